"""Turns a typed position into a state from which play can continue, and back."""

from __future__ import annotations

from carsonne.games.carcassonne.faces import notation
from carsonne.games.carcassonne.faces.notation import TypedPosition
from carsonne.games.carcassonne.faces.view import view
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.options import EDITIONS, OPTIONS, set_switches, switches
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.board import lay
from carsonne.games.carcassonne.rules.features import segment_at
from carsonne.games.carcassonne.rules.followers import stand_on
from carsonne.games.carcassonne.rules.frontier import fits
from carsonne.games.carcassonne.rules.hands import take
from carsonne.games.carcassonne.rules.plane import spot_at
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.words import COLOURS, PLACES
from carsonne.kernel import fields
from carsonne.kernel.errors import BadPosition
from carsonne.kernel.options import Values, resolve
from carsonne.locales import message

FEWEST = 2


def board_of(position: TypedPosition, seats: int, options: Values) -> CarcassonneState:
    """Set up the tiles, followers and points of a position, before any seat is asked to move."""
    s = CarcassonneState(seats)
    set_switches(s, options)
    for number, tile in enumerate(position.tiles):
        lay(s, tile.kind * 4 + tile.turn, spot_at(tile.x, tile.y), codes.NOBODY)
        if tile.seat is not None and tile.place is not None:
            if not options["farmers"] and tile.place[0] == "f":
                raise notation.wrong(tile.line, message("ca-bad-no-farmers"))
            stand_on(s, tile.seat, segment_at(s, number, PLACES.index(tile.place)))
    for seat, points in position.points.items():
        fields.put(s, "points", seat, points)
    fields.write(s, "bag", notation.undrawn(position))
    s.undrawn = sum(s.bag)
    fields.write(s, "aside", [position.aside.count(kind) for kind in range(codes.KIND_COUNT)])
    return s


def setup_of(text: str) -> tuple[int, Values]:
    """Return how many seats a typed position needs, and the options it names."""
    typed = notation.parse(text)
    return max(typed.seats, FEWEST), typed.options


def start_from(text: str, seats: int, options: Values) -> CarcassonneState:
    """Make a state from a typed position, ready to play on."""
    position = notation.parse(text)
    if position.seats > seats:
        raise BadPosition(message("ca-bad-seats", players=position.seats, seats=seats))
    s = board_of(position, seats, options)
    for seat, kinds in position.hands.items():
        for kind in kinds:
            take(s, seat, kind)
    s.phase = _phase(position, options)
    s.turn = position.turn if position.turn is not None else options["first"]
    s.drawn = codes.NO_TILE if position.tile is None else position.tile
    s.closing = int(position.phase == "draw" and options["hand"] > codes.NO_HAND)
    _check_turn(position, s)
    return s


def _phase(position: TypedPosition, options: Values) -> int:
    if position.phase is not None:
        return notation.PHASES[position.phase]
    return codes.PLACE if position.tile is not None or options["hand"] > codes.NO_HAND else codes.DRAW


def _check_turn(position: TypedPosition, s: CarcassonneState) -> None:
    """Check that the phase has what it needs: a tile that fits, a hand, a last tile, something to draw."""
    with_hand = s.hand_size > codes.NO_HAND
    _check_headers(position, s.phase, with_hand)
    if s.phase == codes.PLACE and not with_hand and (s.drawn == codes.NO_TILE or not fits(s, s.drawn)):
        raise BadPosition(message("ca-bad-no-tile", sample="'tile: K'"))
    if with_hand and s.phase != codes.OVER:
        _check_hands(position, s)
    if s.phase == codes.CLAIM and position.last is None:
        raise BadPosition(message("ca-bad-no-last", sample="'last: x,y'"))
    if s.phase == codes.DRAW and s.undrawn == 0:
        raise BadPosition(message("ca-bad-nothing-left"))


def _check_hands(position: TypedPosition, s: CarcassonneState) -> None:
    """Check that every seat has the right number of tiles, and room for the one about to be drawn."""
    for seat in range(s.seats):
        if not accessors.hand(s, seat) and (s.undrawn or (s.phase == codes.PLACE and seat == s.turn)):
            sample = f"'hand {COLOURS[seat]}: A B C'"
            raise BadPosition(message("ca-bad-no-hand", player=COLOURS[seat], sample=sample))
    if (
        s.phase in (codes.CLAIM, codes.TURN_END, codes.DRAW)
        and s.undrawn
        and len(accessors.hand(s, s.turn)) == codes.HAND
    ):
        raise notation.wrong(position.lines[f"hand {COLOURS[s.turn]}"], message("ca-bad-full-hand"))


def _check_headers(position: TypedPosition, phase: int, with_hand: bool) -> None:
    """Check that no header contradicts the phase or the variant."""
    if position.tile is not None and (with_hand or phase != codes.PLACE):
        in_phase = message("ca-bad-tile-in-phase", phase=position.phase or "")
        drawn = message("ca-bad-tile-with-hands") if with_hand else in_phase
        raise notation.wrong(position.lines["tile"], drawn)
    if position.hands and not with_hand:
        number = min(n for name, n in position.lines.items() if name.startswith("hand "))
        raise notation.wrong(number, message("ca-bad-hands", option="'options: hand=3'"))
    if phase == codes.CLAIM and position.last is not None and position.tiles[-1].seat is not None:
        raise notation.wrong(position.tiles[-1].line, message("ca-bad-last-taken"))


def position(s: CarcassonneState, seat: int | None) -> str:
    """Write a position as text, limited to what a seat (None: a spectator) may know."""
    seen = view(s, seat)
    headers = [
        ("options", " ".join(f"{name}={value}" for name, value in _spoken(s).items())),
        ("players", " ".join(f"{COLOURS[i]}={n}" for i, n in enumerate(seen.scores))),
        ("turn", COLOURS[seen.turn]),
        ("phase", _spoken_phase(s)),
        ("tile", seen.tile or ""),
        ("aside", " ".join(seen.aside)),
        ("last", f"{seen.last.x},{seen.last.y}" if seen.last else ""),
    ]
    for other, hand in enumerate(seen.hands or ()):
        if isinstance(hand, list):
            headers.append((f"hand {COLOURS[other]}", " ".join(hand)))
    return notation.spell([(name, value) for name, value in headers if value], seen.tiles, seen.followers)


def _spoken(s: CarcassonneState) -> Values:
    """Return the options that differ from the defaults, starting with the edition if one matches."""
    values = switches(s)
    edition = next((name for name, sets in EDITIONS.items() if sets.items() <= values.items()), None)
    spoken: Values = {} if edition in (None, "fr2002") else {"edition": edition}
    base = resolve(OPTIONS, spoken, s.seats)
    return spoken | {name: _word(value) for name, value in values.items() if base[name] != value}


def _word(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def _spoken_phase(s: CarcassonneState) -> str:
    if s.phase == codes.DRAW and s.hand_size > codes.NO_HAND and not s.closing:
        return "redraw"
    if s.phase == codes.DEAL:
        return "draw"
    return next(name for name, number in notation.PHASES.items() if number == s.phase)
