"""The score pad: what a position on a real table would score if the game ended now, with every point explained."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from carsonne.games.carcassonne.faces import notation
from carsonne.games.carcassonne.faces.event_types import Scored
from carsonne.games.carcassonne.faces.events import events
from carsonne.games.carcassonne.faces.positions import board_of
from carsonne.games.carcassonne.faces.view_types import ScoreLine, ScoreSheet
from carsonne.games.carcassonne.options import OPTIONS
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.words import COLOURS, Cell
from carsonne.kernel.options import Values, resolve
from carsonne.locales import Message, message, say


def score(text: str, options: Values) -> ScoreSheet:
    """Score a typed position by player, with a line for each score. Options given here override those in the text."""
    position = notation.parse(text)
    seats = max(position.seats, 2)
    values = resolve(OPTIONS, position.options | options, seats)
    s = board_of(position, seats, values)
    lines = [_before(seat, points) for seat, points in position.points.items() if points]
    if position.phase != "over":
        s.listen(True)
        end_game(s)
        lines += [_line(event) for event in events(s, s.heard()) if isinstance(event, Scored)]
    return ScoreSheet({COLOURS[seat]: s.scores()[seat] for seat in range(position.seats)}, lines, values)


def _before(seat: int, points: int) -> ScoreLine:
    said = message("ca-pad-before")
    return ScoreLine(player=COLOURS[seat], points=points, feature="before", said=said, reason=say(said, language="en"))


def _line(event: Scored) -> ScoreLine:
    said = reason(event)
    return ScoreLine(
        player=COLOURS[event.seat],
        points=event.points,
        feature=event.feature,
        complete=event.complete,
        said=said,
        reason=say(said, language="en"),
        because=event.because,
        tiles=event.tiles,
        followers={COLOURS[seat]: n for seat, n in enumerate(event.followers) if n},
        city=event.city,
    )


def reason(event: Scored) -> Message:
    """Say what is scored: "incomplete city at 0,-1: 3 tiles and 1 shield, 1 point each"."""
    if event.city is not UNSET:
        return message("ca-pad-field", cell=_cell(event.city))
    done = "complete" if event.complete else "incomplete"
    return message(f"ca-pad-{event.feature}-{done}", cell=_cell(event.tiles), sum=_sum(event))


def _sum(event: Scored) -> Message:
    """Say what was counted; tiles and shields always give the same."""
    (what, count, each), *shields = event.because
    if shields:
        return message("because-tiles-shields", tiles=count, shields=shields[0][1], each=each)
    return message(f"because-{what}", count=count, each=each)


def _cell(cells: Sequence[Cell]) -> str:
    """Name a feature by its first cell, as it is typed."""
    return f"{cells[0][0]},{cells[0][1]}"
