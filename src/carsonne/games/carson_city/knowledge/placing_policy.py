"""What placing a cowboy, moving one or passing promises, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.chances import chance_at
from carsonne.games.carson_city.knowledge.dollars import present_round
from carsonne.games.carson_city.knowledge.target_worth import target_worth
from carsonne.games.carson_city.knowledge.weight_names import KEPT_COWBOY, LOCK, PASS_FIRST, SETTLED, THIN, WHITE
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules.codes import (
    BACK_MOVE,
    INCOME_COWBOYS,
    LOCK_MOVE,
    PARCELS,
    PASS_MOVE,
    PLACE_MOVE,
    POINTS_COWBOYS,
    ROUNDS,
    SHIFT_MOVE,
    STRENGTH_PAY,
    TARGET_ROOM,
    TARGETS,
    WHITE_BACK_MOVE,
    WHITE_MOVE,
    WHITE_SHIFT_MOVE,
)
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
    for target in range(TARGETS):
        notes.at[NOTES + target] = 0
        if s.stand[target] >> seat & 1:
            notes.at[NOTES + target] = whole(1000.0 * target_worth(s, seat, target, sites, purse, money, now))
            if s.stand[target] & ~(1 << seat) and notes.at[NOTES + target] > 0:
                thin += weight(THIN) * notes.at[NOTES + target]
    if s.stand[PARCELS + POINTS_COWBOYS] >> seat & 1:
        thin += 500.0
    if s.stand[PARCELS + INCOME_COWBOYS] >> seat & 1:
        thin += 1000.0 * STRENGTH_PAY * now
    notes.at[THINNING] = whole(thin)
    for i in range(n):
        move = moves.at[i]
        if PLACE_MOVE <= move < BACK_MOVE:
            target = move - PLACE_MOVE if move < WHITE_MOVE else move - WHITE_MOVE
            if notes.at[NOTES + target] == 0:
                notes.at[NOTES + target] = whole(1000.0 * target_worth(s, seat, target, sites, purse, money, now))


def placing_worth(s: Position, seat: int, move: int, notes: Buffer) -> float:
    """One of the moves of the placing phase, compared with doing nothing and keeping the cowboy."""
    if move in (PASS_MOVE, LOCK_MOVE):
        return passing_worth(s)
    if move < WHITE_MOVE:
        return placed(s, seat, move - PLACE_MOVE, notes, 1) - notes.at[THINNING] / 1000.0
    if move < BACK_MOVE:
        return notes.at[NOTES + move - WHITE_MOVE] / 1000.0 - weight(WHITE)
    if move < SHIFT_MOVE:
        return taken_back(s, seat, move, notes) - SECOND_THOUGHT
    return shifted(s, seat, move, notes) - SECOND_THOUGHT


def passing_worth(s: Position) -> float:
    """The place in the order of passing; with Kit Carson it is worth points in the last round."""
    later = s.seats - 1 - s.passed
    value: float = weight(PASS_FIRST + present_round(s) - 1) * later
    if s.kit and present_round(s) == ROUNDS:
        value += weight(LOCK) * later
    return value


def placed(s: Position, seat: int, target: int, notes: Buffer, spent: int) -> float:
    """A cowboy on a target: the action if it is won, else it comes home again."""
    worth: float = notes.at[NOTES + target] / 1000.0
    if worth <= 0.0:
        return worth - 1.0
    home: float = weight(KEPT_COWBOY + present_round(s) - 1)
    value: float = chance_at(s, seat, target, spent, worth) * (worth - home)
    if s.stand[target] == 0:
        value *= 1.0 + weight(SETTLED)
    return value


# Second thoughts, with Kit Carson


def taken_back(s: Position, seat: int, move: int, notes: Buffer) -> float:
    """A cowboy that is better kept."""
    if move >= WHITE_BACK_MOVE:
        return -notes.at[NOTES + move - WHITE_BACK_MOVE] / 1000.0
    return -placed(s, seat, move - BACK_MOVE, notes, 0)


def shifted(s: Position, seat: int, move: int, notes: Buffer) -> float:
    """A cowboy that is better somewhere else."""
    code = move - WHITE_SHIFT_MOVE if move >= WHITE_SHIFT_MOVE else move - SHIFT_MOVE
    start = code // TARGET_ROOM
    target = code % TARGET_ROOM
    if move >= WHITE_SHIFT_MOVE:
        return (notes.at[NOTES + target] - notes.at[NOTES + start]) / 1000.0
    return placed(s, seat, target, notes, 0) - placed(s, seat, start, notes, 0)
