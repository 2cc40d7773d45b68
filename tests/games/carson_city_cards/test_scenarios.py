"""The worked examples: each is a file that describes what happens and why."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import score
from carsonne.games.carson_city_cards.faces.notation import PARCEL_LETTERS
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import accessors, sheets
from carsonne.games.carson_city_cards.rules.deck import STANDARD
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.games.carson_city_cards.rules.words import PARCELS, TERRAINS
from tests.games.carson_city_cards import oracle
from tests.games.carson_city_cards.table import Table, one_city

Scenario = dict[str, Any]


def scenarios(kind: str) -> list[Any]:
    found = []
    for file in sorted((Path(__file__).parent / "scenarios").glob("*.json")):
        data = json.loads(file.read_text(encoding="utf-8"))
        found += [entry for entry in (data if isinstance(data, list) else [data]) if entry["kind"] == kind]
    return [pytest.param(entry, id=entry["id"]) for entry in found]


def grid(rows: list[str]) -> list[list[str]]:
    return [[PARCELS[PARCEL_LETTERS.index(word)] for word in row.split()] for row in rows]


@pytest.mark.parametrize("scenario", scenarios("city"))
def test_city(scenario: Scenario) -> None:
    text = "\n".join([*scenario["city"], "characters: " + ", ".join(scenario["characters"])])
    sheet = to_builtins(score.score(text, {}))
    lines = {line["id"]: line for line in sheet["lines"]}
    found = [lines[letter]["points"] for letter in "abcdefghijklm"]
    if "lines" in scenario:
        assert found == scenario["lines"]
        assert sheet["scores"] == {"player 0": scenario["total"]}
    points = {part["character"]: part["points"] for part in lines["m"]["because"]}
    assert points.items() >= scenario.get("points", {}).items()
    seen = {(r, c): n for r, row in enumerate(grid(scenario["city"])) for c, n in enumerate(row) if n != "none"}
    assert found == oracle.lines(seen, set(scenario["characters"]))
    for line in sheet["lines"]:
        assert sum(part["points"] for part in line["because"]) == line["points"]
    assert oracle.houses(seen.values()) == scenario.get("houses", oracle.houses(seen.values()))


def city_of(cards: list[Any], new: list[str], characters: Sequence[str] = ()) -> CarsonCityCardsState:
    """Set up one seat with a city of made-up cards; the new one is card 0."""
    parcels = list(STANDARD.parcels)
    for number, rows in enumerate([new, *(card[0] for card in cards)]):
        for quarter, name in enumerate(name for row in grid(rows) for name in row):
            parcels[number * 4 + quarter] = PARCELS.index(name)
    return one_city(parcels, [(row, col) for _, row, col in cards], characters)


@pytest.mark.parametrize("scenario", scenarios("placement"))
def test_placement(scenario: Scenario) -> None:
    state = city_of(scenario["city"], scenario["card"])
    row, col = scenario["at"]
    assert ((row, col) in accessors.places(state, 0, 0)) is scenario["legal"]
    if "line_b" in scenario:
        assert sheets.lines_with(state, 0, 0, row, col)[1] - sheets.lines(state, 0)[1] == scenario["line_b"]


@pytest.mark.parametrize("scenario", scenarios("no_place"))
def test_no_place(scenario: Scenario) -> None:
    text = f"laid: {scenario['laid']}\ncharacters: {', '.join(scenario['characters'])}"
    score.score(text, {})  # the position is consistent
    cards = [part.strip().split() for part in scenario["laid"].split(";")]
    laid = [[scenario["grids"][name], *map(int, place.split(","))] for name, place in cards]
    for name, rows in scenario["grids"].items():
        at = TERRAINS.index(name) * 4
        assert [PARCEL_LETTERS[p] for p in STANDARD.parcels[at : at + 4]] == " ".join(rows).split()
    state = city_of(laid, scenario["card"], scenario["characters"])
    assert len(accessors.places(state, 0, 0)) == scenario["places"]


@pytest.mark.parametrize("scenario", scenarios("tie"))
def test_tie(scenario: Scenario) -> None:
    table = Table.of(
        "round: I 1", "back: B18", "player 0 star", "characters: doctor", "player 1 cow", "player 2 hat beginner",
        "player 3 boot beginner",
    )  # fmt: skip
    table.draw("singer", "B06")
    order = table.view()["back"]["order"]
    assert [suit for suit in order if suit in scenario["above"]] == scenario["above"]
    table.bid({0: scenario["bids"]["star"], 1: scenario["bids"]["cow"], 2: 1, 3: 2})
    table.play(0, "use", character="doctor")
    assert table.view()["order"] == [1, 0, 3, 2]
    assert table.view()["players"][1]["suit"] == scenario["first"]


@pytest.mark.parametrize("scenario", scenarios("skull"))
def test_skull(scenario: Scenario) -> None:
    table = Table(4, suits="fixed")
    backs = list(scenario["backs"])
    for under in scenario["under_after_rounds"]:
        while table.acting == (-1,):
            outcomes = [to_builtins(GAME.to_json(table.state, -1, move)) for move, _ in table.state.outcomes()]
            wanted = next((o for o in outcomes if backs and o.get("back") == backs[0]), outcomes[0])
            backs = backs[1:] if wanted.get("back") in backs else backs
            table.match.play(-1, wanted)
        assert len(table.view()["under"]) == under
        assert not table.view()["back"]["skull"]
        table.decline_all()
        table.bid(dict.fromkeys(range(4), table.view()["round"]))
        table.decline_all()
        for seat in table.view()["order"]:
            table.take(seat, next(card for card in table.view()["market"] if card))


@pytest.mark.parametrize("scenario", scenarios("round"))
def test_round(scenario: Scenario) -> None:
    players = [f"player {i} {suit}" + (" beginner" if i > 1 else "") for i, suit in enumerate(scenario["suits"])]
    table = Table.of("round: I 1", "back: B07", *players)
    table.draw(scenario["market"][0], scenario["back"], *scenario["market"][1:])
    assert table.view()["market"] == scenario["market"]
    table.bid(dict(enumerate(scenario["bids"])))
    table.take(0, scenario["takes"][2][1])
    table.take(1, scenario["takes"][3][1])
    assert [[event["seat"], event["card"]] for event in table.events("taken")] == scenario["takes"]
    assert [event["card"] for event in table.events("removed")] == scenario["removed"]
