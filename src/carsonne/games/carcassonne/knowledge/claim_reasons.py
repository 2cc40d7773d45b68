"""Why to place a follower, or none: what it claims and may score, whether it comes home, and who is left."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.accessors import tiles
from carsonne.games.carcassonne.knowledge.completion import chance_of, completion, farm_points
from carsonne.games.carcassonne.knowledge.survey import feature_at
from carsonne.games.carcassonne.knowledge.survey_types import Feature
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.scoring import worth_of
from carsonne.games.carcassonne.rules.words import FEATURE_TYPES, ROLES
from carsonne.kernel.reasons import CompoundMove, Reason

DOUBTFUL = 0.4
"""A feature that is less likely to be completed is a risk."""
MONASTERY_POINTS = 9
FEW = 2
"""A player with no more followers at home than this should know."""


def claim_reasons(compound: CompoundMove) -> list[Reason]:
    """Return what a follower of this compound move gains and risks; nothing if it has none to decide about."""
    move = compound.moves[-1]
    left = compound.after.supply[compound.seat]
    if move["type"] == "skip":
        return [Reason(f"keeps your followers at home: {left}")] if left else []
    if move["type"] != "claim":
        return []
    laid: Position = compound.steps[-2] if len(compound.steps) > 1 else compound.before
    last = tiles(laid)[-1]
    feature = feature_at(laid, last.x, last.y, move["place"])
    assert feature is not None
    found = _field(compound, laid, feature) if feature.type == "field" else _standing(laid, feature)
    if left <= FEW:
        found.append(Reason(f"leaves you {_followers(left)} at home", risk=True))
    return found


def _followers(left: int) -> str:
    return "no follower" if left == 0 else "one follower" if left == 1 else f"{left} followers"


def _field(compound: CompoundMove, laid: Position, field: Feature) -> list[Reason]:
    """Name the cities that feed the farmer now, and what the field will probably bring."""
    cities = {0: "no complete city yet", 1: "one complete city"}.get(field.cities, f"{field.cities} complete cities")
    likely = farm_points(compound.steps[-1])[compound.seat] - farm_points(laid)[compound.seat]
    found = [Reason(f"claims the field beside {cities}", field.end or None)]
    if likely >= 1:
        found.append(Reason(f"will probably earn {points(round(likely))} at the end with the field"))
    return [*found, Reason("keeps the farmer there until the end of the game", risk=True)]


def _standing(laid: Position, now: Feature) -> list[Reason]:
    role = ROLES[now.type[0]]
    if now.complete:
        return [Reason(f"claims the {now.type}, scores it at once, and the {role} comes home", now.now)]
    chance = chance_of(now, completion(laid))
    more = f"{least(laid, now)} when complete"
    found = [Reason(f"claims the {now.type}: {points(now.end)} as it stands, {more}", now.end)]
    return [*found, _outlook(now.type, role, chance)]


def least(s: Position, feature: Feature) -> str:
    """Write what a feature scores once it is complete: a monastery exactly that, others at least."""
    number = when_complete(s, feature)
    return str(number) if feature.type == "monastery" else f"at least {number}"


def when_complete(s: Position, feature: Feature) -> int:
    """Return the least that a feature scores once complete: that takes one more tile, unless it is so already."""
    if feature.complete:
        return feature.now
    if feature.type == "monastery":
        return MONASTERY_POINTS
    type_ = codes.FIELD + FEATURE_TYPES.index(feature.type)
    return int(worth_of(s, type_, len(feature.tiles) + 1, feature.shields, True))


def _outlook(type_: str, role: str, chance: float) -> Reason:
    if chance == 0:
        return Reason(f"cannot complete the {type_} any more, which holds your {role} to the end", risk=True)
    if chance < DOUBTFUL:
        text = f"may never complete the {type_} (it is {chance:.0%} likely), which would hold your {role} to the end"
        return Reason(text, risk=True)
    return Reason(f"will probably get the {role} back: the {type_} is {chance:.0%} likely to be completed")


def points(number: int) -> str:
    """Write "1 point", "2 points"."""
    return f"{number} point{'' if number == 1 else 's'}"
