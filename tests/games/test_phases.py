"""The tables that say which module a phase belongs to, who acts in it and who ranks its answers have every phase."""

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


def test_every_question_of_carson_city_has_a_policy_and_somebody_who_is_asked() -> None:
    from carsonne.games.carson_city.knowledge import phase_policies
    from carsonne.games.carson_city.rules import codes, tables

    questions = {getattr(codes, name) for name in names(codes, "ASK_DRAFT", "ASK_WITHDRAW")}
    assert set(phase_policies.POLICIES) == questions
    assert {phase for phase, who in enumerate(tables.WHO) if who < 0} == questions


def test_chance_and_the_rules_act_in_the_other_phases_of_carson_city() -> None:
    from carsonne.games.carson_city.rules import codes, tables
    from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT

    rolls = {getattr(codes, name) for name in names(codes, "ROLL_SIDE", "ROLL_GAMBLE")}
    assert {phase for phase, who in enumerate(tables.WHO) if who == CHANCE_BIT} == rolls
    assert {phase for phase, who in enumerate(tables.WHO) if who == RULES_BIT} == {codes.RUN}
    assert tables.WHO[codes.OVER] == 0
