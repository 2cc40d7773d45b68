"""The `State` interface: generator, buffers, copies, pickling, random playouts, and derived classes."""

from __future__ import annotations

import pickle
import signal
import threading
from collections import Counter

import pytest

import carsonne
from carsonne import registry
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel import playout
from carsonne.kernel.codes import BUFFER, CHANCE, RULES, TAPE, TOLD
from carsonne.kernel.match import checked_setup
from carsonne.kernel.plain import CheckedArray, copy_block, same_block, zeros
from carsonne.kernel.playout import copy_many, list_many, playouts, wander
from carsonne.kernel.state import Buffer, Rng, State

GAME = registry.find("carcassonne")
MASK = 2**64 - 1


def start(seats: int = 2, **options: object) -> CarcassonneState:
    state: CarcassonneState = GAME.start(checked_setup(GAME, seats, options))
    return state


def splitmix(key: int, n: int, bound: int) -> int:
    """Generate a number, implemented independently."""
    x = (key + n * 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & MASK
    x ^= x >> 31
    return (x >> 32) * bound >> 32


@pytest.mark.parametrize("key", [0, 1, 2**63, MASK, 2**64 + 5, 12345])
def test_the_generator_is_splitmix64(key: int) -> None:
    rng = Rng(key)
    assert [rng.below(1000) for _ in range(20)] == [splitmix(key & MASK, n, 1000) for n in range(1, 21)]


def test_the_generator_can_start_anywhere() -> None:
    rng = Rng(7)
    drawn = [rng.below(2**31 - 1) for _ in range(10)]
    later = Rng(7, 4)
    assert [later.below(2**31 - 1) for _ in range(6)] == drawn[4:]


def test_the_generator_is_fair_enough() -> None:
    rng = Rng(1)
    found = Counter(rng.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < n < 1150 for n in found.values())


def test_a_buffer_starts_empty() -> None:
    assert Buffer().head(3) == [0, 0, 0]
    assert len(Buffer().head(BUFFER)) == BUFFER
    assert Buffer().head(0) == []


def test_a_bare_state_is_over() -> None:
    state = State(3)
    assert (state.seats, state.acting(), state.outcomes(), state.legal(0)) == (3, (), [], [])
    assert state.clone().same(state)
    assert pickle.loads(pickle.dumps(state)).same(state)


def test_scores_of_a_bare_state_have_a_place_for_each_seat() -> None:
    assert State(3).scores() == [0, 0, 0]


@pytest.mark.parametrize("seat", [-5, -1, 1, 2, 4, 5, 31, 32, 33, 1000])
def test_seats_with_nothing_to_decide_have_no_moves(seat: int) -> None:
    state = wander(start(5), 0, 1)
    assert state.acting() == (0,)
    assert state.legal(seat) == []


def test_a_clone_is_independent_and_records_no_events() -> None:
    state = start()
    state.listen(True)
    copy = state.clone()
    assert copy.same(state)
    copy.play(CHANCE, copy.outcomes()[0][0])
    assert not copy.same(state)
    assert copy.heard() == []
    state.play(CHANCE, state.outcomes()[0][0])
    assert copy.same(state)
    assert len(state.heard()) == 1
    assert state.heard() == []


def test_no_events_are_recorded_after_listening_stops() -> None:
    state = start()
    state.listen(True)
    state.play(CHANCE, 0)
    state.listen(False)
    state.play(0, state.legal(0)[0])
    assert state.heard() == []


def test_states_of_different_classes_are_never_the_same() -> None:
    assert not State(2).same(start())
    assert not start().same(State(2))


def test_a_state_survives_pickling_in_mid_game() -> None:
    state = wander(start(4, hand=3), 40, 3)
    again = pickle.loads(pickle.dumps(state))
    assert type(again) is type(state)
    assert again.same(state)
    assert again.dump() == state.dump()


def test_compiled_rules_reject_a_class_made_in_python() -> None:
    class Mine(State):
        pass

    if carsonne.mode() == "compiled":
        with pytest.raises(TypeError, match="compile this class too"):
            Mine(2).clone()
        with pytest.raises(TypeError, match="CARSONNE_PURE"):
            playouts(Mine(2), 1, 0)
        assert not Mine(2).same(Mine(2))
    else:
        assert Mine(2).clone().same(Mine(2))


def test_a_full_tape_drops_events() -> None:
    state = start()
    state.listen(True)
    moves = 0
    while state.acting():
        actor = state.acting()[0]
        if actor == CHANCE:
            state.play(CHANCE, state.outcomes()[0][0])
        else:
            state.play(actor, 0 if actor == RULES else state.legal(actor)[-1])
        moves += 1
    assert moves > TAPE // TOLD
    assert len(state.heard()) == TAPE // TOLD


# Playouts


def test_playouts_are_a_function_of_their_seed() -> None:
    state = start(3)
    before = state.dump()
    points, decisions = playouts(state, 20, 5)
    assert playouts(state, 20, 5) == (points, decisions)
    assert playouts(state, 20, 6) != (points, decisions)
    assert state.dump() == before
    assert len(points) == 3
    assert 20 * 130 < decisions <= 20 * 142


def test_playouts_come_in_batches_that_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than one batch, and the last one not full."""
    looks = []
    monkeypatch.setattr(playout, "look_up", lambda: looks.append(1))
    state = wander(start(), 135, 2)
    points, decisions = playouts(state, 2 * playout.BATCH + 1, 9)
    assert len(looks) == 3
    assert decisions > 2 * playout.BATCH
    assert points > playouts(state, 2 * playout.BATCH, 9)[0]


@pytest.mark.usefixtures("ctrl_c")
def test_long_playouts_stop_at_ctrl_c() -> None:
    threading.Timer(0.2, signal.raise_signal, [signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        playouts(start(), 1 << 40, 1)


def test_no_playouts_give_no_points() -> None:
    assert playouts(start(), 0, 0) == ([0, 0], 0)


def test_playouts_add_up() -> None:
    state = wander(start(), 139, 2)
    assert state.acting()
    points, decisions = playouts(state, 50, 1)
    assert min(points) >= 0
    assert 50 <= decisions <= 50 * 4


def test_wandering_stops_where_a_seat_decides_or_at_the_end() -> None:
    state = start()
    assert wander(state, 0, 1).acting() == (0,)
    assert wander(state, 7, 1).acting()[0] >= 0
    assert wander(state, 10_000, 1).acting() == ()
    assert wander(state, 7, 1).same(wander(state, 7, 1))


def test_timing_changes_nothing() -> None:
    state = wander(start(), 10, 1)
    before = state.dump()
    copy_many(state, 3)
    assert list_many(state, state.acting()[0], 2) == len(state.legal(state.acting()[0]))
    assert state.dump() == before


# What plain Python uses in place of C


def test_arrays_of_plain_python() -> None:
    numbers = zeros(3)
    assert list(numbers) == [0, 0, 0]
    assert len(zeros(0)) == 0


def test_a_checked_array_refuses_negative_indices() -> None:
    numbers = CheckedArray("i", [1, 2, 3])
    numbers[1] = 5
    assert (numbers[0], list(numbers[:2]), type(numbers[:])) == (1, [1, 5], CheckedArray)
    numbers[0:1] = CheckedArray("i", [9])
    assert numbers[0] == 9
    for index in (-1, 3):
        with pytest.raises(IndexError):
            numbers[index]
        with pytest.raises(IndexError):
            numbers[index] = 0


class Plain:
    def __init__(self, n: int) -> None:
        self.n = n
        self.numbers = zeros(2)
        self.told = 0


class Other(Plain):
    pass


def test_blocks_of_plain_python_are_copied_and_compared() -> None:
    one, two = Plain(1), Plain(2)
    two.numbers[0], two.told = 7, 9
    assert copy_block(one, two)
    assert (one.n, list(one.numbers), one.told) == (2, [7, 0], 0)
    assert same_block(one, two)
    one.numbers[1] = 1
    assert (two.numbers[1], same_block(one, two)) == (0, False)
    assert not copy_block(one, Other(1))
    assert not same_block(one, Other(2))
