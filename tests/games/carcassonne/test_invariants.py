"""Ten thousand random games of every kind, and what must hold after every turn of them."""

from __future__ import annotations

from random import Random

import pytest

import carsonne
from carsonne.games.carcassonne.codes import DEAL, DRAW, FIELD, OVER, TURN_END
from carsonne.games.carcassonne.state import Carcassonne
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.playout import playouts
from tests.games.carcassonne import table

BATCHES = 40
GAMES = 10_000 if carsonne.mode() == "compiled" else 400
"""Plain rules are the same rules (see the test that compares them) and a good deal slower."""


def assert_all_is_well(s: Carcassonne, tiles: int) -> int:
    """The invariants after a turn; how many tiles there are now."""
    seats = s.seats
    away = [0] * seats
    standing = s.standing()
    for seat, _ in standing:
        away[seat] += 1
    assert [a + b for a, b in zip(s.supplies(), away, strict=True)] == [7] * seats
    laid = len(s.tiles())
    held = sum([len(s.hand_of(seat)) for seat in range(seats)])
    in_bag = sum(s.in_bag())
    assert laid + sum(s.set_aside_tiles()) + held + in_bag == 72
    assert in_bag == s.now()[3]
    assert laid in (tiles, tiles + 1)
    segments = s.segments()
    for _, segment in standing:
        type_, opens, *_ = s.feature(segments[segment][2])
        assert type_ == FIELD or opens, "a complete feature holds a follower"
    return laid


def play(s: Carcassonne, rng: Random) -> None:
    """A random game with the invariants checked after every turn; draws come from a bag of the test's own."""
    bag = [kind for kind, n in enumerate(s.in_bag()) for _ in range(n)]
    rng.shuffle(bag)
    tiles, random = 1, rng.random
    while True:
        phase, seat, _, _ = s.now()
        if phase in (DRAW, DEAL):
            s.play(CHANCE, bag.pop())
        elif phase == TURN_END:
            tiles = assert_all_is_well(s, tiles)
            s.play(RULES, 0)
        elif phase == OVER:
            break
        else:
            moves = s.legal(seat)
            s.play(seat, moves[int(random() * len(moves))])
    assert s.acting() == ()
    assert len(bag) == s.now()[3] == 0
    gains = s.gains()
    assert s.scores() == [sum(row) for row in gains]
    if not s.switches()["farmers"]:
        assert all(row[0] == 0 for row in gains)


@pytest.mark.clause("CA10", "CA25", "CA27", "CA29")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_break_no_invariant(batch: int) -> None:
    for game in range(batch, GAMES, BATCHES):
        rng = Random(game)
        seats, options = table.random_setup(rng)
        s = table.start(seats, **options)
        s.listen(False)
        play(s, rng)


def test_two_random_players_of_the_third_edition_make_19_to_20_points() -> None:
    games = 20_000 if carsonne.mode() == "compiled" else 1_000
    totals, decisions = playouts(table.start(2, edition="third"), games, 7)
    average = sum(totals) / (2 * games)
    slack = 0 if carsonne.mode() == "compiled" else 0.5
    assert 19 - slack <= average <= 20 + slack
    assert 139 * games < decisions <= 142 * games
