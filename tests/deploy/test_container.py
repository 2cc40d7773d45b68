"""The container's build and its neighbours, as far as they can be checked where no engine runs."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from carsonne.server.settings import from_environment
from scripts import image
from tests.deploy.files import ROOT
from tests.deploy.play import MOVES, play
from tests.server.guest import Guest
from tests.server.sites import Site, running

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = [name for name, service in SERVICES.items() if service["image"] == "carsonne"]
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def last_stage() -> list[tuple[str, str]]:
    found = list(image.instructions())
    start = max(number for number, (word, _) in enumerate(found) if word == "FROM")
    return found[start:]


def image_settings() -> dict[str, str]:
    """Return the variables that the image sets."""
    (words,) = [rest for word, rest in last_stage() if word == "ENV"]
    return dict(word.split("=", 1) for word in shlex.split(words))


def test_the_image_runs_as_nobody_in_particular() -> None:
    stage = dict(last_stage())
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", stage["USER"])
    assert (stage["ENTRYPOINT"], stage["CMD"]) == ('["carsonne"]', '["serve"]')
    assert len([word for word, _ in image.instructions() if word == "FROM"]) == 2
    assert [rest.split()[0] for word, rest in last_stage() if word == "COPY"] == ["--from=build"]


def test_the_settings_of_the_image_are_settings() -> None:
    found = from_environment(image_settings())
    assert found == {"host": "0.0.0.0", "port": 8000, "database": "sqlite:////data/carsonne.sqlite3"}


def test_the_health_check_tells_well_from_unwell() -> None:
    (check,) = [rest for word, rest in last_stage() if word == "HEALTHCHECK"]
    program, option, code = yaml.safe_load(check.partition("CMD ")[2])
    assert (program, option) == ("python3", "-c")
    with Site("sqlite", 1) as site:
        port = site.bases[0].rpartition(":")[2]
        command = [sys.executable, option, code.replace(":8000", f":{port}")]
        assert subprocess.run(command, check=False, capture_output=True).returncode == 0
        site.processes[0].end()
        assert subprocess.run(command, check=False, capture_output=True).returncode != 0


def test_what_the_build_calls_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    runs = [rest for word, rest in image.instructions() if word == "RUN"]
    (targets,) = [re.findall(r"make PYTHON=python3 ([a-z ]+)", run)[0].split() for run in runs if "make PYTHON" in run]
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for file in re.findall(r"\b((?:scripts|requirements)/[\w./-]+\w)", " ".join(runs)):
        assert (ROOT / file).is_file(), file


def test_only_what_the_build_needs_is_sent() -> None:
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    sent = {line[1:] for line in lines if line.startswith("!")}
    assert lines[0] == "*"
    assert all((ROOT / name).exists() for name in sent)
    assert not sent & {".git", ".venv", "build", "tests", "benchmarks"}
    made = [line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line.startswith("/src/")]
    assert set(made) <= set(lines)


def test_the_build_gets_the_sources_alone(tmp_path: Path) -> None:
    image.send(tmp_path)
    sent = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert {"setup.py", "src/carsonne/kernel/state.pxd", "docs/rules/en/carcassonne.md", "web/package.json"} <= sent
    made = re.compile(r"\.so$|__pycache__|node_modules|/static/|egg-info|/rules/\w+\.pxd$|^docs/pictures")
    assert [name for name in sent if made.search(name)] == []


def filled(value: Any, **given: str) -> Any:
    """Return a value of compose.yaml with its variables filled in."""
    if not isinstance(value, str):
        return value
    return VARIABLE.sub(lambda found: given.get(found[1], found[3] if found[2] == "-" else ""), value)


def test_neighbours_find_each_other() -> None:
    for name, service in SERVICES.items():
        for other in service.get("depends_on", {}):
            mine, theirs = set(service["networks"]), set(SERVICES[other]["networks"])
            assert mine & theirs, f"{name} cannot reach {other}"
            assert "healthcheck" in SERVICES[other] or other in OURS
    caddy = {name: filled(value, SITE="x") for name, value in SERVICES["caddy"]["environment"].items()}
    assert caddy["UPSTREAM"] == f"site:{image_settings()['CARSONNE_PORT']}"
    volumes = [volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())]
    assert {volume for volume in volumes if not volume.startswith(".")} == set(COMPOSE["volumes"])
    assert all((ROOT / volume).is_file() for volume in volumes if volume.startswith("."))


@pytest.mark.parametrize("name", OURS)
def test_our_services_have_settings_that_the_server_takes(name: str) -> None:
    service = SERVICES[name]
    values = {key: str(filled(value, POSTGRES_PASSWORD="secret")) for key, value in service["environment"].items()}
    found = from_environment(image_settings() | values)
    assert found["database"] == "postgresql://carsonne:secret@db/carsonne"
    assert found["redis"] == "redis://redis:6379"
    assert (found["workers"], found["secure"], len(found["proxies"])) == (2, True, 3)


@pytest.mark.parametrize("name", OURS)
def test_our_services_may_write_only_where_they_must(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["tmpfs"] == ["/tmp"]
    assert "ports" not in service


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["back"]["internal"] is True


def test_backups_are_made_and_tried_in_a_loop(tmp_path: Path) -> None:
    """Run the service's own lines once, with folders of the test."""
    service = SERVICES["backup"]
    (script,) = service["command"]
    places = {volume.split(":")[1] for volume in service["volumes"]}
    assert places == {"/backups"}
    for old, new in {
        "/backups": str(tmp_path),
        "sleep 86400": "exit 0",
        "carsonne admin": f"{sys.executable} -m carsonne admin",
    }.items():
        assert old in script
        script = script.replace(old, new)
    with Site("sqlite", 1) as site:
        variables = {"CARSONNE_DATABASE": site.config.database.replace("+aiosqlite", ""), "PATH": "/usr/bin:/bin"}
        words = [*service["entrypoint"], script]
        done = subprocess.run(words, env=variables, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "all of them replay as they were played" in done.stdout
    assert len(list(tmp_path.glob("carsonne-*.backup"))) == 1


@pytest.mark.anyio
async def test_the_check_of_a_running_site_plays() -> None:
    async with running("sqlite") as site:
        table = await play(site.bases[0])
        async with Guest(site.bases[0]) as eve:
            assert (await eve.get(f"/api/tables/{table}/view"))["version"] >= MOVES
