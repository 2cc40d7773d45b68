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
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.placing import col_of, place_move, row_of
from carsonne.games.carson_city_cards.rules.words import BACKS, CARDS, CHARACTERS, SUITS, TERRAINS
from carsonne.kernel.errors import BadMove
from carsonne.locales import message

NO_MOVE = -1
"""A written move that is well formed but never legal."""


# From numbers


def written(move: int, turn: int, holding: int) -> AnyMove:
    """Write a move; `turn` is the player whose card is drawn, `holding` the card being placed."""
    return _written_draw(move, turn) if move >= codes.DRAW_TERRAIN else written_by_seat(move, holding)


def written_by_seat(move: int, holding: int) -> Move:
    """Write a seat's move."""
    if move >= codes.SELL_MOVE:
        return SellMove(TERRAINS[move - codes.SELL_MOVE])
    if move >= codes.PLACE_MOVE:
        return PlaceMove(card=TERRAINS[holding], row=row_of(move), col=col_of(move))
    if move >= codes.TAKE_MOVE:
        return TakeMove(CARDS[move - codes.TAKE_MOVE])
    if move >= codes.CHOOSE_MOVE:
        return ChooseMove(CHARACTERS[move - codes.CHOOSE_MOVE])
    if move >= codes.DECLINE_MOVE:
        return DeclineMove(CHARACTERS[move - codes.DECLINE_MOVE])
    if move >= codes.USE_MOVE:
        return UseMove(CHARACTERS[move - codes.USE_MOVE])
    if move >= codes.BID_MOVE:
        return BidMove(move - codes.BID_MOVE)
    return _small(move, holding)


def _small(move: int, holding: int) -> Move:
    if move == codes.DONE_MOVE:
        return DoneMove()
    if move == codes.SET_ASIDE_MOVE:
        return SetAsideMove(TERRAINS[holding])
    return ChooseMove(None) if move == codes.NO_CHOICE_MOVE else SuitMove(SUITS[move - codes.SUIT_MOVE])


def _written_draw(move: int, turn: int) -> AnyMove:
    if move >= codes.DRAW_SUIT:
        return SuitDraw(player=turn, suit=SUITS[move - codes.DRAW_SUIT])
    if move >= codes.DRAW_BID:
        return BidDraw(player=turn, value=move - codes.DRAW_BID)
    if move >= codes.DRAW_BACK:
        return BackDraw(BACKS[move - codes.DRAW_BACK])
    if move >= codes.DRAW_CHARACTER:
        return CharacterDraw(CHARACTERS[move - codes.DRAW_CHARACTER])
    return TerrainDraw(TERRAINS[move - codes.DRAW_TERRAIN])


# To numbers


def number_of(move: AnyMove, turn: int, holding: int) -> int:
    """Return the number of a move; raises BadMove if there is no such bid card."""
    match move:
        case PlaceMove():
            return _place(move, holding)
        case SetAsideMove():
            return codes.SET_ASIDE_MOVE if move.card in (UNSET, _name(holding)) else NO_MOVE
        case DoneMove():
            return codes.DONE_MOVE
        case BidMove():
            return codes.BID_MOVE + _bid_card(move.value)
        case ChooseMove():
            return (
                codes.NO_CHOICE_MOVE if move.character is None else codes.CHOOSE_MOVE + CHARACTERS.index(move.character)
            )
        case UseMove():
            return codes.USE_MOVE + CHARACTERS.index(move.character)
        case DeclineMove():
            return codes.DECLINE_MOVE + CHARACTERS.index(move.character)
        case TakeMove():
            return codes.TAKE_MOVE + CARDS.index(move.card)
        case SellMove():
            return codes.SELL_MOVE + TERRAINS.index(move.card)
        case SuitMove():
            return codes.SUIT_MOVE + SUITS.index(move.suit)
    return _number_of_draw(move, turn)


def _number_of_draw(move: SuitDraw | BackDraw | CharacterDraw | TerrainDraw | BidDraw, turn: int) -> int:
    match move:
        case TerrainDraw():
            return codes.DRAW_TERRAIN + TERRAINS.index(move.card)
        case CharacterDraw():
            return codes.DRAW_CHARACTER + CHARACTERS.index(move.character)
        case BackDraw():
            return codes.DRAW_BACK + BACKS.index(move.back)
        case BidDraw():
            return codes.DRAW_BID + _bid_card(move.value) if move.player in (UNSET, turn) else NO_MOVE
    return codes.DRAW_SUIT + SUITS.index(move.suit) if move.player in (UNSET, turn) else NO_MOVE


def _name(card: int) -> str | None:
    """Return the name of the card being placed, if there is one."""
    return None if card == codes.NO_CARD else TERRAINS[card]


def _place(move: PlaceMove, holding: int) -> int:
    if holding == codes.NO_CARD or move.card not in (UNSET, _name(holding)):
        return NO_MOVE
    if not (-codes.SIDE <= move.row < codes.SIDE and -codes.SIDE <= move.col < codes.SIDE):
        return NO_MOVE
    return place_move(move.row, move.col)


def _bid_card(value: int) -> int:
    if not 1 <= value <= codes.HIGHEST_BID:
        raise BadMove(message("cards-bad-bid", most=codes.HIGHEST_BID))
    return value
