"""The moves of the Card Game as people write them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from carsonne.games.carson_city_cards.rules.words import Back, Card, Character, Suit, TerrainId
from carsonne.kernel.data import WrittenMove


class SuitMove(WrittenMove, tag="suit"):
    """Choose your suit."""

    suit: Suit


class BidMove(WrittenMove, tag="bid"):
    """Choose a bid card."""

    value: int


class UseMove(WrittenMove, tag="use"):
    """Use a character."""

    character: Character


class DeclineMove(WrittenMove, tag="decline"):
    """Do not use a character now."""

    character: Character


class TakeMove(WrittenMove, tag="take"):
    """Take a card of the market."""

    card: Card


class PlaceMove(WrittenMove, tag="place", kw_only=True):
    """Lay the card in hand; row and column are those of its upper left quarter."""

    card: TerrainId | UnsetType = UNSET
    """It can only be the card in hand, so it need not be said."""
    row: int
    col: int


class SetAsideMove(WrittenMove, tag="set_aside"):
    """Set the card in hand aside because it fits nowhere."""

    card: TerrainId | UnsetType = UNSET


class SellMove(WrittenMove, tag="sell"):
    """Sell a card from your city."""

    card: TerrainId


class DoneMove(WrittenMove, tag="done"):
    """End your turn."""


class ChooseMove(WrittenMove, tag="choose"):
    """Choose the character that the Paperboy brings, or nobody."""

    character: Character | None


class SuitDraw(WrittenMove, tag="draw_suit", kw_only=True):
    """CHANCE deals a suit."""

    player: int | UnsetType = UNSET
    suit: Suit


class BackDraw(WrittenMove, tag="draw_back"):
    """CHANCE decides which back lies on top of the pile of characters."""

    back: Back


class CharacterDraw(WrittenMove, tag="draw_character"):
    """CHANCE draws a character."""

    character: Character


class TerrainDraw(WrittenMove, tag="draw_terrain"):
    """CHANCE draws a terrain card."""

    card: TerrainId


class BidDraw(WrittenMove, tag="draw_bid", kw_only=True):
    """CHANCE draws the bid of a virtual player."""

    player: int | UnsetType = UNSET
    value: int


Move: TypeAlias = (
    SuitMove | BidMove | UseMove | DeclineMove | TakeMove | PlaceMove | SetAsideMove | SellMove | DoneMove | ChooseMove
)
AnyMove: TypeAlias = Move | SuitDraw | BackDraw | CharacterDraw | TerrainDraw | BidDraw
"""The moves of seats and of CHANCE."""
