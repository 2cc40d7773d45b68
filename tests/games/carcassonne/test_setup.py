"""What is on the table before the first turn, and who goes first."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.faces.view import followers
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.tables import COUNT, KIND_OF
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadOptions
from carsonne.kernel.match import Match, checked_setup
from tests.games.carcassonne import oracle, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.clause("CA1", "CA4")
@SEATS
def test_the_start_tile_lies_open_and_71_tiles_are_to_be_drawn(seats: int) -> None:
    s = table.start(seats)
    assert accessors.tiles(s) == [(KIND_OF["D"], 0, 0, 0, codes.NOBODY)]
    assert oracle.edges("D", 0) == ("city", "road", "field", "road")
    expected = list(COUNT)
    expected[KIND_OF["D"]] -= 1
    assert list(s.bag) == expected
    assert sum(s.bag) == s.undrawn == 71
    assert list(s.aside) == [0] * 24


@pytest.mark.clause("CA4", "R22")
def test_every_undrawn_tile_is_as_likely_whatever_the_stacks() -> None:
    s = table.start()
    assert s.acting() == (CHANCE,)
    assert s.outcomes() == [(kind, n) for kind, n in enumerate(s.bag) if n]
    draw = table.GAME.draw(s)
    assert (draw.stream, draw.outcomes) == ("tiles", s.outcomes())


@pytest.mark.clause("CA2")
@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 players"):
        checked_setup(table.GAME, seats)


@pytest.mark.clause("CA2", "CA3", "R19")
@SEATS
def test_seven_followers_each_and_a_marker_on_zero(seats: int) -> None:
    s = table.start(seats)
    assert accessors.supplies(s) == [7] * seats
    assert s.scores() == [0] * seats
    assert followers(s) == []


@pytest.mark.clause("CA5", "R3")
@SEATS
def test_any_seat_may_begin_and_the_turn_goes_round_clockwise(seats: int) -> None:
    assert table.start(seats).turn == 0
    for first in range(seats):
        s = table.start(seats, first=first)
        order = []
        for n in range(seats + 1):
            table.draw(s, "U")
            order.append(s.acting()[0])
            table.lay(s, "U", 1 + n, 0, 1)
            table.claim(s)
            table.finish(s)
        assert order == [(first + n) % seats for n in range(seats + 1)]


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "fourth"},
        {"small_city": 3},
        {"farm_points": 5},
        {"hand": 2},
        {"hand_end": "never"},
        {"first": 2},
        {"first": -1},
        {"farmers": 1},
        {"river": True},
    ],
)
def test_invalid_options_are_rejected(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        checked_setup(table.GAME, 2, options)


@pytest.mark.parametrize("edition", table.EDITIONS)
def test_editions_are_presets_over_the_switches(edition: str) -> None:
    assert table.edition_of(table.start(edition=edition)) == oracle.EDITIONS[edition]
    mixed = table.edition_of(table.start(edition=edition, small_city=4, farm_points=4))
    assert mixed == oracle.EDITIONS[edition]._replace(small_city=4, farm_points=4)


def test_the_rulebook_of_2002_is_the_default() -> None:
    assert table.edition_of(table.start()) == oracle.EDITIONS["fr2002"]


def test_a_match_deals_the_first_tile_by_itself() -> None:
    match = Match(table.GAME, checked_setup(table.GAME, 2), Dealer(b"x"))
    assert match.waiting_for() == [0]
    assert to_builtins(match.view(0))["view"]["phase"] == "place"
