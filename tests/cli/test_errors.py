"""Every error is one line on stderr and exit status 2, or 130 after Ctrl-C; never a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from carsonne.arena import contest
from carsonne.arena.tally import Tally
from carsonne.cli import bench
from tests.cli.run import Command, apart
from tests.processes import started

ARENA = ("arena", "carcassonne", "--bots", "random,random", "--jobs", "1")
MANY = "9" * 5000


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "dance"),
        (["x" * 100_000], "COMMAND"),
        (["a\nb"], "a"),
        (["games", "--colour"], "--colour"),
        (["arena"], "required"),
        (["arena", "chess", "--bots", "random,random"], "no game 'chess'"),
        (["arena", "x" * 10_000, "--bots", "random,random"], "no game 'xxx"),
        (["arena", "", "--bots", "random,random"], "no game ''"),
        (["arena", "carcassonne"], "--bots"),
        (["arena", "carcassonne", "--bots", ""], "no bot ''"),
        (["arena", "carcassonne", "--bots", "random"], "2 to 5 players, not 1"),
        (["arena", "carcassonne", "--bots", ",".join(["random"] * 6)], "not 6"),
        (["arena", "carcassonne", "--bots", "random,clever"], "no bot 'clever'"),
        ([*ARENA, "--games", "-1"], "--games"),
        ([*ARENA, "--games", "10000001"], "--games"),
        ([*ARENA, "--games", MANY], "--games"),
        ([*ARENA, "--games", "many"], "many"),
        ([*ARENA, "--games", "1.5"], "1.5"),
        ([*ARENA, "--options", "hand"], "name=value"),
        ([*ARENA, "--options", "hand=2"], "hand must be 1 or 3"),
        ([*ARENA, "--options", f"hand={MANY}"], "hand must be"),
        ([*ARENA, "--options", "colour=red"], "no option 'colour'"),
        ([*ARENA, "--options", "first=2"], "first must be a seat from 0 to 1"),
        ([*ARENA, "--options", "farmers=perhaps"], "farmers must be true or false"),
        ([*ARENA, "--records", "/no/such/folder/x.jsonl"], "/no/such/folder/x.jsonl"),
        ([*ARENA, "--records", "/"], "/"),
        ([*ARENA, "--records", ""], "directory"),
        (["bench", "carcassonne", "--seconds", "0"], "--seconds"),
        (["bench", "carcassonne", "--seconds", "nan"], "--seconds"),
        (["bench", "carcassonne", "--seconds", "inf"], "--seconds"),
        (["bench", "carcassonne", "--seconds", "-1"], "--seconds"),
        (["bench", "carcassonne", "--seats", "0"], "not 0"),
        (["bench", "carcassonne", "--seats", "-2"], "not -2"),
        (["bench", "carcassonne", "--seats", "99"], "not 99"),
        (["bench", "go"], "no game 'go'"),
        (["replay", "/no/such/record.json"], "/no/such/record.json"),
        (["replay", "/"], "directory"),
        (["replay", ""], "directory"),
        (["replay", "/etc/passwd/x"], "/etc/passwd/x"),
        (["replay", "x" * 5000], "too long"),
        (["verify", "/no/such/record.json"], "No such file"),
        (["score", "carcassonne", "/no/such/position.txt"], "No such file"),
        (["score", "carcassonne", "/"], "directory"),
        (["score", "chess", "/dev/null"], "no game 'chess'"),
        (["score", "carcassonne", "/dev/null"], "empty"),
        (["score", "carcassonne", "/dev/null", "--options", "hand=9"], "hand must be|empty"),
        (["score", "carson-city-cards", "/dev/null"], "empty"),
        (["replay", "/dev/null"], "empty"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "carcassonne", "--players", ",bot:random"], "every player needs a name"),
        (["play", "carcassonne", "--record", "/no/such/folder/game.json"], "/no/such/folder/game.json"),
        (["play", "carcassonne", "--players", "You"], "not 1"),
        (["play", "carcassonne", "--players", "You,bot:"], "no bot ''"),
        (["play", "carcassonne", "--players", "You,bot:genius"], "no bot 'genius'"),
        (["play", "carcassonne", "--options", "edition=fourth"], "edition must be fr2002"),
    ],
    ids=range(55),
)
def test_one_line_says_what_is_wrong(command: Command, arguments: list[str], reason: str) -> None:
    answer = command(*arguments)
    answer.is_error()
    assert any(part in answer.err for part in reason.split("|"))


@pytest.mark.parametrize("at", ["-1", "1000", MANY, "x", "1.0"])
def test_entries_beyond_the_record_are_rejected(command: Command, record: Path, at: str) -> None:
    command("replay", str(record), f"--at={at}").is_error()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"\x00" * 100,
        bytes(range(256)) * 10,
        b"\xff\xfe",
        b"{}",
        b"{}\n{}\n",
        b"[" * 1_000_000,
        b'{"format":1,"game":"chess","rules":1,"setup":{"seats":2},"moves":[]}',
        b'{"format":2,"game":"carcassonne"}',
        b'{"format":1,"game":"carcassonne","rules":1,"setup":{"seats":2},"moves":[["*",{"type":"draw","tile":"Z"}]]}',
        b'{"format":1,"game":"carcassonne","rules":1,"setup":{"seats":2,"position":"D 0,0 r0 red:x"},"moves":[]}',
        b"{" + b"x" * 17 * 1024 * 1024,
        b"\n" * 17 * 1024,
    ],
    ids=range(14),
)
@pytest.mark.parametrize("name", ["replay", "verify", "score"])
def test_things_that_are_not_records_are_refused(command: Command, tmp_path: Path, name: str, content: bytes) -> None:
    file = tmp_path / "bad"
    file.write_bytes(content)
    command(name, *(["carcassonne"] if name == "score" else []), str(file)).is_error()


def test_a_file_that_may_not_be_read_is_named(command: Command, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, *arguments: object, **named: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refuse)  # root may read everything, so real permissions would not do
    command("replay", str(record)).is_error(str(record), "Permission denied")


class Impatient(Tally):
    """Ctrl-C is pressed after the second game."""

    def add(self, *arguments: Any) -> None:
        if self.games == 2:
            raise KeyboardInterrupt
        super().add(*arguments)


def test_an_interrupted_series_keeps_its_records_and_shows_its_result(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "Tally", Impatient)
    file = tmp_path / "kept.jsonl"
    answer = command(*ARENA, "--games", "9", "--records", str(file), "--json")
    assert (answer.status, answer.err) == (130, "carsonne: stopped after 2 of 9 games\n")
    assert answer.data["games"] == 2
    assert sum(answer.data["wins"]) == 2
    assert len(file.read_bytes().splitlines()) == 2
    answer = command(*ARENA, "--games", "9")
    assert answer.status == 130
    assert "2 games in" in answer.out


def test_an_interrupted_measurement_shows_what_it_has(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(state: object) -> float:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "copy_time", interrupt)
    answer = command("bench", "carcassonne", "--seconds", "0.01", "--json")
    assert (answer.status, answer.err) == (130, "carsonne: stopped before everything was measured\n")
    assert answer.data["games_per_second"] > 0
    assert "copy_us" not in answer.data


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_a_long_command_with_its_result() -> None:
    """Send a real signal to a real process as soon as the first record is written."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "kept.jsonl"
        os.mkfifo(file)
        command = [sys.executable, "-m", "carsonne", *ARENA, "--games", "1000000", "--json", "--records", str(file)]
        with started(command, stderr=subprocess.PIPE) as process:
            with file.open("rb") as lines:
                lines.readline()
                process.send_signal(signal.SIGINT)
                lines.read()
            out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err.startswith("carsonne: stopped after")
    assert json.loads(out)["games"] >= 1


# Streams


def test_a_pipe_that_nobody_reads_ends_the_command_quietly() -> None:
    answer = apart("games", "--json", shell='"$@" | true')
    assert answer.err == ""
    answer = apart("play", "carcassonne", "--players", "bot:random,bot:random", shell='"$@" | head -1')
    assert answer.err == ""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device that only Linux has")
def test_a_full_disk_is_one_line() -> None:
    for arguments in (("games",), ("games", "--json"), ("--version",), ("arena", "--help")):
        for unbuffered in ("", "1"):
            answer = apart(*arguments, shell='"$@" >/dev/full', PYTHONUNBUFFERED=unbuffered)
            answer.is_error("No space left on device")
    apart(*ARENA, "--games", "1", "--records", "/dev/full").is_error("No space left on device")
    assert apart("replay", "x", shell='"$@" 2>/dev/full').status == 2


def test_closed_streams_do_not_crash_a_command() -> None:
    assert apart("games", shell='"$@" >&-') == apart("games", shell='"$@" >/dev/null')
    assert apart("games", shell='"$@" 2>&-').status == 0
    assert apart("replay", "x", shell='"$@" 2>&-').status == 2
    apart("replay", "-", shell='"$@" <&-').is_error("empty")
    answer = apart("play", "carcassonne", shell='"$@" <&-')
    assert (answer.status, answer.err) == (0, "")


def test_text_that_a_terminal_cannot_show_is_replaced() -> None:
    answer = apart("play", "carcassonne", "--players", "Zoë,bot:random", PYTHONIOENCODING="ascii")
    assert (answer.status, answer.err) == (0, "")
    assert "?" in answer.out
    data = apart("arena", "carcassonne", "--bots", "random,random", "--games", "0", "--seed", "ë", "--json")
    ascii_data = apart(
        "arena",
        "carcassonne",
        "--bots",
        "random,random",
        "--games",
        "0",
        "--seed",
        "ë",
        "--json",
        PYTHONIOENCODING="ascii",
    )
    assert (data.data["seed"], ascii_data.data["seed"]) == ("ë", "ë")


def test_arguments_that_are_not_valid_text_are_refused() -> None:
    apart(*ARENA, "--games", "1", "--seed", b"\xff").is_error("not valid text")
    apart("replay", b"\xff\xfe").is_error("No such file")
    apart("arena", b"\xff", "--bots", "x").is_error("no game")
    assert apart("play", "carcassonne", "--players", b"\xff,bot:random").status == 0


def test_ctrl_c_while_the_command_is_loading_shows_no_traceback(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "carsonne.cli.commands", raising=False)
    monkeypatch.setattr(sys, "meta_path", [type("Slow", (), {"find_spec": interrupt})()])
    answer = command("games")
    assert (answer.status, answer.err) == (130, "carsonne: stopped\n")
