"""The end of a round and of the game (CB43 to CB49, CB110, CB112, CB116, CB120 to CB122, CB133, CB134, CB139)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.codes import (
    ASK_BANKER,
    ASK_CASH,
    ASK_LAST_ROADS,
    BANKER,
    BARE,
    CHARACTERS,
    DO_CASH,
    DO_END,
    DO_LAST_ROADS,
    DO_REFILL,
    GROCER,
    HOUSE,
    MAX_COWBOYS,
    MAX_SEATS,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    OVER,
    PARCELS,
    POINTS_MOVE,
    RED,
    ROUNDS,
    RUN,
    SETTLER,
    SPEND_MOVE,
    TOLD_CLOSED,
    TOLD_COWBOYS,
    TOLD_ENDED,
    TOLD_SPENT,
    WHY_BANKER,
    WHY_BRIDGE,
    WHY_CASH,
    WHY_HOUSES,
    WHY_KIT,
    WHY_MOUNTAINS,
    WHY_PIECES,
)
from carsonne.games.carson_city.income import Income
from carsonne.kernel.state import Buffer

COWBOYS_AFTER = tables.COWBOYS_AFTER
LIMIT = tables.LIMIT
OFFER_COST = tables.OFFER_COST
OFFER_POINTS = tables.OFFER_POINTS


class Ending(Income):
    """Phase four, and what comes after the fourth round."""

    # Red Banker

    def run_banker(self) -> None:
        """Before the end of the round the red Banker may buy points (CB43, CB110)."""
        self.step = DO_END
        for seat in range(self.seats):
            if self.character[seat] == BANKER and self.side[BANKER] == RED and self.money[seat] >= OFFER_COST[0]:
                self.turn = seat
                self.phase = ASK_BANKER

    def offers_into(self, seat: int, n: int, out: Buffer) -> int:
        """Nothing, or one of three offers."""
        out.at[n] = POINTS_MOVE
        n += 1
        for i in range(3):
            if self.money[seat] >= OFFER_COST[i]:
                out.at[n] = POINTS_MOVE + OFFER_POINTS[i]
                n += 1
        return n

    def answer_banker(self, seat: int, move: int) -> None:
        """At most one of the offers."""
        for i in range(3):
            if move - POINTS_MOVE == OFFER_POINTS[i]:
                self.earn(seat, -OFFER_COST[i], WHY_BANKER, PARCELS)
                self.score(seat, OFFER_POINTS[i], WHY_BANKER, OFFER_COST[i], 0)
        self.phase = RUN

    # The end of a round

    def run_end(self) -> None:
        """A square closes, cowboys come, red Grocer and Settler score (CB44 to CB46)."""
        if self.round < ROUNDS:
            self.tell(TOLD_CLOSED, 24 - self.round, 0, 0, 0, 0, 0, 0)
        for seat in range(self.seats):
            self.give_cowboys(seat)
        for seat in range(self.seats):
            if self.waits[seat] and self.character[seat] == GROCER and self.side[GROCER] == RED:
                n = self.owned(seat, HOUSE)
                self.score(seat, n, WHY_HOUSES, n, 1)
            elif self.waits[seat] and self.character[seat] == SETTLER:
                n = self.owned(seat, MOUNTAIN)
                self.score(seat, n, WHY_MOUNTAINS, n, 1)
        self.step = DO_CASH
        self.stage = 0

    def give_cowboys(self, seat: int) -> None:
        """Four, five, five and none, up to ten (CB45)."""
        n = COWBOYS_AFTER[self.round]
        if self.cowboys[seat] + n > MAX_COWBOYS:
            n = MAX_COWBOYS - self.cowboys[seat]
        self.cowboys[seat] += n
        if n:
            self.tell(TOLD_COWBOYS, seat, n, 0, 0, 0, 0, 0)

    def owned(self, seat: int, what: int) -> int:
        """How many parcels with this the player owns."""
        n = 0
        for p in range(PARCELS):
            if self.owner[p] == seat and self.content[p] == what:
                n += 1
        return n

    # The cash limit

    def excess(self, seat: int) -> int:
        """What a player has above the limit of his card (CB47)."""
        card = self.character[seat]
        over = self.money[seat] - LIMIT[card * 2 + self.side[card]]
        return over if over > 0 else 0

    def spenders(self) -> int:
        """Who still has to say how much to spend; below ten dollars there is nothing to gain."""
        bits = 0
        for seat in range(self.seats):
            if self.money[seat] >= 10 and self.chosen[seat] == 0:
                bits |= 1 << seat
        return bits

    def spends_into(self, seat: int, out: Buffer) -> int:
        """Every amount from the excess to all cash (R13)."""
        n = 0
        for amount in range(self.excess(seat), self.money[seat] + 1):
            out.at[n] = SPEND_MOVE + amount
            n += 1
        return n

    def answer_cash(self, seat: int, move: int) -> None:
        """A choice of the moment; when all have chosen, the rules reveal."""
        self.chosen[seat] = move - SPEND_MOVE + 1
        if self.spenders() == 0:
            self.phase = RUN

    def run_cash(self) -> None:
        """All who have ten dollars choose, then all spend at once (CB47)."""
        if self.stage == 0:
            self.stage = 1
            if self.spenders():
                self.phase = ASK_CASH
                return
        for seat in range(self.seats):
            if self.chosen[seat]:
                self.spend(seat, self.chosen[seat] - 1)
                self.chosen[seat] = 0
        self.return_cards()

    def spend(self, seat: int, amount: int) -> None:
        """One point for every full ten dollars."""
        self.money[seat] -= amount
        self.points[seat] += amount // 10
        self.tell(TOLD_SPENT, seat, amount, amount // 10, 0, 0, 0, 0)

    def return_cards(self) -> None:
        """Cards and tokens go back; the order of passing is the next order of picking (CB28, CB48)."""
        for seat in range(MAX_SEATS):
            self.character[seat] = CHARACTERS
            self.waits[seat] = 0
            self.picking[seat] = self.passing[seat]
        self.ammunition = NOBODY
        self.sheriff = NOBODY
        self.white_at = NOWHERE
        self.who = 0
        if self.round == ROUNDS:
            self.step = DO_LAST_ROADS
        else:
            self.step = DO_REFILL
            self.close_up()

    def run_refill(self) -> None:
        """New buildings for the free squares, then the next round (CB49)."""
        if not self.fill_market():
            self.begin_round()

    # The end of the game

    def run_last_roads(self) -> None:
        """With the river, roads that are left may still become bridges (CB134)."""
        while self.river and self.who < self.seats:
            seat = self.passing[self.who]
            if self.can_lay(self.roads[seat]):
                self.turn = seat
                self.phase = ASK_LAST_ROADS
                return
            self.who += 1
        self.finish()

    def pieces(self, seat: int, bridged: bool) -> int:
        """Buildings, houses and mountains of a player, either at a bridge or not (CB121, CB133)."""
        n = 0
        for p in range(PARCELS):
            if self.owner[p] != seat or self.content[p] == BARE:
                continue
            if (self.river != 0 and self.is_by_bridge(p)) == bridged:
                n += 1
        return n

    def locked_before(self, seat: int) -> int:
        """How many others locked after this player (CB139)."""
        return self.seats - 1 - self.place_in_passing(seat)

    def finish(self) -> None:
        """Final scoring (CB121, CB133, CB139)."""
        for seat in range(self.seats):
            n = self.pieces(seat, False)
            self.score(seat, 2 * n, WHY_PIECES, n, 2)
            n = self.pieces(seat, True)
            if n:
                self.score(seat, 3 * n, WHY_BRIDGE, n, 3)
            self.score(seat, self.money[seat] // 6, WHY_CASH, self.money[seat], 0)
            if self.kit:
                self.score(seat, self.locked_before(seat), WHY_KIT, self.locked_before(seat), 1)
        self.phase = OVER
        self.tell(TOLD_ENDED, 0, 0, 0, 0, 0, 0, 0)

    # For Python callers

    def end_rows(self) -> list[list[int]]:
        """For each seat what the end would add: pieces, pieces at bridges, money."""
        return [[self.pieces(seat, False), self.pieces(seat, True), self.money[seat]] for seat in range(self.seats)]
