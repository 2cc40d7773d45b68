"""The tables that say which module a phase belongs to have every phase of the game."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

AT_REST = {"carcassonne": {"OVER"}, "carson_city": {"OVER", "RUN"}, "carson_city_cards": {"OVER"}}
"""Phases that ask nothing of anybody."""


def names(codes: ModuleType, first: str, last: str) -> set[str]:
    """Return the constants from one to another, in the order in which they are written."""
    found = [name for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)]
    return set(found[found.index(first) : found.index(last) + 1])


@pytest.mark.parametrize(
    ("game", "first"), [("carcassonne", "DEAL"), ("carson_city", "RUN"), ("carson_city_cards", "SUIT_DEAL")]
)
def test_every_phase_has_a_module(game: str, first: str) -> None:
    codes, phases = (import_module(f"carsonne.games.{game}.rules.{name}") for name in ("codes", "phases"))
    expected = {getattr(codes, name) for name in names(codes, first, "OVER") - AT_REST[game]}
    assert set(phases.PHASES) == expected


def test_every_step_and_interruption_of_carson_city_has_a_module() -> None:
    from carsonne.games.carson_city.rules import codes, phases

    assert set(phases.STEPS) == {getattr(codes, name) for name in names(codes, "DO_SIDES", "DO_LAST_ROADS")}
    assert set(phases.INTERRUPTIONS) == {getattr(codes, name) for name in names(codes, "SHOTS", "STANDING")}
