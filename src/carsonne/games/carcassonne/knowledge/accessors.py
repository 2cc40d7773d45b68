"""Reads from a position what is on the table: tiles, empty cells, supplies, hands."""

from __future__ import annotations

from typing import NamedTuple

from carsonne.games.carcassonne.knowledge.piece_codes import place_on, tile_of
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.plane import x_of, y_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.words import FEATURE_TYPES, FeatureType


class Tile(NamedTuple):
    """A laid tile: its kind, clockwise quarter turns, cell, and the seat that laid it (NOBODY: the start tile)."""

    kind: int
    turn: int
    x: int
    y: int
    seat: int


class EmptyCell(NamedTuple):
    """An empty cell beside a tile, and the pattern that a tile must fit."""

    x: int
    y: int
    pattern: int


def tiles(s: Position) -> list[Tile]:
    """Return the laid tiles in order."""
    laid = zip(s.turned[: s.tile_count], s.spot[: s.tile_count], s.laid_by[: s.tile_count], strict=True)
    return [Tile(turned >> 2, turned & 3, x_of(spot), y_of(spot), seat) for turned, spot, seat in laid]


def roots(s: Position) -> list[int]:
    """Return the root of the feature that each segment belongs to."""
    return [find(s, segment) for segment in range(s.segment_count)]


def place_of(s: Position, segment: int) -> tuple[int, int]:
    """Return the tile that a segment is on, and its place there."""
    tile = tile_of(s, segment)
    return tile, place_on(s, tile, segment)


def type_of(s: Position, root: int) -> FeatureType:
    """Return the name of a feature's type."""
    return FEATURE_TYPES[s.type[root] - codes.FIELD]


def frontier(s: Position) -> list[EmptyCell]:
    """Return the empty cells beside tiles."""
    cells = zip(s.slot_spot[: s.slot_count], s.pattern[: s.slot_count], strict=True)
    return [EmptyCell(x_of(spot), y_of(spot), pattern) for spot, pattern in cells]


def hand(s: Position, seat: int) -> list[int]:
    """Return the kinds in a hand, ascending."""
    return [kind for kind in s.hand[seat * codes.HAND : (seat + 1) * codes.HAND] if kind != codes.NO_TILE]


def supplies(s: Position) -> list[int]:
    """Return how many followers each seat has at home."""
    return list(s.supply[: s.seats])


def gains(s: Position) -> list[list[int]]:
    """Return points by seat and type of feature, FIELD first."""
    return [list(s.gained[seat * codes.TYPES + 1 : (seat + 1) * codes.TYPES]) for seat in range(s.seats)]
