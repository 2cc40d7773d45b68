"""A day of a club's site: the morning's upgrade, fifty people, a backup, a restart, a lost disk, and a restore.

Everything is done as docs/hosting.md says: the settings, the commands of the units and the proxy come from deploy/.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct

from carsonne.server.store import log
from carsonne.server.store.backup_folder import newest
from carsonne.server.store.database import Database
from tests.club.members import Group, gather_club
from tests.deploy.proxies import caddy
from tests.deploy.units import Machine
from tests.server.guest import Guest
from tests.services.keeper import free_port
from tests.soak.players import Ledger
from tests.upgrades.released import FOLDER, VERSIONS, cookies_of, left_by

Say = Callable[[str], None]
PATIENCE = 120.0
TOO_FAST = 429


class Plan(Struct):
    """How many people, how fast, and how many of their moves make a part of the day."""

    people: int = 50
    pace: float = 1.0
    """Seconds that a person thinks, on average."""
    moves: int = 400


class Outcome(Struct):
    """What was seen."""

    moves: int
    games: int
    away: float
    """Seconds from the stop for the upgrade until the next move was acknowledged."""
    restored: float
    """The same for the loss of the disk, with the restore."""
    lost: list[str]
    """What was acknowledged, and is not in the database."""
    strangers: list[str]
    """Who was not recognised after the restore."""
    checked: str
    """What `carsonne admin check` says in the evening."""


class Site:
    """The service, as systemd runs it, with a proxy in front."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.port = free_port()
        machine.more = {"CARSONNE_PORT": str(self.port)}
        self.file = machine.data / "carsonne.sqlite3"
        self.popen: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the service and wait until it is well."""
        with (self.machine.folder / "log").open("ab") as said:
            self.popen = subprocess.Popen(
                self.machine.command("carsonne.service"), env=self.machine.environment(), stdout=said, stderr=said
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.popen.poll() is None:
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=10).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError((self.machine.folder / "log").read_text()[-4000:])

    def end(self, kill: bool = False) -> None:
        """Stop the service, as systemd does, or as a power cut does."""
        if self.popen is not None:
            (self.popen.kill if kill else self.popen.terminate)()
            self.popen.wait(60)

    def admin(self, *words: str) -> str:
        """Run `carsonne admin` with the settings of the site."""
        command = [*self.machine.command("carsonne.service")[:3], "admin", *words]
        done = subprocess.run(command, env=self.machine.environment(), capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{words}: {done.stdout}{done.stderr}")
        return done.stdout.strip()

    def unit(self, name: str) -> str:
        """Run what a timer starts."""
        done = self.machine.run(name)
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stdout}{done.stderr}")
        return done.stdout.strip()


class Play:
    """All groups, playing until they are interrupted."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.ledger = Ledger()
        self.tasks = [asyncio.create_task(group.play(self.ledger)) for group in groups]

    async def more(self, moves: int) -> float:
        """Wait until so much more has been acknowledged; return the seconds until the first of it."""
        start, before, first = time.monotonic(), self.ledger.count, 0.0
        async with asyncio.timeout(PATIENCE + moves):
            while self.ledger.count < before + moves:
                await asyncio.sleep(0.02)
                if not first and self.ledger.count > before:
                    first = time.monotonic() - start
        return first

    def known(self) -> dict[str, dict[str, int]]:
        """Return what has been acknowledged so far."""
        return {table: dict(ops) for table, ops in self.ledger.acknowledged.items()}

    async def interrupt(self) -> None:
        """Let everyone put their cards down."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def day(plan: Plan, say: Say) -> Outcome:
    """Go through the day."""
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as front:
        site = Site(Machine(Path(name)))
        version = VERSIONS[0]
        site.file.write_bytes(gzip.decompress((FOLDER / version / "sqlite" / "database.gz").read_bytes()))
        with caddy(Path(front), [f"http://127.0.0.1:{site.port}"]) as proxy:
            os.environ["SSL_CERT_FILE"] = str(proxy.certificate)
            try:
                return await _through_the_day(plan, site, proxy.base, version, say)
            finally:
                site.end()


async def _through_the_day(plan: Plan, site: Site, base: str, version: str, say: Say) -> Outcome:
    await asyncio.to_thread(site.start)
    strangers = await _regulars(base, version)
    say(f"The site of version {version} runs on today's. {site.admin('status', '--json')}")
    groups = await gather_club(base, plan.people, plan.pace)
    play = Play(groups)
    await play.more(plan.moves)
    known = play.known()
    say(await asyncio.to_thread(site.unit, "carsonne-backup.service"))
    say(await asyncio.to_thread(site.unit, "carsonne-test-restore.service"))
    await play.more(plan.moves)
    away = await _upgrade(site, play, plan, say)
    lost = await _missing(site, play.known())
    await play.interrupt()
    restored, later = await _disaster(site, groups, say)
    strangers += await _strangers(groups)
    await later.more(plan.moves)
    await later.interrupt()
    lost += await _missing(site, known) + await _missing(site, later.known())
    lost += play.ledger.contradictions + later.ledger.contradictions
    site.end()
    checked = site.admin("check")
    say(checked)
    moves, games = (sum(one) for one in zip(*((p.ledger.count, p.ledger.games) for p in (play, later)), strict=True))
    for group in groups:
        for guest in group.guests:
            await guest.close()
    return Outcome(moves, games, away, restored, lost, strangers, checked)


async def _upgrade(site: Site, play: Play, plan: Plan, say: Say) -> float:
    """Restart the service under the players, as an upgrade does."""
    begin = time.monotonic()
    await asyncio.to_thread(site.end)
    ended = time.monotonic() - begin
    await asyncio.to_thread(site.start)
    started = time.monotonic() - begin
    waited = started + await play.more(1)
    steps = f"ended after {ended:.1f} seconds, well after {started:.1f}, the next move after {waited:.1f}"
    say(f"Restarted for an upgrade: {steps}.")
    await play.more(plan.moves)
    return waited


async def _disaster(site: Site, groups: Sequence[Group], say: Say) -> tuple[float, Play]:
    """Lose the machine's disk in the middle of the games, and restore the last backup."""
    begin = time.monotonic()
    await asyncio.to_thread(site.end, True)
    for file in site.machine.data.iterdir():
        file.unlink()
    say(site.admin("restore", str(newest(site.machine.backups))))
    await asyncio.to_thread(site.start)
    play = Play(groups)
    await play.more(1)
    waited = time.monotonic() - begin
    say(f"The disk was lost and the backup restored: {waited:.1f} seconds until the next move.")
    return waited, play


async def _regulars(base: str, version: str) -> list[str]:
    """Return who of the people of an earlier version is not recognised by their cookies."""
    left, unknown = left_by(version), []
    for one in left["people"]:
        async with Guest(base) as guest:
            for cookie, value in cookies_of(left, one["name"]).items():
                guest.http.cookies.set(cookie, value)
            unknown += [one["name"]] if await _who(guest) != one["id"] else []
    return unknown


async def _strangers(groups: Sequence[Group]) -> list[str]:
    """Return the members who are no longer themselves."""
    guests = [guest for group in groups for guest in group.guests]
    return [guest.id for guest in guests if await _who(guest) != guest.id]


async def _who(guest: Guest) -> str | None:
    """Return whom the site takes a person for; all share one address, so it may ask them to wait."""
    while (answer := await guest.http.get("/api/me")).status_code == TOO_FAST:
        await asyncio.sleep(int(answer.headers["retry-after"]))
    assert answer.is_success, answer.text
    player: dict[str, Any] | None = answer.json()["player"]
    return None if player is None else player["id"]


async def _missing(site: Site, known: dict[str, dict[str, int]]) -> list[str]:
    """Return acknowledged operations that the database does not have."""
    database, lost = Database(f"sqlite+aiosqlite:///{site.file}"), []
    for table, ops in known.items():
        async with database.read_transaction() as connection:
            stored = {entry.op: entry.seq for entry in await log.since(connection, table, -1)}
        lost += [f"{table}: {op} as {version}" for op, version in ops.items() if stored.get(op) != version]
    await database.close()
    return lost
