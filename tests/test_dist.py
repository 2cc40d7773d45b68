"""The wheel and the source package of `make dist` work in an empty environment, away from the checkout."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

import carsonne
from tests.processes import started

ROOT = Path(__file__).parent.parent
README = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
LIBRARY = [code for code in README if "carsonne.research" not in code]
RESEARCH = [code for code in README if code not in LIBRARY]


@dataclass
class Environment:
    """A virtual environment with nothing but Carsonne and what it requires."""

    folder: Path
    mode: str

    @property
    def variables(self) -> dict[str, str]:
        return {"PATH": f"{self.folder}/venv/bin", "HOME": str(self.folder), "LANG": "C.UTF-8"}

    def run(self, *command: str) -> str:
        program = str(self.folder / "venv" / "bin" / command[0])
        done = subprocess.run(
            [program, *command[1:]], cwd=self.folder, env=self.variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def install(package: Path, folder: Path) -> None:
    venv, python = folder / "venv", str(folder / "venv" / "bin" / "python")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    requirements = ["sh", "scripts/install.sh", "requirements/run.txt"]
    subprocess.run(requirements, cwd=ROOT, env={**os.environ, "INTO": str(venv)}, check=True)
    pip = [sys.executable, "-m", "pip", "--python", python, "-qq", "install", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, str(package)], cwd=folder, env={**os.environ, "CARSONNE_PURE": "1"}, check=True)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Install the wheel without extras."""
    (wheel,) = (ROOT / "dist").glob("*.whl")
    folder = tmp_path_factory.mktemp("alone")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    uv = [str(Path(sys.executable).parent / "uv"), "pip", "install", "--quiet", "--python", f"{folder}/venv/bin/python"]
    subprocess.run([*uv, "--constraint", "requirements/run.txt", str(wheel)], cwd=ROOT, check=True)
    return Environment(folder, "")


def names(wheel: Path) -> str:
    return "\n".join(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module", params=["*.whl", "*.tar.gz"])
def environment(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Install the wheel, which has what was compiled, or the source package, plain here, which is quicker."""
    packages = list((ROOT / "dist").glob(request.param))
    assert len(packages) == 1, "run `make dist`"
    folder = tmp_path_factory.mktemp("elsewhere")
    install(packages[0], folder)
    compiled = packages[0].suffix == ".whl" and bool(re.search(r"\.(so|pyd)$", names(packages[0]), re.MULTILINE))
    return Environment(folder, "compiled" if compiled else "plain")


def test_the_library_works_as_the_readme_says(environment: Environment) -> None:
    assert "bytes of record" in environment.run("python", "-c", "\n".join(LIBRARY))
    assert RESEARCH  # what needs an extra is run by tests/research/test_docs.py
    where = environment.run("python", "-c", "import carsonne; print(carsonne.__file__)")
    assert where.startswith(str(environment.folder))


def test_the_command_line_works(environment: Environment) -> None:
    version = environment.run("carsonne", "--version")
    assert version.startswith(f"carsonne {carsonne.__version__} ({environment.mode} rules: carcassonne ")
    record = environment.folder / "game.json"
    environment.run("carsonne", "play", "carcassonne", "--players", "bot:random,bot:random", "--record", str(record))
    assert "true" in environment.run("carsonne", "verify", str(record), "--json")


def test_the_wheel_alone_plays_in_the_terminal(alone: Environment) -> None:
    brought = list(alone.folder.glob("venv/lib/python*/site-packages/*.dist-info"))
    assert len(brought) == 12  # with the wheel itself; docs/decisions/0010-extras-and-bounds.md says why
    record = alone.folder / "game.json"
    alone.run("carsonne", "play", "carson-city", "--players", "bot:greedy,bot:random", "--record", str(record))
    assert "true" in alone.run("carsonne", "verify", str(record), "--json")
    assert "bytes of record" in alone.run("python", "-c", "\n".join(LIBRARY))


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve"], "server"),
        (["admin", "check"], "server"),
        (["doctor"], "server"),
        (["dataset", "carcassonne", "--bots", "random,random", "--games", "1", "--out", "data"], "research"),
    ],
)
def test_a_command_says_which_extra_it_needs(alone: Environment, command: list[str], extra: str) -> None:
    program = str(alone.folder / "venv" / "bin" / "carsonne")
    done = subprocess.run(
        [program, *command], cwd=alone.folder, env=alone.variables, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    (wheel,) = (ROOT / "dist").glob("*.whl")
    assert done.stderr.endswith(f'pip install "{wheel}[{extra}]"\n')  # where it came from, because no index has it


def test_the_command_that_brings_an_extra_works(alone: Environment) -> None:
    shown = alone.run("python", "-c", "from carsonne.installation import install_command as c; print(c('server'))")
    program, what, package = shlex.split(shown)
    assert (program, what) == ("pip", "install")
    uv = [str(Path(sys.executable).parent / "uv"), "pip", "install", "--dry-run"]
    python = ["--python", f"{alone.folder}/venv/bin/python", "--constraint", "requirements/run.txt"]
    done = subprocess.run([*uv, *python, package], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "+ litestar==" in done.stderr


def test_the_site_works(environment: Environment) -> None:
    command = [str(environment.folder / "venv" / "bin" / "carsonne"), "serve", "--port", "0"]
    settings = {"cwd": environment.folder, "env": environment.variables, "stderr": subprocess.DEVNULL}
    with started(command, **settings) as server:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert address is not None
        with httpx.Client(base_url=address[0], timeout=30) as http:
            page = http.get("/").text
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script is not None
            assert http.get(script[1]).headers["content-type"].startswith("text/javascript")
            assert len(http.get("/api/games").json()) == 3
        server.terminate()
        server.wait(30)
