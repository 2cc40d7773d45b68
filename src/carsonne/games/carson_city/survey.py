"""What the town is worth: prices, incomes with their reasons, and what each target would give to whom, against whom."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city import codes
from carsonne.games.carson_city.events import because_income
from carsonne.games.carson_city.facts import Facts
from carsonne.games.carson_city.question import price_for
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.games.carson_city.tables import BUILDINGS, PARCEL_NAMES, TARGET_NAMES

Json = dict[str, Any]


def survey(s: CarsonCityState) -> Json:
    """Prices, service, incomes, and the targets of every seat."""
    f = Facts(s)
    return {
        "prices": prices(s, f),
        "served": [PARCEL_NAMES[parcel] for parcel in s.served_parcels()],
        "incomes": incomes(s),
        "strengths": s.strengths(),
        "targets": [targets(s, seat) for seat in range(s.seats)],
    }


def prices(s: CarsonCityState, f: Facts) -> dict[str, int]:
    """The price of every parcel that could be sold (CB72)."""
    rows = enumerate(s.prices())
    return {PARCEL_NAMES[p]: n for p, n in rows if f.content[p] != codes.RIVER and f.owner[p] == codes.NOBODY}


def incomes(s: CarsonCityState) -> list[Json]:
    """Every building with its income and the reasons (CB90 to CB98)."""
    safe = s.safe_parcels()
    return [
        {
            "parcel": PARCEL_NAMES[parcel],
            "seat": seat,
            "building": BUILDINGS[what],
            "income": income,
            "because": because_income(what, counted, added),
            "safe": parcel in safe,
        }
        for parcel, seat, what, income, counted, added in s.income_rows()
    ]


def targets(s: CarsonCityState, seat: int) -> list[Json]:
    """Where a cowboy of this seat may go, what that would give now, and which strengths stand against it."""
    f = Facts(s)
    strengths = s.strengths()
    land, earned = s.prices(), {row[0]: row[3] for row in s.income_rows()}
    found = []
    for target in s.targets(seat):
        rivals = [other for other in f.standing(target) if other != seat]
        duel = target not in (codes.PARCELS + codes.SALARY, codes.PARCELS + codes.ROADS_1)
        found.append(
            {
                "target": TARGET_NAMES[target],
                "gives": gives(f, seat, target, strengths[seat] - 1, land, earned),
                "contested": [{"seat": other, "strength": strengths[other]} for other in rivals if duel],
                "strength": strengths[seat] - 1,
            }
        )
    return found


def gives(f: Facts, seat: int, target: int, strength: int, land: list[int], earned: dict[int, int]) -> Json:
    """What the action would bring as things stand; strength is that without the cowboy placed there."""
    if target < codes.PARCELS:
        return _on_parcel(f, seat, target, land, earned)
    square = target - codes.PARCELS
    stock = codes.ALL_ROADS - sum(f.edges) - sum(f.roads)
    owned = f.owner.count(seat)
    if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
        slot = codes.LAST_BUILD - square
        return {"building": BUILDINGS[f.market[slot]], "price": price_for(f, seat, slot)}
    if square >= codes.FIRST_BUY:
        return {"points": f.money[seat] // (25 - square), "price": 25 - square}
    if square == codes.POINTS_BUILDINGS:
        return {"points": sum(f.owner[p] == seat for p in earned)}
    simple: dict[int, Json] = {
        codes.SALARY: {"money": 4},
        codes.AMMUNITION: {"strength": 3},
        codes.ROADS_3: {"roads": min(3, stock)},
        codes.ROADS_1: {"roads": min(1, stock)},
        codes.INCOME_LAND: {"money": 2 * owned},
        codes.INCOME_COWBOYS: {"money": 2 * strength},
        codes.GAMBLING: {"money": 7},
        codes.POINTS_LAND: {"points": owned // 2},
        codes.POINTS_COWBOYS: {"points": strength // 2},
    }
    return simple[square]


def _on_parcel(f: Facts, seat: int, parcel: int, land: list[int], earned: dict[int, int]) -> Json:
    """Land to buy, a building to rob, or one to guard."""
    if f.owner[parcel] == codes.NOBODY:
        return {"parcel": PARCEL_NAMES[parcel], "price": land[parcel]}
    if f.owner[parcel] == seat:
        return {"guards": earned[parcel] // 2}
    return {"money": earned[parcel] // 2}
