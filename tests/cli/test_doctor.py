"""`carsonne doctor` finds what is missing, and changes nothing."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

import carsonne
from tests.cli.run import Answer, Command
from tests.services.session import address


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def states(answer: Answer) -> dict[str, str]:
    return {finding["name"]: finding["state"] for finding in answer.data["findings"]}


def details(answer: Answer) -> dict[str, str]:
    return {finding["name"]: finding["detail"] for finding in answer.data["findings"]}


def test_a_machine_with_everything_is_well(command: Command) -> None:
    servers = ("--database", f"{address('postgres')}/postgres", "--redis", address("redis"))
    answer = command("doctor", "--port", free_port(), *servers, "--json")
    assert (answer.status, answer.data["ok"]) == (0, True)
    assert "bad" not in states(answer).values()
    assert states(answer)["redis"] == states(answer)["database"] == states(answer)["port"] == "ok"
    assert "PostgreSQL" in details(answer)["database"]
    assert address("postgres").partition("tests:")[2].partition("@")[0] not in answer.out


def test_the_table_has_a_line_for_each(command: Command, home: Path) -> None:
    answer = command("doctor", "--port", free_port())
    lines = answer.out.splitlines()
    names = ["version", "rules", "page", "database", "disk", "redis", "port", "browser"]
    assert [line.split()[1] for line in lines] == names
    assert carsonne.mode() in lines[1]
    assert str(home / "data" / "carsonne") in lines[3]
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("database", ["--database", "postgresql://localhost:1/games"]),
        ("database", ["--database", "games"]),
        ("redis", ["--redis", "redis://localhost:1"]),
        ("port", ["--host", "nowhere.invalid"]),
        ("port", ["--port", "65536"]),
    ],
)
def test_what_keeps_the_server_from_starting_is_bad(command: Command, name: str, arguments: list[str]) -> None:
    answer = command("doctor", "--port", free_port(), *arguments, "--json")
    assert (answer.status, answer.data["ok"]) == (1, False)
    assert states(answer)[name] == "bad"


def test_a_file_that_is_no_database_is_bad(command: Command, home: Path) -> None:
    file = home / "holiday.jpg"
    file.write_bytes(b"no database " * 1000)
    answer = command("doctor", "--port", free_port(), "--database", f"sqlite:///{file}", "--json")
    assert states(answer)["database"] == "bad"
    assert "not a database" in details(answer)["database"]


def test_a_port_in_use_is_bad(command: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        answer = command("doctor", "--port", str(taken.getsockname()[1]), "--json")
    assert states(answer)["port"] == "bad"
