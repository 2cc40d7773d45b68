"""Turns the numbers that the rules recorded into events that explain every point.

`seat` is a player; numbers beyond the seats are virtual players.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from carsonne.games.carson_city_cards.faces.event_types import (
    Asked,
    BackShown,
    BidChosen,
    BidShown,
    BidVoid,
    CardsEvent,
    CharacterLaidOut,
    Chosen,
    Declined,
    Ended,
    EraBegan,
    LaidOut,
    Order,
    Placed,
    Removed,
    RoundBegan,
    Scored,
    SetAside,
    Skull,
    Sold,
    SuitTaken,
    Taken,
    Used,
)
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.sheets import totals
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import BACKS, CARDS, CHARACTERS, ERAS, SUITS, TERRAINS

Row = list[int]
"""The code of what was told, and its facts."""


def events(s: Position, rows: list[Row]) -> list[CardsEvent]:
    """Return what the rules recorded as events; the end comes with each player's score pad."""
    told: list[CardsEvent] = []
    order = Order([], [])
    for row in rows:
        if row[0] == codes.TOLD_ORDER:
            order = _add_to_order(order, row, told)
        elif row[0] == codes.TOLD_ENDED:
            told += [_scored(s, player) for player in range(s.players)]
            told.append(Ended(totals(s), s.winning()))
        else:
            told.append(_TOLD[row[0]](row))
    return told


def _add_to_order(order: Order, row: Row, told: list[CardsEvent]) -> Order:
    """Collect the order, which is recorded player by player, in one event."""
    _, player, place, value, *_ = row
    if place == 0:
        order = Order([], [])
        told.append(order)
    order.order.append(player)
    order.values.append(value)
    return order


def _scored(s: Position, player: int) -> Scored:
    found = pad(s, player)
    return Scored(player, found.total, found.lines)


def _paperboy(row: Row) -> Chosen:
    return Chosen(row[1], None if row[2] == codes.NO_CARD else CHARACTERS[row[2]])


_TOLD: dict[int, Callable[[Row], CardsEvent]] = {
    codes.TOLD_SUIT: lambda row: SuitTaken(row[1], SUITS[row[2]]),
    codes.TOLD_BACK: lambda row: BackShown(BACKS[row[1]]),
    codes.TOLD_CHARACTER: lambda row: CharacterLaidOut(CHARACTERS[row[1]]),
    codes.TOLD_SKULL: lambda row: Skull(CHARACTERS[row[1]], BACKS[row[2]]),
    codes.TOLD_TERRAIN: lambda row: LaidOut(TERRAINS[row[1]], row[2]),
    codes.TOLD_ASKED: lambda row: Asked(row[1], CHARACTERS[row[2]]),
    codes.TOLD_USED: lambda row: Used(row[1], CHARACTERS[row[2]], row[3] or UNSET),
    codes.TOLD_DECLINED: lambda row: Declined(row[1], CHARACTERS[row[2]]),
    codes.TOLD_CHOSE_BID: lambda row: BidChosen(row[1]),
    codes.TOLD_BID: lambda row: BidShown(row[1], row[2], row[3]),
    codes.TOLD_VOID: lambda row: BidVoid(row[1], row[2]),
    codes.TOLD_TAKEN: lambda row: Taken(row[1], CARDS[row[2]]),
    codes.TOLD_PLACED: lambda row: Placed(row[1], TERRAINS[row[2]], row[3], row[4]),
    codes.TOLD_ASIDE: lambda row: SetAside(row[1], CARDS[row[2]]),
    codes.TOLD_SOLD: lambda row: Sold(row[1], TERRAINS[row[2]], row[3], codes.SALE_POINTS),
    codes.TOLD_REMOVED: lambda row: Removed(CARDS[row[1]]),
    codes.TOLD_ROUND: lambda row: RoundBegan(ERAS[row[1]], row[2] + 1),
    codes.TOLD_ERA: lambda row: EraBegan(ERAS[row[1]]),
    codes.TOLD_PAPERBOY: _paperboy,
}
