"""A checkout is set up at full speed wherever that was interrupted before, and a missing network is noticed soon."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOWHERE = "http://127.0.0.1:9/"
OFFLINE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": NOWHERE,
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
    "UV_NO_CONFIG": "1",
    "UV_DEFAULT_INDEX": NOWHERE,
    "npm_config_registry": NOWHERE,
}
"""Nothing listens at this port, as if the machine had no network."""
SOON = 30
"""Seconds within which it is said; it took more than twice that."""
# Notes what it is asked for. It has pip, which can find packages, and brings uv.
PYTHON = """#!/bin/sh
echo "python $*" >>"$NOTES"
case "$*" in *"-r requirements/uv.txt"*)
    printf '#!/bin/sh\\necho "uv $*" >>"$NOTES"\\n' >"${0%/*}/uv"
    chmod +x "${0%/*}/uv" ;;
esac
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Make a checkout with an environment, but without uv."""
    for name in ("scripts", "requirements"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    return tmp_path


def program(project: Path, name: str, text: str) -> Path:
    """Put a program into the environment."""
    file = project / ".venv" / "bin" / name
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755)
    return file


def run(project: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", *command],
        cwd=project,
        env={**os.environ, "NOTES": str(project / "notes"), **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=SOON,
    )


def notes(project: Path) -> Iterator[str]:
    """Yield what was installed by what."""
    for line in (project / "notes").read_text(encoding="utf-8").splitlines():
        if "install" in line:
            yield f"{line.split()[0]} {line.rpartition('requirements/')[2]}"


def test_uv_installs_even_if_it_was_not_there_before(project: Path) -> None:
    program(project, "python", PYTHON)
    assert run(project, "scripts/install.sh", "requirements/run.txt").returncode == 0
    assert list(notes(project)) == ["python uv.txt", "uv run.txt"]


def test_an_uv_that_was_cut_short_is_replaced(project: Path) -> None:
    program(project, "python", PYTHON)
    program(project, "uv", "").write_bytes(b"\x7fELF and no more")
    assert run(project, "scripts/install.sh", "requirements/run.txt").returncode == 0
    assert list(notes(project)) == ["python uv.txt", "uv run.txt"]


def test_without_uv_pip_installs_the_same(project: Path) -> None:
    program(project, "python", PYTHON.replace("/uv", "/another-program"))
    done = run(project, "scripts/install.sh", "requirements/run.txt")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "uv is not available: pip installs the same packages, but more slowly.\n"
    assert list(notes(project)) == ["python uv.txt", "python run.txt"]


@pytest.mark.parametrize("uv", [False, True], ids=["pip", "uv"])
def test_no_network_is_one_sentence_within_seconds(project: Path, uv: bool) -> None:
    program(project, "python", f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    if uv:
        program(project, "uv", f'#!/bin/sh\nexec {Path(sys.executable).parent / "uv"} "$@"\n')
    missing = project / "missing.txt"
    missing.write_text(f"nowhere-to-be-found==1.0 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    done = run(project, "scripts/install.sh", str(missing), **OFFLINE)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The package index cannot be reached: ")
    assert done.stderr.count("\n") == 1


def test_no_npm_registry_is_one_sentence_within_seconds(project: Path) -> None:
    for name in ("node", "npm"):
        if (own := ROOT / ".venv" / "bin" / name).exists():  # unless the machine has them
            (project / ".venv" / "bin" / name).symlink_to(own)
    folder = project / "web"
    folder.mkdir()
    package = '{"name": "page", "version": "1.0.0", "dependencies": {"nowhere-to-be-found": "1.0.0"}'
    (folder / "package.json").write_text(package + "}", encoding="utf-8")
    lock = '"lockfileVersion": 3, "packages": {"": {"dependencies": {"nowhere-to-be-found": "1.0.0"}}, '
    held = f'"node_modules/nowhere-to-be-found": {{"version": "1.0.0", "integrity": "sha512-{"0" * 86}=="}}}}'
    (folder / "package-lock.json").write_text(f"{package}, {lock}{held}}}", encoding="utf-8")
    done = run(project, "scripts/npm-ci.sh", **OFFLINE)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The npm registry cannot be reached: ")
    assert done.stderr.count("\n") == 1
