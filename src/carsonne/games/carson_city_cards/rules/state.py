"""Dispatches each call to the module of the current phase, and does nothing else."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import bids, characters, city, codes, ending, phases, scoring, tables
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
        return phases.legal_into(self, seat, out)

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        n = phases.draws_into(self, out)
        for i in range(n):
            weights.at[i] = 1
        return n

    def sample(self, rng: Rng, out: Buffer, weights: Buffer) -> int:
        n = phases.draws_into(self, out)  # all equally likely
        return out.at[rng.below(n)]

    def apply(self, seat: int, move: int) -> None:
        phases.answer(self, seat, move)
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
