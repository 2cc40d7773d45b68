"""Workers of one server: each table lives in one of them, and another takes over when it is killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from websockets.exceptions import InvalidMessage

from carsonne.server.config import Config
from carsonne.server.http import fd_passing
from carsonne.server.live.workers import Workers
from tests.server.guest import PATIENCE, Guest, Sitter
from tests.server.sites import Site, running

pytestmark = pytest.mark.anyio
TABLES = 6
TRIES = 50


@pytest.fixture
def join(tmp_path: Path) -> Iterator[Callable[[], Workers]]:
    """Make workers of a group of two."""
    made: list[Workers] = []

    def new() -> Workers:
        made.append(Workers(Config("sqlite://", workers=2, worker_folder=str(tmp_path))))
        return made[-1]

    yield new
    for worker in made:
        worker.close()


def test_each_worker_has_its_number_until_it_ends(join: Callable[[], Workers]) -> None:
    one, other, third = join(), join(), join()
    assert (one.number, other.number, third.number) == (0, 1, None)
    other.close()
    assert join().number == 1


def test_a_table_lives_in_exactly_one_worker(join: Callable[[], Workers]) -> None:
    workers = join(), join()
    homes = [[worker.is_home(f"table{n}") for worker in workers] for n in range(100)]
    assert all(sum(one) == 1 for one in homes)
    assert 30 < sum(one[0] for one in homes) < 70


@pytest.mark.parametrize(
    ("request_", "table"),
    [
        (b"GET /api/tables/abc/socket HTTP/1.1\r\n", b"abc"),
        (b"POST /api/tables/a-b_c/join HTTP/1.1\r\n", b"a-b_c"),
        (b"GET /api/tables/abc HTTP/1.1\r\n", b"abc"),
        (b"GET /api/tables/abc?x=1 HTTP/1.1\r\n", b"abc"),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/lobby HTTP/1.1\r\n", None),
        (b"GET /api/tables/abc", None),  # not all of it has arrived: any worker can serve it
        (b"\x00\xff" * 100, None),
    ],
)
def test_the_table_of_a_request(request_: bytes, table: bytes | None) -> None:
    found = fd_passing.TABLE.match(request_)
    assert (found and found[1]) == table


def workers_of(site: Site) -> list[int]:
    """Return the worker processes of a site."""
    pid = site.processes[0].popen.pid
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def holder(site: Site, sitter: Sitter) -> int:
    """Return the worker that holds the server's end of a socket."""
    port, server = sitter.socket.local_address[1], int(site.bases[0].rpartition(":")[2])
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = {(row[1].rpartition(":")[2], row[2].rpartition(":")[2]): row[9] for row in rows}
    inode = ends[f"{server:04X}", f"{port:04X}"]
    (found,) = [pid for pid in workers_of(site) if f"socket:[{inode}]" in opened(pid)]
    return found


def opened(pid: int) -> set[str]:
    """Return what a process has open; some of it may close meanwhile."""
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            found.add(str(file.readlink()))
    return found


async def seat(site: Site, number: int) -> tuple[Guest, Guest, str]:
    ada, bob = [await Guest(site.bases[0]).arrive(name) for name in ("Ada", "Bob")]
    table = (await ada.table({"kind": "me"}, {"kind": "open"}))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/start", {"nonce": f"{number:x}"})
    return ada, bob, table


async def seat_everywhere(site: Site) -> list[tuple[Guest, Guest, str]]:
    """Start some games, at least one in each worker; the ids of tables, and so their homes, are random."""
    games = [await seat(site, number) for number in range(TABLES)]
    while len({crc32(table.encode()) % 2 for _, _, table in games}) < 2:
        games.append(await seat(site, len(games)))
    return games


async def play(sitters: list[Sitter], steps: int, rng: Random) -> None:
    for _ in range(steps):
        asked = next(sitter for sitter in sitters if sitter.asked())
        version = await asked.step(rng)
        for sitter in sitters:
            await sitter.until(lambda s, version=version: s.version >= version)  # type: ignore[misc]


async def one_round(site: Site, game: tuple[Guest, Guest, str], rng: Random) -> tuple[set[int], int]:
    """Seat both and make three steps, which both see; return their workers, and the version they come to."""
    ada, bob, table = game
    async with ada.at(table) as one, bob.at(table) as other:
        await play([one, other], 3, rng)
        return {holder(site, one), holder(site, other)}, one.version


async def all_up(site: Site) -> None:
    """Wait until the workers can reach each other; on a busy machine one takes a minute to start."""
    async with asyncio.timeout(4 * PATIENCE):
        while not any(folder := meeting_place(pid) for pid in workers_of(site)):
            await asyncio.sleep(0.05)
        while not all(reachable(Path(folder) / f"{number}.socket") for number in range(2)):
            await asyncio.sleep(0.05)


def meeting_place(pid: int) -> str:
    """Return the folder where a worker meets the others, or "" before it has claimed its number there."""
    return next((str(Path(file).parent) for file in opened(pid) if re.fullmatch(r".*/\d\.lock", file)), "")


def reachable(address: Path) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as probe:
        return probe.connect_ex(str(address)) == 0


async def kill(pid: int) -> None:
    """Kill a process, and wait until it holds nothing any more."""
    os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while (stat := Path(f"/proc/{pid}/stat")).exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z":
            await asyncio.sleep(0.02)


@pytest.mark.timeout(600)
async def connecting_again(site: Site, game: tuple[Guest, Guest, str], rng: Random) -> tuple[set[int], int]:
    """Play a round after a worker has died: its connections are lost, and a page tries again."""
    for _ in range(TRIES):
        try:
            return await one_round(site, game, rng)
        except InvalidMessage:
            continue
    raise AssertionError("no worker took the table over")


async def test_a_table_lives_in_one_worker_and_outlives_it() -> None:
    async with running("postgres", 1, workers=2, sweep_seconds=600) as site:
        await all_up(site)
        games = await seat_everywhere(site)
        before = [await one_round(site, game, Random(n)) for n, game in enumerate(games)]
        assert all(len(homes) == 1 for homes, _ in before)
        assert set.union(*(homes for homes, _ in before)) == set(workers_of(site))
        (victim,) = before[0][0]
        await kill(victim)
        after = [await connecting_again(site, game, Random(n)) for n, game in enumerate(games)]
        assert all(victim not in homes for homes, _ in after)
        assert all(now >= then + 3 for (_, then), (_, now) in zip(before, after, strict=True))
        await all_up(site)
        again = [await one_round(site, game, Random(n)) for n, game in enumerate(games)]
        assert set.union(*(homes for homes, _ in again)) == set(workers_of(site))
        assert all(len(homes) == 1 for homes, _ in again)
        for ada, bob, _ in games:
            await ada.close()
            await bob.close()
