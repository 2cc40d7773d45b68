"""nginx and Caddy with the files of deploy/: TLS, WebSockets, and who a visitor is."""

from __future__ import annotations

import asyncio
import signal
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from tests.deploy.conftest import InFront
from tests.deploy.proxies import Proxy
from tests.server.guest import Guest, begin, play_together
from tests.server.sites import running
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio
BEHIND: dict[str, Any] = {"proxies": ["127.0.0.1"], "secure": True}


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgres", 2)] if THOROUGH else [("sqlite", 1)])
async def test_a_game_is_played_over_https(in_front: InFront, kind: str, workers: int) -> None:
    async with running(kind, workers=workers, **BEHIND) as site:
        proxy = in_front(*site.bases)
        async with Guest(proxy.base) as ada, Guest(proxy.base) as bob:
            table = await begin(ada, bob)
            assert all(cookie.secure for cookie in ada.http.cookies.jar)
            async with ada.at(table) as one, bob.at(table) as other:
                await play_together(one, other, 12)
            record = (await ada.http.get(f"/api/tables/{table}/record")).text
            assert len(record) > 500
        assert '"level": "error"' not in site.logged()


async def test_the_page_comes_with_what_browsers_ask_for(in_front: InFront) -> None:
    async with running("sqlite", **BEHIND) as site:
        proxy = in_front(*site.bases)
        async with httpx.AsyncClient(base_url=proxy.base) as http:
            page = await http.get("/", headers={"accept-encoding": "br"})
            assert page.status_code == 200
            assert page.headers["strict-transport-security"] == "max-age=31536000"
            assert page.headers["content-encoding"] == "br"
            assert "content-security-policy" in page.headers
            assert (await http.post("/api/tables", content=b"x" * 600_000)).status_code in (403, 413)
        plain = httpx.get(f"http://127.0.0.1:{proxy.http}/table/x", headers={"host": "localhost"})
        assert plain.status_code in (301, 308)
        assert plain.headers["location"].startswith("https://localhost")
        assert plain.headers["location"].endswith("/table/x")


async def test_sockets_open_only_from_the_page_of_the_site(in_front: InFront) -> None:
    async with running("sqlite", **BEHIND) as site:
        proxy = in_front(*site.bases)
        async with Guest(proxy.base) as ada, Guest(proxy.base) as bob:
            address = f"{proxy.base.replace('https', 'wss')}/api/tables/{await begin(ada, bob)}/socket"
            async with websockets.connect(address, origin=websockets.Origin(proxy.base)) as socket:
                await socket.send('{"type": "hello"}')
                assert '"welcome"' in str(await socket.recv())
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(address, origin=websockets.Origin("https://elsewhere.example"))


async def name_from(proxy: Proxy, address: str, pretends: str = "") -> int:
    """Choose a name as a newcomer from an address, who may pretend to come from another."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=httpx.create_ssl_context())
    headers = {"x-forwarded-for": pretends} if pretends else {}
    async with httpx.AsyncClient(base_url=proxy.base, transport=transport, headers=headers) as http:
        await http.get("/api/me")
        answer = await http.post(
            "/api/me", json={"name": "Eve"}, headers={"x-csrftoken": http.cookies.get("csrftoken") or ""}
        )
        return answer.status_code


async def test_every_visitor_has_limits_of_their_own(in_front: InFront) -> None:
    async with running("sqlite", **BEHIND, newcomers_an_hour=2) as site:
        proxy = in_front(*site.bases)
        assert [await name_from(proxy, "127.0.0.2") for _ in range(3)] == [200, 200, 429]
        assert await name_from(proxy, "127.0.0.2", pretends="192.0.2.7") == 429
        assert await name_from(proxy, "127.0.0.3") == 200


async def test_tables_share_two_machines_and_survive_the_loss_of_one(in_front: InFront) -> None:
    async with running("postgres", 2, **BEHIND) as site:
        proxy = in_front(*site.bases)
        async with Guest(proxy.base) as ada, Guest(proxy.base) as bob:
            homes: dict[int, str] = {}
            while len(homes) < 2:
                table = await begin(ada, bob)
                async with ada.at(table) as one, bob.at(table) as other:
                    await play_together(one, other, 2)
                    here = [await sockets(base) for base in site.bases]
                while any([await sockets(base) for base in site.bases]):
                    await asyncio.sleep(0.02)
                assert sorted(here) == [0, 2], "both players are at the same machine"
                homes[here.index(2)] = table
            site.processes[0].end(signal.SIGKILL)
            for table in homes.values():
                async with ada.at(table) as one, bob.at(table) as other:
                    mover, waits = (one, other) if one.asked() else (other, one)
                    version = await mover.step(Random(1))
                    await waits.until(lambda s, version=version: s.version >= version)  # type: ignore[misc]


async def sockets(base: str) -> float:
    """Return how many sockets are open at one machine."""
    async with httpx.AsyncClient(base_url=base, headers={"authorization": "Bearer figures"}) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return float(next(line for line in lines if line.startswith("carsonne_sockets ")).split()[1])
