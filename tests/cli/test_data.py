"""The commands that print data: arena, bench, replay, score, verify, games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import carsonne
from carsonne import registry
from carsonne.kernel.record import parse, write
from tests.cli.run import Command, apart

POSITION = """
players: red=12 blue=7
D 0,0 r0 blue:r0
E 0,-1 r2 red:c0
"""


def test_an_option_that_is_a_file_is_read(command: Command, tmp_path: Path) -> None:
    deck = Path(carsonne.__file__).parent / "games" / "carson_city_cards" / "data" / "deck.json"
    words = ("arena", "carson-city-cards", "--bots", "random,random", "--games", "1", "--json", "--options")
    assert command(*words, f"deck={deck}").data["options"]["deck"] == deck.read_text(encoding="utf-8")
    copy = tmp_path / "my own, deck.json"
    copy.write_text(deck.read_text(encoding="utf-8"), encoding="utf-8")
    options = command(*words, f"deck={copy}", "level=expert").data["options"]
    assert (len(options["deck"]), options["level_3"]) == (len(deck.read_text(encoding="utf-8")), "expert")
    wrong = tmp_path / "deck.json"
    wrong.write_text('{"terrain": {}}', encoding="utf-8")
    command(*words, f"deck={wrong}").is_error("The deck differs")
    command(*words, f"deck={tmp_path}/none").is_error("none")


def test_a_wrong_deck_is_refused_with_its_differences(command: Command, tmp_path: Path) -> None:
    deck = Path(carsonne.__file__).parent / "games" / "carson_city_cards" / "data" / "deck.json"
    data = json.loads(deck.read_text(encoding="utf-8"))
    for card in data["terrain"]["I"]:
        card["grid"] = [["prison", "prison"], ["church", "church"]]
    wrong = tmp_path / "deck.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    answer = command("bench", "carson-city-cards", "--options", f"deck={wrong}")
    answer.is_error(
        *(f"Era I shows '{name}' on 0 parcels" for name in ("mountain", "ranch", "bank", "hotel", "outlaws"))
    )
    assert "Era I shows 'prison' on 96 parcels, not on 1 as published." in answer.err


def test_the_version_names_the_build(command: Command) -> None:
    answer = command("--version")
    rules = ", ".join(f"{name} {registry.find(name).rules}" for name in registry.names())
    assert (answer.status, answer.out) == (0, f"carsonne {carsonne.__version__} ({carsonne.mode()} rules: {rules})\n")
    plain = apart("--version", CARSONNE_PURE="1")
    assert plain.out == f"carsonne {carsonne.__version__} (plain rules: {rules})\n"


COMMANDS = (
    *("serve", "play", "arena", "stats", "dataset", "bench"),
    *("replay", "score", "analyse", "verify", "games", "lesson", "lesson check"),
)


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_explains(command: Command, name: str) -> None:
    answer = command(*name.split(), "--help")
    assert answer.status == 0
    assert "usage: carsonne" in answer.out


def test_help_fits_the_terminal(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for name in COMMANDS:
        _usage, about = command(*name.split(), "--help").out.split("\n\n", 1)
        assert max(map(len, about.splitlines())) <= 60


def test_games_lists_every_game_with_its_options(command: Command) -> None:
    text = command("games").out
    answer = command("games", "--json")
    games = answer.data["games"]
    assert answer.status == 0
    assert [game["name"] for game in games] == registry.names()
    for game in games:
        assert f"{game['name']}: {game['title']}, {game['seats']['min']} to {game['seats']['max']} players" in text
        for level in game["levels"]:
            assert f"  bot:{level['name']}  {level['title']}: " in text
            assert f"rating {level['rating']}" in text
        for option in game["options"]:
            assert f"  {option['id']}=" in text
    assert "Only with hand=3." in text


# arena


def games_in(file: Path) -> list[bytes]:
    """Return the records of a file, without the time that the bots took."""
    return [write(parse(line)) for line in file.read_bytes().splitlines()]


def test_the_same_seed_gives_the_same_records(command: Command, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.jsonl", "b.jsonl", "c.jsonl")]
    base = ("arena", "carcassonne", "--bots", "random,random,random", "--games", "3", "--jobs", "1", "--records")
    one, two = (command(*base, str(file), "--seed", "x", "--json").data for file in files[:2])
    command(*base, str(files[2]), "--seed", "y")
    assert games_in(files[0]) == games_in(files[1])
    assert games_in(files[0]) != games_in(files[2])
    assert [one[key] for key in ("games", "wins", "mean_scores")] == [
        two[key] for key in ("games", "wins", "mean_scores")
    ]
    assert len(files[0].read_bytes().splitlines()) == 3


def test_a_series_is_repeated_in_another_process_and_in_plain_python(command: Command, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    base = ("arena", "carcassonne", "--bots", "random,random", "--games", "1", "--options", "hand=3", "--records")
    command(*base, str(here))
    assert apart(*base, str(there), CARSONNE_PURE="1", PYTHONHASHSEED="7").status == 0
    assert games_in(here) == games_in(there)


def test_arena_counts(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    data = command(
        *("arena", "carcassonne", "--bots", " random , random", "--games", "5", "--jobs", "1"),
        *("--json", "--records", str(file)),
    ).data
    records = [parse(line) for line in file.read_bytes().splitlines()]
    assert (data["games"], sum(data["wins"])) == (5, 5)
    assert data["mean_scores"][0] == round(sum(sum(record.scores or []) for record in records) / 10, 2)
    assert data["bots"] == ["random", "random"]
    text = command("arena", "carcassonne", "--bots", "random,random", "--games", "5", "--jobs", "1").out
    assert "random  50.0 %" in text
    assert "5 games in" in text


def test_an_arena_without_games(command: Command) -> None:
    data = command("arena", "carcassonne", "--bots", "random,random", "--games", "0", "--json").data
    assert (data["games"], data["wins"], data["mean_scores"]) == (0, [0, 0], [0, 0])
    assert "0 games" in command("arena", "carcassonne", "--bots", "random,random", "--games", "0").out


def test_arena_resolves_options(command: Command) -> None:
    base = ("arena", "carcassonne", "--bots", "random,random", "--games", "0", "--json", "--options")
    options = command(*base, "edition=third", "farmers=off,hand=3").data["options"]
    assert (options["small_city"], options["farmers"], options["hand"]) == (4, False, 3)


# bench


def test_bench_measures(command: Command) -> None:
    data = command("bench", "carcassonne", "--seconds", "0.01", "--json").data
    keys = {"game", "mode", "seats", "games_per_second", "decisions_per_second", "copy_us", "state_bytes", "legal_us"}
    assert set(data) == keys
    assert (data["game"], data["mode"], data["seats"]) == ("carcassonne", carsonne.mode(), 2)
    assert set(data["legal_us"]) == {"10", "40", "70"}
    assert all(data[key] > 0 for key in ("games_per_second", "decisions_per_second", "copy_us"))
    assert data["state_bytes"] <= 32 * 1024


def test_bench_skips_positions_that_are_never_reached(command: Command) -> None:
    answer = command(
        "bench", "carcassonne", "--seats", "5", "--seconds", "0.01", "--options", "hand=3", "hand_end=last_draw"
    )
    assert answer.status == 0
    assert "games_per_second" in answer.out
    assert "'70'" not in answer.out


# replay


def test_replay_shows_the_spectators_view(command: Command, record: Path) -> None:
    data = command("replay", str(record), "--json").data
    written = parse(record.read_bytes())
    assert (data["over"], data["scores"], data["rules"]) == (True, written.scores, 1)
    assert data["entries"] == len(written.moves)
    assert [sum(row.values()) for row in data["breakdown"]] == data["scores"]
    tiles = [line for line in data["position"].splitlines() if re.match(r"[A-X] ", line)]
    assert len(tiles) == len(data["view"]["tiles"])
    text = command("replay", str(record)).out
    assert f"random has {data['scores'][0]} points" in text


def test_replay_stops_where_it_is_told(command: Command, record: Path) -> None:
    for at in (0, 1, 2, 3, 100):
        data = command("replay", str(record), "--at", str(at), "--json").data
        assert (data["entries"], data["version"], data["over"]) == (at, at, False)
    assert command("replay", str(record), "--at", "1", "--json").data["view"]["tile"] is not None


def test_replay_keeps_hands_from_spectators(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    command(
        "arena", "carcassonne", "--bots", "random,random", "--games", "1", "--options", "hand=3", "--records", str(file)
    )
    data = command("replay", str(file), "--at", "20", "--json").data
    assert data["view"]["hands"] == [3, 3] or sum(data["view"]["hands"]) == 5
    assert "hand " not in data["position"]


def test_a_line_of_many_can_be_chosen(command: Command, records: Path) -> None:
    scores = [parse(line).scores for line in records.read_bytes().splitlines()]
    for line in (1, 2, 3):
        assert command("replay", str(records), "--line", str(line), "--json").data["scores"] == scores[line - 1]
    command("replay", str(records), "--line", "4").is_error("has 3 records; there is no record 4")
    command("replay", str(records), "--line", "0").is_error("there is no record 0")


def test_records_come_from_standard_input_and_in_any_layout(command: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    wanted = command("replay", str(record), "--json").out
    assert command("replay", "-", "--json", stdin=text).out == wanted
    assert command("replay", "-", "--json", stdin=json.dumps(json.loads(text), indent=1)).out == wanted
    assert command("replay", "-", "--json", stdin=f"\n\n{text}\r\n").out == wanted
    command("replay", str(record), "--line", "2").is_error("has 1 record; there is no record 2")


def test_a_long_file_of_records_is_read_to_its_end(command: Command, records: Path, tmp_path: Path) -> None:
    lines = records.read_bytes().splitlines(keepends=True)
    file = tmp_path / "long.jsonl"
    count = 17 * 1024 * 1024 // len(lines[0])
    file.write_bytes(lines[0] * count + lines[1])
    data = command("replay", str(file), "--line", str(count + 1), "--json").data
    assert data["scores"] == parse(lines[1]).scores


# score


def test_score_explains_every_point(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    data = command("score", "carcassonne", str(file), "--json").data
    assert data["game"] == "carcassonne"
    assert data["scores"] == {"red": 14, "blue": 8}
    for player, points in data["scores"].items():
        assert sum(line["points"] for line in data["lines"] if line["player"] == player) == points
    text = command("score", "carcassonne", "-", stdin=POSITION).out
    assert "red has 14 points" in text
    assert text.count("\n") == len(data["lines"]) + 2


def test_score_follows_the_options(command: Command) -> None:
    data = command("score", "carcassonne", "-", "--options", "small_city=4", "--json", stdin=POSITION).data
    assert data["scores"]["red"] == 16
    assert data["options"]["small_city"] == 4


# verify


def test_verify_answers_with_its_exit_status(command: Command, record: Path) -> None:
    answer = command("verify", str(record))
    assert (answer.status, answer.out) == (0, "True: all 71 draws match the seed.\n")
    assert command("verify", str(record), "--json").data == {
        "true": True,
        "draws": 71,
        "wrong": None,
        "records": 1,
        "problems": [],
    }


def test_verify_checks_every_line(command: Command, records: Path, tmp_path: Path) -> None:
    count = len(records.read_bytes().splitlines())
    draws = 71 * count
    assert command("verify", str(records)).out == f"True: all {draws} draws of {count} records match their seeds.\n"
    assert command("verify", str(records), "--line", "2").out == "True: all 71 draws match the seed.\n"
    assert command("verify", "-", "--json", stdin=records.read_bytes()).data["records"] == count
    damaged = tmp_path / "damaged.jsonl"
    first, second, *rest = records.read_bytes().splitlines()
    damaged.write_bytes(b"\n".join([first[:90], second, *rest]))
    answer = command("verify", str(damaged))
    assert (answer.status, answer.err) == (2, "")
    told = answer.out.splitlines()
    assert told[0].startswith("Line 1: cannot be checked: This is not a record")
    assert told[1:] == [f"{count - 1} of {count} records are true."]
    forged = second.replace(b'"scores":[', b'"scores":[9')
    damaged.write_bytes(b"\n".join([first[:90], forged, *rest]))
    answer = command("verify", str(damaged), "--json")
    assert (answer.status, answer.data["true"], answer.data["records"]) == (1, False, count)
    found = [(row["line"], row["state"]) for row in answer.data["problems"]]
    assert found == [(1, "unknown"), (2, "false")]
    damaged.write_bytes(b"")
    command("verify", str(damaged)).is_error("no records")


def test_verify_finds_a_forged_draw(command: Command, record: Path) -> None:
    data = json.loads(record.read_bytes())
    first = data["moves"][0][1]["tile"]
    data["moves"][0][1]["tile"] = "A" if first != "A" else "B"
    record.write_text(json.dumps(data), encoding="utf-8")
    answer = command("verify", str(record))
    assert (answer.status, answer.err) == (1, "")
    assert answer.out.startswith("False: moves[0]: The seed gives")
    answer = command("verify", str(record), "--json")
    assert (answer.status, answer.data["true"], answer.data["draws"]) == (1, False, 71)
    assert answer.data["wrong"].startswith("moves[0]")


def test_verify_needs_a_seed(command: Command, record: Path) -> None:
    data = json.loads(record.read_bytes())
    del data["deal"]["seed"]
    record.write_text(json.dumps(data), encoding="utf-8")
    command("verify", str(record)).is_error("no seed")
    del data["deal"]
    record.write_text(json.dumps(data), encoding="utf-8")
    command("verify", str(record)).is_error("no seed")
    record.write_text(json.dumps(data)[:-9], encoding="utf-8")
    command("verify", str(record)).is_error("not a record")


def test_a_lesson_is_checked(command: Command, tmp_path: Path) -> None:
    lesson = Path(carsonne.__file__).parent / "games" / "carcassonne" / "data" / "lessons" / "first-game.json"
    assert "It can be played to its end in 3 ways." in command("lesson", "check", str(lesson)).out
    data = json.loads(lesson.read_text(encoding="utf-8"))
    data["steps"][1]["ask"][0]["x"] = 9
    wrong = tmp_path / "lesson.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    command("lesson", "check", str(wrong)).is_error("steps[1].ask[0]: ")
