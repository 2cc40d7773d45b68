"""Tables that play a lesson: what is dealt, what the learner may do, and what the others reply (docs/lessons.md).

After the last step such a table is like any other.
"""

from __future__ import annotations

import time
from functools import cache

import msgspec

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.game import CHANCE, Json, Seat
from carsonne.kernel.lesson import Line, Step, accepts, fits, start_of
from carsonne.kernel.match import Match, checked_setup
from carsonne.locales import message, spoken
from carsonne.server.errors import Refusal
from carsonne.server.identity import new_id
from carsonne.server.protocol.payloads import LessonInfo, LessonStep, LessonText, PanelView
from carsonne.server.store.rows import PlayerRow, Seating, TableRow
from carsonne.server.tables.operations import Op

FIRST = "first-game"
"""The lesson that every game has."""
OPPONENT = "gentle"
"""The level that plays on when a lesson is over."""


def line_of(row: TableRow) -> Line | None:
    """Return the lesson of a table, if it has one that is still there."""
    if row.lesson is None or row.lesson not in registry.lessons(row.game):
        return None
    return registry.line(row.game, row.lesson)


def step_of(row: TableRow, match: Match) -> int | None:
    """Return the step that is on; None without a lesson or after it."""
    line = line_of(row)
    return None if line is None else line.step(made(match), row.read)


def made(match: Match) -> int:
    """Return how many moves stand."""
    return match.past + len(match.entries)


def reply(row: TableRow, match: Match, seat: Seat) -> Json | None:
    """Return what a seat other than the learner's plays next; None if it has to wait."""
    line = line_of(row)
    found = None if line is None else line.reply(made(match), row.read)
    return found[1] if found is not None and found[0] == seat else None


def check(row: TableRow, match: Match, op: Op) -> None:
    """Refuse a legal move that is not what the lesson asks for."""
    line = line_of(row)
    if line is None or op.kind != "play" or op.seat != line.lesson.learner or step_of(row, match) is None:
        return
    if op.move is None or match.why_not(op.seat, op.move) is not None:
        return  # the match says what is wrong with it
    step = line.asked(made(match), row.read)
    if step is None:
        raise Refusal("lesson", message("error-lesson-read-on"))
    if not accepts(step, op.move):
        raise Refusal("lesson", step.otherwise)


def read_on(row: TableRow, me: str, read: int) -> None:
    """Note how many steps the learner has read."""
    line = line_of(row)
    if line is None or row.seats[line.lesson.learner].player != me:
        raise Refusal("not_your_seat", message("error-lesson-not-yours"))
    row.read = max(row.read, min(read, len(line.lesson.steps)))


# What is told about lessons


def infos(game: str) -> list[LessonInfo]:
    """Return the lessons of a game in a few words each."""
    found = registry.lessons(game).items()
    return [LessonInfo(name, spoken(lesson.title), spoken(lesson.about), lesson.minutes) for name, lesson in found]


def text(game: str, name: str) -> LessonText:
    """Return a lesson as the page shows it."""
    if name not in registry.lessons(game):
        raise Refusal("not_found", message("error-no-lesson"))
    line = registry.line(game, name)
    steps = [_step(line, number, step) for number, step in enumerate(line.lesson.steps)]
    return LessonText(name, spoken(line.lesson.title), line.lesson.learner, steps)


def _step(line: Line, number: int, step: Step) -> LessonStep:
    return LessonStep(spoken(step.say), step.ask, step.point, line.begins[number], line.ends[number])


@cache
def panels(game: str) -> list[PanelView]:
    """Explain a game: each panel with its position, as the learner of the first lesson sees it."""
    line = registry.line(game, FIRST)
    lesson, match, made = line.lesson, start_of(registry.find(game), line.lesson), len(line.lesson.before)
    moves, found = list(line.moves()), []
    for panel in registry.about(game).panels:
        for seat, move in moves[made - len(lesson.before) : panel.made - len(lesson.before)]:
            match.play(seat, _meant(match, seat, move))
        made = max(made, panel.made)
        found.append(
            PanelView(
                spoken(panel.title),
                spoken(panel.text),
                panel.clause,
                panel.part,
                match.game.view(match.state, lesson.learner),
            )
        )
    return found


def _meant(match: Match, seat: Seat, pattern: Json) -> Json:
    """Return the first legal move of a seat that fits a pattern; draws are written in full."""
    legal = [] if seat == CHANCE else match.game.legal(match.state, seat)
    moves: list[Json] = [msgspec.to_builtins(match.game.to_json(match.state, seat, move)) for move in legal]
    return next((move for move in moves if fits(pattern, move)), pattern)


# New tables


def make_lesson(game: str, name: str, me: PlayerRow) -> TableRow:
    """Make a table that plays a lesson, ready to begin: the learner, and bots in the other seats."""
    if name not in registry.lessons(game):
        raise Refusal("not_found", message("error-no-lesson"))
    lesson = registry.line(game, name).lesson
    found = registry.find(game)
    setup = checked_setup(found, lesson.setup.seats, lesson.setup.options, position=lesson.setup.position)
    return TableRow(
        id=new_id(),
        game=game,
        rules=found.rules,
        options=setup.options,
        position=setup.position,
        prefix=msgspec.to_builtins(lesson.before),
        imported=len(lesson.before),
        seed=Dealer().seed.hex(),
        host=me.id,
        listed=False,
        takeover=True,
        status="running",
        created=time.time(),
        updated=time.time(),
        lesson=name,
        seats=[_seat(number, lesson.learner, me) for number in range(setup.seats)],
    )


def _seat(number: int, learner: Seat, me: PlayerRow) -> Seating:
    if number == learner:
        return Seating(number, "player", me.name, player=me.id)
    return Seating(number, "bot", OPPONENT, bot=OPPONENT)
