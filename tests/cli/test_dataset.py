"""`carsonne dataset`: what is in its files, that they can be repeated and continued, and what bad use gets."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from carsonne.arena.series import Series
from carsonne.kernel.record import parse
from carsonne.research import Position, positions
from carsonne.research.dataset import Dataset, OtherDataset, Plan
from tests.cli.run import Command

SERIES = Series("carcassonne", ("greedy", "random"), 6, "seed")


def files(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_command(command: Command, tmp_path: Path) -> None:
    words = ("--bots", "greedy,random", "--games", "6", "--shard", "4", "--seed", "seed", "--out")
    answer = command("dataset", "carcassonne", *words, str(tmp_path / "one"), "--jobs", "1")
    assert answer.status == 0
    assert answer.out == f"6 games in 2 shards: {tmp_path / 'one'}\n"
    assert list(files(tmp_path / "one")) == [
        *("dataset.json", "decisions-00000.parquet", "decisions-00001.parquet"),
        *("records-00000.jsonl", "records-00001.jsonl"),
    ]
    command("dataset", "carcassonne", *words, str(tmp_path / "two"), "--jobs", "2")
    assert files(tmp_path / "one") == files(tmp_path / "two")  # however many processes


@pytest.mark.parametrize("game", ["carcassonne", "carson-city", "carson-city-cards"])
def test_rows_say_what_the_records_say(game: str, tmp_path: Path) -> None:
    Dataset(tmp_path, Plan(Series(game, ("random", "greedy"), 2), planes=True)).make(1, lambda _: None)
    table = parquet.read_table(tmp_path / "decisions-00000.parquet")
    about = json.loads((tmp_path / "dataset.json").read_text())
    assert table.column_names == list(about["columns"])
    lines = (tmp_path / "records-00000.jsonl").read_bytes().splitlines()
    places = [list(positions(line)) for line in lines]
    for row in table.take(list(range(0, len(table), 17))).to_pylist():
        check_row(row, places[row["game"]][row["entry"]])
        record = parse(lines[row["game"]])
        assert record.setup.names[row["seat"]] == row["bot"]
        assert record.moves[row["entry"]] == (row["seat"], json.loads(row["move"]))
        assert record.scores is not None
        assert row["points"] == record.scores[row["seat"]]
    assert set(table["won"].to_pylist()) <= {0.0, 0.5, 1.0}


def check_row(row: dict[str, object], position: Position) -> None:
    """Check that a row is what its seat knew in that position, and its action the move."""
    seat = row["seat"]
    assert isinstance(seat, int)
    while seat not in position.acting:
        position = position.happen()
    seen = position.observe(seat)
    assert np.array_equal(np.array(row["vector"], np.float32), seen.vector)
    assert np.array_equal(np.array(row["planes"], np.uint8), seen.planes.ravel())
    assert row["legal"] == position.actions(seat)
    assert row["scores"] == position.scores
    assert isinstance(row["action"], int)
    assert isinstance(row["move"], str)
    assert position.action_of(json.loads(row["move"]), seat) == row["action"]


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    Dataset(whole, Plan(SERIES, 2)).make(1, lambda _: None)
    dataset = Dataset(broken, Plan(SERIES, 2))
    with pytest.raises(KeyboardInterrupt):
        dataset.make(1, interrupter(3))
    again = Dataset(broken, Plan(SERIES, 2))
    assert (again.done, again.rest) == (2, [1, 2])
    again.make(1, lambda _: None)
    assert files(broken) == files(whole)


def interrupter(games: int) -> Callable[[int], None]:
    """Press Ctrl-C after some games."""
    left = [games]

    def tell(_: int) -> None:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt

    return tell


def test_more_games_are_added(tmp_path: Path) -> None:
    fewer, more = tmp_path / "fewer", tmp_path / "more"
    Dataset(more, Plan(SERIES, 4)).make(1, lambda _: None)
    Dataset(fewer, Plan(Series("carcassonne", SERIES.bots, 2, "seed"), 4)).make(1, lambda _: None)
    Dataset(fewer, Plan(SERIES, 4)).make(1, lambda _: None)
    assert files(fewer) == files(more)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    Dataset(tmp_path / "one", Plan(SERIES))
    with pytest.raises(OtherDataset, match="other seed"):
        Dataset(tmp_path / "one", Plan(Series("carcassonne", SERIES.bots, 6, "else")))
    with pytest.raises(OtherDataset, match="not empty"):
        Dataset(tmp_path, Plan(SERIES))
    (tmp_path / "one" / "dataset.json").write_text("{")
    with pytest.raises(OtherDataset, match="cannot be read"):
        Dataset(tmp_path / "one", Plan(SERIES))


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--bots", "nobody,greedy"), "no bot"),
        (("--bots", "greedy"), "players"),
        (("--bots", "greedy,greedy", "--games", "0"), "--games must be"),
        (("--bots", "greedy,greedy", "--shard", "0"), "--shard must be"),
        (("--bots", "greedy,greedy", "--options", "edition=x"), "edition"),
    ],
)
def test_bad_use_gets_a_sentence(command: Command, words: tuple[str, ...], part: str, tmp_path: Path) -> None:
    command("dataset", "carcassonne", *words, "--out", str(tmp_path / "new")).is_error(part)
    assert not (tmp_path / "new").exists()
