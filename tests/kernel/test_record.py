"""Records: the same bytes after a replay, and a clear BadRecord for everything that is wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carsonne import registry
from carsonne.arena.playing import records
from carsonne.arena.series import Series
from carsonne.kernel.conformance import check_record
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadRecord
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import MAX_BYTES, Record, parse, record_of, replay, write
from tests.toy import game as toy

GAME = registry.find("carcassonne")
Document = dict[str, Any]


def _written() -> bytes:
    series = Series("carcassonne", ("random", "random", "random"), 1, "record", {"edition": "third"})
    return write(records(series)[0])


TEXT = _written()


def document() -> Document:
    """Return a good record as data, for tests to spoil."""
    data: Document = json.loads(TEXT)
    return data


def refusal(data: object, game: Any = GAME) -> str:
    """Return why a record is refused; only BadRecord may be raised, with a short message."""
    with pytest.raises(BadRecord) as error:
        replay(game, parse(data if isinstance(data, bytes | str) else json.dumps(data)))
    assert len(error.value.detail) < 400
    return error.value.detail


def test_a_record_is_one_line_and_replays_to_the_same_bytes() -> None:
    assert b"\n" not in TEXT
    match = replay(GAME, parse(TEXT))
    again = record_of(match)
    again.deal = parse(TEXT).deal
    assert write(again) == TEXT
    assert parse(TEXT.decode()) == parse(TEXT)


def test_a_record_follows_the_format() -> None:
    data = document()
    assert list(data) == ["format", "game", "rules", "setup", "moves", "scores", "deal"]
    assert list(data["setup"]) == ["seats", "names", "options"]
    assert set(data["setup"]["options"]) == {option.id for option in GAME.options}
    assert data["moves"][0][0] == "*"
    assert set(data["deal"]) == {"scheme", "commit", "seed"}


@pytest.mark.parametrize("at", [0, 1, 2, 50, 212])
def test_a_record_can_be_replayed_in_part(at: int) -> None:
    match = replay(GAME, parse(TEXT), at)
    assert len(match.entries) == at
    check_record(match)


@pytest.mark.parametrize("at", [-1, 1000, 10**30])
def test_positions_beyond_the_record_are_rejected(at: int) -> None:
    with pytest.raises(BadRecord, match="no entry"):
        replay(GAME, parse(TEXT), at)


def test_a_starting_position_is_part_of_the_record() -> None:
    setup = checked_setup(GAME, 2, {}, (), "turn: blue\nD 0,0 r0\n")
    match = Match(GAME, setup, Dealer(bytes(32)))
    assert match.waiting_for() == [1]
    check_record(match)


# What is wrong with a record, and where


def spoil(path: str, value: object) -> Callable[[Document], None]:
    """Set the value at a path such as "setup.seats" or "moves.3.0"."""

    def change(data: Document) -> None:
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        place: Any = data
        for step in way:
            place = place[step]
        place[last] = value

    return change


SPOILT: list[tuple[str, object, str]] = [
    ("format", 2, "format 2"),
    ("format", 0, "format 0"),
    ("format", "1", r"\$\.format"),
    ("format", 10**300, r"\$\.format"),
    ("game", "chess", "'chess'"),
    ("game", "x" * 10**6, "'xxx"),
    ("game", 7, r"\$\.game"),
    ("rules", 99, "rules number 99"),
    ("rules", -1, r"\$\.rules"),
    ("rules", 1.5, r"\$\.rules"),
    ("setup", [], r"\$\.setup"),
    ("setup.seats", 1, "2 to 5 players"),
    ("setup.seats", 6, "2 to 5 players"),
    ("setup.seats", 10**300, r"\$\.setup\.seats"),
    ("setup.seats", True, r"\$\.setup\.seats"),
    ("setup.names", ["a"], "1 names"),
    ("setup.names", [1, 2, 3], r"\$\.setup\.names"),
    ("setup.more", 1, "more"),
    ("setup.options", {"hand": 2}, "hand must be 1 or 3"),
    ("setup.options", {"hand": 1.0}, "hand must be"),
    ("setup.options", {"farmers": 1}, "farmers must be true or false"),
    ("setup.options", {"x" * 10**6: 1}, "no option 'xxx"),
    ("setup.options", {"first": 3}, "seat from 0 to 2"),
    ("setup.options", {"first": 10**300}, "seat from 0 to 2"),
    ("setup.options", {"edition": ["third"] * 10**5}, "edition must be"),
    ("setup.options", {"edition": {"a": None}}, "edition must be"),
    ("setup.position", "Z 0,0 r0", "Line 1"),
    ("setup.position", "", "0,0"),
    ("setup.position", "turn: black\nD 0,0 r0", "5 players"),
    ("moves", {}, r"\$\.moves"),
    ("moves.0", ["*"], r"\$\.moves\[0\]"),
    ("moves.0", ["*", {}, 1], r"\$\.moves\[0\]"),
    ("moves.0", ["*", []], r"\$\.moves\[0\]"),
    ("moves.0.0", "**", r"\$\.moves\[0\]"),
    ("moves.0.0", -1, r"\$\.moves\[0\]"),
    ("moves.0.0", -2, r"\$\.moves\[0\]"),
    ("moves.0.0", 10**300, r"\$\.moves\[0\]"),
    ("moves.0.0", None, r"\$\.moves\[0\]"),
    ("moves.0.0", 0, r"moves\[0\]: It is not your turn"),
    ("moves.0.1.tile", "Z", r"moves\[0\]: There is no tile 'Z'"),
    ("moves.0.1.tile", 7, r"moves\[0\]: There is no tile"),
    ("moves.0.1.tile", ["D"] * 10**5, r"moves\[0\]: There is no tile"),
    ("moves.0.1.type", "castle", r"moves\[0\]: Carcassonne has no move 'castle'"),
    ("moves.0.1.type", "x" * 10**6, r"moves\[0\]: Carcassonne has no move 'xxx"),
    ("moves.0.1.type", None, r"moves\[0\]"),
    ("moves.0.1", {"hidden": True}, r"moves\[0\]: This was still hidden"),
    ("moves.0.1", {"type": "draw", "to": 0}, r"moves\[0\]: This was still hidden"),
    ("moves.0.1", {"type": "draw"}, r"moves\[0\]: .*'tile'"),
    ("moves.1.0", 1, r"moves\[1\]: It is not your turn"),
    ("moves.1.0", 3, r"moves\[1\]: There is no seat 3"),
    ("moves.1.0", "*", r"moves\[1\]"),
    ("moves.1.1.x", 40, r"moves\[1\]: A tile has to share an edge"),
    ("moves.1.1.x", 10**18, r"moves\[1\]: No tile can go there"),
    ("moves.1.1.x", 10**300, r"moves\[1\]"),
    ("moves.1.1.x", 1.0, r"moves\[1\]: 'x' must be a whole number"),
    ("moves.1.1.x", True, r"moves\[1\]: 'x' must be a whole number"),
    ("moves.1.1.more", 1, r"moves\[1\]: A move 'place' has no 'more'"),
    ("scores", [0, 0, 0], "the scores are"),
    ("scores", [0], "the scores are"),
    ("scores", [0] * 10**6, "the scores are"),
    ("scores", ["0"], r"\$\.scores\[0\]"),
    ("scores", [10**300], r"\$\.scores\[0\]"),
    ("deal", {"scheme": 1}, r"\$\.deal"),
    ("deal", {}, r"\$\.deal|deal"),
    ("deal.more", 1, "more"),
]


@pytest.mark.parametrize(("path", "value", "reason"), SPOILT, ids=[f"{p}={v!r:.20}" for p, v, _ in SPOILT])
def test_errors_say_where(path: str, value: object, reason: str) -> None:
    data = document()
    spoil(path, value)(data)
    with pytest.raises(BadRecord, match=reason):
        replay(GAME, parse(json.dumps(data)))
    refusal(data)


@pytest.mark.parametrize("name", ["format", "game", "rules", "setup", "moves"])
def test_missing_fields_are_named(name: str) -> None:
    data = document()
    del data[name]
    assert name in refusal(data)


def test_moves_after_the_end_are_refused() -> None:
    data = document()
    data["moves"] += [data["moves"][-1]]
    assert f"moves[{len(data['moves']) - 1}]: The game is over." in refusal(data)


def test_an_unfinished_game_with_final_scores_is_refused() -> None:
    data = document()
    data["moves"] = data["moves"][:-1]
    assert "scores" in refusal(data)


def test_the_record_of_another_game_is_refused() -> None:
    assert "'carcassonne', not 'toy'" in refusal(TEXT, toy.GAME)


def test_hidden_entries_cannot_be_replayed_before_the_end() -> None:
    match = Match(toy.GAME, checked_setup(toy.GAME, 2), Dealer(bytes(32)))
    match.play(0, match.view(0).view.moves[0])
    assert "moves[0]: This was still hidden" in refusal(write(record_of(match)), toy.GAME)
    assert "moves[1]: This was still hidden" in refusal(write(record_of(match, 0)), toy.GAME)
    again = replay(toy.GAME, parse(write(record_of(match, full=True))))
    assert toy.GAME.freeze(again.state) == toy.GAME.freeze(match.state)


@pytest.mark.parametrize("end", [0, 1, 2, 10, 100, 1000, len(TEXT) - 1])
def test_a_record_that_is_cut_off_is_refused(end: int) -> None:
    assert refusal(TEXT[:end]).startswith("This is not a record")


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 10_000_000,
        b'{"format":1,"game":"carcassonne","x":' + b"[" * 10_000_000,
        b'{"format":1,"game":"carcassonne","x":' + b'{"a":' * 2_000_000,
        b"{" * 1000,
        b'{"format":NaN}',
        b'{"format":1e999}',
        b'{"format":' + b"9" * 10_000 + b"}",
        b'{"format":1,"game":"\\ud800"}',
        b'{"format":1,"game":"\xff"}',
        b"\x00" * 1000,
        bytes(range(256)),
        b"null",
        b"1",
        b'"record"',
        b" ",
        b"\xef\xbb\xbf{}",
        TEXT + TEXT,
        TEXT.replace(b'"hand":1', b'"hand":NaN'),
        TEXT.replace(b'"hand":1', b'"hand":1e999'),
        b" " * (MAX_BYTES + 1),
        "\ud800",
        "é" * (MAX_BYTES + 1),
    ],
    ids=range(22),
)
def test_things_that_are_not_records_are_refused(text: bytes | str) -> None:
    refusal(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=200)
@given(st.binary(max_size=200) | JSON.map(lambda data: json.dumps(data).encode()))
def test_nothing_but_bad_record_comes_of_arbitrary_input(data: bytes) -> None:
    try:
        found = parse(data)
    except BadRecord:
        return
    assert isinstance(found, Record)


@settings(max_examples=200)
@given(st.data())
def test_nothing_but_bad_record_comes_of_a_spoilt_record(data: st.DataObject) -> None:
    spoilt = document()
    spoilt["moves"] = spoilt["moves"][:6]
    del spoilt["scores"]
    place: Any = spoilt
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.integers(0, 3)) == 0:
            place[key] = data.draw(JSON)
            break
        place = place[key]
    try:
        match = replay(GAME, parse(json.dumps(spoilt)))
    except BadRecord:
        return
    check_record(match)
