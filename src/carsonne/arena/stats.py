"""Answers what players ask about many games: which seat, character or first placement wins, and what earns points.

The games say what is worth counting (`kernel.capabilities.Chronicler`); this module replays the records and counts.
Every game is one observation.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct

from carsonne import registry
from carsonne.arena.intervals import Estimate, mean_of, share_of
from carsonne.arena.sources import POINTS, sources
from carsonne.kernel.capabilities import Fact
from carsonne.kernel.errors import BadMove, BadRecord, IllegalMove, located
from carsonne.kernel.game import CHANCE, Game
from carsonne.kernel.record import Record, start_match
from carsonne.locales import Message, message, say, spoken


class GameFacts(Struct):
    """What one finished game tells."""

    scores: list[int]
    winners: list[int]
    moves: int
    """Decisions of all seats."""
    facts: list[Fact]


class Answer(Struct):
    """One line of an answer."""

    said: Message
    what: str
    """What happened, as programs write it."""
    times: int
    """How often it happened, over all games."""
    wins: Estimate
    """The share of wins of the seats to which it happened."""
    points: Estimate | None
    """What it earned each time, if that can be said."""


class Question(Struct):
    """A question with its answers, those that happened most often first."""

    topic: str
    said: Message
    answers: list[Answer]

    @property
    def title(self) -> str:
        """The question in English."""
        return say(self.said, language="en")


class Statistics(Struct):
    """Everything about the games of one kind in a set of records."""

    game: str
    games: int
    unfinished: int
    """Records of games that did not end, which are left out."""
    scores: list[int]
    lengths: list[int]
    questions: list[Question]
    sources: dict[str, float]
    """A seat's average points by where they came from."""


def facts_of(game: Game[Any], record: Record) -> GameFacts | None:
    """Return the facts of a record; None if the game did not end."""
    match = start_match(game, record)
    events: list[Any] = []
    for index, (who, move) in enumerate(record.moves):
        try:
            events += match.play(CHANCE if who == "*" else who, move)
        except (BadMove, IllegalMove) as error:
            raise BadRecord(located(f"moves[{index}]", error.said)) from None
    if not match.over:
        return None
    scores = [int(points) for points in game.scores(match.state)]
    found = list(game.offers.facts.facts(events)) if game.offers.facts else []
    found = [fact for fact in found if fact.seat < len(scores) and fact.topic != POINTS]  # others are virtual players
    for seat, row in enumerate(sources(game, match.state, events)):
        found += [Fact(POINTS, what, seat, points) for what, points in row.items()]
    moves = sum(who != "*" for who, _ in record.moves)
    return GameFacts(scores, list(game.winners(match.state)), moves, found)


def collect(records: Iterable[Record], tell: Callable[[], object] = lambda: None) -> list[Statistics]:
    """Collect the statistics of each game that occurs in the records."""
    played: dict[str, list[GameFacts]] = defaultdict(list)
    unfinished: dict[str, int] = defaultdict(int)
    for record in records:
        found = facts_of(registry.find(record.game), record)
        if found is None:
            unfinished[record.game] += 1
        else:
            played[record.game].append(found)
        tell()
    names = dict.fromkeys([*played, *unfinished])
    return [statistics(name, played.get(name, []), unfinished[name]) for name in names]


def statistics(name: str, games: Sequence[GameFacts], unfinished: int = 0) -> Statistics:
    """Return all that is counted for one game."""
    facts = registry.find(name).offers.facts
    topics = dict(facts.TOPICS) if facts else {}
    asked = [(topic, spoken(title)) for topic, title in topics.items() if topic != POINTS]
    return Statistics(
        game=name,
        games=len(games),
        unfinished=unfinished,
        scores=[points for game in games for points in game.scores],
        lengths=[game.moves for game in games],
        questions=[seat_question(games), *(question(name, topic, said, games) for topic, said in asked)]
        if games
        else [],
        sources=mean_points(games),
    )


def won(game: GameFacts, seat: int) -> float:
    """Return what a seat won; a shared win is split."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def seat_question(games: Sequence[GameFacts]) -> Question:
    """Return which seat wins, and with how many points."""
    most = max(len(game.scores) for game in games)
    answers = []
    for seat in range(most):
        there = [game for game in games if seat < len(game.scores)]
        wins, points = [won(game, seat) for game in there], [float(game.scores[seat]) for game in there]
        said = message("stats-seat", n=seat + 1)
        answers.append(Answer(said, f"seat {seat + 1}", len(there), share_of(wins), mean_of(points)))
    return Question("seat", message("stats-topic-seat"), answers)


def named(game: str, topic: str, what: str) -> Message:
    """Name what a fact is about, or a source of points; what a game has no name for is written as it is."""
    facts = registry.find(game).offers.facts
    return facts.named(topic, what) if facts else spoken(words_of(what))


def words_of(what: str) -> str:
    """Return the name of something in data as words."""
    return what.replace("_", " ")


def question(game: str, topic: str, said: Message, games: Sequence[GameFacts]) -> Question:
    """Return the answers that the facts of a topic give."""
    whats = dict.fromkeys(fact.what for game in games for fact in game.facts if fact.topic == topic)
    answers = [answer(game, topic, what, games) for what in whats]
    return Question(topic, said, sorted(answers, key=lambda row: (-row.times, row.what)))


def answer(name: str, topic: str, what: str, games: Sequence[GameFacts]) -> Answer:
    """Return how the seats fared that something happened to."""
    times, wins, points = 0, [], []
    for game in games:
        found = [fact for fact in game.facts if (fact.topic, fact.what) == (topic, what)]
        if found:
            times += len(found)
            wins.append(fmean(won(game, seat) for seat in {fact.seat for fact in found}))
            points += [[fact.points for fact in found if fact.points is not None]]
    earned = [fmean(row) for row in points if row]
    said = named(name, topic, what)
    return Answer(said, words_of(what), times, share_of(wins), mean_of(earned) if earned else None)


def mean_points(games: Sequence[GameFacts]) -> dict[str, float]:
    """Return a seat's average points by where they came from."""
    sums: dict[str, float] = defaultdict(float)
    for game in games:
        for fact in game.facts:
            if fact.topic == POINTS:
                sums[fact.what] += (fact.points or 0) / len(game.scores)
    return {what: total / len(games) for what, total in sums.items() if total}
