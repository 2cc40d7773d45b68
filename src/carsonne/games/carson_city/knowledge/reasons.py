"""Why a move of Carson City is good or bad: what a place gives, who contests it, what buildings pay, what is left."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.accessors import strengths
from carsonne.games.carson_city.knowledge.duel_reasons import duel_reasons, raid_reasons
from carsonne.games.carson_city.knowledge.money_reasons import money_reasons
from carsonne.games.carson_city.knowledge.placing_reasons import passing_reasons, placing_reasons
from carsonne.games.carson_city.knowledge.town_reasons import town_reasons
from carsonne.games.carson_city.rules import codes
from carsonne.kernel.reasons import Course, Reason

FOLLOWS = {
    "perform": ("build", "keep", "house"),
    "take": ("build", "keep", "house"),
    "build": ("house",),
}
"""Buying a building, its site and its house are one decision."""
_DUELS = ("tile", "stay", "withdraw", "fight")


def reasons(course: Course) -> list[Reason]:
    """Return what is gained and what it costs; gains first, risks after them."""
    type_ = course.moves[0]["type"]
    found: list[Reason] = []
    if type_ in ("place", "move"):
        found += placing_reasons(course)
    elif type_ in ("pass", "lock"):
        found += passing_reasons(course)
    elif type_ in _DUELS:
        found += duel_reasons(course)
    elif course.before.phase == codes.ASK_RAID:
        found += raid_reasons(course)
    found += town_reasons(course)
    found += money_reasons(course)
    found += _strength(course) if type_ not in ("place", "move", "take_back") else []
    return sorted(found, key=lambda reason: reason.risk)


def _strength(course: Course) -> list[Reason]:
    change = strengths(course.steps[-1])[course.seat] - strengths(course.before)[course.seat]
    return [Reason(f"adds {change} to your strength in duels")] if change > 0 else []
