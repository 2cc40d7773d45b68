"""What could be laid next to the tiles of a typed position, for a score pad that is tapped together (CA8, CA9)."""

from __future__ import annotations

from carsonne.games.carcassonne.faces.notation import TypedPosition, parse, undrawn
from carsonne.games.carcassonne.faces.view_types import Fitting
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.tables import EDGE, SEGMENTS, same_place
from carsonne.games.carcassonne.rules.words import KINDS, Kind

Cell = tuple[int, int]


def fitting(text: str) -> Fitting:
    """Return the tiles left by kind and, for each free cell beside the board, which of them fit and how turned."""
    position = parse(text)
    left = undrawn(position)
    kinds = [kind for kind, count in enumerate(left) if count]
    cells = {f"{x},{y}": _fits(kinds, wanted) for (x, y), wanted in _free(position).items()}
    return Fitting({KINDS[kind]: left[kind] for kind in range(len(KINDS))}, cells)


def _free(position: TypedPosition) -> dict[Cell, dict[int, int]]:
    """Return the free cells beside the board, each with the edge that its neighbours require on each side."""
    taken = {(tile.x, tile.y) for tile in position.tiles}
    free: dict[Cell, dict[int, int]] = {}
    for tile in position.tiles:
        for side, (dx, dy) in enumerate(codes.STEPS):
            cell = (tile.x + dx, tile.y + dy)
            if cell not in taken:
                free.setdefault(cell, {})[(side + 2) % 4] = EDGE[(tile.kind * 4 + tile.turn) * 4 + side]
    return free


def _fits(kinds: list[int], wanted: dict[int, int]) -> dict[Kind, list[int]]:
    found = {KINDS[kind]: _turns(kind, wanted) for kind in kinds}
    return {kind: turns for kind, turns in found.items() if turns}


def _turns(kind: int, wanted: dict[int, int]) -> list[int]:
    """Return the turns that fit, leaving out those that look the same as another."""
    different = [turn for turn in range(4) if same_place(kind, turn, SEGMENTS[kind][0])[0] == turn]
    return [
        turn for turn in different if all(EDGE[(kind * 4 + turn) * 4 + side] == edge for side, edge in wanted.items())
    ]
