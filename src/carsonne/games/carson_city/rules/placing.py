"""Phase two of a round: cowboys are placed in turn until all have passed (CB31 to CB39, CB107)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, squares
from carsonne.games.carson_city.rules.players import give_pass, has_passed, has_white
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def run(s: Position) -> None:
    """Ask the next player who has not passed; a player without cowboys passes (CB31, CB38, CB136)."""
    if s.kit and s.who and s.passed < s.seats:
        s.phase = codes.ASK_KIT
        return
    while s.passed < s.seats:
        seat = s.placing[s.who % s.seats]
        s.who += 1
        if has_passed(s, seat):
            continue
        if cowboys.can_place(s, seat) or s.kit:
            s.turn = seat
            s.phase = codes.ASK_PLACE
            return
        give_pass(s, seat, 1)
    s.step = codes.DO_TRACK
    squares.go_to(s, codes.SALARY)


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Pass or lock, and every target for each cowboy in hand (CB31)."""
    n = 1
    out.at[0] = codes.LOCK_MOVE if s.kit else codes.PASS_MOVE
    if s.cowboys[seat]:
        for target in range(codes.TARGETS):
            if cowboys.may_place(s, seat, target):
                out.at[n] = codes.PLACE_MOVE + target
                n += 1
    if has_white(s, seat):
        for target in range(codes.TARGETS):
            if cowboys.may_place_white(s, seat, target):
                out.at[n] = codes.WHITE_MOVE + target
                n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """Place one cowboy, or end placing for this player. With Kit Carson the first to place may lock in (CB136)."""
    if s.kit:
        s.operations[seat] += 1
    if move == codes.PASS_MOVE or move == codes.LOCK_MOVE:
        give_pass(s, seat, 0)
    else:
        place(s, seat, move)
    s.phase = codes.RUN


def place(s: Position, seat: int, move: int) -> None:
    """Place one cowboy from the personal reserve on a target (CB31, CB107)."""
    if move < codes.WHITE_MOVE:
        s.cowboys[seat] -= 1
        cowboys.put(s, seat, move - codes.PLACE_MOVE)
        s.tell(codes.TOLD_PLACED, seat, move - codes.PLACE_MOVE)
    else:
        cowboys.put_white(s, seat, move - codes.WHITE_MOVE)
        s.tell(codes.TOLD_PLACED, seat, s.white_at, 1)
    s.pause()
