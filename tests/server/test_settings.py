"""Settings come from the environment, and the command line wins."""

from __future__ import annotations

import argparse
import errno
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from carsonne.cli import commands
from carsonne.server import command, main, settings
from carsonne.server.config import Config
from carsonne.server.settings import from_environment
from carsonne.server.startup import BadServer
from scripts import settings_table
from tests.processes import started

ROOT = Path(__file__).parents[2]


def test_variables_become_arguments_of_the_right_type() -> None:
    found = from_environment(
        {
            "CARSONNE_PORT": "80",
            "CARSONNE_SECURE": "true",
            "CARSONNE_PROXY": "10.0.0.1, 10.1.0.0/16",
            "CARSONNE_ARCHIVE_DAYS": "null",
            "CARSONNE_ADDRESS_SHARE": "0.5",
            "CARSONNE_DATABASE": "",
            "CARSONNE_PURE": "1",
            "PATH": "/bin",
        }
    )
    assert found == {
        "port": 80,
        "secure": True,
        "proxies": ["10.0.0.1", "10.1.0.0/16"],
        "archive_days": None,
        "address_share": 0.5,
    }


def test_every_setting_fits_the_server() -> None:
    names = set(from_environment({f"CARSONNE_{name.upper()}": "1" for name in settings.types()}))
    fields = set(Config.__struct_fields__)
    assert names - fields == {"host", "port"}
    assert fields - names == {"lan", "worker_folder"}


def test_a_secret_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("figures\n")
    assert from_environment({"CARSONNE_METRICS_TOKEN_FILE": str(file)}) == {"metrics_token": "figures"}
    with pytest.raises(BadServer, match=r"CARSONNE_SECRET_FILE: .*nothing: No such file"):
        from_environment({"CARSONNE_SECRET_FILE": str(tmp_path / "nothing")})


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("CARSONNE_PROT", "80", "is not a setting of the server.*Did you mean CARSONNE_PORT"),
        ("CARSONNE_FAVOURITE_COLOUR", "red", r"is not a setting of the server; docs/settings.md lists them\.$"),
        ("CARSONNE_PORT", "eighty", "CARSONNE_PORT must be a whole number, not eighty"),
        ("CARSONNE_SECURE", "perhaps", "CARSONNE_SECURE must be true or false, not perhaps"),
        ("CARSONNE_KEEP_ALONE_DAYS", "long", "CARSONNE_KEEP_ALONE_DAYS must be a number, not long"),
    ],
)
def test_a_setting_that_cannot_be_is_one_sentence(variable: str, value: str, says: str) -> None:
    with pytest.raises(BadServer, match=says):
        from_environment({variable: value})


def test_the_command_line_wins() -> None:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    given = command.given(parser.parse_args(["--port", "90"]))
    assert from_environment({"CARSONNE_PORT": "80", "CARSONNE_HOST": "::"}) | given == {"host": "::", "port": 90}


@pytest.mark.parametrize(
    ("text", "days"), [("0", 0), ("0.5", 0.5), ("-1", None), ("inf", None), ("nan", None), ("a week", None)]
)
def test_days_on_the_command_line_are_not_negative_and_end(text: str, days: float | None) -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    command.add_arguments(parser)
    if days is None:
        with pytest.raises(argparse.ArgumentError, match="--keep-alone"):
            parser.parse_args([f"--keep-alone={text}"])
    else:
        assert command.given(parser.parse_args([f"--keep-alone={text}"])) == {"keep_alone_days": days}


def test_the_table_in_the_docs_is_of_today() -> None:
    assert settings_table.page() == (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")


def test_a_taken_port_names_one_that_is_free() -> None:
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        first.listen()
        port = first.getsockname()[1]
        with pytest.raises(BadServer, match=rf"127\.0\.0\.1:{port}.*in use.*--port (\d+) is free") as refused:
            main.listen("127.0.0.1", port)
        free = int(str(refused.value.detail).rpartition("--port ")[2].split()[0])
        assert free > port
        main.listen("127.0.0.1", free).close()


def test_no_port_is_suggested_where_the_address_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "free_port", lambda host, port: pytest.fail("looked for a port"))
    with pytest.raises(BadServer) as refused:
        main.listen("192.0.2.1", 8000)
    assert errno.errorcode[errno.EADDRNOTAVAIL] in str(refused.value.said)


def test_carsonne_alone_starts_the_site(tmp_path: Path) -> None:
    assert commands.ALONE == ("serve", "--open")
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "CARSONNE_PORT": "0",
        "CARSONNE_DATABASE": f"sqlite:///{tmp_path}/games.sqlite3",
    }
    with started([sys.executable, "-m", "carsonne"], env=environment, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert httpx.get(f"{address}healthz", timeout=30).status_code == 200
