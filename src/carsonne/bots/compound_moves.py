"""Whole decisions: a move of a seat, with the moves that belong to it, as its game says which do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from carsonne import registry
from carsonne.bots.judging import judged
from carsonne.bots.search import Budget
from carsonne.kernel.codes import RULES
from carsonne.kernel.game import Json, Move, Seat
from carsonne.kernel.reasons import CompoundMove

SHARE = 0.15
"""How much of its time a level gives to each move that follows."""
LONGEST = 3


def compound_of(
    game: str, state: Any, seat: Seat, move: Move, budget: Budget | None, pace: float, seed: int, names: Sequence[str]
) -> CompoundMove:
    """Return a move with the moves by which the level would complete the same decision."""
    moves: list[Json] = []
    steps: list[Any] = []
    now, chosen = state, move
    while True:
        written: Json = msgspec.to_builtins(registry.find(game).to_json(now, seat, chosen))
        if moves and written["type"] not in follows(game, moves[-1]["type"]):
            break
        moves.append(written)
        now = now.clone()
        now.play(seat, chosen)
        steps.append(now)
        if len(moves) == LONGEST or now.acting() != (seat,) or not follows(game, written["type"]):
            break
        chosen = judged(game, now, seat, budget, SHARE * pace, seed)[0][0].move
    return CompoundMove(seat, moves, state, steps, _after_rules(now), names)


def compound_made(game: str, state: Any, seat: Seat, moves: Sequence[Json]) -> CompoundMove:
    """Return moves that were made as one decision."""
    steps = [state]
    for written in moves:
        then = steps[-1].clone()
        then.play(seat, registry.find(game).from_json(then, seat, written))
        steps.append(then)
    return CompoundMove(seat, moves, state, steps[1:], _after_rules(steps[-1]), ())


def follows(game: str, type_: str) -> Sequence[str]:
    """Return the types of moves that belong to one of this type."""
    reasons = registry.find(game).offers.reasons
    return reasons.FOLLOWS.get(type_, ()) if reasons else ()


def _after_rules(state: Any) -> Any:
    """Return the position after RULES has done all that follows by itself."""
    then = state.clone()
    while then.acting() == (RULES,):
        then.play(RULES, 0)
    return then
