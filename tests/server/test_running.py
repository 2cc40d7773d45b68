"""Starting and stopping a server, reconnecting to it, what it prints, and the page it serves."""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text

from carsonne.server import command, main
from carsonne.server.config import Config, data_folder, default_database
from carsonne.server.errors import Refusal
from carsonne.server.http import static
from carsonne.server.startup import BadServer, database_url, place, prepare
from carsonne.server.store.database import Database
from tests.cli.run import Command
from tests.processes import started
from tests.server.guest import Guest, Sitter
from tests.server.sites import CODE, running
from tests.services.session import address

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `carsonne …` in this process."""
    return Command(capsys, monkeypatch)


def test_the_command_takes_the_documented_arguments() -> None:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    args = parser.parse_args(["--host", "0.0.0.0", "--port", "0", "--database", "d", "--redis", "r", "--workers", "2"])
    assert (args.host, args.port, args.database, args.redis, args.workers) == ("0.0.0.0", 0, "d", "r", 2)


def test_several_workers_need_redis() -> None:
    with pytest.raises(BadServer, match="--redis"):
        main.serve(workers=2)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "65536"], "--port must be between 0 and 65535"),
        (["--port", "-1"], "--port"),
        (["--workers", "0"], "--workers must be between 1"),
        (["--workers", "1000"], "--workers"),
        (["--host", "nowhere.invalid"], "Cannot listen on nowhere.invalid"),
        (["--database", "games"], "--database needs a URL such as"),
        (["--database", "mysql://localhost/games"], "--database needs"),
        (["--database", "sqlite:////proc/none/games"], "/proc/none"),
        (["--database", "postgresql://localhost:1/games"], "Cannot use the database localhost:1/games"),
        (
            ["--database", "postgresql+asyncpg://u:secret@nowhere.invalid/games"],
            "database nowhere.invalid/games",
        ),
        (["--database", "POSTGRES/no_such_database"], "does not exist"),
        (["--redis", "localhost"], "--redis needs a URL such as"),
        (["--redis", "redis://localhost:1"], "Cannot reach Redis"),
        (["--redis", "redis://localhost:99999"], "--redis needs a URL"),
        (["--redis", "redis://nowhere.invalid"], "Cannot reach Redis"),
    ],
)
def test_bad_arguments_are_one_line(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], reason: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    given = [address("postgres") + word[8:] if word.startswith("POSTGRES") else word for word in arguments]
    answer = run("serve", *given)
    answer.is_error(reason)
    assert "secret" not in answer.err


def test_a_file_that_is_not_a_database_is_left_alone(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"no database " * 1000)
    run("serve", "--database", f"sqlite:///{file}").is_error(str(file), "not a database")
    assert file.read_bytes() == b"no database " * 1000


@pytest.mark.anyio
async def test_games_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path}/games.sqlite3")
    await prepare(Config(url))
    database = Database(url)
    async with database.write_transaction() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    await database.close()
    with pytest.raises(BadServer, match="later version"):
        await prepare(Config(url))


def test_the_database_is_shown_without_its_password() -> None:
    assert place(database_url("sqlite:////home/ada/games.sqlite3")) == "/home/ada/games.sqlite3"
    assert place(database_url("postgres://ada:secret@club:5433/games")) == "club:5433/games"
    assert database_url("postgresql://ada:secret@club/games") == "postgresql+asyncpg://ada:secret@club/games"


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_is_the_way_to_stop(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite3"
    command = [sys.executable, "-m", "carsonne", "serve", "--port", "0", "--database", database]
    with started(command, stderr=subprocess.PIPE) as popen:
        assert popen.stdout is not None
        assert popen.stderr is not None
        assert "Carsonne is at" in popen.stdout.readline()
        assert f"Games are stored in a local SQLite file: {tmp_path}/games.sqlite3" in popen.stdout.readline()
        assert '"open"' in popen.stderr.readline()
        popen.send_signal(signal.SIGINT)
        out, err = popen.communicate(timeout=30)
    assert popen.returncode == 130
    assert "Stopped." in out
    assert "Traceback" not in err


def test_a_port_in_use_is_reported_in_a_sentence() -> None:
    with main.listen("127.0.0.1", 0) as taken, pytest.raises(BadServer, match="Cannot listen"):
        main.listen("127.0.0.1", taken.getsockname()[1])


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "carsonne"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder().is_absolute()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite+aiosqlite:///{tmp_path}/carsonne/carsonne.sqlite3"


def test_two_workers_share_a_port_and_stop_in_order(tmp_path: Path) -> None:
    """`--workers 2`: both answer, the metrics cover both, and SIGTERM stops both."""
    config = Config(f"sqlite+aiosqlite:///{tmp_path}/site.sqlite3", address("redis"), prefix=f"test{tmp_path.name}")
    config.metrics_token = "figures"
    config.workers = 2
    command = [sys.executable, "-c", CODE, msgspec.json.encode(config).decode()]
    with started(command, stderr=subprocess.DEVNULL) as popen:
        assert popen.stdout is not None
        base = re.search(r"http://[\d.:]+", popen.stdout.readline())
        assert base is not None
        with httpx.Client(base_url=base[0], timeout=90) as http:
            assert http.get("/healthz").json()["status"] == "ok"
            assert http.get("/metrics").status_code == http.get("/metrics?token=figures").status_code == 404
            figures = http.get("/metrics", headers={"authorization": "Bearer figures"})
            assert "carsonne_requests_total" in figures.text
        popen.send_signal(signal.SIGTERM)
        assert popen.wait(30) in (0, -signal.SIGTERM)


def test_workers_end_with_a_supervisor_that_is_killed(tmp_path: Path) -> None:
    config = Config(f"sqlite+aiosqlite:///{tmp_path}/site.sqlite3", address("redis"), prefix=f"test{tmp_path.name}")
    config.workers = 2
    command = [sys.executable, "-c", CODE, msgspec.json.encode(config).decode()]
    with started(command, stderr=subprocess.DEVNULL) as popen:
        assert popen.stdout is not None
        base = re.search(r"http://127.0.0.1:(\d+)", popen.stdout.readline())
        assert base is not None
        with httpx.Client(base_url=base[0], timeout=90) as http:
            assert http.get("/healthz").status_code == 200
        popen.send_signal(signal.SIGKILL)
        popen.wait(30)
        popen.stdout.read()  # ends when the last of its workers has closed it
    main.listen("127.0.0.1", int(base[1])).close()


@pytest.mark.anyio
async def test_a_restart_says_goodbye_and_costs_nothing() -> None:
    async with running("sqlite") as site, Guest(site.bases[0]) as ada:
        await ada.arrive("Ada")
        table = (await ada.table(ME, {"kind": "guest"}))["id"]
        await ada.post(f"/api/tables/{table}/start", {})
        async with ada.at(table) as a:
            await a.step(Random(1))
            seen, version = a.view, a.version
            await asyncio.to_thread(site.processes[0].end)
            await a.until(lambda s: s.closed)
            assert a.socket.close_code == 1012  # service restart: come back
        await asyncio.to_thread(site.start)
        async with ada.through(site.bases[1]).at(table, version=version) as a:
            assert (a.view, (await a.hears("welcome"))["changes"]) == (seen, [])


@pytest.mark.anyio
async def test_a_bot_that_was_thinking_when_the_server_was_killed_thinks_again() -> None:
    async with running("sqlite") as site, Guest(site.bases[0]) as ada:
        await ada.arrive("Ada")
        table = (await ada.table(BOT, ME))["id"]
        await ada.post(f"/api/tables/{table}/start", {})
        site.processes[0].end(signal.SIGKILL)
        await asyncio.to_thread(site.start)
        async with ada.through(site.bases[1]).at(table) as a:
            await a.until(Sitter.asked)


# The page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Carsonne</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("let x = 1;" * 100)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"font")
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    static.files.cache_clear()
    static.asset.cache_clear()
    return tmp_path


def test_hashed_files_last_and_the_page_does_not(built: Path) -> None:
    script, page = static.asset("assets/index-abc.js"), static.asset("index.html")
    assert "immutable" in script.cache
    assert script.media_type.endswith("javascript")
    assert len(script.packed["gzip"]) < len(script.data)
    assert page.cache == "no-cache"
    assert static.asset("assets/font.woff2").packed == {}
    assert static.is_built()


def test_the_smallest_copy_that_a_browser_takes_is_sent(built: Path) -> None:
    script = built / "assets" / "index-abc.js"
    script.with_name("index-abc.js.br").write_bytes(b"brotli")
    wishes = {"gzip, br": "br", "gzip;q=0.5": "gzip", "identity": None, "gzip, br;q=0": "gzip"}
    with TestClient(Litestar([static.page])) as client:
        for accepted, sent in wishes.items():
            answer = client.get("/assets/index-abc.js", headers={"accept-encoding": accepted})
            assert answer.headers.get("content-encoding") == sent
    assert "assets/index-abc.js.br" not in static.files()


def test_a_file_of_an_older_page_is_not_found(built: Path) -> None:
    assert "assets/index-abc.js" in static.files()
    (built / "assets" / "index-abc.js").unlink()
    with pytest.raises(Refusal, match="nothing at this address"):
        static.file_for("/assets/index-abc.js")


def test_every_address_of_the_page_is_the_page(built: Path) -> None:
    for path in ("/", "/table/abc", "/rules", "/../../etc/passwd"):
        assert static.file_for(path).data == b"<title>Carsonne</title>"
    for path in ("/api/nowhere", "/assets/nowhere.js", "/favicon.ico", "/robots.txt", "/t/abc/photo.png"):
        with pytest.raises(Refusal):
            static.file_for(path)
