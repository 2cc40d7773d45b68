"""Positions as text, and the score pad."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.faces import positions, score
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.errors import BadPosition, CarsonneError
from carsonne.kernel.game import Setup
from carsonne.kernel.match import Match, checked_setup
from tests.games.carson_city.table import Sketch, may, now, play_rules, start
from tests.games.carson_city.test_random import options, step

ROW = ".. .. .. .. .. .. .. .."
TEXT = f"""
# Saloons with houses around them.
{ROW}
.. .. .. ho .. .. .. ..
.. .. sa/A ho/A sa/B .. .. ..
.. .. .. ho .. .. .. ..
{ROW}
{ROW}
{ROW}
.. .. .. .. .. .. mo/B ../B
roads: H3,4 V2,5
A: money=23 points=5 cowboys=3 revolvers=2 roads=1 kept=bank
B: money=5 cowboys=1
"""


@pytest.mark.clause("CB72", "CB94", "CB121", "CB50")
def test_the_score_pad() -> None:
    sheet = to_builtins(score.score(TEXT, {}))
    assert sheet["incomes"] == {"r3c3": 15, "r3c5": 10}
    assert sheet["prices"]["r1c1"] == 1
    assert sheet["prices"]["r3c4"] == 6
    assert len(sheet["prices"]) == 64
    assert sheet["players"]["A"] == {"end_points": 4 + 3, "strength": 5, "points": 5}
    assert sheet["players"]["B"] == {"end_points": 4, "strength": 2, "points": 0}
    assert sheet["scores"] == {"A": 12, "B": 4}
    assert any("3 houses at $5" in line["reason"] for line in sheet["lines"])
    assert all({"player", "points", "said", "reason"} <= line.keys() for line in sheet["lines"])


@pytest.mark.clause("CB131", "CB133")
def test_the_score_pad_knows_the_river_and_its_bridges() -> None:
    rows = [".. .. .. .. .. ~~ .. .."] * 8
    rows[0] = ".. .. .. .. .. ~~ mi/A .."
    sheet = to_builtins(score.score("\n".join([*rows, "roads: H1,5", "A: revolvers=3"]), {}))
    assert sheet["incomes"] == {"r1c7": 3}
    assert sheet["players"]["A"]["end_points"] == 3
    assert "r1c6" not in sheet["prices"]


def test_a_typed_position_can_be_played_on() -> None:
    seats, values = positions.setup_of(TEXT)
    s = GAME.start(Setup(seats, checked_setup(GAME, seats, values).options, (), TEXT))
    match = Match(GAME, checked_setup(GAME, seats, values, (), TEXT))
    assert Sketch(s).content == Sketch(match.state).content
    while s.acting()[0] < 0:
        step(s, Random(1))
    assert now(s) == "pick"
    assert Sketch(s).round == 1
    assert Sketch(s).market.count(0) == 0
    rng = Random(2)
    while s.acting():
        step(s, rng)


def test_with_the_law_of_the_strongest_everybody_begins_with_a_full_set() -> None:
    text = TEXT + "options: law_of_the_strongest=true\n"
    seats, values = positions.setup_of(text)
    s = GAME.start(Setup(seats, checked_setup(GAME, seats, values).options, (), text))
    assert [Sketch(s).tiles_of(seat) for seat in (0, 1)] == [[0, 1, 2, 3, 4, 5]] * 2
    for i in range(3):
        t, rng = GAME.copy(s), Random(i)
        while t.acting():
            step(t, rng)


def test_a_position_within_the_placing_phase() -> None:
    extra = "round: 2\ncharacters: A=sheriff B=banker\nplaced: A=salary,salary,*r1c1 B=r1c2\npassed: B\nturn: A\n"
    market = "market: ra mi .. ba ht ra mi\n"
    s = play_rules(GAME.start(Setup(2, checked_setup(GAME, 2).options, (), TEXT + extra + market)))
    f = Sketch(s)
    assert now(s) == "place"
    assert s.acting() == (0,)
    assert f.round == 2
    assert f.passing_order() == [1]
    assert f.crowd[0] == 2
    assert f.white_at == 0
    assert not may(s, 0, "place", target="r1c1")
    assert positions.position(s, None).splitlines()[-3:-2] == ["turn: A"]


@pytest.mark.parametrize("i", range(6))
def test_positions_survive_being_written_and_read(i: int) -> None:
    rng = Random(i)
    s = start(2 + i % 4, **options(i))
    while s.acting():
        step(s, rng)
        if now(s) == "pick" and Sketch(s).count == 0:
            text = positions.position(s, None)
            _seats, values = positions.setup_of(text)
            again = GAME.start(Setup(s.seats, checked_setup(GAME, s.seats, values).options, (), text))
            a, b = Sketch(s), Sketch(play_rules(again))
            assert (a.content, a.owner, a.edges, a.money, a.kept) == (b.content, b.owner, b.edges, b.money, b.kept)
            assert (a.market, a.bag, a.round, a.side, a.cowboys) == (b.market, b.bag, b.round, b.side, b.cowboys)
            assert a.picking[: s.seats] == b.picking[: s.seats]
            assert accessors.strengths(again) == accessors.strengths(s)
            assert positions.position(again, None) == text


@pytest.mark.parametrize("i", range(3))
def test_a_game_that_is_over_is_scored_as_it_stands(i: int) -> None:
    rng = Random(i)
    s = start(2 + i, **options(i))
    while s.acting():
        step(s, rng)
    text = positions.position(s, None)
    assert "round: over\n" in text
    assert list(to_builtins(score.score(text, {}))["scores"].values()) == s.scores()
    _seats, values = positions.setup_of(text)
    again = Match(GAME, checked_setup(GAME, s.seats, values, (), text))
    assert again.over
    assert positions.position(again.state, None) == text


def test_while_the_market_is_filled_a_position_names_the_next_round() -> None:
    rng = Random(4)
    s = next(s for s in iter(lambda: start(5), None) if reaches_refill(s, rng))
    played = Sketch(s).round
    text = positions.position(s, None)
    assert f"round: {played + 1}\n" in text
    assert Sketch(GAME.start(Setup(5, checked_setup(GAME, 5).options, (), text))).round == played


def reaches_refill(s: CarsonCityState, rng: Random) -> bool:
    """Return whether this game got to drawing the market after a round."""
    while s.acting() and Sketch(s).step != codes.DO_REFILL:
        step(s, rng)
    return bool(s.acting())


EMPTY = "\n".join([ROW] * 8)


WRONG = [
    (ROW + "\n.. ..\n", 2),
    (EMPTY.replace("..", "xx", 1), 1),
    (EMPTY.replace("..", "ra", 1), 1),
    (EMPTY.replace("..", "ra/F", 1), 1),
    (EMPTY + "\n" + ROW, 9),
    (EMPTY + "\nroads: H9,9", 9),
    (EMPTY + "\nroads: H0,0 H0,0", 9),
    (EMPTY + "\nroads: H0,0 H5,5", 9),
    (EMPTY + "\nA: money=x", 9),
    (EMPTY + "\nA: money=1 money=2", 9),
    (EMPTY + "\nA: kept=castle", 9),
    (EMPTY + "\nA: money=1\nA: money=2", 10),
    (EMPTY + "\nA: kept=church,church,church", 9),
    (EMPTY + "\nweather: fine", 9),
    (EMPTY + "\nround: 0", 9),
    (EMPTY + "\nround: over\ncharacters: A=sheriff", 10),
    (EMPTY + "\noptions: nonsense=1", 9),
    (EMPTY + "\nmarket: ra", 9),
    (EMPTY + "\norder: A A", 9),
    (EMPTY + "\nturn: Z", 9),
    (EMPTY + "\ncharacters: A=king", 9),
    (EMPTY + "\nplaced: A=moon", 9),
    (EMPTY.replace("..", "ra/A", 1) + "\nA: revolvers=0", 9),
    (EMPTY + "\nround: never", 9),
    (EMPTY + "\npassed: A", 9),
    (EMPTY + "\nammunition: A", 9),
    (EMPTY + "\nround: over\ncharacters: A=banker B=grocer", 10),
    (EMPTY + "\ncharacters: A=banker B=grocer\nwhite: used", 10),
    (EMPTY + "\ncharacters: A=sheriff B=grocer\nwhite: lost", 10),
    (EMPTY + "\ncharacters: A=sheriff B=grocer\nammunition: C", 10),
    (EMPTY + "\ncharacters: A=sheriff B=grocer\npassed: C", 10),
    (EMPTY + "\ncharacters: A=sheriff B=grocer\nturn: C", 10),
    (EMPTY + "\ncharacters: A=sheriff\nplaced: A=salary", 10),
    ("\n".join(["ho " * 8] * 8), 3),
    ("\n".join(["../A " * 8] * 8), 2),
    (EMPTY.replace("..", "~~", 1), 1),
    (EMPTY.replace("..", "~~/A", 1), 1),
]


@pytest.mark.parametrize(("text", "line"), WRONG)
def test_a_wrong_line_is_named(text: str, line: int) -> None:
    with pytest.raises(BadPosition, match=f"^Line {line}:"):
        score.score(text, {})


@pytest.mark.clause("CB6", "CB32", "CB33", "CB34", "CB35", "CB36", "CB107", "CB108", "CB130")
@pytest.mark.parametrize(
    ("placed", "wrong"),
    [
        ("A=salary,salary,*r1c1 B=r1c2", False),
        ("A=land_purchase", True),
        ("A=kept_buildings", True),
        ("A=income_buildings", True),
        ("A=build_5", True),  # there is no building on it
        ("A=buy_vp_2", True),  # closed in the second round
        ("A=r1c1,r1c1", True),
        ("A=*r1c1,*r1c2", True),
        ("A=*r1c1 B=r1c1", True),
        ("B=r1c1 A=*r1c1", True),
        ("A=*r3c5", True),  # the white cowboy attacks nobody
        ("B=*salary", True),
        ("A=r8c8", True),  # owned and bare
        ("A=r3c3 B=r3c3", False),
        ("A=salary,salary,salary,salary,salary,salary,salary,salary", True),
    ],
)
def test_cowboys_stand_only_where_they_may(placed: str, wrong: bool) -> None:
    extra = "round: 2\ncharacters: A=sheriff B=banker\nmarket: ra mi .. ba ht ra mi\n"
    text = f"{TEXT}{extra}placed: {placed}\n"
    if wrong:
        with pytest.raises(BadPosition, match=r"^Line 17:"):
            score.score(text, {})
    else:
        assert to_builtins(score.score(text, {}))["players"]["A"]["strength"]


@pytest.mark.clause("CB50", "CB51", "CB107", "CB119")
def test_the_score_pad_knows_what_makes_stronger_for_a_round() -> None:
    def strengths(extra: str) -> list[int]:
        return [player["strength"] for player in to_builtins(score.score(TEXT + extra, {}))["players"].values()]

    assert strengths("") == [5, 2]
    assert strengths("characters: A=sheriff B=mercenary\n") == [6, 5]
    assert strengths("characters: A=sheriff B=mercenary\nwhite: used\nammunition: B\n") == [5, 8]
    assert strengths("options: sides=red\ncharacters: A=sheriff B=mercenary\n") == [5, 4]
    assert strengths("order: B A\ncharacters: B=mercenary\n") == [5, 5]  # A has not chosen yet
    lines = to_builtins(score.score(TEXT + "characters: A=sheriff B=mercenary\nammunition: A\n", {}))["lines"]
    reasons = [line["reason"] for line in lines if "strength" in line]
    assert reasons == [
        "strength 9: 3 cowboys, 2 revolvers, the white cowboy, and 3 for the ammunition",
        "strength 5: 1 cowboy, 1 revolver, and 3 for the Mercenary",
    ]


def test_a_position_within_the_choice_of_characters() -> None:
    s = GAME.start(Setup(2, checked_setup(GAME, 2).options, (), TEXT + "order: B A\ncharacters: B=mercenary\n"))
    while s.acting()[0] < 0:
        step(s, Random(1))
    assert now(s) == "pick"
    assert s.acting() == (0,)
    assert not may(s, 0, "pick", character="mercenary")


@pytest.mark.clause("CB120", "CB121", "CB122")
def test_after_the_end_nothing_is_added() -> None:
    text = TEXT + "round: over\npassed: B A\n"
    sheet = to_builtins(score.score(text, {}))
    assert sheet["players"]["A"] == {"end_points": 0, "strength": 5, "points": 5}
    assert sheet["scores"] == {"A": 5, "B": 0}
    s = GAME.start(Setup(2, checked_setup(GAME, 2).options, (), text.replace("points=5", "points=0")))
    assert s.acting() == ()
    assert GAME.winners(s) == [1]


@pytest.mark.parametrize("i", range(8))
def test_the_score_pad_reads_every_position_of_a_game(i: int) -> None:
    rng = Random(i)
    s = start(2 + i % 4, **options(i))
    while s.acting():
        step(s, rng)
        if rng.random() < 0.3 or not s.acting():
            sheet = to_builtins(score.score(positions.position(s, None), {}))
            assert [player["strength"] for player in sheet["players"].values()] == accessors.strengths(s)
            assert list(sheet["incomes"].values()) == [row.amount for row in accessors.incomes(s)]
    assert list(sheet["scores"].values()) == s.scores()
    again = GAME.start(Setup(s.seats, checked_setup(GAME, s.seats).options, (), positions.position(s, None)))
    assert GAME.winners(again) == GAME.winners(s)


def test_other_wrong_positions() -> None:
    for text in ("", ROW, EMPTY + "\ncharacters: B=sheriff", EMPTY + "\ncharacters: A=sheriff\npassed: A"):
        with pytest.raises(CarsonneError):
            score.score(text, {})
    with pytest.raises(BadPosition):
        GAME.start(Setup(2, checked_setup(GAME, 2).options, (), EMPTY + "\nE: money=1"))
    for river in (["V0,1"], []):
        text = "\n".join([".. ~~ .. .. .. .. .. .."] * 8) + "\nA: roads=25\nroads: H1,1 " + " ".join(river)
        with pytest.raises(BadPosition):
            score.score(text, {})
