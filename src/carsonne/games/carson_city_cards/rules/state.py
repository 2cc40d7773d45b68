"""Sends each call to the module of the current phase, and does nothing else."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import (
    bids,
    characters,
    city,
    codes,
    ending,
    market,
    placing,
    scoring,
    suits,
    tables,
    taking,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer, Rng

WHO = tables.WHO


class CarsonCityCardsState(Position):
    """A position of the Card Game that can be played."""

    def actors(self) -> int:
        who = WHO[self.phase]
        if who == codes.THE_TURN:
            return 1 << self.turn
        if who == codes.THE_BIDDERS:
            return bids.bidders(self)
        return who

    def legal_into(self, seat: int, out: Buffer) -> int:
        phase = self.phase
        if phase == codes.BID:
            return bids.legal_into(self, seat, out)
        if phase == codes.PLACE:
            return placing.legal_into(self, seat, out)
        if phase in (codes.TAKE, codes.AFTER):
            return taking.legal_into(self, seat, out)
        if phase == codes.USE:
            return characters.legal_into(self, out)
        if phase == codes.SUIT_CHOICE:
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
        if self.phase == codes.VIRTUAL_BID:
            return bids.draws_into(self, out)
        if self.phase == codes.SUIT_DEAL:
            return suits.draws_into(self, out)
        return market.draws_into(self, out)

    def apply(self, seat: int, move: int) -> None:
        phase = self.phase
        if phase in (codes.LAY_OUT, codes.BACK, codes.CHARACTER):
            market.draw(self, move)
        elif phase in (codes.BID, codes.VIRTUAL_BID, codes.REVEAL):
            bids.answer(self, seat, move)
        elif phase in (codes.TAKE, codes.NEXT, codes.AFTER):
            taking.answer(self, seat, move)
        elif phase == codes.PLACE:
            placing.answer(self, seat, move)
        elif phase in (codes.ASK, codes.USE, codes.HELD, codes.EXTRA):
            characters.answer(self, seat, move)
        elif phase in (codes.SUIT_DEAL, codes.SUIT_CHOICE, codes.SUIT_NEXT):
            suits.answer(self, move)
        else:
            ending.answer(self, seat, move)
        if self.phase == codes.QUESTIONS_DUE:
            characters.ask(self)
        if self.phase == codes.ROUND_OVER:
            ending.end_round(self)

    def scores_into(self, out: Buffer) -> None:
        scoring.totals_into(self, self.seats, out)

    def winners(self, scratch: Buffer) -> int:
        return scoring.winners(self, scratch)

    def derive(self) -> None:
        for seat in range(self.seats):
            city.mark_all_near(self, seat)
