"""Rate limits for a person and for an address, and which proxies are trusted to name the client's address."""

from __future__ import annotations

import asyncio
import json
import os
import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from carsonne.server.app import make_app
from carsonne.server.config import Config
from carsonne.server.http.limits import REMEMBERED, Meter
from carsonne.server.main import check_proxies
from carsonne.server.startup import BadServer, prepare
from carsonne.server.store import tables
from carsonne.server.store.database import Database
from tests.server.guest import Guest
from tests.server.sites import Site, running

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden" / "carson-city-cards.jsonl"
# Checking a record goes on only when the test has closed its end of a pipe.
HELD = """
from carsonne.server.http import lobby
quick = lobby.check_text
lobby.check_text = lambda wish: open({gate!r}, "rb").read() or quick(wish)
"""
PROXY, STRANGER = "127.0.2.1", "127.0.2.2"


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """Run a site behind a proxy, with small limits."""
    few: dict[str, Any] = {"writes_from_an_address": 30, "newcomers_an_hour": 8, "reads_from_an_address": 20}
    with Site("sqlite", 1, proxies=[PROXY], secure=True, **few) as site:
        yield site
        assert '"level": "error"' not in site.logged(), site.logged()


def through(base: str, source: str, visitor: str) -> httpx.AsyncClient:
    """Connect from an address that claims to speak for another."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    says = {"x-forwarded-for": visitor, "x-forwarded-proto": "https"}
    return httpx.AsyncClient(base_url=base, transport=transport, timeout=60, headers=says)


async def post(http: httpx.AsyncClient, path: str, data: object) -> httpx.Response:
    token = next((cookie.value or "" for cookie in http.cookies.jar if cookie.name == "csrftoken"), "")
    known = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)  # secure ones over HTTP, too
    return await http.post(path, json=data, headers={"x-csrftoken": token, "cookie": known})


async def test_many_names_do_not_help_one_address(site: Site) -> None:
    async with through(site.bases[0], PROXY, "192.0.2.1") as http:
        codes: Counter[int] = Counter()
        for number in range(12):
            http.cookies.clear()
            await http.get("/api/me")
            codes[(await post(http, "/api/me", {"name": f"Guest {number}"})).status_code] += 1
        assert codes == {200: 8, 429: 4}
        for _ in range(25):
            answer = await post(http, "/api/nowhere", {})
        await http.get("/api/me")
        answer = await post(http, "/api/me", {"name": "Ada"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 3600
    async with through(site.bases[0], PROXY, "192.0.2.2") as http:
        await http.get("/api/me")
        assert (await post(http, "/api/me", {"name": "Ada"})).status_code == 200


async def test_only_the_named_proxy_says_where_somebody_comes_from(site: Site) -> None:
    answers: Counter[int] = Counter()
    for number in range(40):
        async with through(site.bases[0], STRANGER, f"198.51.100.{number}") as http:
            answers[(await http.get("/api/me")).status_code] += 1
    assert answers[429] >= 5
    async with through(site.bases[0], PROXY, "203.0.113.1") as http:
        answers = Counter([(await http.get("/api/tables/x/history")).status_code for _ in range(10)])
        assert answers[404] < 10  # each counts as ten
        assert answers[429] >= 3


async def test_cookies_are_secure_and_views_are_kept_nowhere(site: Site) -> None:
    async with through(site.bases[0], PROXY, "192.0.2.9") as http:
        first = await http.get("/api/me")
        assert "secure" in first.headers["set-cookie"].lower()
        assert first.headers["cache-control"] == "no-store"
        named = await post(http, "/api/me", {"name": "Ada"})
        assert "secure" in named.headers["set-cookie"].lower()
        assert (await http.get("/")).headers["cache-control"] != "no-store" or (await http.get("/")).status_code == 503


async def test_a_long_record_does_not_keep_others_waiting(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    record = GOLDEN.read_text().partition("\n")[0]
    wish = {"game": json.loads(record)["game"], "text": record}
    before = HELD.format(gate=str(gate))
    async with running("sqlite", before=before) as site, Guest(site.bases[0]) as ada, Guest(site.bases[0]) as bob:
        await ada.arrive("Ada")
        await bob.arrive("Bob")
        check = asyncio.create_task(ada.post("/api/check", wish))
        inside = await asyncio.to_thread(gate.open, "wb")  # returns when the check has begun
        assert (await bob.get("/api/me"))["player"]["name"] == "Bob"
        assert not check.done()
        inside.close()
        assert (await check)["entries"] > 0


def test_a_meter_forgets_those_who_asked_longest_ago() -> None:
    meter = Meter(60)
    first = meter.bucket("first")
    assert meter.bucket("first") is first
    for number in range(REMEMBERED):
        meter.bucket(str(number))
    assert len(meter.buckets) == REMEMBERED
    assert meter.bucket("first") is not first


def test_a_proxy_is_an_address() -> None:
    check_proxies(["127.0.0.1", "10.0.0.0/8", "::1"])
    with pytest.raises(BadServer, match="--proxy needs an address"):
        check_proxies(["*"])


async def test_the_file_is_its_owners_and_errors_hide_what_was_written(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.sqlite3"
    config = await prepare(Config(f"sqlite+aiosqlite:///{file}"))
    database = Database(config.database)
    async with database.write_transaction() as connection:
        await tables.waiting_count(connection, "nobody")
        parts = [file, *file.parent.glob("games.sqlite3-*")]
        assert {stat.S_IMODE(part.stat().st_mode) for part in parts} == {0o600}
        assert len(parts) == 3
    assert database.engine.sync_engine.hide_parameters
    await database.close()
    assert make_app(config).state.limits.config is config
