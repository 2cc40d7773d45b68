"""Why a move of Carcassonne is good or bad: what it completes, claims, enlarges, joins, blocks or gives away."""

from __future__ import annotations

from collections.abc import Iterable

from carsonne.games.carcassonne.knowledge.claim_reasons import claim_reasons, feature_word, role_word, when_complete
from carsonne.games.carcassonne.knowledge.completion import Chances, chance_of, completion
from carsonne.games.carcassonne.knowledge.survey import features
from carsonne.games.carcassonne.knowledge.survey_types import Feature
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import Argument, message

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
        return _about("ca-reason-loses", now, _others(compound, now.holders), -held)
    theirs = sum(part.end for part in parts if part.holders)
    if (gift := now.end - theirs) > 0 and len(now.places) > sum(len(part.places) for part in parts):
        return _about(f"ca-reason-theirs-{_change(now, parts)}", now, _others(compound, now.holders), -gift)
    return _odds(compound, now, parts, old, new)


def _own(compound: CompoundMove, now: Feature, parts: list[Feature], held: int) -> Reason | None:
    gain = now.end - held
    rivals = {seat for part in parts for seat in part.holders if seat != compound.seat}
    if rivals - set(now.holders):
        return _about("ca-reason-takes", now, _others(compound, rivals), gain)
    shared = any(compound.seat in part.holders and part.holders == now.holders for part in parts)
    if rivals and len(now.holders) > 1 and not shared:
        return _about("ca-reason-shares", now, _others(compound, now.holders), gain or None)
    if _completes(now, parts):
        return _completed(now, now.followers[compound.seat], gain)
    if gain > 0 and now.type == "field":
        return Reason(message("ca-reason-field", cities=now.cities), gain)
    return _enlarged(compound, now, parts, gain) if gain > 0 else None


def _about(id: str, now: Feature, names: Argument, points: int | None) -> Reason:
    """Return a reason that names a feature and other players; it speaks against the move if it costs points."""
    return Reason(message(id, feature=feature_word(now), names=names), points, risk=(points or 0) < 0)


def _completed(now: Feature, followers: int, gain: int) -> Reason:
    """Return that a player's own feature is scored and its followers come home."""
    known = {"feature": feature_word(now), "role": role_word(now)}
    return Reason(message("ca-reason-completes", points=now.now, followers=followers, **known), gain or None)


def _enlarged(compound: CompoundMove, now: Feature, parts: list[Feature], gain: int) -> Reason:
    """Return that a player's own city, road or monastery grows."""
    points = when_complete(compound.steps[0], now)
    if now.type == "monastery":
        return Reason(message("ca-reason-monastery", points=points), gain)
    id = "ca-reason-joins" if len(parts) > 1 else "ca-reason-adds"
    return Reason(message(id, feature=feature_word(now), points=points), gain)


def _odds(compound: CompoundMove, now: Feature, parts: list[Feature], old: Chances, new: Chances) -> Reason | None:
    """Explain that a feature has become harder or easier to complete."""
    if now.type == "field" or now.complete:
        return None
    was, chance = max(chance_of(part, old) for part in parts), chance_of(now, new)
    if abs(was - chance) < NOTABLE:
        return None
    mine = compound.seat in now.holders
    odds = "hopeless" if chance == 0 else "harder" if chance < was else "easier"
    id, names = f"ca-reason-odds-{odds}", {} if mine else {"names": _others(compound, now.holders)}
    chances = {"chance": round(100 * chance), "was": round(100 * was)}
    said = message(f"{id}-{'yours' if mine else 'theirs'}", feature=feature_word(now), **names, **chances)
    return Reason(said, risk=(chance < was) == mine)


def _completes(now: Feature, parts: list[Feature]) -> bool:
    return now.complete and not all(part.complete for part in parts)


def _change(now: Feature, parts: list[Feature]) -> str:
    """Return what happens to a feature, as the messages call it."""
    if _completes(now, parts):
        return "complete"
    return "join" if len(parts) > 1 else "add"


def _others(compound: CompoundMove, seats: Iterable[int]) -> Argument:
    """Return the names of players other than the one who moves."""
    return [compound.name(seat) for seat in sorted({*seats} - {compound.seat})]
