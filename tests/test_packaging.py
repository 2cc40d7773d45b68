"""The installed package is complete, and the choice between compiled and plain rules works."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import carsonne
from carsonne import _switch

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]


def run(code: str, folder: Path, **environment: str) -> str:
    """Return what a new Python process prints that looks for packages in `folder` first."""
    variables = {key: value for key, value in os.environ.items() if not key.startswith("CARSONNE_")}
    variables |= {"PYTHONPATH": str(folder), **environment}
    return subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
    ).stdout


def copy_of_project(folder: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    shutil.copytree(ROOT / "deploy", folder / "deploy")
    return folder


def test_version_is_the_installed_one() -> None:
    assert carsonne.__version__ == metadata.version("carsonne")


def test_the_command_is_installed() -> None:
    (command,) = metadata.entry_points(group="console_scripts", name="carsonne")
    assert command.value == "carsonne.cli:main"


def test_a_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    project = copy_of_project(tmp_path)
    build = "from setuptools.build_meta import build_wheel; print(build_wheel('.'))"
    environment = {**os.environ, "CARSONNE_PURE": "1"}
    subprocess.run([sys.executable, "-c", build], cwd=project, env=environment, capture_output=True, check=True)
    (wheel,) = project.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "carsonne").rglob("*")}
    wanted = {name for name in wanted if re.search(r"(\.(py|pxd|json)|/py\.typed)$", name)}
    assert "carsonne/py.typed" in wanted
    assert wanted - held == set()
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "deploy").rglob("*") if path.is_file()}
    for_operators = {name.partition(".data/data/share/carsonne/")[2] for name in held}
    assert files - for_operators == set()


def test_build_requirements_are_written_once() -> None:
    lines = (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == PROJECT["build-system"]["requires"]


@pytest.mark.parametrize("file", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_requirements_are_exact_and_hashed_and_name_no_index(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    packages = re.findall(r"^[a-z].*(?:\n    --hash=sha256:.*)*", text, re.MULTILINE)
    assert packages
    assert all(re.match(r"[a-z0-9._\[\]-]+==", package) and "--hash=sha256:" in package for package in packages)
    assert not re.search(r"://|^-|index", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("file", "extra"),
    [("run", EXTRAS["server"]), ("dev", [*EXTRAS["dev"], *EXTRAS["arena"], *EXTRAS["research"], *EXTRAS["server"]])],
)
def test_every_requirement_is_pinned(file: str, extra: list[str]) -> None:
    wanted = PROJECT["project"]["dependencies"] + extra
    names = {re.split(r"[\[<>=]", requirement)[0].lower() for requirement in wanted}
    text = (ROOT / "requirements" / f"{file}.txt").read_text(encoding="utf-8")
    pinned = set(re.findall(r"^([a-z0-9.-]+)(?:\[.*\])?==", text, re.MULTILINE))
    assert names - pinned == set()


def test_the_browser_for_tests_is_pinned_and_names_no_registry() -> None:
    text = (ROOT / "requirements" / "chromium" / "package-lock.json").read_text(encoding="utf-8")
    packages = [package for name, package in json.loads(text)["packages"].items() if name]
    assert packages
    assert all(package["version"] and package["integrity"] for package in packages)
    assert "://" not in text


def test_one_version_of_each_package_is_pinned() -> None:
    """One for each Python, where a package has dropped the older ones."""
    pins: dict[tuple[str, str], set[str]] = {}
    line = re.compile(r"^([a-z0-9.-]+)==(\S+)(?: ; (python.*?))? \\$", re.MULTILINE)
    for file in (ROOT / "requirements").glob("*.txt"):
        for name, version, python in line.findall(file.read_text(encoding="utf-8")):
            pins.setdefault((name, python), set()).add(version)
    assert len(pins) > 50
    assert {pin: versions for pin, versions in pins.items() if len(versions) > 1} == {}


def test_pure_chooses_plain() -> None:
    assert run("import carsonne; print(carsonne.mode())", ROOT / "src", CARSONNE_PURE="1") == "plain\n"


def test_compiled_files_are_used_only_when_all_are_there(tmp_path: Path) -> None:
    package = tmp_path / "carsonne"
    shutil.copytree(ROOT / "src" / "carsonne", package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    ask = "import carsonne; print(carsonne.mode())"
    stems = [Path(stem) for stem in _switch.stems(str(package))]
    assert run(ask, tmp_path) == "plain\n"
    for stem in stems[1:]:
        stem.with_name(stem.name + EXTENSION_SUFFIXES[0]).touch()
    assert run(ask, tmp_path) == "plain\n"
    for stem in stems:
        stem.with_name(stem.name + EXTENSION_SUFFIXES[0]).touch()
    assert run(ask, tmp_path) == "compiled\n"
    assert run(ask, tmp_path, CARSONNE_PURE="1") == "plain\n"


def checkout(folder: Path) -> tuple[Path, Path]:
    """Make a checkout with one compiled module; return its source and its compiled file."""
    package = folder / "src" / "carsonne"
    (package / "kernel").mkdir(parents=True)
    for file in ("__init__.py", "_switch.py"):
        shutil.copy(ROOT / "src" / "carsonne" / file, package)
    source, built = package / "kernel" / "state.py", package / "kernel" / f"state{EXTENSION_SUFFIXES[0]}"
    source.touch()
    built.touch()
    (folder / "setup.py").touch()
    return source, built


def test_outdated_compiled_files_are_not_used_and_named(tmp_path: Path) -> None:
    source, built = checkout(tmp_path)
    ask = "import carsonne; print(carsonne.mode(), [name[-5:] for name in carsonne.outdated()])"
    os.utime(source, (1000, 1000))
    os.utime(built, (2000, 2000))
    assert run(ask, tmp_path / "src") == "compiled []\n"
    os.utime(source, (3000, 3000))
    assert run(ask, tmp_path / "src") == "plain ['state']\n"
    assert run(ask, tmp_path / "src", CARSONNE_PURE="1") == "plain []\n"
    (tmp_path / "setup.py").unlink()  # an installed package: dates say nothing
    assert run(ask, tmp_path / "src") == "compiled []\n"


def test_a_process_that_started_plain_stays_plain(tmp_path: Path) -> None:
    source, built = checkout(tmp_path)
    source.write_text("HERE = 'plain'\n", encoding="utf-8")
    built.unlink()
    code = f"import carsonne; open({str(built)!r}, 'w').close(); import carsonne.kernel.state as state; "
    code += "print(carsonne.mode(), state.HERE, carsonne.compiled_meanwhile())"
    assert run(code, tmp_path / "src") == "plain plain True\n"


@pytest.mark.parametrize("module", ["state", "unlisted"])
def test_plain_mode_ignores_compiled_files(tmp_path: Path, module: str) -> None:
    name = f"carsonne.kernel.{module}"
    package = tmp_path / "carsonne"
    (package / "kernel").mkdir(parents=True)
    for file in ("__init__.py", "_switch.py"):
        shutil.copy(ROOT / "src" / "carsonne" / file, package)
    (package / "kernel" / f"{module}.py").write_text("HERE = 'plain'\n", encoding="utf-8")
    (package / "kernel" / f"{module}{EXTENSION_SUFFIXES[0]}").write_text("not a library", encoding="utf-8")
    assert run(f"import {name}; print({name}.HERE)", tmp_path, CARSONNE_PURE="1") == "plain\n"


def test_a_missing_module_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "state.py").touch()
    assert _switch.stems(str(tmp_path)) == [str(tmp_path / "kernel" / "state")]
    assert not _switch.all_built(str(tmp_path))
