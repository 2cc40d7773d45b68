"""Operations of several tables go on together; nobody waits alone."""

from __future__ import annotations

import asyncio

import pytest

from carsonne.server.live import beat
from carsonne.server.live.beat import Beat

pytestmark = pytest.mark.anyio
LONG = 3600.0
"""A beat that does not come in the time of a test."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_table_alone_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beat, "EVERY", LONG)
    one = Beat()
    async with asyncio.timeout(5):
        for _ in range(20):
            await one.wait("a")


async def test_whoever_comes_after_a_pause_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beat, "EVERY", LONG)
    one = Beat()
    await one.wait("a")
    one._last -= LONG
    async with asyncio.timeout(5):
        await one.wait("b")


async def test_those_who_come_close_together_go_on_together_in_their_order() -> None:
    one, passed = Beat(), []

    async def come(table: str) -> None:
        await one.wait(table)
        passed.append((table, one._last))

    await come("a")
    await asyncio.gather(*(come(table) for table in "bcdb"))
    assert [table for table, _ in passed] == ["a", "b", "c", "d", "b"]
    first, *others = [at for _, at in passed]
    assert len(set(others)) == 1
    assert others[0] - first >= beat.EVERY * 0.9
    async with asyncio.timeout(5):
        await one.wait("b")


async def test_one_who_gives_up_keeps_nobody_waiting() -> None:
    one = Beat()
    await one.wait("a")
    tasks = [asyncio.create_task(one.wait(table)) for table in "bc"]
    await asyncio.sleep(0)
    tasks[0].cancel()
    async with asyncio.timeout(5):
        await tasks[1]
    assert tasks[0].cancelled()
