"""Every game keeps every promise of the protocol: `pytest tests/test_conformance.py --game package.module:GAME`.

The module of a game from elsewhere may hold a function `invariants(state)` that asserts what must always be true.
"""

import importlib
from typing import Any

import pytest

import carsonne
from carsonne import registry
from carsonne.kernel import conformance, parity
from carsonne.kernel.game import Game, Setup
from tests.thorough import series
from tests.toy import game as toy

EVERY = series(9, 3)
"""How many operations lie between the positions that are checked in a long game; the last one always is."""
EVERY_OF_TWO = series(3, 1)
"""The same in games of two, which are shorter."""


def games(config: pytest.Config) -> dict[str, str]:
    """Return the names of the games to check, and where each is found."""
    asked = config.getoption("--game")
    if asked:
        return {asked.partition(":")[0].rpartition(".")[2]: asked}
    found = {name: f"{type(registry.find(name)).__module__}:GAME" for name in registry.names()}
    return {"toy": "tests.toy.game:GAME", **found}


def label(game: Game[Any], setup: Setup) -> str:
    defaults = {option.id: option.default for option in game.options}
    changed = [f"{key}={value}" for key, value in setup.options.items() if value != defaults[key]]
    return "-".join([str(setup.seats), *changed])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = games(metafunc.config)
    if "setup" in metafunc.fixturenames:
        cases = []
        for name, where in found.items():
            game = parity.named_game(where)
            for index, setup in enumerate(conformance.setups(game)):
                cases.append(pytest.param(where, setup, index, id=f"{name}-{label(game, setup)}"))
        metafunc.parametrize(("where", "setup", "seed"), cases)
    elif "where" in metafunc.fixturenames:
        metafunc.parametrize("where", found.values(), ids=found.keys())


def invariants_of(where: str) -> Any:
    """Return the game's own invariants, if it has any."""
    return getattr(importlib.import_module(where.partition(":")[0]), "invariants", None)


def test_a_random_game_keeps_every_promise(where: str, setup: Setup, seed: int) -> None:
    every = 1 if where.startswith("tests.") else EVERY_OF_TWO if setup.seats == 2 else EVERY
    match = conformance.check(parity.named_game(where), setup, seed, every, invariants_of(where))
    assert match.over


def test_options_describe_themselves(where: str) -> None:
    conformance.check_options(parity.named_game(where))


def test_plain_and_compiled_agree_after_every_move(where: str) -> None:
    if carsonne.mode() == "plain":
        assert parity.trails(parity.named_game(where), 2) == parity.trails(parity.named_game(where), 2)
    else:
        assert parity.differences(where, 24) == []


def test_a_setup_of_every_number_of_seats_and_every_choice_is_tried() -> None:
    found = conformance.setups(toy.GAME)
    assert {setup.seats for setup in found} == {2, 3, 4}
    for option in toy.GAME.options:
        tried = {setup.options[option.id] for setup in found}
        assert tried >= set(conformance.values_of(option, 4))
