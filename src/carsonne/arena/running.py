"""Plays the deals of a series here or in several processes; the outcomes come in the same order either way."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice

from carsonne.arena.outcome import Outcome
from carsonne.arena.playing import Player
from carsonne.arena.series import Deal, Series

AHEAD = 3
"""Chunks that are handed out for each worker, so that none waits for the next."""
LARGEST = 50
"""Deals in a chunk at most, so that progress is seen and little is lost by a break."""


def cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(deals: Sequence[Deal], workers: int) -> list[list[Deal]]:
    """The deals in pieces: small enough that all workers end at nearly the same time."""
    size = max(1, min(LARGEST, len(deals) // (workers * 8)))
    return [list(deals[start : start + size]) for start in range(0, len(deals), size)]


def play(series: Series, deals: Sequence[Deal], jobs: int, recording: bool = False) -> Iterator[list[Outcome]]:
    """The outcomes of each deal, in the order of the deals."""
    if min(jobs, len(deals)) <= 1:
        player = Player(series, recording)
        yield from map(player.play, deals)
    else:
        yield from _in_processes(series, deals, min(jobs, len(deals)), recording)


def _in_processes(series: Series, deals: Sequence[Deal], jobs: int, recording: bool) -> Iterator[list[Outcome]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(series, recording))
    waiting: deque[Future[list[list[Outcome]]]] = deque()
    rest = iter(chunks(deals, jobs))
    try:
        waiting.extend(pool.submit(_play, chunk) for chunk in islice(rest, jobs * AHEAD))
        while waiting:
            yield from waiting.popleft().result()
            waiting.extend(pool.submit(_play, chunk) for chunk in islice(rest, 1))
    finally:
        _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the workers at once: what they still play is not wanted."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


_player: Player | None = None
"""What a worker plays with: one for each process."""


def _begin(series: Series, recording: bool) -> None:
    """Get a worker ready; Ctrl-C is for its parent."""
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _player = Player(series, recording)


def _play(deals: list[Deal]) -> list[list[Outcome]]:
    assert _player is not None
    return [_player.play(deal) for deal in deals]
