"""Assembles the application of one process: handlers, middleware, and what starts and stops with it."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin
from redis.asyncio import Redis

import carsonne
from carsonne.server.bots.pool import BotPool
from carsonne.server.bots.runner import BotRunner
from carsonne.server.config import Config
from carsonne.server.http import advice, health, history, lobby, problems, reasons, security, sockets, static, tables
from carsonne.server.http.aside import Aside
from carsonne.server.http.limits import LimitRequests, Limits
from carsonne.server.http.reading import StrictRequest
from carsonne.server.live.clocks import Clocks
from carsonne.server.live.pubsub import Publisher
from carsonne.server.live.rooms import Rooms
from carsonne.server.live.subscriber import receive
from carsonne.server.live.sweeper import recover, sweep
from carsonne.server.store.database import Database

_log = structlog.get_logger("app")
COLLECT = 50_000, 20, 50
"""New objects until the young are looked at, and rounds of that until the older are."""
FAST_GZIP = 3
"""A late Carcassonne survey takes 0.06 ms to compress instead of 0.43 ms at level 9, and is a quarter larger."""


# Start and stop


class Lifespan(InitPlugin):
    """Opens the rooms after the channels and closes them before."""

    def __init__(self, config: Config, channels: ChannelsPlugin) -> None:
        self.config = config
        self.channels = channels

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.lifespan)
        return app_config

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Run the rooms with everything that serves them."""
        database, publisher = Database(self.config.database), Publisher(self.channels, self.config.prefix)
        pool = app.state.bot_pool = BotPool(self.config.bot_processes, self.config.bot_seconds)
        app.state.asking = set()
        app.state.past, app.state.imports = Aside(2), Aside(1)
        rooms = app.state.rooms = make_rooms(self.config, database, publisher, pool)
        try:
            async with (
                self.channels.start_subscription([publisher.channel]) as subscriber,
                subscriber.run_in_background(partial(receive, rooms), join=False),
            ):
                for work in (recover(rooms), sweep(rooms)):
                    rooms.run(work)
                rest_the_collector()
                _log.info("open", process=publisher.process)
                yield
                await rooms.stop()
        finally:
            app.state.past.close()
            app.state.imports.close()
            await database.close()
            _log.info("closed", process=publisher.process)


def rest_the_collector() -> None:
    """Let the garbage collector leave alone what stays for ever, and look at the rest less often.

    With many tables in memory it would otherwise spend a third of the time looking at games that nobody has left.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def make_rooms(config: Config, database: Database, publisher: Publisher, pool: BotPool) -> Rooms:
    """The rooms of a process, with the clocks and bots that act in them."""
    rooms = Rooms(config, database, publisher)
    rooms.automata = [Clocks(rooms, config.last_seconds), BotRunner(rooms, pool, config.tick_seconds)]
    return rooms


# The application


def _backend(config: Config) -> ChannelsBackend:
    if config.redis is None:
        return MemoryChannelsBackend()
    return RedisChannelsPubSubBackend(redis=Redis.from_url(config.redis), key_prefix=config.prefix)


def make_app(config: Config) -> Litestar:
    """The application of one process. The database must be migrated and the secret known."""
    channels = ChannelsPlugin(_backend(config), arbitrary_channels_allowed=True)
    return Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *tables.HANDLERS,
            *history.HANDLERS,
            *advice.HANDLERS,
            *reasons.HANDLERS,
            *health.HANDLERS,
            sockets.table_socket,
            static.page,
        ],
        plugins=[channels, Lifespan(config, channels)],
        csrf_config=security.csrf(config),
        middleware=[LimitRequests()],
        state=State({"limits": Limits(config)}),
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
