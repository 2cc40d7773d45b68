"""Statistics and highlights of the Card Game: characters, first cards, first bids, changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from carsonne.games.carson_city_cards.faces.event_types import BidShown, CardsEvent, Chosen, Taken
from carsonne.games.carson_city_cards.knowledge import words
from carsonne.games.carson_city_cards.knowledge.survey_types import Breakdown
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import ERAS, LINE_IDS, Character
from carsonne.kernel.capabilities import Fact
from carsonne.locales import Message, message, spoken

TOPICS = {topic: message(f"cards-topic-{topic}") for topic in ("character", "first_card", "first_bid")}
CHARACTERS = set(get_args(Character))

QUIET = {"asked", "declined", "bid_chosen", "order", "back", "laid_out", "round", "era"}
"""Events that change nothing in a city or a hand: questions, refusals, and the steps of a round."""


def changes(events: Sequence[CardsEvent]) -> list[CardsEvent]:
    """Return the events that changed something in a city, a hand or the market."""
    return [event for event in events if event.type not in QUIET]


def facts(events: Sequence[CardsEvent]) -> list[Fact]:
    """Return the characters that each player took or was brought, and what each player began with."""
    taken = [event for event in events if isinstance(event, Taken)]
    first = {event.seat: event.card if event.card in CHARACTERS else "terrain" for event in reversed(taken)}
    bids = {event.seat: event.value for event in reversed(events) if isinstance(event, BidShown)}
    found = [Fact("character", event.card, event.seat) for event in taken if event.card in CHARACTERS]
    found += [
        Fact("character", event.character, event.seat)
        for event in events
        if isinstance(event, Chosen) and event.character is not None
    ]
    found += [Fact("first_card", card, seat) for seat, card in sorted(first.items())]
    return found + [Fact("first_bid", str(value), seat) for seat, value in sorted(bids.items())]


def named(topic: str, what: str) -> Message:
    """Name a character or the other cards, a line of the score pad, or a bid."""
    if topic == "points":
        return words.line(LINE_IDS[Breakdown.__struct_fields__.index(what)])
    if topic == "first_bid":
        return spoken(what)
    return words.person(what) if what in CHARACTERS else message("cards-topic-terrain")


def chapter(s: Position) -> str:
    """Name the era and the round in it."""
    return f"{ERAS[s.era]}.{min(s.round + 1, codes.ERA_ROUNDS)}"
