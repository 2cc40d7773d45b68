"""Metrics for operators of a site."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client import multiprocess as shared
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

import carsonne

_OPERATIONS = Counter("carsonne_operations_total", "Operations by kind and outcome.", ["kind", "outcome"])
OPERATION_SECONDS = Histogram(
    "carsonne_operation_seconds",
    "From an operation's arrival until it is in the log.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOT_SECONDS = Histogram(
    "carsonne_bot_seconds", "How long bots think.", ["bot"], buckets=(0.01, 0.05, 0.2, 0.5, 1, 2, 5)
)
SOCKETS = Gauge("carsonne_sockets", "Open sockets.", multiprocess_mode="livesum")
ROOMS = Gauge("carsonne_rooms", "Tables in memory.", multiprocess_mode="livesum")
NOTICES_DROPPED = Counter("carsonne_notices_dropped_total", "Notices that could not be sent to other processes.")
REQUESTS = Counter("carsonne_requests_total", "HTTP requests by method and status.", ["method", "status"])


@cache
def operations(kind: str, outcome: str) -> Counter:
    """Return the counter of operations of a kind with an outcome."""
    return _OPERATIONS.labels(kind, outcome)


def exposition(now: Now) -> bytes:
    """Return all metrics in Prometheus' text format, those that are counted summed over the worker processes."""
    registry = CollectorRegistry()
    registry.register(now)
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest() + generate_latest(registry)
    _forget_dead_workers(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
    shared.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_dead_workers(folder: Path) -> None:
    """Let the open sockets and tables of workers that were killed count no longer."""
    for file in folder.glob("gauge_live*_*.db") if os.name == "posix" else ():
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)


class Now(Collector):
    """What is looked up when the metrics are asked for, and is the same for all workers."""

    def __init__(self, database: bool, redis: bool | None, last_backup: float | None, free_bytes: int | None) -> None:
        self.values: dict[str, tuple[str, float | None]] = {
            "database_up": ("Whether games can be saved.", database),
            "redis_up": ("Whether Redis answers.", redis),
            "last_backup_timestamp_seconds": ("When `carsonne admin backup` last succeeded.", last_backup),
            "free_bytes": ("Room on the disk of the SQLite file.", free_bytes),
        }

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics; what does not apply to a site is left out."""
        info = InfoMetricFamily("carsonne", "What is running.")
        info.add_metric([], {"version": carsonne.__version__, "rules": carsonne.mode()})
        yield info
        for name, (about, value) in self.values.items():
            if value is not None:
                yield GaugeMetricFamily(f"carsonne_{name}", about, value=float(value))
