"""Health and metrics, for operators of a site."""

from __future__ import annotations

import hmac
import shutil
from pathlib import Path
from typing import Literal, TypeAlias

from litestar import MediaType, Response, get
from litestar.datastructures import State
from sqlalchemy import make_url

import carsonne
from carsonne.locales import message
from carsonne.server import metrics
from carsonne.server.errors import Refusal
from carsonne.server.http.context import AnyRequest, rooms_of
from carsonne.server.live.checkup import Findings
from carsonne.server.live.rooms import Rooms
from carsonne.server.protocol.payloads import Health
from carsonne.server.store import notes
from carsonne.server.store.outages import Unavailable

Status: TypeAlias = Literal["ok", "degraded", "unwell"]


@get("/healthz", operation_id="health", tags=["operation"])
async def healthz(state: State) -> Response[Health]:
    """Report whether this process can do its work: 503 if games cannot be saved."""
    found: Findings = await state.checkup.findings()
    status: Status = "unwell" if found.outage is not None else "degraded" if found.problems else "ok"
    health = Health(status, carsonne.__version__, found.outage is None, carsonne.mode(), found.redis, found.problems)
    return Response(health, status_code=503 if found.outage is not None else 200)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def get_metrics(request: AnyRequest, state: State) -> bytes:
    """Return metrics for Prometheus to clients with the token."""
    rooms = rooms_of(request)
    token = rooms.config.metrics_token
    given = request.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Refusal("not_found", message("error-nothing-here"))
    found: Findings = await state.checkup.findings()
    backup = await _last_backup(rooms) if found.outage is None else None
    now = metrics.Now(found.outage is None, found.redis, backup, _free_bytes(rooms.config.database))
    return metrics.exposition(now)


async def _last_backup(rooms: Rooms) -> float | None:
    try:
        async with rooms.database.read_transaction() as connection:
            return await notes.last_backup(connection)
    except Unavailable:
        return None


def _free_bytes(url: str) -> int | None:
    """Return how much room there is where an SQLite file grows; another database looks after itself."""
    file = make_url(url).database if url.startswith("sqlite") else None
    return shutil.disk_usage(Path(file).absolute().parent).free if file else None


HANDLERS = [healthz, get_metrics]
