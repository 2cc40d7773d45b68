"""Places that are shared fairly: names take turns, and a place is never lost."""

from __future__ import annotations

import asyncio

import pytest

from carsonne.server.live.fair_queue import FairQueue

pytestmark = pytest.mark.anyio


async def test_names_take_turns() -> None:
    queue, order = FairQueue(1), list[str]()

    async def wait(name: str) -> None:
        async with queue.turn(name[0]):
            order.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*(wait(name) for name in ("a1", "a2", "a3", "a4", "b1", "c1", "b2")))
    assert order == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_there_are_never_more_than_its_places() -> None:
    queue, inside, most = FairQueue(2), 0, 0

    async def enter(number: int) -> None:
        nonlocal inside, most
        async with queue.turn(str(number % 3)):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(enter(number) for number in range(20)))
    assert (most, queue.free) == (2, 2)


@pytest.mark.parametrize("when", ["waiting", "given"])
async def test_a_place_is_not_lost_with_who_gave_up(when: str) -> None:
    queue = FairQueue(1)
    async with queue.turn("a"):
        waiting = asyncio.create_task(hold(queue, "b"))
        await asyncio.sleep(0)
        if when == "waiting":
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
    waiting.cancel()  # in the same moment in which it got the place
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(1), queue.turn("c"):
        assert queue.free == 0


async def hold(queue: FairQueue, who: str) -> None:
    async with queue.turn(who):
        await asyncio.sleep(0)
