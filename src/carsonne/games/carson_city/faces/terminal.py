"""Carson City in a terminal: the town in characters, moves to type, events in words."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from carsonne.games.carson_city.faces import guide, saying, telling
from carsonne.games.carson_city.faces.event_types import CityEvent
from carsonne.games.carson_city.faces.guide import spoken
from carsonne.games.carson_city.faces.move_types import Move, RoadMove
from carsonne.games.carson_city.faces.moves import written
from carsonne.games.carson_city.faces.notation import PIECES
from carsonne.games.carson_city.faces.outlook import Outlook, together
from carsonne.games.carson_city.faces.view import view
from carsonne.games.carson_city.faces.view_types import CityView, Player, Standing
from carsonne.games.carson_city.knowledge import words
from carsonne.games.carson_city.knowledge.accessors import tiles_at
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import EDGE_OF
from carsonne.games.carson_city.rules.words import CHARACTERS, LETTERS
from carsonne.locales import Message, message, say

_STYLES = ("1;31", "1;34", "1;32", "1;33", "1;35")
_BETWEEN = " · "
"""Between the figures of a line."""


def picture(s: CarsonCityState, seat: int | None, colour: bool) -> str:
    """Draw the town with its roads and cowboys, the market, and a line of facts for each seat."""
    shown, edges = view(s, seat), list(s.edges)
    lines = ["      " + "     ".join(guide.COLUMNS)]
    for i in range(codes.GRID):
        lines += [_edge_line(edges, i), _parcel_line(s, i, colour)]
    lines.append(_edge_line(edges, codes.GRID))
    lines.append(_now(shown))
    lines += [_stands(cowboy, colour) for cowboy in shown.cowboys]
    lines += [_player(player, colour) for player in shown.players]
    if seat is not None and s.law:
        lines += [_tiles("cc-own-tiles", tiles_at(s, seat)), _tiles("cc-played-tiles", tiles_at(s, codes.FACE_UP))]
    return "\n".join(lines)


def _paint(text: str, seat: int, colour: bool) -> str:
    return f"\x1b[{_STYLES[seat]}m{text}\x1b[0m" if colour else text


def _edge_line(edges: list[int], i: int) -> str:
    marks = [("    ", "----", "====")[edges[EDGE_OF[f"H{i},{j}"]]] for j in range(codes.GRID)]
    return "    +" + "+".join(f"{mark:<5}" for mark in marks) + "+"


def _parcel_line(s: CarsonCityState, i: int, colour: bool) -> str:
    words, edges = [], list(s.edges)
    for j in range(codes.GRID + 1):
        road = " |‖"[edges[EDGE_OF[f"V{i},{j}"]]]
        if j == codes.GRID:
            words.append(road)
            continue
        parcel = i * codes.GRID + j
        owner, piece = s.owner[parcel], PIECES[s.content[parcel]]
        text = f"{piece}/{LETTERS[owner]} " if owner != codes.NOBODY else f"{piece}   "
        words.append(road + (_paint(text, owner, colour) if owner != codes.NOBODY else text))
    return f" {i + 1}  " + "".join(words)


def _now(shown: CityView) -> str:
    """Say which round it is, and what is for sale."""
    now = message("cc-round", round=shown.round) if shown.round else message("cc-term-before")
    prices = {square.removeprefix("build_"): name for square, name in shown.market.items()}
    row = [f"{_dollars(int(price))} {say(words.building(name)) if name else '-'}" for price, name in prices.items()]
    return f"{say(message('cc-term-now', round=now))} {_BETWEEN.join(row)}"


def _stands(cowboy: Standing, colour: bool) -> str:
    letter = LETTERS[cowboy.seat]
    text = say(message("cc-term-white", player=letter)) if cowboy.white else letter
    who = _paint(text, cowboy.seat, colour) + (f" x{cowboy.count}" if cowboy.count > 1 else "")
    return spoken(message("cc-term-stands", target=words.target(cowboy.target), cowboys=who))


def _player(player: Player, colour: bool) -> str:
    """Return a line of facts, after the player's letter and character."""
    letter, facts = LETTERS[player.seat], [_dollars(player.money), *map(say, _facts(player))]
    who = message("cc-term-player", player=letter)
    if player.character:
        card = words.character(CHARACTERS.index(player.character))
        who = message("cc-term-player-as", player=letter, character=card)
    return _paint(f"{say(who)} {_BETWEEN.join(facts)}", player.seat, colour)


def _dollars(amount: int) -> str:
    return say(message("cc-gives-money", money=amount))


def _facts(player: Player) -> list[Message]:
    found = [
        message("cc-gives-points", points=player.points),
        message("cc-pad-cowboys", count=player.cowboys),
        message("cc-strength-label", strength=player.strength),
        message("cc-roads-label", count=player.roads),
    ]
    kept = [words.building(building) for building in player.kept]
    return [*found, message("cc-term-keeps", buildings=kept)] if kept else found


def _tiles(id: str, tiles: list[int]) -> str:
    found = " ".join(map(str, tiles)) or message("cc-played-none")
    return say(message("cc-term-tiles", what=message(id), tiles=found))


def choices(s: CarsonCityState, seat: int) -> list[tuple[str, str, Move]]:
    """List the legal moves: what to type, what it means, the move."""
    found, outlook = [written(move) for move in s.legal(seat)], Outlook(s, seat)
    found.sort(key=lambda move: (isinstance(move, RoadMove), guide.kind(move) != ""))
    return [(_key(move), _meaning(move, outlook), move) for move in found]


def _key(move: Move) -> str:
    """Return what to type for a move: its words in order, without the obvious ones."""
    facts: dict[str, Any] = to_builtins(move)
    type_, white = facts.pop("type"), facts.pop("white", False)
    typed = [guide.typed(str(value)) for value in facts.values()]
    if type_ in ("claim", "buy", "house", "fight", "pick", "road", "tile", "spend", "take", "hire"):
        return " ".join(typed)
    if type_ == "place":
        return ("white " if white else "") + typed[0]
    return " ".join([type_, *typed, *(["white"] if white else [])])


def _meaning(move: Move, outlook: Outlook) -> str:
    """Say a move, with its forecast."""
    plain = saying.phrase(outlook.s, outlook.seat, to_builtins(move))
    foreseen = outlook.of(move)
    return spoken(together([plain, foreseen] if foreseen else [message("cc-term-choice", move=plain)]))


def sentence(event: CityEvent, names: list[str]) -> str:
    """Put an event into words, or return "" where it goes without saying."""
    said = telling.told(event, names)
    return spoken(said, names).replace("**", "") if said else ""
