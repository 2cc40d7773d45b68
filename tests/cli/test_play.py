"""Playing in the terminal, with everything a person might type."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from carsonne import registry
from carsonne.cli.play import Table
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import parse
from tests.cli.run import Answer, Command, apart

PLAY = ("play", "carcassonne", "--seed", "a")


def moves_of(text: str) -> list[str]:
    """Return the moves in the last list."""
    block = text.rstrip().rpartition("left to draw")[2]
    return re.findall(r"^  (\S+) +(?:tile|no follower|a|set)", block, re.MULTILINE)


def talk(command: Command, lines: list[str], *arguments: str) -> Answer:
    return command(*PLAY, *arguments, stdin="".join(f"{line}\n" for line in lines))


def first_moves(command: Command, *arguments: str) -> list[str]:
    return moves_of(talk(command, [], *arguments).out)


def test_the_end_of_the_input_stops_the_game(command: Command) -> None:
    answer = command(*PLAY)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.endswith("Stopped.\n")
    assert moves_of(answer.out)


@pytest.mark.parametrize("word", ["quit", "q", "EXIT", " quit "])
def test_a_word_stops_the_game(command: Command, word: str) -> None:
    answer = talk(command, [word, "nonsense"])
    assert answer.out.endswith("Stopped.\n")
    assert "nonsense" not in answer.out


def test_the_same_word_deals_the_same_game(command: Command) -> None:
    assert command(*PLAY).out == command(*PLAY).out
    assert "Tile to place:" in command("play", "carcassonne").out


def test_wrong_words_are_explained_and_asked_again(command: Command) -> None:
    words = ["dance", "help", "list", "board", "", "undo", "99r9", "x" * 1000, "'; drop table", "-1"]
    answer = talk(command, words)
    assert (answer.status, answer.err) == (0, "")
    assert "'dance' is not in the list. Type help to see what you can type." in answer.out
    assert "undo    take back your last move" in answer.out
    assert "There is nothing to undo." in answer.out
    assert answer.out.count("Player: ") == len(words) + 1


def test_a_turn_is_played_undone_played_again_and_ended(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lay = first_moves(command)[0]
    answer = talk(command, [lay, "undo", lay.upper(), "-", "undo", "-", "ok", "quit"], "--record", str(file))
    assert answer.err == ""
    assert answer.out.count("Player takes a move back.") == 2
    assert answer.out.count("press Enter to end your turn") == 2
    assert f"The record is in {file}." in answer.out
    record = parse(file.read_bytes())
    assert [data["type"] for who, data in record.moves if who == 0] == ["place", "skip"]
    assert [who for who, _ in record.moves][:7] == ["*", 0, 0, "*", 1, 1, "*"]
    assert record.deal is not None
    assert record.deal.seed is None


def test_a_cell_needs_no_turn_when_only_one_fits_and_asks_when_several_do(command: Command) -> None:
    found = first_moves(command)
    cells = {
        key: [move for move in found if move.startswith(f"{key}r")] for key in {move.split("r")[0] for move in found}
    }
    for cell, ways in cells.items():
        out = talk(command, [cell]).out
        assert ("places" in out) if len(ways) == 1 else (f"{cell} could be {', '.join(ways)}" in out)


def test_quitting_at_once_leaves_a_record(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    talk(command, ["quit"], "--record", str(file))
    assert len(parse(file.read_bytes()).moves) == 1
    assert list(tmp_path.iterdir()) == [file]


def test_bots_play_to_the_end_and_the_record_is_complete(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = command(*PLAY, "--players", "bot:random,bot:random,bot:random", "--record", str(file))
    assert (answer.status, answer.err) == (0, "")
    assert "The game is over." in answer.out
    scores = [int(n) for n in re.findall(r"^random: (\d+)$", answer.out, re.MULTILINE)]
    data = command("replay", str(file), "--json").data
    assert (data["scores"], data["over"]) == (scores, True)
    assert command("verify", str(file)).status == 0


def test_a_person_can_play_a_whole_game(command: Command, tmp_path: Path) -> None:
    """Two people play by always typing the first move of the list."""
    file = tmp_path / "game.json"
    typed: list[str] = []
    people = ("--players", "Ann,Bea", "--record", str(file), "--options", "farmers=no")
    for _ in range(4):
        answer = talk(command, [*typed, "quit"], *people)
        typed += [moves_of(answer.out.rpartition(": Stopped.")[0])[0], "-", ""]
    answer = talk(command, typed, *people)
    assert "'" not in answer.out.rpartition("Stopped")[0].rpartition("not in the list")[0]
    assert len([1 for who, _ in parse(file.read_bytes()).moves if who != "*"]) == 8


def test_hands_are_not_shown_to_the_wrong_person(command: Command) -> None:
    people = ("--players", "Ann,Bea", "--options", "hand=3")
    out = talk(command, [], *people).out
    assert "Only Ann should look at the screen now." in out
    assert "Your hand:" not in out
    out = talk(command, [""], *people).out
    assert len(re.findall(r"^Your hand: \w \w \w$", out, re.MULTILINE)) == 1
    assert "should look" not in talk(command, [], "--options", "hand=3").out


def test_a_draw_into_a_bots_hand_is_not_shown(command: Command) -> None:
    out = talk(command, [], "--players", "bot:random,Ann", "--options", "hand=3").out
    assert "Ann draws " in out
    assert re.search(r"random draws a tile\.", out)
    assert not re.search(r"random draws [A-X]\.", out)


def test_invalid_bytes_are_a_wrong_word(command: Command) -> None:
    answer = command(*PLAY, stdin=b"\xff\xfe\n\x00\n")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count("is not in the list") == 2


def test_a_record_that_cannot_be_written_is_an_error(command: Command, tmp_path: Path) -> None:
    answer = command(*PLAY, "--players", "bot:random,bot:random", "--record", str(tmp_path / "no" / "file"))
    assert answer.status == 2
    assert answer.err.count("\n") == 1
    assert "No such file" in answer.err


def test_playing_in_a_process_of_its_own() -> None:
    answer = apart(*PLAY, "--players", "bot:random,bot:random")
    assert (answer.status, answer.err) == (0, "")
    assert "\x1b[" not in answer.out
    assert json.dumps(answer.out)


def at_the_screen(monkeypatch: pytest.MonkeyPatch, seats: int, position: str, typed: list[str]) -> Match:
    """Play a position of the Card Game with several people at one screen, who type some lines and quit."""
    game = registry.find("carson-city-cards")
    setup = checked_setup(game, seats, {}, [f"P{seat}" for seat in range(seats)], position)
    match = Match(game, setup, Dealer(bytes(32)), auto=())
    lines = iter([*typed, "quit"])

    def answer(prompt: str) -> str:
        print(prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", answer)
    assert game.offers.terminal
    Table(match, game.offers.terminal, {}, False, None).play()
    return match


def test_words_with_a_space_can_be_typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    virtual = "player 1 star beginner\nplayer 2 cactus beginner\nplayer 3 boot beginner\n"
    mine = "player 0 hat\ncharacters: auctioneer, lawyer\nlaid: I-13 0,0; I-14 0,2; I-15 0,4\n"
    match = at_the_screen(
        monkeypatch, 1, f"round: I 1\nback: B07\n{mine}{virtual}", ["yes", "", "sell I-13", "SELL  i-15"]
    )
    assert "  sell I-13" in capsys.readouterr().out
    assert match.state.sold[0] == 2


def test_a_secret_choice_is_made_alone_at_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    players = "".join(f"player {i} {suit}\n" for i, suit in enumerate(("hat", "star", "cactus", "boot")))
    at_the_screen(monkeypatch, 4, f"round: I 1\nback: B07\n{players}", ["", "7", "", "", "3", ""])
    out = capsys.readouterr().out
    assert out.count("Only P0 should look at the screen now.") == 1
    assert out.count("Only P1 should look at the screen now.") == 1
    assert out.index("P0 has chosen a bid.") < out.index("Only P1 should look")
    assert "bid 7" not in out.partition("Only P1 should look")[2]


def test_a_program_of_ones_own_sits_at_the_table(command: Command) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "bots" / "settler.sh"
    players = ("--players", f"bot:cmd:sh {shlex.quote(str(example))},bot:random")
    answer = command(*PLAY, *players)
    assert answer.status == 0
    assert "a move was made for it" not in answer.out
    broken = command(*PLAY, "--players", "bot:cmd:false,bot:random")
    assert broken.status == 0
    assert "a move was made for it" in broken.out
    assert "random: " in broken.out


def test_a_program_that_does_not_exist_is_refused_before_the_game(command: Command) -> None:
    answer = command(*PLAY, "--players", "bot:cmd:/no/such/program,bot:random")
    assert (answer.status, answer.out) == (2, "")
    assert "There is no program '/no/such/program'" in answer.err
