"""Measures, route by route, how long others wait while one address asks for something as often as it can.

    python benchmarks/hostile_routes.py [--only reel lobby hello] [--seconds 3] [--json FILE]

Each attack comes from one address of this machine (127.0.1.1), over forty connections or sockets, against a server with
its usual settings in which a late game goes on. Meanwhile two people play at another table from another address: "p95"
and "worst" are how long their moves take until both have seen them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.hostile import USUAL
from benchmarks.load import percentile
from tests.server.guest import Guest, begin, play_together
from tests.server.sites import Site

ATTACKER = "127.0.1.1"
PIPES = 40
LATE = 190
"""Entries that the attacked game has behind it."""
GOLDEN = {
    game: (Path(__file__).parents[1] / "tests" / "golden" / f"{game}.jsonl").read_text()
    for game in ("carcassonne-1", "carson-city-cards")
}
Figures = dict[str, Any]
Send = Callable[[], Awaitable[str]]

GETS = {
    "me": "/api/me",
    "games": "/api/games",
    "lobby": "/api/lobby",
    "table": "/api/tables/{table}",
    "watchers": "/api/tables/{table}/watchers",
    "view": "/api/tables/{table}/view",
    "survey": "/api/tables/{table}/survey",
    "at": "/api/tables/{table}/at/{n}",
    "survey at": "/api/tables/{table}/survey?at={n}",
    "position": "/api/tables/{table}/position?at={n}",
    "reel": "/api/tables/{table}/reel/{n}",
    "history": "/api/tables/{table}/history",
    "record": "/api/tables/{table}/record",
    "fairness": "/api/tables/{table}/fairness",
    "explain": "/api/tables/{table}/explain",
    "page": "/",
}
SAYS: dict[str, dict[str, Any]] = {
    "hello": {"type": "hello"},
    "hello after 100": {"type": "hello", "version": 20},
    "look": {"type": "look"},
    "ping": {"type": "ping"},
    "stale move": {"type": "play", "id": "x", "seat": 0, "decision": 0, "move": {"type": "skip"}},
    "no message": {"type": "nothing"},
}


async def http_pipes(stack: AsyncExitStack, base: str, send: Callable[[httpx.AsyncClient], Any]) -> list[Send]:
    """Open connections of an attacker that send one request after the other."""

    async def pipe() -> Send:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=base, transport=transport, timeout=60))

        async def one() -> str:
            return str((await send(http)).status_code)

        return one

    return [await pipe() for _ in range(PIPES)]


async def sockets(stack: AsyncExitStack, base: str, table: str, message: dict[str, Any], cookie: str) -> list[Send]:
    """Open sockets of an attacker that send one message after the other, and read all that comes."""

    async def pipe() -> Send:
        address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        socket = await stack.enter_async_context(
            websockets.connect(
                address,
                additional_headers={"cookie": cookie},
                compression=None,
                max_size=None,
                local_addr=(ATTACKER, 0),
            )
        )
        await socket.send('{"type":"hello"}')
        await socket.recv()

        async def one() -> str:
            await socket.send(json.dumps(message))
            answer = json.loads(await socket.recv())
            return str(answer.get("code") or answer["type"])

        return one

    return [await pipe() for _ in range(PIPES)]


async def flood(send: Send, answers: Counter[str]) -> None:
    """Send as often as the server lets one."""
    while True:
        try:
            answers[await send()] += 1
        except (OSError, httpx.HTTPError, websockets.WebSocketException) as error:
            answers[type(error).__name__] += 1
            await asyncio.sleep(0.1)


async def measured(base: str, pipes: list[Send], seconds: float) -> Figures:
    """Let two people play while an attacker does its worst."""
    answers: Counter[str] = Counter()
    times: list[float] = []
    async with Guest(base) as ada, Guest(base) as bob:
        table = await begin(ada, bob)
        async with ada.at(table) as a, bob.at(table) as b:
            attack = [asyncio.create_task(flood(one, answers)) for one in pipes]
            end = time.perf_counter() + seconds
            while time.perf_counter() < end and not a.over():
                start = time.perf_counter()
                await play_together(a, b, 1)
                times.append(time.perf_counter() - start)
                await asyncio.sleep(0.1)  # each may send twenty messages a second
            for task in attack:
                task.cancel()
            await asyncio.gather(*attack, return_exceptions=True)
    waits = {"p50": percentile(times, 0.5), "p95": percentile(times, 0.95), "worst": percentile(times, 1.0)}
    return {"moves": len(times), **waits, "answers_a_second": round(sum(answers.values()) / seconds), **answers}


async def late_game(base: str) -> tuple[str, str]:
    """Start a game in the middle; return its table and a player's cookies."""
    record = next(one for one in map(json.loads, GOLDEN["carcassonne-1"].splitlines()) if len(one["moves"]) > LATE)
    seats = [{"kind": "me"}, *[{"kind": "guest"}] * (record["setup"]["seats"] - 1)]
    async with Guest(base) as ada:
        await ada.arrive("Ada")
        table = await ada.game(*seats, record=json.dumps(record), at=LATE)
        return table, "; ".join(f"{one.name}={one.value}" for one in ada.http.cookies.jar)


async def attack(site: Site, name: str, seconds: float) -> Figures:
    """Run one attack against a fresh server."""
    base = site.bases[0]
    table, cookie = await late_game(base)
    async with AsyncExitStack() as stack:
        if name in SAYS:
            pipes = await sockets(stack, base, table, SAYS[name], cookie)
        elif name in GETS:
            path, rng = GETS[name], Random(1)
            pipes = await http_pipes(
                stack, base, lambda http: http.get(path.format(table=table, n=rng.randrange(LATE - 8, LATE)))
            )
        else:
            pipes = await http_pipes(stack, base, checker())
        return await measured(base, pipes, seconds)


def checker() -> Callable[[httpx.AsyncClient], Any]:
    """Return what sends a long record to be checked, a different one each time."""
    text = GOLDEN["carson-city-cards"].partition("\n")[0]
    rng = Random(2)

    async def post(http: httpx.AsyncClient) -> httpx.Response:
        if "csrftoken" not in http.cookies:
            await http.get("/api/me")
        token = {"x-csrftoken": str(http.cookies.get("csrftoken"))}
        data = {"game": "carson-city-cards", "text": text + " " * rng.randrange(1000)}
        return await http.post("/api/check", json=data, headers=token)

    return post


ATTACKS = [*GETS, *SAYS, "check"]


def main() -> None:
    """Run the attacks and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=ATTACKS)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    found: dict[str, Figures] = {}
    print("| attack | moves | p50 ms | p95 ms | worst ms | answers a second | answers |\n|" + " --- |" * 7)
    for name in args.only:
        with Site("sqlite", 1, **USUAL) as site:
            found[name] = figures = asyncio.run(attack(site, name, args.seconds))
        known = ("moves", "p50", "p95", "worst", "answers_a_second")
        answers = ", ".join(f"{key} {count}" for key, count in figures.items() if key not in known)
        print("| " + " | ".join([name, *(str(figures[key]) for key in known), answers]) + " |", flush=True)
    if args.json is not None:
        args.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
