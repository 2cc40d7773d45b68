"""Measures what one hostile client costs all others: each attack against a fresh server with its usual settings.

    python benchmarks/hostile.py [--only burst watchers writes checking silent bytes] [--json FILE]

While an attack runs, another visitor asks for `/api/me` again and again; "waited" is the longest time that one of these
requests took. Attackers come from several addresses of this machine (127.0.1.1, 127.0.1.2, …), visitors from another.
Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[1]))

from carsonne.server.config import Config
from tests.server.guest import Guest
from tests.server.sites import FAST, Site

USUAL = {name: getattr(Config(""), name) for name in FAST}
GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "carson-city-cards.jsonl"
TICKS = os.sysconf("SC_CLK_TCK")
Figures = dict[str, Any]


class Visitor:
    """Another client, which keeps asking for something small."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.times: list[float] = []
        self.failed = 0

    async def __aenter__(self) -> Visitor:
        self.task = asyncio.create_task(self.visit())
        return self

    async def visit(self) -> None:
        while True:
            start = time.perf_counter()
            try:
                async with httpx.AsyncClient(base_url=self.base, timeout=20) as http:
                    (await http.get("/api/me")).raise_for_status()
                self.times.append(time.perf_counter() - start)
            except httpx.HTTPError:
                self.failed += 1
            await asyncio.sleep(0.02)

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0.3)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    def figures(self) -> Figures:
        worst = max(self.times, default=0.0)
        return {"waited_ms": round(1000 * worst), "visits": len(self.times), "turned_away": self.failed}


def used(site: Site) -> float:
    """Return the seconds of processor time that the server has used."""
    fields = Path(f"/proc/{site.processes[0].popen.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def masked(text: bytes) -> bytes:
    """Return a short text frame as a client sends it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def hideout(number: int) -> tuple[str, int]:
    """Return an address to attack from."""
    return f"127.0.1.{1 + number % 30}", 0


async def raw_socket(base: str, table: str, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a table's socket without a library, which would be too polite."""
    at = urlsplit(base)
    reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=hideout(number))
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {at.netloc}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def running_table(base: str) -> str:
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        table = str((await ada.table({"kind": "me"}, {"kind": "guest"}))["id"])
        await ada.post(f"/api/tables/{table}/start", {})
        return table


# The attacks


async def burst(site: Site) -> Figures:
    """Send 40,000 frames of one byte in one piece."""
    base = site.bases[0]
    reader, writer = await raw_socket(base, await running_table(base))
    writer.write(masked(b'{"type":"hello"}'))
    await reader.read(65536)
    before = used(site)
    async with Visitor(base) as visitor:
        await asyncio.sleep(0.2)
        writer.write(masked(b"x") * 40_000)
        try:
            async with asyncio.timeout(20):
                while await reader.read(1 << 20):
                    pass
        except (TimeoutError, ConnectionError):
            pass
        writer.transport.abort()
    return {"cpu_s": round(used(site) - before, 2), **visitor.figures()}


async def watchers(site: Site) -> Figures:
    """Open 200 anonymous sockets at one table; then let one of its players come back."""
    base = site.bases[0]
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        table = str((await ada.table({"kind": "me"}, {"kind": "guest"}))["id"])
        await ada.post(f"/api/tables/{table}/start", {})
        crowd = []
        for number in range(200):
            crowd.append(await raw_socket(base, table, number))
            crowd[-1][1].write(masked(b'{"type":"hello"}'))
        await asyncio.sleep(1)
        try:
            async with ada.at(table) as a:
                answer = a.told[0]["type"] if a.told[0]["type"] == "welcome" else a.told[0]["code"]
        except (ConnectionError, TimeoutError, websockets.WebSocketException) as error:
            answer = type(error).__name__
        for _, writer in crowd:
            writer.transport.abort()
    return {"player_hears": answer}


async def writes(site: Site) -> Figures:
    """Write 40 times under each of 40 names from one address."""
    codes: Counter[int] = Counter()
    start = time.perf_counter()

    async def one(number: int) -> None:
        async with Guest(site.bases[0]) as guest:
            await guest.http.get("/api/me")
            for _ in range(40):
                codes[(await guest.send("POST", "/api/me", {"name": f"Guest {number}"})).status_code] += 1

    await asyncio.gather(*(one(number) for number in range(40)))
    return {"seconds": round(time.perf_counter() - start, 1), **{str(code): count for code, count in codes.items()}}


async def checking(site: Site) -> Figures:
    """Have a long record checked 20 times, a different one each time."""
    base = site.bases[0]
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        record = json.loads(GOLDEN.read_text().partition("\n")[0])
        async with Visitor(base) as visitor:
            start = time.perf_counter()
            statuses: Counter[int] = Counter()
            for number in range(20):
                text = json.dumps(record) + " " * number
                answer = await ada.send("POST", "/api/check", {"game": record["game"], "text": text})
                statuses[answer.status_code] += 1
            each = (time.perf_counter() - start) / 20
    return {"each_ms": round(1000 * each), **{str(k): v for k, v in statuses.items()}, **visitor.figures()}


async def silent(site: Site) -> Figures:
    """Open 1,500 connections that say nothing, followed by a visitor."""
    at = urlsplit(site.bases[0])
    opened = []
    for number in range(1500):
        one = socket.socket()
        one.bind(hideout(number))
        one.setblocking(False)
        try:
            await asyncio.wait_for(asyncio.get_running_loop().sock_connect(one, (at.hostname, at.port)), 2)
        except (OSError, TimeoutError):
            pass
        opened.append(one)
    async with Visitor(site.bases[0]) as visitor:
        await asyncio.sleep(33)
    left = sum(still_open(one) for one in opened)
    for one in opened:
        one.close()
    return {"open_after_33_s": left, **visitor.figures()}


def still_open(one: socket.socket) -> bool:
    try:
        return one.recv(1000) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


async def strange_bytes(site: Site) -> Figures:
    """Send bodies that are not JSON, in ways that parsers forget."""
    bodies = {"invalid UTF-8": b'{"name": "\xff"}', "brackets": b"[" * 60_000, "a surrogate": b'{"name": "\\ud800"}'}
    async with Guest(site.bases[0]) as ada:
        await ada.http.get("/api/me")
        headers = {"x-csrftoken": ada.http.cookies["csrftoken"], "content-type": "application/json"}
        return {
            name: (await ada.http.post("/api/me", content=body, headers=headers)).status_code
            for name, body in bodies.items()
        }


ATTACKS: dict[str, Callable[[Site], Coroutine[Any, Any, Figures]]] = {
    "burst": burst,
    "watchers": watchers,
    "writes": writes,
    "checking": checking,
    "silent": silent,
    "bytes": strange_bytes,
}


def may_open(files: int) -> None:
    """Limit how many files this process and its children may open."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    found: dict[str, Figures] = {}
    for name in args.only:
        may_open(1024)  # what a process gets by default on many systems
        with Site("sqlite", 1, **USUAL) as site:
            may_open(4096)
            found[name] = asyncio.run(ATTACKS[name](site))
        print(f"{name}: {found[name]}", flush=True)
    if args.json is not None:
        args.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
