"""Lawyer and Chinese Worker of one player in one round, where the table allows it (CC63, R10)."""

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import terminal
from carsonne.games.carson_city_cards.knowledge import accessors
from tests.games.carson_city_cards.table import Table

OTHERS = ["player 1 star", "player 2 cactus", "player 3 boot"]
BIDS = {0: 3, 1: 2, 2: 9, 3: 4}

pytestmark = pytest.mark.clause("CC63", "R10")


def owning(*characters: str, others: list[str] = OTHERS, drawn: str = "cowboy", both: bool = True) -> Table:
    """Set up four real players; seat 0 has some characters, and the market of the round is on offer."""
    mine = ["player 0 hat", "characters: " + ", ".join(characters)]
    table = Table.of("round: II 1", "back: B07", *mine, *others, lawyer_with_worker=both)
    table.draw(drawn, "II-30", "II-31", "II-32", "II-33")
    return table


def use_both(table: Table) -> None:
    """Seat 0 takes II-31 with the Lawyer, and the Chinese Worker lays out II-40."""
    table.play(0, "use", character="lawyer")
    table.take(0, "II-31")
    assert (table.acting, table.view()["question"]) == ((0,), "chinese_worker")
    table.play(0, "use", character="chinese_worker")
    table.draw("II-40")


def take_rest(table: Table) -> list[int]:
    """Take the first card there is for each player; return who took, in this order."""
    takers = []
    while table.phase == "take":
        seat = table.acting[0]
        takers.append(seat)
        table.take(seat, next(card for card in table.view()["market"] if card))
    return takers


@pytest.mark.clause("CC62", "CC66", "CC99")
def test_one_card_now_and_one_on_the_turn() -> None:
    table = owning("lawyer", "chinese_worker")
    use_both(table)
    assert table.phase == "bid"
    seen = table.view()["players"][0]
    assert (seen["void"], seen["two"]) == (False, False)
    table.bid(BIDS)
    assert table.events("bid_void") == []
    assert table.events("order")[0] == {"type": "order", "order": [2, 3, 0, 1], "values": [9, 4, 3, 2]}
    assert take_rest(table) == [2, 3, 0, 1]
    assert len(table.events("removed")) == 1
    assert len([event for event in table.events("taken") if event["seat"] == 0]) == 2


@pytest.mark.clause("CC62")
def test_whoever_declines_the_chinese_worker_has_no_bid() -> None:
    table = owning("lawyer", "chinese_worker")
    table.play(0, "use", character="lawyer")
    table.take(0, "II-31")
    table.play(0, "decline", character="chinese_worker")
    assert table.view()["players"][0]["void"] is True
    table.bid(BIDS)
    assert {"type": "bid_void", "seat": 0, "value": 3} in table.told
    assert take_rest(table) == [2, 3, 1]


def test_by_default_the_chinese_worker_waits() -> None:
    table = owning("lawyer", "chinese_worker", both=False)
    table.play(0, "use", character="lawyer")
    table.take(0, "II-31")
    assert table.phase == "bid"
    assert table.view()["players"][0]["characters"][1] == {"id": "chinese_worker", "turned": False}


def test_what_raises_a_bid_stays_shut_out() -> None:
    table = owning("lawyer", "chinese_worker", "heroes", "gunsmith", "hired_gun", "doctor")
    use_both(table)
    assert table.phase == "bid"
    table.bid(BIDS)
    assert (table.phase, table.acting) == ("take", (2,))


@pytest.mark.clause("CC39", "R7")
def test_a_chinese_worker_taken_with_the_lawyer_serves_the_same_round() -> None:
    table = owning("lawyer", drawn="chinese_worker")
    table.play(0, "use", character="lawyer")
    table.take(0, "chinese_worker")
    assert (table.acting, table.view()["question"]) == ((0,), "chinese_worker")


@pytest.mark.clause("CC64", "CC101")
def test_with_the_governor_it_makes_three_cards() -> None:
    table = owning("governor", "lawyer", "chinese_worker")
    table.play(0, "use", character="governor")
    table.draw("II-41")
    table.take(0, "II-41")
    use_both(table)
    table.bid(BIDS)
    assert take_rest(table) == [2, 3, 0, 1]
    assert len(accessors.laid(table.state, 0)) + len(accessors.characters_of(table.state, 0)) == 3 + 3
    assert len(table.events("removed")) == 1


@pytest.mark.clause("CC66")
@pytest.mark.parametrize("both", [False, True])
def test_of_two_players_each_has_their_own(both: bool) -> None:
    others = [OTHERS[0], "characters: lawyer", *OTHERS[1:]]
    table = owning("chinese_worker", others=others, both=both)
    table.play(1, "use", character="lawyer")
    table.take(1, "II-31")
    table.play(0, "use", character="chinese_worker")
    table.draw("II-40")
    seen = table.view()["players"]
    assert [(player["void"], player["two"]) for player in seen[:2]] == [(False, True), (True, False)]
    table.bid(BIDS)
    assert take_rest(table) == [2, 3, 0, 0]


def test_virtual_players_take_in_the_order_of_the_bids() -> None:
    table = owning("lawyer", "chinese_worker", others=[f"{other} expert" for other in OTHERS])
    use_both(table)
    table.bid({0: 3, 1: 4, 2: 11, 3: 5})
    assert table.view()["order"] == [2, 3, 1, 0]
    assert take_rest(table) == [0]


def test_the_terminal_says_what_the_chinese_worker_does_now() -> None:
    table = owning("lawyer", "chinese_worker")
    table.play(0, "use", character="lawyer")
    table.take(0, "II-31")
    words = {key: meaning for key, meaning, _ in to_builtins(terminal.choices(table.state, 0))}
    assert words["yes"] == "use the Chinese Worker: your bid counts after all"
    assert words["no"] == "do not use the Chinese Worker"
