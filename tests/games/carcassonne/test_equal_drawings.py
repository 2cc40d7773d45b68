"""Rotations that look the same on the table (R26)."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carcassonne.faces.notation import parse
from carsonne.games.carcassonne.rules.tables import KIND_OF, PERIOD, SEGMENTS, same_place
from carsonne.games.carcassonne.rules.words import KINDS
from tests.games.carcassonne import oracle, table
from tests.games.carcassonne.table import score

pytestmark = pytest.mark.clause("R26")


def drawing(kind: str, turn: int) -> frozenset[tuple[str, frozenset[oracle.Exit]]]:
    """Describe a tile's looks: which kind of feature leaves it where. No two features leave at the same spot."""
    return frozenset((place[0], oracle.exits(kind, turn, place)) for place in oracle.PLACES[kind])


def test_after_how_many_quarter_turns_a_kind_looks_the_same() -> None:
    periods = {kind: PERIOD[KIND_OF[kind]] for kind in KINDS}
    assert {kind for kind, period in periods.items() if period == 1} == set("BCX")
    assert {kind for kind, period in periods.items() if period == 2} == set("FGHU")
    assert {kind for kind, period in periods.items() if period == 4} == set("ADEIJKLMNOPQRSTVW")
    for kind, period in periods.items():
        drawings = [drawing(kind, turn) for turn in range(4)]
        assert len(set(drawings)) == period
        assert drawings == drawings[:period] * (4 // period)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("turn", range(4))
def test_places_are_renumbered_with_the_turn(kind: str, turn: int) -> None:
    renamed = [same_place(KIND_OF[kind], turn, place) for place in SEGMENTS[KIND_OF[kind]]]
    assert {smallest for smallest, _ in renamed} == {turn % PERIOD[KIND_OF[kind]]}
    assert sorted(place for _, place in renamed) == sorted(SEGMENTS[KIND_OF[kind]])
    for place, (smallest, other) in zip(SEGMENTS[KIND_OF[kind]], renamed, strict=True):
        assert oracle.exits(kind, turn, place) == oracle.exits(kind, smallest, other)


@pytest.mark.parametrize("seed", range(10))
def test_no_two_legal_moves_look_the_same(seed: int) -> None:
    rng = Random(seed)
    s = table.start(2, hand=rng.choice([1, 3]))
    for _ in table.random_game(s, rng):
        moves = table.placements(s)
        assert all(turn < PERIOD[KIND_OF[kind]] for kind, _, _, turn in moves)
        assert len({(x, y, kind, drawing(kind, turn)) for kind, x, y, turn in moves}) == len(moves)


@pytest.mark.parametrize(("place", "renamed"), [("r0", "r0"), ("f0", "f1"), ("f1", "f0")])
def test_half_a_turn_of_the_straight_road_exchanges_its_fields(place: str, renamed: str) -> None:
    tile = parse(f"D 0,0 r0\nU 1,0 r3 red:{place}").tiles[1]
    assert (tile.turn, tile.place) == (1, renamed)


@pytest.mark.parametrize("place", ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"])
def test_any_turn_of_the_crossroads_is_read(place: str) -> None:
    for turn in (0, 1, 2, 3, 4, 7, 1001):
        tile = parse(f"D 0,0 r0\nX 1,0 r{turn} red:{place}").tiles[1]
        assert tile.turn == 0
        assert tile.place is not None
        assert oracle.exits("X", turn % 4, place) == oracle.exits("X", 0, tile.place)


def test_the_score_follows_the_drawing() -> None:
    """North of the road lies the complete city; r1 and r3 look the same, and f0 of one is f1 of the other."""
    city = "D 0,0 r0\nE 0,-1 r2\n"
    assert score(city + "U 1,0 r1 red:f0", {})["scores"] == {"red": 3}
    assert score(city + "U 1,0 r1 red:f1", {})["scores"] == {"red": 0}
    assert score(city + "U 1,0 r3 red:f0", {})["scores"] == {"red": 0}
    assert score(city + "U 1,0 r3 red:f1", {})["scores"] == {"red": 3}
