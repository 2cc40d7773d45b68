"""The Card Game in a terminal: market and cities in letters, moves to type, events in words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from carsonne.games.carson_city_cards.faces import guide
from carsonne.games.carson_city_cards.faces.event_types import BidShown, CardsEvent, Chosen, Ended
from carsonne.games.carson_city_cards.faces.move_types import (
    BidMove,
    ChooseMove,
    DeclineMove,
    DoneMove,
    Move,
    PlaceMove,
    SellMove,
    SetAsideMove,
    SuitMove,
    TakeMove,
    UseMove,
)
from carsonne.games.carson_city_cards.faces.notation import PARCEL_LETTERS
from carsonne.games.carson_city_cards.faces.view import view
from carsonne.games.carson_city_cards.faces.view_types import City, Player
from carsonne.games.carson_city_cards.knowledge.accessors import market_cards
from carsonne.games.carson_city_cards.knowledge.survey import placements
from carsonne.games.carson_city_cards.knowledge.survey_types import Placement
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.tables import BONUS
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS, PARCELS

LETTERS: dict[str, str] = dict(zip(PARCELS, PARCEL_LETTERS, strict=True))
STYLES = {
    "mo": "90", "ho": "33", "th": "1;33", "mi": "36", "ra": "32", "bl": "35", "dr": "94", "ba": "94", "sa": "91",
    "ht": "1;33", "gs": "94", "ch": "97", "pr": "1;96", "ci": "1;97", "ou": "1;31", "..": "2", "--": "2",
}  # fmt: skip
WIDTH = 18


def paint(letters: str, colour: bool) -> str:
    """Colour the two letters of a parcel, if colours are on."""
    return f"\x1b[{STYLES[letters]}m{letters}\x1b[0m" if colour else letters


def picture(s: Position, seat: int | None, colour: bool) -> str:
    """Draw the market, then every player."""
    seen = view(s, seat)
    lines = [f"Era {seen.era}, round {seen.round}"]
    if seen.back:
        lines.append("Ties: " + " > ".join(seen.back.order))
    lines += _market(s, colour)
    for number, player in enumerate(seen.players):
        lines += _player(number, player, number == seat, colour)
    return "\n".join(lines)


def _market(s: Position, colour: bool) -> list[str]:
    """Draw the cards of the market side by side: name and attraction, and the parcels of terrain."""
    parcels, attraction = s.parcels, s.attraction
    heads, upper, lower = [], [], []
    for card in market_cards(s):
        if card != codes.NO_CARD:
            heads.append(f"{CARDS[card]} ({attraction[card]})".ljust(WIDTH))
            letters = (
                _letters(parcels[card * codes.QUARTERS : (card + 1) * codes.QUARTERS])
                if card < codes.TERRAIN
                else ["  "] * codes.QUARTERS
            )
            painted = [paint(word, colour and word in STYLES) for word in letters]
            upper.append(f"{painted[0]} {painted[1]}" + " " * (WIDTH - 5))
            lower.append(f"{painted[2]} {painted[3]}" + " " * (WIDTH - 5))
    return ["Market:", *("  " + "".join(row).rstrip() for row in (heads, upper, lower))] if heads else []


def _letters(parcels: Iterable[int]) -> list[str]:
    return [PARCEL_LETTERS[parcel] for parcel in parcels]


def _player(number: int, player: Player, me: bool, colour: bool) -> list[str]:
    """Draw a line of facts, and the city of a real player."""
    kind = "you" if me else player.level or "real"
    facts = [f"Player {number} ({player.suit}, {kind}): {player.score} points"]
    facts.append("bids left " + " ".join(map(str, player.hand)))
    if player.bid:
        facts.append(f"bid {player.bid}" + (f" + {player.bonus}" if player.bonus else ""))
    if player.characters:
        names = [character.id + ("*" if character.turned else "") for character in player.characters]
        facts.append("characters " + ", ".join(names))
    city = _city(player.city, colour) if player.city else []
    return ["; ".join(facts), *city]


def _city(city: City, colour: bool) -> list[str]:
    """Draw the parcels of a city in letters, with rows and columns."""
    if not city.parcels:
        return []
    lines = ["      " + " ".join(f"{city.col + i:>2}" for i in range(len(city.parcels[0])))]
    for i, row in enumerate(city.parcels):
        lines.append(f"  {city.row + i:>3} " + " ".join(paint(LETTERS[name], colour) for name in row))
    return lines


def choices(s: Position, seat: int) -> list[tuple[str, str, Move]]:
    """List what can be typed: a card, a place as `row,col`, a bid, yes or no."""
    moves = view(s, seat).moves
    spots = [move for move in moves if isinstance(move, PlaceMove)]
    found: list[tuple[str, str, Move]] = [
        (_key(move), _meaning(move) + (_revival(s, seat, move) or _foreseen(s, seat, move)), move)
        for move in moves
        if not isinstance(move, PlaceMove)
    ]
    if spots:
        changes = {(place.row, place.col): place for place in placements(s, seat, s.holding)}
        spots.sort(key=lambda move: -changes[move.row, move.col].change)
        found += [(_key(move), _placed(changes[move.row, move.col]), move) for move in spots]
    return found


def _foreseen(s: Position, seat: int, move: Move) -> str:
    words = guide.brief(s, seat, move)
    return f": {words}" if words else ""


def _key(move: Move) -> str:
    match move:
        case UseMove():
            return "yes"
        case DeclineMove():
            return "no"
        case DoneMove():
            return "done"
        case SetAsideMove():
            return "aside"
        case PlaceMove():
            return f"{move.row},{move.col}"
        case SellMove():
            return f"sell {move.card}"
        case ChooseMove():
            return move.character or "none"
        case TakeMove():
            return move.card
        case BidMove():
            return str(move.value)
    return move.suit


def _placed(placement: Placement) -> str:
    covers = [LETTERS[entry.parcel] for entry in placement.covers]
    lines = ", ".join(f"{line} {change:+}" for line, change in placement.lines.items())
    covering = f", covers {' '.join(covers)}" if covers else ""
    return f"{placement.change:+} points{f' ({lines})' if lines else ''}{covering}"


def _meaning(move: Move) -> str:
    match move:
        case TakeMove():
            return f"take {move.card}"
        case UseMove():
            return f"use the {move.character}{_bonus(move)}"
        case DeclineMove():
            return f"decline the {move.character}{_bonus(move)}"
    return _MEANINGS[type(move)]


def _revival(s: Position, seat: int, move: Move) -> str:
    """Explain the Chinese Worker to a player who has used the Lawyer, for whom it works differently (CC63)."""
    worker = isinstance(move, UseMove) and move.character == "chinese_worker"
    return ": your bid counts after all" if worker and s.lawyer == seat else ""


def _bonus(move: UseMove | DeclineMove) -> str:
    bonus = BONUS[CHARACTERS.index(move.character)]
    return f" (+{bonus})" if bonus else ""


_MEANINGS: dict[type[Move], str] = {
    BidMove: "bid this card",
    SellMove: f"sell it for {codes.SALE_POINTS} points",
    DoneMove: "end the turn",
    SetAsideMove: "it fits nowhere: set it aside",
    ChooseMove: "the paperboy's choice",
    SuitMove: "play this suit",
}


def sentence(event: CardsEvent, names: list[str]) -> str:
    """Put an event into words, or return "" where the next event says it all."""
    who = _name(getattr(event, "seat", 0), names)
    match event:
        case BidShown(bonus=bonus) if bonus:
            return f"{who} bids {event.value} + {bonus}."
        case Ended():
            best = [_name(winner, names) for winner in event.winners]
            return f"The game is over. {' and '.join(best)} {'wins' if len(best) == 1 else 'share the win'}."
        case Chosen(character=None):
            return f"{who} does not use the paperboy."
    facts = msgspec.structs.asdict(event)
    return _SENTENCES.get(event.__struct_config__.tag, "").format(**facts, who=who)


def _name(player: int, names: list[str]) -> str:
    return names[player] if player < len(names) else f"Virtual player {player - len(names) + 1}"


_SENTENCES: dict[object, str] = {
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
    "set_aside": "{card} fits nowhere and is set aside.",
    "sold": "{who} sells {card}.",
    "removed": "{card} leaves the game.",
    "chosen": "The paperboy brings {who}: {character}.",
    "scored": "{who} has {points} points.",
    "undone": "{who} takes a move back.",
}
