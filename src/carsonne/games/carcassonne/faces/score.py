"""The score pad: what a position on a real table would score if the game ended now, with every point explained."""

from __future__ import annotations

from msgspec import UNSET

from carsonne.games.carcassonne.faces import notation
from carsonne.games.carcassonne.faces.event_types import Scored
from carsonne.games.carcassonne.faces.events import events
from carsonne.games.carcassonne.faces.positions import board_of
from carsonne.games.carcassonne.faces.view_types import ScoreLine, ScoreSheet
from carsonne.games.carcassonne.options import OPTIONS
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.words import COLOURS
from carsonne.kernel.options import Values, resolve


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
    return ScoreLine(player=COLOURS[seat], points=points, feature="before", reason="points already on the track")


def _line(event: Scored) -> ScoreLine:
    return ScoreLine(
        player=COLOURS[event.seat],
        points=event.points,
        feature=event.feature,
        complete=event.complete,
        reason=reason(event),
        because=event.because,
        tiles=event.tiles,
        followers={COLOURS[seat]: n for seat, n in enumerate(event.followers) if n},
        city=event.city,
    )


def reason(event: Scored) -> str:
    """Put a score into words: "unfinished city: 3 tiles x 1 + 1 shield x 1"."""
    sums = " + ".join(f"{n} {what if n != 1 else _one(what)} x {each}" for what, n, each in event.because)
    if event.city is not UNSET:
        x, y = event.city[0]
        return f"farmers supply the city at {x},{y}: {sums}"
    done = "complete" if event.complete else "unfinished"
    x, y = event.tiles[0]
    return f"{done} {event.feature} at {x},{y}: {sums}"


def _one(what: str) -> str:
    return {"tiles": "tile", "shields": "shield", "cities": "city"}[what]
