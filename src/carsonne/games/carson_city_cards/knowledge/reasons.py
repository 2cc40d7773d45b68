"""Why a move of the Card Game is good or bad: how the lines of the score pad change."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.survey_types import PadLine
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.reasons import Reason


def reasons(before: CarsonCityCardsState, after: CarsonCityCardsState, seat: int, move: dict[str, Any]) -> list[Reason]:
    """The lines that change, with what they count now; the greatest changes first."""
    pairs = zip(pad(before, seat).lines, pad(after, seat).lines, strict=True)
    found = [_reason(old, new) for old, new in pairs if old.points != new.points]
    return sorted(found, key=lambda reason: -abs(reason.points or 0))


def _reason(old: PadLine, new: PadLine) -> Reason:
    known = {one.text for one in old.because}
    fresh = [one.text for one in new.because if one.text not in known]
    why = f" ({'; '.join(fresh[:2])})" if fresh else ""
    name = new.name.replace("_", " ")
    verb = "earns more for" if new.points > old.points else "earns less for"
    return Reason(f"{verb} {name}{why}", new.points - old.points)
