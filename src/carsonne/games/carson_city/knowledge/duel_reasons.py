"""Why to fight, to withdraw, to play a tile or to rob: the chance to win a duel, and what a robbery brings."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city.knowledge import chances
from carsonne.games.carson_city.rules import earnings
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.tables import TARGET_OF
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import message


def duel_reasons(compound: CompoundMove) -> list[Reason]:
    """Return what the seat's strength and its tiles promise."""
    s: Position = compound.before
    move: dict[str, Any] = compound.moves[0]
    target = TARGET_OF[move["parcel"]] if move["type"] == "fight" else s.duel_at
    if not s.stand[target] >> compound.seat & 1:
        return []
    own = chances.force(s, compound.seat, target, 0)
    if move["type"] == "tile":
        chance = chances.shot_wins(s, compound.seat, target, own, move["value"])
        return [Reason(message("cc-reason-chance", chance=percent(chance)))]
    chance = chances.duel_chance(s, compound.seat, target, own)
    if move["type"] == "withdraw":
        avoided = Reason(message("cc-reason-avoids", chance=percent(chance)))
        return [avoided, Reason(message("cc-reason-loses-cowboy"), risk=True)]
    return [Reason(message("cc-reason-chance", chance=percent(chance)), risk=chance < 0.5)]


def percent(chance: float) -> int:
    """Return a chance as people say it."""
    return round(100 * chance)


def raid_reasons(compound: CompoundMove) -> list[Reason]:
    """Explain that half of what a building pays goes to its robber."""
    s: Position = compound.before
    half, owner = earnings.income(s, s.raid_at) // 2, compound.name(s.owner[s.raid_at])
    if compound.moves[0]["type"] == "renounce":
        return [Reason(message("cc-reason-leaves-income", name=owner), risk=True)]
    return [Reason(message("cc-reason-takes-income", name=owner, money=half))]
