"""Bots at the tables: whoever owes a move and is played by a bot gets one, through the same gate as a person."""

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
from carsonne.kernel.game import Seat
from carsonne.server import metrics
from carsonne.server.bots.pool import BotPool
from carsonne.server.live.clocks import race_of
from carsonne.server.live.room import Room
from carsonne.server.tables.operations import Op

_log = structlog.get_logger("bot_runner")
OVERDUE = 5.0
"""A bot that another process should have moved by now is moved here."""

APART = 0.05
"""Seconds between bots that move in the same tick of a race, so that they come in their order."""


class Question(Struct):
    """What a bot is asked: the position as its seat imagines it."""

    bot: str
    decision: int
    asks: str
    state: Any


class BotRunner:
    """One task for each seat for which a bot is thinking."""

    def __init__(self, bot_pool: BotPool, tick_seconds: float) -> None:
        self.bot_pool = bot_pool
        self.tick_seconds = tick_seconds
        self.tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self.overdue: dict[str, tuple[int, float]] = {}

    def attend(self, room: Room) -> None:
        """Start thinking for every seat that is due and not thought for yet."""
        for seat in due(room):
            key = (room.id, seat)
            if key not in self.tasks:
                task = asyncio.create_task(self._serve(room, seat))
                self.tasks[key] = task
                task.add_done_callback(partial(self._finished, key, room))

    def look_again(self, room: Room) -> None:
        """Step in where a bot has been due for a while: the process that should think may have ended."""
        if room.match is None or not due(room):
            self.overdue.pop(room.id, None)
            return
        version, since = self.overdue.get(room.id, (-1, 0.0))
        if version != room.match.version:
            self.overdue[room.id] = (room.match.version, time.monotonic())
        elif time.monotonic() - since > OVERDUE:
            self.attend(room)

    def _finished(self, key: tuple[str, Seat], room: Room, task: asyncio.Task[None]) -> None:
        del self.tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("bot_failed", table=key[0], seat=key[1], exc_info=error)
        elif not task.cancelled():
            self.attend(room)

    async def _serve(self, room: Room, seat: Seat) -> None:
        """Answer the seat's questions until there is none. A move that the gate refuses is replaced at random."""
        trusted = True
        while (question := await self._next(room, seat)) is not None:
            try:
                await room.operate(await self._answer(room, seat, question, trusted))
            except CarsonneError as error:
                trusted = error.code == "stale"
                _log.info("bot_refused", table=room.id, seat=seat, code=error.code)

    async def _next(self, room: Room, seat: Seat) -> Question | None:
        """The seat's next question; in a race with people not before the next tick, one bot after the other."""
        race = race_of(room)
        late = [] if race is None else [who for who, _ in race.late]
        if seat in late and room.row is not None and any(room.row.seats[who].played_by is None for who in late):
            until_tick = self.tick_seconds - time.monotonic() % self.tick_seconds
            await asyncio.sleep(until_tick + APART * late.index(seat))
        return await _question(room, seat)

    async def _answer(self, room: Room, seat: Seat, question: Question, trusted: bool) -> Op:
        if question.asks == "confirm":
            return Op("confirm", seat, decision=question.decision)
        assert room.match is not None
        game = room.match.game
        if trusted:
            with metrics.BOT_SECONDS.labels(question.bot).time():
                move = await self.bot_pool.choose(game.name, question.bot, question.state, seat)
        else:
            move = secrets.choice(game.legal(question.state, seat))
        return Op("play", seat, decision=question.decision, move=msgspec.to_builtins(game.to_json(question.state, seat, move)))

    async def stop(self) -> None:
        """Think no more."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def due(room: Room) -> list[Seat]:
    """The seats that a bot must answer for."""
    if room.match is None or room.row is None or room.row.status != "running":
        return []
    return [seat for seat in room.match.waiting_for() if room.row.seats[seat].played_by is not None]


async def _question(room: Room, seat: Seat) -> Question | None:
    async with room.lock:
        await room.ensure()
        if seat not in due(room) or room.match is None or room.row is None:
            return None
        match, bot = room.match, room.row.seats[seat].played_by
        decision, asks = match.decision(seat), match.asks(seat)
        assert bot is not None
        assert decision is not None
        assert asks is not None
        return Question(bot, decision, asks, match.game.imagine(match.state, seat, Random(secrets.randbits(63))))
