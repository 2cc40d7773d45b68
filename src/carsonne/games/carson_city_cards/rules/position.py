"""The fields of a position of the Card Game, and nothing else."""

from __future__ import annotations

from typing import Annotated

from carsonne.games.carson_city_cards.rules import codes
from carsonne.kernel.fields import Array, Fields, Row, fields
from carsonne.kernel.state import State


class Layout(Fields):
    """What a position is made of."""

    __slots__ = ()

    # The course of the game
    players: int  # real and virtual ones; the real ones are the seats
    suit_mode: int  # how suits are given
    lawyer_with_worker: int  # whether one player may use both in a round (R10)
    outlaws_cover: int  # whether, with law, Outlaws may cover Outlaws (R21)
    phase: int
    turn: int  # the seat that is asked, or the virtual player whose card is drawn
    era: int
    round: int  # 0 to 8 in each era
    stage: int  # of the round
    question: int  # the place in QUESTION_ORDER that has been reached (CC38)
    takes: int  # cards that the seat may still take in this turn
    holding: int  # the card taken and not yet placed
    sideways: int  # characters turned sideways, as bits
    lawyer: int  # who has used the Lawyer this round
    worker: int  # who has used the Chinese Worker
    last_sale_offered: int

    # The pile of characters
    back: int  # the back on top
    drawn: int  # the character of the round while skulls are being resolved
    drawn_back: int
    known_top: int  # whether the top of the pile is a card that a skull had put under it
    unseen_backs: int
    back_seen: Annotated[Array, Row(codes.CHARACTERS, "u8")]
    under_count: int
    under_face: Annotated[Array, Row(codes.CHARACTERS, "u8", until="under_count")]  # uppermost first
    under_back: Annotated[Array, Row(codes.CHARACTERS, "u8", until="under_count")]

    # The market, from the piles on
    market_size: int
    market: Annotated[Array, Row(codes.MARKET, "u8")]

    # The players
    level: Annotated[Array, Row(codes.MAX_PLAYERS)]
    suit: Annotated[Array, Row(codes.MAX_PLAYERS)]
    hand: Annotated[Array, Row(codes.MAX_PLAYERS)]  # bid cards left, as bits
    bid: Annotated[Array, Row(codes.MAX_PLAYERS)]
    bonus: Annotated[Array, Row(codes.MAX_PLAYERS)]
    sold: Annotated[Array, Row(codes.MAX_PLAYERS)]
    order_count: int
    order_next: int  # how many of them have begun to take
    order: Annotated[Array, Row(codes.MAX_PLAYERS)]

    # Where every card is
    card_at: Annotated[Array, Row(codes.ALL_CARDS, "u8")]

    # The cities: a frame around each (the highest row below the lowest while there is none), the cards in the order
    # in which they were laid, and the parcels that are seen from above
    low_row: Annotated[Array, Row(codes.MAX_PLAYERS)]
    high_row: Annotated[Array, Row(codes.MAX_PLAYERS)]
    low_col: Annotated[Array, Row(codes.MAX_PLAYERS)]
    high_col: Annotated[Array, Row(codes.MAX_PLAYERS)]
    laid_count: Annotated[Array, Row(codes.MAX_PLAYERS)]
    laid_card: Annotated[Array, Row(codes.ALL_LAID, "u8")]
    laid_row: Annotated[Array, Row(codes.ALL_LAID, "i8")]
    laid_col: Annotated[Array, Row(codes.ALL_LAID, "i8")]
    top: Annotated[Array, Row(codes.ALL_CELLS, "u8")]
    near: Annotated[Array, Row(codes.ALL_CELLS, "u8", derived=True)]  # 1 for parcels and the places at their sides

    # The deck that is played with
    parcels: Annotated[Array, Row(codes.ALL_QUARTERS, "u8")]
    attraction: Annotated[Array, Row(codes.ALL_CARDS, "u8")]
    ranks: Annotated[Array, Row(codes.ALL_RANKS, "u8")]
    skulls: Annotated[Array, Row(codes.CHARACTERS, "u8")]


class Position(State, Layout):
    """A position of the Card Game."""

    FIELDS = fields(Layout)
