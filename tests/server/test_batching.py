"""On a busy server operations of several tables are batched; otherwise nothing waits."""

from __future__ import annotations

import asyncio

import pytest

from carsonne.server.live import batching
from carsonne.server.live.batching import Batcher

pytestmark = pytest.mark.anyio
LONG = 3600.0
"""A batch that does not come in the time of a test."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def busy() -> Batcher:
    """Make a batcher that has counted many operations."""
    batcher = Batcher()
    batcher._is_busy = True
    return batcher


async def test_nothing_waits_below_the_load_at_which_batches_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "EVERY", LONG)
    one = Batcher()
    async with asyncio.timeout(5):
        for table in "abcdab":
            await one.wait(table)


@pytest.mark.parametrize(("share", "is_busy"), [(0.9, False), (1.1, True)])
async def test_the_load_is_measured_once_a_window(share: float, is_busy: bool) -> None:
    one = Batcher()
    now = one._counted_from
    while now < one._counted_from + batching.WINDOW:
        one._measure(now)
        assert not one._is_busy
        now += 1 / (share * batching.BUSY)
    one._measure(now)
    assert one._is_busy == is_busy
    one._measure(now + 2 * batching.WINDOW)
    assert not one._is_busy  # as soon as there is little to do again


async def test_a_table_alone_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "EVERY", LONG)
    one = busy()
    async with asyncio.timeout(5):
        for _ in range(20):
            await one.wait("a")


async def test_whoever_comes_after_a_pause_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "EVERY", LONG)
    one = busy()
    await one.wait("a")
    one._last -= LONG
    async with asyncio.timeout(5):
        await one.wait("b")


async def test_those_who_come_close_together_go_on_together_in_their_order() -> None:
    one, passed = busy(), []

    async def come(table: str) -> None:
        await one.wait(table)
        passed.append((table, one._last))

    await come("a")
    await asyncio.gather(*(come(table) for table in "bcdb"))
    assert [table for table, _ in passed] == ["a", "b", "c", "d", "b"]
    first, *others = [at for _, at in passed]
    assert len(set(others)) == 1
    assert others[0] - first >= batching.EVERY * 0.9
    async with asyncio.timeout(5):
        await one.wait("b")


async def test_one_who_gives_up_keeps_nobody_waiting() -> None:
    one = busy()
    await one.wait("a")
    tasks = [asyncio.create_task(one.wait(table)) for table in "bc"]
    await asyncio.sleep(0)
    tasks[0].cancel()
    async with asyncio.timeout(5):
        await tasks[1]
    assert tasks[0].cancelled()
