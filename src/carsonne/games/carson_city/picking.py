"""The choice of characters and their immediate powers (CB28 to CB30, CB107 to CB119)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.codes import (
    ASK_CAPTAIN,
    ASK_MONEY,
    ASK_PICK,
    ASK_SETTLER,
    ASK_WORKER,
    BANKER,
    BARE,
    CAPTAIN,
    CHARACTERS,
    CLAIM_MOVE,
    DO_PLACE,
    GROCER,
    HIRE_MOVE,
    HOME,
    MAX_COWBOYS,
    MAX_PARCELS,
    MAX_SEATS,
    MONEY_MOVE,
    NONE_MOVE,
    PARCELS,
    PICK_MOVE,
    RED,
    RUN,
    SETTLER,
    SHERIFF,
    TAKE_MOVE,
    TOLD_BOUGHT_BUILDING,
    TOLD_HIRED,
    TOLD_PICKED,
    TOLD_PLACING,
    TOLD_WAITS,
    WHY_BANKER,
    WHY_CAPTAIN,
    WHY_GROCER,
    WHY_SETTLER,
    WHY_WORKER,
    WORKER,
)
from carsonne.games.carson_city.opening import Opening
from carsonne.kernel.state import Buffer

HIRE_COST = tables.HIRE_COST
GUN_COST = tables.GUN_COST
SLOTS = 7


class Picking(Opening):
    """Phase one of a round."""

    def is_taken(self, card: int) -> bool:
        """Whether somebody has this character."""
        for seat in range(self.seats):
            if self.character[seat] == card:
                return True
        return False

    def picks_into(self, n: int, out: Buffer) -> int:
        """Every character that nobody has taken."""
        for card in range(CHARACTERS):
            if not self.is_taken(card):
                out.at[n] = PICK_MOVE + card
                n += 1
        return n

    def run_pick(self) -> None:
        """One after the other takes a card; a sold building is replaced first (CB28, CB29, CB114)."""
        if self.gap:
            if self.gap == 1:
                self.close_up()
                self.gap = 2
            if self.fill_market():
                return
            self.gap = 0
        if self.count < self.seats:
            self.turn = self.picking[self.count]
            self.phase = ASK_PICK
        else:
            self.set_placing()

    def set_placing(self) -> None:
        """The order of placing follows the numbers of the cards (CB30)."""
        n = 0
        for card in range(CHARACTERS):
            for seat in range(self.seats):
                if self.character[seat] == card:
                    self.placing[n] = seat
                    self.tell(TOLD_PLACING, seat, n, 0, 0, 0, 0, 0)
                    n += 1
        self.step = DO_PLACE
        self.who = 0
        for seat in range(MAX_SEATS):
            self.operations[seat] = 0

    def answer_pick(self, seat: int, move: int) -> None:
        """Take a card; its immediate power comes before the next choice (CB29)."""
        card = move - PICK_MOVE
        self.character[seat] = card
        self.waits[seat] = 0
        self.count += 1
        self.phase = RUN
        self.tell(TOLD_PICKED, seat, card, self.side[card], 0, 0, 0, 0)
        if self.side[card] == RED:
            self.use_red(seat, card)
        else:
            self.use_yellow(seat, card)

    def use_yellow(self, seat: int, card: int) -> None:
        """Immediate powers of the yellow sides."""
        if card == SHERIFF:
            self.sheriff = seat
            self.white_at = HOME
        elif card == BANKER:
            self.earn(seat, 9, WHY_BANKER, PARCELS)
        elif card == GROCER:
            self.phase = ASK_MONEY
        elif card == WORKER:
            self.take_roads(seat, 2)
        elif card == SETTLER:
            if self.parcels[seat] < MAX_PARCELS and self.has_claim():
                self.phase = ASK_SETTLER
        elif card == CAPTAIN:
            self.ask_captain(seat)

    def use_red(self, seat: int, card: int) -> None:
        """Immediate powers of the red sides."""
        if card in (GROCER, SETTLER):
            self.phase = ASK_MONEY
        elif card == WORKER:
            if self.money[seat] >= 5 and self.free_slot() > 0:
                self.phase = ASK_WORKER
        elif card == CAPTAIN:
            self.ask_captain(seat)

    def may_hire(self, seat: int, count: int) -> bool:
        """Within cash, and never more than ten cowboys (CB117, CB118)."""
        if self.side[CAPTAIN] == RED:
            return self.money[seat] >= GUN_COST[count]
        return self.money[seat] >= HIRE_COST[count] and self.cowboys[seat] + count <= MAX_COWBOYS

    def ask_captain(self, seat: int) -> None:
        """Ask how many, unless none can be had."""
        if self.may_hire(seat, 1):
            self.phase = ASK_CAPTAIN

    def hires_into(self, seat: int, n: int, out: Buffer) -> int:
        """None to three cowboys, or none to two revolvers."""
        most = 2 if self.side[CAPTAIN] == RED else 3
        for count in range(most + 1):
            if self.may_hire(seat, count):
                out.at[n] = HIRE_MOVE + count
                n += 1
        return n

    def answer_captain(self, seat: int, move: int) -> None:
        """Cowboys for this and later rounds, or revolvers for good."""
        count = move - HIRE_MOVE
        self.phase = RUN
        if self.side[CAPTAIN] == RED:
            self.earn(seat, -GUN_COST[count], WHY_CAPTAIN, PARCELS)
            self.revolvers[seat] += count
        else:
            self.earn(seat, -HIRE_COST[count], WHY_CAPTAIN, PARCELS)
            self.cowboys[seat] += count
        self.tell(TOLD_HIRED, seat, count, self.side[CAPTAIN], 0, 0, 0, 0)

    def answer_settler(self, seat: int, move: int) -> None:
        """A free parcel or none (CB115)."""
        if move != NONE_MOVE:
            self.claim(seat, move - CLAIM_MOVE)
        self.phase = RUN

    def answer_money(self, seat: int, move: int) -> None:
        """Eight dollars now, or something better later (CB111, CB112, CB116)."""
        if move == MONEY_MOVE:
            self.earn(seat, 8, WHY_GROCER if self.character[seat] == GROCER else WHY_SETTLER, PARCELS)
        else:
            self.waits[seat] = 1
            self.tell(TOLD_WAITS, seat, self.character[seat], 0, 0, 0, 0, 0)
        self.phase = RUN

    def takes_into(self, n: int, out: Buffer) -> int:
        """None, or any building on the row (CB114)."""
        out.at[n] = NONE_MOVE
        n += 1
        for i in range(SLOTS):
            if self.market[i] != BARE:
                out.at[n] = TAKE_MOVE + i
                n += 1
        return n

    def answer_worker(self, seat: int, move: int) -> None:
        """Five dollars for a building; the row closes up when it is built or kept."""
        self.phase = RUN
        if move == NONE_MOVE:
            return
        slot = move - TAKE_MOVE
        what = self.market[slot]
        self.market[slot] = BARE
        self.gap = 1
        self.tell(TOLD_BOUGHT_BUILDING, seat, slot, what, 5, 0, 0, 0)
        self.earn(seat, -5, WHY_WORKER, PARCELS)
        self.take_building(seat, what)
