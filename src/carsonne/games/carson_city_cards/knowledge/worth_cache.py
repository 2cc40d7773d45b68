"""What a card was worth to a city on its best place, remembered: players of a round ask the same more than once."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge import feature_codes
from carsonne.games.carson_city_cards.knowledge.scratch import Scratch
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.position import Position

MIX = 0x3FFFFF
"""Keys have 22 bits: a product with a small number stays within a C int."""


def mixed(key: int, number: int) -> int:
    """Mix one more number into a key."""
    key = (key * 257 + number * 31 + 7) & MIX
    return key ^ key >> 9


def name_city(s: Position, seat: int, left: int, d: Scratch) -> None:
    """Compute two keys of everything in a city that the worth of a card depends on."""
    key = mixed(left, s.sold[seat] * 2 + s.outlaws_cover)
    check = mixed(left + 1, s.era)
    for row in range(s.low_row[seat], s.high_row[seat] + 1):
        for col in range(s.low_col[seat], s.high_col[seat] + 1):
            parcel = s.top[seat * codes.CELLS + (row & codes.WRAP) * codes.SIDE + (col & codes.WRAP)]
            key = mixed(key, parcel)
            check = mixed(check ^ parcel, check & 255)
        key = mixed(key, 99)
    for character in range(codes.CHARACTERS):
        if owns(s, seat, character):
            key = mixed(key, 100 + character * 2 + (s.sideways >> character & 1))
            check = mixed(check, character * 2 + (s.sideways >> character & 1))
    d.city_key = mixed(key, s.laid_count[seat])
    d.city_check = check


def card_key(s: Position, card: int, d: Scratch) -> int:
    """Return the key of a card with the city that has been named."""
    key = mixed(d.city_key, card)
    if card < codes.TERRAIN:
        for quarter in range(codes.QUARTERS):
            key = mixed(key, s.parcels[card * codes.QUARTERS + quarter])
    return key


def knows(d: Scratch, key: int) -> bool:
    """Return whether the worth of a card is cached."""
    at = key & feature_codes.MEMORY - 1
    return d.memory_key[at] == key + 1 and d.memory_check[at] == d.city_check


def recall(d: Scratch, key: int) -> int:
    """Return the cached worth."""
    return d.memory_worth[key & feature_codes.MEMORY - 1]


def remember(d: Scratch, key: int, worth: int) -> None:
    """Keep it; something else is forgotten for it."""
    at = key & feature_codes.MEMORY - 1
    d.memory_key[at] = key + 1
    d.memory_check[at] = d.city_check
    d.memory_worth[at] = worth
