"""What cards, characters, suits and players are called, as messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CHARACTERS, PARCELS, SUITS
from carsonne.locales import Argument, Message, called, message


def person(id: str) -> Message:
    """Name a character."""
    return message(f"cards-person-{_dashed(id)}")


def power(id: str) -> Message:
    """Say what a character does."""
    return message(f"cards-power-{_dashed(id)}")


def element(id: str) -> Message:
    """Name what a parcel shows."""
    return message(f"cards-element-{_dashed(id)}")


def suit(id: str) -> Message:
    """Name a suit."""
    return message(f"cards-suit-{id}")


def line(id: str) -> Message:
    """Name a line of the score pad."""
    return message(f"cards-line-{id}")


def _dashed(id: str) -> str:
    return id.replace("_", "-")


def things(id: str, count: int) -> Message:
    """Count things of one kind: "3 houses"."""
    return message("cards-things", thing=element(id), count=count)


def shown(ids: Sequence[str]) -> list[Message]:
    """List what some parcels show, each kind once: "a saloon and 2 houses"."""
    return [message("cards-things-shown", thing=element(id), count=count) for id, count in Counter(ids).items()]


def the_card(s: Position, card: int) -> Message:
    """Name a character; describe a terrain card by what it shows: "the card with a saloon and 2 houses"."""
    if card >= codes.TERRAIN:
        return message("cards-the-person", person=person(CHARACTERS[card - codes.TERRAIN]))
    quarters = s.parcels[card * codes.QUARTERS : (card + 1) * codes.QUARTERS]
    found = shown([PARCELS[parcel] for parcel in quarters if parcel != codes.EMPTY])
    return message("cards-the-card", things=found) if found else message("cards-the-empty-card")


def player_name(s: Position, player: int, names: Sequence[str]) -> Argument:
    """Name a player; a virtual one is known by its suit."""
    if player < s.seats:
        return called(player, names)
    return message("cards-virtual-name", suit=suit(SUITS[s.suit[player]]))
