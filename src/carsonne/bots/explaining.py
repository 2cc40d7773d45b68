"""What the strongest level would do and why, as data: for hints at a table and for the analysis of records.

It gets a position that the seat imagines, so that it cannot tell anything which the seat does not know.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from carsonne import registry
from carsonne.bots.leveled import lead, search_of
from carsonne.bots.levels import strongest
from carsonne.bots.names import budget_of
from carsonne.bots.search import Budget, Candidate
from carsonne.kernel.capabilities import Terminal
from carsonne.kernel.codes import POINT, RULES
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Json, Move, Seat
from carsonne.kernel.reasons import Reason

BEST = 3
"""How many moves are explained."""
MOST_REASONS = 4


class NothingToDecide(CarsonneError):
    """A seat that has no move to make has nothing to explain."""

    code = "nothing_to_decide"


class Advice(Struct):
    """One of the best moves."""

    move: Json
    """As it would be played."""
    text: str
    """The same in words."""
    behind: float
    """By how many points of lead it is worse than the best one."""
    points: float | None
    """The final points that its player can expect; null where the level does not look ahead."""
    lead: float | None
    """By how many points that is more than the best rival can expect."""
    wins: float | None
    """The chance to win, between 0 and 1."""
    reasons: list[Reason]
    """What it gains and risks, in the game's own words."""


class Explanation(Struct):
    """What a seat could do now."""

    game: str
    seat: int
    level: str
    """The title of the level that was asked."""
    walks: int
    """How many continuations it looked at; 0 if it judged at sight."""
    moves: int
    """How many legal moves there are."""
    best: list[Advice]


class Judged(Struct):
    """A move with what was found out about it."""

    move: Move
    worth: float
    candidate: Candidate | None = None


def explain(game: str, state: Any, seat: Seat, pace: float = 1.0, seed: int = 0) -> Explanation:
    """The best moves of a seat, best first, each with its reasons."""
    legal = state.legal(seat)
    if not legal:
        raise NothingToDecide("There is nothing to decide for this seat now.")
    level = strongest(game)
    judged, walks = _judged(game, state, seat, budget_of(level.thinks), pace, seed)
    words = _words(game, state, seat)
    best = [_advice(game, state, seat, one, judged[0].worth - one.worth, words) for one in judged[:BEST]]
    return Explanation(game, seat, level.title, walks, len(legal), best)


def _judged(
    game: str, state: Any, seat: Seat, budget: Budget | None, pace: float, seed: int
) -> tuple[list[Judged], int]:
    """The moves, best first, and how many walks that took."""
    if budget is None:
        ranked = registry.advisor(game).ranked(state, seat)
        return [Judged(move, worth / POINT) for move, worth in ranked[:BEST]], 0
    if budget.seconds:
        budget = Budget(seconds=budget.seconds * pace)
    thought = search_of(game).think(state, seat, budget, seed)
    tried = [Judged(one.move, lead(one, seat), one) for one in thought.candidates if one.walks]
    return tried, thought.walks


def _advice(game: str, state: Any, seat: Seat, judged: Judged, behind: float, words: dict[Move, str]) -> Advice:
    rules, found = registry.find(game), judged.candidate
    written = msgspec.to_builtins(rules.to_json(state, seat, judged.move))
    return Advice(
        move=written,
        text=words.get(judged.move, written["type"]),
        behind=round(max(0.0, behind), 1),
        points=None if found is None else round(found.points[seat], 1),
        lead=None if found is None else round(lead(found, seat), 1),
        wins=None if found is None else round(found.wins[seat], 3),
        reasons=_reasons(game, state, seat, judged.move, written)[:MOST_REASONS],
    )


def _reasons(game: str, state: Any, seat: Seat, move: Move, written: Json) -> list[Reason]:
    """What the game says of a move: the position before it against that after it."""
    knowledge = registry.reasons(game)
    if knowledge is None:
        return []
    then = state.clone()
    then.play(seat, move)
    while then.acting() == (RULES,):
        then.play(RULES, 0)
    found: list[Reason] = knowledge.reasons(state, then, seat, written)
    return found


def _words(game: str, state: Any, seat: Seat) -> dict[Move, str]:
    """Each legal move in words, where the game has words for it."""
    rules = registry.find(game)
    if not isinstance(rules, Terminal):
        return {}
    return {rules.from_json(state, seat, move): said(key, text) for key, text, move in rules.choices(state, seat)}


def said(key: str, text: str) -> str:
    """What to type and what it means, unless the meaning holds the key already."""
    return text if key.lower() in text.lower() else f"{key}: {text}"
