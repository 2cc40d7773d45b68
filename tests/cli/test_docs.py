"""The examples in docs/cli-json.md and docs/records.md are true."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import shlex
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import parse, record_of, replay, write
from tests.cli.run import Command

DOCS = Path(__file__).parents[2] / "docs"
CLI = (DOCS / "cli-json.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")
EXAMPLES: dict[str, Any] = {
    line: json.loads(block)
    for line, block in re.findall(r"^## carsonne ([^\n]*)\n\n```json\n(.*?)```", CLI, re.MULTILINE | re.DOTALL)
}
FREE = {"sources", "options", "bag", "legal_us", "sets", "only_if", "followers"}
"""Objects whose keys are data: options, kinds, sizes, players."""
SEED = bytes(range(32))


def paths(data: Any, at: str = "") -> set[str]:
    """Return the path of every key in an object, looking into lists."""
    if isinstance(data, list):
        return set().union(*(paths(item, at) for item in data)) if data else set()
    if not isinstance(data, dict):
        return set()
    found = set()
    for name, value in data.items():
        found |= {f"{at}.{name}"}
        found |= set() if name in FREE and isinstance(value, dict) else paths(value, f"{at}.{name}")
    return found


def types(data: dict[str, Any]) -> dict[str, str]:
    """Return the type of each value that is not None."""
    return {name: type(value).__name__ for name, value in data.items() if value is not None}


@pytest.fixture
def folder(tmp_path: Path, records: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the files that the examples name."""
    lines = re.findall(r"^    (.*)$", CLI.partition("The position is")[2], re.MULTILINE)
    (tmp_path / "position.txt").write_text("\n".join(lines), encoding="utf-8")
    data = json.loads(records.read_bytes().splitlines()[0])
    (tmp_path / "game.json").write_text(json.dumps(data), encoding="utf-8")
    lesson = files("carsonne.games.carcassonne") / "data" / "lessons" / "first-game.json"
    (tmp_path / "lesson.json").write_bytes(lesson.read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_command_with_json_has_an_example() -> None:
    named = ["games", "arena", "stats", "bench", "replay", "score", "verify", "lesson"]
    assert [line.split()[0] for line in EXAMPLES] == named


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_has_the_names_of_the_real_thing(command: Command, folder: Path, line: str) -> None:
    extra = ["--seconds", "0.01"] if line.startswith("bench") else []
    data, example = command(*shlex.split(line), *extra).data, EXAMPLES[line]
    if line.startswith("games"):
        documented = paths(example) | {".games.options.min", ".games.options.max"}
        assert paths(data) <= documented
        assert paths(example) <= paths(data)
    else:
        assert paths(data) == paths(example)
        assert types(example).items() <= types(data).items()


def test_the_scores_of_the_example_are_true(command: Command, folder: Path) -> None:
    (line,) = [line for line in EXAMPLES if line.startswith("score")]
    assert command(*shlex.split(line)).data == EXAMPLES[line]


# Records


def rows(columns: int) -> list[list[str]]:
    """Return the rows of the worked example with this many columns."""
    example = RECORDS.partition("### Worked example")[2].replace(r"\|", "¦")
    found = [line.strip("| ").split(" | ") for line in example.splitlines() if line.startswith("| `")]
    return [[cell.strip("`").replace("¦", "|") for cell in row] for row in found if len(row) == columns]


def first_bytes(message: str) -> bytes:
    return hmac.new(SEED, message.encode(), hashlib.sha256).digest()[:8]


def test_the_worked_example_is_true() -> None:
    counts = re.findall(r"(\d+) ([A-X])\b", RECORDS.partition("in the bag:")[2].partition("The first draws")[0])
    bag = {kind: int(n) for n, kind in counts}
    assert sum(bag.values()) == 71
    draws = rows(5)
    assert len(draws) == 4
    for n, (message, head, total, rest, tile) in enumerate(draws):
        assert message == f"7f3a.c21e|tiles|{n}|0"
        assert first_bytes(message).hex() == head
        assert int(total) == sum(bag.values())
        assert int.from_bytes(first_bytes(message), "big") % int(total) == int(rest)
        row = [kind for kind in sorted(bag) for _ in range(bag[kind])]
        assert row[int(rest)] == tile
        bag[tile] -= 1


def test_the_worked_example_of_a_rejection_is_true() -> None:
    found = rows(3)
    assert [message.rpartition("|")[2] for message, _, _ in found] == ["0", "1", "2"]
    for message, head, below in found:
        assert first_bytes(message).hex() == head
        assert (int(head, 16) < 2**63 + 1) == (below == "yes")
    dealer = Dealer(SEED, "7f3a.c21e")
    assert dealer.number("example", 2, 2**63 + 1) == int(found[-1][1], 16)


def test_the_dealer_deals_the_worked_example() -> None:
    game = registry.find("carcassonne")
    match = Match(game, checked_setup(game, 2), Dealer(SEED, "7f3a.c21e"))
    while len([entry for entry in match.entries if entry.seat == -1]) < 4:
        seat = match.waiting_for()[0]
        match.play(seat, to_builtins(match.view(seat))["view"]["moves"][0])
    assert [entry.data["tile"] for entry in match.entries if entry.seat == -1] == [row[4] for row in rows(5)]
    assert hashlib.sha256(SEED).hexdigest() in RECORDS.partition("### Worked example")[2]


def test_the_record_that_is_shown_can_be_replayed() -> None:
    block = RECORDS.partition("```json\n")[2].partition("```")[0]
    record = parse(block)
    match = replay(registry.find("carcassonne"), record)
    again = record_of(match)
    again.deal = record.deal
    assert json.loads(write(again)) == json.loads(block)
    assert record.deal is not None
    assert record.deal.commit == hashlib.sha256(SEED).hexdigest()


def test_every_field_of_a_record_is_explained() -> None:
    block = json.loads(RECORDS.partition("```json\n")[2].partition("```")[0])
    explained = set(re.findall(r"^\| `([a-z.]+)`", RECORDS, re.MULTILINE))
    assert set(block) - {"setup"} <= explained
    assert {f"setup.{name}" for name in block["setup"]} <= explained
