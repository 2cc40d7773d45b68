"""Every scenario in every edition: played move by move, scored from its notation, and scored by the oracle."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from carsonne.games.carcassonne.faces.positions import position
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF, PERIOD, same_place
from carsonne.games.carcassonne.rules.words import COLOURS
from tests.games.carcassonne import oracle, table
from tests.games.carcassonne.table import events, score

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS: dict[str, dict[str, Any]] = {
    file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))
}
every_scenario = pytest.mark.parametrize("name", SCENARIOS)
every_edition = pytest.mark.parametrize("edition", table.EDITIONS)


def seat_of(player: str | None) -> int:
    return 0 if player is None else COLOURS.index(player)


def by_seat(points: dict[str, int], seats: int) -> list[int]:
    return [points.get(COLOURS[seat], 0) for seat in range(seats)]


def standing_at(follower: list[Any], moves: list[list[Any]]) -> tuple[int, int, int, str]:
    """Return a follower of a scenario as the engine names its place (R26)."""
    player, x, y, place = follower
    kind, turn = next((m[0], m[3]) for m in moves if m[1:3] == [x, y])
    return seat_of(player), x, y, same_place(KIND_OF[kind], turn, place)[1]


def play_through(scenario: dict[str, Any], edition: str) -> tuple[CarcassonneState, list[dict[str, Any]]]:
    """Play the scenario's moves with its seats; returns what happened."""
    s = table.start(len(scenario["players"]), edition=edition)
    told = []
    for kind, x, y, turn, player, place in scenario["moves"]:
        table.sit(s, seat_of(player))
        table.draw(s, kind)
        smallest = turn % PERIOD[KIND_OF[kind]]
        table.lay(s, kind, x, y, smallest)
        table.claim(s, place and same_place(KIND_OF[kind], turn, place)[1])
        told += events(s)
    return s, told


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) >= 47
    assert all(set(scenario["expect"]) == set(table.EDITIONS) for scenario in SCENARIOS.values())


@every_edition
@every_scenario
def test_points_while_playing_and_at_the_end(name: str, edition: str) -> None:
    scenario = SCENARIOS[name]
    seats = len(scenario["players"])
    s, told = play_through(scenario, edition)
    expected = scenario["expect"][edition]
    assert s.scores() == by_seat(expected["after_moves"], seats)
    explained = Counter(dict.fromkeys(range(seats), 0))
    for event in [event for event in told if event["type"] == "scored"]:
        assert sum(n * each for _, n, each in event["because"]) == event["points"]
        assert event["complete"]
        explained[event["seat"]] += event["points"]
    assert [explained[seat] for seat in range(seats)] == s.scores()
    end = table.copy(s)
    end_game(end)
    assert end.scores() == by_seat(expected["after_final"], seats)
    final = Counter(dict.fromkeys(range(seats), 0))
    for event in [event for event in events(end) if event["type"] == "scored"]:
        assert sum(n * each for _, n, each in event["because"]) == event["points"]
        final[event["seat"]] += event["points"]
    assert [final[seat] + explained[seat] for seat in range(seats)] == end.scores()


@every_scenario
def test_followers_that_return_and_that_stay(name: str) -> None:
    scenario = SCENARIOS[name]
    s, told = play_through(scenario, "fr2002")
    home = [(e["seat"], e["x"], e["y"], e["place"]) for e in told if e["type"] == "returned"]
    moves = [["D", 0, 0, 0, None, None], *scenario["moves"]]
    assert sorted(home) == sorted(standing_at(f, moves) for f in scenario["returned"])
    stay = sorted(standing_at(f, moves) for f in scenario["on_board"])
    assert sorted((f[0], f[1], f[2], f[3]) for f in table.standing(s)) == stay
    away = Counter(follower[0] for follower in stay)
    assert accessors.supplies(s) == [7 - away[seat] for seat in range(s.seats)]


@pytest.mark.parametrize("name", [name for name, scenario in SCENARIOS.items() if "probe" in scenario])
def test_where_the_probed_tile_may_go(name: str) -> None:
    probe = SCENARIOS[name]["probe"]
    kind, x, y, turn = probe["tile"]
    smallest = turn % PERIOD[KIND_OF[kind]]
    s, _ = play_through(SCENARIOS[name], "fr2002")
    table.sit(s, 0)
    table.draw(s, kind)
    assert ((kind, x, y, smallest) in table.placements(s)) is probe["legal"]
    assert oracle.fits(table.laid(s), (kind, x, y, turn)) is probe["legal"]
    if "places" in probe:
        table.lay(s, kind, x, y, smallest)
        named = {same_place(KIND_OF[kind], turn, place)[1] for place in probe["places"]}
        assert set(table.claims(s)) == named


@every_edition
@every_scenario
def test_the_score_pad_says_the_same(name: str, edition: str) -> None:
    scenario = SCENARIOS[name]
    expected = scenario["expect"][edition]
    before = " ".join(f"{player}={expected['after_moves'].get(player, 0)}" for player in scenario["players"])
    men = {(x, y): f" {player}:{place}" for player, x, y, place in scenario["on_board"]}
    moves = [["D", 0, 0, 0], *(move[:4] for move in scenario["moves"])]
    lines = [f"{kind} {x},{y} r{turn}{men.get((x, y), '')}" for kind, x, y, turn in moves]
    text = "\n".join([*reversed(lines), f"players: {before}"])
    pad = score(text, {"edition": edition})
    finals = {player: expected["after_final"].get(player, 0) for player in scenario["players"]}
    assert {player: pad["scores"].get(player, 0) for player in finals} == finals
    sums = Counter(dict.fromkeys(finals, 0))
    for line in pad["lines"]:
        sums[line["player"]] += line["points"]
        if line["feature"] != "before":
            assert sum(n * each for _, n, each in line["because"]) == line["points"]
    assert dict(sums) == finals
    s, _ = play_through(scenario, edition)
    assert score(position(s, None), {})["scores"] == finals


@every_edition
@every_scenario
def test_the_oracle_says_the_same(name: str, edition: str) -> None:
    scenario = SCENARIOS[name]
    outcome = oracle.play([tuple(move) for move in scenario["moves"]], oracle.EDITIONS[edition])
    expected = scenario["expect"][edition]
    assert outcome.after_moves == expected["after_moves"]
    assert outcome.after_final == expected["after_final"]
    assert sorted(map(list, outcome.returned), key=str) == sorted(scenario["returned"], key=str)
    assert sorted(map(list, outcome.on_board), key=str) == sorted(scenario["on_board"], key=str)
