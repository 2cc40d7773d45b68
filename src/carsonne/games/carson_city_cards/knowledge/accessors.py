"""Reads from a position who holds what and what lies where."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import city, codes, placing
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

# The table


def market_cards(s: Position) -> list[int]:
    """Return the market, starting next to the piles, NO_CARD where a card was taken."""
    return list(s.market[: s.market_size])


def taking_order(s: Position) -> list[int]:
    """Return players in the order of this round, once it is known; the first `order_next` have been reached."""
    return list(s.order[: s.order_count])


def under_pile(s: Position) -> list[tuple[int, int]]:
    """Return characters and backs put under the pile by skulls, uppermost first; the Paperboy may have taken one."""
    where = s.card_at
    pairs = zip(s.under_face[: s.under_count], s.under_back[: s.under_count], strict=True)
    return [(face, back) for face, back in pairs if where[codes.TERRAIN + face] == codes.UNDER]


def cards_at(s: Position, place: int) -> list[int]:
    """Return the cards, terrain and characters, that are at a place."""
    where, card, found = s.card_at, -1, []
    for _ in range(where.count(place)):  # most places are empty, and views ask for many
        card = where.index(place, card + 1)
        found.append(card)
    return found


def removed(s: Position) -> list[int]:
    """Return the cards that have left the game."""
    return cards_at(s, codes.REMOVED)


def unseen(s: Position) -> list[int]:
    """Return the cards that may still turn up in this era: terrain of its pile, and characters."""
    where = s.card_at
    pile = range(s.era * codes.ERA_CARDS, s.era * codes.ERA_CARDS + codes.ERA_CARDS)
    return [card for card in (*pile, *range(codes.TERRAIN, codes.ALL_CARDS)) if where[card] == codes.UNSEEN]


# A player


def bid_cards(bits: int) -> list[int]:
    """Return the values of some bid cards that are given as bits."""
    return [value for value in range(1, codes.HIGHEST_BID + 1) if bits >> value & 1]


def hand_of(s: Position, player: int) -> list[int]:
    """Return the bid cards that a player has left."""
    return bid_cards(s.hand[player])


def cards_of(s: Position, player: int) -> list[int]:
    """Return the terrain cards that a player keeps: laid by a real one, stored by a virtual one."""
    return [card for card in cards_at(s, codes.KEPT + player) if card < codes.TERRAIN and card != s.holding]


def characters_of(s: Position, player: int) -> list[int]:
    """Return the characters that a player has."""
    return [card - codes.TERRAIN for card in cards_at(s, codes.KEPT + player) if card >= codes.TERRAIN]


def aside_of(s: Position, seat: int) -> list[int]:
    """Return the cards that had no place in a player's city."""
    return cards_at(s, codes.ASIDE + seat)


def sold_of(s: Position, seat: int) -> list[int]:
    """Return the cards that a player's Auctioneer has sold."""
    return cards_at(s, codes.SOLD + seat)


def is_sideways(s: Position, character: int) -> bool:
    """Return whether a character has been used and turned."""
    return bool(s.sideways >> character & 1)


# A city


def rows(s: Position, seat: int) -> list[list[int]]:
    """Return the parcels of a city within its frame."""
    columns = range(s.low_col[seat], s.high_col[seat] + 1)
    lines = range(s.low_row[seat], s.high_row[seat] + 1)
    return [[city.parcel_at(s, seat, row, col) for col in columns] for row in lines]


def laid(s: Position, seat: int) -> list[tuple[int, int, int]]:
    """Return the cards of a city in the order in which they were laid: card, row, column."""
    span = slice(seat * codes.MAX_LAID, seat * codes.MAX_LAID + s.laid_count[seat])
    return list(zip(s.laid_card[span], s.laid_row[span], s.laid_col[span], strict=True))


def places(s: Position, seat: int, card: int) -> list[tuple[int, int]]:
    """Return where a card could lie in a city now."""
    out = Buffer()
    moves = out.head(placing.places_into(s, seat, card, out))
    return [(placing.row_of(move), placing.col_of(move)) for move in moves]
