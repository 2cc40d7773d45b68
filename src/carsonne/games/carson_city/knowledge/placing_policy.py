"""What placing a cowboy, moving one or passing promises, in points."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.chances import chance_at
from carsonne.games.carson_city.knowledge.dollars import present_round
from carsonne.games.carson_city.knowledge.target_worth import target_worth
from carsonne.games.carson_city.knowledge.weight_names import KEPT_COWBOY, PASS_FIRST, SETTLED, WHITE
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules.codes import (
    BACK_MOVE,
    LOCK_MOVE,
    PASS_MOVE,
    PLACE_MOVE,
    ROUNDS,
    TARGETS,
    WHITE_MOVE,
)
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.advisor import whole
from carsonne.kernel.state import Buffer

# Where the worth of each target is noted while the moves are looked at, behind any list of moves.
NOTES = 3900
# What a second thought must gain at least.
SECOND_THOUGHT = 0.4


def note_targets(
    s: Position, seat: int, sites: int, purse: int, money: float, now: float, n: int, moves: Buffer, notes: Buffer
) -> None:
    """Note what each target promises that is named by one of the moves."""
    for target in range(TARGETS):
        notes.at[NOTES + target] = 0
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
        return placed(s, seat, move - PLACE_MOVE, notes.at[NOTES + move - PLACE_MOVE] / 1000.0, 1)
    if move < BACK_MOVE:
        return notes.at[NOTES + move - WHITE_MOVE] / 1000.0 - weight(WHITE)
    return -SECOND_THOUGHT


def passing_worth(s: Position) -> float:
    """The place in the order of passing; with Kit Carson it is worth points in the last round."""
    later = s.seats - 1 - s.passed
    value: float = weight(PASS_FIRST) * later
    if s.kit and present_round(s) == ROUNDS:
        value += later
    return value


def placed(s: Position, seat: int, target: int, worth: float, spent: int) -> float:
    """A cowboy on a target: the action if it is won, else it comes home again."""
    if worth <= 0.0:
        return worth - 1.0
    chance: float = chance_at(s, seat, target, spent)
    home: float = weight(KEPT_COWBOY + present_round(s) - 1)
    value: float = chance * (worth - home)
    if s.stand[target] == 0:
        value *= 1.0 + weight(SETTLED)
    return value
