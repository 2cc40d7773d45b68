"""Placing with Kit Carson: simultaneously, with changes of mind, until all have locked in (CB136 to CB138)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, placing
from carsonne.games.carson_city.rules.players import give_pass
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def unlocked(s: Position) -> int:
    """Return the seats that may still change their cowboys (CB137)."""
    bits = (1 << s.seats) - 1
    for i in range(s.passed):
        bits &= ~(1 << s.passing[i])
    return bits


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Lock, place, take back and move (CB136 to CB138); only lock once the operations are used up (R20)."""
    if s.operations[seat] >= codes.MAX_OPERATIONS:
        out.at[0] = codes.LOCK_MOVE
        return 1
    n = placing.legal_into(s, seat, out)
    for target in range(codes.TARGETS):
        if has_coloured(s, seat, target):
            out.at[n] = codes.BACK_MOVE + target
            n = shifts_into(s, seat, target, n + 1, out)
    if s.sheriff == seat and s.white_at < codes.TARGETS:
        out.at[n] = codes.WHITE_BACK_MOVE + s.white_at
        n = white_shifts_into(s, seat, n + 1, out)
    return n


def has_coloured(s: Position, seat: int, target: int) -> bool:
    """Return whether the player has a coloured cowboy there."""
    if not s.stand[target] >> seat & 1:
        return False
    if not cowboys.has_duels(target):
        return s.crowd[cowboys.crowd_at(target) + seat] > 0
    return not (s.white_at == target and s.sheriff == seat)


def shifts_into(s: Position, seat: int, start: int, n: int, out: Buffer) -> int:
    """Write where a cowboy on the board may go instead."""
    for target in range(codes.TARGETS):
        if target != start and cowboys.may_place(s, seat, target):
            out.at[n] = codes.SHIFT_MOVE + start * codes.TARGET_ROOM + target
            n += 1
    return n


def white_shifts_into(s: Position, seat: int, n: int, out: Buffer) -> int:
    """Write where the white cowboy may go instead."""
    for target in range(codes.TARGETS):
        if target != s.white_at and cowboys.may_place_white(s, seat, target):
            out.at[n] = codes.WHITE_SHIFT_MOVE + s.white_at * codes.TARGET_ROOM + target
            n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """Carry out one operation. When all have locked, the rules go on."""
    s.operations[seat] += 1
    if move == codes.LOCK_MOVE:
        give_pass(s, seat, 0)
    elif move >= codes.SHIFT_MOVE:
        shift(s, seat, move)
    elif move >= codes.BACK_MOVE:
        take_back(s, seat, move)
    else:
        placing.place(s, seat, move)
    if s.passed == s.seats:
        s.phase = codes.RUN


# Operations


def take_back(s: Position, seat: int, move: int) -> None:
    """Take a cowboy back to the personal reserve."""
    if move >= codes.WHITE_BACK_MOVE:
        s.tell(codes.TOLD_TAKEN_BACK, seat, s.white_at, 1)
        cowboys.lift_white(s, seat)
    else:
        s.tell(codes.TOLD_TAKEN_BACK, seat, move - codes.BACK_MOVE)
        cowboys.lift(s, seat, move - codes.BACK_MOVE)
        s.cowboys[seat] += 1


def shift(s: Position, seat: int, move: int) -> None:
    """Move a cowboy from one target to another in one step."""
    white = move >= codes.WHITE_SHIFT_MOVE
    code = move - codes.WHITE_SHIFT_MOVE if white else move - codes.SHIFT_MOVE
    start = code // codes.TARGET_ROOM
    target = code % codes.TARGET_ROOM
    s.tell(codes.TOLD_MOVED, seat, start, target, white)
    if white:
        cowboys.lift_white(s, seat)
        cowboys.put_white(s, seat, target)
    else:
        cowboys.lift(s, seat, start)
        cowboys.put(s, seat, target)
