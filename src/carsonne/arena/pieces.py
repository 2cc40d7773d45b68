"""Hands out the deals of a series in pieces to workers, and takes the outcomes back in the order of the deals."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from carsonne.arena.outcome import Outcome
from carsonne.arena.series import Deal

AHEAD = 3
"""Pieces that are handed out for each worker, so that none waits for the next."""


def pieces_of(deals: Iterator[Deal], size: int) -> Iterator[list[Deal]]:
    """Yield the deals, `size` at a time."""
    while piece := list(islice(deals, size)):
        yield piece


def in_order(
    pieces: Iterator[list[Deal]], ahead: int, submit: Callable[[list[Deal]], Any], wait: Callable[[Any], Any]
) -> Iterator[list[Outcome]]:
    """Keep a number of pieces in flight, and yield their results in order."""
    waiting: deque[Any] = deque(map(submit, islice(pieces, ahead)))
    while waiting:
        yield from wait(waiting.popleft())
        waiting.extend(map(submit, islice(pieces, 1)))
