"""Withdrawing from a duel: who may, who is asked, and what is lost by it (CB42, R12)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, duel_tiles
from carsonne.games.carson_city.rules.players import first_seat
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer


def goes_with_tiles(s: Position) -> bool:
    """Return whether withdrawing is a choice beside the tiles in hand, as secret as they are."""
    return s.law != 0 and s.withdraw != codes.NEVER_WITHDRAW


def comes_before_dice(s: Position) -> bool:
    """Return whether all duellists are asked before they roll."""
    return s.law == 0 and s.withdraw == codes.ALWAYS_WITHDRAW


def is_contested(s: Position) -> bool:
    """Return whether more than one duellist is left."""
    return s.duel_bits & (s.duel_bits - 1) != 0


# Before dice


def legal_into(out: Buffer) -> int:
    """Write staying and withdrawing."""
    out.at[0] = codes.WITHDRAW_MOVE
    out.at[1] = codes.STAY_MOVE
    return 2


def answer(s: Position, seat: int, move: int) -> None:
    """Record an open decision to stay or withdraw, one player after the other."""
    if move == codes.STAY_MOVE:
        s.chosen[seat] = codes.STAYS
    else:
        leave_duel(s, seat)
    s.phase = codes.RUN


def run(s: Position) -> None:
    """Ask in passing order, as long as an opponent would be left; then roll the dice."""
    seat = next_asked(s)
    if seat != codes.NOBODY and is_contested(s):
        s.turn = seat
        s.phase = codes.ASK_WITHDRAW
        return
    clear_choices(s)
    s.pending = codes.SHOTS


def next_asked(s: Position) -> int:
    """Return the first in passing order who has not decided whether to stay."""
    for i in range(s.passed):
        seat = s.passing[i]
        if s.duel_bits >> seat & 1 and s.chosen[seat] == 0:
            return seat
    return codes.NOBODY


def clear_choices(s: Position) -> None:
    """Clear all rolls and choices."""
    for seat in range(codes.MAX_SEATS):
        s.chosen[seat] = 0


# Leaving


def leave_duel(s: Position, seat: int) -> None:
    """Send the cowboy to the general reserve; no duel is lost (CB42, R12)."""
    s.duel_bits &= ~(1 << seat)
    s.stand[s.duel_at] &= ~(1 << seat)
    s.chosen[seat] = 0
    s.tell(codes.TOLD_WITHDREW, seat, s.duel_at)
    s.pause()


def reveal(s: Position) -> None:
    """Remove the players who have secretly chosen to withdraw before a tile counts."""
    for i in range(s.passed):
        if s.chosen[s.passing[i]] == codes.WITHDRAWN:
            leave_duel(s, s.passing[i])


def win_alone(s: Position) -> None:
    """Let the one player left, if any, take the revealed tile back and win without a duel."""
    if s.duel_bits:
        seat = first_seat(s.duel_bits)
        tile = codes.NOWHERE
        if s.law:
            tile = s.chosen[seat] - 1
            duel_tiles.show(s, seat, tile)
        s.tell(codes.TOLD_UNCHALLENGED, seat, s.duel_at, tile)
        s.pause()
    clear_choices(s)
