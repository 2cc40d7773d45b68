"""Plays the deals of a series on a Ray cluster, or on a Ray of this machine if there is no other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from carsonne.arena.outcome import Outcome
from carsonne.arena.pieces import AHEAD, in_order
from carsonne.arena.playing import Player
from carsonne.arena.series import Deal, Series
from carsonne.kernel.errors import CarsonneError

PATIENCE = "180000"
"""Milliseconds that Ray's own helpers may take to start here: on a busy machine its 30 seconds are not enough."""


class NoRay(CarsonneError):
    """Ray is not installed."""

    code = "no_ray"


def _ray(jobs: int) -> Any:
    """Ray, joined to the cluster that RAY_ADDRESS names, or to one started here with so many workers."""
    try:
        import ray  # it is large and optional
    except ImportError:
        raise NoRay("Ray is not installed: pip install 'carsonne[arena]'.") from None
    quiet = {"log_to_driver": False, "logging_level": "warning"}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        os.environ.setdefault("RAY_agent_register_timeout_ms", PATIENCE)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked for it
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    return ray


def play(series: Series, pieces: Iterator[list[Deal]], jobs: int, recording: bool) -> Iterator[list[Outcome]]:
    """The outcomes of each deal, in the order of the deals."""
    ray = _ray(jobs)
    try:
        task = ray.remote(_play)
        workers = max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        yield from in_order(pieces, workers * AHEAD, lambda piece: task.remote(series, recording, piece), ray.get)
    finally:
        ray.shutdown()


def _play(series: Series, recording: bool, deals: list[Deal]) -> list[list[Outcome]]:
    """What a worker does with a piece."""
    player = Player(series, recording)
    try:
        return [player.play(deal) for deal in deals]
    finally:
        player.close()
