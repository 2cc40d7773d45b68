"""A tile that fits nowhere is set aside, and another is drawn."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes, frontier
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import KINDS
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.match import Match, checked_setup
from tests.games.carcassonne import oracle, table
from tests.games.carcassonne.table import events


def no_open_city(s: CarcassonneState) -> None:
    """Close the only city, so that the tile with four city edges fits nowhere."""
    table.turn(s, "E", 0, -1, 2, "f0")
    table.finish(s)
    events(s)


@pytest.mark.clause("CA11", "R9", "R24")
def test_the_same_player_draws_again_and_everybody_sees_the_tile_aside() -> None:
    s = table.start()
    no_open_city(s)
    table.draw(s, "C")
    assert (s.phase, s.turn) == (codes.DRAW, 1)
    assert events(s) == [{"type": "drawn", "seat": 1, "tile": "C"}, {"type": "set_aside", "seat": 1, "tile": "C"}]
    assert [to_builtins(table.GAME.view(s, seat))["aside"] for seat in (0, 1, None)] == [["C"]] * 3
    assert "C" not in to_builtins(table.GAME.view(s, 0))["bag"]
    table.draw(s, "U")
    assert (s.phase, s.turn) == (codes.PLACE, 1)
    assert len(accessors.tiles(s)) + sum(s.aside) + sum(s.bag) + 1 == 72


@pytest.mark.clause("CA11")
def test_a_tile_is_set_aside_exactly_when_no_cell_takes_it() -> None:
    s = table.start()
    no_open_city(s)
    cells = [(x, y) for x in range(-2, 3) for y in range(-3, 3)]
    for kind in KINDS:
        fits = any(oracle.fits(table.laid(s), (kind, x, y, turn)) for x, y in cells for turn in range(4))
        assert frontier.fits(s, KIND_OF[kind]) == fits == (kind != "C")


@pytest.mark.clause("R9")
def test_as_often_as_it_takes() -> None:
    s = table.start()
    no_open_city(s)
    table.only(s, "C", "C", "C", "U")  # more than there are
    for n in range(1, 4):
        table.draw(s, "C")
        assert (s.phase, s.turn) == (codes.DRAW, 1)
        assert sum(s.aside) == n
    table.draw(s, "U")
    assert s.phase == codes.PLACE


@pytest.mark.clause("R9", "CA33")
def test_when_the_very_last_tile_fits_nowhere_the_turn_is_over_and_the_game_too() -> None:
    s = table.start()
    no_open_city(s)
    table.only(s, "C")
    table.draw(s, "C")
    assert s.phase == codes.TURN_END
    table.finish(s)
    assert s.phase == codes.OVER
    assert len(accessors.tiles(s)) == 2
    assert s.scores() == [3, 0]  # the farmer next to the complete city
    assert [event["type"] for event in events(s)] == ["drawn", "set_aside", "scored", "ended"]


@pytest.mark.clause("R9")
def test_a_match_ends_by_itself_when_the_last_tile_fits_nowhere() -> None:
    match = Match(table.GAME, checked_setup(table.GAME, 2))
    table.only(match.state, "C", "E")
    match.play(CHANCE, {"type": "draw", "tile": "E"})
    match.play(0, {"type": "place", "x": 0, "y": -1, "turn": 2})
    match.play(0, {"type": "claim", "place": "c0"})
    news = to_builtins(match.play(CHANCE, {"type": "draw", "tile": "C"}))
    assert [event["type"] for event in news] == ["drawn", "set_aside", "ended"]
    assert match.over
    assert to_builtins(match.view(None))["winners"] == [0]
