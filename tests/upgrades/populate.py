"""Saves a site of this version, with people and games, for the tests of later ones: on SQLite and on PostgreSQL.

    python -m tests.upgrades.populate

Commit the folder that it writes: the tests of upgrades open all that they find (docs/releasing.md). It starts the
servers itself, and uses only what every version of the API has had.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

import carsonne
from tests.server.sites import Site
from tests.services.parts import Part
from tests.services.programs import needed

Json = dict[str, Any]
GAMES = "carcassonne", "carson-city", "carson-city-cards"
MOVES = 25
"""Own moves in each running game: far enough for points, money and cards to have changed hands."""


class Visitor:
    """A person with cookies, who sends only what the first version understood."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.http = httpx.AsyncClient(base_url=base, timeout=60)
        self.id = ""

    async def arrive(self) -> Visitor:
        """Choose a name."""
        await self.http.get("/api/me")
        self.id = (await self.post("/api/me", {"name": self.name}))["player"]["id"]
        return self

    async def post(self, path: str, data: Any = None) -> Any:
        answer = await self.http.post(path, json=data, headers={"x-csrftoken": self.http.cookies["csrftoken"]})
        answer.raise_for_status()
        return answer.json()

    async def game(self, game: str, *others: Json) -> str:
        """Start a game with the others."""
        table = await self.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *others]})
        await self.post(f"/api/tables/{table['id']}/start", {"nonce": "00" * 16})
        return str(table["id"])

    async def play(self, table: str, moves: int, rng: Random) -> None:
        """Make some moves at random, for both of my seats."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
            await socket.send('{"type": "hello"}')
            while moves:
                for seat in (0, 1):
                    look = (await self.http.get(f"/api/tables/{table}/view", params={"seat": seat})).json()["view"]
                    if look["asks"] is not None:
                        await self._answer(socket, seat, look, rng)
                        moves -= look["asks"] == "move"
                        break

    async def _answer(self, socket: Any, seat: int, look: Json, rng: Random) -> None:
        """Answer what the seat is asked, and wait until the answer is saved."""
        operation = {"type": "confirm", "id": f"{rng.getrandbits(64):x}", "seat": seat, "decision": look["decision"]}
        if look["asks"] == "move":
            operation |= {"type": "play", "move": rng.choice(look["view"]["moves"])}
        while True:
            await socket.send(json.dumps(operation))
            while (said := json.loads(await socket.recv()))["type"] not in ("ack", "refused"):
                pass
            if said["type"] == "ack":
                return
            if said["code"] != "too_fast":
                raise RuntimeError(said)
            await asyncio.sleep(0.5)  # as the refusal asks

    def cookies(self) -> Json:
        return {cookie.name: cookie.value for cookie in self.http.cookies.jar}


async def populate(base: str) -> Json:
    """Leave a running and a finished game of each kind, one between two people, and a table that waits."""
    rng = Random(1)
    ada, bob = [await Visitor(base, name).arrive() for name in ("Ada", "Bob")]
    for game in GAMES:
        guest = {"kind": "guest", "name": "Carl"}
        await ada.play(await ada.game(game, guest), MOVES, rng)
        over = await ada.game(game, guest)
        await ada.play(over, 5, rng)
        await ada.post(f"/api/tables/{over}/resign", {"seat": 1})
    shared = (await ada.post("/api/tables", {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    await bob.post(f"/api/tables/{shared}/join", {"seat": None, "guests": [], "nonce": "11" * 16})
    await ada.post(f"/api/tables/{shared}/start", {"nonce": "00" * 16})
    await ada.post("/api/tables", {"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True})
    lobby = (await ada.http.get("/api/lobby")).json()
    return {
        "people": [{"id": one.id, "name": one.name, "cookies": one.cookies()} for one in (ada, bob)],
        "shared": shared,
        "tables": [await _table(ada, one["id"]) for one in lobby["mine"]],
    }


async def _table(ada: Visitor, table: str) -> Json:
    row = (await ada.http.get(f"/api/tables/{table}")).json()
    look = (await ada.http.get(f"/api/tables/{table}/view")).json()
    moves = (await ada.http.get(f"/api/tables/{table}/history")).json() if row["status"] != "waiting" else {}
    return {
        "id": table,
        "game": row["game"],
        "status": row["status"],
        "scores": row["scores"],
        "version": look.get("version"),
        "entries": len(moves.get("steps", [])),
    }


def copy_of(site: Site) -> bytes:
    """Return a database: an SQLite file with what still stands in its log, or the statements that fill PostgreSQL."""
    if site.kind == "postgres":
        plain = [str(needed("postgres") / "pg_dump"), "--inserts", "--no-owner", "--no-privileges"]
        dump = subprocess.run([*plain, f"{site.postgres}/{site.name}"], check=True, capture_output=True).stdout
        return b"\n".join(line for line in dump.splitlines() if not line.startswith((b"\\", b"--")))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        source = sqlite3.connect(Path(site.folder.name) / "site.sqlite3")
        with closing(source), closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            target.execute("VACUUM")
        return copy.read_bytes()


def save(site: Site, folder: Path) -> None:
    """Fill a site's database and save it with the notes."""
    left = asyncio.run(populate(site.bases[0]))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "database.gz").write_bytes(gzip.compress(copy_of(site), mtime=0))
    (folder / "left.json").write_text(json.dumps(left, indent=1) + "\n")


def main() -> None:
    """Save a site of each kind."""
    folder = Path(__file__).parent / carsonne.__version__
    with Site("sqlite", 1, before="") as site:
        save(site, folder / "sqlite")
    with (
        Part("postgres") as postgres,
        Part("redis") as redis,
        Site("postgres", 1, postgres.address, redis.address, before="") as site,
    ):
        save(site, folder / "postgres")


if __name__ == "__main__":
    main()
