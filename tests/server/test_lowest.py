"""The lowest versions that pyproject.toml allows work: a server with them plays a game through its sockets."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.guest import Guest
from tests.server.sites import Site

ROOT = Path(__file__).parents[2]
OPERATIONS = 30


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Run a server in an environment with the lowest allowed versions of what it requires directly."""
    folder = tmp_path_factory.mktemp("lowest")
    python = folder / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    uv = [str(Path(sys.executable).parent / "uv"), "pip", "install", "--quiet", "--python", str(python)]
    lowest = ["--resolution", "lowest-direct", "-r", "pyproject.toml", "--extra", "server"]
    subprocess.run([*uv, *lowest], cwd=ROOT, check=True)
    site_packages = next((folder / "venv" / "lib").glob("python*/site-packages"))
    (site_packages / "carsonne.pth").write_text(str(ROOT / "src"))
    with Site("sqlite", 1, python=str(python)) as site:
        yield site
        assert '"level": "error"' not in site.logged(), site.logged()


@pytest.mark.anyio
async def test_a_game_is_played_with_the_lowest_versions(site: Site) -> None:
    async with Guest(site.bases[0]) as ada, Guest(site.bases[0]) as bob:
        for guest, name in ((ada, "Ada"), (bob, "Bob")):
            await guest.arrive(name)
        table = (await ada.table({"kind": "me"}, {"kind": "open"}))["id"]
        await bob.post(f"/api/tables/{table}/join", {})
        await ada.post(f"/api/tables/{table}/start", {})
        async with ada.at(table) as a, bob.at(table) as b:
            for _ in range(OPERATIONS):
                version = await (a if a.asked() else b).step(Random(1))
                for sitter in (a, b):
                    await sitter.until(lambda s, version=version: s.version >= version)  # type: ignore[misc]
            assert a.version == b.version >= OPERATIONS
