"""What happened, in data that explains every dollar and every point: from the numbers that the rules told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carsonne.games.carson_city.faces.moves import square_of_slot
from carsonne.games.carson_city.knowledge.reading import because_income, seats_in
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.codes import WHY_NAMES
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import (
    BUILDINGS,
    CHARACTER_NAMES,
    CONTENTS,
    EDGE_NAMES,
    PARCEL_NAMES,
    SQUARE_NAMES,
    TARGET_NAMES,
)

Event = dict[str, Any]
Row = list[int]


def events(s: CarsonCityState) -> list[Event]:
    """Everything told since the last call."""
    return [_TOLD[row[0]](s, row) for row in s.heard()]


def counted_in_words(n: int, things: str) -> str:
    """2 bare parcels, 1 ranch."""
    words = things.replace("_", " ")
    return f"{n} {words.replace('ches', 'ch').removesuffix('s') if n == 1 else words}"


def _parcel(parcel: int) -> str | None:
    return PARCEL_NAMES[parcel] if parcel < codes.PARCELS else None


def _simple(type_: str, *names: str) -> Callable[[CarsonCityState, Row], Event]:
    """An event whose facts are plain numbers."""

    def tell(s: CarsonCityState, row: Row) -> Event:
        return {"type": type_, **{name: row[i + 1] for i, name in enumerate(names)}}

    return tell


def _side(s: CarsonCityState, row: Row) -> Event:
    return {"type": "side_drawn", "character": CHARACTER_NAMES[row[1]], "side": codes.SIDE_NAMES[row[2]]}


def _drawn(s: CarsonCityState, row: Row) -> Event:
    return {"type": "building_drawn", "square": square_of_slot(row[1]), "building": BUILDINGS[row[2]]}


def _founded(s: CarsonCityState, row: Row) -> Event:
    return {"type": "founded", "parcel": PARCEL_NAMES[row[1]], "piece": CONTENTS[row[2]]}


def _claimed(s: CarsonCityState, row: Row) -> Event:
    return {"type": "claimed", "seat": row[1], "parcel": PARCEL_NAMES[row[2]]}


def _picked(s: CarsonCityState, row: Row) -> Event:
    side = codes.SIDE_NAMES[row[3]]
    return {"type": "picked", "seat": row[1], "character": CHARACTER_NAMES[row[2]], "side": side}


def _money(s: CarsonCityState, row: Row) -> Event:
    place = None if row[4] == codes.NOWHERE else TARGET_NAMES[row[4]]
    return {"type": "money", "seat": row[1], "amount": row[2], "why": WHY_NAMES[row[3]], "place": place}


def _points(s: CarsonCityState, row: Row) -> Event:
    _, seat, points, why, count, each, *_ = row
    if why == codes.WHY_CASH:
        because = [["dollars", count, f"1/{codes.LEFT_PER_POINT}"]]
    elif why in (codes.WHY_POINTS_LAND, codes.WHY_POINTS_COWBOYS):
        because = [["parcels" if why == codes.WHY_POINTS_LAND else "strength", count, "1/2"]]
    elif why == codes.WHY_BANKER:
        because = [["dollars", count, None]]
    else:
        because = [[WHY_NAMES[why], count, each]]
    return {"type": "scored", "seat": seat, "points": points, "why": WHY_NAMES[why], "because": because}


def _hired(s: CarsonCityState, row: Row) -> Event:
    return {"type": "hired", "seat": row[1], "revolvers" if row[3] == codes.RED else "cowboys": row[2]}


def _waits(s: CarsonCityState, row: Row) -> Event:
    return {"type": "waits", "seat": row[1], "character": CHARACTER_NAMES[row[2]]}


def _placed(s: CarsonCityState, row: Row) -> Event:
    return {"type": "placed", "seat": row[1], "target": TARGET_NAMES[row[2]], "white": bool(row[3])}


def _moved(s: CarsonCityState, row: Row) -> Event:
    places = {"from": TARGET_NAMES[row[2]], "target": TARGET_NAMES[row[3]]}
    return {"type": "moved", "seat": row[1], **places, "white": bool(row[4])}


def _taken_back(s: CarsonCityState, row: Row) -> Event:
    return {"type": "taken_back", "seat": row[1], "target": TARGET_NAMES[row[2]], "white": bool(row[3])}


def _passed(s: CarsonCityState, row: Row) -> Event:
    type_ = "locked" if row[4] else "passed"
    return {"type": type_, "seat": row[1], "place": row[2] + 1, "forced": bool(row[3])}


def _square(s: CarsonCityState, row: Row) -> Event:
    return {"type": "square", "square": SQUARE_NAMES[row[1]]}


def _duel(s: CarsonCityState, row: Row) -> Event:
    return {"type": "duel", "target": TARGET_NAMES[row[1]], "seats": seats_in(row[2])}


def _shot(s: CarsonCityState, row: Row) -> Event:
    _, seat, target, strength, value, law, *_ = row
    facts = {"strength": strength, "tile" if law else "die": value, "total": strength + value}
    return {"type": "shot", "seat": seat, "target": TARGET_NAMES[target], **facts}


def _won(s: CarsonCityState, row: Row) -> Event:
    return {"type": "duel_won", "seat": row[1], "target": TARGET_NAMES[row[2]], "total": row[3]}


def _home(s: CarsonCityState, row: Row) -> Event:
    why = "duel_lost" if row[3] == codes.LOST else "church"
    return {"type": "cowboy_home", "seat": row[1], "target": TARGET_NAMES[row[2]], "why": why}


def _renounced(s: CarsonCityState, row: Row) -> Event:
    return {"type": "renounced", "seat": row[1], "target": TARGET_NAMES[row[2]], "forced": bool(row[3])}


def _bought(s: CarsonCityState, row: Row) -> Event:
    _, seat, slot, what, price, *_ = row
    return {"type": "bought", "seat": seat, "building": BUILDINGS[what], "square": square_of_slot(slot), "price": price}


def _built(s: CarsonCityState, row: Row) -> Event:
    _, seat, what, site, house, *_ = row
    return {
        "type": "built",
        "seat": seat,
        "building": BUILDINGS[what],
        "parcel": _parcel(site),
        "house": _parcel(house),
    }


def _kept(s: CarsonCityState, row: Row) -> Event:
    return {"type": "kept", "seat": row[1], "building": BUILDINGS[row[2]]}


def _asked(s: CarsonCityState, row: Row) -> Event:
    _, seat, owner, house, what, site, *_ = row
    facts = {"parcel": _parcel(house), "building": BUILDINGS[what], "site": _parcel(site)}
    return {"type": "consent_asked", "seat": seat, "owner": owner, **facts}


def _answered(s: CarsonCityState, row: Row) -> Event:
    return {"type": "consent", "seat": row[1], "builder": row[2], "parcel": _parcel(row[3]), "agreed": bool(row[4])}


def _road(s: CarsonCityState, row: Row) -> Event:
    return {"type": "road", "seat": row[1], "edge": EDGE_NAMES[row[2]], "bridge": row[3] == codes.BRIDGE}


def _doubles(s: CarsonCityState, row: Row) -> Event:
    return {"type": "doubles", "seat": row[1], "building": BUILDINGS[row[2]]}


def _income(s: CarsonCityState, row: Row) -> Event:
    _, seat, parcel, amount, what, counted, added, doubled = row
    facts = {"amount": amount, "because": because_income(what, counted, added), "doubled": doubled == 2}
    return {"type": "income", "seat": seat, "parcel": PARCEL_NAMES[parcel], "building": BUILDINGS[what], **facts}


def _raided(s: CarsonCityState, row: Row) -> Event:
    _, seat, owner, parcel, share, rest, *_ = row
    return {"type": "raided", "seat": seat, "owner": owner, "parcel": _parcel(parcel), "share": share, "rest": rest}


def _closed(s: CarsonCityState, row: Row) -> Event:
    return {"type": "closed", "square": SQUARE_NAMES[row[1]]}


def _tile(s: CarsonCityState, row: Row) -> Event:
    return {"type": "tile_drawn", "seat": row[1], "value": row[2], "to": row[1]}


def _ended(s: CarsonCityState, row: Row) -> Event:
    return {"type": "ended", "scores": s.scores()}


_TOLD: dict[int, Callable[[CarsonCityState, Row], Event]] = {
    codes.TOLD_SIDE: _side,
    codes.TOLD_TILE: _tile,
    codes.TOLD_ANNOUNCED: _simple("announced", "seat", "total", "money"),
    codes.TOLD_DRAWN: _drawn,
    codes.TOLD_FOUNDED: _founded,
    codes.TOLD_ORDER: _simple("order", "seat", "place"),
    codes.TOLD_CLAIMED: _claimed,
    codes.TOLD_ROUND: _simple("round", "round"),
    codes.TOLD_PICKED: _picked,
    codes.TOLD_MONEY: _money,
    codes.TOLD_POINTS: _points,
    codes.TOLD_HIRED: _hired,
    codes.TOLD_ROADS: _simple("roads", "seat", "count", "due"),
    codes.TOLD_WAITS: _waits,
    codes.TOLD_PLACED: _placed,
    codes.TOLD_MOVED: _moved,
    codes.TOLD_TAKEN_BACK: _taken_back,
    codes.TOLD_PASSED: _passed,
    codes.TOLD_SQUARE: _square,
    codes.TOLD_DUEL: _duel,
    codes.TOLD_SHOT: _shot,
    codes.TOLD_WON: _won,
    codes.TOLD_HOME: _home,
    codes.TOLD_RENOUNCED: _renounced,
    codes.TOLD_AMMUNITION: _simple("ammunition", "seat"),
    codes.TOLD_BOUGHT_BUILDING: _bought,
    codes.TOLD_BUILT: _built,
    codes.TOLD_KEPT: _kept,
    codes.TOLD_ASKED: _asked,
    codes.TOLD_ANSWERED: _answered,
    codes.TOLD_ROAD: _road,
    codes.TOLD_DOUBLES: _doubles,
    codes.TOLD_INCOME: _income,
    codes.TOLD_RAIDED: _raided,
    codes.TOLD_SPENT: _simple("spent", "seat", "amount", "points"),
    codes.TOLD_CLOSED: _closed,
    codes.TOLD_COWBOYS: _simple("cowboys", "seat", "count"),
    codes.TOLD_MARKET: _simple("market", "left"),
    codes.TOLD_ENDED: _ended,
    codes.TOLD_PLACING: _simple("placing", "seat", "place"),
    codes.TOLD_REFILLED: _simple("refills", "seat"),
}
