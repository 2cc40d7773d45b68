"""The workers in which bots think: shared fairly, and a move comes whatever happens to them."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

import carsonne
from carsonne import _switch, registry
from carsonne.kernel.match import checked_setup
from carsonne.server.bots.pool import BotPool, quick

pytestmark = pytest.mark.anyio
GAME = "carson-city"
ME, OTHER = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def state() -> Any:
    """Return a position in which the first seat has many moves."""
    rules = registry.find(GAME)
    state = rules.start(checked_setup(rules, 3, {}))
    while (seat := rules.to_act(state)[0]) < 0 or len(rules.legal(state, seat)) < 3:
        rules.apply(
            state, seat, state.outcomes()[0][0] if seat == -1 else 0 if seat == -2 else rules.legal(state, seat)[0]
        )
    return state


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(1, 20.0)
    yield pool
    pool.close()


def asleep(pace: float, seconds: float) -> float:
    """Work of a bot that takes its time."""
    time.sleep(seconds)
    return pace


def kill_once(pace: float, marker: str) -> str:
    """Work during which the worker is killed, the first time."""
    if not os.path.exists(marker):
        open(marker, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def fails(pace: float, marker: str) -> float:
    """Work that goes wrong once it may."""
    while not os.path.exists(marker):
        time.sleep(0.01)
    raise ValueError("nobody wants to know")


async def test_an_error_after_the_question_was_given_up_troubles_nobody(pool: BotPool, tmp_path: Any) -> None:
    trouble: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: trouble.append(context))
    marker = tmp_path / "go"
    assert await pool.ask_briefly(ME, 0.01, fails, str(marker)) is None
    marker.touch()
    while pool.asking:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    gc.collect()  # only when it is forgotten, a task says that nobody asked for its error
    assert trouble == []
    with pytest.raises(ValueError, match="nobody wants"):
        await pool.ask_briefly(ME, 20.0, fails, str(marker))


async def test_a_killed_worker_is_replaced_and_the_work_done_again(pool: BotPool, tmp_path: Any) -> None:
    assert await pool.ask(ME, kill_once, str(tmp_path / "killed")) == "alive"


async def test_everybody_gets_a_move_when_the_workers_are_killed(pool: BotPool, state: Any) -> None:
    (seat,) = state.acting()
    jobs = [asyncio.create_task(pool.choose(ME, GAME, "master", state, seat)) for _ in range(3)]
    while not (processes := list(pool._pool._processes or {}) if pool._pool else []):
        await asyncio.sleep(0)
    os.kill(processes[0], signal.SIGKILL)
    for move in await asyncio.gather(*jobs):
        assert move in state.legal(seat)


async def test_who_hangs_is_given_up(state: Any) -> None:
    pool = BotPool(1, 20.0)
    try:
        assert await pool.ask(ME, asleep, 0.0) == 1.0
        pool.seconds = 0.05
        assert await pool.ask(ME, asleep, 60.0) is None
        pool.seconds = 20.0
        assert await pool.ask(ME, asleep, 0.0) == 1.0
    finally:
        pool.close()


async def test_the_more_wait_the_shorter_they_think(pool: BotPool) -> None:
    await pool.ask(ME, asleep, 0.0)  # starts the worker
    paces = await asyncio.gather(*(pool.ask(ME, asleep, 0.0) for _ in range(4)))
    assert paces == [1.0, 1 / 3, 1 / 2, 1.0]  # nobody else was there when the first began


async def test_many_questions_of_one_address_delay_another_by_one(pool: BotPool) -> None:
    await pool.ask(ME, asleep, 0.0)  # starts the worker
    order: list[str] = []

    async def ask(who: str) -> float | None:
        pace = await pool.ask(who, asleep, 0.02)
        order.append(who)
        return pace

    mine = [asyncio.create_task(ask(ME)) for _ in range(8)]
    await asyncio.sleep(0)
    others = await asyncio.create_task(ask(OTHER))
    await asyncio.gather(*mine)
    assert order.index(OTHER) <= 2
    assert others == 0.5, "it shares the worker with one other address, not with eight questions"


async def test_warm_workers_answer_without_starting(pool: BotPool) -> None:
    await pool.warm()
    started = list(pool._pool._processes) if pool._pool else []
    assert await pool.ask(ME, asleep, 0.0) == 1.0
    assert len(started) == 1
    assert pool._pool is not None
    assert list(pool._pool._processes) == started


async def test_a_move_without_a_worker(state: Any) -> None:
    (seat,) = state.acting()
    assert quick(GAME, state, seat) in state.legal(seat)


def test_workers_use_rules_that_are_compiled_while_the_server_runs() -> None:
    """The server stays plain, and understands its workers; without a compiler they stay plain as well."""
    command = [sys.executable, "-m", "tests.server.changing_modes"]
    done = subprocess.run(
        command, env={**os.environ, "CARSONNE_PURE": "1"}, capture_output=True, text=True, check=True, timeout=200
    )
    after = "compiled" if _switch.usable(os.path.dirname(carsonne.__file__)) else "plain"
    assert done.stdout.split() == ["plain", "plain", after, "True"]
