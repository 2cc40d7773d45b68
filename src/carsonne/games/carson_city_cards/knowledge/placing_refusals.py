"""Why a card cannot lie somewhere in a city, as a message with its clause (CC72 to CC81)."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.knowledge.words import element
from carsonne.games.carson_city_cards.rules import codes, placing, tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.city import cell, has_city, parcel_at
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import PARCELS as NAMES
from carsonne.kernel.why_not import WhyNot
from carsonne.locales import message

HAS_A_PLACE: Final = WhyNot(message("cards-refused-aside"), "CC81")
FIRST_CARD: Final = WhyNot(message("cards-refused-first"), "CC72")
APART: Final = WhyNot(message("cards-refused-apart"), "CC74")
NEEDS_LAW: Final = WhyNot(message("cards-refused-no-law"), "CC77")
ONLY_OUTLAWS: Final = WhyNot(message("cards-refused-outlaws"), "CC77")
EMPTY_COVERS: Final = WhyNot(message("cards-refused-empty-covers"), "CC76")


def place(s: Position, seat: int, move: int) -> WhyNot | None:
    """Refuse a place for the card at hand, or setting it aside."""
    if move == codes.SET_ASIDE_MOVE:
        return HAS_A_PLACE if any(codes.SET_ASIDE_MOVE < other < codes.SELL_MOVE for other in s.legal(seat)) else None
    row, col = placing.row_of(move), placing.col_of(move)
    if not has_city(s, seat):
        return None if (row, col) == (0, 0) else FIRST_CARD
    if not _is_close(s, seat, row, col):
        return APART
    return _frame(s, seat, row, col) or _covers(s, seat, row, col) or _touches(s, seat, row, col)


def _is_close(s: Position, seat: int, row: int, col: int) -> bool:
    """Return whether the card lies beside the frame of the city, at least."""
    high = s.low_row[seat] - 2 <= row <= s.high_row[seat] + 1
    return high and s.low_col[seat] - 2 <= col <= s.high_col[seat] + 1


def _frame(s: Position, seat: int, row: int, col: int) -> WhyNot | None:
    height = placing.stretch(s.low_row[seat], s.high_row[seat], row)
    width = placing.stretch(s.low_col[seat], s.high_col[seat], col)
    longest = codes.LIMIT + owns(s, seat, codes.CAPTAIN)
    if max(height, width) <= longest and min(height, width) <= codes.LIMIT:
        return None
    id = "cards-refused-size-captain" if longest > codes.LIMIT else "cards-refused-size"
    return WhyNot(message(id, high=height, wide=width), "CC73")


def _covers(s: Position, seat: int, row: int, col: int) -> WhyNot | None:
    law = placing.law_of(s, seat)
    for quarter in range(codes.QUARTERS):
        new = s.parcels[s.holding * codes.QUARTERS + quarter]
        old = parcel_at(s, seat, row + (quarter >> 1), col + (quarter & 1))
        if not tables.COVER[(law * codes.PARCELS + new) * codes.PARCELS + old]:
            return _may_not_cover(new, old, law)
    return None


def _may_not_cover(new: int, old: int, law: int) -> WhyNot:
    if old == codes.OUTLAWS:
        return NEEDS_LAW if law == codes.NO_LAW else ONLY_OUTLAWS
    if new == codes.EMPTY:
        return EMPTY_COVERS
    return WhyNot(message("cards-refused-covers", old=element(NAMES[old]), new=element(NAMES[new])), "CC78")


def _touches(s: Position, seat: int, row: int, col: int) -> WhyNot | None:
    near = (s.near[cell(seat, row + (i >> 1), col + (i & 1))] for i in range(codes.QUARTERS))
    return None if any(near) else APART
