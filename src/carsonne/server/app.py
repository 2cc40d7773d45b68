"""Assembles the application of one process: handlers, middleware, and what starts and stops with it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

import carsonne
from carsonne.server.bots.pool import BotPool
from carsonne.server.bots.runner import BotRunner
from carsonne.server.config import Config
from carsonne.server.http import (
    health,
    hints,
    history,
    lessons,
    lobby,
    problems,
    security,
    sockets,
    static,
    tables,
    why_not,
)
from carsonne.server.http.limits import LimitRequests, Limits
from carsonne.server.http.strict_body import StrictRequest
from carsonne.server.live.checkup import Checkup
from carsonne.server.live.clocks import Clocks
from carsonne.server.live.housekeeping import keep_house
from carsonne.server.live.pubsub import Listener, Publisher
from carsonne.server.live.rooms import Rooms
from carsonne.server.live.subscriber import receive
from carsonne.server.live.sweeper import recover, sweep
from carsonne.server.live.thread_queue import ThreadQueue
from carsonne.server.live.workers import Workers
from carsonne.server.store.database import Database

_log = structlog.get_logger("app")
REDIS_SECONDS = 1.0
"""How long an answer from Redis is waited for. It answers within milliseconds or is away."""
FAST_GZIP = 3
"""A late Carcassonne survey takes 0.06 ms to compress instead of 0.43 ms at level 9, and is a quarter larger."""


# Start and stop


def lifespan(config: Config) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Make the context that runs the rooms and everything that serves them."""

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        database, redis = Database(config.database), connect_redis(config)
        publisher = Publisher(redis, config.prefix)
        pool = app.state.bot_pool = BotPool(config.bot_processes, config.bot_seconds)
        app.state.asking = set()
        app.state.past, app.state.imports = ThreadQueue(2), ThreadQueue(1)
        rooms = app.state.rooms = make_rooms(config, database, publisher, pool, app.state.workers)
        listener = Listener(redis, publisher.channel, partial(receive, rooms))
        app.state.checkup = Checkup(database, publisher, listener)
        if config.warm_bots:
            rooms.run(pool.warm())
        for work in (publisher.run(), listener.run(), recover(rooms), sweep(rooms), keep_house(rooms)):
            rooms.run(work)
        _log.info("open", process=publisher.process)
        try:
            yield
            await rooms.stop()
        finally:
            app.state.past.close()
            app.state.imports.close()
            await database.close()
            if redis is not None:
                await redis.aclose()
            _log.info("closed", process=publisher.process)

    return run


def connect_redis(config: Config) -> Redis | None:
    """Make a client of the site's Redis, which connects when it is first used."""
    if config.redis is None:
        return None
    return Redis.from_url(
        config.redis,
        socket_connect_timeout=REDIS_SECONDS,
        socket_timeout=REDIS_SECONDS,
        retry=Retry(NoBackoff(), 1),  # once, because a connection from before an outage is dead
    )


def make_rooms(config: Config, database: Database, publisher: Publisher, pool: BotPool, workers: Workers) -> Rooms:
    """Make the rooms of a process, with the clocks and bots that act in them."""
    rooms = Rooms(config, database, publisher, workers)
    rooms.automata = [Clocks(rooms, config.last_seconds), BotRunner(rooms, pool, config.tick_seconds)]
    return rooms


# The application


def make_app(config: Config) -> Litestar:
    """Make the ASGI application of one process. The database must be migrated and the secret known."""
    return Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *tables.HANDLERS,
            *lessons.HANDLERS,
            *history.HANDLERS,
            *hints.HANDLERS,
            *why_not.HANDLERS,
            *health.HANDLERS,
            sockets.table_socket,
            static.page,
        ],
        lifespan=[lifespan(config)],
        csrf_config=security.csrf(config),
        middleware=[LimitRequests()],
        state=State({"limits": Limits(config), "workers": Workers(config)}),
        request_class=StrictRequest,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=FAST_GZIP, exclude_opt_key="packed"
        ),
        request_max_body_size=64 * 1024,
        exception_handlers=problems.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Carsonne",
            version=carsonne.__version__,
            description="Tables, games and their history; docs/server.md explains it.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
