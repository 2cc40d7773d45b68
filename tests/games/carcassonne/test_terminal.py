"""The board in characters, moves to type and events in words."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from carsonne.games.carcassonne.faces import guide
from carsonne.games.carcassonne.faces.event_types import CarcassonneEvent
from carsonne.games.carcassonne.faces.move_types import ClaimMove
from carsonne.games.carcassonne.faces.terminal import HEIGHT, WIDTH, choices, picture, sentence, spot_of, tile_picture
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF, PERIOD, SEGMENTS
from carsonne.games.carcassonne.rules.words import KINDS, Place
from tests.games.carcassonne import oracle, table
from tests.games.carcassonne.table import events

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
CODES = re.compile("\x1b\\[[0-9;]*m")


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_in_characters(kind: str) -> None:
    n = KIND_OF[kind]
    for turn in range(PERIOD[n]):
        rows = tile_picture(n, turn)
        assert (len(rows), {len(row) for row in rows}) == (HEIGHT, {WIDTH})
        middles = [rows[0][3], rows[1][6], rows[2][3], rows[1][0]]
        styles = [style for _, style in middles]
        assert styles == list(oracle.edges(kind, turn))
        for place in SEGMENTS[n]:
            row, column = spot_of(n, turn, place)
            assert 0 <= row < HEIGHT
            assert 0 <= column < WIDTH
        spots = [spot_of(n, turn, place) for place in SEGMENTS[n] if place[0] != "f"]
        assert len(spots) == len(set(spots))


@pytest.mark.parametrize("variant", range(len(table.VARIANTS)))
def test_a_whole_game_in_a_terminal(variant: int) -> None:
    rng = Random(variant)
    s = table.start(4, **table.VARIANTS[variant])
    keys_seen, words = set(), set()
    for _ in table.random_game(s, rng):
        for event in events(s):
            told = sentence(msgspec.convert(event, CarcassonneEvent), NAMES)
            assert "{" not in told
            words.add(event["type"])
            if event["type"] in ("drawn", "placed", "claimed", "scored"):
                assert told.startswith(NAMES[event["seat"]])
                assert told.endswith(".")
        seat = s.turn
        found = choices(s, seat)
        assert sorted(table.GAME.from_json(s, seat, table.in_json(move)) for _, _, move in found) == s.legal(seat)
        keys = [key for key, _, _ in found]
        assert len(keys) == len(set(keys))
        meanings = [meaning for _, meaning, _ in found]
        assert len(meanings) == len(set(meanings))
        keys_seen.update(keys)
    assert {"-", "r0", "c0", "m0"} <= keys_seen
    assert {"drawn", "placed", "scored", "ended"} <= words


@pytest.mark.parametrize("seed", range(5))
def test_the_picture_is_the_same_with_and_without_colours(seed: int) -> None:
    rng = Random(seed)
    s = table.wander(table.start(3, hand=rng.choice([1, 3])), rng, rng.randrange(280))
    seat = s.turn
    plain = picture(s, seat, False)
    coloured = picture(s, seat, True)
    assert "\x1b" not in plain
    assert "\x1b" in coloured
    stripped = [line.rstrip() for line in CODES.sub("", coloured).splitlines()]
    assert stripped == [line.rstrip() for line in plain.splitlines()]
    assert picture(s, None, False)


def test_followers_and_numbered_cells_are_drawn() -> None:
    s = table.start()
    table.turn(s, "U", 1, 0, 1, "r0")
    assert " R" in picture(s, 0, False) or "─R─" in picture(s, 0, False)
    table.finish(s)
    table.draw(s, "U")
    drawn = picture(s, 1, False)
    keys = {key for key, _, _ in choices(s, 1)}
    assert "1r1" in keys or "1r0" in keys
    for number in {key.split("r")[0] for key in keys}:
        assert re.search(rf" {number}( |$)", drawn, re.MULTILINE)
    assert "Tile to place: U" in drawn


def nothing_fits() -> CarcassonneState:
    """Return a position in which the hand of the seat to move fits nowhere."""
    s = table.start(2, hand=3)
    for tile, x, turn in (("A", -1, 3), ("A", 1, 1)):
        table.put_tile(s, KIND_OF[tile] * 4 + turn, x, 0, 0)
    table.put_tile(s, KIND_OF["E"] * 4 + 2, 0, -1, 0)
    table.put_hand(s, 0, [KIND_OF["C"], KIND_OF["X"]])
    table.put_turn(s, codes.PLACE, 0, codes.NO_TILE)
    return s


def test_a_tile_of_the_hand_to_set_aside() -> None:
    s = nothing_fits()
    assert table.in_json(choices(s, 0)) == [
        ["C", "set tile C aside", {"type": "discard", "tile": "C"}],
        ["X", "set tile X aside", {"type": "discard", "tile": "X"}],
    ]
    assert "Your hand" in picture(s, 0, False)


def test_a_line_of_72_tiles_can_still_be_drawn() -> None:
    s = table.start()
    for n in range(1, codes.REACH):
        table.put_tile(s, KIND_OF["U"] * 4 + 1, n, 0, 0)
    assert max(len(line) for line in picture(s, None, False).splitlines()) >= WIDTH * 72


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"type": "drawn", "seat": 1}, "Ben draws a tile."),
        ({"type": "drawn", "seat": 1, "tile": "K"}, "Ben draws K."),
        ({"type": "set_aside", "seat": 1, "tile": "C"}, "C does not fit anywhere and is set aside."),
        ({"type": "undone", "seat": 0, "move": {}}, "Ada takes a move back."),
        ({"type": "ended", "scores": [1, 2], "winners": [1]}, "The game is over. Ben wins."),
        ({"type": "ended", "scores": [2, 2], "winners": [0, 1]}, "The game is over. Ada and Ben share the win."),
        ({"type": "skipped", "seat": 0}, ""),
    ],
)
def test_events_in_words(event: dict[str, object], words: str) -> None:
    assert sentence(msgspec.convert(event, CarcassonneEvent), NAMES) == words


@pytest.mark.parametrize(
    ("tile", "cell", "turn", "place", "words"),
    [
        ("B", (0, 1), 0, "m0", "2 points if the game ended now, 9 when complete."),
        ("U", (1, 0), 1, "r0", "2 points if the game ended now, at least 4 when complete."),
        ("U", (1, 0), 1, "f0", "0 points if the game ended now."),
    ],
)
def test_what_a_follower_would_bring(tile: str, cell: tuple[int, int], turn: int, place: Place, words: str) -> None:
    s = table.start()
    table.draw(s, tile)
    table.lay(s, tile, *cell, turn)
    assert guide.explain(s, 0, ClaimMove(place), NAMES) == f"It would bring {words}"
