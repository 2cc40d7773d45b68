"""For those who run the site: is it well, and what are its figures?"""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

import carsonne
from carsonne.server import metrics
from carsonne.server.protocol.payloads import Health


@get("/healthz", operation_id="health", tags=["operation"])
async def healthz(state: State) -> Response[Health]:
    """Whether this process can do its work."""
    try:
        alive = await state.rooms.database.alive()
    except (SQLAlchemyError, OSError):
        alive = False
    health = Health("ok" if alive else "unwell", carsonne.__version__, alive, carsonne.mode())
    return Response(health, status_code=200 if alive else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def get_metrics() -> bytes:
    """Metrics for Prometheus."""
    return metrics.exposition()


HANDLERS = [healthz, get_metrics]
