"""Building income with attacks (CB42, CB66, CB99 to CB106, CB111)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.codes import (
    ASK_DOUBLE,
    ASK_RAID,
    BARE,
    DOUBLE_MOVE,
    FIRST_BUILD,
    GROCER,
    INCOME_BUILDINGS,
    KEPT,
    LAND,
    MONEY_MOVE,
    NOWHERE,
    PARCELS,
    PERFORM_MOVE,
    ROADS_1,
    RUN,
    SALARY,
    TOLD_DOUBLES,
    TOLD_INCOME,
    TOLD_RAIDED,
    TOLD_SQUARE,
    TYPES,
    WHY_GROCER,
    YELLOW,
)
from carsonne.games.carson_city.track import Track
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer

EARNS = tables.EARNS


class Income(Track):
    """The tenth square, and with it the whole track."""

    def __init__(self, seats: int) -> None:
        Track.__init__(self, seats)
        self.doubled = BARE  # the kind of building that the Grocer doubles
        self.raid_at = NOWHERE
        self.raid = zeros(PARCELS)  # 1 + the seat that takes its share of a building

    def run_track(self) -> None:
        """Resolve the present square or go on with it."""
        if self.square == LAND:
            self.run_land()
        elif self.square == KEPT:
            self.run_kept()
        elif self.square == INCOME_BUILDINGS:
            self.run_income()
        elif self.square == SALARY or self.square == ROADS_1:
            self.run_crowd()
        elif self.square != FIRST_BUILD or self.stage or not self.run_road_window():
            self.run_square()

    def run_income(self) -> None:
        """The Grocer's choice, duels over buildings, successful attackers, then the incomes (CB99 to CB106, R22)."""
        if self.stage == 0:
            self.stage = 1
            if self.ask_double():
                return
        if self.stage == 1:
            if self.seek_duel():
                return
            self.stage = 2
        if not self.seek_raid():
            self.pay_incomes()
            self.next_square()

    def ask_double(self) -> bool:
        """The yellow Grocer who waited: eight dollars, or a kind of building to double (CB111)."""
        for seat in range(self.seats):
            if self.character[seat] == GROCER and self.waits[seat] and self.side[GROCER] == YELLOW:
                self.turn = seat
                for what in range(1, TYPES):
                    if EARNS[what] and self.built[seat * TYPES + what]:
                        self.phase = ASK_DOUBLE
                        return True
                self.earn(seat, 8, WHY_GROCER, PARCELS)
        return False

    def doubles_into(self, seat: int, n: int, out: Buffer) -> int:
        """The money, or any kind that earns and that the player has."""
        out.at[n] = MONEY_MOVE
        n += 1
        for what in range(1, TYPES):
            if EARNS[what] and self.built[seat * TYPES + what]:
                out.at[n] = DOUBLE_MOVE + what
                n += 1
        return n

    def answer_double(self, seat: int, move: int) -> None:
        """Money or a doubled kind."""
        if move == MONEY_MOVE:
            self.earn(seat, 8, WHY_GROCER, PARCELS)
        else:
            self.doubled = move - DOUBLE_MOVE
            self.tell(TOLD_DOUBLES, seat, self.doubled, 0, 0, 0, 0, 0)
        self.phase = RUN

    def is_doubled(self, parcel: int) -> bool:
        """Whether this building's income is doubled."""
        return self.content[parcel] == self.doubled and self.character[self.owner[parcel]] == GROCER

    def loot(self, parcel: int) -> int:
        """What a successful attacker gets: half, or the single income of a doubled building (CB102, CB111)."""
        return self.income(parcel) if self.is_doubled(parcel) else self.income(parcel) // 2

    def seek_raid(self) -> bool:
        """Ask successful attackers, in passing order, whether they take their share (CB42, CB100)."""
        while self.who < self.seats:
            seat = self.passing[self.who]
            for p in range(PARCELS):
                if self.stand[p] >> seat & 1 and self.owner[p] != seat:
                    self.raid_at = p
                    if self.loot(p):
                        self.turn = seat
                        self.phase = ASK_RAID
                        return True
                    self.take_raid(seat)
            self.who += 1
        return False

    def take_raid(self, seat: int) -> None:
        """The attacker will have a share."""
        self.raid[self.raid_at] = seat + 1
        self.leave(self.raid_at)

    def answer_raid(self, seat: int, move: int) -> None:
        """Take the share, or leave it to the owner."""
        if move == PERFORM_MOVE:
            self.take_raid(seat)
        else:
            self.renounce(seat, self.raid_at, 0)
            self.leave(self.raid_at)
        self.phase = RUN

    def pay_incomes(self) -> None:
        """Every building pays; defenders nobody attacked go to the general reserve (CB99, CB104)."""
        self.tell(TOLD_SQUARE, self.square, 0, 0, 0, 0, 0, 0)
        for p in range(PARCELS):
            if self.is_building(p):
                self.leave(p)
                if EARNS[self.content[p]]:
                    self.pay_income(p)
        self.doubled = BARE
        self.raid_at = NOWHERE

    def pay_income(self, parcel: int) -> None:
        """To the owner, and his share to an attacker (CB102, CB103, CB111)."""
        what = self.content[parcel]
        owner = self.owner[parcel]
        doubled = 2 if self.is_doubled(parcel) else 1
        amount = self.income(parcel) * doubled
        counted = self.counted(parcel, what, owner)
        self.tell(TOLD_INCOME, owner, parcel, amount, what, counted, self.added(parcel, what, owner), doubled)
        raider = self.raid[parcel]
        if raider:
            share = self.loot(parcel)
            self.raid[parcel] = 0
            self.money[raider - 1] += share
            amount -= share
            self.tell(TOLD_RAIDED, raider - 1, owner, parcel, share, amount, 0, 0)
        self.money[owner] += amount

    # Numbers

    def dump_income(self) -> list[int]:
        """All of this class as numbers."""
        return [self.count, self.doubled, self.raid_at] + [self.raid[p] for p in range(PARCELS)]

    def load_income(self, values: list[int], at: int) -> int:
        """The inverse; where the next numbers begin."""
        row = values[at : at + 3]
        self.count, self.doubled, self.raid_at = row
        for p in range(PARCELS):
            self.raid[p] = values[at + 3 + p]
        return at + 67
