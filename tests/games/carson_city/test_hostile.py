"""Bad input is always answered with a typed error and never changes anything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carsonne.games.carson_city.faces import score
from carsonne.games.carson_city.game import GAME
from carsonne.kernel.errors import BadMove, BadPosition, CarsonneError, IllegalMove
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import Match, checked_setup
from tests.games.carson_city.table import start
from tests.games.carson_city.test_random import options, step

VALUES = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=8), st.lists(st.integers(), max_size=2))
TYPES = st.sampled_from(["place", "move", "take_back", "build", "house", "road", "spend", "buy_points", "pick", "tile"])
WORDS = st.sampled_from(["target", "white", "parcel", "edge", "from", "building", "amount", "points", "type", "value"])


def match_somewhere(i: int) -> Match:
    match = Match(GAME, checked_setup(GAME, 3, options(i)))
    rng = Random(i)
    for _ in range(40 * i + 30):
        step(match.state, rng)
    return match


@settings(max_examples=150)
@given(st.dictionaries(WORDS, VALUES, max_size=4), TYPES, st.integers(-3, 6), st.integers(0, 4))
def test_nonsense_is_refused_and_changes_nothing(data: dict[str, Any], type_: str, seat: int, i: int) -> None:
    match = match_somewhere(i)
    before = GAME.freeze(match.state)
    try:
        match.play(seat, {**data, "type": type_})
    except CarsonneError:
        assert GAME.freeze(match.state) == before


@pytest.mark.parametrize(
    "data",
    [
        {"type": "fly"},
        {"type": "place"},
        {"type": "place", "target": "r9c9"},
        {"type": "place", "target": 3},
        {"type": "place", "target": "salary", "white": 1},
        {"type": "pass", "really": True},
        {"type": "spend", "amount": True},
        {"type": "spend", "amount": "7"},
        {"type": "road", "edge": "H9,9"},
        {"type": "build", "building": "castle", "parcel": "r1c1"},
        {"type": "pick", "character": []},
    ],
)
def test_things_that_are_not_moves_are_bad_moves(data: dict[str, Any]) -> None:
    with pytest.raises(BadMove):
        GAME.from_json(start(), 0, data)


def test_moves_beyond_all_bounds_are_illegal_not_bad() -> None:
    s = start()
    for data in ({"type": "spend", "amount": -5}, {"type": "spend", "amount": 10**9}, {"type": "hire", "count": 4}):
        assert GAME.from_json(s, 0, data) == -1
    match = match_somewhere(0)
    with pytest.raises(IllegalMove):
        match.play(match.waiting_for()[0] if match.waiting_for() else 0, {"type": "spend", "amount": 3})


def test_chance_is_checked_too() -> None:
    s = start()
    s.play(-2, 0)
    assert GAME.from_json(s, CHANCE, {"type": "building", "building": "castle", "square": "build_5"}) == -1
    assert GAME.from_json(s, CHANCE, {"type": "order", "seat": 1}) == -1
    with pytest.raises(BadMove):
        GAME.from_json(s, CHANCE, {"type": "earthquake"})


@settings(max_examples=200)
@given(st.text(alphabet="rac12/.~mohi:=AB ,\nHV0", max_size=300))
def test_any_text_is_a_position_or_a_bad_one(text: str) -> None:
    try:
        score.score(text, {})
    except BadPosition:
        pass
