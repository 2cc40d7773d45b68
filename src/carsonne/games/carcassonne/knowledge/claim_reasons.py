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
from carsonne.locales import Message, message

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
        return [Reason(message("ca-reason-keeps", followers=left))] if left else []
    if move["type"] != "claim":
        return []
    laid: Position = compound.steps[-2] if len(compound.steps) > 1 else compound.before
    last = tiles(laid)[-1]
    feature = feature_at(laid, last.x, last.y, move["place"])
    assert feature is not None
    found = _field(compound, laid, feature) if feature.type == "field" else _standing(laid, feature)
    if left <= FEW:
        found.append(Reason(message("ca-reason-leaves", followers=left), risk=True))
    return found


def _field(compound: CompoundMove, laid: Position, field: Feature) -> list[Reason]:
    """Name the cities that feed the farmer now, and what the field will probably bring."""
    likely = farm_points(compound.steps[-1])[compound.seat] - farm_points(laid)[compound.seat]
    found = [Reason(message("ca-reason-claims-field", cities=field.cities), field.end or None)]
    if likely >= 1:
        found.append(Reason(message("ca-reason-field-likely", points=round(likely))))
    return [*found, Reason(message("ca-reason-farmer-stays"), risk=True)]


def _standing(laid: Position, now: Feature) -> list[Reason]:
    words = {"feature": feature_word(now), "role": role_word(now)}
    if now.complete:
        return [Reason(message("ca-reason-claims-complete", **words), now.now)]
    id = "ca-reason-claims-monastery" if now.type == "monastery" else "ca-reason-claims"
    claims = message(id, feature=words["feature"], points=now.end, later=when_complete(laid, now))
    chance = chance_of(now, completion(laid))
    outlook = message(_outlook(chance), **words, chance=round(100 * chance))
    return [Reason(claims, now.end), Reason(outlook, risk=chance < DOUBTFUL)]


def _outlook(chance: float) -> str:
    """Return what is said of a follower's way home."""
    if chance == 0:
        return "ca-reason-stays"
    return "ca-reason-may-stay" if chance < DOUBTFUL else "ca-reason-comes-home"


def feature_word(feature: Feature) -> Message:
    """Return what a feature is called: city, road, monastery or field."""
    return message(f"place-{feature.type[0]}")


def role_word(feature: Feature) -> Message:
    """Return what a follower on a feature is called."""
    return message(f"role-{ROLES[feature.type[0]]}")


def when_complete(s: Position, feature: Feature) -> int:
    """Return the least that a feature scores once complete: that takes one more tile, unless it is so already."""
    if feature.complete:
        return feature.now
    if feature.type == "monastery":
        return MONASTERY_POINTS
    type_ = codes.FIELD + FEATURE_TYPES.index(feature.type)
    return int(worth_of(s, type_, len(feature.tiles) + 1, feature.shields, True))
