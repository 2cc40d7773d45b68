"""What things and places are called, as messages."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.tables import EDGE_OF, EDGE_SIDE, PARCEL_OF
from carsonne.games.carson_city.rules.words import CHARACTERS, CONTENTS, PARCELS
from carsonne.locales import Message, message


def content(what: int) -> Message:
    """Name what stands on a parcel: a building, a house, a mountain, the river."""
    return building(CONTENTS[what])


def building(name: str) -> Message:
    """Name a building, a house or a mountain."""
    return message(f"cc-building-{name}")


def character(card: int) -> Message:
    """Name a character."""
    return message(f"cc-character-{CHARACTERS[card]}")


def parcel(number: int) -> Message:
    """Name a parcel by its row and column."""
    return parcel_called(PARCELS[number])


def parcel_called(id: str) -> Message:
    """Name the parcel with this id."""
    return message("cc-parcel", row=int(id[1]), col=int(id[3]))


def edge(id: str) -> Message:
    """Name an edge by the parcels beside it."""
    sides = EDGE_SIDE[EDGE_OF[id] * 2 : EDGE_OF[id] * 2 + 2]
    found = [parcel(side) for side in sides if side != codes.OFF]
    return (
        message("cc-edge-between", a=found[0], b=found[1]) if len(found) > 1 else message("cc-edge-border", a=found[0])
    )


def square(id: str) -> Message:
    """Name a square of the track."""
    return message(f"cc-square-{id}")


def target(id: str) -> Message:
    """Name a place where a cowboy can stand."""
    return parcel_called(id) if id in PARCEL_OF else square(id)
