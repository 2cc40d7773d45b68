"""The score pad: incomes, prices, strengths and what the end would add, for a position on a real table."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city import codes
from carsonne.games.carson_city.events import because_income, counted_in_words
from carsonne.games.carson_city.notation import LETTERS, parse
from carsonne.games.carson_city.options import OPTIONS
from carsonne.games.carson_city.positions import options_of, state_of
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.games.carson_city.tables import BUILDINGS, PARCEL_NAMES
from carsonne.kernel.options import Values, resolve

Json = dict[str, Any]


def score(text: str, options: Values) -> Json:
    """Incomes and prices by parcel, end points and strength by player, and a line for each of them."""
    position = parse(text)
    seats = max(position.seats, 2)
    values = resolve(OPTIONS, options_of(position, options), seats)
    s = state_of(position, seats, values)
    named = range(position.seats)
    ends = [end_points(s, seat) for seat in range(seats)]
    points = s.scores()
    return {
        "incomes": {PARCEL_NAMES[row[0]]: row[3] for row in s.income_rows()},
        "prices": {PARCEL_NAMES[p]: n for p, n in enumerate(s.prices()) if position.content[p] != codes.RIVER},
        "players": {
            LETTERS[seat]: {"end_points": ends[seat], "strength": s.strengths()[seat], "points": points[seat]}
            for seat in named
        },
        "scores": {LETTERS[seat]: points[seat] + ends[seat] for seat in named},
        "lines": [line for seat in named for line in _lines(s, seat, points[seat])],
        "options": values,
    }


def end_points(s: CarsonCityState, seat: int) -> int:
    """What the end of the game would add (CB121, CB133)."""
    if not s.acting():
        return 0
    pieces, bridged, money = s.end_rows()[seat]
    return 2 * pieces + 3 * bridged + money // 6


def _lines(s: CarsonCityState, seat: int, points: int) -> list[Json]:
    """Every point and every dollar of income of a player, with the reason."""
    pieces, bridged, money = (0, 0, 0) if not s.acting() else s.end_rows()[seat]
    found = [
        (points, "points already on the track"),
        (2 * pieces, f"{pieces} building{'s, houses and mountains' if pieces > 1 else ', house or mountain'} x 2"),
        (3 * bridged, f"{bridged} of them at a bridge x 3"),
        (money // 6, f"${money} left, 1 for each $6"),
    ]
    lines = [{"player": LETTERS[seat], "points": n, "reason": reason} for n, reason in found if n]
    rows = [row for row in s.income_rows() if row[1] == seat]
    return lines + [_income_line(seat, row) for row in rows] + [_strength_line(s, seat)]


def _income_line(seat: int, row: list[int]) -> Json:
    parcel, _, what, income, counted, added = row
    because = because_income(what, counted, added)
    sums = " + ".join(f"{counted_in_words(n, name)} x {each}" for name, n, each in because)
    reason = f"{BUILDINGS[what]} at {PARCEL_NAMES[parcel]} earns ${income}" + (f": {sums}" if sums else "")
    line: Json = {"player": LETTERS[seat], "points": 0, "reason": reason, "parcel": PARCEL_NAMES[parcel]}
    return line | {"income": income, "because": because}


def _strength_line(s: CarsonCityState, seat: int) -> Json:
    strength, guns = s.strengths()[seat], s.revolver_counts()[seat]
    cowboys, revolvers = counted_in_words(strength - guns, "cowboys"), counted_in_words(guns, "revolvers")
    reason = f"strength {strength}: {cowboys} and {revolvers}"
    return {"player": LETTERS[seat], "points": 0, "reason": reason, "strength": strength}
