"""Programs of others as bots: the examples play, and whatever a program does, the game goes on."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carsonne import registry
from carsonne.arena.playing import Player
from carsonne.arena.series import Series
from carsonne.bots import find, outside
from carsonne.bots.bot import UnknownBot
from carsonne.bots.outside import ProgramBot, hire
from carsonne.kernel.match import checked_setup
from tests.cli.run import Command

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "bots"
TIDY, SETTLER = (shlex.quote(str(EXAMPLES / name)) for name in ("tidy.py", "settler.sh"))
PYTHON = shlex.quote(sys.executable)
HELLO = 'print(\'{"type":"hello","protocol":1}\', flush=True)'


def script(*lines: str, seconds: str = "") -> str:
    """Return the name of a bot that is a few lines of Python."""
    return f"cmd{seconds}:{PYTHON} -u -c {shlex.quote(chr(10).join(lines))}"


def played(game: str, name: str, seats: int = 2, **options: Any) -> tuple[Any, Player]:
    """Play one game of a program against random bots, to its end."""
    setup = checked_setup(registry.find(game), seats, options)
    player = Player(Series(game, (name, *["random"] * (seats - 1)), 1, options=setup.options, orders="rotations"))
    try:
        return player.play(next(player.series.deals()))[0], player
    finally:
        player.close()


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("command", [f"{PYTHON} {TIDY}", f"sh {SETTLER}"], ids=["python", "sh"])
def test_the_examples_play_every_game_without_a_fault(game: str, command: str) -> None:
    outcome, _ = played(game, f"cmd:{command}")
    assert outcome.thoughts[0].moves > 5
    assert outcome.thoughts[0].reasons == {}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (script("raise SystemExit(3)"), "ended with exit status 3"),
        (script(HELLO, "input()", "input()", "raise SystemExit(4)"), "ended with exit status 4"),
        (script(HELLO, "import time", "time.sleep(60)", seconds="@0.05s"), "did not answer in time"),
        (script("print('what?')"), "which is not an object"),
        (script("print([])"), "which is not an object"),
        (script('print(\'{"type":"hello","protocol":7}\')'), "speaks protocol 7"),
        (script("print('x' * 2000000)"), "too long"),
        (script(HELLO, *["input()"] * 3, 'print(\'{"type":"bestmove","id":1,"move":-1}\')'), "not allowed"),
        (script(HELLO, *["input()"] * 3, 'print(\'{"type":"bestmove","id":1,"move":true}\')'), "not allowed"),
        (script(HELLO, *["input()"] * 3, 'print(\'{"type":"bestmove","id":1,"move":{"type":"fly"}}\')'), "not allowed"),
        (script(HELLO, *["input()"] * 3, 'print(\'{"type":"bestmove","id":1}\')'), "not allowed"),
    ],
)
def test_a_bot_that_fails_loses_its_turns_and_the_game_goes_on(name: str, reason: str) -> None:
    outcome, player = played("carcassonne", name)
    assert len(outcome.scores) == 2
    assert reason in next(iter(outcome.thoughts[0].reasons))
    assert sum(outcome.thoughts[0].reasons.values()) == outside.MOST_FAULTS
    assert outcome.thoughts[0].faults == outcome.thoughts[0].moves
    (bot,) = [bot for bot in player.bots.values() if isinstance(bot, ProgramBot)]
    assert len(bot.faults) == outside.MOST_FAULTS


def test_a_program_that_never_says_hello_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TO_START", 0.05)
    outcome, _ = played("carcassonne", script("import time", "time.sleep(60)"))
    assert outcome.thoughts[0].reasons == {"did not answer in time": outside.MOST_FAULTS}


def test_a_program_that_failed_once_gets_another_chance(tmp_path: Path) -> None:
    mark = tmp_path / "failed"
    lines = [
        "import json, pathlib, sys",
        f"mark = pathlib.Path({str(mark)!r})",
        "for line in sys.stdin:",
        "    told = json.loads(line)",
        "    if told['type'] == 'hello': print(json.dumps({'type': 'hello', 'protocol': 1}))",
        "    if told['type'] == 'position':",
        "        if not mark.exists(): mark.touch(); sys.exit(1)",
        '        print(\'{"type": "info"}\')',
        "        print(json.dumps({'type': 'bestmove', 'id': told['id'], 'move': told['moves'][-1]}))",
        "    if told['type'] == 'quit': break",
    ]
    outcome, _ = played("carcassonne", script(*lines))
    assert (outcome.thoughts[0].faults, outcome.thoughts[0].reasons) == (1, {"ended with exit status 1": 1})


def test_a_program_is_told_only_what_its_seat_knows(tmp_path: Path) -> None:
    file = tmp_path / "told.jsonl"
    lines = [
        "import json, sys",
        f"out = open({str(file)!r}, 'w')",
        "for line in sys.stdin:",
        "    out.write(line); out.flush()",
        "    told = json.loads(line)",
        "    if told['type'] == 'hello': print(json.dumps({'type': 'hello', 'protocol': 1}))",
        "    if told['type'] == 'position': print(json.dumps({'type': 'bestmove', 'id': told['id'], 'move': 0}))",
        "    if told['type'] == 'quit': break",
    ]
    played("carcassonne", script(*lines), hand=3)
    told = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [message["type"] for message in told[:2]] == ["hello", "newgame"]
    assert told[0]["game"] == "carcassonne"
    assert (told[1]["seat"], told[1]["seats"], told[1]["options"]["hand"]) == (0, 2, 3)
    assert told[-1] == {"type": "quit"}
    games = [message["seat"] for message in told if message["type"] == "newgame"]
    assert games == [0, 1]
    check_questions(told)


def check_questions(told: list[dict[str, Any]]) -> None:
    """Check that questions are counted, their moves are listed, and the other hand is only a number."""
    asked = seat = 0
    for message in told:
        if message["type"] == "newgame":
            seat = message["seat"]
        if message["type"] == "position":
            asked += 1
            assert (message["id"], message["count"]) == (asked, len(message["moves"]))
            hands = message["view"]["hands"]
            assert isinstance(hands[seat], list)
            assert isinstance(hands[1 - seat], int)
            assert "moves" not in message["view"]
    assert asked > 100


def test_the_server_does_not_run_commands() -> None:
    with pytest.raises(UnknownBot):
        find("carcassonne", "cmd:true")


@pytest.mark.parametrize("name", ["cmd:", "cmd:'", "cmd: ", "cmd@2:true", "command:true", "cmd@s:true"])
def test_a_command_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        hire("carcassonne", name)


def test_a_program_that_does_not_exist_is_refused_before_the_first_game(tmp_path: Path, command: Command) -> None:
    (tmp_path / "plain").touch()
    for name in ("./nothere", "no-such-program", str(tmp_path), str(tmp_path / "plain")):
        command("arena", "carcassonne", "--bots", f"random,cmd:{name}").is_error("There is no program", name[:60])


def test_all_reasons_of_a_bot_that_keeps_failing_are_told(command: Command, tmp_path: Path) -> None:
    """The program ends with one status when it is started first, and with another after that."""
    program = tmp_path / "failing.sh"
    program.write_text('test -e "$1" && exit 4; touch "$1"; exit 3\n', encoding="ascii")
    bots = f"random,cmd:sh {program} {tmp_path / 'mark'}"
    words = ("arena", "carcassonne", "--bots", bots, "--games", "2", "--jobs", "1")
    told = "it ended with exit status 4 (5 times), ended with exit status 3 (once)"
    assert told in command(*words).out
    assert command(*words, "--json").data["standings"][1]["reasons"] == {"ended with exit status 4": 6}


def test_a_limit_is_part_of_the_name() -> None:
    bot = hire("carcassonne", "cmd@2.5s:true")
    assert isinstance(bot, ProgramBot)
    assert (bot.seconds, bot.command, bot.name) == (2.5, ["true"], "cmd@2.5s:true")
    assert hire("carcassonne", "random").choose(_state(), 0, Random(1)) in _state().legal(0)


def _state() -> Any:
    game = registry.find("carcassonne")
    state = game.start(checked_setup(game, 2))
    game.apply(state, -1, game.draw(state).outcomes[0][0])
    return state
