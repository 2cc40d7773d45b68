"""Dispatches each call to the module of the current phase or step."""

from __future__ import annotations

from carsonne.games.carson_city.rules import (
    codes,
    duels,
    final_scoring,
    kit_carson,
    phases,
    roads,
    round_end,
    tables,
    town,
    windows,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

WHO = tables.WHO


class CarsonCityState(Position):
    """A game from the first roll to the final scoring."""

    def actors(self) -> int:
        who = WHO[self.phase]
        if who == codes.THE_TURN:
            return 1 << self.turn
        if who == codes.THE_RACERS:
            return kit_carson.unlocked(self)
        if who == codes.THE_DUELLISTS:
            return duels.undecided(self)
        if who == codes.THE_SPENDERS:
            return round_end.spenders(self)
        return who

    def legal_into(self, seat: int, out: Buffer) -> int:
        n = phases.legal_into(self, seat, out)
        return roads.roads_into(self, seat, n, out) if roads.may_lay_now(self) else n

    def chance_into(self, out: Buffer, weights: Buffer) -> int:
        return phases.chance_into(self, out, weights)

    def scores_into(self, out: Buffer) -> None:
        for seat in range(self.seats):
            out.at[seat] = self.points[seat]

    def winners(self, scratch: Buffer) -> int:
        return final_scoring.winners(self, scratch)

    def apply(self, seat: int, move: int) -> None:
        if seat < 0:
            if self.phase != codes.RUN:
                phases.happen(self, move)
                if self.step == codes.DO_TILES:
                    return  # a total is announced by the rules, so that the last tile of a hand stays secret
            go_on(self)
        elif codes.ROAD_MOVE <= move < codes.BUILD_MOVE:
            roads.lay(self, seat, move - codes.ROAD_MOVE)
            windows.after_road(self, seat)
        else:
            phases.answer(self, seat, move)

    def derive(self) -> None:
        """Compute what follows from the plan and the roads in hand."""
        town.recount(self)
        roads.recount(self)


def go_on(s: Position) -> None:
    """Follow the rules until a seat is asked or CHANCE has to act: interruptions first, then the step."""
    while s.phase == codes.RUN:
        if s.pending != codes.NOTHING:
            phases.run_interruption(s)
        else:
            phases.run_step(s)
