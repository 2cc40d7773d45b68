"""What is printed on the cards: the built-in deck, as the flat lists that a position holds (CC1 to CC6, R1, R9)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.words import BACKS, CHARACTERS, ERAS, PARCELS, SUITS, TERRAINS

FIRST_ROWS: Final = ("mountain", "house")


@dataclass(frozen=True)
class Deck:
    """What a position needs of a deck, as flat lists."""

    parcels: list[int]
    """Four for each terrain card: upper left, upper right, lower left, lower right."""
    attraction: list[int]
    """Of the terrain cards, then of the characters."""
    ranks: list[int]
    """Six for each back: the place of each suit in its order, 0 the strongest."""
    skulls: list[int]


def builtin_text() -> str:
    """Read the deck file of this package."""
    return files("carsonne.games.carson_city_cards").joinpath("data/deck.json").read_text(encoding="utf-8")


DATA: Final[dict[str, Any]] = json.loads(builtin_text())


def rows_swapped(data: dict[str, Any]) -> bool:
    """Return whether the file reads the first two rows of the element table the other way round (R1)."""
    return tuple(data.get("firstRows", FIRST_ROWS)) == FIRST_ROWS[::-1]


def grid_of(card: dict[str, Any]) -> list[str] | None:
    """Return the four parcels of a card, or None if it is not a two-by-two grid of known things."""
    grid = card.get("grid")
    if not isinstance(grid, list) or len(grid) != 2 or any(not isinstance(row, list) or len(row) != 2 for row in grid):
        return None
    parcels = [parcel for row in grid for parcel in row]
    return parcels if all(isinstance(name, str) and name in PARCELS[1:] for name in parcels) else None


def parcels_of(card: dict[str, Any], swapped: bool) -> list[str] | None:
    """Return the parcels of a card; the switch of the first two rows turns what was reconstructed (R1)."""
    grid = grid_of(card)
    if grid and swapped and card.get("provenance") == "reconstructed":
        return [{"mountain": "house", "house": "mountain"}.get(name, name) for name in grid]
    return grid


def laid_out_flat(data: dict[str, Any]) -> Deck:
    """Return the lists of a deck file that has been checked."""
    cards = {card["id"]: card for era in ERAS for card in data["terrain"][era]}
    swapped = rows_swapped(data)
    numbers: dict[str, int] = {name: code for code, name in enumerate(PARCELS)}
    characters = {entry["id"]: entry["attraction"] for entry in DATA["characters"]}
    backs = {back["id"]: back for back in data["characterBacks"]}
    skulls = [backs[id_].get("skull") is True for id_ in BACKS]
    orders = [SUITS if skull else backs[id_]["order"] for id_, skull in zip(BACKS, skulls, strict=True)]
    return Deck(
        parcels=[numbers[name] for id_ in TERRAINS for name in parcels_of(cards[id_], swapped) or []],
        attraction=[cards[id_]["attraction"] for id_ in TERRAINS] + [characters[name] for name in CHARACTERS],
        ranks=[order.index(suit) for order in orders for suit in SUITS],
        skulls=[int(skull) for skull in skulls],
    )


STANDARD: Final = laid_out_flat(DATA)
assert len(STANDARD.parcels) == codes.ALL_QUARTERS
assert len(STANDARD.skulls) == len(CHARACTERS)
assert codes.EMPTY in STANDARD.parcels
