"""Translates between moves as people write them and moves as numbers."""

from __future__ import annotations

from msgspec import UNSET

from carsonne.games.carson_city_cards.faces.move_types import (
    AnyMove,
    BackDraw,
    BidDraw,
    BidMove,
    CharacterDraw,
    ChooseMove,
    DeclineMove,
    DoneMove,
    Move,
    PlaceMove,
    SellMove,
    SetAsideMove,
    SuitDraw,
    SuitMove,
    TakeMove,
    TerrainDraw,
    UseMove,
)
from carsonne.games.carson_city_cards.rules.codes import (
    BID_MOVE,
    CHOOSE_MOVE,
    DECLINE_MOVE,
    DONE_MOVE,
    DRAW_BACK,
    DRAW_BID,
    DRAW_CHARACTER,
    DRAW_SUIT,
    DRAW_TERRAIN,
    HIGHEST_BID,
    NO_CARD,
    NO_CHOICE_MOVE,
    PLACE_MOVE,
    SELL_MOVE,
    SET_ASIDE_MOVE,
    SIDE,
    SUIT_MOVE,
    TAKE_MOVE,
    USE_MOVE,
)
from carsonne.games.carson_city_cards.rules.placing import col_of, place_move, row_of
from carsonne.games.carson_city_cards.rules.words import BACKS, CARDS, CHARACTERS, SUITS, TERRAINS
from carsonne.kernel.errors import BadMove

NO_MOVE = -1
"""A written move that is well formed but never legal."""


# From numbers


def written(move: int, turn: int, holding: int) -> AnyMove:
    """A move in words; `turn` is the player whose card is drawn, `holding` the card being placed."""
    return _written_draw(move, turn) if move >= DRAW_TERRAIN else written_by_seat(move, holding)


def written_by_seat(move: int, holding: int) -> Move:
    """The move of a seat in words."""
    if move >= SELL_MOVE:
        return SellMove(TERRAINS[move - SELL_MOVE])
    if move >= PLACE_MOVE:
        return PlaceMove(card=TERRAINS[holding], row=row_of(move), col=col_of(move))
    if move >= TAKE_MOVE:
        return TakeMove(CARDS[move - TAKE_MOVE])
    if move >= CHOOSE_MOVE:
        return ChooseMove(CHARACTERS[move - CHOOSE_MOVE])
    if move >= DECLINE_MOVE:
        return DeclineMove(CHARACTERS[move - DECLINE_MOVE])
    if move >= USE_MOVE:
        return UseMove(CHARACTERS[move - USE_MOVE])
    if move >= BID_MOVE:
        return BidMove(move - BID_MOVE)
    return _small(move, holding)


def _small(move: int, holding: int) -> Move:
    if move == DONE_MOVE:
        return DoneMove()
    if move == SET_ASIDE_MOVE:
        return SetAsideMove(TERRAINS[holding])
    return ChooseMove(None) if move == NO_CHOICE_MOVE else SuitMove(SUITS[move - SUIT_MOVE])


def _written_draw(move: int, turn: int) -> AnyMove:
    if move >= DRAW_SUIT:
        return SuitDraw(player=turn, suit=SUITS[move - DRAW_SUIT])
    if move >= DRAW_BID:
        return BidDraw(player=turn, value=move - DRAW_BID)
    if move >= DRAW_BACK:
        return BackDraw(BACKS[move - DRAW_BACK])
    if move >= DRAW_CHARACTER:
        return CharacterDraw(CHARACTERS[move - DRAW_CHARACTER])
    return TerrainDraw(TERRAINS[move - DRAW_TERRAIN])


# To numbers


def number_of(move: AnyMove, turn: int, holding: int) -> int:
    """The number of a move; raises BadMove if there is no such bid card."""
    match move:
        case PlaceMove():
            return _place(move, holding)
        case SetAsideMove():
            return SET_ASIDE_MOVE if move.card in (UNSET, _name(holding)) else NO_MOVE
        case DoneMove():
            return DONE_MOVE
        case BidMove():
            return BID_MOVE + _bid_card(move.value)
        case ChooseMove():
            return NO_CHOICE_MOVE if move.character is None else CHOOSE_MOVE + CHARACTERS.index(move.character)
        case UseMove():
            return USE_MOVE + CHARACTERS.index(move.character)
        case DeclineMove():
            return DECLINE_MOVE + CHARACTERS.index(move.character)
        case TakeMove():
            return TAKE_MOVE + CARDS.index(move.card)
        case SellMove():
            return SELL_MOVE + TERRAINS.index(move.card)
        case SuitMove():
            return SUIT_MOVE + SUITS.index(move.suit)
    return _number_of_draw(move, turn)


def _number_of_draw(move: SuitDraw | BackDraw | CharacterDraw | TerrainDraw | BidDraw, turn: int) -> int:
    match move:
        case TerrainDraw():
            return DRAW_TERRAIN + TERRAINS.index(move.card)
        case CharacterDraw():
            return DRAW_CHARACTER + CHARACTERS.index(move.character)
        case BackDraw():
            return DRAW_BACK + BACKS.index(move.back)
        case BidDraw():
            return DRAW_BID + _bid_card(move.value) if move.player in (UNSET, turn) else NO_MOVE
    return DRAW_SUIT + SUITS.index(move.suit) if move.player in (UNSET, turn) else NO_MOVE


def _name(card: int) -> str | None:
    """The name of the card being placed, if there is one."""
    return None if card == NO_CARD else TERRAINS[card]


def _place(move: PlaceMove, holding: int) -> int:
    if holding == NO_CARD or move.card not in (UNSET, _name(holding)):
        return NO_MOVE
    if not (-SIDE <= move.row < SIDE and -SIDE <= move.col < SIDE):
        return NO_MOVE
    return place_move(move.row, move.col)


def _bid_card(value: int) -> int:
    if not 1 <= value <= HIGHEST_BID:
        raise BadMove(f"Bid cards run from 1 to {HIGHEST_BID}.")
    return value
