"""Positions as text: everything that can be written, and every error with its line."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carsonne.games.carcassonne.faces.notation import parse
from carsonne.games.carcassonne.faces.positions import position, setup_of, start_from
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.kernel.errors import BadPosition, CarsonneError
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.options import resolve
from tests.games.carcassonne import table
from tests.games.carcassonne.table import score

CITY = "D 0,0 r0\nE 0,-1 r2\n"
UNREADABLE = [
    ("D 0,0 r0\nnonsense", "Line 2: 'nonsense' is neither a tile"),
    ("D 0,0\n", "Line 1: 'D 0,0' is neither"),
    ("D 0,0 r0\nY 1,0 r0", "Line 2: There is no tile 'Y'"),
    ("D 0,0 r0\nU 72,0 r1", "Line 2: 72,0 is farther"),
    ("D 0,0 r0\nU 0,-72 r1", "Line 2: 0,-72 is farther"),
    (
        "D 0,0 r0\nU 1,0 r1 pink:r0",
        "Line 2: There is no player 'pink'. The choices are red, blue, green, yellow, and black.",
    ),
    ("D 0,0 r0\nU 1,0 r1 red:c0", "Line 2: Tile U has no place 'c0'; it has r0, f0, and f1."),
    ("D 0,0 r0\nU 1,0 r1 red", "Line 2: Tile U has no place ''"),
    ("turn: red\nD 0,0 r0\nturn: blue", "Line 3: 'turn' appears twice; it is already in line 1"),
    ("D 0,0 r0\nweather: fine", "Line 2: There is no header 'weather'"),
    (
        "D 0,0 r0\nhand pink: U",
        "Line 2: There is no player 'pink'. The choices are red, blue, green, yellow, and black.",
    ),
    ("D 0,0 r0\nhand red: U Y", "Line 2: There is no tile 'Y'"),
    ("D 0,0 r0\nhand red: U U U U", "Line 2: A hand has at most 3 tiles"),
    ("D 0,0 r0\noptions: edition=fourth", "Line 2: The option edition must be fr2002, first"),
    ("D 0,0 r0\noptions: edition", "Line 2: Write an option as name=value"),
    ("D 0,0 r0\noptions: river=yes", "Line 2: There is no option 'river'"),
    ("D 0,0 r0\noptions: first=7", "Line 2: The option first must be a seat"),
    ("D 0,0 r0\nplayers: red", "Line 2: Write points as in 'red=12', not 'red'."),
    ("D 0,0 r0\nplayers: red=-3", "Line 2: Write points as in 'red=12', not 'red=-3'."),
    ("D 0,0 r0\nplayers: red=1234567", "Line 2: Write points as in 'red=12', not 'red=1234567'."),
    (
        "D 0,0 r0\nplayers: pink=1",
        "Line 2: There is no player 'pink'. The choices are red, blue, green, yellow, and black.",
    ),
    ("D 0,0 r0\nplayers: red=1 red=2", "Line 2: red is named twice"),
    ("D 0,0 r0\nturn: nobody", "Line 2: There is no player 'nobody'"),
    ("D 0,0 r0\ntile: U V", "Line 2: There is no tile 'U V'"),
    ("D 0,0 r0\naside: Z", "Line 2: There is no tile 'Z'"),
    ("D 0,0 r0\nphase: lunch", "Line 2: There is no phase 'lunch'"),
    ("D 0,0 r0\nlast: here", "Line 2: 'here' is not a cell"),
    ("D 0,0 r0\nlast: 0,0", "Line 2: The last tile cannot be the one at 0,0"),
    ("D 0,0 r0\nlast: 1,0", "Line 2: The last tile cannot be the one at 1,0"),
    ("D 0,0 r0\nU 1,0 r1\nD 0,0 r0", "Line 3: There is already a tile at 0,0, from line 1"),
    ("U 1,0 r1", "There is no tile at 0,0"),
    ("", "There is no tile at 0,0"),
    ("D 0,0 r0\nU 1,0 r0", "Line 2: The tile does not match its neighbour in line 1"),
    ("U 1,0 r0\nD 0,0 r0", "Line 2: The tile does not match its neighbour in line 1"),
    ("D 0,0 r0\nU 3,0 r1", "Line 2: The tile is not connected"),
    ("D 0,0 r0\nB 1,1 r0", "Line 2: The tile is not connected"),
    ("D 0,0 r0\nX 1,0 r0\nX 2,0 r0", "Line 3: There are too many tiles of kind X: the game has 1, the position 2"),
    ("D 0,0 r0\nC 0,-1 r0\naside: C", "Line 3: There are too many tiles of kind C: the game has 1, the position 2"),
    ("D 0,0 r0\ntile: X\naside: X", "Line 2: There are too many tiles of kind X: the game has 1, the position 2"),
    (
        "D 0,0 r0\nhand red: C\nhand blue: C",
        "Line 3: There are too many tiles of kind C: the game has 1, the position 2",
    ),
    ("\n".join(["D 0,0 r0", *(f"U {n},0 r1 red:r0" for n in range(1, 9))]), "Line 9: red has only 7 followers"),
]
"""Texts that are no position, and how the error begins."""
UNFIT = [
    ("phase: place\n" + CITY, "The player to move has no tile that fits"),
    ("tile: C\n" + CITY, "The player to move has no tile that fits"),
    ("tile: U\nphase: draw\n" + CITY, "Line 1: There is no drawn tile when the phase is draw"),
    ("tile: U\nphase: claim\nlast: 0,-1\n" + CITY, "Line 1: There is no drawn tile when the phase is claim"),
    ("phase: claim\n" + CITY, "Say which tile was placed last"),
    (
        "phase: claim\nlast: 0,-1\n" + CITY.replace("r2", "r2 red:f0"),
        "Line 4: The last tile already has a follower",
    ),
    ("hand red: U\n" + CITY, "Line 1: There are no hands in this game"),
    ("options: hand=3\n" + CITY, "The hand of red is missing"),
    ("options: hand=3\nhand red: U\n" + CITY, "The hand of blue is missing"),
    (
        "options: hand=3\ntile: U\nhand red: U\nhand blue: U\n" + CITY,
        "Line 2: There is no drawn tile when players have hands.",
    ),
    ("options: hand=3\nphase: draw\nhand red: U U U\nhand blue: U\n" + CITY, "Line 3: The hand is full"),
    (
        "options: hand=3\nphase: redraw\nturn: blue\nhand blue: U U U\nhand red: U\n" + CITY,
        "Line 4: The hand is full",
    ),
    ("options: hand=3\nphase: turn_end\nhand red: U U U\nhand blue: U\n" + CITY, "Line 3: The hand is full"),
    (
        "options: hand=3\nphase: claim\nlast: 0,-1\nhand red: U U U\nhand blue: U\n" + CITY,
        "Line 4: The hand is full",
    ),
    ("options: farmers=off\n" + CITY.replace("r2", "r2 red:f0"), "Line 3: This game has no farmers"),
]
"""Positions that cannot be played on, and how the error begins."""


def begin(text: str) -> CarcassonneState:
    """Make a state to continue from, with the seats and options that the text gives."""
    seats, options = setup_of(text)
    return start_from(text, seats, resolve(table.GAME.options, options, seats))


def test_a_position_a_real_table() -> None:
    text = """
        # We are in the middle of a game.
        players: red=12 blue=7
        turn: blue
        tile: K
        options: edition=third
        D 0,0 r0
        E 0,-1 r2 red:f0   # a farmer
        aside: C
    """
    position = parse(text)
    assert position.points == {0: 12, 1: 7}
    assert position.options == {"edition": "third"}
    s = begin(text)
    assert (s.phase, s.turn, s.drawn, s.undrawn) == (codes.PLACE, 1, KIND_OF["K"], 72 - 2 - 1 - 1)
    assert s.scores() == [12, 7]
    assert accessors.supplies(s) == [6, 7]
    assert table.standing(s) == [(0, 0, -1, "f0")]
    assert score(text, {})["scores"] == {"red": 15, "blue": 7}
    assert score(text, {"edition": "first"})["scores"] == {"red": 16, "blue": 7}
    assert score(text + "phase: over", {})["scores"] == {"red": 12, "blue": 7}


def test_a_complete_feature_with_a_follower_counts_as_complete() -> None:
    pad = score(CITY.replace("r2", "r2 blue:c0"), {"edition": "third"})
    assert pad["scores"] == {"red": 0, "blue": 4}
    sum = {"id": "because-tiles", "args": {"count": 2, "each": 2}}
    assert pad["lines"] == [
        {
            "player": "blue",
            "points": 4,
            "feature": "city",
            "complete": True,
            "said": {"id": "ca-pad-city-complete", "args": {"cell": "0,-1", "sum": sum}},
            "reason": "complete city at 0,-1: 2 tiles, 2 points each",
            "because": [["tiles", 2, 2]],
            "tiles": [[0, -1], [0, 0]],
            "followers": {"blue": 1},
        }
    ]


@pytest.mark.parametrize(("text", "words"), UNREADABLE)
def test_unreadable_lines_are_named(text: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        parse(text)
    assert caught.value.detail.startswith(words)
    with pytest.raises(BadPosition):
        score(text, {})


@pytest.mark.parametrize(("text", "words"), UNFIT)
def test_positions_that_cannot_be_continued(text: str, words: str) -> None:
    parse(text)
    with pytest.raises(BadPosition) as caught:
        begin(text)
    assert caught.value.detail.startswith(words)


def test_a_match_of_too_few_players_is_refused() -> None:
    with pytest.raises(BadPosition, match="is for 3 players, but the game has 2"):
        Match(table.GAME, checked_setup(table.GAME, 2, {}, (), CITY + "turn: green"))


def test_with_nothing_to_draw_the_position_must_be_over() -> None:
    text = real_game_over()
    assert begin(text).phase == codes.OVER
    with pytest.raises(BadPosition, match="no tile left to draw"):
        begin(text.replace("phase: over", "phase: draw"))


def real_game_over() -> str:
    s = table.start()
    list(table.random_game(s, Random(3)))
    return position(s, None)


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        (CITY, codes.DRAW),
        ("tile: U\n" + CITY, codes.PLACE),
        ("phase: claim\nlast: 0,-1\n" + CITY, codes.CLAIM),
        ("options: hand=3\nhand red: U\nhand blue: V\n" + CITY, codes.PLACE),
        ("phase: over\n" + CITY, codes.OVER),
    ],
)
def test_who_does_what_next(text: str, phase: int) -> None:
    assert begin(text).phase == phase


def test_the_follower_of_the_last_tile_may_still_come() -> None:
    s = begin("phase: claim\nturn: blue\nlast: 0,-1\n" + CITY)
    assert table.claims(s) == ["c0", "f0"]
    table.claim(s, "c0")
    assert s.scores() == [0, 2]


def test_a_position_the_deal_cannot_be_played_on_from() -> None:
    s = table.start(2, hand=3)
    table.draw(s, "U")
    text = position(s, 0)
    assert "hand red: U" in text.splitlines()
    with pytest.raises(BadPosition, match="The hand of blue is missing"):
        begin(text)


wild_lines = st.lists(
    st.one_of(
        st.text(max_size=20),
        st.sampled_from(
            ["options", "players", "turn", "tile", "aside", "phase", "last", "hand red", "hand blue"]
        ).flatmap(lambda name: st.text(max_size=12).map(lambda text: f"{name}: {text}")),
        st.builds(
            "{} {},{} r{} {}".format,
            st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
            st.integers(-80, 80),
            st.integers(-80, 80),
            st.integers(0, 9),
            st.sampled_from(["", "red:c0", "blue:f0", "red:r1", "black:m0", "x:y", ":"]),
        ),
        st.sampled_from(["D 0,0 r0", "turn: red", "tile: U", "hand red: U V", "phase: draw", "options: hand=3"]),
    ),
    max_size=8,
)


@given(wild_lines)
def test_wild_text_never_crashes(lines: list[str]) -> None:
    try:
        s = begin("\n".join(lines))
    except CarsonneError:
        return
    table.wander(s, Random(0), 20)


@given(st.integers(0, 10**6), st.data())
def test_a_position_with_a_slip_of_the_pen_never_crashes(seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    seats, options = table.random_setup(rng)
    s = table.wander(table.start(seats, **options), rng, 20 + rng.randrange(250))
    lines = [line for seat in range(seats) for line in position(s, seat).splitlines()]
    lines = list(dict.fromkeys(lines))
    at = data.draw(st.integers(0, len(lines) - 1))
    slips = st.sampled_from(
        [[], [lines[at]] * 2, [lines[at][:-1]], ["phase: draw"], ["phase: turn_end"], ["turn: blue"]]
    )
    lines[at : at + 1] = data.draw(slips)
    try:
        t = begin("\n".join(lines))
    except CarsonneError:
        return
    list(table.random_game(t, rng))
