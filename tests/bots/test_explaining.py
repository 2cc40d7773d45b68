"""Explanations: whole decisions in the game's own words, figures that add up, and reasons of every kind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from carsonne import registry
from carsonne.bots.compound_moves import compound_of
from carsonne.bots.explaining import MOST_REASONS, NothingToDecide, explain, said
from carsonne.kernel.game import Seat
from carsonne.kernel.match import checked_setup
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import say

NAMES = ["Ada", "Bob", "Cy", "Dee"]
OPTIONS: dict[str, dict[str, object]] = {
    "carcassonne": {},
    "carson-city": {"law_of_the_strongest": True},
    "carson-city-cards": {},
}
PHRASES = {
    "carcassonne": (
        "completes your",
        "claims the city",
        "claims the field beside",
        "’s city",
        "harder to complete",
        "may keep your",
        "followers at home",
        "leaves you",
    ),
    "carson-city": (
        "lets you buy the land",
        "over the 4 rounds left",
        "means a duel with",
        "when all that is planned is paid",
        "costs $",
        "lets you keep $",
        "wins ties",
        "wins the duel in",
    ),
    "carson-city-cards": (
        "scores more for",
        "scores less for",
        "may bring more in later rounds",
        "will probably choose",
        "leaves you the bids",
        "competes with",
        "keeps it from",
        "adds 2 to your bid",
    ),
}


def courses(game: str, seats: int, seed: int) -> Iterator[tuple[Any, Seat, CompoundMove]]:
    """Yield the decisions of a whole game of the policy, each as a compound of the best move."""
    rules, rng, advisor = registry.find(game), Random(seed), registry.advisor(game)
    state = rules.start(checked_setup(rules, seats, OPTIONS[game]))
    while acting := rules.to_act(state):
        seat = acting[0]
        if seat < 0:
            rules.apply(state, seat, 0 if seat == -2 else rng.choice(list(dict(state.outcomes()))))
            continue
        move = advisor.ranked(state, seat)[0][0]
        if len(rules.legal(state, seat)) > 1:
            yield state, seat, compound_of(game, state, seat, move, None, 1.0, 0, NAMES)
        rules.apply(state, seat, move)


def test_nothing_to_decide() -> None:
    rules = registry.find("carcassonne")
    with pytest.raises(NothingToDecide):
        explain("carcassonne", rules.start(checked_setup(rules, 2, {})), 1)


@pytest.mark.parametrize("game", PHRASES)
def test_reasons_are_phrases_of_the_game(game: str) -> None:
    """Over two whole games of the policy every kind of reason comes up, as words without a full stop."""
    found: list[Reason] = []
    knowledge = registry.find(game).offers.reasons
    assert knowledge
    for seed in (5, 6):
        for _, _, compound in courses(game, 4, seed):
            found += knowledge.reasons(compound)
    texts = {say(reason.said) for reason in found}
    missing = [phrase for phrase in PHRASES[game] if not any(phrase in text for text in texts)]
    assert missing == []
    assert all(text and text[0].islower() and not text.endswith(".") and "None" not in text for text in texts)
    assert all(not reason.risk or (reason.points or 0) <= 0 for reason in found)
    assert {reason.risk for reason in found} == {True, False}


@pytest.mark.parametrize("game", PHRASES)
def test_moves_are_said_as_a_person_would(game: str) -> None:
    """Every compound is one sentence without ids of the data, and says all of its moves."""
    lengths = set()
    for _, _, compound in courses(game, 3, 8):
        text = say(said(game, compound))
        assert text[0].isupper(), text
        assert not text.endswith("."), text
        assert "_" not in text, text
        assert game == "carcassonne" or not re.search(r"(row|column) (0|-)", text), text  # its board has no corner
        lengths.add(len(compound.moves))
    assert {1, 2} <= lengths


def test_a_tile_and_its_follower_are_one_decision() -> None:
    for state, seat, compound in courses("carcassonne", 2, 3):
        if compound.moves[0]["type"] == "place":
            assert len(compound.moves) == 2
            assert compound.moves[1]["type"] in ("claim", "skip")
            assert say(said("carcassonne", compound)).startswith("Place the tile at column ")
            assert compound.before is state
            assert compound.seat == seat


def test_alternatives_differ_in_substance() -> None:
    """No two alternatives are the same tile turned in the same cell; `brief` leaves out the place, which is marked."""
    for number, (state, seat, compound) in enumerate(courses("carcassonne", 2, 4)):
        if number % 5 or compound.moves[0]["type"] != "place":
            continue
        best = explain("carcassonne", state, seat, pace=0.0).best
        assert len({(one.move["x"], one.move["y"]) for one in best}) == len(best)
        assert not any("column" in one.brief or "turned" in one.brief for one in best)
        assert all("column" in one.text for one in best)


@pytest.mark.parametrize("game", PHRASES)
def test_figures_agree(game: str) -> None:
    for number, (state, seat, _) in enumerate(courses(game, 3, 11)):
        if number % 40 != 0:
            continue
        told = explain(game, state, seat, pace=0.05, names=NAMES)
        assert 1 <= len(told.best) <= min(3, told.moves)
        assert len({str((one.move, one.then)) for one in told.best}) == len(told.best)
        for one in told.best:
            rivals = [points for player, points in enumerate(one.expected) if player != seat]
            assert one.points == one.expected[seat]
            assert one.lead == pytest.approx(one.points - max(rivals), abs=0.11)
            assert 0 <= one.wins <= 1
            assert one.behind >= 0
            assert len(one.reasons) <= MOST_REASONS
            assert [reason.risk for reason in one.reasons] == sorted(reason.risk for reason in one.reasons)
