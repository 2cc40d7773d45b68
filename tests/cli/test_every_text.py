"""Every text of the command line comes from the catalogue: a pseudo-language puts all of them into brackets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random

import pytest

import carsonne
from carsonne import registry
from carsonne.arena import charts
from carsonne.arena.playing import records
from carsonne.arena.series import Series
from carsonne.cli import admin, arena_result, commands, listing, stats
from carsonne.cli.play import Table
from carsonne.games.carson_city.faces import notation as city
from carsonne.games.carson_city_cards.faces import notation as cards
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import write
from carsonne.locales import languages, speak
from carsonne.server.config import Config
from carsonne.server.startup import database_url, prepare
from tests.cli.run import Command
from tests.locales.pseudo import NAME, outside
from tests.locales.reading import Reader, pseudo_language
from tests.processes import started

GAMES = registry.names()
PARTS = (
    "Input data was truncated|JSON is malformed: invalid character .byte|file is not a database",  # from libraries
    "Carsonne|Carcassonne|Carson City: The Card Game|Carson City|Python|PostgreSQL",
    r"https?://\S+|\S*/\S*|--?\w[\w-]*|cmd:\S+|\S*\d\S*",  # addresses, files, options, programs, numbers, ids
    r"\{[\w,]+\}|\b[A-Z][A-Z=,.a-z]*[A-Z]\b|\{\".*\"\}",  # what stands for an argument, and JSON
)
SAME = re.compile("|".join(PARTS))
"""What is the same in all languages."""
OPTIONS = {
    word for name in GAMES for option in registry.find(name).options for word in (option.id, *map(str, option.choices))
}
WORDS = {
    *("carsonne", "bot", "cmd", "kB", "MB", "ms", "jsonl", "html", "xx", "true", "false", "compiled", "plain"),
    *("Ann", "random", "greedy", "gentle", "fair", "keen", "sharp", "master", "policy", "search", "red", "blue"),
    *commands.COMMANDS,
    *languages(),
    *("backup", "restore", "check", "none", "both", "seed", "bots"),
    *(
        "test",
        "migrate",
        "status",
        "players",
        "tables",
        "nobody",
        "nothing",
        "rename",
        "remove",
        "waiting",
        "running",
        "finished",
        "abandoned",
    ),
    *GAMES,
    *(part for name in GAMES for part in name.split("-")),
    *OPTIONS,
}
LETTERS = {*city.PIECES, *cards.PARCEL_LETTERS}
"""What stands on a board."""
LESSON = Path(carsonne.__file__).parent / "games" / "carcassonne" / "data" / "lessons" / "first-game.json"
POSITION = "players: red=12 blue=7\nD 0,0 r0 blue:r0\nE 0,-1 r2 red:c0\n"


class Screen(Reader):
    """Reads a terminal, with what is typed and named there."""

    def look(self, text: str) -> None:
        """Read a text; what is the same in all languages is left out."""
        super().look(SAME.sub("", outside(text)))


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Offer the pseudo-language."""
    with pseudo_language(tmp_path_factory.mktemp("locales")):
        yield


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch, english: None) -> Iterator[Screen]:
    """Let commands speak the pseudo-language on a wide terminal, and read what they say."""
    reader = Screen({*WORDS, *LETTERS})
    monkeypatch.setenv("LANGUAGE", NAME)
    monkeypatch.setenv("COLUMNS", "2000")
    speak(NAME)
    for name in commands.COMMANDS:
        __import__(f"carsonne.cli.{name}")
    for name, module in list(sys.modules.items()):
        if name.startswith(("carsonne.cli", "carsonne.arena", "carsonne.server")) and hasattr(module, "say"):
            monkeypatch.setattr(module, "say", reader.hear)
    for module in (arena_result, stats):
        monkeypatch.setattr(module, "WIDE", 2000)
    monkeypatch.setattr(listing, "shorten", lambda text, *_, **__: text)
    monkeypatch.setattr(charts, "short", lambda name: name)
    yield reader
    assert reader.heard
    assert sorted(reader.found)[:9] == []


@pytest.fixture
def told(command: Command, reader: Screen) -> Command:
    """Run a command and read what it prints."""

    class Told(Command):
        def __call__(self, *arguments: str, stdin: str | bytes = "") -> object:  # type: ignore[override]
            answer = super().__call__(*arguments, stdin=stdin)
            assert "Traceback" not in answer.err
            for text in (answer.out, answer.err):
                reader.look(text)
            return answer

    return Told(command.capsys, command.monkeypatch)


HELP = [[], *([name] for name in commands.COMMANDS), *(["admin", name] for name in admin.ACTIONS)]


@pytest.mark.parametrize("words", [*HELP, ["lesson", "check"]], ids=" ".join)
def test_help(told: Command, words: list[str]) -> None:
    answer = told(*words, "--help")
    assert answer.status == 0
    assert "⟦usage:" in answer.out
    assert "--lang" in answer.out


ONE = ("arena", "carcassonne", "--bots", "random,random", "--jobs", "1")
FAILING = "cmd:false"
ERRORS = [
    *(["dance"], ["games", "--colour"], ["arena"], ["arena", "chess", "--bots", "a,b"], ["--lang", "xx", "games"]),
    *(["games", "--json=yes"], ["arena", "x", "--s", "1"], ["bench", "carcassonne", "--options"], ["play", "--seed"]),
    *([*ONE, "--games", "many"], [*ONE, "--orders", "none"], [*ONE, "--games", "-1"], [*ONE, "--jobs", "-1"]),
    *([*ONE, "--seats", "9"], [*ONE, "--stop-early"], [*ONE, "--records", "/"], [*ONE, "--records", "/none/x"]),
    *(["bench", "carcassonne", "--seconds", "0"], ["bench", "carcassonne", "--seconds", "x"], ["bench", "go"]),
    *(["replay", "/none"], ["replay", "/dev/null"], ["verify", "/"], ["verify", "/dev/null"], ["stats", "/dev/null"]),
    *(["score", "carcassonne", "/dev/null"], ["lesson", "check", "/dev/null"], ["analyse", "/dev/null", "--move", "1"]),
    *(["play", "carcassonne", "--players", ","], ["play", "carcassonne", "--players", "Ann"]),
    *(["dataset", "carcassonne", "--bots", "random,random", "--out", "/none", "--shard", "0"],),
    *(
        ["admin", "check", "/none"],
        ["admin", "check", "--database", "sqlite:////none/x"],
        ["admin", "check", "/dev/null"],
    ),
    *(
        ["serve", "--port", "-1"],
        ["serve", "--workers", "2"],
        ["serve", "--proxy", "here"],
        ["serve", "--database", "x"],
    ),
    *(["serve", "--keep-alone", "-1"], ["serve", "--redis", "x"], ["serve", "--host", "1.2.3.4"]),
    *(["doctor", "--port", "x"], ["admin"], ["lesson"]),
]


@pytest.mark.parametrize("words", ERRORS, ids=lambda words: " ".join(words)[:60])
def test_errors(told: Command, reader: Screen, words: list[str]) -> None:
    reader.known = {*reader.known, *words}
    answer = told(*words)
    assert answer.status == 2
    assert "⟦" in answer.err


@pytest.fixture
def three(tmp_path: Path) -> Path:
    """Make a file with a record of each game."""
    path = tmp_path / "three.jsonl"
    every = [
        record
        for game in GAMES
        for record in records(Series(game, ("greedy",) * 3, 1, "every", checked_setup(registry.find(game), 3).options))
    ]
    path.write_bytes(b"".join(write(record) + b"\n" for record in every))
    return path


def test_games_lessons_and_positions(told: Command, tmp_path: Path) -> None:
    assert told("games").status == 0
    assert told("lesson", "check", str(LESSON)).status == 0
    assert told("score", "carcassonne", "-", stdin=POSITION).status == 0
    assert told("bench", "carcassonne", "--seconds", "0.01").status == 0


def test_records(told: Command, three: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.jsonl"
    first, *rest = three.read_bytes().splitlines()
    other = json.loads(first)
    other["moves"][0][1]["tile"] = "A" if other["moves"][0][1]["tile"] != "A" else "B"
    damaged.write_bytes(b"\n".join([first[:90], json.dumps(other).encode(), *rest]))
    assert told("verify", str(three)).status == 0
    assert told("verify", str(three), "--line", "1").status == 0
    assert told("verify", str(damaged)).status == 1
    for line in ("1", "2", "3"):
        assert told("replay", str(three), "--line", line).status == 0
    assert told("replay", str(three), "--line", "9").status == 2
    assert told("replay", str(three), "--at", "9999").status == 2
    assert told("analyse", str(three), "--move", "3").status == 0
    assert told("analyse", str(three), "--move", "1").status == 2
    assert told("analyse", str(three), "--move", "9999").status == 2


def words_of(page: Path) -> str:
    """Return what can be read on a page of HTML."""
    text = re.sub(r"<style>.*?</style>", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert f'lang="{NAME}"' in text
    labels = re.findall(r'aria-label="([^"]*)"', text)
    return unescape("\n".join([re.sub(r"<[^>]*>", "\n", text), *labels]))


def test_statistics(told: Command, reader: Screen, three: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert told("stats", str(three), "--html", str(page)).status == 0
    reader.look(words_of(page))


def test_the_arena(told: Command, reader: Screen, tmp_path: Path) -> None:
    page, file = tmp_path / "page.html", tmp_path / "games.jsonl"
    words = ("arena", "carcassonne", "--games", "6", "--jobs", "1", "--stop-early", "--bots")
    assert told(*words, f"greedy,random,{FAILING}", "--report", str(page), "--records", str(file)).status == 0
    reader.look(words_of(page))
    assert told(*words, "greedy,random", "--games", "40").status == 0
    assert told(*words, "random,greedy", "--games", "40").status == 0
    assert told(*words, "random,greedy", "--records", str(file)).status == 2


def test_datasets(told: Command, tmp_path: Path) -> None:
    words = (
        "dataset",
        "carcassonne",
        "--bots",
        "random,random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "x"),
    )
    assert told(*words).status == 0
    assert told(*words, "--seed", "other").status == 2
    assert told(*words, "--out", str(tmp_path)).status == 2


def test_a_site(told: Command, tmp_path: Path) -> None:
    file, url = str(tmp_path / "site.backup"), f"sqlite:///{tmp_path}/games.sqlite3"
    asyncio.run(prepare(Config(database_url(url))))
    assert told("admin", "backup", file, "--database", url).status == 0
    assert told("admin", "backup", file, "--database", url).status == 2
    assert told("admin", "restore", file, "--database", f"sqlite:///{tmp_path}/new.sqlite3").status == 0
    assert told("admin", "check", "--database", url).status == 0
    assert told("admin", "test-restore", file).status == 0
    assert told("admin", "test-restore", str(tmp_path / "backups"), "--database", url).status == 2
    assert told("admin", "migrate", "--database", url).status == 0
    assert told("admin", "backup", file, "--keep", "3", "--database", url).status == 2
    (tmp_path / "backups").mkdir()
    assert told("admin", "test-restore", str(tmp_path / "backups"), "--database", url).status == 2
    for _ in range(2):
        assert told("admin", "backup", str(tmp_path / "backups"), "--keep", "1", "--database", url).status == 0
    for words in (["status"], ["players"], ["tables"]):
        assert told("admin", *words, "--database", url).status == 0
    for words in (["rename", "nobody", "Ada"], ["remove", "nothing"]):
        assert told("admin", *words, "--database", url).status == 2
    assert told("doctor", "--port", "0", "--database", url).status == 0
    assert told("doctor", "--port", "0", "--database", f"sqlite:///{tmp_path}/none.sqlite3", "--redis", "x").status == 1
    (tmp_path / "games.sqlite3").write_bytes(b"no database " * 1000)
    assert told("doctor", "--port", "-1", "--database", url).status == 1


@pytest.mark.usefixtures("ctrl_c")
def test_a_server(reader: Screen, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "carsonne",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/g.sqlite3",
    ]
    with started(command, stderr=subprocess.PIPE, env={**os.environ}) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    reader.look(first + out)
    assert first.startswith("⟦Carsonne is at")
    assert "⟦Stopped." in out


def keys(table: Table) -> list[str]:
    """Return what can be typed now."""
    (seat, *_) = table.match.waiting_for()
    return [key for key, _, _ in table.terminal.choices(table.match.state, seat)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(
    told: Command, reader: Screen, game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Play against bots, ask for explanations, and type what is wrong."""
    rng, asked = Random(game), 0

    def ask(table: Table, prompt: str) -> str:
        nonlocal asked
        asked += 1
        reader.look(prompt)
        if table.match.asks(table.match.waiting_for()[0]) == "confirm":
            return "undo" if asked % 20 == 1 else ""
        known = keys(table)
        reader.known = {*reader.known, *(word for key in known for word in re.findall(r"\w+", f"{key} {key.lower()}"))}
        key = rng.choice(known).lower()
        return {3: "help", 5: "zzz", 7: "1", 9: "board"}.get(asked % 10, f"? {key}" if asked % 10 == 1 else key)

    monkeypatch.setattr(Table, "ask", ask)
    answer = told(
        "play", game, "--seed", "every", "--players", "Ann,bot:gentle,bot:gentle", "--record", str(tmp_path / "x")
    )
    assert answer.status == 0
    assert asked > 20
    assert "⟦⟦Gentle" in answer.out
