"""Events explain every point."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import PLACES
from tests.games.carcassonne import oracle, table
from tests.games.carcassonne.table import events

RANK = {"city": 0, "road": 1, "monastery": 2, "field": 3}
MODES = [(mode, points) for mode in ("per_city", "per_field", "per_field_once") for points in (3, 4)]


def assert_explained(s: CarcassonneState, event: dict[str, Any]) -> None:
    """Check the arithmetic of one score against the board."""
    assert sum(n * each for _, n, each in event["because"]) == event["points"] > 0
    assert event["followers"][event["seat"]] == max(event["followers"])
    found = {frozenset((x, y) for x, y, _ in f.places): f for f in oracle.features(table.laid(s)) if f.type != "field"}
    tiles = frozenset((x, y) for x, y in event["tiles"])
    assert event["tiles"] == sorted(event["tiles"], key=lambda cell: (cell[1], cell[0]))
    assert {(x, y) for x, y, _ in event["places"]} == tiles | {(x, y) for x, y in event.get("city", [])}
    if event["feature"] != "field":
        places = frozenset((x, y, place) for x, y, place in event["places"])
        assert (places, event["feature"]) in [(f.places, f.type) for f in oracle.features(table.laid(s))]
    if event["feature"] == "field":
        city = frozenset((x, y) for x, y in event["city"])
        assert any(cells == city and f.type == "city" and f.complete for cells, f in found.items())
        assert_fed(s, event, city, tiles)
        assert event["because"] == [["cities", 1, s.farm_points]]
    elif event["feature"] == "monastery":
        assert event["because"][0][1] == sum(
            abs(x - event["tiles"][0][0]) <= 1 and abs(y - event["tiles"][0][1]) <= 1 for _, x, y, _ in table.laid(s)
        )
    else:
        names = {name: (n, each) for name, n, each in event["because"]}
        assert names["tiles"][0] == len(tiles)
        shields = {
            f.shields
            for f in oracle.features(table.laid(s))
            if {c[:2] for c in f.places} == tiles and f.type == event["feature"]
        }
        assert names.get("shields", (0, 0))[0] in shields


def assert_fed(
    s: CarcassonneState, event: dict[str, Any], city: frozenset[oracle.Cell], tiles: frozenset[oracle.Cell]
) -> None:
    """Check that the tiles of the event are those of one or all of the fields with farmers next to the city."""
    found, men = oracle.features(table.laid(s)), table.standing(s)
    walls = {p for f in found if f.type == "city" and {c[:2] for c in f.places} == city for p in f.places}
    beside = [f for f in found if f.touches & walls and oracle.standing(f, men)]
    if table.edition_of(s).farm_mode == "per_city":
        assert tiles == {cell for f in beside for cell in f.cells}
    else:
        assert tiles in [f.cells for f in beside]
    assert event["followers"][event["seat"]] > 0


def lowest(s: CarcassonneState, event: dict[str, Any]) -> tuple[int, int, int, int]:
    """Return the sort key of R20, worked out from the oracle's features."""
    tiles = {(x, y) for x, y in event["tiles"]}
    y, x = min((y, x) for x, y in tiles)
    candidates = [
        PLACES.index(place)
        for f in oracle.features(table.laid(s))
        if f.type == event["feature"] and {c[:2] for c in f.places} == tiles
        for px, py, place in f.places
        if (px, py) == (x, y)
    ]
    return RANK[event["feature"]], y, x, min(candidates)


@pytest.mark.clause("R20", "CA26")
@pytest.mark.parametrize(("mode", "points"), MODES)
@pytest.mark.parametrize("variant", range(len(table.VARIANTS)))
def test_the_events_of_a_game_add_up_to_its_scores(mode: str, points: int, variant: int) -> None:
    for seed in range(3):
        rng = Random(f"{mode} {points} {variant} {seed}")
        seats = rng.randint(2, 5)
        s = table.start(seats, farm_mode=mode, farm_points=points, **table.VARIANTS[variant])
        sums = [0] * seats
        gains = [dict.fromkeys(("field", "road", "city", "monastery"), 0) for _ in range(seats)]
        ended = 0
        for _ in table.random_game(s, rng, neat=seed > 0):
            told = events(s)
            scored = [event for event in told if event["type"] == "scored"]
            for event in scored:
                assert_explained(s, event)
                sums[event["seat"]] += event["points"]
                gains[event["seat"]][event["feature"]] += event["points"]
            if s.phase == codes.TURN_END:
                order = [lowest(s, event) for event in scored]
                assert order == sorted(order)
                assert all(event["complete"] for event in scored)
            ended += sum(event["type"] == "ended" for event in told)
            assert sums == s.scores()
        assert ended == 1
        assert to_builtins(table.GAME.view(s, None))["breakdown"] == gains


def test_followers_that_return_are_told_after_their_score() -> None:
    rng = Random(5)
    s = table.start(3)
    for _ in table.random_game(s, rng):
        previous = None
        for event in events(s):
            if event["type"] == "returned":
                assert previous in ("scored", "returned")
            previous = event["type"]


def test_nobody_is_told_anything_unasked() -> None:
    s = table.start()
    s.listen(False)
    table.turn(s, "E", 0, -1, 2, "c0")
    assert events(s) == []


def test_an_event_for_each_of_those_who_share_and_one_return_for_each_follower() -> None:
    s = table.start(3)
    for seat, tile, x, turn in ((0, "E", -1, 1), (1, "E", 1, 3)):
        table.put_tile(s, KIND_OF["U"] * 4 + 1, x, 0, 0)
        table.sit(s, seat)
        table.turn(s, tile, x, -1, turn, "c0")
    table.put_tile(s, KIND_OF["B"] * 4, -1, -2, 0)
    table.sit(s, 2)
    table.turn(s, "E", 0, -2, 2, "c0")
    table.sit(s, 2)
    told = table.turn(s, "C", 0, -1)
    scored = [event for event in told if event["type"] == "scored"]
    assert [(event["seat"], event["points"]) for event in scored] == [(0, 12), (1, 12), (2, 12)]
    assert all(event["followers"] == [1, 1, 1] for event in scored)
    assert all(event["because"] == [["tiles", 5, 2], ["shields", 1, 2]] for event in scored)
    assert [event["seat"] for event in told if event["type"] == "returned"] == [0, 1, 2]
