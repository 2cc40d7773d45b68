"""From a typed position to a state to play on from, and back."""

from __future__ import annotations

from typing import Any

from carsonne.games.carcassonne import notation
from carsonne.games.carcassonne.codes import (
    CLAIM,
    COLOURS,
    DEAL,
    DRAW,
    NO_HAND,
    NOBODY,
    OVER,
    PLACE,
    TURN_END,
)
from carsonne.games.carcassonne.notation import Position
from carsonne.games.carcassonne.options import EDITIONS, OPTIONS, as_numbers, as_values
from carsonne.games.carcassonne.state import Carcassonne
from carsonne.games.carcassonne.tables import KINDS
from carsonne.games.carcassonne.view import followers, view
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.options import Values, resolve

_PHASES = {"draw": DRAW, "redraw": DRAW, "place": PLACE, "claim": CLAIM, "turn_end": TURN_END, "over": OVER}


def board_of(position: Position, seats: int, options: Values) -> Carcassonne:
    """The tiles, followers and points of a position; nobody is to move yet."""
    s = Carcassonne(seats)
    s.configure(as_numbers(options))
    for number, tile in enumerate(position.tiles):
        s.put_tile(tile.kind * 4 + tile.turn, tile.x, tile.y, NOBODY)
        if tile.seat is not None:
            if not options["farmers"] and tile.place is not None and tile.place[0] == "f":
                raise BadPosition(f"Line {tile.line}: there are no farmers in this game.")
            s.put_follower(tile.seat, number, notation.segment_of(tile))
    for seat, points in position.points.items():
        s.put_points(seat, points)
    aside = [position.aside.count(kind) for kind in range(len(KINDS))]
    s.put_bag(notation.undrawn(position), aside)
    return s


def start_from(text: str, seats: int, options: Values) -> Carcassonne:
    """A state to play on from."""
    position = notation.parse(text)
    if position.seats > seats:
        raise BadPosition(f"The position speaks of {position.seats} players, the game has {seats}.")
    s = board_of(position, seats, options)
    for seat, hand in position.hands.items():
        s.put_hand(seat, hand)
    phase = _phase(position, options)
    turn = position.turn if position.turn is not None else options["first"]
    s.put_turn(phase, turn, NOBODY if position.tile is None else position.tile)
    s.put_closing(position.phase == "draw" and options["hand"] > NO_HAND)
    _check_turn(position, s)
    return s


def _phase(position: Position, options: Values) -> int:
    if position.phase is not None:
        return _PHASES[position.phase]
    return PLACE if position.tile is not None or options["hand"] > NO_HAND else DRAW


def _check_turn(position: Position, s: Carcassonne) -> None:
    """What the phase needs is there: a tile that fits, a hand, a last tile, something to draw."""
    phase, turn, tile, undrawn = s.now()
    with_hand = s.switches()["hand"] > NO_HAND
    _check_headers(position, phase, with_hand)
    if phase == PLACE and not with_hand and (tile == NOBODY or not s.can_lay(tile)):
        raise BadPosition("The player to move has no tile that fits: say it with 'tile: K'.")
    for seat in range(s.seats if with_hand and phase != OVER else 0):
        if not s.hand_of(seat) and (undrawn or (phase == PLACE and seat == turn)):
            raise BadPosition(f"The hand of {COLOURS[seat]} is missing: say it with 'hand {COLOURS[seat]}: A B C'.")
    if with_hand and phase in (CLAIM, TURN_END, DRAW) and undrawn and len(s.hand_of(turn)) == notation.HAND:
        raise notation.wrong(position.lines[f"hand {COLOURS[turn]}"], "the tile to come has no room in a full hand")
    if phase == CLAIM and position.last is None:
        raise BadPosition("Say which tile was laid last with 'last: x,y'.")
    if phase == DRAW and undrawn == 0:
        raise BadPosition("There is no tile left to draw: the position is over.")


def _check_headers(position: Position, phase: int, with_hand: bool) -> None:
    """No header contradicts the phase or the variant."""
    if position.tile is not None and (with_hand or phase != PLACE):
        why = "there are hands" if with_hand else f"the phase is {position.phase}"
        raise notation.wrong(position.lines["tile"], f"no tile lies drawn when {why}")
    if position.hands and not with_hand:
        number = min(n for name, n in position.lines.items() if name.startswith("hand "))
        raise notation.wrong(number, "there are no hands in this game: say 'options: hand=3'")
    if phase == CLAIM and position.last is not None and position.tiles[-1].seat is not None:
        raise notation.wrong(position.tiles[-1].line, "the last tile has a follower already")


def position_of(s: Carcassonne, seat: int | None) -> str:
    """The text of a position as a seat (None: a spectator) knows it."""
    seen = view(s, seat)
    headers = [("options", " ".join(f"{k}={v}" for k, v in _spoken(s).items()))]
    headers.append(("players", " ".join(f"{COLOURS[i]}={n}" for i, n in enumerate(seen["scores"]))))
    headers.append(("turn", COLOURS[seen["turn"]]))
    headers.append(("phase", _spoken_phase(s)))
    if seen["tile"]:
        headers.append(("tile", seen["tile"]))
    if seen["aside"]:
        headers.append(("aside", " ".join(seen["aside"])))
    if seen["last"]:
        headers.append(("last", f"{seen['last']['x']},{seen['last']['y']}"))
    for other, hand in enumerate(seen["hands"] or ()):
        if isinstance(hand, list):
            headers.append((f"hand {COLOURS[other]}", " ".join(hand)))
    return notation.spell([(k, v) for k, v in headers if v], seen["tiles"], followers(s))


def _spoken(s: Carcassonne) -> dict[str, Any]:
    """The options that differ from the default, the edition first where one fits."""
    values = as_values(s.switches())
    edition = next((name for name, sets in EDITIONS.items() if sets.items() <= values.items()), None)
    spoken: dict[str, Any] = {} if edition in (None, "fr2002") else {"edition": edition}
    base = resolve(OPTIONS, spoken, s.seats)
    return spoken | {name: _word(value) for name, value in values.items() if base[name] != value}


def _word(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def _spoken_phase(s: Carcassonne) -> str:
    phase, *_ = s.now()
    if phase == DRAW and s.switches()["hand"] > NO_HAND and not s.is_closing():
        return "redraw"
    if phase == DEAL:
        return "draw"
    return next(name for name, number in _PHASES.items() if number == phase)
