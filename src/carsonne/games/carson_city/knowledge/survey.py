"""What the town is worth: prices, incomes with their reasons, and what each target would give to whom, against whom."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city.knowledge import reading
from carsonne.games.carson_city.knowledge.reading import strengths
from carsonne.games.carson_city.rules import codes, cowboys, earnings, market, players, squares, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.tables import BUILDINGS, PARCEL_NAMES, TARGET_NAMES

Json = dict[str, Any]


def survey(s: Position) -> Json:
    """Prices, service, incomes, and the targets of every seat."""
    return {
        "prices": {PARCEL_NAMES[parcel]: town.price(s, parcel) for parcel in reading.parcels_for_sale(s)},
        "served": [PARCEL_NAMES[parcel] for parcel in reading.served_parcels(s)],
        "incomes": incomes(s),
        "strengths": strengths(s),
        "targets": [targets(s, seat) for seat in range(s.seats)],
    }


def incomes(s: Position) -> list[Json]:
    """Every building with its income and the reasons (CB90 to CB98)."""
    return [
        {
            "parcel": PARCEL_NAMES[row.parcel],
            "seat": row.seat,
            "building": BUILDINGS[row.what],
            "income": row.amount,
            "because": row.because(),
            "safe": town.is_safe(s, row.parcel),
        }
        for row in reading.incomes(s)
    ]


def targets(s: Position, seat: int) -> list[Json]:
    """Where a cowboy of this seat may go, what that would give now, and which strengths stand against it."""
    stand, powers = list(s.stand), strengths(s)
    found = []
    for target in reading.targets(s, seat):
        rivals = [other for other in reading.seats_in(stand[target]) if other != seat and cowboys.has_duels(target)]
        found.append(
            {
                "target": TARGET_NAMES[target],
                "gives": gives(s, seat, target),
                "contested": [{"seat": other, "strength": powers[other]} for other in rivals],
                "strength": powers[seat] - 1,
            }
        )
    return found


def gives(s: Position, seat: int, target: int) -> Json:
    """What the action would bring as things stand, the strength without the cowboy placed there."""
    if target < codes.PARCELS:
        return _on_parcel(s, seat, target)
    square = target - codes.PARCELS
    if codes.FIRST_BUILD <= square <= codes.LAST_BUILD:
        slot = market.slot_of(square)
        return {"building": BUILDINGS[s.market[slot]], "price": market.price(s, seat, slot)}
    if square >= codes.FIRST_BUY:
        price = squares.point_price(square)
        return {"points": s.money[seat] // price, "price": price}
    return _on_square(s, seat, square)


def _on_parcel(s: Position, seat: int, parcel: int) -> Json:
    """Land to buy, a building to rob, or one to guard."""
    owner = s.owner[parcel]
    if owner == codes.NOBODY:
        return {"parcel": PARCEL_NAMES[parcel], "price": town.price(s, parcel)}
    return {"guards" if owner == seat else "money": earnings.income(s, parcel) // 2}


def _on_square(s: Position, seat: int, square: int) -> Json:
    """The squares whose gain can be counted."""
    owned, strength = s.parcels[seat], players.strength(s, seat) - 1
    simple: dict[int, Json] = {
        codes.SALARY: {"money": codes.SALARY_PAY},
        codes.AMMUNITION: {"strength": codes.TRIPLE_REVOLVER},
        codes.ROADS_3: {"roads": min(codes.MANY_ROADS, s.road_stock)},
        codes.ROADS_1: {"roads": min(1, s.road_stock)},
        codes.INCOME_LAND: {"money": codes.PARCEL_PAY * owned},
        codes.INCOME_COWBOYS: {"money": codes.STRENGTH_PAY * strength},
        codes.GAMBLING: {"money": codes.GAMBLING_PAY},
        codes.POINTS_LAND: {"points": owned // 2},
        codes.POINTS_COWBOYS: {"points": strength // 2},
        codes.POINTS_BUILDINGS: {"points": players.buildings(s, seat)},
    }
    return simple[square]
