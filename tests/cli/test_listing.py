"""Lists of choices in random games: short enough for a screen, and every choice can be explained."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carsonne import registry
from carsonne.cli.listing import listed
from carsonne.kernel.capabilities import Guide
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
        choices = game.choices(match.state, seat)
        lines = listed(choices, game.kind, ROWS, COLUMNS)
        assert 0 < len(lines) <= ROWS
        assert max(map(len, lines)) <= COLUMNS
        long += len(choices) > ROWS
        key, _, move = rng.choice(choices)
        assert game.explain(match.state, seat, move, NAMES).endswith((".", ").", "!"))
        tried = game.tried(match.state, seat, key.lower())
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


@pytest.mark.parametrize(("game", "prefix"), [("carson-city", "cc-power-"), ("carson-city-cards", "cards-power-")])
def test_the_terminal_says_of_characters_what_the_page_says(game: str, prefix: str) -> None:
    page = (ROOT / "web" / "src" / "locales" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    said = {key.replace("-", "_"): text for key, text in re.findall(rf"^{prefix}(\S+) = (.*)$", page, re.MULTILINE)}
    folder = ROOT / "src" / "carsonne" / "games" / game.replace("-", "_")
    powers = json.loads((folder / "data" / "powers.json").read_text(encoding="utf-8"))["powers"]
    flat = (
        {f"{one}_{side}": text for one, both in powers.items() for side, text in both.items()}
        if game == "carson-city"
        else powers
    )
    assert flat == said


def test_things_on_the_table_are_explained() -> None:
    carcassonne, city, cards = (registry.find(name) for name in ("carcassonne", "carson-city", "carson-city-cards"))
    for game in (carcassonne, city, cards):
        assert isinstance(game, Guide)
        assert game.about("nothing") == ""
    assert isinstance(carcassonne, Guide)
    assert carcassonne.about("b") == "Tile B: monastery, 4 in the game."
    assert isinstance(city, Guide)
    assert city.about("chinese worker").startswith("Yellow side: Two roads now")
    assert isinstance(cards, Guide)
    assert cards.about("gunsmith") == "once an era, +6 on the bid you are about to choose"


def test_words_that_are_no_choice_may_still_be_moves() -> None:
    game: Any = registry.find("carcassonne")
    state = game.start(checked_setup(game, 2, {}))
    state.play(-1, state.outcomes()[0][0])
    seat = state.turn
    assert game.tried(state, seat, "-") == {"type": "skip"}
    assert game.tried(state, seat, "m0") == {"type": "claim", "place": "m0"}
    assert game.tried(state, seat, "3,-2r1") == {"type": "place", "x": 3, "y": -2, "turn": 1}
    assert game.tried(state, seat, "b3,-2") == {"type": "place", "x": 3, "y": -2, "turn": 0, "tile": "B"}
    assert game.tried(state, seat, "99r1") is None
    city: Any = registry.find("carson-city")
    opened = city.start(checked_setup(city, 2, {}))
    assert city.tried(opened, 0, "banker") == {"type": "pick", "character": "banker"}
    assert city.tried(opened, 0, "dance") is None
    assert city.tried(opened, 0, "d4") == {"type": "place", "target": "r4c4"}
