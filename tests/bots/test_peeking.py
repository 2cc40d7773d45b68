"""Neither search nor hints can peek: positions that differ only in what a seat cannot know are the same to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from carsonne import registry
from carsonne.bots.compound_moves import compound_of
from carsonne.bots.explaining import said
from carsonne.bots.search import Budget, Search, Settings, Thought
from carsonne.games.carson_city.rules import codes as city
from carsonne.games.carson_city_cards.rules import codes as cards
from carsonne.kernel.advisor_checks import any_move
from carsonne.kernel.match import checked_setup

LAW: dict[str, object] = {"law_of_the_strongest": True}
HIDDEN: dict[str, tuple[str, int, dict[str, object], Callable[[Any], bool]]] = {
    "hands of tiles": ("carcassonne", 3, {"hand": 3}, lambda s: True),
    "bids": ("carson-city-cards", 4, {}, lambda s: s.phase == cards.BID),
    "money paid in secret": ("carson-city", 4, {}, lambda s: s.phase == city.ASK_CASH),
    "duel tiles chosen in secret": (
        "carson-city",
        4,
        {"law_of_the_strongest": True},
        lambda s: s.phase == city.ASK_TILES,
    ),
    "duel tiles in hand": ("carson-city", 4, LAW, lambda s: s.phase == city.ASK_PLACE),
}
SURE = [what for what in HIDDEN if not what.startswith("duel")]
SHUFFLED = [what for what in HIDDEN if what.startswith("duel")]


def rigged(what: str, many: int) -> Iterator[tuple[str, Any, Any, int]]:
    """Yield positions in which something is hidden from a seat that has to decide, each with another version of it."""
    name, seats, options, fits = HIDDEN[what]
    game = registry.find(name)
    for seed in range(1, 60):
        rng, state = Random(seed), game.start(checked_setup(game, seats, options))
        while acting := game.to_act(state):
            seat = rng.choice(acting)
            if seat >= 0 and fits(state) and len(game.legal(state, seat)) > 1:
                other = game.imagine(state, seat, rng)
                if game.freeze(other) != game.freeze(state):
                    assert game.view(other, seat) == game.view(state, seat)
                    yield name, state, other, seat
                    many -= 1
                    if many == 0:
                        return
                    break
            game.apply(state, *any_move(game, state, rng))


def thought(name: str, state: Any, seat: int, simulations: int, seed: int) -> Thought:
    search = Search(partial(registry.advisor, name), Settings(root="tree", nodes=simulations + 1))
    return search.think(state, seat, Budget(simulations=simulations), seed)


@pytest.mark.parametrize("what", SURE)
def test_another_hidden_truth_leads_to_the_same_thought(what: str) -> None:
    pairs = list(rigged(what, 5))
    assert len(pairs) == 5, "positions of this kind are common"
    for name, state, other, seat in pairs:
        assert thought(name, state, seat, 40, 1).candidates == thought(name, other, seat, 40, 1).candidates


@pytest.mark.parametrize("what", SHUFFLED)
def test_another_hidden_truth_leads_to_the_same_thought_on_average(what: str) -> None:
    """Duel tiles are exchanged at random until the real ones are forgotten, so only averages can be equal."""
    pairs = list(rigged(what, 3))
    assert len(pairs) == 3, "positions of this kind are common"
    for name, state, other, seat in pairs:
        one, two = (chances(name, version, seat) for version in (state, other))
        assert one == pytest.approx(two, abs=0.03)


def chances(name: str, state: Any, seat: int) -> float:
    """Return a seat's chance to win, over all moves and several searches."""
    found = [thought(name, state, seat, 200, seed) for seed in range(5)]
    total = sum(one.wins[seat] * one.simulations for each in found for one in each.candidates if one.simulations)
    return total / sum(each.simulations for each in found)


@pytest.mark.parametrize("what", HIDDEN)
def test_a_hint_says_the_same_whatever_is_hidden(what: str) -> None:
    """What is said of every move, imagined from the same luck, does not depend on the secrets of others."""
    pairs = list(rigged(what, 4))
    assert len(pairs) == 4, "positions of this kind are common"
    for name, state, other, seat in pairs:
        assert told(name, state, seat) == told(name, other, seat)


def told(name: str, state: Any, seat: int) -> list[Any]:
    """Return every move of a seat in words with its reasons, as far as these come from the position itself."""
    knowledge = registry.find(name).offers.reasons
    assert knowledge
    found = []
    for move in state.legal(seat)[:40]:
        compound = compound_of(name, state, seat, move, None, 1.0, 0, ())
        found.append((said(name, compound), [msgspec.to_builtins(reason) for reason in knowledge.reasons(compound)]))
    return found
