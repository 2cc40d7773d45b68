"""Everything that is true of an element or a character, laid out flat for the compiled modules."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.codes import (
    CAPTAIN,
    CHARACTER_NAMES,
    DOCTOR,
    EMPTY,
    GUNSMITH,
    HEROES,
    HIRED_GUN,
    HOTEL,
    HOUSE,
    LEVELS,
    MOUNTAIN,
    NONE,
    OUTLAWS,
    PAPERBOY,
    PARCELS,
    TOWNHOUSE,
)
from carsonne.games.carson_city_cards.deck import DATA


def may_cover(top: int, quarter: int, law: int) -> bool:
    """Whether a quarter of a new card may lie on a parcel (CC76 to CC78)."""
    if top in (NONE, EMPTY) or (top == OUTLAWS and law):
        return True
    if top == OUTLAWS:
        return False
    return quarter == top or (top == HOUSE and quarter == TOWNHOUSE)


COVER: Final = [
    int(may_cover(top, quarter, law)) for law in range(2) for quarter in range(PARCELS) for top in range(PARCELS)
]
"""law, quarter, parcel underneath -> whether it may be covered."""
HOUSES: Final = [{HOUSE: 1, TOWNHOUSE: 2, HOTEL: 2}.get(parcel, 0) for parcel in range(PARCELS)]
"""House values (CC83)."""
OFFICES: Final = [int(parcel not in (NONE, EMPTY, MOUNTAIN, OUTLAWS, HOUSE, TOWNHOUSE)) for parcel in range(PARCELS)]
"""The buildings that the City Hall counts (CC84k, CC86)."""

_SYMBOLS: Final = {entry["id"]: entry["symbols"] for entry in DATA["characters"]}
DOLLAR: Final = [int("dollar" in _SYMBOLS[name]) for name in CHARACTER_NAMES]
ARROW: Final = [int("arrow" in _SYMBOLS[name]) for name in CHARACTER_NAMES]
EDITOR_POINTS: Final = [dollar + 4 * arrow for dollar, arrow in zip(DOLLAR, ARROW, strict=True)]
"""What the Editor gives for each character (CC52, R8)."""
FIXED_POINTS: Final = [
    {CAPTAIN: 6, DOCTOR: 5, HEROES: 6, PAPERBOY: 3}.get(character, 0) for character in range(len(CHARACTER_NAMES))
]
BONUS: Final = [
    {GUNSMITH: 6, HEROES: 3, HIRED_GUN: 5, DOCTOR: 2}.get(character, 0) for character in range(len(CHARACTER_NAMES))
]
"""What a character adds to a bid (CC41, CC51, CC53, CC61)."""


def _hand(values: list[int]) -> int:
    return sum(1 << value for value in values)


HAND: Final = [_hand(DATA["bidCards"]["virtual"][level]) for level in LEVELS] + [_hand(DATA["bidCards"]["real"])]
"""The nine bid cards of each level, and of a real player, as bits (CC12, CC14)."""
