"""Turns the numbers that the rules recorded into events that explain every dollar and every point."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from carsonne.games.carson_city.faces import event_types as types
from carsonne.games.carson_city.faces import opening_event_types as opening
from carsonne.games.carson_city.faces.event_types import CityEvent
from carsonne.games.carson_city.faces.moves import building_of, square_of_slot
from carsonne.games.carson_city.knowledge.accessors import because_income, seats_in
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.final_scoring import is_piece
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import (
    CHARACTERS,
    CONTENTS,
    EDGES,
    PARCELS,
    SIDES,
    SQUARES,
    TARGETS,
    WHYS,
    Parcel,
    PointsReason,
    Why,
)

Row = list[int]


def events(s: CarsonCityState, rows: list[Row]) -> list[CityEvent]:
    """Return what the rules recorded as events."""
    return [_event(s, row) for row in rows]


def _event(s: CarsonCityState, row: Row) -> CityEvent:
    if row[0] == codes.TOLD_ENDED:
        return types.Ended(s.scores())
    if row[0] == codes.TOLD_POINTS:
        return _points(s, row)
    return _TOLD[row[0]](row)


def _parcel(parcel: int) -> Parcel | None:
    return PARCELS[parcel] if parcel < codes.PARCELS else None


def _why(why: int) -> Why:
    """Return the reason with this number; numbers begin with 1."""
    return WHYS[why - 1]


def _money(row: Row) -> CityEvent:
    place = None if row[4] == codes.NOWHERE else TARGETS[row[4]]
    return types.MoneyMoved(row[1], row[2], _why(row[3]), place)


def _points(s: CarsonCityState, row: Row) -> CityEvent:
    _, seat, points, why, count, each, *_ = row
    scored = types.Scored(seat, points, _why(why), [_because(why, count, each)])
    if why in (codes.WHY_PIECES, codes.WHY_BRIDGE):
        bridged = why == codes.WHY_BRIDGE
        scored.parcels = [PARCELS[p] for p in range(codes.PARCELS) if is_piece(s, seat, p, bridged)]
    return scored


def _because(why: int, count: int, each: int) -> PointsReason:
    """Return the arithmetic of some points."""
    if why == codes.WHY_CASH:
        return ("dollars", count, "1/6")
    if why == codes.WHY_POINTS_LAND:
        return ("parcels", count, "1/2")
    if why == codes.WHY_POINTS_COWBOYS:
        return ("strength", count, "1/2")
    if why == codes.WHY_BANKER:
        return ("dollars", count, None)
    return (_why(why), count, each)


def _hired(row: Row) -> CityEvent:
    _, seat, count, side, *_ = row
    return opening.Hired(seat, revolvers=count) if side == codes.RED else opening.Hired(seat, cowboys=count)


def _passed(row: Row) -> CityEvent:
    _, seat, place, forced, kit, *_ = row
    return (opening.Locked if kit else opening.Passed)(seat, place + 1, bool(forced))


def _shot(row: Row) -> CityEvent:
    _, seat, target, strength, value, law, *_ = row
    total, place = strength + value, TARGETS[target]
    if law:
        return types.Shot(seat=seat, target=place, strength=strength, tile=value, total=total)
    return types.Shot(seat=seat, target=place, strength=strength, die=value, total=total)


def _income(row: Row) -> CityEvent:
    _, seat, parcel, amount, what, counted, added, doubled = row
    because = because_income(what, counted, added)
    return types.Earned(seat, PARCELS[parcel], building_of(what), amount, because, doubled == 2)


def _asked(row: Row) -> CityEvent:
    _, seat, owner, house, what, site, *_ = row
    return types.ConsentAsked(seat, owner, PARCELS[house], building_of(what), PARCELS[site])


_TOLD: dict[int, Callable[[Row], CityEvent]] = {
    codes.TOLD_SIDE: lambda r: opening.SideDrawn(CHARACTERS[r[1]], SIDES[r[2]]),
    codes.TOLD_TILE: lambda r: opening.TileDrawn(r[1], r[2], r[1]),
    codes.TOLD_ANNOUNCED: lambda r: opening.Announced(r[1], r[2], r[3]),
    codes.TOLD_DRAWN: lambda r: opening.BuildingDrawn(square_of_slot(r[1]), building_of(r[2])),
    codes.TOLD_FOUNDED: lambda r: opening.Founded(PARCELS[r[1]], CONTENTS[r[2]]),
    codes.TOLD_ORDER: lambda r: opening.OrderDrawn(r[1], r[2]),
    codes.TOLD_CLAIMED: lambda r: opening.Claimed(r[1], PARCELS[r[2]]),
    codes.TOLD_ROUND: lambda r: opening.RoundBegan(r[1]),
    codes.TOLD_PICKED: lambda r: opening.Picked(r[1], CHARACTERS[r[2]], SIDES[r[3]]),
    codes.TOLD_MONEY: _money,
    codes.TOLD_HIRED: _hired,
    codes.TOLD_ROADS: lambda r: opening.RoadsTaken(r[1], r[2], r[3]),
    codes.TOLD_WAITS: lambda r: opening.Waits(r[1], CHARACTERS[r[2]]),
    codes.TOLD_PLACED: lambda r: opening.Placed(r[1], TARGETS[r[2]], bool(r[3])),
    codes.TOLD_MOVED: lambda r: opening.Moved(r[1], TARGETS[r[2]], TARGETS[r[3]], bool(r[4])),
    codes.TOLD_TAKEN_BACK: lambda r: opening.TakenBack(r[1], TARGETS[r[2]], bool(r[3])),
    codes.TOLD_PASSED: _passed,
    codes.TOLD_SQUARE: lambda r: types.SquareResolved(SQUARES[r[1]]),
    codes.TOLD_DUEL: lambda r: types.DuelBegan(TARGETS[r[1]], seats_in(r[2])),
    codes.TOLD_SHOT: _shot,
    codes.TOLD_WON: lambda r: types.DuelWon(r[1], TARGETS[r[2]], r[3]),
    codes.TOLD_HOME: lambda r: types.CowboyHome(r[1], TARGETS[r[2]], "duel_lost" if r[3] == codes.LOST else "church"),
    codes.TOLD_RENOUNCED: lambda r: types.Renounced(r[1], TARGETS[r[2]], bool(r[3])),
    codes.TOLD_AMMUNITION: lambda r: types.AmmunitionTaken(r[1]),
    codes.TOLD_BOUGHT_BUILDING: lambda r: types.Bought(r[1], building_of(r[3]), square_of_slot(r[2]), r[4]),
    codes.TOLD_BUILT: lambda r: types.Built(r[1], building_of(r[2]), PARCELS[r[3]], _parcel(r[4])),
    codes.TOLD_KEPT: lambda r: types.Kept(r[1], building_of(r[2])),
    codes.TOLD_ASKED: _asked,
    codes.TOLD_ANSWERED: lambda r: types.Consent(r[1], r[2], PARCELS[r[3]], bool(r[4])),
    codes.TOLD_ROAD: lambda r: types.RoadLaid(r[1], EDGES[r[2]], r[3] == codes.BRIDGE),
    codes.TOLD_DOUBLES: lambda r: types.Doubles(r[1], building_of(r[2])),
    codes.TOLD_INCOME: _income,
    codes.TOLD_RAIDED: lambda r: types.Raided(r[1], r[2], PARCELS[r[3]], r[4], r[5]),
    codes.TOLD_SPENT: lambda r: types.Spent(r[1], r[2], r[3]),
    codes.TOLD_CLOSED: lambda r: types.Closed(SQUARES[r[1]]),
    codes.TOLD_COWBOYS: lambda r: types.CowboysTaken(r[1], r[2]),
    codes.TOLD_MARKET: lambda r: types.MarketMoved(r[1]),
    codes.TOLD_PLACING: lambda r: opening.PlacingOrder(r[1], r[2]),
    codes.TOLD_REFILLED: lambda r: types.Refills(r[1]),
    codes.TOLD_WITHDREW: lambda r: types.Withdrew(r[1], TARGETS[r[2]]),
    codes.TOLD_UNCHALLENGED: lambda r: types.Unchallenged(
        r[1], TARGETS[r[2]], UNSET if r[3] == codes.NOWHERE else r[3]
    ),
}
