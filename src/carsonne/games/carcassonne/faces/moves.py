"""Translates between moves as people write them and moves as numbers."""

from __future__ import annotations

from msgspec import UNSET

from carsonne.games.carcassonne.faces.move_types import (
    AnyMove,
    ClaimMove,
    DiscardMove,
    Move,
    PlaceMove,
    SkipMove,
    TileDraw,
)
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.placing import kind_in, move_of, spot_in, turn_in
from carsonne.games.carcassonne.rules.plane import spot_at, x_of, y_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import KINDS, PLACES
from carsonne.kernel.errors import BadMove
from carsonne.locales import message

NO_MOVE = -1
"""A written move that is well formed but never legal, such as a tile laid beyond the reach of 72 tiles."""


def written(s: Position, move: int) -> Move:
    """Write a seat's move. When seats have hands, a placement names the tile."""
    if move >= codes.PLACE_MOVE:
        tile = KINDS[kind_in(move)] if s.hand_size > codes.NO_HAND else UNSET
        return PlaceMove(x_of(spot_in(move)), y_of(spot_in(move)), turn_in(move), tile)
    if move >= codes.DISCARD_MOVE:
        return DiscardMove(KINDS[move - codes.DISCARD_MOVE])
    if move >= codes.CLAIM_MOVE:
        return ClaimMove(PLACES[move - codes.CLAIM_MOVE])
    return SkipMove()


def written_draw(s: Position, move: int) -> TileDraw:
    """Write a draw by CHANCE. When seats have hands, it names the one seat that may see the tile."""
    return TileDraw(KINDS[move - codes.DRAW_MOVE], s.turn if s.hand_size > codes.NO_HAND else UNSET)


def number_of(s: Position, move: AnyMove) -> int:
    """Return the number of a written move."""
    match move:
        case PlaceMove():
            return _placement(s, move)
        case ClaimMove():
            return codes.CLAIM_MOVE + PLACES.index(move.place)
        case SkipMove():
            return codes.SKIP_MOVE
        case DiscardMove():
            return codes.DISCARD_MOVE + KIND_OF[move.tile]
        case TileDraw():
            return _draw(s, move)


def _placement(s: Position, move: PlaceMove) -> int:
    kind = _drawn(s) if move.tile is UNSET else KIND_OF[move.tile]
    if kind == codes.NO_TILE or max(abs(move.x), abs(move.y)) > codes.REACH or not 0 <= move.turn <= 3:
        return NO_MOVE
    return move_of(kind, spot_at(move.x, move.y), move.turn)


def _drawn(s: Position) -> int:
    """Return the tile to lay when the move names none, or NO_TILE."""
    if s.hand_size > codes.NO_HAND:
        raise BadMove(message("ca-bad-move-tile", move="'place'", field="'tile'"))
    return s.drawn


def _draw(s: Position, move: TileDraw) -> int:
    if move.tile is UNSET:
        raise BadMove(message("error-move-must-say", move="'draw'", field="'tile'"))
    to = s.turn if s.hand_size > codes.NO_HAND else UNSET
    return codes.DRAW_MOVE + KIND_OF[move.tile] if move.to in (to, UNSET) else NO_MOVE
