"""Why a move of Carcassonne is good or bad: what it completes, claims, enlarges, joins, blocks or gives away."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.claim_reasons import claim_reasons, least, points
from carsonne.games.carcassonne.knowledge.completion import Chances, chance_of, completion
from carsonne.games.carcassonne.knowledge.survey import features
from carsonne.games.carcassonne.knowledge.survey_types import Feature
from carsonne.games.carcassonne.rules.words import ROLES
from carsonne.kernel.reasons import CompoundMove, Reason

FOLLOWS = {"place": ("claim", "skip")}
"""A tile and its follower are one decision."""
MINOR = ("turn",)
"""A tile that is only turned in its cell is hardly another move."""
NOTABLE = 0.12
"""A change of a chance that is worth a word."""


def reasons(compound: CompoundMove) -> list[Reason]:
    """Return what changes on the board for a seat and its rivals; what is worth most comes first."""
    found: list[Reason] = []
    if compound.moves[0]["type"] == "place":
        found = _laid(compound)
    found += claim_reasons(compound)
    return sorted(found, key=lambda reason: -abs(reason.points or 0))


def _laid(compound: CompoundMove) -> list[Reason]:
    """Return what the tile does, before any follower."""
    before, now = compound.before, compound.steps[0]
    old, new = completion(before), completion(now)
    known, found = features(before), []
    for feature in features(now):
        parts = _parts(feature, known)
        if feature.holders and parts:
            reason = _reason(compound, feature, parts, old, new)
            found += [] if reason is None else [reason]
    return found


def _parts(feature: Feature, old: list[Feature]) -> list[Feature]:
    """Return the parts of a feature before the move."""
    places = set(feature.places)
    return [one for one in old if places & set(one.places)]


def _reason(compound: CompoundMove, now: Feature, parts: list[Feature], old: Chances, new: Chances) -> Reason | None:
    seat = compound.seat
    held = sum(part.end for part in parts if seat in part.holders)
    if seat in now.holders:
        return _own(compound, now, parts, held) or _odds(compound, now, parts, old, new)
    if held:
        return Reason(f"loses your {now.type} to {_holders(compound, now)}", -held, risk=True)
    theirs = sum(part.end for part in parts if part.holders)
    if (gift := now.end - theirs) > 0 and len(now.places) > sum(len(part.places) for part in parts):
        return Reason(f"{_verb(now, parts)} the {now.type} of {_holders(compound, now)}", -gift, risk=True)
    return _odds(compound, now, parts, old, new)


def _own(compound: CompoundMove, now: Feature, parts: list[Feature], held: int) -> Reason | None:
    gain = now.end - held
    rivals = {seat for part in parts for seat in part.holders if seat != compound.seat}
    if rivals - set(now.holders):
        return Reason(f"takes the {now.type} from {_named(compound, rivals)}", gain)
    shared = any(compound.seat in part.holders and part.holders == now.holders for part in parts)
    if rivals and len(now.holders) > 1 and not shared:
        return Reason(f"shares the {now.type} with {_holders(compound, now)}", gain or None)
    if now.complete and not all(part.complete for part in parts):
        home = _coming_home(now.followers[compound.seat], ROLES[now.type[0]])
        return Reason(f"completes your {now.type}: {points(now.now)} at once, and {home}", gain or None)
    if gain > 0 and now.type == "field":
        return Reason(f"brings your field to {_cities(now.cities)}", gain)
    if gain > 0:
        more = least(compound.steps[0], now)
        return Reason(f"{_verb(now, parts)} your {now.type}, {more} points when complete", gain)
    return None


def _coming_home(followers: int, role: str) -> str:
    return f"your {role} comes home" if followers == 1 else f"your {followers} {role}s come home"


def _cities(number: int) -> str:
    return "one complete city" if number == 1 else f"{number} complete cities"


def _odds(compound: CompoundMove, now: Feature, parts: list[Feature], old: Chances, new: Chances) -> Reason | None:
    """Explain that a feature has become harder or easier to complete."""
    if now.type == "field" or now.complete:
        return None
    was, chance = max(chance_of(part, old) for part in parts), chance_of(now, new)
    if abs(was - chance) < NOTABLE:
        return None
    whose = f"your {now.type}" if compound.seat in now.holders else f"the {now.type} of {_holders(compound, now)}"
    verb = "harder" if chance < was else "easier"
    text = f"makes {whose} {verb} to complete: {chance:.0%} instead of {was:.0%}"
    if chance == 0:
        text = f"leaves {whose} no way to be completed"
    return Reason(text, risk=(chance < was) == (compound.seat in now.holders))


def _verb(now: Feature, parts: list[Feature]) -> str:
    if now.complete and not all(part.complete for part in parts):
        return "completes"
    return "joins parts of" if len(parts) > 1 else "adds to"


def _holders(compound: CompoundMove, feature: Feature) -> str:
    return _named(compound, set(feature.holders))


def _named(compound: CompoundMove, seats: set[int]) -> str:
    return " and ".join(compound.name(seat) for seat in sorted(seats - {compound.seat}))
