"""systemd's own checks of the units in deploy/, and what the units run."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from carsonne.server.settings import from_environment
from tests.deploy.files import DEPLOY, adapted
from tests.deploy.units import BACKUPS, DATA, PROGRAM, SETTINGS, UNITS, Machine, read
from tests.processes import started
from tests.server.guest import Guest
from tests.services.keeper import free_port
from tests.services.programs import VENV, environment, needed

PATIENCE = 60.0
EXPOSED = 20
"""Tenths on systemd's scale from 0, the safest, to 10; what is not restricted at all has 9.6."""


def analyze(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run systemd-analyze, which finds the units of a test and those of the system."""
    unpacked = [str(folder) for folder in (VENV / "deploy").glob("**/systemd/system")]
    places = [str(folder), *unpacked, "/usr/lib/systemd/system", "/lib/systemd/system"]
    return subprocess.run(
        [str(needed("systemd-analyze")), *words],
        env={**environment(), "SYSTEMD_UNIT_PATH": ":".join(places), "SYSTEMD_LOG_COLOR": "0"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """Write the units as they stand, with a program that is there."""
    folder = tmp_path / "units"
    folder.mkdir()
    for unit in UNITS:
        changes = {PROGRAM: "/bin/true"} if unit.endswith(".service") else {}
        (folder / unit).write_text(adapted(f"systemd/{unit}", changes))
    return folder


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_finds_nothing_wrong(units: Path, unit: str) -> None:
    done = analyze("verify", "--man=no", str(units / unit), folder=units)
    about_it = [line for line in done.stderr.splitlines() if "carsonne" in line]
    assert (about_it, done.returncode) == ([], 0)


def test_systemd_would_notice(units: Path) -> None:
    unit = units / "carsonne.service"
    unit.write_text(unit.read_text().replace("Restart=always", "Restart=whenever"))
    done = analyze("verify", "--man=no", str(unit), folder=units)
    assert "whenever" in done.stderr


def test_the_site_may_do_little_else(units: Path) -> None:
    done = analyze(
        "security", "--offline=true", f"--threshold={EXPOSED}", str(units / "carsonne.service"), folder=units
    )
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


@pytest.mark.parametrize("timer", [unit for unit in UNITS if unit.endswith(".timer")])
def test_timers_have_a_time_and_a_service(units: Path, timer: str) -> None:
    assert timer.replace(".timer", ".service") in UNITS
    (when,) = read(timer)["Timer"]["OnCalendar"]
    assert analyze("calendar", when, folder=units).returncode == 0


def test_all_units_agree_about_the_site() -> None:
    for unit in UNITS:
        service = read(unit)["Service"]
        if unit.endswith(".service"):
            assert (service["User"], service["EnvironmentFile"]) == (["carsonne"], [SETTINGS])
    assert read("carsonne.service")["Service"]["StateDirectory"] == [Path(DATA).name]
    assert BACKUPS in read("carsonne-backup.service")["Service"]["ReadWritePaths"][0].split()


def test_the_settings_are_settings() -> None:
    text = (DEPLOY / "systemd" / "carsonne.env").read_text()
    examples = [line.lstrip("#") for line in text.splitlines() if line.lstrip("#").startswith("CARSONNE_")]
    for name, _, value in (line.partition("=") for line in examples):
        from_environment({name: value})
    assert len(examples) >= 6


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.more = {
        "CARSONNE_PORT": str(free_port()),
        "CARSONNE_METRICS_TOKEN": "figures",
        "CARSONNE_SECURE": "false",  # there is no proxy with TLS in front
        "CARSONNE_ADDRESS_SHARE": "1000",  # the first game on a busy machine takes more than one address may have
        "CARSONNE_ADDRESS_BURST": "1000",
    }
    return machine


@pytest.fixture
def site(machine: Machine) -> Iterator[str]:
    """Run the site as its unit does, and end it as systemd does."""
    base = f"http://127.0.0.1:{machine.more['CARSONNE_PORT']}"
    log = machine.folder / "log"
    with (
        log.open("w") as errors,
        started(machine.command("carsonne.service"), env=machine.environment(), cwd="/", stderr=errors) as process,
    ):
        _wait(base)
        yield base
        process.terminate()
        process.wait(int(read("carsonne.service")["Service"]["TimeoutStopSec"][0]))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {line["event"] for line in lines} >= {"open", "closed"}
    assert all(line["timestamp"] and line["level"] == "info" for line in lines)


def _wait(base: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{base}/healthz").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise RuntimeError("the site did not start")


@pytest.mark.anyio
async def test_a_night_of_the_site(machine: Machine, site: str) -> None:
    """Someone plays, the timers make a backup and try it, and the metrics know about it."""
    async with Guest(site) as ada:
        await ada.arrive("Ada")
        await ada.game({"kind": "me"}, {"kind": "bot", "bot": "random"})
        metrics = {"authorization": "Bearer figures"}
        assert "carsonne_last_backup" not in (await ada.http.get("/metrics", headers=metrics)).text
        backup = machine.run("carsonne-backup.service")
        assert backup.returncode == 0, backup.stderr
        tried = machine.run("carsonne-test-restore.service")
        assert (tried.returncode, tried.stderr) == (0, "")
        assert "1 game, 1 player: all of them replay as they were played." in tried.stdout
        figures = (await ada.http.get("/metrics", headers=metrics)).text
        (line,) = [line for line in figures.splitlines() if line.startswith("carsonne_last_backup")]
        assert abs(float(line.split()[1]) - time.time()) < PATIENCE
    (file,) = machine.backups.iterdir()
    assert file.stat().st_mode & 0o077 == 0


def test_the_admin_command_is_a_script_of_the_shell(machine: Machine, site: str) -> None:
    """`carsonne-admin status` sees the database of the site from any folder."""
    settings = machine.folder / "carsonne.env"
    settings.write_text("".join(f"{name}='{value}'\n" for name, value in machine.settings().items()))
    program = f"{sys.executable} -m carsonne"
    changes = {SETTINGS: str(settings), f"runuser -u carsonne -- {PROGRAM}": program}
    script = adapted("systemd/carsonne-admin", changes)
    done = subprocess.run(
        ["sh", "-c", script, "carsonne-admin", "status", "--json"], cwd="/", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["place"] == str(machine.data / "carsonne.sqlite3")
