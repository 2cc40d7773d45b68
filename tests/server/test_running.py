"""Starting, stopping and outliving a server; what it prints, and the page it serves."""

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

from carsonne.server import command, main, static
from carsonne.server.config import Config, data_folder, default_database
from carsonne.server.refusals import Refusal
from tests.server.guest import Guest, Sitter
from tests.server.sites import CODE, REDIS, running

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_the_command_takes_what_is_documented() -> None:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    args = parser.parse_args(["--host", "0.0.0.0", "--port", "0", "--database", "d", "--redis", "r", "--workers", "2"])
    assert (args.host, args.port, args.database, args.redis, args.workers) == ("0.0.0.0", 0, "d", "r", 2)


def test_several_workers_need_redis() -> None:
    with pytest.raises(main.BadServer, match="--redis"):
        main.serve(workers=2)


def test_a_port_in_use_is_said_in_a_sentence() -> None:
    with main._listen("127.0.0.1", 0) as taken, pytest.raises(main.BadServer, match="Cannot listen"):
        main._listen("127.0.0.1", taken.getsockname()[1])


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "carsonne"
    assert default_database() == f"sqlite+aiosqlite:///{tmp_path}/carsonne/carsonne.sqlite3"


def test_two_workers_share_a_port_and_stop_in_order(tmp_path: Path) -> None:
    """`--workers 2`: both answer, figures are those of both, and SIGTERM ends everything."""
    config = Config(f"sqlite+aiosqlite:///{tmp_path}/site.sqlite3", REDIS, prefix=f"test{tmp_path.name}")
    code = CODE.replace("port=0", "port=0, workers=2")
    popen = subprocess.Popen(
        [sys.executable, "-c", code, msgspec.json.encode(config).decode()],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert popen.stdout is not None
    base = re.search(r"http://[\d.:]+", popen.stdout.readline())
    assert base is not None
    with httpx.Client(base_url=base[0], timeout=30) as http:
        assert http.get("/healthz").json()["status"] == "ok"
        assert "carsonne_requests_total" in http.get("/metrics").text
    popen.send_signal(signal.SIGTERM)
    assert popen.wait(30) in (0, -signal.SIGTERM)
    popen.stdout.close()


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
    assert script.packed is not None
    assert len(script.packed) < len(script.data)
    assert page.cache == "no-cache"
    assert static.asset("assets/font.woff2").packed is None
    assert static.is_built()


def test_every_address_of_the_page_is_the_page(built: Path) -> None:
    for path in ("/", "/table/abc", "/rules", "/../../etc/passwd"):
        assert static.found(path).data == b"<title>Carsonne</title>"
    for path in ("/api/nowhere", "/assets/nowhere.js"):
        with pytest.raises(Refusal):
            static.found(path)
