"""The Card Game in a terminal: market and cities in letters, moves to type, events in words."""

from __future__ import annotations

from collections.abc import Iterable

from carsonne.games.carson_city_cards.faces import guide
from carsonne.games.carson_city_cards.faces.event_types import CardsEvent
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
from carsonne.games.carson_city_cards.faces.telling import card_called, raised, told
from carsonne.games.carson_city_cards.faces.view import view
from carsonne.games.carson_city_cards.faces.view_types import City, OwnedCharacter, Player
from carsonne.games.carson_city_cards.knowledge import words
from carsonne.games.carson_city_cards.knowledge.accessors import market_cards
from carsonne.games.carson_city_cards.knowledge.survey import placements
from carsonne.games.carson_city_cards.knowledge.survey_types import Placement
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.tables import BONUS
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS, PARCELS
from carsonne.locales import Message, message, say

LETTERS: dict[str, str] = dict(zip(PARCELS, PARCEL_LETTERS, strict=True))
STYLES = {
    "mo": "90", "ho": "33", "th": "1;33", "mi": "36", "ra": "32", "bl": "35", "dr": "94", "ba": "94", "sa": "91",
    "ht": "1;33", "gs": "94", "ch": "97", "pr": "1;96", "ci": "1;97", "ou": "1;31", "..": "2", "--": "2",
}  # fmt: skip
WIDTH = 20
"""Of a card of the market."""


def paint(letters: str, colour: bool) -> str:
    """Colour the two letters of a parcel, if colours are on."""
    return f"\x1b[{STYLES[letters]}m{letters}\x1b[0m" if colour else letters


def picture(s: Position, seat: int | None, colour: bool) -> str:
    """Draw the market, then every player."""
    seen = view(s, seat)
    lines = [say(message("cards-round", era=seen.era, round=seen.round))]
    if seen.back:
        suits = " > ".join(say(words.suit(suit)) for suit in seen.back.order)
        lines.append(say(message("cards-term-ties", suits=suits)))
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
            heads.append(f"{_card_name(card)} ({attraction[card]})".ljust(WIDTH))
            letters = (
                _letters(parcels[card * codes.QUARTERS : (card + 1) * codes.QUARTERS])
                if card < codes.TERRAIN
                else ["  "] * codes.QUARTERS
            )
            painted = [paint(two, colour and two in STYLES) for two in letters]
            upper.append(f"{painted[0]} {painted[1]}" + " " * (WIDTH - 5))
            lower.append(f"{painted[2]} {painted[3]}" + " " * (WIDTH - 5))
    return (
        [say(message("cards-term-market")), *("  " + "".join(row).rstrip() for row in (heads, upper, lower))]
        if heads
        else []
    )


def _card_name(card: int) -> str:
    """Name a character; a terrain card has its id."""
    return CARDS[card] if card < codes.TERRAIN else say(words.person(CARDS[card]))


def _letters(parcels: Iterable[int]) -> list[str]:
    return [PARCEL_LETTERS[parcel] for parcel in parcels]


def _player(number: int, player: Player, me: bool, colour: bool) -> list[str]:
    """Draw a line of facts, and the city of a real player."""
    facts = [message("cards-term-bids-left", bids=" ".join(map(str, player.hand)))]
    if player.bid:
        facts.append(message("cards-term-bid", bid=raised(player.bid, player.bonus)))
    if player.characters:
        people = [_person(character) for character in player.characters]
        facts.append(message("cards-term-people", people=people))
    said = [_heading(number, player, me), *map(say, facts)]
    city = _city(player.city, colour) if player.city else []
    return ["; ".join(said), *city]


def _heading(number: int, player: Player, me: bool) -> str:
    """Say who a player is, and how many points they have."""
    level = f"cards-virtual-level-{player.level}" if player.level else "cards-term-real"
    kind = message("cards-term-you" if me else level)
    who = message("cards-term-player", n=number, suit=words.suit(player.suit or ""), kind=kind)
    return f"{say(who)}: {say(message('players-points', points=player.score))}"


def _person(character: OwnedCharacter) -> Message:
    """Name a character, and say if it was used."""
    who = words.person(character.id)
    return message("cards-used-name", name=who) if character.turned else who


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
        (_key(move), say(_choice(s, seat, move)), move) for move in moves if not isinstance(move, PlaceMove)
    ]
    if spots:
        changes = {(place.row, place.col): place for place in placements(s, seat, s.holding)}
        spots.sort(key=lambda move: -changes[move.row, move.col].change)
        found += [(_key(move), say(_placed(changes[move.row, move.col])), move) for move in spots]
    return found


def _choice(s: Position, seat: int, move: Move) -> Message:
    """Say what a move means, and what it would bring if that is worth a word."""
    choice, forecast = _meaning(move), _revival(s, seat, move) or guide.brief(s, seat, move)
    return message("cards-term-choice", choice=choice, forecast=forecast) if forecast else choice


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


def _placed(placement: Placement) -> Message:
    """Say what a place would bring, and the letters of what the card covers there."""
    spot = guide.change(placement.change)
    if placement.lines:
        lines = [message("cards-term-line", line=line, change=f"{more:+}") for line, more in placement.lines.items()]
        spot = message("cards-term-spot", change=spot, lines=lines)
    letters = " ".join(LETTERS[entry.parcel] for entry in placement.covers)
    return message("cards-term-covers", spot=spot, parcels=letters) if letters else spot


def _meaning(move: Move) -> Message:
    match move:
        case TakeMove():
            return message("cards-term-take", card=card_called(move.card))
        case UseMove():
            return message("cards-term-use", person=_raising(move))
        case DeclineMove():
            return message("cards-term-decline", person=_raising(move))
        case SellMove():
            return message("cards-term-sell", points=codes.SALE_POINTS)
    return message(_MEANINGS[type(move)])


def _raising(move: UseMove | DeclineMove) -> Message:
    """Name a character, with what it would add to a bid."""
    who = message("cards-the-person", person=words.person(move.character))
    bonus = BONUS[CHARACTERS.index(move.character)]
    return message("cards-term-raising", person=who, bonus=bonus) if bonus else who


def _revival(s: Position, seat: int, move: Move) -> Message | None:
    """Explain the Chinese Worker to a player who has used the Lawyer, for whom it works differently (CC63)."""
    worker = isinstance(move, UseMove) and move.character == "chinese_worker"
    return message("cards-term-revival") if worker and s.lawyer == seat else None


_MEANINGS: dict[type[Move], str] = {
    BidMove: "cards-term-bid-this",
    DoneMove: "cards-term-done",
    SetAsideMove: "cards-term-set-aside",
    ChooseMove: "cards-term-chosen",
    SuitMove: "cards-term-suit-this",
}


def sentence(event: CardsEvent, names: list[str]) -> str:
    """Put an event into words, or return "" where the next event says it all."""
    said = told(event, names)
    return say(said, names) if said else ""
