"""A pool of worker processes in which bots think, so that they never hold up the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import structlog

from carsonne import registry
from carsonne.bots import find
from carsonne.kernel.game import Move, Seat

_log = structlog.get_logger("bot_pool")


def think(game: str, bot: str, state: Any, seat: Seat, seed: int) -> Move:
    """A bot's move. Runs in a worker, on a position that the seat imagines."""
    return find(game, bot).choose(state, seat, Random(seed))


def _live_with_parent() -> None:
    """Make a worker end with its server, however that ends, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class BotPool:
    """The pool. A bot that takes too long or crashes its worker gets a random move instead."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, bot: str, state: Any, seat: Seat) -> Move:
        """A legal move within the time limit."""
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(self._ready(), think, game, bot, state, seat, secrets.randbits(63))
        try:
            return await asyncio.wait_for(job, self.seconds)
        except TimeoutError:
            _log.warning("bot_too_slow", game=game, bot=bot)
        except BrokenProcessPool:
            _log.warning("bot_worker_broken", game=game, bot=bot)
            self._pool = None
        return secrets.choice(registry.find(game).legal(state, seat))

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_live_with_parent)
        return self._pool

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
