"""What the page asks the engine: features, what they are worth, dead cells."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.words import KINDS
from tests.games.carcassonne import oracle, table
from tests.games.carcassonne.table import events, feature_at, features, survey


@pytest.mark.parametrize("seed", range(6))
def test_every_place_belongs_to_one_feature(seed: int) -> None:
    rng = Random(seed)
    s = table.wander(table.start(3), rng, 60 + rng.randrange(150))
    found = features(s)
    assert [f["id"] for f in found] == sorted({f["id"] for f in found})
    for kind, x, y, _ in table.laid(s):
        for place in oracle.PLACES[kind]:
            mine = feature_at(s, x, y, place)
            assert mine is not None
            assert [f for f in found if [x, y, place] in f["places"]] == [mine]
    assert feature_at(s, 71, 71, "c0") is None
    assert feature_at(s, 0, 0, "m0") is None


@pytest.mark.parametrize("seed", range(12))
def test_open_edges_are_where_nothing_lies_behind(seed: int) -> None:
    rng = Random(seed)
    s = table.wander(table.start(2), rng, rng.randrange(280))
    cells = {(x, y) for _, x, y, _ in table.laid(s)}
    for feature in features(s):
        for x, y, side in feature["open"]:
            dx, dy = oracle.STEPS["NESW".index(side)]
            assert [x, y] in feature["tiles"]
            assert (x + dx, y + dy) not in cells
        if feature["type"] in ("city", "road"):
            assert feature["complete"] == (not feature["open"])
        else:
            assert feature["open"] == []


def scores_of_a_game(seed: int) -> int:
    """Play at random and compare the survey with what is scored; returns the number of scores."""
    rng = Random(seed)
    seats, options = table.random_setup(rng)
    s = table.start(seats, **options)
    compared = 0
    while s.phase != codes.OVER:
        if s.phase != codes.CLAIM:
            table.step(s, rng, neat=True)
            continue
        move = rng.choice([None, *table.claims(s)])
        x, y = table.laid(s)[-1][1:3]
        found = features(s)
        events(s)
        seat = s.turn
        table.claim(s, move)
        expected = []
        for f in found:
            if f["complete"]:
                holders = [seat] if move and [x, y, move] in f["places"] else f["holders"]
                expected += [(holder, f["type"], f["now"], f["tiles"]) for holder in holders]
                assert f["now"] == f["end"]
        told = [(e["seat"], e["feature"], e["points"], e["tiles"]) for e in events(s) if e["type"] == "scored"]
        assert sorted(told) == sorted(expected)
        compared += len(told)
    return compared


def test_what_it_brings_now_is_what_is_scored_when_it_is_complete() -> None:
    assert sum(scores_of_a_game(seed) for seed in range(16)) > 100


@pytest.mark.parametrize("edition", table.EDITIONS)
@pytest.mark.parametrize("seed", range(10))
def test_what_it_brings_at_the_end_is_what_is_scored_there(edition: str, seed: int) -> None:
    rng = Random(seed)
    s = table.wander(table.start(rng.randint(2, 5), edition=edition), rng, rng.randrange(270), neat=True)
    if s.phase == codes.CLAIM:
        table.step(s, rng)
    found = features(s)
    events(s)
    end_game(s)
    told = [event for event in events(s) if event["type"] == "scored"]
    expected = [
        (holder, f["type"], f["end"], f["tiles"]) for f in found if f["type"] != "field" for holder in f["holders"]
    ]
    assert sorted((e["seat"], e["feature"], e["points"], e["tiles"]) for e in told if "city" not in e) == sorted(
        expected
    )
    if edition == "third":  # here every field pays on its own
        farms = [0] * s.seats
        for f in found:
            if f["type"] == "field":
                assert f["end"] == 3 * f["cities"]
                for holder in f["holders"]:
                    farms[holder] += f["end"]
        assert farms == [row["field"] for row in to_builtins(table.GAME.view(s, None))["breakdown"]]


@pytest.mark.parametrize("seed", range(30))
def test_dead_cells_are_those_that_no_tile_left_can_fill(seed: int) -> None:
    rng = Random(seed)
    s = table.wander(table.start(2, hand=rng.choice([1, 3])), rng, 200 + rng.randrange(90))
    left = {kind for kind, n in enumerate(s.bag) if n} | {kind for seat in (0, 1) for kind in accessors.hand(s, seat)}
    left |= {s.drawn} - {codes.NO_TILE}
    laid = table.laid(s)
    cells = sorted({(y + dy, x + dx) for _, x, y, _ in laid for dx, dy in oracle.STEPS} - {(t[2], t[1]) for t in laid})
    expected = [
        [x, y]
        for y, x in cells
        if not any(oracle.fits(laid, (KINDS[kind], x, y, turn)) for kind in left for turn in range(4))
    ]
    assert survey(s)["dead"] == expected


def test_all_is_dead_when_nothing_is_left() -> None:
    s = table.start()
    table.only(s)
    assert survey(s)["dead"] == [[0, -1], [-1, 0], [1, 0], [0, 1]]


def test_the_drawn_tile_may_still_fill_a_cell() -> None:
    s = table.start()
    table.only(s, "U")
    table.draw(s, "U")
    assert survey(s)["dead"] == [[0, -1]]
