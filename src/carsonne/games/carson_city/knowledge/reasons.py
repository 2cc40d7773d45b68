"""Why a move of Carson City is good or bad: what a place gives and who contests it, and what buildings will pay."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from carsonne.games.carson_city.knowledge.survey import survey
from carsonne.games.carson_city.knowledge.survey_types import Gain, Income, TargetFacts
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.reasons import Reason


def reasons(before: CarsonCityState, after: CarsonCityState, seat: int, move: dict[str, Any]) -> list[Reason]:
    """What a place promises, and how incomes and strengths change."""
    old, new = survey(before), survey(after)
    facts = [one for one in old.targets[seat] if one.target == move.get("target")]
    found = [reason for one in facts for reason in _place(one)]
    found += _pay(old.incomes, new.incomes, seat)
    change = new.strengths[seat] - old.strengths[seat]
    if change > 0:
        found.append(Reason(f"adds {change} strength in duels"))
    points = after.scores()[seat] - before.scores()[seat]
    if points:
        found.append(Reason("scores at once" if points > 0 else "costs points", points))
    return found


def _place(facts: TargetFacts) -> list[Reason]:
    """What a cowboy gets in a place, and against whom."""
    words = _gives(facts.gives)
    found = [Reason("gives " + ", ".join(words))] if words else []
    for rival in facts.contested:
        odds = (
            "stronger" if rival.strength > facts.strength else "weaker" if rival.strength < facts.strength else "equal"
        )
        found.append(
            Reason(f"risks a duel with an {odds} rival" if odds == "equal" else f"risks a duel with a {odds} rival")
        )
    return found


def _gives(gain: Gain) -> list[str]:
    named = {
        "the land": gain.parcel,
        "a building": gain.building or UNSET,
        "money": gain.money,
        "points": gain.points,
        "roads": gain.roads,
        "strength": gain.strength,
        "safety for an income": gain.guards,
        "for": gain.price,
    }
    return [_said(what, value) for what, value in named.items() if value is not UNSET and value not in (0, "")]


def _said(what: str, value: Any) -> str:
    """A gain in words."""
    if what in ("the land", "a building"):
        return f"{'the parcel' if what == 'the land' else 'a'} {str(value).replace('_', ' ')}"
    if what in ("money", "for", "safety for an income"):
        return {"money": f"${value}", "for": f"for ${value}"}.get(what, f"{what} of ${value}")
    return f"{value} {what}"


def _pay(old: list[Income], new: list[Income], seat: int) -> list[Reason]:
    """Buildings that pay more or less than before; new ones of the seat."""
    known = {(one.parcel, one.building): one for one in old}
    found = []
    for one in new:
        was = known.get((one.parcel, one.building))
        if was is None and one.seat == seat:
            found.append(Reason(f"earns ${one.income} a round with the {one.building} at {one.parcel}"))
        elif was is not None and was.income != one.income:
            whose = "your" if one.seat == seat else "a rival's"
            found.append(
                Reason(f"makes {whose} {one.building} at {one.parcel} pay ${one.income} instead of ${was.income}")
            )
    return found
