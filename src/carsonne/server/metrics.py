"""Metrics for operators of a site."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client import multiprocess as shared

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


def exposition() -> bytes:
    """Return all metrics in Prometheus' text format, summed over the worker processes."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    shared.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
