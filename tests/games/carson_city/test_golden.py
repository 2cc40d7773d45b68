"""Games that must always replay to the same position and score: they fix rules number 1.

The records are made by `python -m tests.games.carson_city.test_golden > tests/golden/carson-city-1.jsonl`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec import to_builtins

from carsonne.bots import find
from carsonne.games.carson_city.game import GAME
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import parse, record_of, replay, verify, write

FILE = Path(__file__).parents[2] / "golden" / "carson-city-1.jsonl"
LINES = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"sides": "red"}),
    (4, {"sides": "drawn", "carson_river": True}),
    (5, {"law_of_the_strongest": True}),
    (2, {"kit_carson": True}),
    (3, {"law_of_the_strongest": True, "carson_river": True, "kit_carson": True, "sides": "drawn"}),
]


def test_there_is_a_golden_game_for_each_way_to_play() -> None:
    assert len(LINES) == len(SETUPS)


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_a_golden_game_replays_as_it_always_did(line: str) -> None:
    record = parse(line)
    match = replay(GAME, record)
    assert match.over
    assert verify(GAME, record) is None


def main() -> None:
    """Play the games with bots that sometimes move at random."""
    bot = find("carson-city", "greedy")
    for number, (seats, options) in enumerate(SETUPS):
        match = Match(GAME, checked_setup(GAME, seats, options), Dealer(bytes([number]) * 32, "golden"))
        rng = Random(number)
        while not match.over:
            seat = rng.choice(match.waiting_for())
            bold = rng.random() < 0.2 and options.get("kit_carson") is None
            move = rng.choice(match.state.legal(seat)) if bold else bot.choose(match.state, seat, rng)
            match.play(seat, to_builtins(GAME.to_json(match.state, seat, move)))
        print(write(record_of(match)).decode())


if __name__ == "__main__":
    main()
