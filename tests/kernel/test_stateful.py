"""Hypothesis plays matches: moves, confirmations, undos and hostile input in any order."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from carsonne import registry
from carsonne.kernel.conformance import check_record, hostile, is_move, refuse
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadMove, IllegalMove
from carsonne.kernel.game import CHANCE, RULES, Game
from carsonne.kernel.match import Match, checked_setup
from tests.toy import game as toy

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
SEATS = st.integers(-3, 6)
DECISIONS = st.none() | st.integers(-2, 40)


class Table(RuleBasedStateMachine):
    """A match, and its positions before each operation that can be undone."""

    game: Game[Any]
    options: dict[str, Any]

    @initialize(seed=st.binary(min_size=32, max_size=32), seats=st.integers(2, 4), auto=st.sets(st.integers(0, 3)))
    def begin(self, seed: bytes, seats: int, auto: set[int]) -> None:
        self.match = Match(self.game, checked_setup(self.game, seats, self.options), Dealer(seed), auto)
        self.version = 0
        self.before: list[list[int]] = []

    def operate(self, seat: int, *arguments: Any, name: str) -> None:
        """Do it or be refused; either way the version must be right."""
        match = self.match
        frozen, entries = self.game.freeze(match.state), len(match.entries)
        try:
            getattr(match, name)(seat, *arguments)
        except (BadMove, IllegalMove):
            assert self.game.freeze(match.state) == frozen
            assert len(match.entries) == entries
        else:
            self.version += 1

    @precondition(lambda self: self.match.waiting_for())
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        """Answer for a seat that is asked."""
        seat = data.draw(st.sampled_from(self.match.waiting_for()))
        decision = self.match.decision(seat)
        if self.match.asks(seat) == "confirm":
            self.operate(seat, decision, name="confirm")
            return
        before = self.game.freeze(self.match.state)
        move = data.draw(st.sampled_from(self.match.view(seat).view.moves))
        version = self.version
        self.operate(seat, move, decision, name="play")
        assert self.version == version + 1
        if self.match.can_undo(seat) and data.draw(st.booleans()):
            self.operate(seat, name="undo")
            assert self.game.freeze(self.match.state) == before

    @rule(seat=SEATS, decision=DECISIONS)
    def confirm(self, seat: int, decision: int | None) -> None:
        self.operate(seat, decision, name="confirm")

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        able = 0 <= seat < self.match.setup.seats and self.match.can_undo(seat) and not self.match.over
        version = self.version
        self.operate(seat, name="undo")
        assert (self.version > version) == able

    @rule(seat=SEATS, data=JSON, decision=DECISIONS)
    def garbage(self, seat: int, data: Any, decision: int | None) -> None:
        self.operate(seat, data, decision, name="play")

    @precondition(lambda self: self.match.waiting_for() and self.match.asks(self.match.waiting_for()[0]) == "move")
    @rule(seed=st.integers(0, 10**6))
    def almost(self, seed: int) -> None:
        """Send a legal move with something wrong about it."""
        match, seat = self.match, self.match.waiting_for()[0]
        move = Random(seed).choice(match.view(seat).view.moves)
        for data in hostile(msgspec.to_builtins(move), Random(seed)):
            if not is_move(self.game, match.state, seat, data):
                refuse(match, seat, data)

    @invariant()
    def holds(self) -> None:
        """Check what must always be true."""
        match = self.match
        actors = list(self.game.to_act(match.state))
        assert match.version == self.version
        assert match.over == (actors == [])
        assert match.over != bool(match.waiting_for())
        assert actors != [CHANCE]
        assert all(entry.seat != CHANCE for entry in match.entries[match.fixed :])
        for seat in range(match.setup.seats):
            assert (match.asks(seat) is None) == (match.decision(seat) is None)
            assert match.asks(seat) != "move" or seat in actors
            assert match.asks(seat) != "confirm" or seat not in actors

    def teardown(self) -> None:
        """Check that the record is complete wherever the game stopped."""
        if hasattr(self, "match") and list(self.game.to_act(self.match.state)) != [RULES]:
            check_record(self.match)


CASES: list[tuple[Any, dict[str, Any], int]] = [
    (toy.GAME, {"rounds": 2}, 60),
    (toy.GAME, {"rounds": 1, "dice_first": True}, 40),
    (registry.find("carcassonne"), {}, 12),
    (registry.find("carcassonne"), {"hand": 3}, 12),
]


@pytest.mark.parametrize(("game", "options", "examples"), CASES, ids=["toy", "toy-dice", "carcassonne", "hands"])
def test_any_order_of_operations(game: Any, options: dict[str, Any], examples: int) -> None:
    table = type("Table", (Table,), {"game": game, "options": options})
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    choice = settings(max_examples=examples, stateful_step_count=40, deadline=None, suppress_health_check=slow)
    run_state_machine_as_test(table, settings=choice)


@pytest.mark.parametrize("name", ["toy", *registry.names()])
def test_no_move_crashes_a_game(name: str) -> None:
    game: Game[Any] = toy.GAME if name == "toy" else registry.find(name)
    match = Match(game, checked_setup(game, game.seats[0]), Dealer(bytes(32)), auto=())
    seat = match.waiting_for()[0]
    types = {move.type for move in match.view(seat).view.moves}
    rng = Random(0)
    for type_ in sorted(types | {"draw", "claim", "skip", "discard"}):
        for _ in range(300):
            names = rng.sample(["x", "y", "turn", "tile", "place", "to", "card", "n", "seat"], rng.randrange(5))
            values = [None, True, -1, 0, 1, 10**30, 1.5, "", "D", "c0", [], {}, [1], {"a": 1}]
            data = {"type": type_, **{key: rng.choice(values) for key in names}}
            try:
                game.from_json(match.state, seat, data)
            except BadMove:
                continue
