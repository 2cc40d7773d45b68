"""Carson City in a terminal: the town in characters, moves to type, events in words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from carsonne.games.carson_city.faces import guide
from carsonne.games.carson_city.faces.event_types import (
    CityEvent,
    Earned,
    Ended,
    MoneyMoved,
    Scored,
    Unchallenged,
    Withdrew,
)
from carsonne.games.carson_city.faces.events import counted_in_words
from carsonne.games.carson_city.faces.move_types import Move, RoadMove
from carsonne.games.carson_city.faces.moves import written
from carsonne.games.carson_city.faces.notation import PIECES
from carsonne.games.carson_city.faces.view import view
from carsonne.games.carson_city.faces.view_types import CityView, Player, Standing
from carsonne.games.carson_city.knowledge.accessors import tiles_at
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import EDGE_OF
from carsonne.games.carson_city.rules.words import LETTERS

_STYLES = ("1;31", "1;34", "1;32", "1;33", "1;35")
_SILENT = ("square", "placing", "order", "market")


def picture(s: CarsonCityState, seat: int | None, colour: bool) -> str:
    """Draw the town with its roads and cowboys, the market, and a line of facts for each seat."""
    shown, edges = view(s, seat), list(s.edges)
    lines = ["      " + "     ".join(guide.COLUMNS)]
    for i in range(codes.GRID):
        lines += [_edge_line(edges, i), _parcel_line(s, i, colour)]
    lines.append(_edge_line(edges, codes.GRID))
    now = f"round {shown.round}" if shown.round else "before the first round"
    lines.append(f"{now}, market: " + ", ".join(_market(shown)))
    lines += [f"{guide.lettered(cowboy.target)}: {_stands(cowboy, colour)}" for cowboy in shown.cowboys]
    lines += [_player(player, colour) for player in shown.players]
    if seat is not None and s.law:
        lines.append("your duel tiles: " + " ".join(map(str, tiles_at(s, seat))))
        lines.append("duel tiles played: " + (" ".join(map(str, tiles_at(s, codes.FACE_UP))) or "none"))
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


def _market(shown: CityView) -> list[str]:
    return [f"${square.removeprefix('build_')} {name or '-'}" for square, name in shown.market.items()]


def _stands(cowboy: Standing, colour: bool) -> str:
    text = f"{LETTERS[cowboy.seat]}{' white' if cowboy.white else ''}"
    return _paint(text, cowboy.seat, colour) + (f" x{cowboy.count}" if cowboy.count > 1 else "")


def _player(player: Player, colour: bool) -> str:
    kept = f", keeps {', '.join(player.kept)}" if player.kept else ""
    card = f", {player.character.replace('_', ' ')}" if player.character else ""
    points, cowboys = counted_in_words(player.points, "points"), counted_in_words(player.cowboys, "cowboys")
    roads = counted_in_words(player.roads, "roads")
    facts = f"${player.money}, {points}, {cowboys}, strength {player.strength}, {roads}"
    return _paint(f"{LETTERS[player.seat]}: {facts}{kept}{card}", player.seat, colour)


def choices(s: CarsonCityState, seat: int) -> list[tuple[str, str, Move]]:
    """List the legal moves: what to type, what it means, the move."""
    found, outlook = [written(move) for move in s.legal(seat)], guide.Outlook(s, seat)
    found.sort(key=lambda move: (isinstance(move, RoadMove), guide.kind(move) != ""))
    return [(guide.lettered(_key(move)), _meaning(move, outlook.of(move)), move) for move in found]


def _words(data: Struct) -> tuple[str, dict[str, Any]]:
    """Split a move or an event into its type and the facts that it states."""
    facts: dict[str, Any] = to_builtins(data)
    return facts.pop("type"), facts


def _key(move: Move) -> str:
    """Return what to type for a move: its words in order, without the obvious ones."""
    type_, facts = _words(move)
    white = facts.pop("white", False)
    words = [str(value) for value in facts.values()]
    if type_ in ("claim", "buy", "house", "fight", "pick", "road", "tile", "spend", "take", "hire"):
        return " ".join(words)
    if type_ == "place":
        return ("white " if white else "") + words[0]
    return " ".join([type_, *words, *(["white"] if white else [])])


def _meaning(move: Move, foreseen: str) -> str:
    """Put a move into words, with its forecast."""
    type_, facts = _words(move)
    white = " the white cowboy" if facts.pop("white", False) else ""
    words = [] if type_ == "pick" else [f"{name} {value}" for name, value in facts.items()]
    plain = guide.lettered(type_.replace("_", " ") + white + (": " + ", ".join(words) if words else ""))
    return f"{plain} – {foreseen}" if foreseen else plain


def sentence(event: CityEvent, names: list[str]) -> str:
    """Put an event into words, or return "" where it goes without saying."""
    return guide.lettered(_sentence(event, names))


def _sentence(event: CityEvent, names: list[str]) -> str:
    match event:
        case MoneyMoved():
            verb = "gets" if event.amount > 0 else "pays"
            return f"{names[event.seat]} {verb} ${abs(event.amount)} ({event.why.replace('_', ' ')})"
        case Scored():
            return f"{names[event.seat]} scores {event.points} ({event.why.replace('_', ' ')})"
        case Earned():
            return f"{names[event.seat]} earns ${event.amount} with the {event.building} at {event.parcel}"
        case Withdrew():
            return f"{names[event.seat]} withdraws from the duel over {event.target}"
        case Unchallenged():
            return f"{names[event.seat]} wins {event.target} without a duel"
        case Ended():
            scores = zip(names, event.scores, strict=True)
            return "The game is over: " + ", ".join(f"{name} {points}" for name, points in scores)
    return _plain(event, names)


def _plain(event: CityEvent, names: list[str]) -> str:
    """List the facts of an event that needs no sentence of its own."""
    type_, facts = _words(event)
    if type_ in _SILENT:
        return ""
    who = names[facts.pop("seat")] + " " if "seat" in facts else ""
    facts.pop("to", None)
    words = [_fact(key, value, names) for key, value in facts.items()]
    return f"{who}{type_.replace('_', ' ')}" + (": " + ", ".join(words) if words else "")


def _fact(key: str, value: Any, names: list[str]) -> str:
    if key in ("owner", "builder"):
        return f"{key} {names[value]}"
    if key == "seats":
        return " against ".join(names[seat] for seat in value)
    return f"{key.replace('_', ' ')} {value}"
