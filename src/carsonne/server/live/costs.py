"""What each address costs this process in time, and how much it may.

Requests and messages differ a thousandfold in what they cost, so processor time is counted instead of their number:
what the event loop spends on them, and a part of what threads do. An address that has used up its share is refused.
"""

from __future__ import annotations

import time
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from carsonne.server.live.clients import Bucket

T = TypeVar("T")
THREAD = 0.25
"""What a second in a thread counts: the event loop gets its turns meanwhile."""
FADES = 0.9
"""How much of a route's earlier cost is still expected after a cheaper request."""

_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)
"""Charges the address that the running request or message comes from."""


class Costs:
    """What routes and messages have cost lately, so that many that arrive together are counted before they run."""

    def __init__(self) -> None:
        self._expected: dict[str, float] = {}

    async def charged(self, account: Bucket, name: str, work: Coroutine[Any, Any, T]) -> T:
        """Run work, and charge an account with the time that it takes."""
        expected = self._expected.get(name, 0.0)
        account.level -= expected
        meter = Meter(account)
        _meter.set(meter)
        try:
            return await Timed(work, meter)
        finally:
            account.level += expected
            self._expected[name] = max(meter.spent, FADES * expected + (1 - FADES) * meter.spent)


class Meter:
    """The time that one request or message has taken, charged to an account."""

    __slots__ = ("account", "spent")

    def __init__(self, account: Bucket) -> None:
        self.account = account
        self.spent = 0.0

    def charge(self, seconds: float) -> None:
        """Charge this much, even if the account does not hold it."""
        self.spent += seconds
        self.account.level -= seconds


def charge_thread(seconds: float) -> None:
    """Charge the running request with time that it spent in a thread."""
    if (meter := _meter.get()) is not None:
        meter.charge(THREAD * seconds)


def free_of_charge() -> None:
    """Charge nothing for what this task does from here on."""
    _meter.set(None)


class Timed(Generic[T]):
    """Awaits a coroutine, and charges for each of its steps as long as it keeps the event loop busy."""

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self.work = work
        self.meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        answer: Any = None
        error: BaseException | None = None
        work, charge = self.work, self.meter.charge
        while True:
            begin = time.thread_time()  # other programs may take the processor meanwhile
            try:
                awaited = work.send(answer) if error is None else work.throw(error)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                charge(time.thread_time() - begin)
            try:
                answer, error = (yield awaited), None
            except BaseException as thrown:  # noqa: BLE001  # it is the work's to handle
                answer, error = None, thrown
