"""Carson City in a terminal: the town in characters, moves to type, events in words."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city.faces.events import counted_in_words
from carsonne.games.carson_city.faces.moves import to_json
from carsonne.games.carson_city.faces.notation import LETTERS, PIECES
from carsonne.games.carson_city.faces.view import view
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import EDGE_OF

Json = dict[str, Any]
_STYLES = ("1;31", "1;34", "1;32", "1;33", "1;35")
_SILENT = ("square", "placing", "order", "market")


def picture(s: CarsonCityState, seat: int | None, colour: bool) -> str:
    """The town with its roads, who stands where, and what everybody has."""
    shown, edges = view(s, seat), list(s.edges)
    lines = ["      " + "    ".join(f"c{j + 1}" for j in range(codes.GRID))]
    for i in range(codes.GRID):
        lines += [_edge_line(edges, i), _parcel_line(s, i, colour)]
    lines.append(_edge_line(edges, codes.GRID))
    now = f"round {shown['round']}" if shown["round"] else "before the first round"
    lines.append(f"{now}, market: " + ", ".join(_market(shown)))
    lines += [f"{cowboy['target']}: {_stands(cowboy, colour)}" for cowboy in shown["cowboys"]]
    lines += [_player(player, colour) for player in shown["players"]]
    if seat is not None and shown["duel_tiles"]:
        lines.append("your duel tiles: " + " ".join(map(str, shown["duel_tiles"]["hands"][seat])))
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
    return f" r{i + 1} " + "".join(words)


def _market(shown: Json) -> list[str]:
    return [f"${square.removeprefix('build_')} {name or '-'}" for square, name in shown["market"].items()]


def _stands(cowboy: Json, colour: bool) -> str:
    text = f"{LETTERS[cowboy['seat']]}{' white' if cowboy['white'] else ''}"
    return _paint(text, cowboy["seat"], colour) + (f" x{cowboy['count']}" if cowboy["count"] > 1 else "")


def _player(player: Json, colour: bool) -> str:
    kept = f", keeps {', '.join(player['kept'])}" if player["kept"] else ""
    card = f", {player['character'].replace('_', ' ')}" if player["character"] else ""
    points, cowboys, roads = (counted_in_words(player[name], name) for name in ("points", "cowboys", "roads"))
    facts = f"${player['money']}, {points}, {cowboys}, strength {player['strength']}, {roads}"
    return _paint(f"{LETTERS[player['seat']]}: {facts}{kept}{card}", player["seat"], colour)


def choices(s: CarsonCityState, seat: int) -> list[tuple[str, str, Json]]:
    """The legal moves: what to type, what it means, the move."""
    found = [to_json(move) for move in s.legal(seat)]
    answers = [move for move in found if move["type"] != "road"]
    roads = [move for move in found if move["type"] == "road"]
    return [(_key(move), _meaning(move), move) for move in answers + roads]


def _key(move: Json) -> str:
    """The words of a move one after the other, without those that go without saying."""
    words = [str(value) for name, value in move.items() if name not in ("type", "white")]
    if move["type"] in ("claim", "buy", "house", "fight", "pick", "road", "tile", "spend", "take", "hire"):
        return " ".join(words)
    if move["type"] == "place":
        return ("white " if move.get("white") else "") + words[0]
    return " ".join([move["type"], *words, *(["white"] if move.get("white") else [])])


def _meaning(move: Json) -> str:
    words = [f"{name} {value}" for name, value in move.items() if name not in ("type", "white")]
    white = " the white cowboy" if move.get("white") else ""
    verb: str = move["type"].replace("_", " ")
    return verb + white + (": " + ", ".join(words) if words else "")


def sentence(event: Json, names: list[str]) -> str:
    """An event in words, or nothing when it goes without saying."""
    type_ = event["type"]
    if type_ in _SILENT:
        return ""
    who = names[event["seat"]] + " " if "seat" in event else ""
    if type_ == "money":
        verb = "gets" if event["amount"] > 0 else "pays"
        return f"{who}{verb} ${abs(event['amount'])} ({event['why'].replace('_', ' ')})"
    if type_ == "scored":
        return f"{who}scores {event['points']} ({event['why'].replace('_', ' ')})"
    if type_ == "income":
        return f"{who}earns ${event['amount']} with the {event['building']} at {event['parcel']}"
    if type_ == "ended":
        return "The game is over: " + ", ".join(f"{n} {p}" for n, p in zip(names, event["scores"], strict=True))
    facts = [_fact(key, value, names) for key, value in event.items() if key not in ("type", "seat", "to")]
    return f"{who}{type_.replace('_', ' ')}" + (": " + ", ".join(facts) if facts else "")


def _fact(key: str, value: Any, names: list[str]) -> str:
    if key in ("owner", "builder"):
        return f"{key} {names[value]}"
    if key == "seats":
        return " against ".join(names[seat] for seat in value)
    return f"{key.replace('_', ' ')} {value}"
