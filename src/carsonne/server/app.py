"""The application: its handlers, layers, errors, and what starts and ends with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin
from litestar.stores.memory import MemoryStore
from litestar.stores.redis import RedisStore
from redis.asyncio import Redis
from sqlalchemy.exc import SQLAlchemyError

import carsonne
from carsonne.kernel.errors import CarsonneError
from carsonne.server import errors, metrics
from carsonne.server.config import Config
from carsonne.server.http import history, lobby, security, static, tables
from carsonne.server.http.sockets import table_socket
from carsonne.server.live.pubsub import hear
from carsonne.server.live.rooms import Rooms
from carsonne.server.live.sweeper import recover, sweep
from carsonne.server.protocol.payloads import Health, Problem
from carsonne.server.store.database import Database

_log = structlog.get_logger("app")
CODES = {400: "bad_request", 403: "csrf", 404: "not_found", 405: "bad_method", 413: "too_big", 429: "too_fast"}


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
    """Figures for Prometheus."""
    return metrics.exposition()


# Errors


def _answer(status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(code, detail), status_code=status, headers=headers, media_type=MediaType.JSON)


def on_mistake(request: Request[Any, Any, Any], error: CarsonneError) -> Response[Problem]:
    """Somebody's mistake."""
    return _answer(errors.status(error), error.code, error.detail)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    detail = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in extra)[:400]
    headers = dict(error.headers or {})
    if error.status_code == 429:
        headers["retry-after"] = headers.get("RateLimit-Reset", "60")
    answer = _answer(error.status_code, CODES.get(error.status_code, "refused"), detail, headers)
    if error.status_code == 403:
        answer.delete_cookie(security.CSRF_COOKIE)  # it may come from another site's secret: take a new one
    return answer


def on_database(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database is away."""
    _log.error("database", path=request.url.path, exc_info=error)
    return _answer(503, "unavailable", "The server cannot do this now; try again soon.", {"retry-after": "2"})


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own mistake."""
    _log.error("bug", path=request.url.path, exc_info=error)
    return _answer(500, "bug", "Something went wrong on the server.")


# Beginning and end


class Housekeeping(InitPlugin):
    """Opens the rooms after the channels and closes it before them."""

    def __init__(self, config: Config, channels: ChannelsPlugin) -> None:
        self.config = config
        self.channels = channels

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.lifespan)
        return app_config

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Run the rooms."""
        database = Database(self.config.database)
        rooms = app.state.rooms = Rooms(self.config, database, self.channels)
        try:
            async with (
                self.channels.start_subscription([rooms.channel]) as subscriber,
                subscriber.run_in_background(partial(hear, rooms), join=False),
            ):
                rooms.run(recover(rooms))
                rooms.run(sweep(rooms))
                rooms.run(clean(app))
                _log.info("open", process=rooms.process)
                yield
                await rooms.stop()
        finally:
            await database.close()
            _log.info("closed", process=rooms.process)


async def clean(app: Litestar) -> None:
    """Forget from time to time who wrote when: the store in memory does not do it by itself."""
    store = app.stores.get("rate_limit")
    while isinstance(store, MemoryStore):
        await asyncio.sleep(60)
        await store.delete_expired()


def _backend(config: Config) -> ChannelsBackend:
    if config.redis is None:
        return MemoryChannelsBackend()
    return RedisChannelsPubSubBackend(redis=Redis.from_url(config.redis), key_prefix=config.prefix)


def _stores(config: Config) -> dict[str, Any]:
    if config.redis is None:
        return {"rate_limit": MemoryStore()}
    return {"rate_limit": RedisStore.with_client(config.redis, namespace=f"{config.prefix}:rate")}


def make_app(config: Config) -> Litestar:
    """The application for one process. The database has been migrated and the secret is known."""
    channels = ChannelsPlugin(_backend(config), arbitrary_channels_allowed=True)
    handlers = [lobby.get_me, lobby.set_me, lobby.list_games, lobby.get_lobby, lobby.check, lobby.score]
    return Litestar(
        route_handlers=[
            *handlers,
            *tables.HANDLERS,
            *history.HANDLERS,
            healthz,
            get_metrics,
            table_socket,
            static.page,
        ],
        plugins=[channels, Housekeeping(config, channels)],
        csrf_config=security.csrf(config),
        middleware=[security.write_limit(config).middleware],
        stores=_stores(config),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        request_max_body_size=64 * 1024,
        exception_handlers={
            CarsonneError: on_mistake,
            HTTPException: on_http,
            SQLAlchemyError: on_database,
            Exception: on_bug,
        },
        openapi_config=OpenAPIConfig(
            title="Carsonne",
            version=carsonne.__version__,
            description="Tables, games and their past; docs/server.md explains it.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
