"""Reads and writes positions as text that a person can type.

    players: red=12 blue=7
    turn: blue
    tile: K
    D 0,0 r0
    E 0,-1 r2 red:c0

One tile per line: kind, x (east), y (south), clockwise quarter turns, and who stands on which place. The lines may be
in any order.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from carsonne.games.carcassonne.faces.view_types import Follower, LaidTile
from carsonne.games.carcassonne.options import OPTIONS
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.tables import COUNT, EDGE, KIND_OF, SEGMENTS, same_place
from carsonne.games.carcassonne.rules.words import COLOURS, KINDS
from carsonne.kernel.errors import BadOptions, BadPosition, brief, in_line, unknown
from carsonne.kernel.options import Values, from_words, resolve
from carsonne.locales import Message, message

PHASES = {
    "draw": codes.DRAW,
    "redraw": codes.DRAW,
    "place": codes.PLACE,
    "claim": codes.CLAIM,
    "turn_end": codes.TURN_END,
    "over": codes.OVER,
}
_TILE = re.compile(r"(\S+)\s+(-?\d{1,4})\s*,\s*(-?\d{1,4})\s+r(\d{1,4})(?:\s+(\S+))?$")
_HEADER = re.compile(r"([a-z]+(?: [a-z]+)?)\s*:\s*(.*)$")


@dataclass
class TypedTile:
    """One tile line: the smallest equivalent turn, and the follower's place renamed to match it."""

    line: int
    kind: int
    x: int
    y: int
    turn: int
    seat: int | None = None
    place: str | None = None


@dataclass
class TypedPosition:
    """What a text says, checked against the pieces in the box and for contradictions."""

    tiles: list[TypedTile] = field(default_factory=list)
    options: Values = field(default_factory=dict)
    points: dict[int, int] = field(default_factory=dict)
    turn: int | None = None
    tile: int | None = None
    aside: list[int] = field(default_factory=list)
    hands: dict[int, list[int]] = field(default_factory=dict)
    phase: str | None = None
    last: tuple[int, int] | None = None
    lines: dict[str, int] = field(default_factory=dict)
    """The line of each header."""

    @property
    def seats(self) -> int:
        """How many players the text mentions."""
        standing = [tile.seat for tile in self.tiles if tile.seat is not None]
        return max([*standing, *self.points, *self.hands, self.turn or 0]) + 1


def parse(text: str) -> TypedPosition:
    """Read a position; raises BadPosition with the line that is wrong."""
    position = TypedPosition()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line:
            _read_line(position, number, line)
    _check_board(position)
    _check_material(position)
    return position


def _read_line(position: TypedPosition, number: int, line: str) -> None:
    header = _HEADER.match(line)
    if header:
        name = header[1]
        if name in position.lines:
            twice = message("ca-bad-twice", header=brief(name), line=position.lines[name])
            raise wrong(number, twice)
        position.lines[name] = number
        _read_header(position, number, name, header[2])
        return
    tile = _TILE.match(line)
    if not tile:
        raise wrong(number, message("ca-bad-text", text=brief(line), tile="'D 0,0 r0'", header="'turn: red'"))
    position.tiles.append(_read_tile(number, tile))


def wrong(number: int, what: Message) -> BadPosition:
    """Make an error that names the line."""
    return BadPosition(in_line(number, what))


def _read_tile(number: int, match: re.Match[str]) -> TypedTile:
    kind, x, y, turn = _kind(number, match[1]), int(match[2]), int(match[3]), int(match[4]) % 4
    if max(abs(x), abs(y)) >= codes.REACH:
        raise wrong(number, message("ca-bad-far", cell=f"{x},{y}", most=codes.REACH - 1))
    if match[5] is None:
        return TypedTile(number, kind, x, y, same_place(kind, turn, SEGMENTS[kind][0])[0])
    colour, _, place = match[5].partition(":")
    seat = _seat(number, colour)
    if place not in SEGMENTS[kind]:
        known = {"tile": KINDS[kind], "places": SEGMENTS[kind]}
        raise wrong(number, message("ca-bad-place", place=brief(place), **known))
    smallest, renamed = same_place(kind, turn, place)
    return TypedTile(number, kind, x, y, smallest, seat, renamed)


def _kind(number: int, name: str) -> int:
    if name not in KIND_OF:
        raise wrong(number, message("ca-bad-tile", tile=brief(name)))
    return KIND_OF[name]


def _seat(number: int, colour: str) -> int:
    if colour not in COLOURS:
        raise wrong(number, unknown("ca-bad-player", colour, COLOURS))
    return COLOURS.index(colour)


# Headers


def _read_header(position: TypedPosition, number: int, name: str, value: str) -> None:
    if name.startswith("hand "):
        hand = [_kind(number, word) for word in value.split()]
        if len(hand) > codes.HAND:
            raise wrong(number, message("ca-bad-hand-size", most=codes.HAND))
        position.hands[_seat(number, name[5:])] = hand
        return
    if name not in _HEADERS:
        raise wrong(number, unknown("ca-bad-header", name, [*_HEADERS, "hand red"]))
    _HEADERS[name](position, number, value)


def _read_options(position: TypedPosition, number: int, value: str) -> None:
    try:
        position.options = from_words(OPTIONS, value.split())
        resolve(OPTIONS, position.options, len(COLOURS))
    except BadOptions as error:
        raise wrong(number, error.said) from None


def _read_players(position: TypedPosition, number: int, value: str) -> None:
    for word in value.split():
        colour, _, points = word.partition("=")
        if not points.isdecimal() or len(points) > 6:
            raise wrong(number, message("ca-bad-points", text=brief(word), sample="'red=12'"))
        if _seat(number, colour) in position.points:
            raise wrong(number, message("ca-bad-named-twice", player=colour))
        position.points[_seat(number, colour)] = int(points)


def _read_turn(position: TypedPosition, number: int, value: str) -> None:
    position.turn = _seat(number, value)


def _read_tile_in_hand(position: TypedPosition, number: int, value: str) -> None:
    position.tile = _kind(number, value)


def _read_aside(position: TypedPosition, number: int, value: str) -> None:
    position.aside = [_kind(number, word) for word in value.split()]


def _read_phase(position: TypedPosition, number: int, value: str) -> None:
    if value not in PHASES:
        raise wrong(number, unknown("ca-bad-phase", value, PHASES))
    position.phase = value


def _read_last(position: TypedPosition, number: int, value: str) -> None:
    cell = re.fullmatch(r"(-?\d{1,4})\s*,\s*(-?\d{1,4})", value)
    if not cell:
        raise wrong(number, message("ca-bad-cell", text=brief(value), sample="'1,-2'"))
    position.last = int(cell[1]), int(cell[2])


_HEADERS: dict[str, Callable[[TypedPosition, int, str], None]] = {
    "options": _read_options,
    "players": _read_players,
    "turn": _read_turn,
    "tile": _read_tile_in_hand,
    "aside": _read_aside,
    "phase": _read_phase,
    "last": _read_last,
}


# Checks


def _check_board(position: TypedPosition) -> None:
    cells: dict[tuple[int, int], TypedTile] = {}
    for tile in position.tiles:
        if (tile.x, tile.y) in cells:
            other = cells[tile.x, tile.y].line
            raise wrong(tile.line, message("ca-bad-taken", cell=f"{tile.x},{tile.y}", line=other))
        cells[tile.x, tile.y] = tile
    if (0, 0) not in cells:
        raise BadPosition(message("ca-bad-start"))
    for tile in position.tiles:
        _check_neighbours(tile, cells)
    position.tiles = _connected(position, cells)


def _check_neighbours(tile: TypedTile, cells: dict[tuple[int, int], TypedTile]) -> None:
    for side, (dx, dy) in enumerate(codes.STEPS):
        other = cells.get((tile.x + dx, tile.y + dy))
        if other is not None and other.line < tile.line:
            mine = EDGE[(tile.kind * 4 + tile.turn) * 4 + side]
            if mine != EDGE[(other.kind * 4 + other.turn) * 4 + (side + 2) % 4]:
                raise wrong(tile.line, message("ca-bad-neighbour", line=other.line))


def _connected(position: TypedPosition, cells: dict[tuple[int, int], TypedTile]) -> list[TypedTile]:
    """Put the tiles into an order in which they can be laid, ending with the last tile."""
    first = cells[0, 0]
    order, queue, reached = [first], deque([first]), {(0, 0)}
    while queue:
        tile = queue.popleft()
        for dx, dy in codes.STEPS:
            cell = (tile.x + dx, tile.y + dy)
            if cell in cells and cell not in reached and cell != position.last:
                reached.add(cell)
                order.append(cells[cell])
                queue.append(cells[cell])
    if position.last is not None:
        _check_last(position, position.last, cells, reached)
        order.append(cells[position.last])
        reached.add(position.last)
    for cell, tile in cells.items():
        if cell not in reached:
            raise wrong(tile.line, message("ca-bad-apart"))
    return order


def _check_last(
    position: TypedPosition,
    last: tuple[int, int],
    cells: dict[tuple[int, int], TypedTile],
    reached: set[tuple[int, int]],
) -> None:
    beside = any((last[0] + dx, last[1] + dy) in reached for dx, dy in codes.STEPS)
    if last not in cells or last == (0, 0) or not beside:
        raise wrong(position.lines["last"], message("ca-bad-last", cell=f"{last[0]},{last[1]}"))


def _check_material(position: TypedPosition) -> None:
    used: Counter[int] = Counter()
    followers: Counter[int] = Counter()
    for tile in sorted(position.tiles, key=lambda tile: tile.line):
        used[tile.kind] += 1
        _check_count(tile.line, tile.kind, used[tile.kind])
        if tile.seat is not None:
            followers[tile.seat] += 1
            if followers[tile.seat] > codes.FOLLOWERS:
                few = message("ca-bad-followers", player=COLOURS[tile.seat], most=codes.FOLLOWERS)
                raise wrong(tile.line, few)
    for name, kinds in _beside_the_board(position):
        used.update(kinds)
        for kind in kinds:
            _check_count(position.lines[name], kind, used[kind])


def _check_count(line: int, kind: int, used: int) -> None:
    if used > COUNT[kind]:
        raise wrong(line, message("ca-bad-count", tile=KINDS[kind], count=COUNT[kind], used=used))


def _beside_the_board(position: TypedPosition) -> list[tuple[str, list[int]]]:
    """Return the tiles named in each header."""
    tile = [] if position.tile is None else [position.tile]
    hands = [(f"hand {COLOURS[seat]}", hand) for seat, hand in position.hands.items()]
    return [("aside", position.aside), ("tile", tile), *hands]


def undrawn(position: TypedPosition) -> list[int]:
    """Count the tiles left in the bag, by kind."""
    left = list(COUNT)
    for tile in position.tiles:
        left[tile.kind] -= 1
    for _, kinds in _beside_the_board(position):
        for kind in kinds:
            left[kind] -= 1
    return left


def spell(headers: list[tuple[str, str]], tiles: list[LaidTile], followers: list[Follower]) -> str:
    """Write a position as text: headers first, then the tiles in the order in which they were laid."""
    standing = {(man.x, man.y): f" {COLOURS[man.seat]}:{man.place}" for man in followers}
    lines = [f"{name}: {value}" for name, value in headers]
    lines += [f"{t.tile} {t.x},{t.y} r{t.turn}{standing.get((t.x, t.y), '')}" for t in tiles]
    return "\n".join(lines) + "\n"
