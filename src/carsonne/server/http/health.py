"""Health and metrics, for operators of a site."""

from __future__ import annotations

import hmac
from typing import Literal, TypeAlias

from litestar import MediaType, Response, get
from litestar.datastructures import State

import carsonne
from carsonne.locales import message
from carsonne.server import metrics
from carsonne.server.errors import Refusal
from carsonne.server.http.context import AnyRequest, rooms_of
from carsonne.server.live.checkup import Findings
from carsonne.server.protocol.payloads import Health

Status: TypeAlias = Literal["ok", "degraded", "unwell"]


@get("/healthz", operation_id="health", tags=["operation"])
async def healthz(state: State) -> Response[Health]:
    """Report whether this process can do its work: 503 if games cannot be saved."""
    found: Findings = await state.checkup.findings()
    status: Status = "unwell" if found.outage is not None else "degraded" if found.problems else "ok"
    health = Health(status, carsonne.__version__, found.outage is None, carsonne.mode(), found.redis, found.problems)
    return Response(health, status_code=503 if found.outage is not None else 200)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def get_metrics(request: AnyRequest) -> bytes:
    """Return metrics for Prometheus to clients with the token."""
    token = rooms_of(request).config.metrics_token
    given = request.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Refusal("not_found", message("error-nothing-here"))
    return metrics.exposition()


HANDLERS = [healthz, get_metrics]
