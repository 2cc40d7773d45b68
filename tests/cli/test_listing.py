"""Lists of choices in random games: short enough for a screen, and every choice can be explained."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from carsonne import registry
from carsonne.cli.listing import listed
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.match import Match, checked_setup

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Ben", "Cid")
ROWS, COLUMNS = 21, 80


@pytest.mark.parametrize("name", registry.names())
def test_choices_fit_a_screen_and_can_be_explained(name: str) -> None:
    game: Any = registry.find(name)
    match = Match(game, checked_setup(game, 3, {}, NAMES), Dealer(arena_seed("lists", 0)), auto=range(3))
    rng, long = Random(4), 0
    while not match.over:
        seat = match.waiting_for()[0]
        choices = game.offers.terminal.choices(match.state, seat)
        lines = listed(choices, game.offers.guide.kind, ROWS, COLUMNS)
        assert 0 < len(lines) <= ROWS
        assert max(map(len, lines)) <= COLUMNS
        long += len(choices) > ROWS
        key, _, move = rng.choice(choices)
        assert game.offers.guide.explain(match.state, seat, move, NAMES).endswith((".", ").", "!"))
        tried = game.offers.guide.tried(match.state, seat, key.lower())
        if tried is not None and tried["type"] == move.__struct_config__.tag:
            assert match.why_not(seat, tried, NAMES) is None or len(tried) > 2
        match.play(seat, move)
    assert long > 3


def test_few_choices_are_listed_one_by_one_and_many_together() -> None:
    choices: list[Any] = [(f"{n}", f"choice {n}", n) for n in range(30)]
    assert len(listed(choices[:5], lambda move: "numbers", 8, 80)) == 5
    assert listed(choices, lambda move: "numbers", 8, 40) == [
        "  numbers (30):",
        "    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …",
    ]
    assert listed(choices, lambda move: "", 8, 40)[-1] == "  … and 23 more"


def test_things_on_the_table_are_explained() -> None:
    said = {"carcassonne": "b", "carson-city": "chinese worker", "carson-city-cards": "gunsmith"}
    for name, word in said.items():
        guide = registry.find(name).offers.guide
        assert guide
        assert guide.about("nothing") == ""
        said[name] = guide.about(word)
    assert said["carcassonne"] == "Tile B: monastery, 4 in the game."
    assert said["carson-city"].startswith("Yellow side: Two roads now")
    assert said["carson-city-cards"] == "once an era, +6 on the bid you are about to choose"


def test_words_that_are_no_choice_may_still_be_moves() -> None:
    game: Any = registry.find("carcassonne")
    guide = game.offers.guide
    state = game.start(checked_setup(game, 2, {}))
    state.play(-1, state.outcomes()[0][0])
    seat = state.turn
    assert guide.tried(state, seat, "-") == {"type": "skip"}
    assert guide.tried(state, seat, "m0") == {"type": "claim", "place": "m0"}
    assert guide.tried(state, seat, "3,-2r1") == {"type": "place", "x": 3, "y": -2, "turn": 1}
    assert guide.tried(state, seat, "b3,-2") == {"type": "place", "x": 3, "y": -2, "turn": 0, "tile": "B"}
    assert guide.tried(state, seat, "99r1") is None
    city: Any = registry.find("carson-city")
    guide, opened = city.offers.guide, city.start(checked_setup(city, 2, {}))
    assert guide.tried(opened, 0, "banker") == {"type": "pick", "character": "banker"}
    assert guide.tried(opened, 0, "dance") is None
    assert guide.tried(opened, 0, "d4") == {"type": "place", "target": "r4c4"}
