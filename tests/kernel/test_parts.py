"""What an operation caused, cut where viewers should see the position in between."""

from __future__ import annotations

from random import Random

import pytest

from carsonne import registry
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.game import Part, Setup
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.state import State

GAMES = [("carcassonne", 3), ("carson-city", 4), ("carson-city-cards", 2)]


def played(name: str, seats: int, seed: int = 1) -> list[tuple[Match, list[Part]]]:
    """Play a random game; return the parts of each operation."""
    game, rng = registry.find(name), Random(seed)
    match = Match(game, checked_setup(game, seats), Dealer(bytes([seed] * 32)))
    steps = []
    while not match.over:
        seat = match.waiting_for()[0]
        told = match.play(seat, rng.choice(match.view(seat).view.moves))
        assert told == [event for part in match.parts for event in part.events]
        assert game.freeze(match.parts[-1].state) == game.freeze(match.state)
        steps.append((match, match.parts))
    return steps


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_part_has_events_and_a_position_that_asks_nothing(name: str, seats: int) -> None:
    game, several = registry.find(name), 0
    for _, parts in played(name, seats):
        several += len(parts) > 1
        assert all(part.events for part in parts[:-1])
        assert all(game.to_act(part.state) == () for part in parts)
        views = [game.view(part.state, seat) for part in parts for seat in (None, *range(seats))]
        assert not any(view.moves for view in views)
    assert several


def test_points_come_with_the_events_that_tell_of_them() -> None:
    """Feature by feature, at the final scoring too."""
    game, scores = registry.find("carcassonne"), [0, 0, 0]
    for _, parts in played("carcassonne", 3):
        for part in parts:
            for event in part.events:
                if event.type == "scored":
                    scores[event.seat] += event.points  # type: ignore[attr-defined]
            assert scores == list(game.scores(part.state))
            types = [event.type for event in part.events]
            assert "scored" in types or "returned" not in types  # followers go home with the points


def test_a_quiet_match_keeps_no_positions() -> None:
    game = registry.find("carcassonne")
    match = Match(game, Setup(2, checked_setup(game, 2).options), Dealer(bytes(32)), quiet=True)
    match.play(0, match.view(0).view.moves[0])
    assert match.parts == [Part([], None)]


def test_nothing_is_kept_unless_events_are_recorded() -> None:
    """A state that is listened to again starts without old parts."""
    game = registry.find("carcassonne")
    s = game.start(checked_setup(game, 2))
    assert isinstance(s, State)
    s.play(CHANCE, s.outcomes()[0][0])
    assert [rows for rows, _ in s.parts()] == [[]]
    s.listen(True)
    s.play(0, s.legal(0)[0])
    s.listen(False)
    s.play(0, s.legal(0)[0])
    assert [rows for rows, _ in s.parts()] == [[]]
