"""Looks back at a decision: whether there was something better than what was played, and by how much."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

import carsonne
from carsonne import registry
from carsonne.bots.compound_moves import compound_made, compound_of
from carsonne.bots.explaining import said, substance
from carsonne.bots.judging import Judged, judged
from carsonne.bots.search import Budget
from carsonne.kernel.game import Json, Move, Seat
from carsonne.locales import Message

SIMULATIONS = 1500
"""Enough to tell a mistake from luck; it takes some tenths of a second."""
CHANCE = 0.02
"""A move is better if its chance to win is higher by this much,"""
POINTS = 1.5
"""or if the chance is not lower and it leads by this much more."""


class Decision(Struct):
    """A decision that was made: the position as its seat could imagine it then, and the moves."""

    game: str
    state: Any
    seat: Seat
    moves: list[Json]


class Review(Struct):
    """What a decision was, and what would have been better."""

    briefly: Message
    """What was played, as a person would say it to readers who see its place marked on a board."""
    better: Better | None
    """None if nothing was."""


class Better(Struct):
    """What would have been better than a move that was made."""

    moves: list[Json]
    """As they would be played, with what belongs to them."""
    briefly: Message
    """All of it, as a person would say it to readers who see its place marked on a board."""
    chance: float
    """By how much its player's chance to win would have been higher."""
    points: float
    """By how many points its player's lead would have been larger."""


def reviewed(decision: Decision, pace: float = 1.0, seed: int = 0) -> Review:
    """Look back at a decision. With no time to think (`pace` 0), the policy judges at sight."""
    made = compound_made(decision.game, decision.state, decision.seat, decision.moves)
    return Review(said(decision.game, made, marked=True), better(decision, pace, seed))


def better(decision: Decision, pace: float = 1.0, seed: int = 0) -> Better | None:
    """Return what would have been better, from the first of the moves on that was not the best; None if nothing was."""
    game, seat, state = decision.game, decision.seat, decision.state.clone()
    budget = Budget(simulations=SIMULATIONS) if pace and carsonne.mode() == "compiled" else None
    for number, played in enumerate(decision.moves):
        if state.acting() != (seat,):
            return None
        move = registry.find(game).from_json(state, seat, played)
        found = judged(game, state, seat, budget, pace, seed)[0][0].move
        if substance(game, _written(game, state, seat, found)) != substance(game, played):
            pair = judged(game, state, seat, budget, pace, seed, (found, move))[0]
            best, made = sorted(pair, key=lambda one: one.move == move)
            if not _much(best, made, seat):
                return None
            compound = compound_of(game, state, seat, found, budget, pace, seed, ())
            return _better(decision, [*decision.moves[:number], *compound.moves], best, made)
        state.play(seat, move)
    return None


def _much(best: Judged, made: Judged, seat: Seat) -> bool:
    """Return whether a move is so much better than another that one would say so."""
    chance = best.wins[seat] - made.wins[seat]
    return chance >= CHANCE or (chance >= 0 and best.worth - made.worth >= POINTS)


def _better(decision: Decision, moves: list[Json], best: Judged, made: Judged) -> Better:
    seat = decision.seat
    briefly = said(decision.game, compound_made(decision.game, decision.state, seat, moves), marked=True)
    chance, points = best.wins[seat] - made.wins[seat], best.worth - made.worth
    return Better(moves, briefly, round(max(chance, 0.0), 3), round(max(points, 0.0), 1))


def _written(game: str, state: Any, seat: Seat, move: Move) -> Json:
    written: Json = msgspec.to_builtins(registry.find(game).to_json(state, seat, move))
    return written
