"""A pool of worker processes in which bots think, so that they never hold up the server.

Whoever asks first is answered first. The more wait, the shorter everybody thinks, so that nobody waits for long.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

import structlog

import carsonne
from carsonne import registry
from carsonne.bots import Bot, find
from carsonne.kernel.game import Move, Seat

_log = structlog.get_logger("bot_pool")
T = TypeVar("T")
NICE = 5
"""Workers let everybody else go first: a person's move is answered while all of them think."""
SHORTEST = 0.1
"""The smallest share of its time that a bot gets when many wait."""
TRIES = 3
STARTING = 120.0
"""Seconds that workers may take to start; nobody's time to think runs meanwhile."""


@runtime_checkable
class Paced(Protocol):
    """A bot whose time to think can be shortened."""

    pace: float


@cache
def _bot(game: str, bot: str) -> Bot:
    """A bot of this process; it keeps its memory from move to move."""
    return find(game, bot)


def think(pace: float, game: str, bot: str, state: Any, seat: Seat, seed: int) -> Move:
    """A bot's move. Runs in a worker, on a position that the seat imagines."""
    player = _bot(game, bot)
    if isinstance(player, Paced):
        player.pace = pace
    return player.choose(state, seat, Random(seed))


def _init_worker() -> None:
    """Make a worker ready and modest, let it end with its server, however that ends, and leave Ctrl-C to the server."""
    for game in registry.names():
        registry.advisor(game)
        registry.reasons(game)
        registry.saying(game)
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _ready() -> None:
    """What a worker is asked first: it answers when it has started."""


class BotPool:
    """The pool. Whatever happens to a worker, there is a move: in the end one without any thought."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.waiting = 0
        """How many want a worker now, those who have one included."""
        self._free = asyncio.Semaphore(workers)
        self._opening = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._plain = False

    async def choose(self, game: str, bot: str, state: Any, seat: Seat) -> Move:
        """A legal move."""
        move = await self.ask(think, game, bot, state, seat, secrets.randbits(63))
        return quick(game, state, seat) if move is None else move

    async def ask(self, work: Callable[..., T], *args: Any) -> T | None:
        """What `work(pace, *args)` says in a worker, after those who came before; None if it says nothing in time."""
        self.waiting += 1
        try:
            async with self._free:
                for _ in range(TRIES):
                    try:
                        return await self._try(work, *args)
                    except BrokenProcessPool:
                        _log.warning("bot_worker_broken", work=work.__name__)
                    except TimeoutError:
                        _log.warning("bot_too_slow", work=work.__name__)
                        return None
                return None
        finally:
            self.waiting -= 1

    async def ask_briefly(self, seconds: float, work: Callable[..., T], *args: Any) -> T | None:
        """The same for somebody who does not wait for long; the worker may finish what it has begun."""
        asked = asyncio.create_task(self.ask(work, *args))
        asked.add_done_callback(_hear)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), seconds)
        except TimeoutError:
            return None

    async def _try(self, work: Callable[..., T], *args: Any) -> T:
        pool = await self._started()
        pace = max(SHORTEST, min(1.0, self.workers / self.waiting))
        try:
            job = asyncio.get_running_loop().run_in_executor(pool, work, pace, *args)
            return await asyncio.wait_for(job, self.seconds)
        except (BrokenProcessPool, TimeoutError):
            self._drop(pool)
            raise

    async def _started(self) -> ProcessPoolExecutor:
        """The workers, all of them ready to think."""
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
        """Whether the rules have been compiled since the workers started, and nobody else needs these now."""
        return self._plain and self.waiting == 1 and carsonne.compiled_meanwhile()

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Give up workers of which one has died or hangs; the others' work is asked of new ones."""
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
    """Take note of what came of it, even of an error, where nobody waits for it any more."""
    if not asked.cancelled():
        asked.exception()


def quick(game: str, state: Any, seat: Seat) -> Move:
    """A sensible move at once, without a worker."""
    return _bot(game, "policy").choose(state, seat, Random(secrets.randbits(63)))
