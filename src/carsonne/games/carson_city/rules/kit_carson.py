"""Placing with Kit Carson: all at once, with changes of mind, until everybody has locked in (CB136 to CB138)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import cowboys, placing
from carsonne.games.carson_city.rules.codes import (
    ASK_PLACE,
    BACK_MOVE,
    LOCK_MOVE,
    MAX_OPERATIONS,
    RUN,
    SHIFT_MOVE,
    TARGET_ROOM,
    TARGETS,
    TOLD_MOVED,
    TOLD_TAKEN_BACK,
    WHITE_BACK_MOVE,
    WHITE_SHIFT_MOVE,
)
from carsonne.games.carson_city.rules.players import give_pass
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def unlocked(s: Position) -> int:
    """The seats that may still change their cowboys (CB137)."""
    bits = (1 << s.seats) - 1
    for i in range(s.passed):
        bits &= ~(1 << s.passing[i])
    return bits


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Lock, place, take back and move (CB136 to CB138); only lock once the operations are used up (R20)."""
    if s.operations[seat] >= MAX_OPERATIONS:
        out.at[0] = LOCK_MOVE
        return 1
    n = placing.legal_into(s, seat, out)
    for target in range(TARGETS):
        if has_coloured(s, seat, target):
            out.at[n] = BACK_MOVE + target
            n = shifts_into(s, seat, target, n + 1, out)
    if s.sheriff == seat and s.white_at < TARGETS:
        out.at[n] = WHITE_BACK_MOVE + s.white_at
        n = white_shifts_into(s, seat, n + 1, out)
    return n


def has_coloured(s: Position, seat: int, target: int) -> bool:
    """Whether the player has a coloured cowboy there."""
    if not s.stand[target] >> seat & 1:
        return False
    if not cowboys.has_duels(target):
        return s.crowd[cowboys.crowd_at(target) + seat] > 0
    return not (s.white_at == target and s.sheriff == seat)


def shifts_into(s: Position, seat: int, start: int, n: int, out: Buffer) -> int:
    """Where a cowboy that stands on the board may go instead."""
    for target in range(TARGETS):
        if target != start and cowboys.may_place(s, seat, target):
            out.at[n] = SHIFT_MOVE + start * TARGET_ROOM + target
            n += 1
    return n


def white_shifts_into(s: Position, seat: int, n: int, out: Buffer) -> int:
    """The same for the white cowboy."""
    for target in range(TARGETS):
        if target != s.white_at and cowboys.may_place_white(s, seat, target):
            out.at[n] = WHITE_SHIFT_MOVE + s.white_at * TARGET_ROOM + target
            n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """One operation. After the first player's first, all join in; when all have locked, the rules go on."""
    s.operations[seat] += 1
    if move == LOCK_MOVE:
        give_pass(s, seat, 0)
    elif move >= SHIFT_MOVE:
        shift(s, seat, move)
    elif move >= BACK_MOVE:
        take_back(s, seat, move)
    else:
        placing.place(s, seat, move)
    if s.phase == ASK_PLACE or s.passed == s.seats:
        s.phase = RUN


# Operations


def take_back(s: Position, seat: int, move: int) -> None:
    """Back to the personal reserve."""
    if move >= WHITE_BACK_MOVE:
        s.tell(TOLD_TAKEN_BACK, seat, s.white_at, 1)
        cowboys.lift_white(s, seat)
    else:
        s.tell(TOLD_TAKEN_BACK, seat, move - BACK_MOVE)
        cowboys.lift(s, seat, move - BACK_MOVE)
        s.cowboys[seat] += 1


def shift(s: Position, seat: int, move: int) -> None:
    """From one target to another in one go."""
    white = move >= WHITE_SHIFT_MOVE
    code = move - WHITE_SHIFT_MOVE if white else move - SHIFT_MOVE
    start = code // TARGET_ROOM
    target = code % TARGET_ROOM
    s.tell(TOLD_MOVED, seat, start, target, white)
    if white:
        cowboys.lift_white(s, seat)
        cowboys.put_white(s, seat, target)
    else:
        cowboys.lift(s, seat, start)
        cowboys.put(s, seat, target)
