"""Matches of the toy game at the points that the tests of `Match` need."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadMove, CarsonneError, IllegalMove
from carsonne.kernel.game import CHANCE, Seat
from carsonne.kernel.match import Match, checked_setup
from tests.toy.game import GAME

HIDDEN = {"hidden": True}


def choose(card: int) -> dict[str, Any]:
    return {"type": "choose", "card": card}


def lock(card: int) -> dict[str, Any]:
    return {"type": "lock", "card": card}


def new(auto: Iterable[Seat] | None = (), **options: object) -> Match:
    """Start a match for two, in which the test plays CHANCE."""
    return Match(GAME, checked_setup(GAME, 2, options), auto=auto)


def dealt(auto: Iterable[Seat] | None = (), **options: object) -> Match:
    """Seat 0 holds 0 and 2, seat 1 holds 1 and 3; both choose."""
    match = new(auto, **options)
    for card in range(4):
        match.play(CHANCE, {"type": "draw", "card": card, "to": card % 2})
    return match


def spending(auto: Iterable[Seat] | None = ()) -> Match:
    """Seat 1 has won the round and spends, with a prize of 3."""
    match = dealt(auto=(0, 1))
    match.play(0, choose(2))
    match.play(1, choose(3))
    match.play(CHANCE, {"type": "roll", "eyes": 2})
    match.auto = {0, 1} if auto is None else set(auto)
    return match


def over() -> Match:
    match = Match(GAME, checked_setup(GAME, 2, {"rounds": 1}), Dealer(bytes(32)))
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, match.view(seat).view.moves[0])
    return match


def refused(match: Match, operation: Callable[[], object]) -> str:
    """Return the error code; the match must be unchanged."""
    for asked in match.questions.values():
        assert asked.moves is not None  # found now, they are the same afterwards
    before = pickle.dumps(match)
    with pytest.raises(CarsonneError) as error:
        operation()
    assert pickle.dumps(match) == before
    assert isinstance(error.value, BadMove | IllegalMove)
    assert error.value.detail.endswith(".")
    return error.value.code
