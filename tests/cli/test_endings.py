"""How commands end that are not allowed to finish: Ctrl-C, SIGTERM, and output that nobody reads."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import carsonne
from carsonne.cli import commands
from carsonne.server.config import Config
from carsonne.server.startup import database_url, prepare
from tests.cli.run import Command
from tests.processes import started
from tests.services.session import address

RUN = [sys.executable, "-m", "carsonne"]
PLAYING = ("--bots", "random,random", "--games", "2", "--jobs", "1")


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("name", ["analyse", "replay", "score", "stats", "verify"])
def test_ctrl_c_has_its_own_exit_status(tmp_path: Path, name: str) -> None:
    """Send a real signal while the command waits for its file, which is a pipe."""
    file = tmp_path / "records.jsonl"
    os.mkfifo(file)
    arguments = ["--move", "1"] if name == "analyse" else []
    games = ["carcassonne"] if name == "score" else []
    with started([*RUN, name, *games, str(file), *arguments], stderr=subprocess.PIPE) as process, file.open("wb"):
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, ("", "carsonne: stopped\n"))


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_a_game_in_the_terminal() -> None:
    with started([*RUN, "play", "carcassonne"], stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        err = process.communicate(timeout=30)[1]
    assert (process.returncode, err) == (130, "carsonne: stopped\n")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_is_ended_leaves_no_folder_behind(tmp_path: Path, workers: int) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    arguments = ["--port", "0", "--database", f"sqlite:///{tmp_path}/games.sqlite3"]
    several = ["--workers", "2", "--redis", address("redis")] if workers > 1 else []
    variables = {**os.environ, "TMPDIR": str(folder)}
    variables.pop("PROMETHEUS_MULTIPROC_DIR", None)
    with started([*RUN, "serve", *arguments, *several], stderr=subprocess.PIPE, env=variables) as process:
        assert process.stdout is not None
        assert "Carsonne is at" in process.stdout.readline()
        assert list(folder.iterdir()) != []
        process.terminate()
        err = process.communicate(timeout=60)[1]
    assert process.returncode in (0, 143)
    assert "Traceback" not in err
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_series_that_is_ended_leaves_nothing_behind(tmp_path: Path, jobs: str) -> None:
    """Workers hold the pipe of standard error open for as long as they run."""
    folder, file = tmp_path / "temporary", tmp_path / "kept.jsonl"
    folder.mkdir()
    os.mkfifo(file)
    arguments = ["carcassonne", "--bots", "random,random", "--games", "1000000", "--jobs", jobs, "--records", str(file)]
    variables = {**os.environ, "TMPDIR": str(folder)}
    with started([*RUN, "arena", *arguments], stderr=subprocess.PIPE, env=variables) as process:
        with file.open("rb") as lines:
            lines.readline()
            process.terminate()
            lines.read()
        said = process.communicate(timeout=120)
    assert (process.returncode, said) == (143, ("", ""))
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_ctrl_c_shows_no_traceback(
    command: Command, monkeypatch: pytest.MonkeyPatch, name: str, needed: dict[str, list[str]]
) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"carsonne.cli.{name}.run", interrupt)
    answer = command(name, *needed.get(name, []))
    assert (answer.status, answer.out, answer.err) == (130, "", "carsonne: stopped\n")


@pytest.fixture
def needed(record: Path, tmp_path: Path) -> dict[str, list[str]]:
    """Return the arguments that commands cannot do without."""
    asyncio.run(prepare(Config(database_url(f"sqlite:///{tmp_path}/games.sqlite3"))))
    lesson = Path(carsonne.__file__).parent / "games/carcassonne/data/lessons/first-game.json"
    position = tmp_path / "position.txt"
    position.write_text("D 0,0 r0\n")
    return {
        "admin": ["check", "--database", f"sqlite:///{tmp_path}/games.sqlite3"],
        "analyse": [str(record), "--move", "2"],
        "arena": ["carcassonne", *PLAYING],
        "bench": ["carcassonne", "--seconds", "0.01"],
        "dataset": ["carcassonne", *PLAYING, "--out", str(tmp_path / "dataset")],
        "doctor": ["--database", f"sqlite:///{tmp_path}/games.sqlite3", "--port", "0"],
        "lesson": ["check", str(lesson)],
        "play": ["carcassonne", "--players", "bot:random,bot:random"],
        "replay": [str(record)],
        "score": ["carcassonne", str(position)],
        "serve": ["--database", f"sqlite:///{tmp_path}/games.sqlite3", "--port", "0"],
        "stats": [str(record)],
        "verify": [str(record)],
    }


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_output_that_nobody_reads_ends_a_command_quietly(name: str, needed: dict[str, list[str]]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [*RUN, name, *needed.get(name, [])]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["play", "carcasonne"], "Did you mean carcassonne?"),
        (["play", "Carson-City"], "Did you mean carson-city?"),
        (["play", "carcassonne", "--options", "farmer=false"], "Did you mean farmers?"),
        (["play", "carcassonne", "--players", "Ann,bot:fare"], "Did you mean fair?"),
        (["arena", "carcassonne", "--bots", "gredy,random"], "Did you mean greedy?"),
    ],
)
def test_a_name_that_is_nearly_right_is_suggested(command: Command, arguments: list[str], meant: str) -> None:
    command(*arguments).is_error(meant, "The choices are")
