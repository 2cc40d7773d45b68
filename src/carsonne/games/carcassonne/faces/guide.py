"""Carcassonne's choices explained in a terminal: what a tile or a follower would bring, and what a word may mean."""

from __future__ import annotations

import re
from collections.abc import Sequence

from carsonne.games.carcassonne.faces.move_types import ClaimMove, Move, PlaceMove, SkipMove
from carsonne.games.carcassonne.faces.view import view
from carsonne.games.carcassonne.faces.view_types import CarcassonneView
from carsonne.games.carcassonne.knowledge.forecast import forecast
from carsonne.games.carcassonne.knowledge.forecast_types import ClaimForecast, Forecast, LayForecast
from carsonne.games.carcassonne.rules.box import TILES
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import COLOURS, PLACES
from carsonne.kernel.game import Json

CELL = re.compile(r"(?P<tile>[a-x])?(?P<x>-?\d+),(?P<y>-?\d+)(r(?P<turn>[0-3]))?")
NUMBERED = re.compile(r"(?P<tile>[a-x])?(?P<number>\d+)r(?P<turn>[0-3])")


def kind(move: Move) -> str:
    """Group the placements, which would fill the screen; list followers one by one."""
    return "lay the tile: the number of a cell, r and how often to turn it" if isinstance(move, PlaceMove) else ""


def brief(found: Forecast, move: Move, tile: str | None) -> str:
    """Put a forecast into a few words for the list."""
    if isinstance(move, ClaimMove):
        return _claim(next(one for one in found.claims if one.place == move.place))
    lay = _lay(found, move, tile)
    return "" if lay is None or not any(lay.points) else f"scores {_shares(lay.points, COLOURS)}"


def explain(s: CarcassonneState, seat: int, move: Move, names: Sequence[str]) -> str:
    """Explain a forecast in sentences."""
    found = forecast(s, seat)
    if isinstance(move, ClaimMove):
        return f"{_claim(next(one for one in found.claims if one.place == move.place)).capitalize()}."
    if isinstance(move, SkipMove):
        return "Your followers stay with you; what the tile has completed is scored."
    lay = _lay(found, move, view(s, seat).tile)
    if lay is None:
        return "It scores nothing by itself, and changes nothing of what would be scored if the game ended now."
    now = f"It scores at once: {_shares(lay.points, names)}. " if any(lay.points) else "It scores nothing at once. "
    return now + (f"If the game ended now: {_shares(lay.end, names)}." if any(lay.end) else "")


def _lay(found: Forecast, move: Move, tile: str | None) -> LayForecast | None:
    if not isinstance(move, PlaceMove):
        return None
    where = (move.tile or tile, move.x, move.y, move.turn)
    return next((one for one in found.lays if (one.tile, one.x, one.y, one.turn) == where), None)


def _shares(points: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{names[seat]} {more:+}" for seat, more in enumerate(points) if more)


def _claim(found: ClaimForecast) -> str:
    if found.points:
        return f"{_points(found.points)} at once"
    now = f"{found.end} if it ended now"
    if found.place[0] == "f":
        return now
    if found.least is None:
        return f"{now}; it cannot be completed any more"
    return f"{now}, {'' if found.place == 'm0' else 'at least '}{found.least} when complete"


def _points(points: int) -> str:
    return f"{points} point{'' if points == 1 else 's'}"


def about(word: str) -> str:
    """Describe a kind of tile and how many there are."""
    kind = KIND_OF.get(word.upper())
    if kind is None:
        return ""
    tile = TILES[kind]
    return f"Tile {word.upper()}: {tile['name']}, {tile['count']} in the game."


# Words that stand for no legal move


def cells_to_choose(seen: CarcassonneView) -> list[tuple[int, int]]:
    """Return the cells of the legal placements, from the north-west."""
    cells = {(move.y, move.x) for move in seen.moves if isinstance(move, PlaceMove)}
    return [(x, y) for y, x in sorted(cells)]


def tried(s: CarcassonneState, seat: int, word: str) -> Json | None:
    """Read a word as a move that may be illegal: a cell by coordinates or number, or a place on the tile."""
    if word in PLACES:
        return {"type": "claim", "place": word}
    if word == "-":
        return {"type": "skip"}
    if found := CELL.fullmatch(word):
        return _placed(found, int(found["x"]), int(found["y"]))
    cells = cells_to_choose(view(s, seat))
    if (found := NUMBERED.fullmatch(word)) and 0 < int(found["number"]) <= len(cells):
        return _placed(found, *cells[int(found["number"]) - 1])
    return None


def _placed(found: re.Match[str], x: int, y: int) -> Json:
    tile = {"tile": found["tile"].upper()} if found["tile"] else {}
    return {"type": "place", "x": x, "y": y, "turn": int(found["turn"] or 0), **tile}
