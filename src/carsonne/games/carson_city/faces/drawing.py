"""The town as SVG: parcels, roads, cowboys, the track, and a line of facts for each seat."""

from __future__ import annotations

from carsonne.games.carson_city.faces.view import view
from carsonne.games.carson_city.faces.view_types import CityView, Player, Standing
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import EDGE_OF, PARCEL_OF
from carsonne.games.carson_city.rules.words import SQUARES
from carsonne.kernel.svg import INK, SEAT_COLOURS, chip, element, picture, text

CELL = 56
MARGIN = 16
TOWN = codes.GRID * CELL
TRACK = 200
LINE = 22
SAND = "#e9dcc0"
COLOURS = {
    "ranch": "#a9c47f", "mine": "#9a9a9a", "drugstore": "#8fb8c9", "bank": "#d8c26a", "saloon": "#c98a6b",
    "hotel": "#b795c2", "church": "#f2efe6", "prison": "#7f8796",
}  # fmt: skip


def drawing(s: CarsonCityState, seat: int | None) -> str:
    """Draw the position as a seat (None: a spectator) sees it."""
    seen = view(s, seat)
    parts = [*_land(), *_pieces(seen), *_roads(seen), *_cowboys(seen), *_track(seen), *_players(seen)]
    height = 2 * MARGIN + TOWN + LINE * (len(seen.players) + 2)
    return picture(parts, 3 * MARGIN + TOWN + TRACK, height)


def _corner(parcel: int) -> tuple[int, int]:
    return MARGIN + parcel % codes.GRID * CELL, MARGIN + parcel // codes.GRID * CELL


def _land() -> list[str]:
    """Draw the empty plan."""
    corners = [_corner(parcel) for parcel in range(codes.GRID * codes.GRID)]
    return [element("rect", x=x, y=y, width=CELL, height=CELL, fill=SAND, stroke="#cdbb94") for x, y in corners]


def _pieces(seen: CityView) -> list[str]:
    """Draw what stands on the parcels, framed in the colour of the owner."""
    parts = []
    for lot in seen.town:
        x, y = _corner(PARCEL_OF[lot.parcel])
        if lot.owner is not None:
            colour = SEAT_COLOURS[lot.owner]
            frame = {"x": x + 4, "y": y + 4, "width": CELL - 8, "height": CELL - 8}
            parts.append(element("rect", **frame, fill="none", stroke=colour, stroke_width=4))
        parts.append(_piece(lot.piece, x, y))
    return parts


def _piece(piece: str, x: int, y: int) -> str:
    middle = x + CELL / 2
    if piece == "bare":
        return ""
    if piece == "river":
        return element("rect", x=x, y=y, width=CELL, height=CELL, fill="#8ec1d6")
    if piece == "mountain":
        path = f"M{x + 9} {y + 44}L{x + 24} {y + 14}L{x + 33} {y + 32}L{x + 38} {y + 24}L{x + 48} {y + 44}Z"
        return element("path", d=path, fill="#8d8478", stroke=INK, stroke_width=1.5)
    if piece == "house":
        walls = element("rect", x=x + 19, y=y + 28, width=18, height=14, fill="#f2e6cc", stroke=INK)
        return walls + element(
            "path", d=f"M{x + 16} {y + 29}L{middle} {y + 17}L{x + 40} {y + 29}Z", fill="#b5523b", stroke=INK
        )
    roof = element("path", d=f"M{x + 9} {y + 24}L{middle} {y + 12}L{x + 47} {y + 24}Z", fill="#8a5a3c", stroke=INK)
    walls = element("rect", x=x + 10, y=y + 24, width=36, height=20, fill=COLOURS[piece], stroke=INK)
    return roof + walls + text(middle, y + 37, _short(piece), 9, text_anchor="middle")


def _short(name: str) -> str:
    return {"drugstore": "drugs"}.get(name, name)


def _roads(seen: CityView) -> list[str]:
    """Draw roads and bridges on the edges."""
    parts = []
    for name, count in seen.roads.items():
        edge = EDGE_OF[name]
        flat = edge < codes.EDGES // 2
        i, j = divmod(edge, codes.GRID) if flat else divmod(edge - codes.EDGES // 2, codes.GRID + 1)
        x, y = MARGIN + j * CELL, MARGIN + i * CELL
        end = (x + CELL, y) if flat else (x, y + CELL)
        colour = "#7d5b3a" if count == 1 else "#4a6f8a"
        parts.append(
            element("line", x1=x, y1=y, x2=end[0], y2=end[1], stroke=colour, stroke_width=6, stroke_linecap="round")
        )
    return parts


def _cowboys(seen: CityView) -> list[str]:
    """Draw the cowboys on parcels side by side."""
    parts, taken = [], dict[int, int]()
    for one in seen.cowboys:
        if one.target in PARCEL_OF:
            parcel = PARCEL_OF[one.target]
            x, y = _corner(parcel)
            parts.append(_cowboy(one, x + 12 + 14 * taken.get(parcel, 0), y + CELL - 10))
            taken[parcel] = taken.get(parcel, 0) + 1
    return parts


def _cowboy(one: Standing, x: float, y: float) -> str:
    ring = element("circle", cx=x, cy=y, r=9, fill="#fff", stroke=INK) if one.white else ""
    return ring + chip(x, y, one.seat, 7)


def _track(seen: CityView) -> list[str]:
    """Draw the squares with their cowboys, and mark the one being resolved."""
    parts, left, step = [], 2 * MARGIN + TOWN, TOWN / len(SQUARES)
    row = {str(place): building for place, building in seen.market.items()}
    for i, square in enumerate(SQUARES):
        y = MARGIN + i * step
        fill = "#f0d58a" if square == seen.square else "#d8d2c4" if square in seen.closed else "#fff8e6"
        parts.append(element("rect", x=left, y=y + 1, width=TRACK, height=step - 2, fill=fill, stroke="#cdbb94", rx=3))
        built = f": {row[square]}" if row.get(square) else ""
        parts.append(text(left + 6, y + step / 2 + 4, square.replace("_", " ") + built, 10.5))
        here = [one for one in seen.cowboys if one.target == square for _ in range(one.count)]
        parts += [_cowboy(one, left + TRACK - 12 - 15 * k, y + step / 2) for k, one in enumerate(here)]
    return parts


def _players(seen: CityView) -> list[str]:
    """Draw the round and a line of facts for each seat."""
    y = 2 * MARGIN + TOWN
    now = f"round {seen.round} of 4" if seen.round else "before the first round"
    parts = [text(MARGIN, y + 12, f"{now}, {seen.phase.replace('_', ' ')}", 13, font_weight="bold")]
    for player in seen.players:
        y += LINE
        parts += [chip(MARGIN + 8, y + 8, player.seat, 8), text(MARGIN + 24, y + 12, _facts(player), 13)]
    return parts


def _facts(player: Player) -> str:
    facts = [f"points {player.points}", f"${player.money}", f"cowboys {player.cowboys}", f"strength {player.strength}"]
    facts += [f"roads {player.roads}"] if player.roads else []
    facts += [str(player.character).replace("_", " ")] if player.character else []
    facts += ["keeps " + ", ".join(player.kept)] if player.kept else []
    return ", ".join(facts)
