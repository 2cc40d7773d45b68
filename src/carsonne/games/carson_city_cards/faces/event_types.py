"""The events of the Card Game. `seat` is a player; numbers beyond the seats are virtual players."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city_cards.knowledge.survey_types import PadLine
from carsonne.games.carson_city_cards.rules.words import Back, Card, Character, Era, Suit, TerrainId
from carsonne.kernel.data import Event, Undone


class SuitTaken(Event, tag="suit"):
    """A player has a suit."""

    seat: int
    suit: Suit


class BackShown(Event, tag="back"):
    """This back lies on top of the pile of characters."""

    back: Back


class CharacterLaidOut(Event, tag="character"):
    """A character came into the market."""

    character: Character


class Skull(Event, tag="skull"):
    """A skull: the character went under the pile."""

    character: Character
    back: Back


class LaidOut(Event, tag="laid_out"):
    """A terrain card came into the market."""

    card: TerrainId
    position: int
    """Its place in the market."""


class Asked(Event, tag="asked"):
    """A player was asked whether to use a character."""

    seat: int
    character: Character


class Used(Event, tag="used"):
    """A player used a character."""

    seat: int
    character: Character
    bonus: int | UnsetType = UNSET
    """What it adds to the bid."""


class Declined(Event, tag="declined"):
    """A player did not use a character."""

    seat: int
    character: Character


class BidChosen(Event, tag="bid_chosen"):
    """A player chose a bid, face down."""

    seat: int


class BidShown(Event, tag="bid"):
    """A bid was turned over."""

    seat: int
    value: int
    bonus: int


class BidVoid(Event, tag="bid_void"):
    """A bid counted for nothing: the Lawyer had taken already."""

    seat: int
    value: int


class Order(Event, tag="order"):
    """Who takes when, with the values of the bids."""

    order: list[int]
    values: list[int]


class Taken(Event, tag="taken"):
    """A player took a card of the market."""

    seat: int
    card: Card


class Placed(Event, tag="placed"):
    """A card was laid in a city."""

    seat: int
    card: TerrainId
    row: int
    col: int


class SetAside(Event, tag="set_aside"):
    """A card had no place."""

    seat: int
    card: Card


class Sold(Event, tag="sold"):
    """A player sold a card of the city."""

    seat: int
    card: TerrainId
    sales: int
    """How many the player has sold now."""
    points: int


class Removed(Event, tag="removed"):
    """A card left the game."""

    card: Card


class RoundBegan(Event, tag="round"):
    """A round began."""

    era: Era
    round: int


class EraBegan(Event, tag="era"):
    """An era began."""

    era: Era


class Chosen(Event, tag="chosen"):
    """The Paperboy brought a character, or nobody."""

    seat: int
    character: Character | None


class Scored(Event, tag="scored"):
    """The score pad of a player at the end."""

    seat: int
    points: int
    lines: list[PadLine]


class Ended(Event, tag="ended"):
    """The game is over; scores are those of all players."""

    scores: list[int]
    winners: list[int]


CardsEvent: TypeAlias = (
    SuitTaken
    | BackShown
    | CharacterLaidOut
    | Skull
    | LaidOut
    | Asked
    | Used
    | Declined
    | BidChosen
    | BidShown
    | BidVoid
    | Order
    | Taken
    | Placed
    | SetAside
    | Sold
    | Removed
    | RoundBegan
    | EraBegan
    | Chosen
    | Scored
    | Ended
    | Undone
)
