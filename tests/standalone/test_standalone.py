"""The standalone folder runs where there is no Python: the site, its bots and the command line."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path
from random import Random

import pytest

import carsonne
from tests.processes import started
from tests.server.guest import Guest

ROOT = Path(__file__).parents[2]
GAMES = "carcassonne", "carson-city", "carson-city-cards"
MOVES = 8


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the folder from the wheel of `make dist`, and unpack it elsewhere."""
    (wheel,) = (ROOT / "dist").glob("*.whl")
    subprocess.run([sys.executable, "scripts/standalone/build.py", str(wheel)], cwd=ROOT, check=True)
    (packed,) = (ROOT / "dist" / "standalone").glob("*.tar.gz")
    place = tmp_path_factory.mktemp("a place")
    with tarfile.open(packed) as archive:
        archive.extractall(place, filter="data")
    return place / "carsonne"


def variables(folder: Path) -> dict[str, str]:
    """Return an environment in which no other program is found."""
    return {"PATH": "", "HOME": str(folder.parent), "LANG": "C.UTF-8", "CARSONNE_PORT": "0"}


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [str(folder / "carsonne"), *words]
    return subprocess.run(command, env=variables(folder), capture_output=True, text=True, check=False)


def test_its_rules_are_those_of_the_wheel(folder: Path) -> None:
    done = run(folder, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"carsonne {carsonne.__version__} ({carsonne.mode()} rules: carcassonne ")


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_alone_it_starts_the_site_with_its_page_and_its_bots(folder: Path) -> None:
    with started([str(folder / "carsonne")], env=variables(folder), stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        base = server.stdout.readline().split()[-1].rstrip("/")
        async with Guest(base) as ada:
            assert "<title>" in (await ada.http.get("/")).text
            await ada.arrive("Ada")
            for game in GAMES:
                bot = {"kind": "bot", "bot": "master"}
                table = (await ada.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, bot]}))["id"]
                await ada.post(f"/api/tables/{table}/start", {})
                async with ada.at(table) as sitter:
                    await sitter.play_on(Random(1), MOVES)
                    assert sitter.version >= MOVES
        server.terminate()
        assert server.wait(30) == 143  # as every command that is ended


def test_it_says_what_it_cannot_have(folder: Path) -> None:
    done = run(folder, "dataset", "carcassonne", "--bots", "random,random", "--games", "1", "--out", "data")
    assert (done.returncode, done.stdout) == (2, "")
    assert "which the standalone folder does not have" in done.stderr
    assert done.stderr.count("\n") == 1
