"""`carsonne admin`: a backup taken and put back while people play loses nothing, and mistakes are told in sentences."""

from __future__ import annotations

import asyncio
import gzip
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from carsonne.server import admin
from carsonne.server.config import Config
from carsonne.server.startup import prepare
from carsonne.server.store import log, retention
from carsonne.server.store.database import Database
from carsonne.server.store.schema import log as logs
from carsonne.server.store.schema import players, tables
from tests.cli.run import Command
from tests.server.guest import Guest
from tests.server.sites import Site, running
from tests.soak.players import Host, Ledger

HOSTS = 4
ENOUGH = 40
"""Acknowledged operations before the backup is taken, and again afterwards."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `carsonne …` in this process."""
    return Command(capsys, monkeypatch)


class Load:
    """People who play at a site until they are stopped."""

    def __init__(self, site: Site) -> None:
        self.ledger = Ledger()
        self.tasks = [asyncio.create_task(Host(site.bases[0], n, self.ledger).play()) for n in range(HOSTS)]

    async def more(self) -> None:
        """Wait until enough more has been acknowledged."""
        aim = self.ledger.count + ENOUGH
        async with asyncio.timeout(120):
            while self.ledger.count < aim:
                await asyncio.sleep(0.02)

    def known(self) -> dict[str, dict[str, int]]:
        """Return what has been acknowledged so far."""
        return {table: dict(ops) for table, ops in self.ledger.acknowledged.items()}

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def missing(url: str, known: dict[str, dict[str, int]]) -> list[Any]:
    """Return acknowledged operations that a database does not have."""
    database, lost = Database(url), []
    for table, ops in known.items():
        async with database.read_transaction() as connection:
            stored = {entry.op: entry.seq for entry in await log.since(connection, table, -1)}
        lost += [(table, op) for op, version in ops.items() if stored.get(op) != version]
    await database.close()
    return lost


@pytest.mark.anyio
@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
async def test_a_backup_moves_to_another_database_and_nothing_acknowledged_is_lost(
    tmp_path: Path, source: str, target: str
) -> None:
    """The backup is taken while the first site is played at, and put back while the second one is."""
    file = tmp_path / "site.backup"
    async with running(source) as first, running(target) as second:
        one, other = Load(first), Load(second)
        try:
            await asyncio.gather(one.more(), other.more())
            known = one.known()
            written = await admin.back_up(first.config.database, file)
            added = await admin.put_back(second.config.database, file)
            await asyncio.gather(one.more(), other.more())
        finally:
            await asyncio.gather(one.stop(), other.stop())
        assert written["game"] == added["game"] >= len(known) > 0
        assert added["known"] == added["secret"] == 0
        assert await missing(first.config.database, one.known()) == []
        assert await missing(second.config.database, known | other.known()) == []
        for found in (await admin.check_file(file), await admin.check_database(second.config.database)):
            assert found.problems == []
        async with Guest(second.bases[0]) as eve:
            for table in known:  # the second site shows and continues the games of the first
                assert (await eve.get(f"/api/tables/{table}/view"))["version"] >= max(known[table].values())
        again = await admin.put_back(second.config.database, file)
        assert (again["game"], again["known"]) == (0, written["game"])


def site_with_games(run: Command, tmp_path: Path) -> tuple[str, list[str]]:
    """Fill a database with three games in play, one of them over and in the archive."""
    from tests.server.test_store import finished_game, new_game  # the same games as there

    url = f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3"

    async def fill() -> list[str]:
        await prepare(Config(url))
        database = Database(url)
        async with database.write_transaction() as connection:
            await connection.execute(players.insert().values(id="me", name="Me", created=0.0))
        games = [await new_game(database), await new_game(database), (await finished_game(database))[0].id]
        async with database.write_transaction() as connection:
            assert await retention.fold(connection, 2e9) == 1
        await database.close()
        return games

    return f"sqlite:///{tmp_path}/games.sqlite3", asyncio.run(fill())


def test_backup_restore_and_check_say_what_they_did(run: Command, tmp_path: Path) -> None:
    url, games = site_with_games(run, tmp_path)
    file, copy = tmp_path / "site.backup", f"sqlite:///{tmp_path}/copy.sqlite3"
    answer = run("admin", "backup", str(file), "--database", url)
    assert (answer.status, answer.out.splitlines()[0]) == (0, f"{file} holds 3 games and 1 player.")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    answer = run("admin", "restore", str(file), "--database", copy)
    assert "Added 3 games and 1 player." in answer.out
    assert "old secret" in answer.out
    assert "3 games were already there" in run("admin", "restore", str(file), "--database", copy).out
    for words in ((str(file),), ("--database", copy)):
        answer = run("admin", "check", *words)
        assert (answer.status, answer.out) == (0, "3 games, 1 player: all of them replay as they were played.\n")
    assert asyncio.run(secret_of(url)) == asyncio.run(secret_of(copy))  # people are recognised
    asyncio.run(damage(copy, games))
    answer = run("admin", "check", "--database", copy)
    assert answer.status == 1
    assert f"Table {games[0]} (carcassonne): Its log is missing." in answer.out
    assert f"Table {games[1]} (carcassonne): The table says version 5, its log 0." in answer.out
    assert run("admin", "check", "--database", copy, "--json").data["games"] == 3


async def secret_of(url: str) -> str:
    return (await prepare(Config(url.replace("sqlite:", "sqlite+aiosqlite:")))).secret


async def damage(url: str, games: list[str]) -> None:
    database = Database(url.replace("sqlite:", "sqlite+aiosqlite:"))
    async with database.write_transaction() as connection:
        await connection.execute(delete(logs).where(logs.c.table == games[0]))
        await connection.execute(update(tables).where(tables.c.id == games[1]).values(version=5))
        assert len((await connection.execute(select(tables.c.id))).all()) == len(games)
    await database.close()


def test_mistakes_are_one_line(run: Command, tmp_path: Path) -> None:
    url, _ = site_with_games(run, tmp_path)
    file, cut, other = tmp_path / "site.backup", tmp_path / "cut", tmp_path / "photo.jpg"
    run("admin", "backup", str(file), "--database", url)
    run("admin", "backup", str(file), "--database", url).is_error("already there")
    cut.write_bytes(file.read_bytes()[:-200])
    run("admin", "check", str(cut)).is_error("ends too early")
    run("admin", "restore", str(cut), "--database", f"sqlite:///{tmp_path}/new.sqlite3").is_error("ends too early")
    other.write_bytes(b"not a backup")
    run("admin", "check", str(other)).is_error("not a backup of Carsonne")
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    other.write_bytes(gzip.compress(b"".join(Random(1).sample(lines[1:-1], 2))))
    run("admin", "check", str(other)).is_error("not a backup of Carsonne")
    other.write_bytes(gzip.compress(b"".join([lines[0], *lines[2:]])))
    run("admin", "check", str(other)).is_error("parts of it are missing")
    run("admin", "check", str(tmp_path / "none")).is_error("none: No such file")
    run("admin", "backup", str(cut), "--database", f"sqlite:///{tmp_path}/none.sqlite3").is_error("There is no file")
    run("admin", "backup", str(tmp_path / "b"), "--database", "postgresql://localhost:1/x").is_error(
        "Cannot read games"
    )
    run("admin", "backup", str(tmp_path / "no" / "b"), "--database", url).is_error("No such file")
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".part") == []
