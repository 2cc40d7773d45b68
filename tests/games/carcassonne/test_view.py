"""What a view shows of the table is what the position holds, however it was found."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carcassonne.faces import events, view
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import PLACE_OF_SEGMENT, SEGMENT_COUNT
from carsonne.games.carcassonne.rules.words import KINDS, PLACES
from tests.games.carcassonne import table


def segments(s: CarcassonneState) -> list[tuple[int, int, str]]:
    """Return the cell and place of every segment, found without the code that views and events use."""
    return [
        (tile.x, tile.y, PLACES[PLACE_OF_SEGMENT[tile.kind * codes.MAX_SEGMENTS + i]])
        for tile in accessors.tiles(s)
        for i in range(SEGMENT_COUNT[tile.kind])
    ]


def by_segment(s: CarcassonneState) -> list[tuple[int, int, int, str]]:
    """Return the followers in the order of seats and segments, found without the code that views use."""
    standing = sorted((i // codes.FOLLOWERS, segment) for i, segment in enumerate(s.stand) if segment != codes.AT_HOME)
    found = segments(s)
    return [(seat, *found[segment]) for seat, segment in standing]


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


def test_events_name_every_place_of_a_feature() -> None:
    *_, s = table.random_game(table.start(2), Random(1), neat=True)
    roots, found, board = accessors.roots(s), segments(s), events.Board(s)
    for root in set(roots):
        places = [place for place, of in zip(found, roots, strict=True) if of == root]
        assert board.places(root) == places
        assert board.cells(root) == sorted({(x, y) for x, y, _ in places}, key=lambda cell: (cell[1], cell[0]))
    one, other = sorted(set(roots))[:2]
    assert board.places(other, one) == [place for place, of in zip(found, roots, strict=True) if of in (one, other)]


def test_views_of_different_games_share_what_looks_the_same() -> None:
    one, other = table.start(2), table.start(3)
    assert view.laid(one)[0] is view.laid(other)[0]
