"""Placing in turn, and the squares of the track one by one (CB31, CB38 to CB42, CB57 to CB65, CB67 to CB76)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.codes import (
    AMMUNITION,
    ASK_KEPT,
    ASK_KIT,
    ASK_LAND,
    ASK_OFFER,
    ASK_PLACE,
    ASK_POINTS,
    ASK_ROADS,
    BARE,
    BUY_MOVE,
    DO_BANKER,
    DO_TRACK,
    DONE_MOVE,
    FIRST_BUILD,
    FIRST_BUY,
    GAMBLING,
    INCOME_COWBOYS,
    INCOME_LAND,
    KEPT,
    LAST_BUILD,
    MAX_PARCELS,
    MAX_SEATS,
    NOBODY,
    PARCELS,
    PASS_MOVE,
    PERFORM_MOVE,
    POINTS_BUILDINGS,
    POINTS_COWBOYS,
    POINTS_LAND,
    POINTS_MOVE,
    ROADS_3,
    ROLL_GAMBLE,
    RUN,
    SALARY,
    SQUARES,
    TOLD_AMMUNITION,
    TOLD_BOUGHT_BUILDING,
    TOLD_RENOUNCED,
    TOLD_SQUARE,
    WHY_BOUGHT,
    WHY_BUILDING,
    WHY_GAMBLING,
    WHY_INCOME_COWBOYS,
    WHY_INCOME_LAND,
    WHY_LAND,
    WHY_POINTS_BUILDINGS,
    WHY_POINTS_COWBOYS,
    WHY_POINTS_LAND,
    WHY_SALARY,
    WORKER,
    YELLOW,
)
from carsonne.games.carson_city.picking import Picking
from carsonne.kernel.state import Buffer

PRICE = tables.PRICE


class Track(Picking):
    """Phases two and three of a round."""

    # Phase two

    def run_place(self) -> None:
        """Ask the next player who has not passed; without cowboys he passes (CB31, CB38, CB136)."""
        if self.kit and self.who and self.passed < self.seats:
            self.phase = ASK_KIT
            return
        while self.passed < self.seats:
            seat = self.placing[self.who % self.seats]
            self.who += 1
            if self.has_passed(seat):
                continue
            if self.can_place(seat) or self.kit:
                self.turn = seat
                self.phase = ASK_PLACE
                return
            self.give_pass(seat, 1)
        self.step = DO_TRACK
        self.square = SALARY
        self.stage = 0
        self.who = 0

    def answer_place(self, seat: int, move: int) -> None:
        """One cowboy, or the end of placing for this player. With Kit Carson all join in at once."""
        if self.kit:
            self.operate(seat, move)
        elif move == PASS_MOVE:
            self.give_pass(seat, 0)
        else:
            self.place(seat, move)
        self.phase = RUN

    # The track

    def next_square(self) -> None:
        """On to the next square (CB40)."""
        self.square += 1
        self.stage = 0
        self.who = 0
        if self.square == SQUARES:
            self.step = DO_BANKER

    def seat_of(self, bits: int) -> int:
        """The one seat in a set of one."""
        for seat in range(MAX_SEATS):
            if bits >> seat & 1:
                return seat
        return 0

    def run_crowd(self) -> None:
        """Salary and one road: everybody, for each cowboy (CB57, CB60, CB88)."""
        target = PARCELS + self.square
        if self.stand[target]:
            self.tell(TOLD_SQUARE, self.square, 0, 0, 0, 0, 0, 0)
        for i in range(self.seats):
            seat = self.passing[i]
            n = self.crowd[self.corner(target) + seat]
            self.crowd[self.corner(target) + seat] = 0
            if self.white_at == target and self.sheriff == seat:
                n += 1
            if n and self.square == SALARY:
                self.earn(seat, 4 * n, WHY_SALARY, target)
            elif n:
                self.take_roads(seat, n)
        self.leave(target)
        self.next_square()

    def run_square(self) -> None:
        """A square with a duel: nobody, the only one, or the winner (CB52)."""
        target = PARCELS + self.square
        if self.stand[target] == 0:
            self.next_square()
        elif self.crowded(target):
            self.tell(TOLD_SQUARE, self.square, 0, 0, 0, 0, 0, 0)
            self.start_duel(target)
        else:
            self.perform(self.seat_of(self.stand[target]))

    def perform(self, seat: int) -> None:
        """The action of the square for the player who is entitled to it."""
        self.turn = seat
        if FIRST_BUILD <= self.square <= LAST_BUILD:
            self.offer(seat)
        elif self.square >= FIRST_BUY:
            if self.money[seat] >= 25 - self.square:
                self.phase = ASK_POINTS
            else:
                self.renounce(seat, PARCELS + self.square, 1)
                self.end_square()
        elif self.square == GAMBLING:
            self.phase = ROLL_GAMBLE
        else:
            self.collect(seat)
            self.end_square()

    def collect(self, seat: int) -> None:
        """What needs no decision (CB58, CB59, CB63, CB64, CB67 to CB69, CB71)."""
        here = PARCELS + self.square
        if self.square == AMMUNITION:
            self.ammunition = seat
            self.tell(TOLD_AMMUNITION, seat, 0, 0, 0, 0, 0, 0)
        elif self.square == ROADS_3:
            self.take_roads(seat, 3)
        elif self.square == INCOME_LAND:
            self.earn(seat, 2 * self.parcels[seat], WHY_INCOME_LAND, here)
        elif self.square == INCOME_COWBOYS:
            self.earn(seat, 2 * self.strength(seat), WHY_INCOME_COWBOYS, here)
        elif self.square == POINTS_LAND:
            self.score(seat, self.parcels[seat] // 2, WHY_POINTS_LAND, self.parcels[seat], 0)
        elif self.square == POINTS_COWBOYS:
            self.score(seat, self.strength(seat) // 2, WHY_POINTS_COWBOYS, self.strength(seat), 0)
        elif self.square == POINTS_BUILDINGS:
            self.score(seat, self.buildings(seat), WHY_POINTS_BUILDINGS, self.buildings(seat), 1)

    def renounce(self, seat: int, target: int, forced: int) -> None:
        """The right to an action is lost (CB42, CB35a)."""
        self.tell(TOLD_RENOUNCED, seat, target, forced, 0, 0, 0, 0)

    def end_square(self) -> None:
        """The cowboy goes to the general reserve (CB41)."""
        self.leave(PARCELS + self.square)
        self.next_square()
        self.phase = RUN

    def gamble(self, roll: int) -> None:
        """Two dice, their sum in dollars (CB65)."""
        self.earn(self.turn, roll // 6 + roll % 6 + 2, WHY_GAMBLING, PARCELS + self.square)
        self.end_square()

    def answer_points(self, seat: int, move: int) -> None:
        """As many points as the player can and will pay (CB70)."""
        n = move - POINTS_MOVE
        if n:
            self.earn(seat, -n * (25 - self.square), WHY_BOUGHT, PARCELS + self.square)
            self.score(seat, n, WHY_BOUGHT, n, 1)
        else:
            self.renounce(seat, PARCELS + self.square, 0)
        self.end_square()

    # Construction

    def cost(self, seat: int) -> int:
        """The price of the building on this square, half for the yellow Chinese worker (CB76, CB113)."""
        price = PRICE[LAST_BUILD - self.square]
        if self.character[seat] == WORKER and self.side[WORKER] == YELLOW:
            return (price + 1) // 2
        return price

    def offer(self, seat: int) -> None:
        """Ask whether to buy, if it can be paid (CB76, CB35a)."""
        if self.money[seat] >= self.cost(seat):
            self.phase = ASK_OFFER
        else:
            self.renounce(seat, PARCELS + self.square, 1)
            self.end_square()

    def answer_offer(self, seat: int, move: int) -> None:
        """Pay and take the building, or renounce."""
        if move != PERFORM_MOVE:
            self.renounce(seat, PARCELS + self.square, 0)
            self.end_square()
            return
        slot = LAST_BUILD - self.square
        what = self.market[slot]
        price = self.cost(seat)
        self.market[slot] = BARE
        self.tell(TOLD_BOUGHT_BUILDING, seat, slot, what, price, 0, 0, 0)
        self.earn(seat, -price, WHY_BUILDING, PARCELS + self.square)
        self.end_square()
        self.take_building(seat, what)

    def run_road_window(self) -> bool:
        """Before the first construction square everybody may lay roads, in passing order (CB86)."""
        while self.who < self.seats:
            seat = self.passing[self.who]
            if self.windows and self.can_lay(self.roads[seat]):
                self.turn = seat
                self.phase = ASK_ROADS
                return True
            self.who += 1
        self.stage = 1
        return False

    def run_kept(self) -> None:
        """The window for kept buildings, in passing order (CB82)."""
        while self.who < self.seats:
            seat = self.passing[self.who]
            if self.stage == 0:
                self.forget_refusals()
                self.stage = 1
            if self.wants_window(seat):
                self.turn = seat
                self.phase = ASK_KEPT
                return
            self.leave_window()
        self.next_square()

    def leave_window(self) -> None:
        """The next player's window."""
        self.who += 1
        self.stage = 0 if self.square == KEPT else self.stage
        self.phase = RUN

    # Land

    def may_buy(self, seat: int, parcel: int) -> bool:
        """Entitled, with the money and a property tile (CB73, CB75)."""
        if self.owner[parcel] != NOBODY or not self.stand[parcel] >> seat & 1:
            return False
        return self.parcels[seat] < MAX_PARCELS and self.price(parcel) <= self.money[seat]

    def can_buy(self, seat: int) -> bool:
        """Whether there is any such parcel."""
        for p in range(PARCELS):
            if self.stand[p] and self.may_buy(seat, p):
                return True
        return False

    def buys_into(self, seat: int, n: int, out: Buffer) -> int:
        """Stop buying, or any such parcel."""
        out.at[n] = DONE_MOVE
        n += 1
        for p in range(PARCELS):
            if self.stand[p] and self.may_buy(seat, p):
                out.at[n] = BUY_MOVE + p
                n += 1
        return n

    def run_land(self) -> None:
        """All duels over land first, then each buys in passing order (CB73)."""
        if self.stage == 0:
            if self.seek_duel():
                return
            self.stage = 1
        while self.who < self.seats:
            seat = self.passing[self.who]
            if self.can_buy(seat):
                self.turn = seat
                self.phase = ASK_LAND
                return
            self.leave_land(seat, 1)
        self.next_square()

    def leave_land(self, seat: int, forced: int) -> None:
        """Parcels that a player does not or cannot buy are lost to him (CB42, CB35a)."""
        for p in range(PARCELS):
            if self.owner[p] == NOBODY and self.stand[p] >> seat & 1:
                self.renounce(seat, p, forced)
                self.leave(p)
        self.who += 1

    def answer_land(self, seat: int, move: int) -> None:
        """Buy one parcel, or no more."""
        if move == DONE_MOVE:
            self.leave_land(seat, 0)
            self.phase = RUN
            return
        parcel = move - BUY_MOVE
        self.earn(seat, -self.price(parcel), WHY_LAND, parcel)
        self.own(seat, parcel)
        self.leave(parcel)
        if not self.can_buy(seat):
            self.phase = RUN
