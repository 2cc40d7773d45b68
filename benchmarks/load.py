"""How much load one server process can handle: scripted players at many tables, over real sockets.

    python benchmarks/load.py [--tables 100 500] [--seconds 10] [--pause 1.0] [--json FILE]

Each table has two players with a socket each. "Paced": every table makes an operation after `--pause` seconds of
thought on average, and the time from "move sent" until every client at the table has it is measured. "Flat out":
everybody answers at once, which shows the maximum number of operations per second. The server runs on SQLite in its own
folder; server and players share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.sites import Site

SEATS = 2
AT_ONCE = 20
"""Tables that are set up at the same time."""


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


decoder = msgspec.json.Decoder(Message)


class Figures:
    """The measurements, taken while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.operations = 0
        self.times: list[float] = []
        self.refused = 0

    def percentile(self, share: float) -> float:
        times = sorted(self.times)
        return 1000 * times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


class Table:
    """Two players at one table."""

    def __init__(self, figures: Figures, pause: float) -> None:
        self.figures = figures
        self.pause = pause
        self.sent: dict[int, float] = {}
        self.arrived: dict[int, list[float]] = {}
        self.id = ""
        self.guests: list[httpx.AsyncClient] = []
        self.sockets: list[ClientConnection] = []
        self.over = asyncio.Event()

    async def set_up(self, base: str) -> None:
        self.guests = [httpx.AsyncClient(base_url=base, timeout=60) for _ in range(SEATS)]
        for number, guest in enumerate(self.guests):
            await guest.get("/api/me")
            await post(guest, "/api/me", {"name": f"P{number}"})
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        self.id = (await post(self.guests[0], "/api/tables", {"game": "carcassonne", "seats": seats}))["id"]
        for guest in self.guests[1:]:
            await post(guest, f"/api/tables/{self.id}/join", {})
        await post(self.guests[0], f"/api/tables/{self.id}/start", {})
        for guest in self.guests:
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.cookies.jar)
            address = f"{base.replace('http', 'ws')}/api/tables/{self.id}/socket"
            headers = {"cookie": cookies}
            self.sockets.append(
                await websockets.connect(address, additional_headers=headers, compression=None, ping_interval=None)
            )
            await guest.aclose()

    async def play(self) -> None:
        await asyncio.gather(*[self.player(seat, socket) for seat, socket in enumerate(self.sockets)])

    async def player(self, seat: int, socket: ClientConnection) -> None:
        """Answer every question after a pause, until the game is over."""
        await socket.send('{"type":"hello"}')
        started = 0.0
        asked = -1
        async for text in socket:
            message = decoder.decode(text)
            if message.type == "ack":
                self.note(message.version, sent=started)
            elif message.type == "refused":
                self.figures.refused += 1
            elif message.type == "moved":
                self.note(message.version)
            view = message.view
            if view is not None and view.over:
                self.over.set()
            if view is not None and view.asks is not None and view.decision is not None and view.decision != asked:
                asked = view.decision
                if self.pause:
                    await asyncio.sleep(random.expovariate(1 / self.pause))
                started = time.perf_counter()
                await socket.send(answer(seat, view))

    def note(self, version: int, sent: float | None = None) -> None:
        """The time when a client got a version, or when it was sent."""
        if sent is not None:
            self.sent[version] = sent
            self.figures.operations += self.figures.on
        else:
            self.arrived.setdefault(version, []).append(time.perf_counter())
        if version in self.sent and len(self.arrived.get(version, [])) == SEATS:
            if self.figures.on:
                self.figures.times.append(max(self.arrived[version]) - self.sent[version])
            del self.sent[version], self.arrived[version]

    async def close(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self.sockets])


def answer(seat: int, view: Seen) -> str:
    """A random move, or the confirmation."""
    head = f'"id":"{random.getrandbits(64):x}","seat":{seat},"decision":{view.decision}'
    if view.asks == "confirm":
        return f'{{"type":"confirm",{head}}}'
    assert view.view is not None
    move = bytes(random.choice(view.view.moves)).decode()
    return f'{{"type":"play",{head},"move":{move}}}'


async def post(guest: httpx.AsyncClient, path: str, data: dict[str, Any]) -> Any:
    answer = await guest.post(path, json=data, headers={"x-csrftoken": guest.cookies["csrftoken"]})
    answer.raise_for_status()
    return answer.json()


def resident(pid: int) -> float:
    """The memory of a process in MiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def processor(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(site: Site, count: int, pause: float, seconds: float) -> dict[str, Any]:
    """One run with this many tables."""
    pid, base = site.processes[0].popen.pid, site.bases[0]
    figures, gate = Figures(), asyncio.Semaphore(AT_ONCE)
    before = resident(pid)
    tables = [Table(figures, pause) for _ in range(count)]

    async def set_up(table: Table) -> None:
        async with gate:
            await table.set_up(base)

    await asyncio.gather(*[set_up(table) for table in tables])
    idle = resident(pid)
    players = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(min(3.0, seconds / 2))
    figures.on, start, used = True, time.perf_counter(), processor(pid)
    await asyncio.sleep(seconds)
    figures.on, elapsed, used = False, time.perf_counter() - start, processor(pid) - used
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.gather(*[table.close() for table in tables], return_exceptions=True)
    return {
        "tables": count,
        "pause": pause,
        "operations_per_second": round(figures.operations / elapsed, 1),
        "p50_ms": round(figures.percentile(0.50), 1),
        "p99_ms": round(figures.percentile(0.99), 1),
        "server_cpu": round(used / elapsed, 2),
        "refused": figures.refused,
        "kib_per_idle_table": round(1024 * (idle - before) / count, 1),
    }


def run(tables: list[int], seconds: float, pauses: list[float]) -> list[dict[str, Any]]:
    """Run every number of tables, paced and flat out, each with a fresh server."""
    results = []
    for count in tables:
        for pause in pauses:
            with Site("sqlite", 1, silent_seconds=3600.0) as site:  # these players do not ping
                results.append(uvloop.run(measure(site, count, pause, seconds)))
            print(row(results[-1]), flush=True)
    return results


HEADER = """| tables | players | operations/s | p50 ms | p99 ms | server CPU | KiB per idle table |
| --- | --- | --- | --- | --- | --- | --- |"""


def row(result: dict[str, Any]) -> str:
    """A line of the table."""
    how = f"a move every {result['pause']:g} s" if result["pause"] else "flat out"
    shown = [result[name] for name in ("operations_per_second", "p50_ms", "p99_ms", "server_cpu", "kib_per_idle_table")]
    return f"| {result['tables']} | {how} | " + " | ".join(str(value) for value in shown) + " |"


def main() -> None:
    """Measure and print a table, and write JSON if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pause", type=float, nargs="+", default=[1.0, 0.0], help="seconds of thought; 0 is flat out")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    print(HEADER)
    results = run(args.tables, args.seconds, args.pause)
    if args.json is not None:
        machine = {"python": platform.python_version(), "cores": os.cpu_count(), "load": os.getloadavg()[0]}
        args.json.write_text(json.dumps({"machine": machine, "results": results}, indent=2) + "\n")


if __name__ == "__main__":
    main()
