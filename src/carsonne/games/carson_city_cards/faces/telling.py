"""The Card Game's events as messages, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from carsonne.games.carson_city_cards.faces.event_types import (
    BidChosen,
    BidShown,
    BidVoid,
    CardsEvent,
    Chosen,
    Declined,
    Ended,
    EraBegan,
    Placed,
    Removed,
    RoundBegan,
    Scored,
    SetAside,
    Skull,
    Sold,
    SuitTaken,
    Taken,
    Used,
)
from carsonne.games.carson_city_cards.knowledge import words
from carsonne.games.carson_city_cards.rules.words import CHARACTERS
from carsonne.kernel.data import Undone
from carsonne.locales import Argument, Message, message


def told(event: CardsEvent, names: Sequence[str]) -> Message | None:
    """Put an event into words, or return None where the next event says it all."""
    who = _player(getattr(event, "seat", 0), names)
    return _course(event, names) or _character(event, who) or _bid(event, who) or _card(event, who)


def card_called(card: str) -> Argument:
    """Name a character; a terrain card has the id that is typed."""
    return message("cards-the-person", person=words.person(card)) if card in CHARACTERS else card


def raised(value: int, bonus: int) -> str:
    """Write a bid with what characters add to it."""
    return f"{value} + {bonus}" if bonus else str(value)


def _player(player: int, names: Sequence[str]) -> Argument:
    return names[player] if player < len(names) else message("cards-term-virtual", n=player - len(names) + 1)


def _course(event: CardsEvent, names: Sequence[str]) -> Message | None:
    """Tell how the game goes on: eras, rounds, moves taken back, the end."""
    match event:
        case EraBegan():
            return message("cards-term-era", era=event.era)
        case RoundBegan():
            return _sentence(message("cards-round", era=event.era, round=event.round))
        case Scored():
            return message("cards-term-scored", name=_player(event.seat, names), points=event.points)
        case Ended():
            winners = [_player(winner, names) for winner in event.winners]
            return message("cards-term-ended", names=winners, count=len(winners))
        case Undone():
            return message("told-undone", name=_player(event.seat, names))
    return None


def _character(event: CardsEvent, who: Argument) -> Message | None:
    """Tell what became of a character."""
    match event:
        case Skull():
            return _sentence(message("cards-log-skull", person=words.person(event.character)))
        case Used():
            return _sentence(
                message("cards-log-used", name=who, person=words.person(event.character), bonus=event.bonus or 0)
            )
        case Declined():
            return message("cards-told-declined", name=who, person=words.person(event.character))
        case Chosen() if event.character:
            return _sentence(message("cards-log-chosen", name=who, person=words.person(event.character)))
        case Chosen():
            return _sentence(message("cards-log-chose-none", name=who))
    return None


def _bid(event: CardsEvent, who: Argument) -> Message | None:
    """Tell of suits and bids."""
    match event:
        case SuitTaken():
            return message("cards-term-suit", name=who, suit=words.suit(event.suit))
        case BidChosen():
            return message("cards-term-bid-chosen", name=who)
        case BidShown():
            return message("cards-term-bids", name=who, bid=raised(event.value, event.bonus))
        case BidVoid():
            return message("cards-told-void", name=who, value=event.value)
    return None


def _card(event: CardsEvent, who: Argument) -> Message | None:
    """Tell where a card went."""
    match event:
        case Taken():
            return message("cards-told-taken", name=who, card=card_called(event.card))
        case Placed():
            return message("cards-told-placed", name=who, card=event.card, row=event.row, col=event.col)
        case SetAside():
            return message("cards-told-aside", name=who, card=card_called(event.card))
        case Sold():
            return _sentence(message("cards-log-sold", name=who, card=event.card))
        case Removed():
            return _sentence(message("cards-log-removed", card=card_called(event.card)))
    return None


def _sentence(said: Message) -> Message:
    return message("cards-term-sentence", said=said)
