"""Moves as actions."""

from __future__ import annotations

from carsonne.games.carson_city.learning.scheme import (
    AMOUNTS,
    BACK_ACTION,
    BUILD_ACTION,
    BUY_ACTION,
    CLAIM_ACTION,
    DOUBLE_ACTION,
    FIGHT_ACTION,
    HIRE_ACTION,
    HOUSE_ACTION,
    PICK_ACTION,
    PLACE_ACTION,
    POINTS_ACTION,
    ROAD_ACTION,
    SHIFT_ACTION,
    SPEND_ACTION,
    TAKE_ACTION,
    TILE_ACTION,
    WHITE_ACTION,
    WHITE_BACK_ACTION,
    WHITE_SHIFT_ACTION,
    WORD_ACTION,
)
from carsonne.games.carson_city.rules.codes import (
    BACK_MOVE,
    BUILD_MOVE,
    BUY_MOVE,
    CLAIM_MOVE,
    DOUBLE_MOVE,
    FIGHT_MOVE,
    HIRE_MOVE,
    HOUSE_MOVE,
    PARCELS,
    PASS_MOVE,
    PICK_MOVE,
    PLACE_MOVE,
    POINTS_MOVE,
    ROAD_MOVE,
    SHIFT_MOVE,
    SPEND_MOVE,
    TAKE_MOVE,
    TARGET_ROOM,
    TARGETS,
    TILE_MOVE,
    WHITE_BACK_MOVE,
    WHITE_MOVE,
    WHITE_SHIFT_MOVE,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.round_end import excess


def action_of(s: Position, seat: int, move: int) -> int:
    """The action that stands for a move, or -1 for an amount that none can name."""
    if move >= SHIFT_MOVE:
        return shift_of(move)
    if move >= POINTS_MOVE:
        return amount_of(s, seat, move)
    if move >= BUILD_MOVE:
        return BUILD_ACTION + move - BUILD_MOVE - PARCELS  # kinds are counted from 1
    if move >= ROAD_MOVE:
        return ROAD_ACTION + move - ROAD_MOVE
    if move >= PLACE_MOVE:
        return cowboy_of(move)
    if move >= CLAIM_MOVE:
        return parcel_of(move)
    return small_of(move)


def shift_of(move: int) -> int:
    """Moving a cowboy from target to target."""
    if move >= WHITE_SHIFT_MOVE:
        return WHITE_SHIFT_ACTION + (move - WHITE_SHIFT_MOVE) % TARGET_ROOM
    code = move - SHIFT_MOVE
    return SHIFT_ACTION + code // TARGET_ROOM * TARGETS + code % TARGET_ROOM


def amount_of(s: Position, seat: int, move: int) -> int:
    """Points to buy; dollars to spend, counted from what must be spent."""
    if move >= SPEND_MOVE:
        more = move - SPEND_MOVE - excess(s, seat)
        return SPEND_ACTION + more if more < AMOUNTS else -1
    points = move - POINTS_MOVE
    return POINTS_ACTION + points if points < AMOUNTS else -1


def cowboy_of(move: int) -> int:
    """Placing a cowboy or taking it back."""
    if move >= WHITE_BACK_MOVE:
        return WHITE_BACK_ACTION
    if move >= BACK_MOVE:
        return BACK_ACTION + move - BACK_MOVE
    if move >= WHITE_MOVE:
        return WHITE_ACTION + move - WHITE_MOVE
    return PLACE_ACTION + move - PLACE_MOVE


def parcel_of(move: int) -> int:
    """A parcel to claim, to buy, for a house or for a duel."""
    if move >= FIGHT_MOVE:
        return FIGHT_ACTION + move - FIGHT_MOVE
    if move >= HOUSE_MOVE:
        return HOUSE_ACTION + move - HOUSE_MOVE
    if move >= BUY_MOVE:
        return BUY_ACTION + move - BUY_MOVE
    return CLAIM_ACTION + move - CLAIM_MOVE


def small_of(move: int) -> int:
    """A word, a character, a number or a kind of building."""
    if move >= TILE_MOVE:
        return TILE_ACTION + move - TILE_MOVE
    if move >= DOUBLE_MOVE:
        return DOUBLE_ACTION + move - DOUBLE_MOVE - 1
    if move >= TAKE_MOVE:
        return TAKE_ACTION + move - TAKE_MOVE
    if move >= HIRE_MOVE:
        return HIRE_ACTION + move - HIRE_MOVE
    if move >= PICK_MOVE:
        return PICK_ACTION + move - PICK_MOVE
    return WORD_ACTION + move - PASS_MOVE
