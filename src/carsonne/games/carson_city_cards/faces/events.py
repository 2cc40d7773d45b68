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
from carsonne.games.carson_city_cards.knowledge.sheets import totals, winners
from carsonne.games.carson_city_cards.rules.codes import (
    NO_CARD,
    SALE_POINTS,
    TOLD_ASIDE,
    TOLD_ASKED,
    TOLD_BACK,
    TOLD_BID,
    TOLD_CHARACTER,
    TOLD_CHOSE_BID,
    TOLD_DECLINED,
    TOLD_ENDED,
    TOLD_ERA,
    TOLD_ORDER,
    TOLD_PAPERBOY,
    TOLD_PLACED,
    TOLD_REMOVED,
    TOLD_ROUND,
    TOLD_SKULL,
    TOLD_SOLD,
    TOLD_SUIT,
    TOLD_TAKEN,
    TOLD_TERRAIN,
    TOLD_USED,
    TOLD_VOID,
)
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import BACKS, CARDS, CHARACTERS, ERAS, SUITS, TERRAINS

Row = list[int]
"""The code of what was told, and its facts."""


def events(s: Position) -> list[CardsEvent]:
    """Everything recorded since the last call; the end comes with the score pad of each player."""
    told: list[CardsEvent] = []
    order = Order([], [])
    for row in s.heard():
        if row[0] == TOLD_ORDER:
            order = _add_to_order(order, row, told)
        elif row[0] == TOLD_ENDED:
            told += [_scored(s, player) for player in range(s.players)]
            told.append(Ended(totals(s), winners(s)))
        else:
            told.append(_TOLD[row[0]](row))
    return told


def _add_to_order(order: Order, row: Row, told: list[CardsEvent]) -> Order:
    """One event for the whole order, which is recorded player by player."""
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
    return Chosen(row[1], None if row[2] == NO_CARD else CHARACTERS[row[2]])


_TOLD: dict[int, Callable[[Row], CardsEvent]] = {
    TOLD_SUIT: lambda row: SuitTaken(row[1], SUITS[row[2]]),
    TOLD_BACK: lambda row: BackShown(BACKS[row[1]]),
    TOLD_CHARACTER: lambda row: CharacterLaidOut(CHARACTERS[row[1]]),
    TOLD_SKULL: lambda row: Skull(CHARACTERS[row[1]], BACKS[row[2]]),
    TOLD_TERRAIN: lambda row: LaidOut(TERRAINS[row[1]], row[2]),
    TOLD_ASKED: lambda row: Asked(row[1], CHARACTERS[row[2]]),
    TOLD_USED: lambda row: Used(row[1], CHARACTERS[row[2]], row[3] or UNSET),
    TOLD_DECLINED: lambda row: Declined(row[1], CHARACTERS[row[2]]),
    TOLD_CHOSE_BID: lambda row: BidChosen(row[1]),
    TOLD_BID: lambda row: BidShown(row[1], row[2], row[3]),
    TOLD_VOID: lambda row: BidVoid(row[1], row[2]),
    TOLD_TAKEN: lambda row: Taken(row[1], CARDS[row[2]]),
    TOLD_PLACED: lambda row: Placed(row[1], TERRAINS[row[2]], row[3], row[4]),
    TOLD_ASIDE: lambda row: SetAside(row[1], CARDS[row[2]]),
    TOLD_SOLD: lambda row: Sold(row[1], TERRAINS[row[2]], row[3], SALE_POINTS),
    TOLD_REMOVED: lambda row: Removed(CARDS[row[1]]),
    TOLD_ROUND: lambda row: RoundBegan(ERAS[row[1]], row[2] + 1),
    TOLD_ERA: lambda row: EraBegan(ERAS[row[1]]),
    TOLD_PAPERBOY: _paperboy,
}
