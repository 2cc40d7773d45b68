"""What a view shows of the table is what the position holds, however it was found."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carcassonne.faces import view
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.words import KINDS, PLACES
from tests.games.carcassonne import table


def by_segment(s: CarcassonneState) -> list[tuple[int, int, int, str]]:
    """Return the followers in the order of seats and segments, found without the code that views use."""
    standing = sorted((i // codes.FOLLOWERS, segment) for i, segment in enumerate(s.stand) if segment != codes.AT_HOME)
    tiles, parts = accessors.tiles(s), accessors.segments(s)
    at = [(seat, tiles[parts[segment].tile], parts[segment].place) for seat, segment in standing]
    return [(seat, tile.x, tile.y, PLACES[place]) for seat, tile, place in at]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_view_shows_every_tile_and_follower_of_a_whole_game(seats: int) -> None:
    most = 0
    for s in table.random_game(table.start(seats), Random(seats), neat=True):
        laid = [
            (KINDS[t.kind], t.x, t.y, t.turn, None if t.seat == codes.NOBODY else t.seat) for t in accessors.tiles(s)
        ]
        assert [(t.tile, t.x, t.y, t.turn, t.seat) for t in view.laid(s)] == laid
        assert [(man.seat, man.x, man.y, man.place) for man in view.followers(s)] == by_segment(s)
        most = max(most, len(view.followers(s)))
    assert most > 3 * seats


def test_views_of_different_games_share_what_looks_the_same() -> None:
    one, other = table.start(2), table.start(3)
    assert view.laid(one)[0] is view.laid(other)[0]
