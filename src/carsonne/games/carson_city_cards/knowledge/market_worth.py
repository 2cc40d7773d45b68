"""What each card of the market is worth to each player, and who takes what when the order is known."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import city_worth, feature_codes, worth_cache
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

NOTHING = -1
UNKNOWN = -(1 << 30)
"""Less than any city is worth."""


def lay_out(s: Position, d: Scratch) -> None:
    """List the cards of the market that are left, starting next to the piles."""
    d.cards = 0
    for i in range(s.market_size):
        if s.market[i] != codes.NO_CARD:
            d.card[d.cards] = s.market[i]
            d.cards += 1


def find_all_worths(s: Position, places: Buffer, sheet: Buffer, d: Scratch) -> None:
    """Find what the cards of the market are worth to every player."""
    lay_out(s, d)
    for player in range(s.players):
        find_worths(s, player, places, sheet, d)


def find_worths(s: Position, player: int, places: Buffer, sheet: Buffer, d: Scratch) -> None:
    """Find what each card is worth to a player: to a virtual one its attraction, the nearest first (CC31)."""
    if player >= s.seats:
        for i in range(d.cards):
            nearness = -i if codes.CHARACTER_NEAREST or d.card[i] < codes.TERRAIN else -codes.MARKET
            d.worth_to[player * codes.MARKET + i] = feature_codes.UNIT * s.attraction[d.card[i]] + nearness
        return
    left = city_worth.rounds_after(s)
    worth_cache.name_city(s, player, left, d)
    without = UNKNOWN
    for i in range(d.cards):
        key = worth_cache.card_key(s, d.card[i], d)
        if not worth_cache.knows(d, key):
            if without == UNKNOWN:
                without = city_worth.city_worth(s, player, left, sheet, d)
            worth_cache.remember(d, key, worth_of(s, player, d.card[i], left, places, sheet, d) - without)
        d.worth_to[player * codes.MARKET + i] = worth_cache.recall(d, key)


def worth_of(s: Position, seat: int, card: int, left: int, places: Buffer, sheet: Buffer, d: Scratch) -> int:
    """Return the worth of a city with a card of the market."""
    if card >= codes.TERRAIN:
        return city_worth.worth_with_character(s, seat, card - codes.TERRAIN, left, sheet, d)
    return city_worth.best_place(s, seat, card, left, places, sheet, d)


def favourite(d: Scratch, player: int, taken: int) -> int:
    """Return the untaken card that a player wants most, as a place in the market; NOTHING if there is none."""
    best = NOTHING
    for i in range(d.cards):
        if not taken >> i & 1 and (
            best < 0 or d.worth_to[player * codes.MARKET + i] > d.worth_to[player * codes.MARKET + best]
        ):
            best = i
    return best


def worth_to(d: Scratch, player: int, i: int) -> int:
    """Return what a card of the market is worth to a player."""
    return d.worth_to[player * codes.MARKET + i] if i >= 0 else 0
