"""What placing a cowboy, moving one or passing promises, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.chances import chance_at
from carsonne.games.carson_city.knowledge.money_worth import present_round
from carsonne.games.carson_city.knowledge.target_worth import target_worth
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.advisor import whole
from carsonne.kernel.state import Buffer

# Where the worth of each target is noted while the moves are looked at, behind any list of moves.
NOTES = 3900
# The same for what a cowboy less at home costs in the duels that are due.
THINNING = 3899
# What a second thought must gain at least.
SECOND_THOUGHT = 0.6


def note_targets(
    s: Position, seat: int, sites: int, purse: int, money: float, now: float, n: int, moves: Buffer, notes: Buffer
) -> None:
    """Note what each target promises that is named by one of the moves, or where the player stands."""
    thin: float = 0.0
    for target in range(codes.TARGETS):
        notes.at[NOTES + target] = 0
        if s.stand[target] >> seat & 1:
            notes.at[NOTES + target] = whole(1000.0 * target_worth(s, seat, target, sites, purse, money, now))
            if s.stand[target] & ~(1 << seat) and notes.at[NOTES + target] > 0:
                thin += weight(weight_names.THIN) * notes.at[NOTES + target]
    if s.stand[codes.PARCELS + codes.POINTS_COWBOYS] >> seat & 1:
        thin += 500.0
    if s.stand[codes.PARCELS + codes.INCOME_COWBOYS] >> seat & 1:
        thin += 1000.0 * codes.STRENGTH_PAY * now
    notes.at[THINNING] = whole(thin)
    for i in range(n):
        move = moves.at[i]
        if codes.PLACE_MOVE <= move < codes.BACK_MOVE:
            target = move - codes.PLACE_MOVE if move < codes.WHITE_MOVE else move - codes.WHITE_MOVE
            if notes.at[NOTES + target] == 0:
                notes.at[NOTES + target] = whole(1000.0 * target_worth(s, seat, target, sites, purse, money, now))


def move_worth(
    s: Position, seat: int, move: int, sites: int, spare: int, money: float, now: float, notes: Buffer
) -> float:
    """Return what a move of the placing phase is worth, compared with doing nothing and keeping the cowboy."""
    if move in (codes.PASS_MOVE, codes.LOCK_MOVE):
        return passing_worth(s)
    if move < codes.WHITE_MOVE:
        return placed(s, seat, move - codes.PLACE_MOVE, notes, 1) - notes.at[THINNING] / 1000.0
    if move < codes.BACK_MOVE:
        return notes.at[NOTES + move - codes.WHITE_MOVE] / 1000.0 - weight(weight_names.WHITE)
    if move < codes.SHIFT_MOVE:
        return taken_back(s, seat, move, notes) - SECOND_THOUGHT
    return shifted(s, seat, move, notes) - SECOND_THOUGHT


def passing_worth(s: Position) -> float:
    """Return what the place in the order of passing is worth; with Kit Carson it is worth points in the last round."""
    later = s.seats - 1 - s.passed
    value: float = weight(weight_names.PASS_FIRST + present_round(s) - 1) * later
    if s.kit and present_round(s) == codes.ROUNDS:
        value += weight(weight_names.LOCK) * later
    return value


def placed(s: Position, seat: int, target: int, notes: Buffer, spent: int) -> float:
    """Return what a cowboy on a target is worth: the action if it is won, else it comes home again."""
    worth: float = notes.at[NOTES + target] / 1000.0
    if worth <= 0.0:
        return worth - 1.0
    home: float = weight(weight_names.KEPT_COWBOY + present_round(s) - 1)
    value: float = chance_at(s, seat, target, spent, worth) * (worth - home)
    if s.stand[target] == 0:
        value *= 1.0 + weight(weight_names.SETTLED)
    return value


# Second thoughts, with Kit Carson


def taken_back(s: Position, seat: int, move: int, notes: Buffer) -> float:
    """Return what taking back a cowboy that is better kept is worth."""
    if move >= codes.WHITE_BACK_MOVE:
        return -notes.at[NOTES + move - codes.WHITE_BACK_MOVE] / 1000.0
    return -placed(s, seat, move - codes.BACK_MOVE, notes, 0)


def shifted(s: Position, seat: int, move: int, notes: Buffer) -> float:
    """Return what moving a cowboy that is better somewhere else is worth."""
    code = move - codes.WHITE_SHIFT_MOVE if move >= codes.WHITE_SHIFT_MOVE else move - codes.SHIFT_MOVE
    start = code // codes.TARGET_ROOM
    target = code % codes.TARGET_ROOM
    if move >= codes.WHITE_SHIFT_MOVE:
        return (notes.at[NOTES + target] - notes.at[NOTES + start]) / 1000.0
    return placed(s, seat, target, notes, 0) - placed(s, seat, start, notes, 0)
