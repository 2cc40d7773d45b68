"""Plays the deals of a series on a Ray cluster, or on a Ray of this machine if there is no other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from carsonne.arena.outcome import Outcome
from carsonne.arena.pieces import AHEAD, in_order
from carsonne.arena.playing import Player
from carsonne.arena.series import Deal, Series
from carsonne.installation import install_command, standalone
from carsonne.kernel.errors import CarsonneError
from carsonne.locales import message

PATIENCE = "180000"
"""Milliseconds that Ray's own helpers may take to start here: on a busy machine its 30 seconds are not enough."""

TRIES = 3
"""A Ray of this machine gives up after half a minute, in which a busy machine has not started all its helpers."""


class NoRay(CarsonneError):
    """Ray is not installed, cannot be reached, or gave up on the games."""

    code = "no_ray"


def _ray(jobs: int) -> Any:
    """Join the Ray cluster that RAY_ADDRESS names, or one started here with this many workers."""
    try:
        import ray  # it is large and optional
    except ImportError:
        if standalone():
            raise NoRay(message("cli-standalone", module="ray")) from None
        raise NoRay(message("error-no-ray", command=install_command("arena"))) from None
    os.environ.setdefault("RAY_agent_register_timeout_ms", PATIENCE)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked for it
    if os.environ.get("RAY_ADDRESS"):
        _begin(ray, tries=1)
    else:
        _begin(ray, TRIES, address="local", num_cpus=jobs, include_dashboard=False)
    return ray


def _begin(ray: Any, tries: int, **where: Any) -> None:
    """Join or start Ray."""
    try:
        ray.init(**where, log_to_driver=False, logging_level="warning")
    except Exception as error:  # of many kinds: a wrong address, nobody there, other versions, no memory
        ray.shutdown()
        if tries == 1:
            raise NoRay(message("error-ray-away", why=_first_line(error))) from error
        _begin(ray, tries - 1, **where)


def play(series: Series, pieces: Iterator[list[Deal]], jobs: int, recording: bool) -> Iterator[list[Outcome]]:
    """Yield the outcomes of each deal, in the order of the deals."""
    ray = _ray(jobs)
    try:
        task = ray.remote(_play)
        workers = max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        yield from in_order(pieces, workers * AHEAD, lambda piece: task.remote(series, recording, piece), ray.get)
    except ray.exceptions.RayError as error:
        raise NoRay(message("error-ray-games", why=_first_line(error))) from error
    finally:
        ray.shutdown()


def _first_line(error: Exception) -> str:
    """Return what an error says, without the report that Ray adds; for a worker's error, the cause."""
    cause = getattr(error, "cause", None) or error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]


def _play(series: Series, recording: bool, deals: list[Deal]) -> list[list[Outcome]]:
    """Play a chunk of deals in a worker."""
    player = Player(series, recording)
    try:
        return [player.play(deal) for deal in deals]
    finally:
        player.close()
