"""`carsonne doctor` finds what is missing, and changes nothing."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

import carsonne
from carsonne.server.config import Config
from carsonne.server.startup import database_url, prepare
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


def site(home: Path) -> Path:
    """Make a database as `carsonne serve` does."""
    file = home / "games.sqlite3"
    asyncio.run(prepare(Config(database_url(f"sqlite:///{file}"))))
    return file


async def execute(database: str, statement: str) -> None:
    connection = await asyncpg.connect(f"{address('postgres')}/{database}")
    await connection.execute(statement)
    await connection.close()


def doctor_of(command: Command, file: Path) -> Answer:
    return command("doctor", "--port", free_port(), "--database", f"sqlite:///{file}", "--json")


def test_a_database_of_ours_is_well_and_stays_as_it_is(command: Command, home: Path) -> None:
    file = site(home)
    before = {path.name: path.read_bytes() for path in home.iterdir()}
    answer = doctor_of(command, file)
    assert (answer.status, states(answer)["database"]) == (0, "ok")
    assert {path.name: path.read_bytes() for path in home.iterdir()} == before


def test_a_database_in_use_is_well(command: Command, home: Path) -> None:
    file = site(home)
    with closing(sqlite3.connect(file)) as other:
        other.execute("INSERT INTO site (key, value) VALUES ('other', '1')")
        other.commit()
        assert (home / "games.sqlite3-wal").exists()
        assert states(doctor_of(command, file))["database"] == "ok"


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = 'from the future'", "later version"),
        ("DROP TABLE players", "no such table"),
    ],
)
def test_a_database_that_serve_cannot_use_is_bad(command: Command, home: Path, statement: str, said: str) -> None:
    file = site(home)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()
    answer = doctor_of(command, file)
    assert (answer.status, states(answer)["database"]) == (1, "bad")
    assert said in details(answer)["database"]


def test_a_damaged_database_is_bad(command: Command, home: Path) -> None:
    file = site(home)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])
    answer = doctor_of(command, file)
    assert (answer.status, states(answer)["database"]) == (1, "bad")


def test_a_later_version_of_a_database_on_a_server_is_bad(command: Command) -> None:
    url = f"{address('postgres')}/later"
    asyncio.run(execute("postgres", "CREATE DATABASE later"))
    asyncio.run(prepare(Config(database_url(url))))
    arguments = ("doctor", "--port", free_port(), "--database", url, "--json")
    assert states(command(*arguments))["database"] == "ok"
    asyncio.run(execute("later", "UPDATE alembic_version SET version_num = 'from the future'"))
    answer = command(*arguments)
    asyncio.run(execute("postgres", "DROP DATABASE later"))
    assert (answer.status, states(answer)["database"]) == (1, "bad")
    assert "later version" in details(answer)["database"]


def test_a_port_in_use_is_bad(command: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        answer = command("doctor", "--port", str(taken.getsockname()[1]), "--json")
    assert states(answer)["port"] == "bad"
