"""What is asked, of whom and why: the sentence above the table is made from this."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city import codes
from carsonne.games.carson_city.facts import Facts
from carsonne.games.carson_city.moves import square_of_slot
from carsonne.games.carson_city.state import CarsonCityState
from carsonne.games.carson_city.tables import (
    BUILDINGS,
    CHARACTER_NAMES,
    LIMIT,
    PARCEL_NAMES,
    PRICE,
    SQUARE_NAMES,
    TARGET_NAMES,
)

Json = dict[str, Any]
_CLAUSES = {
    codes.ASK_DRAFT: "CB26",
    codes.ASK_PICK: "CB28",
    codes.ASK_SETTLER: "CB115",
    codes.ASK_WORKER: "CB114",
    codes.ASK_PLACE: "CB31",
    codes.ASK_KIT: "CB136",
    codes.ASK_DUEL: "CB56",
    codes.ASK_TILES: "CB125",
    codes.ASK_LAND: "CB73",
    codes.ASK_ROADS: "CB86",
    codes.ASK_OFFER: "CB76",
    codes.ASK_BUILD: "CB77",
    codes.ASK_HOUSE: "CB79",
    codes.ASK_CONSENT: "CB81",
    codes.ASK_KEPT: "CB82",
    codes.ASK_DOUBLE: "CB111",
    codes.ASK_RAID: "CB102",
    codes.ASK_POINTS: "CB70",
    codes.ASK_BANKER: "CB110",
    codes.ASK_CASH: "CB47",
    codes.ASK_LAST_ROADS: "CB134",
}
_WINDOWS = (codes.ASK_ROADS, codes.ASK_KEPT, codes.ASK_LAST_ROADS)
_NO_ROADS = (codes.ASK_DRAFT, codes.ASK_KIT, codes.ASK_TILES, codes.ASK_CASH)


def question(s: CarsonCityState, f: Facts) -> Json | None:
    """The question of the moment; None when nobody is asked."""
    seats = [seat for seat in s.acting() if seat >= 0]
    if not seats:
        return None
    facts: Json = {"type": codes.PHASE_NAMES[f.phase], "seats": seats, "clause": _clause(f)}
    facts["roads"] = f.phase not in _NO_ROADS and f.roads[seats[0]] > 0
    facts["optional"] = f.phase in _WINDOWS
    return facts | _details(f)


def _clause(f: Facts) -> str:
    """Where the rules speak of it."""
    if f.phase == codes.ASK_CAPTAIN:
        return "CB118" if f.side[codes.CAPTAIN] == codes.RED else "CB117"
    if f.phase == codes.ASK_MONEY:
        if f.character[f.turn] == codes.SETTLER:
            return "CB116"
        return "CB112" if f.side[codes.GROCER] == codes.RED else "CB111"
    return _CLAUSES[f.phase]


def _details(f: Facts) -> Json:
    """What the question is about."""
    if f.phase in (codes.ASK_MONEY, codes.ASK_SETTLER, codes.ASK_CAPTAIN, codes.ASK_WORKER):
        card = f.character[f.turn]
        return {"character": CHARACTER_NAMES[card], "side": codes.SIDE_NAMES[f.side[card]]}
    if f.phase == codes.ASK_OFFER:
        slot = codes.LAST_BUILD - f.square
        return {
            "square": square_of_slot(slot),
            "building": BUILDINGS[f.market[slot]],
            "price": price_for(f, f.turn, slot),
        }
    if f.phase in (codes.ASK_BUILD, codes.ASK_HOUSE, codes.ASK_CONSENT):
        return {"building": BUILDINGS[f.hand], "builder": f.builder, **_places(f)}
    if f.phase == codes.ASK_RAID:
        return {"parcel": PARCEL_NAMES[f.raid_at], "owner": f.owner[f.raid_at]}
    if f.phase == codes.ASK_POINTS:
        return {"square": SQUARE_NAMES[f.square], "price": 25 - f.square}
    if f.phase == codes.ASK_TILES:
        return {"target": TARGET_NAMES[f.duel_at]}
    if f.phase == codes.ASK_CASH:
        return {"limits": [_cash(f, seat) for seat in range(f.seats)]}
    return {}


def _places(f: Facts) -> Json:
    site = None if f.site == codes.NOWHERE else PARCEL_NAMES[f.site]
    house = PARCEL_NAMES[f.house_at] if f.phase == codes.ASK_CONSENT else None
    return {"site": site, "house": house}


def price_for(f: Facts, seat: int, slot: int) -> int:
    """What a building on the row costs a player (CB76, CB113)."""
    if f.character[seat] == codes.WORKER and f.side[codes.WORKER] == codes.YELLOW:
        return (PRICE[slot] + 1) // 2
    return PRICE[slot]


def _cash(f: Facts, seat: int) -> Json:
    """The limit, what must be spent, and the amounts that are worth thinking about (CB47)."""
    card = f.character[seat]
    limit = LIMIT[card * 2 + f.side[card]]
    money = f.money[seat]
    excess = max(0, money - limit)
    tens = [n for n in range(0, money + 1, 10) if n > excess]
    return {"seat": seat, "limit": limit, "money": money, "excess": excess, "suggested": [excess, *tens]}
