"""The game in a terminal: every move can be typed, every event has a sentence."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.faces import terminal
from carsonne.games.carson_city.game import GAME
from tests.games.carson_city.table import start
from tests.games.carson_city.test_random import options, step

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"]


@pytest.mark.parametrize("i", range(8))
def test_every_move_has_its_own_words_and_every_event_a_sentence(i: int) -> None:
    rng = Random(i)
    s = start(2 + i % 4, **options(i))
    s.listen(True)
    while s.acting():
        for seat in s.acting():
            if seat >= 0:
                keys = [key for key, meaning, _ in to_builtins(terminal.choices(s, seat)) if meaning]
                assert len(set(keys)) == len(keys) == len(s.legal(seat))
        step(s, rng)
        for event in to_builtins(GAME.events(s)):
            text = terminal.sentence(event, NAMES[: s.seats])
            assert "{" not in text
    for colour in (True, False):
        assert "\n 8 " in terminal.picture(s, 0, colour)
