"""Rules number 1, frozen: whole games on record, and the sizes of small trees of moves.

When one of these fails, games that people have saved no longer replay: give the rules a new number instead.
The records are made by `python -m tests.games.carcassonne.test_golden > tests/golden/carcassonne-1.jsonl`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF, PERIOD
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import parse, record_of, replay, verify, write
from tests.games.carcassonne import oracle, table

FILE = Path(__file__).parents[2] / "golden" / "carcassonne-1.jsonl"
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"edition": "first"}),
    (3, {"edition": "second", "first": 2}),
    (2, {"edition": "third"}),
    (5, {"edition": "third", "farmers": False}),
    (2, {"hand": 3}),
    (4, {"hand": 3, "edition": "second", "first": 1}),
    (3, {"hand": 3, "hand_end": "last_draw", "edition": "third"}),
    (2, {"small_city": 4, "farm_mode": "per_field_once", "farm_points": 4}),
]


def made() -> list[bytes]:
    """Return the records as the engine makes them today."""
    lines = []
    for number, (seats, options) in enumerate(GAMES):
        rng = Random(number)
        match = Match(table.GAME, checked_setup(table.GAME, seats, options), Dealer(bytes([number]) * 32, "golden"))
        while not match.over:
            seat = match.waiting_for()[0]
            move = table.neat_move(match.state, match.state.legal(seat), rng)
            match.play(seat, to_builtins(table.GAME.to_json(match.state, seat, move)))
        lines.append(write(record_of(match)))
    return lines


def recorded() -> list[bytes]:
    return FILE.read_bytes().splitlines()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_on_record_replays_to_its_scores(number: int) -> None:
    line = recorded()[number]
    record = parse(line)
    assert record.rules == 1
    match = replay(table.GAME, record)
    assert match.over
    assert record.scores == match.state.scores()
    assert verify(table.GAME, record) is None
    again = record_of(match)
    again.deal = record.deal
    assert write(again) == line


def test_the_games_on_record_are_those_described_here() -> None:
    records = [parse(line) for line in recorded()]
    assert [record.setup.seats for record in records] == [seats for seats, _ in GAMES]
    for record, (seats, options) in zip(records, GAMES, strict=True):
        assert record.setup.options == checked_setup(table.GAME, seats, options).options
        assert max(record.scores or [0]) > 10


def leaves(s: CarcassonneState, draws: str) -> int:
    """Count the ways to lay these tiles one after the other, with followers."""
    if s.phase == codes.DRAW and not draws:
        return 1
    n = 0
    for move in [KIND_OF[draws[0]]] if s.phase == codes.DRAW else s.legal(s.turn):
        t = s.clone()
        assert isinstance(t, CarcassonneState)
        t.play(CHANCE if s.phase == codes.DRAW else s.turn, move)
        if t.phase not in (codes.DRAW, codes.PLACE, codes.CLAIM):
            table.finish(t)
        n += leaves(t, draws[1:] if s.phase == codes.DRAW else draws)
    return n


def oracle_leaves(laid: list[oracle.Laid], men: list[oracle.Follower], draws: str) -> int:
    """Return the same count, slowly."""
    if not draws:
        return 1
    n = 0
    kind = draws[0]
    cells = {(x + dx, y + dy) for _, x, y, _ in laid for dx, dy in oracle.STEPS}
    for x, y in cells:
        for turn in range(PERIOD[KIND_OF[kind]]):
            tile = (kind, x, y, turn)
            if oracle.fits(laid, tile):
                for place in [None, *oracle.free_places(laid, men, tile)]:
                    stood = men if place is None else [*men, (0, x, y, place)]
                    _, back = oracle.complete_points([*laid, tile], stood, oracle.Edition())
                    n += oracle_leaves([*laid, tile], [f for f in stood if f not in back], draws[1:])
    return n


TREES = {"E": 12, "X": 18, "UV": 426, "CE": 33, "EAU": 8564, "LWX": 143959, "UUUU": 104951}


@pytest.mark.parametrize("draws", TREES)
def test_the_tree_of_moves_has_so_many_leaves(draws: str) -> None:
    assert leaves(table.start(), draws) == TREES[draws]


@pytest.mark.parametrize("draws", [draws for draws in TREES if len(draws) < 3])
def test_the_oracle_counts_the_same_leaves(draws: str) -> None:
    assert oracle_leaves([oracle.START], [], draws) == TREES[draws]


if __name__ == "__main__":
    sys.stdout.buffer.write(b"\n".join(made()) + b"\n")
