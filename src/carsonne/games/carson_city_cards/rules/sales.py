"""The Auctioneer's sales: which cards of a city can be sold, and selling one (CC94 to CC98)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import lay_anew
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer


def has_sales_left(s: Position, seat: int) -> bool:
    """Return whether the player has the Auctioneer and has not sold three cards yet (CC94)."""
    return s.sold[seat] < codes.SALES and owns(s, seat, codes.AUCTIONEER)


def sales_into(s: Position, seat: int, n: int, out: Buffer) -> int:
    """Add the cards that can be sold now to n moves; return how many moves there are then."""
    if has_sales_left(s, seat):
        for i in range(s.laid_count[seat]):
            if is_salable(s, seat, i):
                out.at[n] = codes.SELL_MOVE + s.laid_card[seat * codes.MAX_LAID + i]
                n += 1
    return n


def can_sell(s: Position, seat: int) -> bool:
    """Return whether there is anything to sell now."""
    if has_sales_left(s, seat):
        for i in range(s.laid_count[seat]):
            if is_salable(s, seat, i):
                return True
    return False


def is_salable(s: Position, seat: int, i: int) -> bool:
    """Return whether a laid card can leave the city (CC95, CC96)."""
    return is_alone(s, seat, i) and stays_whole(s, seat, i)


def is_alone(s: Position, seat: int, i: int) -> bool:
    """Return whether a laid card covers none and is covered by none: no other overlaps it (CC95)."""
    base = seat * codes.MAX_LAID
    for j in range(s.laid_count[seat]):
        rows = abs(s.laid_row[base + i] - s.laid_row[base + j])
        cols = abs(s.laid_col[base + i] - s.laid_col[base + j])
        if j != i and rows < 2 and cols < 2:
            return False
    return True


def stays_whole(s: Position, seat: int, without: int) -> bool:
    """Return whether the other cards are connected by parcel sides (CC96)."""
    count = s.laid_count[seat]
    everything = (1 << count) - 1 & ~(1 << without)
    reached = everything & -everything
    grown = True
    while grown:
        grown = False
        for i in range(count):
            if everything & ~reached & 1 << i and touches(s, seat, i, reached):
                reached |= 1 << i
                grown = True
    return reached == everything


def touches(s: Position, seat: int, i: int, some: int) -> bool:
    """Return whether a laid card shares a side with, or overlaps, one of some others, given as bits."""
    base = seat * codes.MAX_LAID
    for j in range(s.laid_count[seat]):
        if some >> j & 1:
            rows = abs(s.laid_row[base + i] - s.laid_row[base + j])
            cols = abs(s.laid_col[base + i] - s.laid_col[base + j])
            if rows <= 2 and cols <= 2 and rows + cols < 4:
                return True
    return False


def sell(s: Position, seat: int, move: int) -> None:
    """Take a card out of the city and put it under the Auctioneer (CC97)."""
    card = move - codes.SELL_MOVE
    take_up(s, seat, card)
    s.card_at[card] = codes.SOLD + seat
    s.sold[seat] += 1
    lay_anew(s, seat)
    s.tell(codes.TOLD_SOLD, seat, card, s.sold[seat])
    s.pause()


def take_up(s: Position, seat: int, card: int) -> None:
    """Remove a card from the list of those laid."""
    i = seat * codes.MAX_LAID
    last = i + s.laid_count[seat] - 1
    while s.laid_card[i] != card:
        i += 1
    for j in range(i, last):
        s.laid_card[j] = s.laid_card[j + 1]
        s.laid_row[j] = s.laid_row[j + 1]
        s.laid_col[j] = s.laid_col[j + 1]
    s.laid_card[last] = 0
    s.laid_row[last] = 0
    s.laid_col[last] = 0
    s.laid_count[seat] -= 1
