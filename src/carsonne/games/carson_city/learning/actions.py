"""Moves as actions."""

from __future__ import annotations

from carsonne.games.carson_city.learning import scheme
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.round_end import excess


def action_of(s: Position, seat: int, move: int) -> int:
    """Return the action for a move, or -1 for an amount beyond the last action."""
    if move >= codes.SHIFT_MOVE:
        return shift_of(move)
    if move >= codes.POINTS_MOVE:
        return amount_of(s, seat, move)
    if move >= codes.BUILD_MOVE:
        return scheme.BUILD_ACTION + move - codes.BUILD_MOVE - codes.PARCELS  # kinds are counted from 1
    if move >= codes.ROAD_MOVE:
        return scheme.ROAD_ACTION + move - codes.ROAD_MOVE
    if move >= codes.PLACE_MOVE:
        return cowboy_of(move)
    if move >= codes.CLAIM_MOVE:
        return parcel_of(move)
    return small_of(move)


def shift_of(move: int) -> int:
    """Return the action for moving a cowboy from target to target."""
    if move >= codes.WHITE_SHIFT_MOVE:
        return scheme.WHITE_SHIFT_ACTION + (move - codes.WHITE_SHIFT_MOVE) % codes.TARGET_ROOM
    code = move - codes.SHIFT_MOVE
    return scheme.SHIFT_ACTION + code // codes.TARGET_ROOM * codes.TARGETS + code % codes.TARGET_ROOM


def amount_of(s: Position, seat: int, move: int) -> int:
    """Return the action for points to buy, or for dollars to spend beyond what must be spent."""
    if move >= codes.SPEND_MOVE:
        more = move - codes.SPEND_MOVE - excess(s, seat)
        return scheme.SPEND_ACTION + more if more < scheme.AMOUNTS else -1
    points = move - codes.POINTS_MOVE
    return scheme.POINTS_ACTION + points if points < scheme.AMOUNTS else -1


def cowboy_of(move: int) -> int:
    """Return the action for placing a cowboy or taking it back."""
    if move >= codes.WHITE_BACK_MOVE:
        return scheme.WHITE_BACK_ACTION
    if move >= codes.BACK_MOVE:
        return scheme.BACK_ACTION + move - codes.BACK_MOVE
    if move >= codes.WHITE_MOVE:
        return scheme.WHITE_ACTION + move - codes.WHITE_MOVE
    return scheme.PLACE_ACTION + move - codes.PLACE_MOVE


def parcel_of(move: int) -> int:
    """Return the action for a parcel: to claim, to buy, for a house or for a duel."""
    if move >= codes.FIGHT_MOVE:
        return scheme.FIGHT_ACTION + move - codes.FIGHT_MOVE
    if move >= codes.HOUSE_MOVE:
        return scheme.HOUSE_ACTION + move - codes.HOUSE_MOVE
    if move >= codes.BUY_MOVE:
        return scheme.BUY_ACTION + move - codes.BUY_MOVE
    return scheme.CLAIM_ACTION + move - codes.CLAIM_MOVE


def small_of(move: int) -> int:
    """Return the action for a word, a character, a number or a kind of building."""
    if move >= codes.TILE_MOVE:
        return scheme.TILE_ACTION + move - codes.TILE_MOVE
    if move >= codes.DOUBLE_MOVE:
        return scheme.DOUBLE_ACTION + move - codes.DOUBLE_MOVE - 1
    if move >= codes.TAKE_MOVE:
        return scheme.TAKE_ACTION + move - codes.TAKE_MOVE
    if move >= codes.HIRE_MOVE:
        return scheme.HIRE_ACTION + move - codes.HIRE_MOVE
    if move >= codes.PICK_MOVE:
        return scheme.PICK_ACTION + move - codes.PICK_MOVE
    return scheme.WORD_ACTION + move - codes.PASS_MOVE
