"""Explanations: reasons in the game's own words, and nothing that a seat cannot know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from carsonne import registry
from carsonne.bots.explaining import NothingToDecide, explain
from carsonne.kernel.codes import RULES
from carsonne.kernel.match import checked_setup


def test_nothing_to_decide() -> None:
    rules = registry.find("carcassonne")
    with pytest.raises(NothingToDecide):
        explain("carcassonne", rules.start(checked_setup(rules, 2, {})), 1)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("carcassonne", ("completes your", "claims the", "adds to the")),
        ("carson-city", ("gives the parcel", "a round with the", "scores at once")),
        ("carson-city-cards", ("earns more for",)),
    ],
)
def test_every_reason_is_a_phrase(game: str, words: tuple[str, ...]) -> None:
    """Over a whole game of the policy, reasons are words of the game and end without a full stop."""
    rules, rng = registry.find(game), Random(5)
    state = rules.start(checked_setup(rules, 2, {}))
    knowledge, advisor = registry.reasons(game), registry.advisor(game)
    said: set[str] = set()
    while acting := rules.to_act(state):
        seat = acting[0]
        moves = rules.legal(state, seat) if seat >= 0 else [0] if seat == -2 else list(dict(state.outcomes()))
        move = advisor.ranked(state, seat)[0][0] if seat >= 0 else rng.choice(moves)
        before = state.clone()
        rules.apply(state, seat, move)
        if seat >= 0 and len(moves) > 1:
            written = msgspec.to_builtins(rules.to_json(before, seat, move))
            while rules.to_act(state) == (RULES,):
                rules.apply(state, RULES, 0)
            said |= {reason.text for reason in knowledge.reasons(before, state, seat, written)}
    for word in words:
        assert any(word in text for text in said), (word, said)
    assert all(text and text[0].islower() and not text.endswith(".") for text in said), said
