"""Time is charged to the address that takes it, and nothing else."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

from carsonne.server.live.clients import Bucket
from carsonne.server.live.costs import THREAD, Costs
from carsonne.server.live.thread_queue import ThreadQueue
from tests.server.guest import Guest, Sitter
from tests.server.sites import running

pytestmark = pytest.mark.anyio


def busy(seconds: float) -> str:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
    return "done"


def account() -> Bucket:
    return Bucket(1e-9, 1.0)


async def test_work_costs_what_it_keeps_the_loop_busy_not_what_it_waits() -> None:
    mine = account()

    async def work() -> str:
        busy(0.02)
        await asyncio.sleep(0.1)
        return busy(0.02)

    assert await Costs().charged(mine, "work", work()) == "done"
    assert 0.035 < 1.0 - mine.level < 0.1


async def test_what_other_programs_do_meanwhile_is_not_charged() -> None:
    mine = account()

    async def work() -> None:
        time.sleep(0.2)  # as if the processor were taken away

    await Costs().charged(mine, "work", work())
    assert 1.0 - mine.level < 0.05


async def test_an_error_passes_and_is_charged() -> None:
    mine = account()

    async def work() -> None:
        busy(0.02)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await Costs().charged(mine, "work", work())
    assert mine.level < 0.99


async def test_what_is_cancelled_can_clean_up() -> None:
    cleaned = asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0)
            cleaned.set()

    task = asyncio.create_task(Costs().charged(account(), "work", work()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert cleaned.is_set()


async def test_time_in_a_thread_counts_less() -> None:
    mine, threads = account(), ThreadQueue(1)
    assert await Costs().charged(mine, "work", threads.do("me", busy, 0.1)) == "done"
    assert THREAD * 0.1 * 0.9 < 1.0 - mine.level < 0.1


async def test_many_that_arrive_together_are_counted_before_they_run() -> None:
    mine, costs, go = account(), Costs(), asyncio.Event()

    async def work() -> None:
        await go.wait()
        busy(0.05)

    first = asyncio.create_task(costs.charged(mine, "work", work()))
    go.set()
    await first
    go.clear()
    more = [asyncio.create_task(costs.charged(mine, "work", work())) for _ in range(10)]
    await asyncio.sleep(0)
    assert mine.level < 0.55, "ten are expected to take as long as the first did"
    go.set()
    await asyncio.gather(*more)


def visitor(base: str, source: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=base, transport=httpx.AsyncHTTPTransport(local_address=source))


async def test_an_address_that_used_up_its_share_is_refused_and_others_are_not() -> None:
    async with running("sqlite", 1, address_share=0.01, address_burst=0.3) as site, Guest(site.bases[0]) as ada:
        await ada.arrive("Ada")
        path = f"/api/tables/{await ada.game({'kind': 'me'}, {'kind': 'guest'})}/survey"
        async with visitor(site.bases[0], "127.0.3.1") as eve, visitor(site.bases[0], "127.0.3.2") as bob:
            for _ in range(5000):
                answer = await eve.get(path)
                if answer.status_code != 200:
                    break
            assert answer.status_code == 429
            assert answer.json()["code"] == "too_fast"
            assert int(answer.headers["retry-after"]) >= 1
            assert (await bob.get(path)).status_code == 200


async def test_sockets_of_one_address_share_its_account() -> None:
    async with running("sqlite", 1, address_share=0.001, address_burst=0.3) as site, Guest(site.bases[0]) as ada:
        await ada.arrive("Ada")
        table = await ada.game({"kind": "me"}, {"kind": "guest"})
        async with ada.at(table) as one, ada.at(table) as other:

            async def code(sitter: Sitter) -> str:
                answer = await sitter.operate("play", seat=0, decision=-1, move={"type": "none"})
                return str(answer["code"])

            while await code(one) != "too_fast":
                pass
            assert await code(other) == "too_fast"
