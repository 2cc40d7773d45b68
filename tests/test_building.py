"""Compiling in place: an interrupted or failed build leaves rules that work, and the next one finishes it.

One module is compiled here, in a copy, by the real setup.py; without a compiler nothing is, and the rules stay plain.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from carsonne import _switch
from tests.processes import started

ROOT = Path(__file__).parent.parent


def run(project: Path, *command: str, **settings: str) -> str:
    variables = {key: value for key, value in os.environ.items() if not key.startswith("CARSONNE_")} | settings
    done = subprocess.run(command, cwd=project, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def build(project: Path, **settings: str) -> str:
    setup = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    return run(project, "sh", "scripts/toolchain.sh", *setup, **settings)


def state(project: Path) -> str:
    """Return what a process that uses the module says."""
    ask = "import carsonne; from carsonne.kernel.state import State; "
    ask += "print(carsonne.mode(), State(3).seats, *carsonne.outdated())"
    return run(project, sys.executable, "-c", ask, PYTHONPATH=str(project / "src"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Copy the kernel of this checkout, with one compiled module."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("scripts", ".venv"):
        (tmp_path / name).symlink_to(ROOT / name)
    package = tmp_path / "src" / "carsonne"
    shutil.copytree(
        ROOT / "src/carsonne/kernel", package / "kernel", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    shutil.copy(ROOT / "src/carsonne/__init__.py", package)
    switch = (ROOT / "src/carsonne/_switch.py").read_text(encoding="utf-8")
    one = re.sub(r"MODULES = \(.*?\n\)", 'MODULES = ("carsonne.kernel.state",)', switch, flags=re.DOTALL)
    (package / "_switch.py").write_text(one, encoding="utf-8")
    return tmp_path


def test_an_interrupted_build_is_finished_by_the_next(project: Path) -> None:
    possible = run(project, "sh", "scripts/toolchain.sh")
    build(project)
    assert state(project) == f"{possible} 3"
    for built in project.glob("build/lib*/**/*.so"):  # what a killed linker leaves
        built.write_bytes(built.read_bytes()[:100])
        Path(f"{built}.unfinished").touch()
    build(project)
    assert state(project) == f"{possible} 3"
    assert list(project.rglob("*.unfinished")) == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_killing_make_leaves_no_compiler_behind(tmp_path: Path, number: int) -> None:
    """The compiler holds the pipe open for as long as it runs."""
    recipe = f"exec {sys.executable} {ROOT}/scripts/in_group.py sh -c 'sleep 1000 & echo started; wait'"
    (tmp_path / "Makefile").write_text(f"all:\n\t@[ compiled = plain ] || {recipe}\n", encoding="utf-8")
    with started(["make", "-s", "-C", str(tmp_path)], stderr=subprocess.DEVNULL, process_group=0) as make:
        assert make.stdout is not None
        assert make.stdout.readline() == "started\n"
        (os.killpg if number == signal.SIGINT else os.kill)(make.pid, number)
        assert make.communicate(timeout=30)[0] == ""


def test_every_build_runs_in_a_group() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    builds = [line for line in lines if "python setup.py" in line]
    assert builds
    assert all("exec " in line and "scripts/in_group.py $(BIN)/python setup.py" in line for line in builds)


def test_a_build_that_fails_leaves_plain_rules_and_says_which_are_out_of_date(project: Path) -> None:
    source = project / "src" / "carsonne" / "kernel" / "state.py"
    compiled = run(project, "sh", "scripts/toolchain.sh") == "compiled"
    build(project)
    source.write_text(source.read_text(encoding="utf-8") + "\n# a change\n", encoding="utf-8")
    assert "installed without compiled rules" in build(project, CFLAGS="-no-such-option")
    assert state(project) == ("plain 3" + f" {source.with_suffix('')}" * compiled)


def test_a_module_is_out_of_date_when_the_constants_compiled_into_it_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "src/carsonne/games/sample/rules"
    rules.mkdir(parents=True)
    names = ("state.py", "state.pxd", f"state{EXTENSION_SUFFIXES[0]}", "codes.py", "codes.pxd", "words.py")
    for file in (tmp_path / "setup.py", *(rules / name for name in names)):
        file.touch()
        os.utime(file, (1000, 1000))
    monkeypatch.setattr(_switch, "MODULES", ("carsonne.games.sample.rules.state",))
    root = str(tmp_path / "src/carsonne")
    os.utime(rules / "words.py", (2000, 2000))
    assert _switch.outdated(root) == []
    os.utime(rules / "codes.py", (2000, 2000))
    assert _switch.outdated(root) == [str(rules / "state")]
    os.utime(rules / "codes.py", (1000, 1000))
    (rules / "box.py").touch()
    assert _switch.outdated(root) == [str(rules / "state")]
