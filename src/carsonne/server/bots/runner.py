"""Runs the bots: each seat that a bot plays gets its move, through the same gate as a person's."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from random import Random
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.game import Game, Json, Seat
from carsonne.server import metrics
from carsonne.server.bots.pool import BotPool
from carsonne.server.live.clocks import race_of
from carsonne.server.live.play import play
from carsonne.server.live.room import Room
from carsonne.server.live.rooms import Rooms
from carsonne.server.store.outages import Unavailable
from carsonne.server.tables import lessons
from carsonne.server.tables.operations import Op

_log = structlog.get_logger("bot_runner")
OVERDUE = 5.0
"""Seconds after which a bot that another process should have moved is moved here."""

OUTAGE = 1.0
"""Seconds before a bot tries again when the database is away."""
APART = 0.05
"""Seconds between bots that move in the same tick of a race, so that they keep their order."""


class Question(Struct):
    """What a bot is asked: a position that its seat cannot tell from the real one."""

    bot: str
    decision: int
    asks: str
    told: Json | None
    """What the table's lesson has it play."""
    game: Game[Any]
    state: Any
    host: str
    """The player who set up the table."""


class BotRunner:
    """One task for each seat where a bot is thinking."""

    def __init__(self, rooms: Rooms, pool: BotPool, tick_seconds: float) -> None:
        self.rooms = rooms
        self.pool = pool
        self.tick_seconds = tick_seconds
        self.tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self.overdue: dict[str, tuple[int, float]] = {}

    def on_local_change(self, room: Room) -> None:
        """Start thinking for every seat that is due, unless a task does so already."""
        for seat in due(room):
            key = (room.id, seat)
            if key not in self.tasks:
                task = asyncio.create_task(self._play(room, seat))
                self.tasks[key] = task
                task.add_done_callback(partial(self._finished, key, room))

    def on_remote_change(self, room: Room) -> None:
        """Step in where a bot has been due for a while: the process that should move it may have died."""
        if not due(room):
            self.overdue.pop(room.id, None)
            return
        version, since = self.overdue.get(room.id, (-1, 0.0))
        if version != room.version:
            self.overdue[room.id] = (room.version, time.monotonic())
        elif time.monotonic() - since > OVERDUE:
            self.on_local_change(room)

    def is_busy(self, room: Room) -> bool:
        """Return whether a bot is thinking at this table."""
        return any(table == room.id for table, _ in self.tasks)

    def _finished(self, key: tuple[str, Seat], room: Room, task: asyncio.Task[None]) -> None:
        del self.tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("bot_failed", table=key[0], seat=key[1], exc_info=error)
        elif not task.cancelled():
            self.on_local_change(room)

    async def _play(self, room: Room, seat: Seat) -> None:
        """Answer the seat's questions until there are none. A refused move is replaced by a random one."""
        trusted, going_on = True, True
        while going_on:
            try:
                going_on = await self._step(room, seat, trusted)
            except Unavailable:
                await asyncio.sleep(OUTAGE)
            except CarsonneError as error:
                trusted = error.code == "stale"
                _log.info("bot_refused", table=room.id, seat=seat, code=error.code)

    async def _step(self, room: Room, seat: Seat, trusted: bool) -> bool:
        """Answer one question; return whether there was one."""
        question = await self._next(room, seat)
        if question is not None:
            await play(self.rooms, room, await self._answer(room, seat, question, trusted))
        return question is not None

    async def _next(self, room: Room, seat: Seat) -> Question | None:
        """Return the seat's next question; in a race with people, wait for the next tick, staggered by bot."""
        race = race_of(room)
        late = [] if race is None else [who for who, _ in race.late]
        if seat in late and room.row is not None and any(room.row.seats[who].played_by is None for who in late):
            until_tick = self.tick_seconds - time.monotonic() % self.tick_seconds
            await asyncio.sleep(until_tick + APART * late.index(seat))
        return await _question(room, seat)

    async def _answer(self, room: Room, seat: Seat, question: Question, trusted: bool) -> Op:
        if question.asks == "confirm":
            return Op("confirm", seat, decision=question.decision)
        if question.told is not None:
            return Op("play", seat, decision=question.decision, move=question.told)
        game = question.game
        if trusted:
            with metrics.BOT_SECONDS.labels(question.bot).time():
                who = self.rooms.origins.get(question.host, question.host)
                move = await self.pool.choose(who, game.name, question.bot, question.state, seat)
        else:
            move = secrets.choice(game.legal(question.state, seat))
        written = msgspec.to_builtins(game.to_json(question.state, seat, move))
        return Op("play", seat, decision=question.decision, move=written)

    async def stop(self) -> None:
        """Stop thinking at all tables."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.pool.close()


def due(room: Room) -> list[Seat]:
    """Return the seats that are waiting for a bot."""
    opened = room.opened
    if opened is None or opened.row.status != "running":
        return []
    due = [seat for seat in opened.match.waiting_for() if opened.row.seats[seat].played_by is not None]
    if due and lessons.step_of(*opened) is not None:
        return [seat for seat in due if lessons.reply(*opened, seat) is not None]
    return due


async def _question(room: Room, seat: Seat) -> Question | None:
    async with room.lock:
        await room.ensure()
        opened = room.opened
        if opened is None or seat not in due(room):
            return None
        row, match = opened
        bot, asked = row.seats[seat].played_by, match.asked(seat)
        if bot is None or asked is None:
            return None
        state = match.game.imagine(match.state, seat, Random(secrets.randbits(63)))
        return Question(bot, asked.decision, asked.asks, lessons.reply(row, match, seat), match.game, state, row.host)
