"""What each card of the market is worth to each player, and who takes what when the order is known."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import feature_codes, memory, outlook
from carsonne.games.carson_city_cards.knowledge.desk import Desk
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

NOTHING = -1
UNKNOWN = -(1 << 30)
"""Less than any city is worth."""


def lay_out(s: Position, d: Desk) -> None:
    """The cards of the market that are left, from the piles on."""
    d.cards = 0
    for i in range(s.market_size):
        if s.market[i] != codes.NO_CARD:
            d.card[d.cards] = s.market[i]
            d.cards += 1


def find_all_wishes(s: Position, places: Buffer, sheet: Buffer, d: Desk) -> None:
    """The wishes of all players."""
    lay_out(s, d)
    for player in range(s.players):
        find_wishes(s, player, places, sheet, d)


def find_wishes(s: Position, player: int, places: Buffer, sheet: Buffer, d: Desk) -> None:
    """What each card of the market is worth to a player: to a virtual one its attraction, the nearest first (CC31)."""
    if player >= s.seats:
        for i in range(d.cards):
            nearness = -i if codes.CHARACTER_NEAREST or d.card[i] < codes.TERRAIN else -codes.MARKET
            d.wish[player * codes.MARKET + i] = feature_codes.UNIT * s.attraction[d.card[i]] + nearness
        return
    left = outlook.rounds_after(s)
    memory.name_city(s, player, left, d)
    without = UNKNOWN
    for i in range(d.cards):
        key = memory.card_key(s, d.card[i], d)
        if not memory.knows(d, key):
            if without == UNKNOWN:
                without = outlook.city_worth(s, player, left, sheet, d)
            memory.remember(d, key, worth_of(s, player, d.card[i], left, places, sheet, d) - without)
        d.wish[player * codes.MARKET + i] = memory.recall(d, key)


def worth_of(s: Position, seat: int, card: int, left: int, places: Buffer, sheet: Buffer, d: Desk) -> int:
    """The worth of a city with a card of the market."""
    if card >= codes.TERRAIN:
        return outlook.worth_with_character(s, seat, card - codes.TERRAIN, left, sheet, d)
    return outlook.best_place(s, seat, card, left, places, sheet, d)


def favourite(d: Desk, player: int, taken: int) -> int:
    """The card that a player wants most among those not taken, as a place in the market; NOTHING if there is none."""
    best = NOTHING
    for i in range(d.cards):
        if not taken >> i & 1 and (
            best < 0 or d.wish[player * codes.MARKET + i] > d.wish[player * codes.MARKET + best]
        ):
            best = i
    return best


def wish_of(d: Desk, player: int, i: int) -> int:
    """What a card of the market is worth to a player."""
    return d.wish[player * codes.MARKET + i] if i >= 0 else 0
