"""`carsonne admin` for people and tables: what it shows, what it changes, and that players at a running site see it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from carsonne.server import oversight
from carsonne.server.admin import check_database
from carsonne.server.config import Config
from carsonne.server.startup import prepare
from carsonne.server.store import backup_folder
from tests.cli.run import Command
from tests.server.guest import Guest, begin, play_together
from tests.server.sites import running
from tests.server.test_admin import site_with_games


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `carsonne …` in this process."""
    return Command(capsys, monkeypatch)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_an_operator_sees_who_plays_what(kind: str) -> None:
    async with running(kind) as site, Guest(site.bases[0]) as ada, Guest(site.bases[0]) as bob:
        url = site.config.database
        table = await begin(ada, bob)
        waiting = (await ada.table({"kind": "me"}, {"kind": "open"}))["id"]
        found = await oversight.overview(url)
        assert (found.players, found.waiting, found.running, found.finished, found.abandoned) == (2, 1, 1, 0, 0)
        assert (found.last_backup, found.bytes is None) == (None, kind == "postgres")
        (one,) = await oversight.people(url, "AD", 9)
        assert (one.id, one.name, one.tables) == (ada.id, "Ada", 2)
        assert [[one.name for one in await oversight.people(url, part, 9)] for part in ("%", bob.id)] == [[], ["Bob"]]
        assert len(await oversight.people(url, "", 1)) == 1
        for status, player, most, ids in (
            (None, None, 9, [waiting, table]),
            ("running", None, 9, [table]),
            (None, bob.id, 9, [table]),
            (None, None, 1, [waiting]),
        ):
            assert [row.id for row in await oversight.list_tables(url, status, player, most)] == ids


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_new_name_is_seen_at_the_table(kind: str) -> None:
    async with running(kind, sweep_seconds=0.1) as site, Guest(site.bases[0]) as ada, Guest(site.bases[0]) as bob:
        table, over = await begin(ada, bob), await begin(ada, bob)
        await bob.post(f"/api/tables/{over}/resign", {"seat": 1})
        async with ada.at(table) as one, bob.at(table) as other:
            await play_together(one, other, 2)
            assert await oversight.rename(site.config.database, bob.id, "Robert") == 2
            await one.until(lambda s: [seat["name"] for seat in s.table["seats"]] == ["Ada", "Robert"])
            await play_together(one, other, 2)
        assert (await bob.get("/api/me"))["player"]["name"] == "Robert"
        async with asyncio.timeout(60):  # nobody is connected to that game, so nothing tells when
            while (await ada.get(f"/api/tables/{over}"))["seats"][1]["name"] != "Robert":
                await asyncio.sleep(0.1)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_removed_table_is_gone_for_those_who_sit_there(kind: str) -> None:
    async with running(kind, sweep_seconds=0.1) as site, Guest(site.bases[0]) as ada, Guest(site.bases[0]) as bob:
        url = site.config.database
        table, other = await begin(ada, bob), await begin(ada, bob)
        async with ada.at(table) as one, bob.at(table) as two:
            await play_together(one, two, 4)
            assert (await oversight.remove(url, table)).id == table
            assert (await one.hears("bye"))["code"] == "gone"
        assert (await ada.http.get(f"/api/tables/{table}")).status_code == 404
        assert [row["id"] for row in (await ada.get("/api/lobby"))["mine"]] == [other]
        report = await check_database(url)
        assert (report.games, report.problems) == (1, [])
        assert '"level": "error"' not in site.logged()


def test_the_command_shows_and_changes(run: Command, tmp_path: Path) -> None:
    """The same from the command line, in words and as data."""
    url, games = site_with_games(run, tmp_path)
    database = ("--database", url)
    lines = dict(re.split(r"  +", line) for line in run("admin", "status", *database).out.splitlines())
    assert (lines["Players"], lines["running"], lines["finished"], lines["Last backup"]) == ("1", "2", "1", "-")
    (player,) = run("admin", "players", *database, "--json").data["players"]
    assert (player["id"], player["name"], player["tables"]) == ("me", "Me", 3)
    assert run("admin", "players", "x", *database).out == "There are no such players.\n"
    assert run("admin", "rename", "me", "Ada", *database).out.startswith("Renamed at 3 tables.")
    assert run("admin", "players", *database).out.split()[-1] == "Ada"
    (line,) = run("admin", "tables", "--status", "finished", *database).out.splitlines()
    assert line.split()[:3] == [games[2], "carcassonne", "finished"]
    assert "Ada" in line
    assert run("admin", "tables", "--status", "waiting", *database).out == "There are no such tables.\n"
    assert run("admin", "remove", games[2], *database).out.startswith(f"Deleted table {games[2]} (carcassonne: Ada")
    tables = run("admin", "tables", *database, "--json").data["tables"]
    assert {table["id"] for table in tables} == set(games[:2])
    assert tables[0]["seats"][0] == {"kind": "player", "name": "Ada", "player": "me", "bot": None}
    run("admin", "remove", games[2], *database).is_error(f"no table with the id {games[2]}")
    run("admin", "rename", "nobody", "Eve", *database).is_error("no player with the id nobody")
    run("admin", "rename", "me", "\u202eEve", *database).is_error("invisible characters")


def test_a_folder_keeps_the_newest_backups(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database comes from the settings of the server, and its last backup is noted in it."""
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    asyncio.run(prepare(Config(url.replace("sqlite:", "sqlite+aiosqlite:"))))
    monkeypatch.setenv("CARSONNE_DATABASE", url)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "carsonne.txt").write_text("not a backup")
    files = [run("admin", "backup", str(folder), "--keep", "2", "--json").data for _ in range(4)]
    assert [one["removed"] for one in files] == [0, 0, 1, 1]
    kept = sorted(folder.glob(backup_folder.PATTERN))
    assert [str(file) for file in kept] == [one["file"] for one in files[2:]]
    assert (folder / "carsonne.txt").exists()
    status = run("admin", "status", "--json").data
    assert status["last_backup"] >= kept[-1].stat().st_mtime - 5
    tried = run("admin", "test-restore", str(folder))
    assert tried.out.startswith(f"{kept[-1]} was restored")
    kept[-1].write_bytes(kept[-1].read_bytes()[:-50])
    run("admin", "test-restore", str(folder)).is_error("ends too early")
    run("admin", "backup", str(tmp_path / "one.backup"), "--keep", "2").is_error("--keep takes")
    run("admin", "backup", str(folder), "--keep", "0").is_error("--keep takes")


def test_a_database_is_brought_up_to_date_without_a_server(run: Command, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new.sqlite3"
    run("admin", "status", "--database", url).is_error("no file")
    assert run("admin", "migrate", "--database", url).out == f"The database {tmp_path}/new.sqlite3 is up to date.\n"
    assert run("admin", "status", "--database", url, "--json").data["players"] == 0
