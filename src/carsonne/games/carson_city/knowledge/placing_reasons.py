"""Why to place a cowboy somewhere, or to pass: what the place gives, who may fight for it, what money is left."""

from __future__ import annotations

from msgspec import UNSET

from carsonne.games.carson_city.knowledge import chances, purse
from carsonne.games.carson_city.knowledge.survey import targets
from carsonne.games.carson_city.knowledge.survey_types import TargetFacts
from carsonne.games.carson_city.knowledge.town_reasons import site_reasons
from carsonne.games.carson_city.rules import codes, cowboys, players
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.tables import TARGET_OF
from carsonne.kernel.reasons import CompoundMove, Reason

A_GOOD_PLACE = 3.0
"""The points for which others might come."""
SAFE = 0.95


def placing_reasons(compound: CompoundMove) -> list[Reason]:
    """Explain what a cowboy gets in a place, against whom, and what that leaves."""
    seat, move = compound.seat, compound.moves[0]
    facts = next((one for one in targets(compound.before, seat) if one.target == move["target"]), None)
    if facts is None:
        return []
    return [*_gives(compound, facts), *_rivals(compound, facts), *_purse(compound, facts)]


def _gives(compound: CompoundMove, facts: TargetFacts) -> list[Reason]:
    """Put into words what the place gives."""
    gain = facts.gives
    if gain.building is not UNSET:
        return [Reason(f"lets you buy the {gain.building} for ${gain.price}")] if gain.building else []
    if gain.parcel is not UNSET:
        return [Reason(f"lets you buy the land for ${gain.price}"), *site_reasons(compound, TARGET_OF[gain.parcel])]
    if gain.guards is not UNSET:
        return [Reason(f"protects ${gain.guards} of your income")]
    if gain.points is not UNSET and gain.price is not UNSET:
        return [Reason(f"lets you buy points at ${gain.price} each: {gain.points} with your money now")]
    if gain.points is not UNSET:
        return [Reason("scores points this round", gain.points)] if gain.points else []
    if gain.money is not UNSET and is_parcel(TARGET_OF[facts.target]):
        return [Reason(f"robs the building of ${gain.money}")]
    named = {"money": gain.money, "roads": gain.roads, "strength": gain.strength}
    words = {"money": "brings ${}", "roads": "brings {} roads", "strength": "adds {} to your strength in duels"}
    return [Reason(words[what].format(value)) for what, value in named.items() if value is not UNSET and value]


def is_parcel(target: int) -> bool:
    """Return whether a place is land, not a square of the track."""
    return target < codes.PARCELS


def _rivals(compound: CompoundMove, facts: TargetFacts) -> list[Reason]:
    """Explain the duel that is certain, or how safe the place is from rivals who may still come."""
    s: Position = compound.before
    target = TARGET_OF[facts.target]
    if not cowboys.has_duels(target):
        return [Reason("cannot be contested: everybody may stand here")]
    if facts.contested:
        own = chances.force(s, compound.seat, target, 1)
        chance = chances.duel_chance(s, compound.seat, target, own)
        names = " and ".join(compound.name(rival.seat) for rival in facts.contested)
        return [Reason(f"means a duel with {names}: {chance:.0%} to win", risk=True)]
    chance = chances.chance_at(s, compound.seat, target, 1, A_GOOD_PLACE)
    if chance >= SAFE:
        return [Reason("is unlikely to be contested")]
    return [Reason(f"may be contested by others: {chance:.0%} to get it", risk=True)]


def _purse(compound: CompoundMove, facts: TargetFacts) -> list[Reason]:
    """Explain what money is committed."""
    if facts.gives.price is UNSET or facts.gives.points is not UNSET:
        return []
    left = purse.purse(compound.steps[0], compound.seat)
    if left < 0:
        return [Reason(f"commits more than you have: ${-left} short", risk=True)]
    return [Reason(f"leaves ${left} when all that is planned is paid")]


def passing_reasons(compound: CompoundMove) -> list[Reason]:
    """Explain passing: cowboys kept are strength, and passing early wins ties and chooses first in the next round."""
    s: Position = compound.steps[0]
    place = players.place_in_passing(s, compound.seat) + 1
    kept, strength = s.cowboys[compound.seat], players.strength(s, compound.seat)
    home = "a cowboy" if kept == 1 else f"{kept} cowboys"
    found = [Reason(f"passes as number {place}: that place wins ties and chooses the next character")]
    if kept:
        found.append(Reason(f"keeps {home} at home for duels (strength {strength}) and for the next round"))
    return found
