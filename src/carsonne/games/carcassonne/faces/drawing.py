"""The landscape as SVG: tiles in plain shapes, followers, and a line of facts for each seat."""

from __future__ import annotations

from carsonne.games.carcassonne.faces.view import view
from carsonne.games.carcassonne.faces.view_types import CarcassonneView, Follower
from carsonne.games.carcassonne.rules.box import TILES
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF, SEGMENTS, described
from carsonne.games.carcassonne.rules.words import SIDES
from carsonne.kernel.svg import INK, SEAT_COLOURS, chip, element, group, picture, text

TILE = 100
SCALE = 0.5
PANEL = 24
MEADOW, WALL, TOWN, ROAD = "#9fbf6a", "#7a5a3a", "#d9a066", "#f5efdf"
MIDDLES = ((50, 0), (100, 50), (50, 100), (0, 50))
"""The midpoint of each side."""
CITY_SHAPES = {
    1: ("M0 0Q50 48 100 0Z", "M0 0Q50 48 100 0"),
    2: ("M0 0H100V100Q60 40 0 0Z", "M0 0Q60 40 100 100"),
    "across": ("M0 0Q50 26 100 0V100Q50 74 0 100Z", "M0 0Q50 26 100 0M0 100Q50 74 100 100"),
    3: ("M0 0H100V100Q50 66 0 100Z", "M0 100Q50 66 100 100"),
    4: ("M0 0H100V100H0Z", ""),
}
"""A city and its walls by the number of sides it touches, starting in the north."""


def drawing(s: CarcassonneState, seat: int | None) -> str:
    """Draw the position as a seat (None: a spectator) sees it."""
    seen = view(s, seat)
    columns, rows = [tile.x for tile in seen.tiles], [tile.y for tile in seen.tiles]
    left, top = min(columns) - 1, min(rows) - 1
    width, height = (max(columns) - left + 2) * TILE * SCALE, (max(rows) - top + 2) * TILE * SCALE
    width = max(width, 320)
    board = element("g", *_board(seen, left, top), transform=f"scale({SCALE})")
    return picture([board, *_panel(seen, height)], width, height + PANEL * (len(seen.scores) + 1))


def _board(seen: CarcassonneView, left: int, top: int) -> list[str]:
    parts = []
    for tile in seen.tiles:
        x, y = (tile.x - left) * TILE, (tile.y - top) * TILE
        turned = f"translate({x} {y}) rotate({90 * tile.turn} 50 50)"
        parts.append(element("g", tile_shapes(tile.tile), transform=turned))
    if seen.last:
        x, y = (seen.last.x - left) * TILE, (seen.last.y - top) * TILE
        parts.append(
            element("rect", x=x + 2, y=y + 2, width=96, height=96, fill="none", stroke="#fff", stroke_width=4, rx=4)
        )
    turns = {(tile.x, tile.y): (tile.tile, tile.turn) for tile in seen.tiles}
    for one in seen.followers:
        kind, turn = turns[one.x, one.y]
        parts.append(group([follower(one, kind, turn)], (one.x - left) * TILE, (one.y - top) * TILE))
    return parts


def _panel(seen: CarcassonneView, y: float) -> list[str]:
    """Draw each seat's points and followers at home, then the tile to lay and how many are left."""
    parts = []
    for seat, points in enumerate(seen.scores):
        mine = "  ← to move" if seat == seen.turn and seen.phase != "over" else ""
        parts.append(chip(16, y + 10, seat, 8))
        parts.append(text(32, y + 14, f"{points} points, {seen.supply[seat]} followers{mine}", 13))
        y += PANEL
    if seen.tile:
        tile = element("g", tile_shapes(seen.tile), transform=f"translate(8 {y}) scale(0.2)")
        parts += [tile, text(32, y + 14, f"tile {seen.tile}, {seen.left} to draw", 13)]
    else:
        parts.append(text(8, y + 14, f"{seen.left} tiles to draw", 13))
    return parts


# A tile


def tile_shapes(kind: str) -> str:
    """Draw an unturned tile of 100 by 100."""
    number = KIND_OF[kind]
    parts = [element("rect", width=TILE, height=TILE, fill=MEADOW, stroke="#7f9c50", stroke_width=1)]
    cities = [described(number, place) for place in SEGMENTS[number] if place[0] == "c"]
    roads = [described(number, place)["edges"] for place in SEGMENTS[number] if place[0] == "r"]
    parts += [_city([SIDES.index(side) for side in city["edges"]]) for city in cities]
    parts += [_road([SIDES.index(side) for side in road]) for road in roads]
    parts += [_shield([SIDES.index(side) for side in city["edges"]]) for city in cities if city.get("shield")]
    if len(roads) > 2:
        parts.append(element("circle", cx=50, cy=50, r=11, fill=TOWN, stroke=WALL, stroke_width=3))
    if "m0" in TILES[number]["places"]:
        parts.append(_monastery())
    return "".join(parts)


def _city(sides: list[int]) -> str:
    """Draw a city that touches the given sides."""
    first, shape = _form(sides)
    inside, walls = CITY_SHAPES[shape]
    ground = element("path", d=inside, fill=TOWN)
    wall = element("path", d=walls, fill="none", stroke=WALL, stroke_width=5) if walls else ""
    return element("g", ground, wall, transform=f"rotate({90 * first} 50 50)")


def _form(sides: list[int]) -> tuple[int, int | str]:
    """Return how far to turn a city's shape, and the key of the shape in CITY_SHAPES."""
    count = len(sides)
    if count == 2 and (sides[1] - sides[0]) % 4 == 2:
        return (sides[0] + 1) % 4, "across"
    first = next(side for side in sides if (side - 1) % 4 not in sides) if count < 4 else 0
    return ((first + 1) % 4, 3) if count == 3 else (first, count)


def _road(sides: list[int]) -> str:
    """Draw a road from side to side, or from a side to the middle."""
    start = MIDDLES[sides[0]]
    end = MIDDLES[sides[1]] if len(sides) > 1 else (50, 50)
    path = f"M{start[0]} {start[1]}Q50 50 {end[0]} {end[1]}"
    under = element("path", d=path, fill="none", stroke="#8b7a55", stroke_width=13)
    return under + element("path", d=path, fill="none", stroke=ROAD, stroke_width=9)


def _shield(sides: list[int]) -> str:
    x, y = _in_city(sides)
    x, y = (x - 24, y - 14) if len(sides) > 1 else (x - 24, y - 6)
    path = f"M{x - 7} {y - 8}h14v8q0 8 -7 11q-7 -3 -7 -11z"
    return element("path", d=path, fill="#2f6db5", stroke="#fff", stroke_width=2)


def _monastery() -> str:
    walls = element("rect", x=34, y=46, width=32, height=24, fill="#efe3cf", stroke=INK, stroke_width=2)
    roof = element("path", d="M30 47L50 28L70 47Z", fill="#b5523b", stroke=INK, stroke_width=2)
    return walls + roof + element("path", d="M50 28V16M45 21H55", stroke=INK, stroke_width=3, fill="none")


# Followers


def follower(one: Follower, kind: str, turn: int) -> str:
    """Draw a follower on its place; farmers lie down."""
    x, y = _turned(anchor(kind, one.place), turn)
    body = "M-11 14L-5 2H-13V-4Q-6 -9 -5 -10A6 6 0 1 1 5 -10Q6 -9 13 -4V2H5L11 14H2L0 8L-2 14Z"
    lying = " rotate(90)" if one.role == "farmer" else ""
    colour = SEAT_COLOURS[one.seat]
    place = f"translate({x:.0f} {y:.0f}){lying} scale(1.25)"
    return element("path", d=body, fill=colour, stroke="#fff", stroke_width=2, transform=place)


def anchor(kind: str, place: str) -> tuple[float, float]:
    """Return the point of an unturned tile where a follower on this place stands."""
    if place == "m0":
        return 50, 56
    part = described(KIND_OF[kind], place)
    if place[0] == "c":
        return _in_city([SIDES.index(side) for side in part["edges"]])
    if place[0] == "r":
        points = [MIDDLES[SIDES.index(side)] for side in part["edges"]]
        x, y = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        return (x + 50) / 2, (y + 50) / 2
    halves = part["half_edges"]
    return _at_half(halves[len(halves) // 2]) if halves else (50, 80)


def _in_city(sides: list[int]) -> tuple[float, float]:
    x = sum(MIDDLES[side][0] for side in sides) / len(sides)
    y = sum(MIDDLES[side][1] for side in sides) / len(sides)
    weight = 0.62 if len(sides) < 3 else 0.3
    return 50 + (x - 50) * weight, 50 + (y - 50) * weight


def _at_half(half: int) -> tuple[float, float]:
    """Return a point inside the tile near one half of a side; halves go clockwise from the north-west corner."""
    along = 25 if half % 2 == 0 else 75
    return _turned((along, 16), half // 2)


def _turned(point: tuple[float, float], turn: int) -> tuple[float, float]:
    """Turn a point of a tile by a number of clockwise quarter turns."""
    x, y = point
    for _ in range(turn):
        x, y = 100 - y, x
    return x, y
