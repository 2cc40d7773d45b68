"""Why to place a cowboy somewhere, or to pass: what the place gives, who may fight for it, what money is left."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city.knowledge import chances, purse, words
from carsonne.games.carson_city.knowledge.duel_reasons import percent
from carsonne.games.carson_city.knowledge.survey import targets
from carsonne.games.carson_city.knowledge.survey_types import Gain, TargetFacts
from carsonne.games.carson_city.knowledge.town_reasons import site_reasons
from carsonne.games.carson_city.rules import codes, cowboys, players
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.tables import TARGET_OF
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import message

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
    """Return what the place gives."""
    gain = facts.gives
    if gain.building is not UNSET:
        return _offer(gain)
    if gain.parcel is not UNSET:
        land = Reason(message("cc-reason-land", price=sure(gain.price)))
        return [land, *site_reasons(compound, TARGET_OF[gain.parcel])]
    if gain.guards is not UNSET:
        return [Reason(message("cc-reason-guards", money=gain.guards))]
    if gain.points is not UNSET and gain.price is not UNSET:
        return [Reason(message("cc-reason-sells-points", price=gain.price, points=gain.points))]
    if gain.points is not UNSET:
        return [Reason(message("cc-reason-points"), gain.points)] if gain.points else []
    if gain.money is not UNSET and is_parcel(TARGET_OF[facts.target]):
        return [Reason(message("cc-reason-robs", money=gain.money))]
    named = {"money": gain.money, "roads": gain.roads, "strength": gain.strength}
    return [Reason(message(f"cc-reason-{what}", **{what: n})) for what, n in named.items() if n is not UNSET and n]


def _offer(gain: Gain) -> list[Reason]:
    """Return that a building can be bought, if one is for sale."""
    if gain.building is UNSET or not gain.building:
        return []
    offer = message("cc-reason-building", building=words.building(gain.building), price=sure(gain.price))
    return [Reason(offer)]


def sure(number: int | UnsetType) -> int:
    """Return a number that is given."""
    return 0 if number is UNSET else number


def is_parcel(target: int) -> bool:
    """Return whether a place is land, not a square of the track."""
    return target < codes.PARCELS


def _rivals(compound: CompoundMove, facts: TargetFacts) -> list[Reason]:
    """Explain the duel that is certain, or how safe the place is from rivals who may still come."""
    s: Position = compound.before
    target = TARGET_OF[facts.target]
    if not cowboys.has_duels(target):
        return [Reason(message("cc-reason-shared"))]
    if facts.contested:
        own = chances.force(s, compound.seat, target, 1)
        chance = chances.duel_chance(s, compound.seat, target, own)
        names = [compound.name(rival.seat) for rival in facts.contested]
        return [Reason(message("cc-reason-duel", names=names, chance=percent(chance)), risk=True)]
    chance = chances.chance_at(s, compound.seat, target, 1, A_GOOD_PLACE)
    if chance >= SAFE:
        return [Reason(message("cc-reason-safe"))]
    return [Reason(message("cc-reason-contested", chance=percent(chance)), risk=True)]


def _purse(compound: CompoundMove, facts: TargetFacts) -> list[Reason]:
    """Explain what money is committed."""
    if facts.gives.price is UNSET or facts.gives.points is not UNSET:
        return []
    left = purse.purse(compound.steps[0], compound.seat)
    if left < 0:
        return [Reason(message("cc-reason-short", money=-left), risk=True)]
    return [Reason(message("cc-reason-left", money=left))]


def passing_reasons(compound: CompoundMove) -> list[Reason]:
    """Explain passing: cowboys kept are strength, and passing early wins ties and chooses first in the next round."""
    s: Position = compound.steps[0]
    place = players.place_in_passing(s, compound.seat) + 1
    kept, strength = s.cowboys[compound.seat], players.strength(s, compound.seat)
    found = [Reason(message("cc-reason-passes", place=place))]
    if kept:
        found.append(Reason(message("cc-reason-keeps-cowboys", count=kept, strength=strength)))
    return found
