"""A pool of worker processes in which bots think, so that they never hold up the server.

Addresses take turns, so that one with a hundred tables delays another by one move. The more questions an address has,
the shorter its bots think.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

import structlog

import carsonne
from carsonne import registry
from carsonne.bots import Bot, find, strongest
from carsonne.bots.explaining import Explanation, explain
from carsonne.bots.reviewing import Decision, Review, reviewed
from carsonne.kernel.game import Move, Seat
from carsonne.server.live.fair_queue import FairQueue

_log = structlog.get_logger("bot_pool")
T = TypeVar("T")
NICE = 5
"""The workers' lower priority: a person's move is answered while all of them think."""
SHORTEST = 0.1
"""The smallest share of its time that a bot gets when many wait."""
TRIES = 3
STARTING = 120.0
"""Seconds that workers may take to start, which do not count as thinking time."""


@runtime_checkable
class Paced(Protocol):
    """A bot whose time to think can be shortened."""

    pace: float


@cache
def _bot(game: str, bot: str) -> Bot:
    """Return a bot of this process, which keeps its memory from move to move."""
    return find(game, bot)


def think(pace: float, game: str, bot: str, state: Any, seat: Seat, seed: int) -> Move:
    """Choose a bot's move. Runs in a worker, on a position that the seat imagines."""
    player = _bot(game, bot)
    if isinstance(player, Paced):
        player.pace = pace
    return player.choose(state, seat, Random(seed))


def advise(pace: float, game: str, state: Any, seat: Seat, seed: int, names: list[str]) -> Explanation:
    """Explain a seat's best moves. Runs in a worker."""
    return explain(game, state, seat, pace, seed, names)


def review(pace: float, decisions: list[Decision | None]) -> list[Review | None]:
    """Look back at some decisions. Runs in a worker."""
    return [None if decision is None else reviewed(decision, pace) for decision in decisions]


def _init_worker() -> None:
    """Initialise a worker: preload, lower its priority, exit with the parent, ignore SIGINT."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for game in registry.names():
        _bot(game, strongest(game).name)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _ready() -> None:
    """Do nothing: a worker answers this once it has started."""


class BotPool:
    """The pool. Whatever happens to a worker, there is a move: in the end one without any thought."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.asking: Counter[str] = Counter()
        """How many questions of each address wait for a worker or have one now."""
        self._places = FairQueue(workers)
        self._opening = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._plain = False

    async def choose(self, who: str, game: str, bot: str, state: Any, seat: Seat) -> Move:
        """Return a legal move, for a table of this address."""
        move = await self.ask(who, think, game, bot, state, seat, secrets.randbits(63))
        return quick(game, state, seat) if move is None else move

    async def warm(self) -> None:
        """Start the workers before anyone asks them; if they cannot start now, the first question tries again."""
        try:
            await self._started()
        except (BrokenProcessPool, TimeoutError):
            _log.warning("bot_workers_not_started")

    async def ask(self, who: str, work: Callable[..., T], *args: Any) -> T | None:
        """Run `work(pace, *args)` in a worker when it is this address's turn; return None if that takes too long."""
        self.asking[who] += 1
        try:
            async with self._places.turn(who):
                for _ in range(TRIES):
                    try:
                        return await self._try(who, work, *args)
                    except BrokenProcessPool:
                        _log.warning("bot_worker_broken", work=work.__name__)
                    except TimeoutError:
                        _log.warning("bot_too_slow", work=work.__name__)
                        return None
                return None
        finally:
            self.asking[who] -= 1
            if not self.asking[who]:
                del self.asking[who]

    async def ask_briefly(self, who: str, seconds: float, work: Callable[..., T], *args: Any) -> T | None:
        """Ask with a shorter timeout; the worker may finish what it has begun."""
        asked = asyncio.create_task(self.ask(who, work, *args))
        asked.add_done_callback(_hear)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), seconds)
        except TimeoutError:
            return None

    async def _try(self, who: str, work: Callable[..., T], *args: Any) -> T:
        pool = await self._started()
        rivals = len(self.asking) - 1
        pace = max(SHORTEST, min(1.0, self.workers / (self.asking[who] + rivals)))
        try:
            job = asyncio.get_running_loop().run_in_executor(pool, work, pace, *args)
            return await asyncio.wait_for(job, self.seconds)
        except (BrokenProcessPool, TimeoutError):
            self._drop(pool)
            raise

    async def _started(self) -> ProcessPoolExecutor:
        """Return the workers, starting them if need be and waiting until all are ready."""
        async with self._opening:
            if self._pool is not None and self._outpaced():
                self._drop(self._pool)
            if self._pool is not None:
                return self._pool
            self._plain = carsonne.mode() == "plain" and not carsonne.compiled_meanwhile()
            context = multiprocessing.get_context("spawn")
            self._pool = pool = ProcessPoolExecutor(self.workers, context, initializer=_init_worker)
            loop = asyncio.get_running_loop()
            jobs = [loop.run_in_executor(pool, _ready) for _ in range(self.workers)]
            try:
                await asyncio.wait_for(asyncio.gather(*jobs), STARTING)
            except BaseException:
                self._drop(pool)
                raise
            return pool

    def _outpaced(self) -> bool:
        """Return whether the rules were compiled after the workers started, and no other caller needs them now."""
        return self._plain and self.asking.total() <= 1 and carsonne.compiled_meanwhile()

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Discard workers of which one has died or hangs; pending work is given to new ones."""
        if self._pool is pool:
            self._pool = None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _hear(asked: asyncio.Task[Any]) -> None:
    """Retrieve the result, so that an error that no caller awaits any more is not logged."""
    if not asked.cancelled():
        asked.exception()


def quick(game: str, state: Any, seat: Seat) -> Move:
    """Choose a sensible move immediately, without a worker."""
    return _bot(game, "policy").choose(state, seat, Random(secrets.randbits(63)))
