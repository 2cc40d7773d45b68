"""The course of a game: its sums are the final scores, its parts are in order, and few moments decided it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import to_builtins

from carsonne import registry
from carsonne.arena.course import Course, course_of
from carsonne.bots.outside import hire
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.game import Event
from carsonne.kernel.match import Match, checked_setup

PARTS = {
    "carcassonne": ["1", "2", "3", "4", "end"],
    "carson-city": ["1", "2", "3", "4", "end"],
    "carson-city-cards": [f"{era}.{number}" for era in ("I", "II") for number in range(1, 10)],
}


def played(name: str, seats: int) -> tuple[Match, Course]:
    """Play a game between bots, following its course."""
    game = registry.find(name)
    match = Match(game, checked_setup(game, seats), Dealer(arena_seed("course", seats)))
    bot, luck = hire(name, "fair"), Random(1)

    def steps() -> Iterator[tuple[Match, list[Event]]]:
        yield match, list(game.events(match.state))
        while not match.over:
            seat = match.waiting_for()[0]
            move = bot.choose(game.imagine(match.state, seat, luck), seat, luck)
            yield match, match.play(seat, game.to_json(match.state, seat, move))

    return match, course_of(steps(), [])


@pytest.mark.parametrize(("name", "seats"), [("carcassonne", 2), ("carson-city", 3), ("carson-city-cards", 2)])
def test_everything_adds_up(name: str, seats: int) -> None:
    match, course = played(name, seats)
    scores = list(match.game.scores(match.state))
    assert [sum(source.points[seat] for source in course.sources) for seat in range(seats)] == scores
    assert course.curve[-1].scores == course.chapters[-1].scores == scores
    assert [stand.n for stand in course.curve] == sorted({stand.n for stand in course.curve})
    assert [chapter.id for chapter in course.chapters] == PARTS[name]
    assert [chapter.n for chapter in course.chapters] == sorted(chapter.n for chapter in course.chapters)


def test_few_moments_decided_it_and_they_moved_the_winner() -> None:
    match, course = played("carcassonne", 2)
    assert course.winner in match.game.winners(match.state)
    assert 1 <= len(course.moments) <= 3
    assert [moment.n for moment in course.moments] == sorted(moment.n for moment in course.moments)
    for moment in course.moments:
        assert 0 <= moment.before <= 1
        assert 0 <= moment.after <= 1
        assert abs(moment.after - moment.before) >= 0.02
        assert moment.events


def test_no_moment_is_a_quiet_pass() -> None:
    """In a game of passes alone the chances move as well, but nothing decided it."""
    game = registry.find("carson-city")
    match = Match(game, checked_setup(game, 2), Dealer(arena_seed("passing", 2)))

    def steps() -> Iterator[tuple[Match, list[Event]]]:
        yield match, list(game.events(match.state))
        while not match.over:
            seat = match.waiting_for()[0]
            legal = [to_builtins(game.to_json(match.state, seat, one)) for one in game.legal(match.state, seat)]
            quiet = [move for move in legal if move["type"] in ("pass", "done", "renounce")]
            yield match, match.play(seat, (quiet or legal)[0])

    course = course_of(steps(), [0])
    told = [event.type for moment in course.moments for event in moment.events]
    assert len(told) >= len(course.moments)
    assert not {"passed", "square", "round"} & set(told)
