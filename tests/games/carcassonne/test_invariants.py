"""Ten thousand random games of every kind, and what must hold after every turn of them."""

from __future__ import annotations

from random import Random

import pytest

import carsonne
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.playout import playouts
from tests.games.carcassonne import table
from tests.thorough import series

BATCHES = 40
GAMES = series(2_000, 10_000) if carsonne.mode() == "compiled" else 400
"""Fewer games with the plain rules, which are the same (another test compares them) but much slower."""


def assert_all_is_well(s: CarcassonneState, tiles: int) -> int:
    """Check the invariants after a turn; returns the number of tiles."""
    seats = s.seats
    away = [0] * seats
    standing = [(i // codes.FOLLOWERS, segment) for i, segment in enumerate(s.stand) if segment != codes.AT_HOME]
    for seat, _ in standing:
        away[seat] += 1
    assert [a + b for a, b in zip(accessors.supplies(s), away, strict=True)] == [7] * seats
    laid = s.tile_count
    held = sum([len(accessors.hand(s, seat)) for seat in range(seats)])
    in_bag = sum(s.bag)
    assert laid + sum(s.aside) + held + in_bag == 72
    assert in_bag == s.undrawn
    assert laid in (tiles, tiles + 1)
    types, opens = s.type, s.opens
    for _, segment in standing:
        root = find(s, segment)
        assert types[root] == codes.FIELD or opens[root], "a complete feature holds a follower"
    return laid


def play(s: CarcassonneState, rng: Random) -> None:
    """Play a random game and check the invariants after every turn; draws come from the test's own bag."""
    bag = [kind for kind, n in enumerate(s.bag) for _ in range(n)]
    rng.shuffle(bag)
    tiles, random = 1, rng.random
    while True:
        phase = s.phase
        if phase in (codes.DRAW, codes.DEAL):
            s.play(CHANCE, bag.pop())
        elif phase == codes.TURN_END:
            tiles = assert_all_is_well(s, tiles)
            s.play(RULES, 0)
        elif phase == codes.OVER:
            break
        else:
            moves = s.legal(s.turn)
            s.play(s.turn, moves[int(random() * len(moves))])
    assert s.acting() == ()
    assert len(bag) == s.undrawn == 0
    gains = accessors.gains(s)
    assert s.scores() == [sum(row) for row in gains]
    if not s.farmers:
        assert all(row[0] == 0 for row in gains)


@pytest.mark.clause("CA10", "CA25", "CA27", "CA29")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_keep_the_invariants(batch: int) -> None:
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
