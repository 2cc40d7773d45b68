"""Counts the outcomes of a series: for each bot wins, draws, points, margin and time, for each seat its advantage."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

from msgspec import Struct

from carsonne.arena.intervals import Estimate, mean_of, share_of
from carsonne.arena.outcome import Outcome, Thought
from carsonne.locales import Message


class Standing(Struct):
    """What the bots of one name achieved: means for each seat they took, with 95 % intervals."""

    bot: str
    seats: int
    """Seats it took, over all games."""
    wins: Estimate
    """The share of games won; a shared win is split between the winners."""
    fair: float
    """The share that it would win among equals."""
    draws: float
    """The share of games in which it was one of several winners."""
    points: Estimate
    margin: Estimate
    """How far it was ahead of the best of the others."""
    moves: int
    """Decisions it was asked for, over all games."""
    cpu_ms: float
    """Milliseconds of processor time for each of them."""
    clock_ms: float
    """Milliseconds on the clock for each of them."""
    faults: int
    """How often a move was made for it, because it crashed, hung or answered nonsense."""
    reasons: dict[str, int]
    """What went wrong in English, and how often, the most frequent first."""
    said: dict[str, Message]
    """The same reasons as messages."""


class Tally:
    """The outcomes so far."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []

    @property
    def games(self) -> int:
        """How many games have been counted."""
        return len(self.outcomes)

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Count the games of one more deal."""
        self.outcomes += outcomes

    def standings(self) -> list[Standing]:
        """Return the standing of every bot that has played, in the order of first appearance."""
        names = dict.fromkeys(name for game in self.outcomes for name in game.bots)
        return [standing(name, self.outcomes) for name in names]

    def seats(self) -> list[Estimate]:
        """Return the share of games that each seat won, whichever bot sat there."""
        most = max((len(game.scores) for game in self.outcomes), default=0)
        return [self._seat(seat) for seat in range(most)]

    def _seat(self, seat: int) -> Estimate:
        games = [game for game in self.outcomes if seat < len(game.scores)]
        return share_of([fmean(game.wins(seat) for game in deal) for deal in by_deal(games)])


def by_deal(outcomes: Iterable[Outcome]) -> list[list[Outcome]]:
    """Group the games by deal."""
    deals: dict[tuple[int, int], list[Outcome]] = defaultdict(list)
    for game in outcomes:
        deals[game.lineup, game.deal].append(game)
    return list(deals.values())


def standing(name: str, outcomes: Sequence[Outcome]) -> Standing:
    """Return what the bot of that name achieved."""
    deals = by_deal(game for game in outcomes if name in game.bots)
    seats = [(game, seat) for deal in deals for game in deal for seat in taken(game, name)]
    thoughts = [game.thoughts[seat] for game, seat in seats]
    moves = sum(thought.moves for thought in thoughts)
    return Standing(
        bot=name,
        seats=len(seats),
        wins=share_of([fmean(game.wins(seat) for game in deal for seat in taken(game, name)) for deal in deals]),
        fair=fmean(1 / len(game.scores) for game, _ in seats),
        draws=fmean(len(game.winners) > 1 and seat in game.winners for game, seat in seats),
        points=mean_of([fmean(game.scores[seat] for game in deal for seat in taken(game, name)) for deal in deals]),
        margin=mean_of([fmean(game.margin(seat) for game in deal for seat in taken(game, name)) for deal in deals]),
        moves=moves,
        cpu_ms=1000 * sum(thought.cpu for thought in thoughts) / max(moves, 1),
        clock_ms=1000 * sum(thought.seconds for thought in thoughts) / max(moves, 1),
        faults=sum(thought.faults for thought in thoughts),
        reasons=reasons_of(thoughts),
        said={reason: said for thought in thoughts for reason, said in thought.said.items()},
    )


def reasons_of(thoughts: Iterable[Thought]) -> dict[str, int]:
    """Count everything that went wrong, the most frequent first."""
    found: Counter[str] = Counter()
    for thought in thoughts:
        found.update(thought.reasons)
    return dict(found.most_common())


def taken(game: Outcome, name: str) -> list[int]:
    """Return the seats of a bot in one game."""
    return [seat for seat, bot in enumerate(game.bots) if bot == name]
