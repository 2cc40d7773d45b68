"""The structs of Carcassonne's survey."""

from __future__ import annotations

from carsonne.games.carcassonne.rules.words import Cell, FeatureType, Place, Side
from carsonne.kernel.data import Data


class Feature(Data):
    """A city, road, monastery or field, with who holds it and what it is worth."""

    id: int
    type: FeatureType
    tiles: list[Cell]
    places: list[tuple[int, int, Place]]
    """Its parts: cell and place on the tile."""
    open: list[tuple[int, int, Side]]
    """The open edges of a city or road: cell and side."""
    complete: bool
    shields: int
    followers: list[int]
    """By seat."""
    holders: list[int]
    """The seats with the most followers."""
    cities: int
    """The complete cities that a field touches."""
    now: int
    """What it scores if it is completed as it stands; a field scores nothing before the end."""
    end: int
    """What it scores if the game ends now."""
    least: int | None
    """The least that it scores once it is complete; none for a field, and for what cannot be completed any more."""


class Survey(Data):
    """All features, and the empty cells that no remaining tile can fill."""

    features: list[Feature]
    dead: list[Cell]
