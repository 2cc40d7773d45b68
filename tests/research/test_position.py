"""Positions: compared, hashed, copied, pickled, printed, drawn; played on; and every one of a record."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from carsonne.kernel.errors import BadMove, BadOptions, IllegalMove
from carsonne.kernel.game import CHANCE, RULES
from carsonne.research import Play, Position, positions, world
from tests.research.tables import NAMES, TABLES

GOLDEN = Path(__file__).parent.parent / "golden"
tables = pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)


def walk(position: Position, steps: int) -> Position:
    """Return the position after some random steps."""
    rng = Random(1)
    for _ in range(steps):
        acting = position.acting
        if not acting:
            break
        if acting[0] == CHANCE:
            position = position.happen(rng.choice(position.outcomes)[0])
        elif acting[0] == RULES:
            position = position.happen()
        else:
            seat = rng.choice(acting)
            position = position.play(rng.choice(position.actions(seat)), seat)
    return position


@tables
def test_positions_are_values(game: str, options: dict[str, Any]) -> None:
    start = Position.start(game, **options)
    here, again = walk(start, 120), walk(start, 120)
    assert here == again != start
    assert hash(here) == hash(again) != hash(start)
    assert pickle.loads(pickle.dumps(here)) == here
    assert copy.copy(here) == here
    assert {here, again, start} == {start, here}
    assert start == Position.start(game, **options)
    assert "scores" in repr(here)
    assert len(str(here)) > 100


@tables
def test_a_drawing_is_sound_and_has_pixels(game: str, options: dict[str, Any]) -> None:
    here = walk(Position.start(game, **options), 150)
    for seat in (None, 0):
        root = ET.fromstring(here.svg(seat))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
    image = here.image(width=300)
    assert image.shape[1:] == (300, 3)
    assert len(set(map(tuple, image.reshape(-1, 3)[::7]))) > 8
    edges = [tuple(dot) for edge in (image[0], image[-1], image[:, 0], image[:, -1]) for dot in edge]
    assert len(set(edges)) == 1  # nothing reaches over the edge of the paper
    assert here._repr_svg_() == here.svg()


def test_an_action_is_a_move_that_people_write() -> None:
    here = walk(Position.start("carcassonne"), 1)
    for action in here.actions(0):
        written = msgspec.to_builtins(here.written(action))
        assert written["type"] == "place"
        assert here.action_of(written, 0) == action


def test_bad_actions_of_a_position() -> None:
    start = Position.start("carcassonne")
    with pytest.raises(IllegalMove, match="CHANCE or RULES"):
        start.play(0)
    with pytest.raises(IllegalMove, match="no such outcome"):
        start.happen(99)
    here = walk(start, 1)
    with pytest.raises(IllegalMove, match=r"Action 0 \(skip\) is not legal for seat 0"):
        here.play(0)
    with pytest.raises(BadMove, match="0 to 7514"):
        here.play(-1)
    with pytest.raises(BadMove, match="whole number"):
        here.play("skip")  # type: ignore[arg-type]


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda file: file.stem)
def test_every_position_of_a_record(file: Path) -> None:
    text = file.read_text(encoding="utf-8").splitlines()[0]
    found = list(positions(text))
    record = msgspec.json.decode(text)
    assert len(found) == len(record["moves"]) + 1
    assert found[-1].over
    assert found[-1].scores == record["scores"]


@pytest.mark.parametrize("seat", [2, -1, 7, 1.0, "0", True])
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    """C would read and write beyond its arrays."""
    position, play = Position.start("carcassonne", seats=2), Play(world("carcassonne", 2))
    asks: list[Callable[[], object]] = [
        lambda: position.observe(seat),
        lambda: position.mask(seat),
        lambda: position.actions(seat),
        lambda: position.imagine(seat, Random(1)),
        lambda: position.svg(seat),
        lambda: position.play(0, seat),
        lambda: play.observe(seat),
        lambda: play.mask(seat),
    ]
    for ask in asks:
        with pytest.raises(BadOptions, match="The seats are 0 to 1") as caught:
            ask()
        assert caught.value.code == "bad_seat"


@pytest.mark.parametrize("width", [0, -5, 1 << 40, 1.5])
def test_a_width_that_cannot_be(width: Any) -> None:
    with pytest.raises(BadOptions, match="width") as caught:
        Position.start("carcassonne").image(0, width)
    assert caught.value.code == "bad_width"
