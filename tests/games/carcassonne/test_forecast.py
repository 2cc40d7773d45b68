"""Forecasts against what then happens: random games are played, and every promise is kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carsonne.games.carcassonne.knowledge.forecast import forecast
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.state import CarcassonneState
from tests.games.carcassonne import table
from tests.games.carcassonne.table import events, features

Spot = tuple[int, int, str]


def ended(s: CarcassonneState) -> list[int]:
    """Return the points of all seats if the game ended now."""
    other = table.copy(s)
    end_game(other)
    return other.scores()


def check_lays(s: CarcassonneState, rng: Random) -> None:
    """Lay a tile, a promising one if there is any, and no follower: the points come as forecast."""
    found = {(one.tile, one.x, one.y, one.turn): one for one in forecast(s, s.turn).lays}
    legal = table.placements(s)
    if not legal:
        return table.step(s, rng)
    assert found.keys() <= legal
    choice = rng.choice(sorted(found if found and rng.random() < 0.5 else legal))
    nothing = [0] * s.seats
    points, end = (found[choice].points, found[choice].end) if choice in found else (nothing, nothing)
    now, before = s.scores(), ended(s)
    table.lay(s, *choice)
    without = table.copy(s)
    table.claim(without)
    assert without.scores() == [a + b for a, b in zip(now, points, strict=True)]
    assert ended(without) == [a + b for a, b in zip(before, end, strict=True)]
    return None


def check_claim(s: CarcassonneState, rng: Random, promised: dict[Spot, int | None]) -> None:
    """Put a follower somewhere: what it scores is what was forecast, and what it promises is remembered."""
    found = {one.place: one for one in forecast(s, s.turn).claims}
    assert list(found) == table.claims(s)
    place = rng.choice([None, *found])
    _, x, y, _ = table.laid(s)[-1]
    without = table.copy(s)
    table.claim(without)
    events(s)
    seat = s.turn
    table.claim(s, place)
    if place is not None:
        mine = [e["points"] for e in events(s) if e["type"] == "scored" and e["seat"] == seat]
        assert sum(mine) == s.points[seat] - without.points[seat] + sum(
            e["points"] for e in events(without) if e["type"] == "scored" and e["seat"] == seat
        )
        assert found[place].points == s.points[seat] - without.points[seat]
        assert found[place].end == ended(s)[seat] - ended(without)[seat]
        promised[x, y, place] = found[place].least


def check_promises(s: CarcassonneState, promised: dict[Spot, int | None], found: list[dict[str, Any]]) -> int:
    """Check that every feature now complete scores at least what was promised; return how many there are."""
    kept = 0
    for feature in found:
        spots = [(x, y, place) for x, y, place in feature["places"] if (x, y, place) in promised]
        for spot in spots if feature["complete"] else []:
            least = promised.pop(spot)
            assert least is not None
            assert feature["now"] == least if feature["type"] == "monastery" else feature["now"] >= least
            kept += 1
    return kept


def play_and_compare(seed: int) -> int:
    """Play a random game; return how many followers stood on what was completed."""
    rng = Random(seed)
    seats, options = table.random_setup(rng)
    s = table.start(seats, **options)
    promised: dict[Spot, int | None] = {}
    kept = 0
    while s.phase != codes.OVER:
        if s.phase == codes.PLACE:
            check_lays(s, rng)
        elif s.phase == codes.CLAIM:
            kept += check_promises(s, promised, features(s))
            check_claim(s, rng, promised)
        else:
            table.step(s, rng)
    return kept


def test_forecasts_come_true_in_random_games() -> None:
    assert sum(play_and_compare(seed) for seed in range(8)) > 30


@pytest.mark.parametrize("seed", range(3))
def test_what_is_promised_of_any_feature_is_the_least_it_scores(seed: int) -> None:
    rng = Random(seed)
    s = table.wander(table.start(2), rng, rng.randrange(60), neat=True)
    promised = {tuple(f["places"][0]): f["least"] for f in features(s) if not f["complete"]}
    for _ in table.random_game(s, rng, neat=True):
        check_promises(s, promised, features(s))


def test_a_monastery_is_worth_nine_when_complete() -> None:
    s = table.start()
    table.draw(s, "B")
    table.lay(s, "B", 0, 1)
    monk, farmer = forecast(s, s.turn).claims
    assert (monk.place, monk.points, monk.end, monk.least) == ("m0", 0, 2, 9)
    assert (farmer.points, farmer.end, farmer.least) == (0, 0, None)


def test_a_city_of_two_tiles_with_open_edges_will_have_three() -> None:
    s = table.start()
    table.draw(s, "N")
    table.lay(s, "N", 0, -1, 2)
    knight = forecast(s, s.turn).claims[0]
    assert (knight.place, knight.points, knight.end, knight.least) == ("c0", 0, 2, 6)


def test_what_cannot_be_completed_promises_nothing() -> None:
    s = table.start()
    table.draw(s, "B")
    table.only(s)
    table.lay(s, "B", 0, 1)
    assert forecast(s, s.turn).claims[0].least is None


def test_placements_that_change_nothing_are_left_out() -> None:
    s = table.start()
    table.draw(s, "U")
    found = forecast(s, s.turn)
    assert (found.lays, found.claims) == ([], [])
