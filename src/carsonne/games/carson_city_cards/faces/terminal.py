"""The Card Game in a terminal: market and cities in letters, moves to type, events in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carsonne.games.carson_city_cards.faces.view import view
from carsonne.games.carson_city_cards.knowledge.holdings import market_cards
from carsonne.games.carson_city_cards.knowledge.survey import placements
from carsonne.games.carson_city_cards.rules.codes import (
    CHARACTER_NAMES,
    NO_CARD,
    PARCEL_LETTERS,
    PARCEL_NAMES,
    QUARTERS,
    SALE_POINTS,
    TERRAIN,
)
from carsonne.games.carson_city_cards.rules.deck import CARDS
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.tables import BONUS

LETTERS = dict(zip(PARCEL_NAMES, PARCEL_LETTERS, strict=True))
STYLES = {
    "mo": "90", "ho": "33", "th": "1;33", "mi": "36", "ra": "32", "bl": "35", "dr": "94", "ba": "94", "sa": "91",
    "ht": "1;33", "gs": "94", "ch": "97", "pr": "1;96", "ci": "1;97", "ou": "1;31", "..": "2", "--": "2",
}  # fmt: skip
WIDTH = 18


def paint(letters: str, colour: bool) -> str:
    """Two letters of a parcel, in its colour if there are any."""
    return f"\x1b[{STYLES[letters]}m{letters}\x1b[0m" if colour else letters


def picture(s: Position, seat: int | None, colour: bool) -> str:
    """The market, then every player."""
    seen = view(s, seat)
    lines = [f"Era {seen['era']}, round {seen['round']}"]
    if seen["back"]:
        lines.append("Ties: " + " > ".join(seen["back"]["order"]))
    lines += _market(s, colour)
    for number, player in enumerate(seen["players"]):
        lines += _player(number, player, number == seat, colour)
    return "\n".join(lines)


def _market(s: Position, colour: bool) -> list[str]:
    """The cards of the market side by side: name and attraction, and the parcels of terrain."""
    parcels, attraction = s.parcels, s.attraction
    heads, upper, lower = [], [], []
    for card in market_cards(s):
        if card != NO_CARD:
            heads.append(f"{CARDS[card]} ({attraction[card]})".ljust(WIDTH))
            letters = (
                _letters(parcels[card * QUARTERS : (card + 1) * QUARTERS]) if card < TERRAIN else ["  "] * QUARTERS
            )
            painted = [paint(word, colour and word in STYLES) for word in letters]
            upper.append(f"{painted[0]} {painted[1]}" + " " * (WIDTH - 5))
            lower.append(f"{painted[2]} {painted[3]}" + " " * (WIDTH - 5))
    return ["Market:", *("  " + "".join(row).rstrip() for row in (heads, upper, lower))] if heads else []


def _letters(parcels: Iterable[int]) -> list[str]:
    return [PARCEL_LETTERS[parcel] for parcel in parcels]


def _player(number: int, player: dict[str, Any], me: bool, colour: bool) -> list[str]:
    """A line of facts, and the city of a real player."""
    kind = "you" if me else player["level"] or "real"
    facts = [f"Player {number} ({player['suit']}, {kind}): {player['score']} points"]
    facts.append("bids left " + " ".join(map(str, player["hand"])))
    if player["bid"]:
        facts.append(f"bid {player['bid']}" + (f" + {player['bonus']}" if player["bonus"] else ""))
    if player["characters"]:
        names = [entry["id"] + ("*" if entry["turned"] else "") for entry in player["characters"]]
        facts.append("characters " + ", ".join(names))
    lines = ["; ".join(facts)]
    city = player.get("city")
    if city and city["parcels"]:
        lines.append("      " + " ".join(f"{city['col'] + i:>2}" for i in range(len(city["parcels"][0]))))
        for i, row in enumerate(city["parcels"]):
            lines.append(f"  {city['row'] + i:>3} " + " ".join(paint(LETTERS[name], colour) for name in row))
    return lines


def choices(s: Position, seat: int) -> list[tuple[str, str, dict[str, Any]]]:
    """What can be typed: a card, a place as `row,col`, a bid, yes or no."""
    seen = view(s, seat)
    found = [(_key(move), _meaning(move), move) for move in seen["moves"] if move["type"] != "place"]
    if seen["holding"]:
        changes = {(p["row"], p["col"]): p for p in placements(s, seat, s.holding)}
        spots = [move for move in seen["moves"] if move["type"] == "place"]
        spots.sort(key=lambda move: -changes[move["row"], move["col"]]["change"])
        found += [(_key(move), _placed(changes[move["row"], move["col"]]), move) for move in spots]
    return found


def _key(move: dict[str, Any]) -> str:
    keys = {"use": "yes", "decline": "no", "done": "done", "set_aside": "aside"}
    if move["type"] in keys:
        return keys[move["type"]]
    if move["type"] == "place":
        return f"{move['row']},{move['col']}"
    if move["type"] == "sell":
        return f"sell {move['card']}"
    if move["type"] == "choose":
        return move["character"] or "none"
    return str(move.get("card", move.get("value", move.get("suit"))))


def _placed(placement: dict[str, Any]) -> str:
    covers = [LETTERS[entry["parcel"]] for entry in placement["covers"]]
    lines = ", ".join(f"{line} {change:+}" for line, change in placement["lines"].items())
    covering = f", covers {' '.join(covers)}" if covers else ""
    return f"{placement['change']:+} points{f' ({lines})' if lines else ''}{covering}"


def _meaning(move: dict[str, Any]) -> str:
    if move["type"] == "take":
        return f"take {move['card']}"
    if move["type"] in ("use", "decline"):
        bonus = BONUS[CHARACTER_NAMES.index(move["character"])]
        return f"{move['type']} the {move['character']}{f' (+{bonus})' if bonus else ''}"
    words = {
        "bid": "bid this card",
        "sell": f"sell it for {SALE_POINTS} points",
        "done": "end the turn",
        "set_aside": "it has no place: set it aside",
        "choose": "the paperboy's choice",
        "suit": "play this suit",
    }
    return words[move["type"]]


def sentence(event: dict[str, Any], names: list[str]) -> str:
    """An event in words, or nothing where the next one says it all."""
    seat = event.get("seat", 0)
    who = names[seat] if seat < len(names) else f"Virtual player {seat - len(names) + 1}"
    facts = {**event, "who": who}
    if event["type"] == "bid" and event["bonus"]:
        return f"{who} bids {event['value']} + {event['bonus']}."
    if event["type"] == "ended":
        best = [names[i] if i < len(names) else f"Virtual player {i - len(names) + 1}" for i in event["winners"]]
        return f"The game is over. {' and '.join(best)} {'wins' if len(best) == 1 else 'share the win'}."
    if event["type"] == "chosen" and event["character"] is None:
        return f"{who} sends the paperboy for nobody."
    return _SENTENCES.get(event["type"], "").format(**facts)


_SENTENCES = {
    "suit": "{who} plays the {suit}.",
    "round": "Era {era}, round {round}.",
    "era": "Era {era} begins.",
    "skull": "A skull: the {character} goes under the pile.",
    "used": "{who} uses the {character}.",
    "declined": "{who} does not use the {character}.",
    "bid_chosen": "{who} has chosen a bid.",
    "bid": "{who} bids {value}.",
    "bid_void": "{who} discards the bid {value}.",
    "taken": "{who} takes {card}.",
    "placed": "{who} places {card} at {row},{col}.",
    "set_aside": "{card} has no place and is set aside.",
    "sold": "{who} sells {card}.",
    "removed": "{card} leaves the game.",
    "chosen": "The paperboy brings {who}: {character}.",
    "scored": "{who} has {points} points.",
    "undone": "{who} takes a move back.",
}
