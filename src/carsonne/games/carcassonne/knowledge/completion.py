"""How probably roads, cities and monasteries will be completed, and what farmers will probably bring."""

from __future__ import annotations

from functools import cache

from carsonne.games.carcassonne.knowledge import chances, evaluation
from carsonne.games.carcassonne.knowledge.accessors import roots, tiles
from carsonne.games.carcassonne.knowledge.scales import ONE, POINT
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.knowledge.survey import PARTS
from carsonne.games.carcassonne.knowledge.survey_types import Feature
from carsonne.games.carcassonne.knowledge.weights import load, scratch
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.plane import cell_of, spot_at
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.words import Place

Chances = dict[tuple[int, int, Place], float]


@cache
def _thoughts() -> Scratch:
    """Return scratch buffers, overwritten for every position."""
    return scratch(load())


def completion(s: Position) -> Chances:
    """Return the chance of every feature, under each of its places."""
    thoughts = _thoughts()
    evaluation.read(s, thoughts, codes.NO_TILE)
    belongs, likely, types = iter(roots(s)), list(thoughts.chance), s.type
    found: Chances = {}
    for kind, turn, x, y, _ in tiles(s):
        for part in PARTS[kind * 4 + turn]:
            root = next(belongs)
            whole = _monastery(s, thoughts, x, y) if types[root] == codes.MONASTERY else likely[root]
            found[x, y, part.name] = whole / ONE
    return found


def _monastery(s: Position, thoughts: Scratch, x: int, y: int) -> int:
    chances.expect_monastery(s, thoughts, cell_of(spot_at(x, y)))
    return thoughts.likely


def farm_points(s: Position) -> list[float]:
    """Return what each seat's farmers will probably bring at the end."""
    thoughts = _thoughts()
    evaluation.read(s, thoughts, codes.NO_TILE)
    return [points / POINT for points in list(thoughts.farm)[: s.seats]]


def chance_of(feature: Feature, chances: Chances) -> float:
    """Return the chance of one feature."""
    return 1.0 if feature.complete else chances[feature.places[0]]
