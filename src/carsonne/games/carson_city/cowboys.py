"""Placing cowboys: where each may go, passing, and the simultaneous placing of Kit Carson (CB31 to CB39, CB136)."""

from __future__ import annotations

from carsonne.games.carson_city.codes import (
    BACK_MOVE,
    BARE,
    FIRST_BUILD,
    FIRST_BUY,
    GAMBLING,
    HOME,
    INCOME_LAND,
    LAND,
    LAST_BUILD,
    LOCK_MOVE,
    MAX_OPERATIONS,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    PARCELS,
    PASS_MOVE,
    PLACE_MOVE,
    POINTS_LAND,
    PRISON,
    RED,
    RIVER,
    ROADS_1,
    SALARY,
    SHERIFF,
    SHIFT_MOVE,
    TARGET_ROOM,
    TARGETS,
    TOLD_MOVED,
    TOLD_PASSED,
    TOLD_PLACED,
    TOLD_TAKEN_BACK,
    WHITE_BACK_MOVE,
    WHITE_MOVE,
    WHITE_SHIFT_MOVE,
)
from carsonne.games.carson_city.players import Players
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer


class Cowboys(Players):
    """Cowboys standing on squares, parcels and buildings."""

    def __init__(self, seats: int) -> None:
        Players.__init__(self, seats)
        self.stand = zeros(TARGETS)  # for each target the seats that stand there, as bits, the white cowboy included
        self.crowd = zeros(2 * MAX_SEATS)  # cowboys on the two squares without duels, white not counted
        self.operations = zeros(MAX_SEATS)
        self.fence = 0  # gcc checks no array that is the last field

    # Where a cowboy may go

    def is_open(self, square: int) -> bool:
        """Whether a square takes cowboys in this round (CB32, CB44)."""
        if square < LAND:
            return True
        if FIRST_BUILD <= square <= LAST_BUILD:
            return self.market[LAST_BUILD - square] != BARE
        if square >= FIRST_BUY:
            return square <= 24 - self.round
        return INCOME_LAND <= square <= GAMBLING or square >= POINTS_LAND

    def has_duels(self, target: int) -> bool:
        """Everywhere but on salary and on one road (CB36)."""
        return target != PARCELS + SALARY and target != PARCELS + ROADS_1

    def takes(self, seat: int, parcel: int) -> bool:
        """Whether a parcel is for sale to all or a building that this player may attack or guard (CB33 to CB35)."""
        owner = self.owner[parcel]
        what = self.content[parcel]
        if owner == NOBODY:
            return what != RIVER
        if what == BARE or what > PRISON or self.is_safe(parcel):
            return False
        return owner == seat or not self.is_peaceful(seat)

    def is_peaceful(self, seat: int) -> bool:
        """The red Sheriff may not challenge anybody (CB108)."""
        return self.character[seat] == SHERIFF and self.side[SHERIFF] == RED

    def is_free(self, seat: int, target: int) -> bool:
        """Whether those who stand there let this player join (CB36, CB37, CB107, CB108)."""
        bits = self.stand[target]
        if bits == 0 or not self.has_duels(target):
            return True
        if bits >> seat & 1 or self.white_at == target:
            return False
        if self.is_peaceful(seat):
            return target < PARCELS and self.owner[target] == seat
        return True

    def may_place(self, seat: int, target: int) -> bool:
        """Whether a coloured cowboy may go there."""
        if not self.is_free(seat, target):
            return False
        return self.takes(seat, target) if target < PARCELS else self.is_open(target - PARCELS)

    def may_place_white(self, seat: int, target: int) -> bool:
        """The white cowboy goes where nobody stands, and attacks nobody (CB107)."""
        if self.stand[target]:
            return False
        if target >= PARCELS:
            return self.is_open(target - PARCELS)
        return self.takes(seat, target) and (self.owner[target] == NOBODY or self.owner[target] == seat)

    def has_white(self, seat: int) -> bool:
        """Whether the player holds the white cowboy, unplaced."""
        return self.sheriff == seat and self.white_at == HOME

    def can_place(self, seat: int) -> bool:
        """Whether the player has any cowboy left to place (CB38)."""
        return self.cowboys[seat] > 0 or self.has_white(seat)

    def places_into(self, seat: int, n: int, out: Buffer) -> int:
        """Pass or lock, and every target for each cowboy in hand (CB31)."""
        out.at[n] = LOCK_MOVE if self.kit else PASS_MOVE
        n += 1
        if self.cowboys[seat]:
            for target in range(TARGETS):
                if self.may_place(seat, target):
                    out.at[n] = PLACE_MOVE + target
                    n += 1
        if self.has_white(seat):
            for target in range(TARGETS):
                if self.may_place_white(seat, target):
                    out.at[n] = WHITE_MOVE + target
                    n += 1
        return n

    # Placing

    def put_cowboy(self, seat: int, target: int) -> None:
        """A coloured cowboy arrives."""
        self.stand[target] |= 1 << seat
        if not self.has_duels(target):
            self.crowd[self.corner(target) + seat] += 1

    def corner(self, target: int) -> int:
        """Where the crowd of a square without duels is counted."""
        return 0 if target == PARCELS + SALARY else MAX_SEATS

    def lift_cowboy(self, seat: int, target: int) -> None:
        """A coloured cowboy leaves."""
        if not self.has_duels(target):
            i = self.corner(target) + seat
            self.crowd[i] -= 1
            if self.crowd[i] or (self.white_at == target and self.sheriff == seat):
                return
        self.stand[target] &= ~(1 << seat)

    def lift_white(self, seat: int) -> None:
        """The white cowboy leaves its target."""
        target = self.white_at
        self.white_at = HOME
        if self.has_duels(target) or self.crowd[self.corner(target) + seat] == 0:
            self.stand[target] &= ~(1 << seat)

    def place(self, seat: int, move: int) -> None:
        """One cowboy from the personal reserve onto a target (CB31, CB107)."""
        if move < WHITE_MOVE:
            self.cowboys[seat] -= 1
            self.put_cowboy(seat, move - PLACE_MOVE)
            self.tell(TOLD_PLACED, seat, move - PLACE_MOVE, 0, 0, 0, 0, 0)
        else:
            self.white_at = move - WHITE_MOVE
            self.stand[self.white_at] |= 1 << seat
            self.tell(TOLD_PLACED, seat, self.white_at, 1, 0, 0, 0, 0)

    def give_pass(self, seat: int, forced: int) -> None:
        """Onto the first free place of the lower track (CB38, CB137)."""
        self.tell(TOLD_PASSED, seat, self.passed, forced, self.kit, 0, 0, 0)
        self.passing[self.passed] = seat
        self.passed += 1

    # Kit Carson

    def stands_apart(self, seat: int, target: int) -> bool:
        """Whether the player has a coloured cowboy there."""
        if not self.stand[target] >> seat & 1:
            return False
        if not self.has_duels(target):
            return self.crowd[self.corner(target) + seat] > 0
        return not (self.white_at == target and self.sheriff == seat)

    def kit_into(self, seat: int, out: Buffer) -> int:
        """Lock, place, take back and move (CB136 to CB138); only lock once the operations are used up (R20)."""
        if self.operations[seat] >= MAX_OPERATIONS:
            out.at[0] = LOCK_MOVE
            return 1
        n = self.places_into(seat, 0, out)
        for target in range(TARGETS):
            if self.stands_apart(seat, target):
                out.at[n] = BACK_MOVE + target
                n = self.shifts_into(seat, target, n + 1, out)
        if self.sheriff == seat and self.white_at < TARGETS:
            out.at[n] = WHITE_BACK_MOVE + self.white_at
            n = self.white_shifts_into(seat, n + 1, out)
        return n

    def shifts_into(self, seat: int, start: int, n: int, out: Buffer) -> int:
        """Where a cowboy that stands on the board may go instead."""
        for target in range(TARGETS):
            if target != start and self.may_place(seat, target):
                out.at[n] = SHIFT_MOVE + start * TARGET_ROOM + target
                n += 1
        return n

    def white_shifts_into(self, seat: int, n: int, out: Buffer) -> int:
        """The same for the white one."""
        for target in range(TARGETS):
            if target != self.white_at and self.may_place_white(seat, target):
                out.at[n] = WHITE_SHIFT_MOVE + self.white_at * TARGET_ROOM + target
                n += 1
        return n

    def operate(self, seat: int, move: int) -> None:
        """One operation of the simultaneous placing."""
        self.operations[seat] += 1
        if move == LOCK_MOVE:
            self.give_pass(seat, 0)
        elif move >= SHIFT_MOVE:
            self.shift(seat, move)
        elif move >= BACK_MOVE:
            self.take_back(seat, move)
        else:
            self.place(seat, move)

    def take_back(self, seat: int, move: int) -> None:
        """Back to the personal reserve."""
        if move >= WHITE_BACK_MOVE:
            self.tell(TOLD_TAKEN_BACK, seat, self.white_at, 1, 0, 0, 0, 0)
            self.lift_white(seat)
        else:
            self.tell(TOLD_TAKEN_BACK, seat, move - BACK_MOVE, 0, 0, 0, 0, 0)
            self.lift_cowboy(seat, move - BACK_MOVE)
            self.cowboys[seat] += 1

    def shift(self, seat: int, move: int) -> None:
        """From one target to another in one go."""
        white = move >= WHITE_SHIFT_MOVE
        code = move - WHITE_SHIFT_MOVE if white else move - SHIFT_MOVE
        target = code % TARGET_ROOM
        self.tell(TOLD_MOVED, seat, code // TARGET_ROOM, target, white, 0, 0, 0)
        if white:
            self.lift_white(seat)
            self.white_at = target
            self.stand[target] |= 1 << seat
        else:
            self.lift_cowboy(seat, code // TARGET_ROOM)
            self.put_cowboy(seat, target)

    # Leaving

    def leave(self, target: int) -> None:
        """Whoever still stands there goes to the general reserve; the white cowboy leaves play (CB41, CB107)."""
        self.stand[target] = 0
        if self.white_at == target:
            self.white_at = NOWHERE

    # For Python callers

    def targets(self, seat: int) -> list[int]:
        """Where a coloured cowboy of this seat may go, whether or not it has one."""
        return [target for target in range(TARGETS) if self.may_place(seat, target)]

    # Numbers

    def dump_cowboys(self) -> list[int]:
        """All of this class as numbers."""
        stand = [self.stand[i] for i in range(TARGETS)]
        crowd = [self.crowd[i] for i in range(2 * MAX_SEATS)]
        return stand + crowd + [self.operations[i] for i in range(MAX_SEATS)]

    def load_cowboys(self, values: list[int], at: int) -> int:
        """The inverse; where the next numbers begin."""
        for i in range(TARGETS):
            self.stand[i] = values[at + i]
        for i in range(2 * MAX_SEATS):
            self.crowd[i] = values[at + TARGETS + i]
        for i in range(MAX_SEATS):
            self.operations[i] = values[at + 98 + i]
        return at + 103
