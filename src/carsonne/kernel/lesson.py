"""Lessons: a game taught step by step: what the learner has to do, and what the others then play (docs/lessons.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from carsonne.kernel.dealer import Dealer, Draw
from carsonne.kernel.errors import BadMove, BadRecord, CarsonneError, IllegalMove, brief, located
from carsonne.kernel.game import CHANCE, Game, Json, Move, Seat
from carsonne.kernel.match import Match
from carsonne.kernel.record import FORMAT, MAX_BYTES, Number, Record, RecordSetup, replay
from carsonne.locales import Message, message

LESSON = 1
MOST_WAYS = 500
"""How many ways through a lesson are tried; a lesson with more leaves too much open."""

Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)] | Message
"""Plain words, or a message of the catalogue."""
Pointed: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]+( [^\s\"\\]+)?$", max_length=40)]
Written: TypeAlias = tuple[Number | Literal["*"], dict[str, Any]]


class BadLesson(CarsonneError):
    """A lesson that cannot be read or played; the message says where."""

    code = "bad_lesson"


class Step(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One idea: what is said, what the learner has to do, and what happens then."""

    say: Words
    ask: list[dict[str, Any]] = []
    """The moves that lead on: patterns whose fields a legal move must all have. If empty, the learner only reads."""
    otherwise: Annotated[str, Meta(max_length=400)] | Message = ""
    """What is said when the learner makes another legal move."""
    point: list[Pointed] = []
    """Where the page points: `move` for what is asked, or a part of the table."""
    then: list[Written] = []
    """Draws and moves of the others that follow, as in a record."""


class Lesson(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson as saved in a file."""

    lesson: Number
    game: str
    rules: Number
    title: Words
    about: Words
    minutes: Annotated[int, Meta(ge=1, le=60)]
    setup: RecordSetup
    steps: Annotated[list[Step], Meta(min_length=1, max_length=200)]
    learner: Number = 0
    before: list[Written] = []
    """Moves that have been made when the lesson begins, draws included."""


class Line(Struct, frozen=True):
    """A lesson that has been played through: where in the record each step begins and ends, and what is drawn."""

    lesson: Lesson
    begins: tuple[int, ...]
    """For each step, how many entries the record has when it begins, and when everything in it has happened."""
    ends: tuple[int, ...]
    draws: tuple[Move, ...]
    """All draws after those in `before`."""
    ways: int
    """In how many ways it can be played."""

    def step(self, made: int, read: int) -> int | None:
        """Return the current step after `made` entries and `read` steps read; None at the end."""
        for number, step in enumerate(self.lesson.steps):
            if made < self.ends[number] or not (step.ask or read > number):
                return number
        return None

    def reply(self, made: int, read: int) -> tuple[Seat, Json] | None:
        """Return what another seat plays next; None while the learner reads or moves, and at the end."""
        number = self.step(made, read)
        if number is None:
            return None
        step, index = self.lesson.steps[number], made - self.begins[number]
        if not step.ask and read <= number:
            return None
        index -= bool(step.ask)
        if not 0 <= index < len(step.then):
            return None
        who, data = step.then[index]
        return None if who == "*" else (who, data)

    def moves(self) -> Iterator[tuple[Seat, Json]]:
        """Yield what is asked for, played and drawn on the first way through the lesson, after `before`."""
        for step in self.lesson.steps:
            if step.ask:
                yield self.lesson.learner, step.ask[0]
            yield from ((CHANCE if who == "*" else who, data) for who, data in step.then)

    def asked(self, made: int, read: int) -> Step | None:
        """Return the step whose question the learner has to answer now."""
        number = self.step(made, read)
        if number is None or made != self.begins[number] or not self.lesson.steps[number].ask:
            return None
        return self.lesson.steps[number]


class LessonDealer(Dealer):
    """Deals what a lesson says, and then like any other dealer."""

    def __init__(self, seed: bytes, salt: str, draws: tuple[Move, ...]) -> None:
        super().__init__(seed, salt)
        self.draws = draws

    def draw(self, draw: Draw) -> int:
        """Return the lesson's next draw. Draws are counted by stream, as always."""
        number = self.drawn.total()
        if number >= len(self.draws):
            return super().draw(draw)
        self.drawn[draw.stream] += 1
        return self.draws[number]


def accepts(step: Step, move: Mapping[str, Any]) -> bool:
    """Return whether a legal move is one that the step asks for."""
    return any(fits(pattern, move) for pattern in step.ask)


def fits(pattern: Mapping[str, Any], move: Mapping[str, Any]) -> bool:
    """Return whether a written move has all the fields of a pattern."""
    return all(move.get(name) == value for name, value in pattern.items())


def parse(text: bytes | str) -> Lesson:
    """Read a lesson from JSON; raises BadLesson."""
    if len(text) > MAX_BYTES:
        raise BadLesson(message("lesson-too-long", bytes=len(text), most=MAX_BYTES))
    try:
        lesson = msgspec.json.decode(text, type=Lesson)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadLesson(message("lesson-unreadable", why=str(error))) from None
    except RecursionError:
        raise BadLesson(message("lesson-too-deep")) from None
    if lesson.lesson != LESSON:
        raise BadLesson(message("lesson-format", format=lesson.lesson, ours=LESSON))
    return lesson


def play_through(game: Game[Any], lesson: Lesson) -> Line:
    """Play a lesson in every way that its questions allow; raises BadLesson where it cannot be played."""
    start = start_of(game, lesson)
    if not 0 <= lesson.learner < start.setup.seats:
        raise BadLesson(located("learner", message("error-no-such-seat", seat=lesson.learner)))
    begins, ends = _counts(lesson)
    ways = list(_ways(start, lesson))
    return Line(lesson, begins, ends, ways[0], len(ways))


def start_of(game: Game[Any], lesson: Lesson) -> Match:
    """Return the match as it is when the lesson begins."""
    try:
        return replay(game, Record(FORMAT, lesson.game, lesson.rules, lesson.setup, lesson.before))
    except BadRecord as error:
        raise BadLesson(_of_lesson(error.said)) from None


def _of_lesson(said: Message) -> Message:
    """Return what is said of a record as what is said of a lesson."""
    where = str(said.args.get("where", ""))
    return located(where.replace("moves[", "before["), said.args["what"]) if where else said


def _counts(lesson: Lesson) -> tuple[tuple[int, ...], tuple[int, ...]]:
    begins, ends, made = [], [], len(lesson.before)
    for step in lesson.steps:
        begins.append(made)
        made += bool(step.ask) + len(step.then)
        ends.append(made)
    return tuple(begins), tuple(ends)


def _ways(start: Match, lesson: Lesson) -> Iterator[tuple[Move, ...]]:
    """Yield the draws of every way; the first way makes the first move that each step asks for."""
    untried: list[tuple[int, Match, tuple[Move, ...]]] = [(0, start, ())]
    found = 0
    while untried:
        number, match, drawn = untried.pop()
        if number == len(lesson.steps):
            found += 1
            yield drawn
        elif found + len(untried) > MOST_WAYS:
            raise BadLesson(message("lesson-ways", most=MOST_WAYS))
        else:
            after = _taken(match, lesson, number)
            untried += [(number + 1, one, drawn + more) for one, more in reversed(after)]


def _taken(match: Match, lesson: Lesson, number: int) -> list[tuple[Match, tuple[Move, ...]]]:
    """Return the matches after a step, one for each move that it accepts, with what was drawn."""
    step, where = lesson.steps[number], f"steps[{number}]"
    after = [match.fork()]
    if step.ask:
        moves = _accepted(match, lesson.learner, step, where)
        after = [match.fork() for _ in moves]
        for one, move in zip(after, moves, strict=True):
            _play(one, lesson.learner, move, f"{where}.ask")
    return [(one, _follow(one, lesson.learner, step, where)) for one in after]


def _accepted(match: Match, seat: Seat, step: Step, where: str) -> list[Json]:
    """Return the legal moves that a step asks for, those of its first pattern first."""
    if match.asks(seat) != "move":
        raise BadLesson(located(f"{where}.ask", message("lesson-not-asked")))
    game, state = match.game, match.state
    legal = [msgspec.to_builtins(game.to_json(state, seat, move)) for move in game.legal(state, seat)]
    found: list[Json] = []
    for index, pattern in enumerate(step.ask):
        alike = [move for move in legal if fits(pattern, move)]
        if not alike:
            raise BadLesson(located(f"{where}.ask[{index}]", _why_not(match, seat, pattern)))
        found += [move for move in alike if move not in found]
    if len(found) < len(legal) and not step.otherwise:
        raise BadLesson(located(f"{where}.otherwise", message("lesson-otherwise")))
    return found


def _why_not(match: Match, seat: Seat, pattern: Json) -> Message:
    """Explain why no legal move matches a pattern."""
    try:
        error: CarsonneError | None = match.why_not(seat, pattern)
    except BadMove as bad:
        error = bad
    return message("lesson-no-such-move", pattern=brief(pattern)) if error is None else error.said


def _follow(match: Match, learner: Seat, step: Step, where: str) -> tuple[Move, ...]:
    """Play what follows a step's question; return what was drawn."""
    drawn = []
    for index, (who, data) in enumerate(step.then):
        if who == learner:
            raise BadLesson(located(f"{where}.then[{index}]", message("lesson-told")))
        _play(match, CHANCE if who == "*" else who, data, f"{where}.then[{index}]")
        if who == "*":
            drawn.append(match.entries[-1].move)
    return tuple(drawn)


def _play(match: Match, seat: Seat, data: Json, where: str) -> None:
    try:
        match.play(seat, data)
    except (BadMove, IllegalMove) as error:
        raise BadLesson(located(where, error.said)) from None
