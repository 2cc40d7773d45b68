"""`carsonne analyse`: what the strongest level thinks of a move of a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from carsonne import registry
from carsonne.kernel.record import Record, parse, replay
from tests.cli.run import Command

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = {"carcassonne": "carcassonne-1", "carson-city": "carson-city-1", "carson-city-cards": "carson-city-cards"}


def first_choice(record: Record) -> int:
    """Return the first entry at which a player had several moves, after a few turns."""
    rules = registry.find(record.game)
    for n, (seat, _) in enumerate(record.moves, 1):
        if n > 15 and isinstance(seat, int) and seat >= 0:
            match = replay(rules, record, n - 1)
            if len(rules.legal(match.state, seat)) > 3:
                return n
    raise AssertionError("no such entry")


@pytest.mark.parametrize("game", FILES)
def test_the_best_moves_of_every_game(command: Command, game: str) -> None:
    file = GOLDEN / f"{FILES[game]}.jsonl"
    record = parse(file.read_bytes().splitlines()[0])
    n = first_choice(record)
    data = command("analyse", str(file), "--line", "1", "--move", str(n), "--json").data
    assert (data["n"], data["game"], data["seat"]) == (n, game, record.moves[n - 1][0])
    assert data["played"] == record.moves[n - 1][1]
    assert len(data["best"]) == 3
    assert all(advice["text"] and advice["expected"] and advice["reasons"] for advice in data["best"])
    text = command("analyse", str(file), "--line", "1", "--move", str(n)).out
    assert f"had a choice of {data['moves']} moves" in text


def test_what_cannot_be_analysed(command: Command) -> None:
    file = str(GOLDEN / "carcassonne-1.jsonl")
    command("analyse", file, "--line", "1", "--move", "0").is_error("--move must be between 1 and")
    command("analyse", file, "--line", "1", "--move", "1").is_error("is a draw")
