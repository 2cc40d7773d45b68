"""Reads systemd's units, and runs what they run: as systemd would, but as this user and in a folder of the test."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from tests.deploy.files import DEPLOY, adapted

UNITS = sorted(path.name for path in (DEPLOY / "systemd").iterdir() if path.suffix in (".service", ".timer"))
PROGRAM = "/opt/carsonne/bin/carsonne"
SETTINGS = "/etc/carsonne/carsonne.env"
DATA, BACKUPS = "/var/lib/carsonne", "/var/backups/carsonne"


class Machine:
    """Where the files of a site are in a test, instead of in the folders of a real machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data, self.backups = folder / "data", folder / "backups"
        for place in (self.data, self.backups):
            place.mkdir()
        self.more: dict[str, str] = {}
        """Settings of the test, which win over those of the file."""

    def settings(self) -> dict[str, str]:
        """Return the settings of the site, as systemd reads them."""
        lines = adapted("systemd/carsonne.env", {DATA: str(self.data)}).splitlines()
        pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
        return {name: " ".join(shlex.split(value)) for name, _, value in pairs} | self.more

    def command(self, unit: str) -> list[str]:
        """Return what a unit runs, with the program of this environment."""
        (line,) = read(unit)["Service"]["ExecStart"]
        assert line.startswith(f"{PROGRAM} ")
        words = [word.replace(BACKUPS, str(self.backups)) for word in shlex.split(line)]
        return [sys.executable, "-m", "carsonne", *words[1:]]

    def environment(self) -> dict[str, str]:
        """Return the variables of a unit: few of ours, and the settings."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CARSONNE_")}
        return kept | self.settings()

    def run(self, unit: str) -> subprocess.CompletedProcess[str]:
        """Run a unit that ends by itself."""
        return subprocess.run(
            self.command(unit), env=self.environment(), cwd="/", capture_output=True, text=True, check=False
        )


def read(unit: str) -> dict[str, dict[str, list[str]]]:
    """Return the sections of a unit: each name may stand there several times."""
    sections: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    section = ""
    for line in (DEPLOY / "systemd" / unit).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            name, _, value = line.partition("=")
            sections[section][name].append(value)
    return sections
