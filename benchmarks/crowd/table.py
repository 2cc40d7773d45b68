"""A table with two players who answer their questions at a steady pace, and what is measured at it."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec

from benchmarks.crowd.wire import Wire, connect, number

SEATS = 2


class Inner(msgspec.Struct):
    """The part of the game's view that a player needs."""

    moves: list[msgspec.Raw] = []


class Seen(msgspec.Struct):
    """The part of a view that a player needs."""

    asks: str | None = None
    decision: int | None = None
    over: bool = False
    view: Inner | None = None


class Message(msgspec.Struct):
    """The part of a message that a player needs."""

    type: str
    version: int = 0
    code: str = ""
    view: Seen | None = None


_decoder: msgspec.json.Decoder[Message | list[Message]] = msgspec.json.Decoder(Message | list[Message])


class Figures:
    """What a process of players has measured while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.times: list[float] = []
        self.acknowledged: list[float] = []
        self.received = 0
        self.refused = 0

    def reset(self) -> None:
        """Start over."""
        self.times, self.acknowledged, self.received, self.refused = [], [], 0, 0


class Table:
    """Two players. `pace` is the time between two operations, 0 as fast as the server answers; None: they wait."""

    def __init__(self, figures: Figures, base: str, id_: str, cookies: list[str]) -> None:
        self.figures = figures
        self.base = base
        self.path = f"/api/tables/{id_}/socket"
        self.cookies = cookies
        self.wires: list[Wire | None] = [None] * SEATS
        self.seen = [-1] * SEATS
        self.asked = -1
        self.pace: float | None = None
        self.due = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.started = 0.0
        self.sent: dict[int, float] = {}
        self.arrived: dict[int, int] = {}
        self.welcomed = [asyncio.Event() for _ in range(SEATS)]
        self.lists = ',"lists":true'
        """What a hello says about lists; older servers do not know them."""

    # Connecting

    async def enter(self, seat: int) -> None:
        """Connect a seat, say hello and wait for the welcome."""
        self.welcomed[seat].clear()
        wire = await connect(self.base, self.path, self.cookies[seat], lambda data: self.hear(seat, data))
        self.wires[seat] = wire
        self._hello(seat)
        await self.welcomed[seat].wait()

    def _hello(self, seat: int) -> None:
        known = f',"version":{self.seen[seat]}' if self.seen[seat] >= 0 else ""
        if (wire := self.wires[seat]) is not None:
            wire.say(f'{{"type":"hello","seat":{seat}{known}{self.lists}}}')

    def leave(self) -> None:
        """Cut both connections."""
        for wire in self.wires:
            if wire is not None:
                wire.drop()
        if self.timer is not None:
            self.timer.cancel()
        self.asked = -1
        self.sent.clear()
        self.arrived.clear()

    # Playing

    def play(self, pace: float) -> None:
        """Answer questions at this pace from now on; the first at a random moment."""
        self.pace = pace
        self.due = time.perf_counter() + random.random() * pace
        for seat in range(SEATS):
            self._hello(seat)

    def hear(self, seat: int, data: bytes) -> None:
        """Note what a message says, and answer the question in it."""
        if self.figures.on:
            self.figures.received += len(data)
        heard = _decoder.decode(data)
        for message in heard if isinstance(heard, list) else [heard]:
            self._take(seat, message)

    def _take(self, seat: int, message: Message) -> None:
        if message.type == "ack":
            self._acknowledged(message.version)
        elif message.type == "refused" and not self.welcomed[seat].is_set():
            self.lists = ""
            self._hello(seat)
        elif message.type == "refused":
            self.figures.refused += 1
        elif message.type == "moved":
            self._arrived(message.version)
        elif message.type == "welcome":
            self.welcomed[seat].set()
        if message.view is not None:
            self.seen[seat] = max(self.seen[seat], message.version)
            self._consider(seat, message.view)

    def _consider(self, seat: int, view: Seen) -> None:
        if self.pace is None or view.asks is None or view.decision is None or view.decision == self.asked:
            return
        self.asked = view.decision
        now = time.perf_counter()
        self.due = max(now, self.due + self.pace * (0.5 + random.random()))
        self.timer = asyncio.get_running_loop().call_later(self.due - now, self._answer, seat, view)

    def _answer(self, seat: int, view: Seen) -> None:
        wire = self.wires[seat]
        if wire is not None:
            self.started = time.perf_counter()
            wire.say(answer(seat, view))

    # Measuring

    def _acknowledged(self, version: int) -> None:
        if self.figures.on:
            self.figures.acknowledged.append(time.perf_counter() - self.started)
        self.sent[version] = self.started
        self._everywhere(version)

    def _arrived(self, version: int) -> None:
        self.arrived[version] = self.arrived.get(version, 0) + 1
        self._everywhere(version)

    def _everywhere(self, version: int) -> None:
        """Note the time once both players have the version that one of them made."""
        if version in self.sent and self.arrived.get(version) == SEATS:
            if self.figures.on:
                self.figures.times.append(time.perf_counter() - self.sent[version])
            del self.sent[version], self.arrived[version]


def answer(seat: int, view: Seen) -> str:
    """Write a random move, or the confirmation."""
    head = f'"id":"{number()}","seat":{seat},"decision":{view.decision}'
    if view.asks == "confirm":
        return f'{{"type":"confirm",{head}}}'
    assert view.view is not None
    move = bytes(random.choice(view.view.moves)).decode()
    return f'{{"type":"play",{head},"move":{move}}}'
