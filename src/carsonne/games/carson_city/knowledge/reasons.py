"""Why a move of Carson City is good or bad: what a place gives, who contests it, what buildings pay, what is left."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.accessors import strengths
from carsonne.games.carson_city.knowledge.duel_reasons import duel_reasons, raid_reasons
from carsonne.games.carson_city.knowledge.money_reasons import money_reasons
from carsonne.games.carson_city.knowledge.placing_reasons import passing_reasons, placing_reasons
from carsonne.games.carson_city.knowledge.town_reasons import town_reasons
from carsonne.games.carson_city.rules import codes
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import message

FOLLOWS = {
    "perform": ("build", "keep", "house"),
    "take": ("build", "keep", "house"),
    "build": ("house",),
}
"""Buying a building, its site and its house are one decision."""
MINOR: tuple[str, ...] = ()
"""All its moves differ in substance."""
_DUELS = ("tile", "stay", "withdraw", "fight")


def reasons(compound: CompoundMove) -> list[Reason]:
    """Return what is gained and what it costs; gains first, risks after them."""
    type_ = compound.moves[0]["type"]
    found: list[Reason] = []
    if type_ in ("place", "move"):
        found += placing_reasons(compound)
    elif type_ in ("pass", "lock"):
        found += passing_reasons(compound)
    elif type_ in _DUELS:
        found += duel_reasons(compound)
    elif compound.before.phase == codes.ASK_RAID:
        found += raid_reasons(compound)
    found += town_reasons(compound)
    found += money_reasons(compound)
    found += _strength(compound) if type_ not in ("place", "move", "take_back") else []
    return sorted(found, key=lambda reason: reason.risk)


def _strength(compound: CompoundMove) -> list[Reason]:
    change = strengths(compound.steps[-1])[compound.seat] - strengths(compound.before)[compound.seat]
    return [Reason(message("cc-reason-strength", strength=change))] if change > 0 else []
