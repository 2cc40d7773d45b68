"""Sends each call to the module of the current phase, and does nothing else."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import (
    bids,
    characters,
    city,
    ending,
    market,
    placing,
    scoring,
    suits,
    tables,
    taking,
)
from carsonne.games.carson_city_cards.rules.codes import (
    AFTER,
    ASK,
    BACK,
    BID,
    CHARACTER,
    EXTRA,
    HELD,
    LAY_OUT,
    NEXT,
    PLACE,
    QUESTIONS_DUE,
    REVEAL,
    ROUND_OVER,
    SUIT_CHOICE,
    SUIT_DEAL,
    SUIT_NEXT,
    TAKE,
    THE_BIDDERS,
    THE_TURN,
    USE,
    VIRTUAL_BID,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer, Rng

WHO = tables.WHO


class CarsonCityCardsState(Position):
    """A position of the Card Game that can be played."""

    def actors(self) -> int:
        who = WHO[self.phase]
        if who == THE_TURN:
            return 1 << self.turn
        if who == THE_BIDDERS:
            return bids.bidders(self)
        return who

    def legal_into(self, seat: int, out: Buffer) -> int:
        phase = self.phase
        if phase == BID:
            return bids.legal_into(self, seat, out)
        if phase == PLACE:
            return placing.legal_into(self, seat, out)
        if phase in (TAKE, AFTER):
            return taking.legal_into(self, seat, out)
        if phase == USE:
            return characters.legal_into(self, out)
        if phase == SUIT_CHOICE:
            return suits.legal_into(self, out)
        return ending.legal_into(self, seat, out)

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        n = self.draws_into(out)
        for i in range(n):
            weights.at[i] = 1
        return n

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        n = self.draws_into(out)  # all equally likely
        return out.at[rng.below(n)]

    def draws_into(self, out: Buffer) -> int:
        """Write the outcomes of CHANCE; how many."""
        if self.phase == VIRTUAL_BID:
            return bids.draws_into(self, out)
        if self.phase == SUIT_DEAL:
            return suits.draws_into(self, out)
        return market.draws_into(self, out)

    def apply(self, seat: int, move: int) -> None:
        phase = self.phase
        if phase in (LAY_OUT, BACK, CHARACTER):
            market.draw(self, move)
        elif phase in (BID, VIRTUAL_BID, REVEAL):
            bids.answer(self, seat, move)
        elif phase in (TAKE, NEXT, AFTER):
            taking.answer(self, seat, move)
        elif phase == PLACE:
            placing.answer(self, seat, move)
        elif phase in (ASK, USE, HELD, EXTRA):
            characters.answer(self, seat, move)
        elif phase in (SUIT_DEAL, SUIT_CHOICE, SUIT_NEXT):
            suits.answer(self, move)
        else:
            ending.answer(self, seat, move)
        if self.phase == QUESTIONS_DUE:
            characters.ask(self)
        if self.phase == ROUND_OVER:
            ending.end_round(self)

    def scores_into(self, out: Buffer) -> None:
        scoring.scores_into(self, out)

    def derive(self) -> None:
        for seat in range(self.seats):
            city.mark_all_near(self, seat)
