"""The lowest versions that pyproject.toml allows work: a server with them plays a game through its sockets."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import Guest, begin, play_together
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
        table = await begin(ada, bob)
        async with ada.at(table) as a, bob.at(table) as b:
            await play_together(a, b, OPERATIONS)
