"""Plays the deals of a series in this process, or in several others."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor

from carsonne.arena.outcome import Outcome
from carsonne.arena.pieces import AHEAD, in_order
from carsonne.arena.playing import Player
from carsonne.arena.series import Deal, Series


def cores() -> int:
    """Return how many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(series: Series, pieces: Iterator[list[Deal]], recording: bool) -> Iterator[list[Outcome]]:
    """Play the pieces one after another."""
    player = Player(series, recording)
    try:
        for piece in pieces:
            yield from map(player.play, piece)
    finally:
        player.close()


def in_processes(series: Series, pieces: Iterator[list[Deal]], jobs: int, recording: bool) -> Iterator[list[Outcome]]:
    """Play the pieces in a number of processes."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(series, recording))
    try:
        yield from in_order(pieces, jobs * AHEAD, lambda piece: pool.submit(_play, piece), Future.result)
    finally:
        stop(pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers immediately: what they still play is not wanted."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


_player: Player | None = None
"""What a worker plays with: one for each process."""


def _begin(series: Series, recording: bool) -> None:
    """Initialise a worker. Ctrl-C is left to its parent, which then ends it, along with its external programs."""
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    _player = Player(series, recording)


def _end(*_: object) -> None:
    """End a worker with its external programs; it may still be starting, and then it has none."""
    if _player is not None:
        _player.close()
    os._exit(0)


def _play(deals: list[Deal]) -> list[list[Outcome]]:
    assert _player is not None
    return [_player.play(deal) for deal in deals]
