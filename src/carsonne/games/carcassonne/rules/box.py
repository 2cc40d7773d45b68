"""The box: the tiles in play, and the sizes that follow from them. Another set of tiles is another data file."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple


class Box(NamedTuple):
    """How much there is of everything that depends on the tiles."""

    kinds: int
    tiles: int
    segments: int
    """On all tiles together."""
    most_segments: int
    """On one tile."""
    monasteries: int
    forks: int
    """Tiles with several roads or several cities."""
    most_walls: int
    """The pairs of a field and a city that touch each other on one tile."""
    radius: int
    """Diamonds of this radius tile the plane, so that what connected tiles can ask about never meets itself."""


def box_of(kinds: list[dict[str, Any]]) -> Box:
    """Count a set of tiles."""
    tiles = sum(kind["count"] for kind in kinds)
    return Box(
        kinds=len(kinds),
        tiles=tiles,
        segments=sum(kind["count"] * len(kind["places"]) for kind in kinds),
        most_segments=max(len(kind["places"]) for kind in kinds),
        monasteries=sum(kind["count"] for kind in kinds if kind["monastery"]),
        forks=sum(kind["count"] for kind in kinds if max(len(kind["roads"]), len(kind["cities"])) > 1),
        most_walls=max(sum(len(field["touches"]) for field in kind["fields"]) for kind in kinds),
        radius=(tiles + 3) // 2,
    )


def load() -> dict[str, Any]:
    """Read the data file."""
    text = files("carsonne.games.carcassonne").joinpath("data/tiles.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


DATA: Final = load()
TILES: Final[list[dict[str, Any]]] = DATA["kinds"]
BOX: Final = box_of(TILES)
