# pyright: strict
"""A program of a user who checks types strictly: `make check` reads it with mypy and pyright, and a test runs it."""

from __future__ import annotations

from random import Random
from typing import Any, assert_type

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.game import Game, Setup
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.playout import playouts
from carsonne.kernel.record import record_of, write
from carsonne.research import Batch, Observation, Play, Position, named, positions, world


def played(game: Game[Any], setup: Setup, luck: Random) -> Match:
    """Play a game at random."""
    match = Match(game, setup, Dealer())
    while not match.over:
        seat = match.waiting_for()[0]
        look = match.view(seat)
        match.play(seat, luck.choice(look.view.moves), match.decision(seat))
    return match


def studied(record: str) -> list[int]:
    """Count the legal actions of each position in which a seat decides."""
    reached: list[Position] = list(positions(record))
    return [len(one.actions(one.acting[0])) for one in reached if not one.over and one.acting[0] >= 0]


def observed() -> Observation:
    """Look at the first position of a game."""
    play = Play(world("carson-city-cards", seats=2), seed=1)
    seen = play.observe()
    assert_type(seen, Observation)
    assert named(play.world, seen)
    return seen


def main() -> None:
    """Do what users do."""
    game = registry.find("carcassonne")
    setup = checked_setup(game, 2, {"edition": "third"})
    match = played(game, setup, Random(1))
    assert_type(match.over, bool)
    assert studied(write(record_of(match)).decode())
    totals, decisions = playouts(game.start(setup), 1, seed=1)
    assert_type(decisions, int)
    assert len(totals) == 2
    assert observed()
    with Batch("carcassonne", 2, seats=2, seed=1, observations=False) as batch:
        batch.reset()
        batch.step(batch.random_actions())
    try:
        match.play(0, {"type": "pass"}, 0)
    except IllegalMove as refused:
        assert_type(refused.code, str)
        print(refused)


if __name__ == "__main__":
    main()
