"""Carcassonne's choices explained in a terminal: what a tile or a follower would bring, and what a word may mean."""

from __future__ import annotations

import re
from collections.abc import Sequence

from carsonne.games.carcassonne.faces.move_types import ClaimMove, Move, PlaceMove, SkipMove
from carsonne.games.carcassonne.faces.view import view
from carsonne.games.carcassonne.faces.view_types import CarcassonneView
from carsonne.games.carcassonne.knowledge.forecast import forecast
from carsonne.games.carcassonne.knowledge.forecast_types import Forecast, LayForecast
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import COUNT, KIND_OF
from carsonne.games.carcassonne.rules.words import COLOURS, PLACES
from carsonne.kernel.game import Json
from carsonne.locales import Argument, Message, called, message, say

CELL = re.compile(r"(?P<tile>[a-x])?(?P<x>-?\d+),(?P<y>-?\d+)(r(?P<turn>[0-3]))?")
NUMBERED = re.compile(r"(?P<tile>[a-x])?(?P<number>\d+)r(?P<turn>[0-3])")


def kind(move: Move) -> str:
    """Group the placements, which would fill the screen; list followers one by one."""
    return say(message("ca-term-tiles")) if isinstance(move, PlaceMove) else ""


def brief(found: Forecast, move: Move, tile: str | None) -> Message | None:
    """Say in a few words what a move would bring; None if that is not worth a word."""
    if isinstance(move, ClaimMove):
        return _claim(found, move)
    lay = _lay(found, move, tile)
    if lay is None or not any(lay.points):
        return None
    return message("ca-term-scores", gains=_gains(lay.points, [message(f"colour-{colour}") for colour in COLOURS]))


def explain(s: CarcassonneState, seat: int, move: Move, names: Sequence[str]) -> str:
    """Explain a forecast in sentences."""
    return say(_explained(s, seat, move, [called(other, names) for other in range(s.seats)]), names)


def _explained(s: CarcassonneState, seat: int, move: Move, names: Sequence[Argument]) -> Message:
    found = forecast(s, seat)
    if isinstance(move, ClaimMove):
        return message("ca-term-explain-claim", forecast=_claim(found, move))
    if isinstance(move, SkipMove):
        return message("ca-term-explain-skip")
    lay = _lay(found, move, view(s, seat).tile)
    if lay is None:
        return message("ca-term-explain-nothing")
    now, end = _gains(lay.points, names), _gains(lay.end, names)
    id = "ca-term-explain-both" if now and end else "ca-term-explain-now" if now else "ca-term-explain-end"
    return message(id, now=now, end=end)


def _lay(found: Forecast, move: Move, tile: str | None) -> LayForecast | None:
    if not isinstance(move, PlaceMove):
        return None
    where = (move.tile or tile, move.x, move.y, move.turn)
    return next((one for one in found.lays if (one.tile, one.x, one.y, one.turn) == where), None)


def _gains(points: Sequence[int], names: Sequence[Argument]) -> list[Message]:
    """Return who would gain or lose how much."""
    return [message("ca-term-gain", name=names[seat], points=f"{more:+}") for seat, more in enumerate(points) if more]


def _claim(found: Forecast, move: ClaimMove) -> Message:
    """Say what a follower would bring."""
    claim = next(one for one in found.claims if one.place == move.place)
    if claim.points:
        return message("claim-scores", points=claim.points)
    if claim.place[0] == "f":
        return message("claim-ended", points=claim.end)
    if claim.least is None:
        return message("ca-term-never", points=claim.end)
    return message("ca-term-complete" if claim.place == "m0" else "ca-term-least", points=claim.end, later=claim.least)


def about(word: str) -> str:
    """Describe a kind of tile and how many there are."""
    id = word.upper()
    if id not in KIND_OF:
        return ""
    return say(message("ca-term-about", id=id, tile=message(f"tile-{id}"), count=COUNT[KIND_OF[id]]))


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
