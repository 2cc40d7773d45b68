"""What the strongest level would do and why, as data: for hints at a table and for the analysis of records.

It gets a position that the seat imagines, so that it cannot tell anything which the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from carsonne import registry
from carsonne.bots.compound_moves import compound_of
from carsonne.bots.judging import Judged, judged
from carsonne.bots.levels import strongest
from carsonne.bots.names import budget_of
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Json, Seat
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.locales import Message, message, say, spoken

BEST = 3
"""How many moves are explained."""
MOST_REASONS = 6


class NothingToDecide(CarsonneError):
    """A seat that has no move to make has nothing to explain."""

    code = "nothing_to_decide"


class Advice(Struct):
    """One of the best moves."""

    move: Json
    """As it would be played."""
    then: list[Json]
    """What belongs to it and is played next: the follower after the tile, the place of the card that was taken."""
    said: Message
    """All of it, as a person would say it."""
    briefly: Message
    """The same for readers who see its place marked on a board."""
    text: str
    """What `said` says, in English."""
    brief: str
    """What `briefly` says, in English."""
    behind: float
    """By how many points of lead it is worse than the best one."""
    points: float
    """The final points that its player can expect."""
    expected: list[float]
    """The final points that each player can expect: the seats, then the rivals that the rules play."""
    lead: float
    """By how many points its player's are more than the best rival's."""
    wins: float
    """The chance to win, between 0 and 1."""
    reasons: list[Reason]
    """What it gains and risks, in the game's own words; gains first."""


class Explanation(Struct):
    """What a seat could do now."""

    game: str
    seat: int
    level: str
    """What the level that was asked is called, in English."""
    called: Message
    """The same in any language."""
    simulations: int
    """How many continuations it looked at; 0 if it judged at sight."""
    moves: int
    """How many legal moves there are."""
    best: list[Advice]


def explain(
    game: str, state: Any, seat: Seat, pace: float = 1.0, seed: int = 0, names: Sequence[str] = ()
) -> Explanation:
    """Return the best moves of a seat, best first, each with what belongs to it and its reasons.

    `names` is what reasons call the others; without them they are "player 2". With no time to think (`pace` 0), the
    policy judges at sight.
    """
    legal = state.legal(seat)
    if not legal:
        raise NothingToDecide(message("error-nothing-to-decide"))
    level = strongest(game)
    budget = budget_of(level.thinks) if pace else None
    found, simulations = judged(game, state, seat, budget, pace, seed)
    best = []
    for one in _different(game, state, seat, found)[:BEST]:
        compound = compound_of(game, state, seat, one.move, budget, pace, seed, names)
        best.append(_advice(game, compound, one, found[0].worth - one.worth))
    return Explanation(game, seat, say(level.called, language="en"), level.called, simulations, len(legal), best)


def _different(game: str, state: Any, seat: Seat, found: Sequence[Judged]) -> list[Judged]:
    """Return the best of all moves that are the same in substance."""
    rules, kept = registry.find(game), dict[str, Judged]()
    for one in found:
        kept.setdefault(substance(game, msgspec.to_builtins(rules.to_json(state, seat, one.move))), one)
    return list(kept.values())


def substance(game: str, written: Json) -> str:
    """Return what two moves have in common that are the same in substance."""
    reasons = registry.find(game).offers.reasons
    minor = reasons.MINOR if reasons else ()
    return str([(key, written[key]) for key in sorted(written) if key not in minor])


def _advice(game: str, compound: CompoundMove, found: Judged, behind: float) -> Advice:
    points = [round(one, 1) for one in found.points]
    rivals = [one for player, one in enumerate(points) if player != compound.seat]
    full, marked = said(game, compound), said(game, compound, marked=True)
    return Advice(
        move=compound.moves[0],
        then=list(compound.moves[1:]),
        said=full,
        briefly=marked,
        text=say(full, language="en"),
        brief=say(marked, language="en"),
        behind=round(max(0.0, behind), 1),
        points=points[compound.seat],
        expected=points,
        lead=round(points[compound.seat] - max(rivals, default=0.0), 1),
        wins=round(found.wins[compound.seat], 3),
        reasons=_reasons(game, compound),
    )


def _reasons(game: str, compound: CompoundMove) -> list[Reason]:
    """Return what the game says of a compound move: gains before risks, and of each what it named first."""
    reasons = registry.find(game).offers.reasons
    found = reasons.reasons(compound) if reasons else []
    for reason in found[:MOST_REASONS]:
        reason.text = say(reason.said, language="en")
    return sorted(found[:MOST_REASONS], key=lambda reason: reason.risk)


def said(game: str, compound: CompoundMove, marked: bool = False) -> Message:
    """Say a compound move: as the game does, or else as its terminal."""
    offers = registry.find(game).offers
    if offers.saying:
        return offers.saying.said(compound, marked)
    choices = offers.terminal.choices(compound.before, compound.seat) if offers.terminal else ()
    typed = (text for _, text, move in choices if msgspec.to_builtins(move) == compound.moves[0])
    return spoken(str(next(typed, compound.moves[0]["type"])))
