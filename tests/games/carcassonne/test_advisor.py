"""What the advisor says of whole games: exact at the end, only legal moves, and a turn judged in parts as in full."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carsonne
from carsonne.games.carcassonne.knowledge.accessors import hand
from carsonne.games.carcassonne.knowledge.advisor import make
from carsonne.games.carcassonne.knowledge.hidden import unseen
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.frontier import fits
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.state import Rng
from tests.games.carcassonne.table import claim_code, start, wander

OPTIONS: tuple[dict[str, Any], ...] = (
    {"edition": "third"},
    {"edition": "fr2002"},
    {"edition": "second"},
    {"edition": "third", "farmers": False},
    {"edition": "third", "hand": 3},
    {"edition": "first", "hand": 3, "hand_end": "last_draw"},
)
ROUNDING = 3
"""Hundredths: chances are multiplied in another order, and each product is rounded down."""


def positions(seats: int, options: dict[str, Any], seed: int) -> Iterator[CarcassonneState]:
    """Yield every position of a game in which half of the moves are the advisor's and half are random."""
    rng, advisor = Random(seed), make()
    s = start(seats, **options)
    while acting := s.acting():
        yield s
        actor = acting[0]
        if actor == RULES:
            move = 0
        elif actor == CHANCE:
            move = rng.choice([kind for kind, n in s.outcomes() for _ in range(n)])
        elif rng.random() < 0.5:
            move = advisor.ranked(s, actor)[0][0]
        else:
            move = rng.choice(s.legal(actor))
        s.play(actor, move)
    yield s


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", range(2, 6))
def test_expected_points_are_exact_at_the_end(seats: int, options: dict[str, Any]) -> None:
    advisor = make()
    last: list[int] = []
    for s in positions(seats, options, seats):
        if s.phase == codes.TURN_END:
            last = advisor.expected(s)
        if s.phase == codes.OVER:
            assert advisor.expected(s) == [100 * points for points in s.scores()]
            assert last == advisor.expected(s)  # nothing was left to draw: the last claim settled it


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", range(2, 6))
def test_exactly_the_legal_moves_are_ranked_and_nothing_is_changed(seats: int, options: dict[str, Any]) -> None:
    advisor = make()
    for s in positions(seats, options, 10 + seats):
        before = s.clone()
        for seat in s.acting():
            if seat >= 0:
                assert sorted(move for move, _ in advisor.ranked(s, seat)) == s.legal(seat)
        assert s.same(before)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_placement_is_worth_what_its_best_claim_is(options: dict[str, Any]) -> None:
    """A feature that enters a cell through two sides is judged by the one met first, which may differ: hardly ever."""
    advisor, second = make(), make()
    rng, gaps = Random(3), []
    for s in positions(3, options, 20):
        if s.phase == codes.PLACE:
            ranked = advisor.ranked(s, s.turn)
            for move, worth in rng.sample(ranked, min(8, len(ranked))):
                then = s.clone()
                then.play(s.turn, move)
                if then.acting() == (s.turn,):
                    gaps.append(abs(second.ranked(then, s.turn)[0][1] - worth))
    assert len(gaps) > 100
    assert sum(gap > ROUNDING for gap in gaps) <= 0.02 * len(gaps)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_claim_is_worth_what_the_position_after_it_is(options: dict[str, Any]) -> None:
    """Except a knight where there may be farmers: that a held city is likelier to feed them is not counted yet."""
    advisor = make()
    knights = {claim_code("c0"), claim_code("c1")} if options.get("farmers", True) else set()
    for s in positions(2, options, 30):
        if s.phase == codes.CLAIM:
            gaps = set()
            for move, worth in [pair for pair in advisor.ranked(s, s.turn) if pair[0] not in knights]:
                then = s.clone()
                then.play(s.turn, move)
                points = advisor.expected(then)
                gaps.add(points[s.turn] - points[1 - s.turn] - worth)
            assert max(gaps) - min(gaps) <= ROUNDING


def test_plain_and_compiled_say_the_same() -> None:
    script = Path(__file__).parent / "judged.py"
    said = []
    for pure in "01":
        env = {**os.environ, "CARSONNE_PURE": pure}
        command = [sys.executable, str(script), "0", "3", "6"]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        said.append(done.stdout.splitlines())
    assert [lines[0] for lines in said] == [carsonne.mode(), "plain"]
    assert len(said[0]) == 4
    assert said[0][1:] == said[1][1:]


@pytest.mark.parametrize("seed", range(6))
def test_imagined_hands_are_as_much_as_a_seat_knows(seed: int) -> None:
    advisor, rng = make(), Random(seed)
    s = wander(start(3, hand=3), rng, 30 * seed)
    for viewer in range(3):
        guesses = [advisor.imagined(s, viewer, Rng(n)) for n in range(20)]
        for guess in guesses:
            assert isinstance(guess, CarcassonneState)
            assert hand(guess, viewer) == hand(s, viewer)
            assert unseen(guess, viewer) == unseen(s, viewer)
            assert [len(hand(guess, seat)) for seat in range(3)] == [len(hand(s, seat)) for seat in range(3)]
            if s.phase == codes.PLACE:
                assert any(fits(s, kind) for kind in hand(guess, s.turn)) == any(
                    fits(s, kind) for kind in hand(s, s.turn)
                )
        if sum(unseen(s, viewer)) > 20 and any(hand(s, seat) for seat in range(3) if seat != viewer):
            assert len({tuple(guess.dump()) for guess in guesses}) > 1


def test_a_tile_drawn_into_a_hand_is_seen_by_its_owner_only() -> None:
    advisor, s = make(), start(2, hand=3)
    kinds = [kind for kind, _ in s.outcomes()]
    assert [advisor.sight(s, s.turn, CHANCE, kind) for kind in kinds] == kinds
    assert len({advisor.sight(s, 1 - s.turn, CHANCE, kind) for kind in kinds}) == 1
    shown = start(2)
    assert [advisor.sight(shown, 1, CHANCE, kind) for kind in kinds] == kinds
