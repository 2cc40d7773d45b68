"""Builds the standalone folder, which runs without Python, and packs it into `dist/standalone`: build.py WHEEL

PyInstaller makes it from a wheel and the pinned packages of the server, in an environment with nothing else, for the
system and the processor that it runs on.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "standalone"
DIST = ROOT / "dist" / "standalone"
VENV = BUILD / "venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WINDOWS = platform.system() == "Windows"
SYSTEMS = {"Darwin": "macos"}
"""What people call a system, where Python says something else."""
NAMED = "aiosqlite", "asyncpg", "uvloop", "httptools", "websockets"
"""What others import by a name that PyInstaller cannot see."""
UNUSED = "Cython", "setuptools", "pip"
"""What is in the environment to build the package, and no part of it."""


def environment(wheel: Path) -> None:
    """Make an environment with the wheel, what serving needs, and PyInstaller."""
    shutil.rmtree(BUILD, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(VENV)], check=True)
    install = [sys.executable, "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check", "-qq", "install"]
    for name in ("run", "standalone"):
        subprocess.run([*install, "--require-hashes", "-r", f"requirements/{name}.txt"], cwd=ROOT, check=True)
    subprocess.run([*install, "--no-deps", str(wheel)], cwd=ROOT, check=True)


def freeze() -> Path:
    """Collect the program, its data and a Python in one folder; return it."""
    words = [str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", "--name", "carsonne"]
    words += ["--distpath", str(BUILD), "--workpath", str(BUILD / "work"), "--specpath", str(BUILD)]
    words += ["--collect-all", "carsonne", "--copy-metadata", "carsonne"]
    words += [word for name in NAMED for word in ("--collect-submodules", name)]
    words += [word for name in UNUSED for word in ("--exclude-module", name)]
    subprocess.run([*words, str(Path(__file__).with_name("start.py"))], cwd=BUILD, check=True)
    folder = BUILD / "carsonne"
    shutil.copy(ROOT / "LICENSE", folder)
    return folder


def pack(folder: Path, version: str) -> Path:
    """Pack the folder the way its system unpacks with a click; return the file."""
    system = SYSTEMS.get(platform.system(), platform.system().lower())
    name = DIST / f"carsonne-{version}-{system}-{platform.machine().lower()}"
    return Path(shutil.make_archive(str(name), "zip" if WINDOWS else "gztar", folder.parent, folder.name))


def main(wheel: str) -> None:
    """Build and pack, and say what came out."""
    environment(Path(wheel).resolve())
    packed = pack(freeze(), Path(wheel).name.split("-")[1])
    print(f"{packed.relative_to(ROOT)}: {packed.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
