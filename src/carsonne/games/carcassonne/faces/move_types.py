"""The moves of Carcassonne as people write them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from carsonne.games.carcassonne.rules.words import Kind, Place
from carsonne.kernel.data import WrittenMove


class PlaceMove(WrittenMove, tag="place"):
    """Lay a tile."""

    x: int
    y: int
    turn: int
    """Clockwise quarter turns."""
    tile: Kind | UnsetType = UNSET
    """Which tile, if there is a hand to choose from."""


class ClaimMove(WrittenMove, tag="claim"):
    """Place a follower on the tile just laid."""

    place: Place


class SkipMove(WrittenMove, tag="skip"):
    """Place no follower."""


class DiscardMove(WrittenMove, tag="discard"):
    """Set a tile from the hand aside because none of them fits anywhere."""

    tile: Kind


class TileDraw(WrittenMove, tag="draw"):
    """CHANCE draws a tile."""

    tile: Kind | UnsetType = UNSET
    """Missing where the viewer may not see it."""
    to: int | UnsetType = UNSET


Move: TypeAlias = PlaceMove | ClaimMove | SkipMove | DiscardMove
AnyMove: TypeAlias = TileDraw | PlaceMove | ClaimMove | SkipMove | DiscardMove
"""The moves of seats and of CHANCE."""
