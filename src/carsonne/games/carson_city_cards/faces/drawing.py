"""The table as SVG: the market, every city, and a line of facts for each player."""

from __future__ import annotations

from carsonne.games.carson_city_cards.faces.notation import PARCEL_LETTERS
from carsonne.games.carson_city_cards.faces.view import view
from carsonne.games.carson_city_cards.faces.view_types import CardsView, Player
from carsonne.games.carson_city_cards.knowledge.accessors import market_cards
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS, PARCELS
from carsonne.kernel.svg import INK, chip, element, group, picture, text

CELL = 26
MARGIN = 16
CARD = 2 * CELL + 14
BLOCK = 10 * CELL
COLUMNS = 3
HEAD = 46
"""Room for a line of facts and a line of bid cards; characters come below."""
COLOURS = {
    "none": "#f6f1e4", "empty": "#e9dcc0", "mountain": "#8d8478", "house": "#d98f6c", "townhouse": "#c0683f",
    "mine": "#9a9a9a", "ranch": "#a9c47f", "blacksmith": "#b08a5a", "drugstore": "#8fb8c9", "bank": "#d8c26a",
    "saloon": "#c98a6b", "hotel": "#b795c2", "general_store": "#d3b48a", "church": "#f7f4ec", "prison": "#7f8796",
    "city_hall": "#e3d3f0", "outlaws": "#a8433a",
}  # fmt: skip
LETTERS: dict[str, str] = dict(zip(PARCELS, PARCEL_LETTERS, strict=True))


def drawing(s: Position, seat: int | None) -> str:
    """Draw the position as a seat (None: a spectator) sees it."""
    seen = view(s, seat)
    cities = [(number, player) for number, player in enumerate(seen.players) if player.city]
    others = [(number, player) for number, player in enumerate(seen.players) if not player.city]
    top = MARGIN + 20 + CARD + 34
    tall = max((len(player.city.parcels) if player.city else 0 for _, player in cities), default=0)
    head = HEAD + 6 * max(len(player.characters) for player in seen.players)
    block = head + max(tall, 2) * CELL + 12
    parts = _market(s, seen)
    for i, (number, player) in enumerate(cities):
        parts.append(group(_player(number, player, head), MARGIN + i % COLUMNS * BLOCK, top + i // COLUMNS * block))
    bottom = top + -(-len(cities) // COLUMNS) * block
    for i, (number, player) in enumerate(others):
        parts.append(group(_facts(number, player), MARGIN + i % COLUMNS * BLOCK, bottom + i // COLUMNS * head))
    height = bottom + -(-len(others) // COLUMNS) * head + MARGIN
    return picture(parts, 2 * MARGIN + COLUMNS * BLOCK, height)


def _market(s: Position, seen: CardsView) -> list[str]:
    """Draw the round, and the cards of the market with their attraction."""
    parts = [text(MARGIN, MARGIN + 10, f"Era {seen.era}, round {seen.round}: {seen.phase.replace('_', ' ')}", 14)]
    attraction = list(s.attraction)
    for i, card in enumerate(market_cards(s)):
        if card != codes.NO_CARD:
            name = f"{CARDS[card].replace('_', ' ')} ({attraction[card]})"
            face = _terrain(s, card) if card < codes.TERRAIN else _person(CARDS[card])
            label = text(CELL, CARD + 2, name, 10, text_anchor="middle")
            parts.append(group([face, label], MARGIN + i * (CARD + 24), MARGIN + 22))
    return parts


def _terrain(s: Position, card: int) -> str:
    names = [PARCELS[parcel] for parcel in s.parcels[card * codes.QUARTERS : (card + 1) * codes.QUARTERS]]
    return "".join(parcel(name, i % 2 * CELL, i // 2 * CELL) for i, name in enumerate(names))


def _person(name: str) -> str:
    frame = element("rect", width=2 * CELL, height=2 * CELL, fill="#fff8e6", stroke=INK, rx=6)
    head = element("circle", cx=CELL, cy=20, r=8, fill="#d9b08c", stroke=INK)
    hat = element(
        "path", d=f"M{CELL - 14} 14H{CELL + 14}M{CELL - 7} 13V5H{CELL + 7}V13", fill="none", stroke=INK, stroke_width=3
    )
    return frame + head + hat + element("path", d=f"M{CELL - 14} 46Q{CELL} 22 {CELL + 14} 46Z", fill="#7a5a3a")


def parcel(name: str, x: float, y: float) -> str:
    """Draw a parcel with two letters that say what it shows."""
    square = element("rect", x=x, y=y, width=CELL, height=CELL, fill=COLOURS[name], stroke="#b9a67c")
    if name in ("none", "empty"):
        return square if name == "empty" else ""
    dark = name in ("prison", "outlaws", "townhouse", "mountain")
    return square + text(x + CELL / 2, y + 17, LETTERS[name], 11, text_anchor="middle", fill="#fff" if dark else INK)


def _player(number: int, player: Player, head: int) -> list[str]:
    """Draw a real player with the city."""
    rows = player.city.parcels if player.city else []
    land = [parcel(name, j * CELL, head + i * CELL) for i, row in enumerate(rows) for j, name in enumerate(row)]
    return [*_facts(number, player), *land]


def _facts(number: int, player: Player) -> list[str]:
    """Draw points, bid, bid cards and characters."""
    kind = player.level or "player"
    bid = f", bid {player.bid}{f' + {player.bonus}' if player.bonus else ''}" if player.bid else ""
    people = [one.id.replace("_", " ") + ("*" if one.turned else "") for one in player.characters]
    lines = [text(0, 30, "bids " + " ".join(map(str, player.hand)), 10.5)]
    lines += [text(0, 44 + 6 * i, ", ".join(people[i : i + 2]), 10) for i in range(0, len(people), 2)]
    return [chip(8, 8, number, 8), text(22, 12, f"{kind} {player.suit or ''}: {player.score} points{bid}", 12), *lines]
