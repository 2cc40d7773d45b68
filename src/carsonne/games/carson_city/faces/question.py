"""What is asked, of whom and why: the sentence above the table is made from this."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city.faces.moves import square_of_slot
from carsonne.games.carson_city.rules import codes, market, players, round_end, squares
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import (
    BUILDINGS,
    CHARACTER_NAMES,
    PARCEL_NAMES,
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


def question(s: CarsonCityState) -> Json | None:
    """The question of the moment; None when nobody is asked."""
    seats = [seat for seat in s.acting() if seat >= 0]
    if not seats:
        return None
    facts: Json = {"type": codes.PHASE_NAMES[s.phase], "seats": seats, "clause": _clause(s)}
    facts["roads"] = s.phase not in _NO_ROADS and s.roads[seats[0]] > 0
    facts["optional"] = s.phase in _WINDOWS
    return facts | _details(s)


def _clause(s: CarsonCityState) -> str:
    """Where the rules speak of it."""
    if s.phase == codes.ASK_CAPTAIN:
        return "CB118" if s.side[codes.CAPTAIN] == codes.RED else "CB117"
    if s.phase == codes.ASK_MONEY:
        if s.character[s.turn] == codes.SETTLER:
            return "CB116"
        return "CB112" if s.side[codes.GROCER] == codes.RED else "CB111"
    return _CLAUSES[s.phase]


def _details(s: CarsonCityState) -> Json:
    """What the question is about."""
    if s.phase in (codes.ASK_MONEY, codes.ASK_SETTLER, codes.ASK_CAPTAIN, codes.ASK_WORKER):
        card = s.character[s.turn]
        return {"character": CHARACTER_NAMES[card], "side": codes.SIDE_NAMES[s.side[card]]}
    if s.phase == codes.ASK_OFFER:
        slot = market.slot_of(s.square)
        return {
            "square": square_of_slot(slot),
            "building": BUILDINGS[s.market[slot]],
            "price": market.price(s, s.turn, slot),
        }
    if s.phase in (codes.ASK_BUILD, codes.ASK_HOUSE, codes.ASK_CONSENT):
        return {"building": BUILDINGS[s.hand], "builder": s.builder, **_places(s)}
    if s.phase == codes.ASK_RAID:
        return {"parcel": PARCEL_NAMES[s.raid_at], "owner": s.owner[s.raid_at]}
    if s.phase == codes.ASK_POINTS:
        return {"square": SQUARE_NAMES[s.square], "price": squares.point_price(s.square)}
    if s.phase == codes.ASK_TILES:
        return {"target": TARGET_NAMES[s.duel_at]}
    if s.phase == codes.ASK_CASH:
        return {"limits": [_cash(s, seat) for seat in range(s.seats)]}
    return {}


def _places(s: CarsonCityState) -> Json:
    site = None if s.site == codes.NOWHERE else PARCEL_NAMES[s.site]
    house = PARCEL_NAMES[s.house_at] if s.phase == codes.ASK_CONSENT else None
    return {"site": site, "house": house}


def _cash(s: CarsonCityState, seat: int) -> Json:
    """The limit, what must be spent, and the amounts that are worth thinking about (CB47)."""
    money, excess = s.money[seat], round_end.excess(s, seat)
    tens = [n for n in range(0, money + 1, codes.SPENT_PER_POINT) if n > excess]
    return {
        "seat": seat,
        "limit": players.cash_limit(s, seat),
        "money": money,
        "excess": excess,
        "suggested": [excess, *tens],
    }
