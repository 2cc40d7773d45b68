"""The structs of Carcassonne's forecasts: what each answer to the present question would bring."""

from __future__ import annotations

from carsonne.games.carcassonne.rules.words import Kind, Place
from carsonne.kernel.data import Data


class LayForecast(Data):
    """A tile laid in a place, before a follower is put on it."""

    tile: Kind
    x: int
    y: int
    turn: int
    points: list[int]
    """What is scored immediately, by seat."""
    end: list[int]
    """How much more each seat would have at the end if it came now, with those points."""


class ClaimForecast(Data):
    """A follower put on the tile just laid."""

    place: Place
    points: int
    """What it scores immediately; it then comes home again."""
    end: int
    """What it would bring if the game ended now, with those points."""
    least: int | None
    """The least that it brings once its feature is complete; none on a field, and where that cannot be any more."""


class Forecast(Data):
    """What each answer would bring. Placements that change no points are left out."""

    lays: list[LayForecast]
    claims: list[ClaimForecast]
