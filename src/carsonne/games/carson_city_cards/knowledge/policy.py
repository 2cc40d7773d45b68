"""What each legal move of a seat promises: the policy of the Card Game, one function for each kind of question."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import bid_worth, city_worth, feature_codes, market_worth, use_worth
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes, scoring
from carsonne.games.carson_city_cards.rules.bids import is_void
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import sell
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.advisor import Advisor
from carsonne.kernel.state import Buffer, Rng, State

try:
    import cython
except ImportError:
    from carsonne.kernel import nocython as cython

PATIENCE = 3000
"""What a sale must bring beyond waiting for a better moment, in ten-thousandths of a point."""


class Policy(Advisor):
    """Ranks the legal moves of a seat, and owns the buffers for it."""

    def __init__(self, scratch: Scratch) -> None:
        self.scratch = Scratch(0)
        self.scratch.copy_from(scratch)
        self.spare = CarsonCityCardsState(1)
        self.places = Buffer()
        self.sheet = Buffer()
        self.rng = Rng(1)

    def rank_into(self, s: State, seat: int, moves: Buffer, worth: Buffer) -> int:
        n = s.legal_into(seat, moves)
        for i in range(n):
            worth.at[i] = 0
        if n > 1:
            self.rank(cython.cast(CarsonCityCardsState, s), seat, n, moves, worth)
        for i in range(n):
            worth.at[i] = city_worth.divided(worth.at[i], 100)
        return n

    def rank(self, s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
        """Write what each of the legal moves promises, in ten-thousandths of a point on one scale."""
        if s.phase == codes.SUIT_CHOICE:
            return
        if s.phase == codes.BID:
            self.rank_bids(s, seat, n, moves, worth)
        elif s.phase == codes.USE:
            self.rank_use(s, seat, n, moves, worth)
        elif s.phase == codes.TAKE:
            self.rank_takes(s, seat, n, moves, worth)
        elif s.phase == codes.PLACE:
            self.rank_places(s, seat, n, moves, worth)
        elif s.phase == codes.PAPERBOY_CHOICE:
            self.rank_choices(s, seat, n, moves, worth)
        else:
            self.rank_sales(s, seat, n, moves, worth)

    def rank_bids(self, s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
        """Rank bids by what each gains in this round, less what the card could do later."""
        city_worth.look_ahead(self.scratch, city_worth.rounds_after(s))
        if is_void(s, seat):
            for i in range(n):
                worth.at[i] = -bid_worth.charge(s, seat, moves.at[i] - codes.BID_MOVE, self.scratch)
            return
        market_worth.find_all_worths(s, self.places, self.sheet, self.scratch)
        bid_worth.suppose_sense(s, seat, self.rng, self.scratch)
        bid_worth.find_gains(
            s, seat, s.bonus[seat], 2 if seat == s.worker and seat != s.lawyer else 1, self.rng, self.scratch
        )
        for i in range(n):
            worth.at[i] = bid_worth.net(s, seat, moves.at[i] - codes.BID_MOVE, s.bonus[seat], self.scratch)

    def rank_use(self, s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
        """Rank using a character, which gains something now, and declining, which keeps what it could do later."""
        market_worth.find_all_worths(s, self.places, self.sheet, self.scratch)
        held = use_worth.held_worth(s, s.question, self.scratch)
        gain = use_worth.gain_of_use(s, seat, self.rng, self.scratch)
        for i in range(n):
            worth.at[i] = gain if codes.USE_MOVE <= moves.at[i] < codes.DECLINE_MOVE else held

    def rank_takes(self, s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
        """Rank cards by what the city gains, less a part of what the players behind then gain."""
        market_worth.find_all_worths(s, self.places, self.sheet, self.scratch)
        others = line_behind(s, self.scratch)
        best = 0
        for i in range(n):
            if moves.at[i] < codes.SELL_MOVE:  # they come first, in the order of the market
                worth.at[i] = take_worth(s, seat, i, others, self.scratch)
                best = worth.at[i] if i == 0 else max(best, worth.at[i])
        without = city_worth.city_worth(s, seat, city_worth.rounds_after(s), self.sheet, self.scratch)
        for i in range(n):
            if moves.at[i] >= codes.SELL_MOVE:
                worth.at[i] = best + self.sold_worth(s, seat, moves.at[i]) - without - PATIENCE

    def rank_places(self, s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
        """Rank places by what the city is worth with the card there."""
        left = city_worth.rounds_after(s)
        without = city_worth.city_worth(s, seat, left, self.sheet, self.scratch)
        best = without
        for i in range(n):
            if moves.at[i] == codes.SET_ASIDE_MOVE:
                worth.at[i] = without
            elif moves.at[i] < codes.SELL_MOVE:
                move = moves.at[i]
                worth.at[i] = city_worth.worth_with_card(s, seat, s.holding, move, left, self.sheet, self.scratch)
                best = worth.at[i] if i == 0 else max(best, worth.at[i])
        for i in range(n):
            if moves.at[i] >= codes.SELL_MOVE and moves.at[0] != codes.SET_ASIDE_MOVE:
                worth.at[i] = best + self.sold_worth(s, seat, moves.at[i]) - without - PATIENCE
            elif moves.at[i] >= codes.SELL_MOVE:
                worth.at[i] = self.placed_after_sale(s, seat, moves.at[i]) - PATIENCE

    def rank_choices(self, s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
        """Rank the Paperboy's choices by what the character brings."""
        for i in range(n):
            if moves.at[i] == codes.NO_CHOICE_MOVE:
                worth.at[i] = city_worth.city_worth(s, seat, 0, self.sheet, self.scratch)
            else:
                character = moves.at[i] - codes.CHOOSE_MOVE
                worth.at[i] = city_worth.worth_with_character(s, seat, character, 0, self.sheet, self.scratch)

    def rank_sales(self, s: Position, seat: int, n: int, moves: Buffer, worth: Buffer) -> None:
        """Rank sales: after a turn they can wait; in the last sale they cannot."""
        last = s.phase == codes.LAST_SALE
        for i in range(n):
            if moves.at[i] == codes.DONE_MOVE and last:
                scoring.count(s, seat, self.sheet)
                worth.at[i] = feature_codes.UNIT * self.sheet.at[codes.TOTAL]
            elif moves.at[i] == codes.DONE_MOVE:
                now = city_worth.city_worth(s, seat, city_worth.rounds_after(s), self.sheet, self.scratch)
                worth.at[i] = now + PATIENCE
            else:
                worth.at[i] = self.sold_worth(s, seat, moves.at[i])

    def sold_worth(self, s: Position, seat: int, move: int) -> int:
        """Return the worth of a city after a sale."""
        self.spare.copy_from(s)
        sell(self.spare, seat, move)
        return city_worth.city_worth(self.spare, seat, city_worth.rounds_after(s), self.sheet, self.scratch)

    def placed_after_sale(self, s: Position, seat: int, move: int) -> int:
        """Return the worth of a city in which a sale makes room for the card in hand."""
        left = city_worth.rounds_after(s)
        self.spare.copy_from(s)
        sell(self.spare, seat, move)
        return city_worth.best_place(self.spare, seat, s.holding, left, self.places, self.sheet, self.scratch)


def line_behind(s: Position, d: Scratch) -> int:
    """List the players who take after the current seat; return how many."""
    n = 0
    for i in range(s.order_next, s.order_count):
        d.line[n] = s.order[i]
        n += 1
    return n


def take_worth(s: Position, seat: int, i: int, others: int, d: Scratch) -> int:
    """Return what taking a card is worth, with another one if the turn has two."""
    gain = market_worth.worth_to(d, seat, i)
    taken = 1 << i
    if s.takes > 1:
        second = market_worth.favourite(d, seat, taken)
        gain += market_worth.worth_to(d, seat, second)
        taken |= 1 << second
    theirs = bid_worth.rest_gains(d, taken, 0, others)
    return gain - city_worth.divided(theirs * d.setting[feature_codes.DENY], 100 * max(1, s.players - 1))
