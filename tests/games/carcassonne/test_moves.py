"""Moves in JSON form, and the errors for things that are not moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from carsonne.games.carcassonne.faces.moves import NO_MOVE
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.errors import BadMove, CarsonneError, IllegalMove
from carsonne.kernel.match import Match, checked_setup
from tests.games.carcassonne import table


@pytest.mark.parametrize("variant", range(len(table.VARIANTS)))
def test_every_move_is_read_as_it_is_written(variant: int) -> None:
    rng = Random(variant)
    s = table.start(3, **table.VARIANTS[variant])
    types = set()
    while s.acting():
        actor = s.acting()[0]
        moves = [kind for kind, _ in s.outcomes()] if actor == CHANCE else s.legal(actor)
        for move in moves if actor != RULES else ():
            data = to_builtins(table.GAME.to_json(s, actor, move))
            types.add(data["type"])
            assert table.GAME.from_json(s, actor, data) == move
        table.step(s, rng)
    assert types - {"discard"} == {"draw", "place", "claim", "skip"}


def placing() -> Match:
    match = Match(table.GAME, checked_setup(table.GAME, 2))
    match.play(CHANCE, {"type": "draw", "tile": "U"})
    return match


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"type": "fly"}, "no move 'fly'"),
        ({"type": "place", "x": 1, "y": 0}, "must say 'turn'"),
        ({"type": "place", "x": 1.5, "y": 0, "turn": 0}, "'x' must be a whole number"),
        ({"type": "place", "x": 1, "y": True, "turn": 0}, "'y' must be a whole number"),
        ({"type": "place", "x": 1, "y": 0, "turn": "1"}, "'turn' must be a whole number"),
        ({"type": "place", "x": 1, "y": 0, "turn": 1, "z": 2}, "has no 'z'"),
        ({"type": "place", "x": 1, "y": 0, "turn": 1, "tile": "Y"}, "no tile 'Y'"),
        ({"type": "place", "x": 1, "y": 0, "turn": 1, "tile": ["U"]}, "no tile"),
        ({"type": "claim"}, "must say 'place'"),
        ({"type": "claim", "place": "q0"}, "no place 'q0'"),
        ({"type": "claim", "place": 0}, "no place '0'"),
        ({"type": "skip", "place": "c0"}, "has no 'place'"),
        ({"type": "discard", "tile": None}, "no tile 'None'"),
        ({"type": "draw", "tile": 3}, "no tile '3'"),
    ],
)
def test_things_that_are_not_moves_are_bad_moves(data: dict[str, Any], words: str) -> None:
    match = placing()
    before = match.state.dump()
    with pytest.raises(BadMove, match=words):
        match.play(0, data)
    assert match.state.dump() == before
    assert match.version == 1


@pytest.mark.parametrize(
    "data",
    [
        {"type": "place", "x": 0, "y": 0, "turn": 1},
        {"type": "place", "x": 1, "y": 0, "turn": 0},
        {"type": "place", "x": 1, "y": 0, "turn": 3},
        {"type": "place", "x": 1, "y": 0, "turn": 4},
        {"type": "place", "x": 1, "y": 0, "turn": -1},
        {"type": "place", "x": 1, "y": 1, "turn": 1},
        {"type": "place", "x": 1, "y": 0, "turn": 1, "tile": "V"},
        {"type": "skip"},
        {"type": "claim", "place": "r0"},
        {"type": "discard", "tile": "U"},
        {"type": "draw", "tile": "U"},
    ],
)
def test_a_move_that_is_not_allowed_here(data: dict[str, Any]) -> None:
    match = placing()
    before = match.state.dump()
    with pytest.raises(IllegalMove):
        match.play(0, data)
    assert match.state.dump() == before


def test_laying_a_second_tile_is_illegal_in_so_many_words() -> None:
    match = placing()
    match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1})
    with pytest.raises(IllegalMove) as caught:
        match.play(0, {"type": "place", "x": 2, "y": 0, "turn": 1})
    assert caught.value.code == "illegal"


def test_naming_the_tile_is_allowed_without_a_hand() -> None:
    match = placing()
    match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1, "tile": "U"})
    assert match.moves(None)[-1] == (0, {"type": "place", "x": 1, "y": 0, "turn": 1})


def test_nothing_but_what_is_in_the_bag_can_be_drawn() -> None:
    match = Match(table.GAME, checked_setup(table.GAME, 2))
    table.only(match.state, "U")
    with pytest.raises(IllegalMove):
        match.play(CHANCE, {"type": "draw", "tile": "V"})
    with pytest.raises(IllegalMove):
        match.play(CHANCE, {"type": "draw", "tile": "U", "to": 0})


values = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.lists(st.integers()))
words = st.sampled_from(["type", "x", "y", "turn", "tile", "place", "to", "?"])
types = st.one_of(st.sampled_from(["draw", "place", "claim", "skip", "discard"]), values)


@given(st.dictionaries(words, values), types)
def test_wild_moves_never_crash(data: dict[str, Any], type_: Any) -> None:
    match = placing()
    try:
        match.play(0, {**data, "type": type_})
    except CarsonneError:
        assert match.version == 1
    else:
        assert match.version == 2
    assert NO_MOVE not in match.state.legal(0)
