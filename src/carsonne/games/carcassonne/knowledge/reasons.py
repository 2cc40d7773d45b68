"""Why a move of Carcassonne is good or bad: what it completes, claims, enlarges, joins or gives away."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne.knowledge.survey import features
from carsonne.games.carcassonne.knowledge.survey_types import Feature
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.reasons import Reason


def reasons(before: CarcassonneState, after: CarcassonneState, seat: int, move: dict[str, Any]) -> list[Reason]:
    """What changes on the board for a seat and for those who compete with it."""
    old = features(before)
    found = [_reason(feature, _parts(feature, old), seat) for feature in features(after)]
    return [reason for reason in found if reason is not None]


def _parts(feature: Feature, old: list[Feature]) -> list[Feature]:
    """What a feature was made of before the move."""
    places = set(feature.places)
    return [one for one in old if places & set(one.places)]


def _reason(now: Feature, parts: list[Feature], seat: int) -> Reason | None:
    men = sum(part.followers[seat] for part in parts)
    held = sum(part.end for part in parts if seat in part.holders)
    theirs = sum(part.end for part in parts if part.holders and seat not in part.holders)
    if now.followers[seat] > men:
        return Reason(f"claims the {now.type}{_promise(now)}")
    if seat in now.holders:
        return _own(now, parts, held, seat)
    if now.holders and (gift := now.end - theirs) > 0 and parts:
        return Reason(f"{_verb(now, parts)} the {now.type} of a rival", -gift)
    if held and seat not in now.holders and any(part.followers[seat] for part in parts) and now.holders:
        return Reason(f"loses the {now.type} to a rival", -held)
    return None


def _own(now: Feature, parts: list[Feature], held: int, seat: int) -> Reason | None:
    gain = now.end - held
    if len(now.holders) > 1 and any(part.holders and seat not in part.holders for part in parts):
        return Reason(f"shares the {now.type} with a rival", gain or None)
    if now.complete and not all(part.complete for part in parts):
        return Reason(f"completes your {now.type}, which scores {now.now}", gain)
    return Reason(f"{_verb(now, parts)} your {now.type}", gain) if gain > 0 else None


def _verb(now: Feature, parts: list[Feature]) -> str:
    if now.complete and not all(part.complete for part in parts):
        return "completes"
    return "joins parts of" if len(parts) > 1 else "adds to"


def _promise(now: Feature) -> str:
    return f", worth {now.end} as it stands" if now.end else ""
