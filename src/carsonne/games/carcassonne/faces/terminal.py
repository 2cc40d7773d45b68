"""Carcassonne in a terminal: the board in characters, moves to type, events in words."""

from __future__ import annotations

from collections.abc import Iterable

from carsonne.games.carcassonne.faces import guide
from carsonne.games.carcassonne.faces.event_types import (
    CarcassonneEvent,
    Claimed,
    Drawn,
    Ended,
    Placed,
    Scored,
    SetAside,
)
from carsonne.games.carcassonne.faces.move_types import ClaimMove, DiscardMove, Move, PlaceMove, SkipMove
from carsonne.games.carcassonne.faces.saying import follower
from carsonne.games.carcassonne.faces.score import reason
from carsonne.games.carcassonne.faces.view import view
from carsonne.games.carcassonne.faces.view_types import CarcassonneView
from carsonne.games.carcassonne.knowledge.forecast import forecast
from carsonne.games.carcassonne.knowledge.forecast_types import Forecast
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.box import TILES
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import EDGE, KIND_OF, described
from carsonne.games.carcassonne.rules.words import COLOURS, SIDES
from carsonne.kernel.data import Undone
from carsonne.locales import Message, called, message, say

WIDTH, HEIGHT = 7, 3
Cell = tuple[str, str]
Picture = list[list[Cell]]
"""Rows of characters with their styles."""

STYLES = {"city": "33", "road": "97", "monastery": "95", "cell": "2", "label": "1;96", "field": "32"}
PLAYER_STYLES = ("1;97;41", "1;97;44", "1;30;42", "1;30;43", "1;97;40")
_ROADS = {0b0001: "╵", 0b0010: "╶", 0b0100: "╷", 0b1000: "╴", 0b0101: "│", 0b1010: "─", 0b0011: "└", 0b0110: "┌"}
_ROADS |= {0b1100: "┐", 0b1001: "┘", 0b0111: "├", 0b1110: "┬", 0b1101: "┤", 0b1011: "┴", 0b1111: "┼"}
_CENTRE = (1, 3)
_SIDES: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 1), (0, 2), (0, 3), (0, 4), (0, 5)),
    ((0, 6), (1, 5), (1, 6), (2, 6)),
    ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5)),
    ((0, 0), (1, 1), (1, 0), (2, 0)),
)
_ROAD_CELLS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 3),),
    ((1, 4), (1, 5), (1, 6)),
    ((2, 3),),
    ((1, 2), (1, 1), (1, 0)),
)


def tile_picture(kind: int, turn: int) -> Picture:
    """Draw one tile: walls are blocks, roads are lines, meadows are dots."""
    rows: Picture = [[("·", "field")] * WIDTH for _ in range(HEIGHT)]
    edges = [EDGE[(kind * 4 + turn) * 4 + side] for side in range(4)]
    for side in range(4):
        if edges[side] == codes.CITY:
            _fill(rows, _SIDES[side], "▒", "city")
    if any(len(city["edges"]) > 1 for city in TILES[kind]["cities"]):
        _fill(rows, [(1, column) for column in range(1, 6)], "▒", "city")
    _draw_roads(rows, edges)
    if TILES[kind]["monastery"]:
        rows[1][3] = ("⌂", "monastery")
    for city in TILES[kind]["cities"]:
        if city["shield"]:
            row, column = _SIDES[(SIDES.index(city["edges"][0]) + turn) % 4][1]
            rows[row][column] = ("◆", "city")
    return rows


def _fill(rows: Picture, cells: Iterable[tuple[int, int]], character: str, style: str) -> None:
    for row, column in cells:
        rows[row][column] = (character, style)


def _draw_roads(rows: Picture, edges: list[int]) -> None:
    shape = sum(1 << side for side in range(4) if edges[side] == codes.ROAD)
    for side in range(4):
        if shape >> side & 1:
            _fill(rows, _ROAD_CELLS[side], "─" if side % 2 else "│", "road")
    if shape:
        rows[1][3] = (_ROADS[shape], "road")


def spot_of(kind: int, turn: int, place: str) -> tuple[int, int]:
    """Return the row and column in a tile's picture where a follower on this place is drawn."""
    if place == "m0":
        return _CENTRE
    part = described(kind, place)
    if "edges" in part:
        cells = _ROAD_CELLS if place[0] == "r" else _SIDES
        side = (SIDES.index(part["edges"][0]) + turn) % 4
        return cells[side][len(cells[side]) // 2]
    half = (part["half_edges"][0] + 2 * turn) % 8
    return ((0, 1), (0, 5), (0, 5), (2, 5), (2, 5), (2, 1), (2, 1), (0, 1))[half]


def picture(s: CarcassonneState, seat: int | None, colour: bool) -> str:
    """Draw the board with coordinates, numbers on the cells where the seat may lay, and each seat's points."""
    seen = view(s, seat)
    labels = {cell: str(number) for number, cell in enumerate(guide.cells_to_choose(seen), 1)}
    cells = [(tile.x, tile.y) for tile in seen.tiles] + list(labels)
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    canvas: Picture = [[(" ", "")] * WIDTH * (right - left + 1) for _ in range(HEIGHT * (bottom - top + 1))]
    for tile in seen.tiles:
        _paste(canvas, tile_picture(KIND_OF[tile.tile], tile.turn), tile.x - left, tile.y - top)
    for (x, y), label in labels.items():
        _write(canvas, (y - top) * HEIGHT + 1, (x - left) * WIDTH + 2, f"{label:^3}", "label")
    _draw_followers(canvas, seen, left, top)
    board = "\n".join(_line(row, number, top, colour) for number, row in enumerate(canvas))
    ruler = "     " + "".join(f"{x:^{WIDTH}}" for x in range(left, right + 1))
    return "\n".join([ruler, board, *_facts(seen, colour)])


def _draw_followers(canvas: Picture, seen: CarcassonneView, left: int, top: int) -> None:
    tiles = {(tile.x, tile.y): tile for tile in seen.tiles}
    for man in seen.followers:
        tile = tiles[man.x, man.y]
        row, column = spot_of(KIND_OF[tile.tile], tile.turn, man.place)
        at = (man.y - top) * HEIGHT + row, (man.x - left) * WIDTH + column
        canvas[at[0]][at[1]] = (_letter(man.seat), f"player{man.seat}")


def _paste(canvas: Picture, rows: Picture, column: int, row: int) -> None:
    for y, line in enumerate(rows):
        canvas[row * HEIGHT + y][column * WIDTH : (column + 1) * WIDTH] = line


def _write(canvas: Picture, row: int, column: int, text: str, style: str) -> None:
    for i, character in enumerate(text):
        canvas[row][column + i] = (character, style)


def _line(row: list[Cell], number: int, top: int, colour: bool) -> str:
    head = f"{top + number // HEIGHT:>4} " if number % HEIGHT == 1 else " " * 5
    return (head + "".join(paint(character, style, colour) for character, style in row)).rstrip()


def paint(text: str, style: str, colour: bool) -> str:
    """Wrap text in the terminal's colour codes, if colours are on."""
    if not colour or not style:
        return text
    code = PLAYER_STYLES[int(style[6:])] if style.startswith("player") else STYLES[style]
    return f"\x1b[{code}m{text}\x1b[0m"


def _facts(seen: CarcassonneView, colour: bool) -> list[str]:
    lines = [_player(seen, seat, colour) for seat in range(len(seen.scores))]
    for name, turns in sorted(_turns_to_choose(seen).items()):
        lines += turns_picture(name, sorted(turns), colour)
    said = [message("bag", left=seen.left)]
    if seen.tile:
        said.insert(0, message("ca-term-drawn", id=seen.tile, tile=message(f"tile-{seen.tile}")))
    hands = [hand for hand in seen.hands or [] if isinstance(hand, list)]
    if hands:
        said.insert(0, message("ca-term-hand", tiles=" ".join(hands[0])))
    return lines + [say(one) for one in said]


def _player(seen: CarcassonneView, seat: int, colour: bool) -> str:
    """Say what a seat has, behind the letter that marks its followers."""
    mark = paint(f" {_letter(seat)} ", f"player{seat}", colour)
    word = message(f"colour-{COLOURS[seat]}")
    facts = message("ca-term-player", colour=word, points=seen.scores[seat], followers=seen.supply[seat])
    return f"{mark} {say(facts)}"


def _letter(seat: int) -> str:
    return COLOURS[seat][0].upper()


def _placements(seen: CarcassonneView) -> list[PlaceMove]:
    return [move for move in seen.moves if isinstance(move, PlaceMove)]


def _tile_of(move: PlaceMove, seen: CarcassonneView) -> str:
    """Return the tile that a move lays: the one it names, or else the one that was drawn."""
    return move.tile or seen.tile or ""


def _turns_to_choose(seen: CarcassonneView) -> dict[str, set[int]]:
    """Collect the quarter turns with which each tile can be laid somewhere."""
    turns: dict[str, set[int]] = {}
    for move in _placements(seen):
        turns.setdefault(_tile_of(move, seen), set()).add(move.turn)
    return turns


def turns_picture(name: str, turns: list[int], colour: bool) -> list[str]:
    """Draw a tile after each of the given quarter turns, side by side."""
    pictures = [tile_picture(KIND_OF[name], turn) for turn in turns]
    heads = "   ".join(f"{f'{name} r{turn}':<{WIDTH}}" for turn in turns)
    rows = ["   ".join("".join(paint(c, style, colour) for c, style in p[row]) for p in pictures) for row in range(3)]
    return ["  " + line.rstrip() for line in (heads, *rows)]


def choices(s: CarcassonneState, seat: int) -> list[tuple[str, str, Move]]:
    """List what can be typed: `3` or `3r1` places a tile on that numbered cell, `c0` claims a place, `-` skips."""
    seen, found = view(s, seat), forecast(s, seat)
    numbers = {cell: number for number, cell in enumerate(guide.cells_to_choose(seen), 1)}
    return [(_key(move, numbers), say(_choice(move, seen, found)), move) for move in seen.moves]


def _choice(move: Move, seen: CarcassonneView, found: Forecast) -> Message:
    """Say what a move means, and what it would bring if that is worth a word."""
    choice, forecast = _meaning(move, seen), guide.brief(found, move, seen.tile)
    return message("ca-term-choice", choice=choice, forecast=forecast) if forecast else choice


def _key(move: Move, numbers: dict[tuple[int, int], int]) -> str:
    match move:
        case SkipMove():
            return "-"
        case ClaimMove():
            return move.place
        case DiscardMove():
            return move.tile
        case PlaceMove():
            return f"{move.tile or ''}{numbers[move.x, move.y]}r{move.turn}"


def _meaning(move: Move, seen: CarcassonneView) -> Message:
    match move:
        case SkipMove():
            return message("ca-term-skip")
        case ClaimMove():
            last = seen.last or seen.tiles[0]
            return follower(KIND_OF[last.tile], last.turn, move.place)
        case DiscardMove():
            return message("ca-term-discard", tile=move.tile)
        case PlaceMove():
            return message("ca-term-tile", tile=_tile_of(move, seen), cell=f"{move.x},{move.y}", turn=move.turn)


def sentence(event: CarcassonneEvent, names: list[str]) -> str:
    """Put an event into words, or return "" where the next event says it all."""
    said = _told(event, names)
    return say(said, names) if said else ""


def _told(event: CarcassonneEvent, names: list[str]) -> Message | None:
    match event:
        case Drawn():
            id = "ca-term-draws" if event.tile else "ca-term-draws-hidden"
            return message(id, name=called(event.seat, names), tile=event.tile or "")
        case Placed():
            cell = f"{event.x},{event.y}"
            return message("ca-term-places", name=called(event.seat, names), tile=event.tile, cell=cell)
        case Claimed():
            role = message(f"role-{event.role}")
            return message("ca-term-claims", name=called(event.seat, names), role=role, place=event.place)
        case SetAside():
            return message("ca-term-aside", tile=event.tile)
        case Scored():
            name = called(event.seat, names)
            return message("ca-term-scored", name=name, points=event.points, reason=reason(event))
        case Undone():
            return message("told-undone", name=called(event.seat, names))
        case Ended():
            winners = [called(seat, names) for seat in event.winners]
            return message("ca-term-ended", names=winners, count=len(winners))
    return None
