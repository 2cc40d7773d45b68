"""A thawed match continues exactly like the one that was frozen."""

from random import Random
from typing import Any

import msgspec
import pytest

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadRecord
from carsonne.kernel.game import Event
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, start_match
from carsonne.kernel.snapshot import Frozen, freeze, is_usable, recall, thaw

SEED = b"s" * 32
OPTIONS: list[dict[str, Any]] = [{}, {"hand": 3}]


def new_match(options: dict[str, Any]) -> Match:
    game = registry.find("carcassonne")
    return Match(game, checked_setup(game, 3, options), Dealer(SEED, "salt"), auto=(1,))


def step(match: Match, rng: Random) -> list[Event]:
    """Run one operation: mostly a move or a confirmation, sometimes an undo."""
    seat = rng.choice(match.waiting_for())
    if match.can_undo(seat) and rng.random() < 0.2:
        return match.undo(seat)
    if match.asks(seat) == "confirm":
        return match.confirm(seat, match.decision(seat))
    move = rng.choice(match.game.legal(match.state, seat))
    return match.play(seat, match.game.to_json(match.state, seat, move), match.decision(seat))


def through_bytes(frozen: Frozen) -> Frozen:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(frozen), type=Frozen)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_freezing_after_every_operation_changes_nothing(options: dict[str, Any]) -> None:
    plain, cut = new_match(options), new_match(options)
    here, there = Random(1), Random(1)
    plain.game.events(plain.state)  # what happened before the first move is not in a snapshot
    while not plain.over:
        cut = thaw(cut.game, cut.setup, through_bytes(freeze(cut)), Dealer(SEED, "salt"))
        assert step(plain, here) == step(cut, there)
        for seat in (None, 0, 1, 2):
            assert cut.view(seat) == plain.view(seat)
    assert cut.over


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_with_its_past_recalled_a_thawed_match_gives_the_same_record(options: dict[str, Any]) -> None:
    plain, rng = new_match(options), Random(2)
    for _ in range(60):
        step(plain, rng)
    cut = thaw(plain.game, plain.setup, freeze(plain), Dealer(SEED, "salt"))
    recall(cut, plain.moves(None, full=True)[: plain.fixed])
    for seat in (None, 0):
        assert record_of(cut, seat) == record_of(plain, seat)
    assert record_of(cut, full=True) == record_of(plain, full=True)
    assert freeze(cut) == freeze(plain)


def test_the_past_must_be_complete() -> None:
    match = new_match({})
    cut = thaw(match.game, match.setup, freeze(match), Dealer(SEED, "salt"))
    with pytest.raises(BadRecord, match="1 moves before"):
        recall(cut, [])


def test_a_snapshot_of_other_rules_is_refused() -> None:
    match = new_match({})
    frozen = freeze(match)
    frozen.rules += 1
    with pytest.raises(BadRecord, match="rules number"):
        thaw(match.game, match.setup, frozen)


def test_a_snapshot_of_another_layout_is_refused() -> None:
    match = new_match({})
    frozen = freeze(match)
    assert is_usable(frozen, match.game)
    frozen.layout = ""  # as it was written before layouts had fingerprints
    assert not is_usable(frozen, match.game)
    with pytest.raises(BadRecord, match="another layout"):
        thaw(match.game, match.setup, frozen)


def test_a_fork_shows_the_same_and_is_independent() -> None:
    match, rng = new_match({}), Random(3)
    for _ in range(25):
        step(match, rng)
    fork, before = match.fork(), freeze(match)
    for seat in (None, 0, 1, 2):
        assert fork.view(seat) == match.view(seat)
    fork.speak()
    assert step(fork, Random(4))
    assert freeze(match) == before


def test_a_snapshot_does_not_contain_the_seed() -> None:
    assert SEED.hex().encode() not in msgspec.json.encode(freeze(new_match({})))


def test_a_match_played_by_hand_goes_on_with_a_dealer() -> None:
    match = start_match(registry.find("carcassonne"), record_of(new_match({})))
    match.play(-1, {"type": "draw", "tile": "E"})
    match.play(0, {"type": "place", "x": 0, "y": -1, "turn": 2})
    match.play(0, {"type": "skip"})
    assert match.waiting_for() == []
    match.resume(Dealer(SEED))
    assert match.version == 0
    assert match.waiting_for() == [1]
    assert not match.can_undo(0)
    assert match.entries[-1].seat == -1
