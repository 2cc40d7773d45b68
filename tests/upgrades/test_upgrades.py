"""A database of every released version opens, its games play on, and its people are still themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.server.guest import Guest
from tests.server.sites import Site
from tests.upgrades.released import STALE, VERSIONS, Json, cookies_of, left_by, upgraded

pytestmark = pytest.mark.anyio
KINDS = "sqlite", "postgres"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=[(version, kind) for version in VERSIONS for kind in KINDS], ids="-".join)
def old(request: pytest.FixtureRequest) -> Iterator[tuple[Site, Json]]:
    """Run today's server on what a version left."""
    version, kind = request.param
    with upgraded(version, kind) as site:
        yield site, left_by(version, kind)
        assert '"level": "error"' not in site.logged(), site.logged()


@asynccontextmanager
async def back(site: Site, left: Json, name: str) -> AsyncIterator[Guest]:
    """Come back with the cookies of then."""
    async with Guest(site.bases[0]) as guest:
        for cookie, value in cookies_of(left, name).items():
            guest.http.cookies.set(cookie, value)
        guest.id = next(one["id"] for one in left["people"] if one["name"] == name)
        yield guest


async def test_people_are_still_themselves(old: tuple[Site, Json]) -> None:
    for name in ("Ada", "Bob"):
        async with back(*old, name) as guest:
            assert await guest.get("/api/me") == {"player": {"id": guest.id, "name": name}}


async def test_a_cookie_is_renewed_when_a_page_is_opened(old: tuple[Site, Json]) -> None:
    async with back(*old, "Ada") as ada:
        answer = await ada.http.get("/api/me")
        sent = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("carsonne_me="))
        assert "Max-Age=31536000" in sent
        assert "HttpOnly" in sent
        async with Guest(old[0].bases[0]) as same:
            same.http.cookies.set("carsonne_me", sent.partition("=")[2].partition(";")[0])
            assert (await same.get("/api/me"))["player"]["id"] == ada.id


async def test_a_cookie_that_was_tampered_with_is_nobody(old: tuple[Site, Json]) -> None:
    site, left = old
    mine, other = cookies_of(left, "Ada")["carsonne_me"], cookies_of(left, "Bob")["carsonne_me"]
    for forged in (f"{left['people'][1]['id']}.{mine.rpartition('.')[2]}", mine[:-1], f"x{other}", "", "."):
        async with Guest(site.bases[0]) as guest:
            guest.http.cookies.set("carsonne_me", forged)
            assert await guest.get("/api/me") == {"player": None}


async def test_tables_are_as_they_were_left(old: tuple[Site, Json]) -> None:
    async with back(*old, "Ada") as ada:
        mine = {one["id"]: one for one in (await ada.get("/api/lobby"))["mine"]}
        assert set(mine) == {one["id"] for one in old[1]["tables"]}
        for was in old[1]["tables"]:
            table = await ada.get(f"/api/tables/{was['id']}")
            assert (table["game"], table["status"]) == (was["game"], was["status"])
            assert table["scores"] == was["scores"]
            if was["entries"]:
                assert len((await ada.get(f"/api/tables/{was['id']}/history"))["steps"]) == was["entries"]
            if was["status"] == "finished":
                assert (await ada.get(f"/api/tables/{was['id']}/fairness"))["fair"] is True


async def test_running_games_play_on(old: tuple[Site, Json]) -> None:
    rng = Random(1)
    async with back(*old, "Ada") as ada:
        await ada.get("/api/me")
        for was in old[1]["tables"]:
            if was["status"] != "running" or was["id"] == old[1]["shared"]:
                continue
            async with ada.at(was["id"], seat=0) as first, ada.at(was["id"], seat=1) as second:
                before = first.version
                for _ in range(6):
                    version = await next(one for one in (first, second) if one.asked()).step(rng)
                    for sitter in (first, second):
                        await sitter.until(lambda s, version=version: s.version >= version)  # type: ignore[misc]
                assert first.version >= before + 6


async def test_two_people_meet_again_at_their_table(old: tuple[Site, Json]) -> None:
    site, left = old
    async with (
        back(site, left, "Ada") as ada,
        back(site, left, "Bob") as bob,
        ada.at(left["shared"]) as one,
        bob.at(left["shared"]) as other,
    ):
        assert {one.seat, other.seat} == {0, 1}
        asked, waits = (one, other) if one.asked() else (other, one)
        version = await asked.step(Random(1))
        await waits.until(lambda s: s.version >= version)


async def test_a_token_of_before_is_accepted_or_replaced(old: tuple[Site, Json]) -> None:
    async with back(*old, "Ada") as ada:
        answer = await ada.send("POST", "/api/me", {"name": "Ada"})
        if old[1]["version"] in STALE:
            assert answer.json()["code"] == "csrf"
            assert any(line.startswith('csrftoken=""') for line in answer.headers.get_list("set-cookie"))
            ada.http.cookies.delete("csrftoken")  # as a browser does now
            await ada.get("/api/me")
            answer = await ada.send("POST", "/api/me", {"name": "Ada"})
        assert answer.json()["player"]["id"] == ada.id
