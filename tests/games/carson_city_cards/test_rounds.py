"""Rounds: market, skulls, bids, ties, virtual players, era change (CC16 to CC40, CC68 to CC71)."""

import json

import pytest

from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.rules import deck
from carsonne.games.carson_city_cards.rules.words import SUITS
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import Match, checked_setup
from tests.games.carson_city_cards.table import FOUR, Table

SOLO = ["player 0 hat", "player 1 star beginner", "player 2 cactus beginner", "player 3 boot beginner"]


def take_rest(table: Table) -> None:
    """Take the first card for every player who is left."""
    while table.phase in ("take", "place", "after"):
        seat = table.acting[0]
        if table.phase == "after":
            table.play(seat, "done")
        elif table.phase == "take":
            table.take(seat, next(card for card in table.view()["market"] if card))
        else:
            table.lay(seat)


@pytest.mark.clause("CC16", "CC17", "CC18")
@pytest.mark.parametrize(("real", "terrain"), [(4, 4), (5, 5), (6, 5)])
def test_the_market_is_laid_out(real: int, terrain: int) -> None:
    table = Table(real, suits="fixed")
    table.draw("doctor", "I-30", "I-02")
    market = table.view()["market"]
    assert market[:3] == ["doctor", "I-30", "I-02"]
    assert len(market) == 1 + terrain
    assert table.phase == "bid"


@pytest.mark.clause("CC19", "CC22", "CC102a", "R23")
def test_bids_are_secret_until_all_are_shown() -> None:
    table = Table(4, suits="fixed")
    table.draw()
    assert table.match.waiting_for() == [0, 1, 2, 3]
    table.play(2, "bid", value=7)
    assert table.match.waiting_for() == [0, 1, 3]
    assert table.view(2)["players"][2]["bid"] == 7
    for seat in (None, 0, 1, 3):
        seen = table.view(seat)["players"][2]
        assert (seen["bid"], seen["chosen"]) == (None, True)
    assert table.told[-1] == {"type": "bid_chosen", "seat": 2}
    table.bid_rest({0: 1, 1: 2, 3: 3})
    assert [player["spent"] for player in table.view()["players"]] == [[1], [2], [7], [3]]
    take_rest(table)
    table.draw()
    table.decline_all()
    with pytest.raises(IllegalMove):
        table.play(2, "bid", value=7)


@pytest.mark.clause("CC19")
def test_a_bid_can_be_withdrawn_until_the_reveal_and_no_longer() -> None:
    match = Match(GAME, checked_setup(GAME, 4, {"suits": "fixed"}), auto=())
    table = Table(4, suits="fixed")
    table.match = match
    table.draw()
    table.play(0, "bid", value=9)
    match.undo(0)
    table.play(0, "bid", value=1)
    for seat in (1, 2, 3):
        table.play(seat, "bid", value=5)
    assert table.phase == "reveal"
    assert all(player["bid"] is None for player in table.view()["players"])
    for seat in range(4):
        match.confirm(seat)
    assert table.view()["order"][-1] == 0
    assert not match.can_undo(0)


@pytest.mark.clause("CC19", "CC13", "CC31")
def test_virtual_players_show_the_top_of_their_piles() -> None:
    table = Table.of("round: I 1", "back: B07", *SOLO)
    table.draw("cowboy", "I-05", "I-31", "I-48", "I-47")
    table.play(0, "bid", value=9)
    assert len(table.state.outcomes()) == 9
    assert GAME.draw(table.state).stream == "bids"
    table.draw()
    assert [player["spent"] for player in table.view()["players"]] == [[9], [1], [1], [1]]


@pytest.mark.clause("CC21", "R4")
def test_cards_are_taken_in_falling_order_and_placed_at_once() -> None:
    table = Table(4, suits="fixed")
    table.draw("cowboy", "I-30", "I-02", "I-48", "I-47")
    table.bid({0: 2, 1: 9, 2: 4, 3: 7})
    assert table.view()["order"] == [1, 3, 2, 0]
    assert {move["type"] for move in table.moves(1)} == {"take"}
    assert len(table.moves(1)) == 5
    table.play(1, "take", card="I-30")
    assert table.acting == (1,)
    assert table.moves(1) == [{"type": "place", "card": "I-30", "row": 0, "col": 0}]
    table.play(1, "place", row=0, col=0)
    assert table.acting == (3,)
    table.play(3, "take", card="cowboy")
    assert table.acting == (2,)
    assert table.view()["players"][3]["characters"] == [{"id": "cowboy", "turned": False}]


@pytest.mark.clause("CC23", "CC24", "CC99")
@pytest.mark.parametrize(("real", "left"), [(4, 1), (5, 1), (6, 0)])
def test_leftover_cards_leave_the_game(real: int, left: int) -> None:
    table = Table(real, suits="fixed")
    table.draw("cowboy")
    table.bid({seat: seat + 1 for seat in range(real)})
    for seat in reversed(range(real)):
        table.take(seat, table.view()["market"][-1] or next(c for c in table.view()["market"][::-1] if c))
    assert len(table.events("removed")) == left
    assert ("cowboy" in table.view()["removed"]) is bool(left)


@pytest.mark.clause("CC25", "R9")
def test_skulls_can_follow_one_another() -> None:
    table = Table(4, suits="fixed")
    table.draw("B01", "doctor", "B19", "singer", "B20", "lawyer", "B02")
    assert table.view()["under"] == ["doctor", "singer"]
    assert table.view()["market"][0] == "lawyer"
    assert [event["character"] for event in table.events("skull")] == ["doctor", "singer"]


@pytest.mark.clause("CC28", "R9")
def test_a_pile_of_nothing_but_skulls() -> None:
    data = json.loads(deck.builtin_text())
    for back in data["characterBacks"]:
        back["skull"] = True
    table = Table(4, suits="fixed", deck=json.dumps(data))
    table.draw()
    assert table.view()["under"] == []
    assert table.view()["back"]["order"] == list(SUITS)
    table.bid(dict.fromkeys(range(4), 5))
    assert table.view()["order"] == [0, 1, 2, 3]


@pytest.mark.clause("CC28", "R9")
@pytest.mark.parametrize("orders", [1, 2, 5])
def test_many_skulls_come_to_an_end(orders: int) -> None:
    data = json.loads(deck.builtin_text())
    for back in data["characterBacks"][orders:]:
        back["skull"] = True
    table = Table(4, suits="fixed", deck=json.dumps(data))
    for number in range(1, 10):
        table.draw(*["B21", "B20", "B19"][: 3 if number == 1 else 0])
        assert not table.view()["back"]["skull"] or orders == 1
        assert sum(place == 1 for place in table.state.card_at[96:]) == 1
        table.decline_all()
        table.bid(dict.fromkeys(range(4), number))
        table.decline_all()
        take_rest(table)


@pytest.mark.clause("CC27", "CC29", "CC30")
def test_ties_go_by_the_back_of_the_next_character() -> None:
    table = Table(1, suits="fixed", total=6)
    table.draw("B01", "cowboy", "B06")
    assert table.view()["back"]["order"] == ["cow", "hat", "horseshoe", "star", "boot", "cactus"]
    table.bid(dict.fromkeys(range(6), 5))
    assert table.events("order")[0]["order"] == [5, 0, 4, 1, 3, 2]


@pytest.mark.clause("CC31", "R3")
def test_a_virtual_player_takes_the_most_attractive_card_the_nearest_among_equals() -> None:
    table = Table.of("round: I 1", "back: B07", *SOLO)
    table.draw("prospector", "I-01", "I-02", "I-48", "I-47")  # 6, 6, 6, 2, 1
    table.bid({0: 1, 1: 9, 2: 8, 3: 7})
    assert [event["card"] for event in table.events("taken")] == ["prospector", "I-01", "I-02"]


@pytest.mark.clause("CC32", "R3")
def test_positions_stay_when_cards_are_taken_and_extra_cards_join_at_the_end() -> None:
    table = Table.of("round: I 1", "back: B07", "player 0 hat", "characters: chinese_worker", *SOLO[1:])
    table.draw("cowboy", "I-01", "I-02", "I-48", "I-47")
    table.play(0, "use", character="chinese_worker")
    table.draw("I-40")
    assert table.view()["market"] == ["cowboy", "I-01", "I-02", "I-48", "I-47", "I-40"]
    table.bid({0: 1, 1: 9, 2: 8, 3: 7})
    assert table.view()["market"] == ["cowboy", None, None, "I-48", "I-47", None]


@pytest.mark.clause("CC33", "R6")
def test_virtual_players_keep_their_cards_and_use_no_character() -> None:
    owner = [*SOLO[:1], "player 1 star expert", "characters: governor, gunsmith, hired_gun, paperboy", *SOLO[2:]]
    table = Table.of("round: II 1", "back: B07", *owner)
    table.draw("cowboy", "II-04")
    assert table.phase == "bid"
    table.bid({0: 1, 1: 9, 2: 8, 3: 7})
    assert table.view()["players"][1]["cards"] == ["II-04"]
    assert "city" not in table.view()["players"][1]


@pytest.mark.clause("CC68", "CC69", "CC70", "CC71", "CC65", "CC37")
def test_the_second_era() -> None:
    spent = "spent: 1 2 3 4 5 6 7 8"
    mine = ["player 0 hat", "characters: governor, gunsmith, cowboy", "turned: governor, gunsmith", "laid: I-01 0,0"]
    expert = ["player 1 star expert", "cards: I-05", "spent: 3 4 5 6 7 8 9 10"]
    others = ["player 2 cactus beginner", spent, "player 3 boot beginner", spent]
    table = Table.of("round: I 9", "back: B07", *mine, spent, *expert, *others)
    table.draw("singer")
    assert table.view(0)["moves"] == [{"type": "bid", "value": 9}]
    table.bid({0: 9, 1: 11, 2: 9, 3: 9})
    take_rest(table)
    assert {"type": "era", "era": "II"} in table.told
    seen = table.view()
    assert (seen["era"], seen["round"]) == ("II", 1)
    assert [len(player["hand"]) for player in seen["players"]] == [9] * 4
    turned = {entry["id"] for entry in seen["players"][0]["characters"] if entry["turned"]}
    assert turned == {"governor"}
    assert all(card.startswith("II-") for card in seen["unseen"] if "-" in card)
    assert "I-30" in seen["removed"]
    assert seen["players"][0]["city"]["cards"][0] == {"card": "I-01", "row": 0, "col": 0}
    table.draw()
    assert all(card is None or card.startswith("II-") for card in table.view()["market"][1:])


def test_a_question_stands_between_the_decisions_of_different_seats() -> None:
    match = Match(GAME, checked_setup(GAME, 4, {"suits": "fixed"}), auto=())
    table = Table(4)
    table.match = match
    table.draw("cowboy")
    for seat in range(4):
        table.play(seat, "bid", value=9 - seat)
    for seat in range(4):
        match.confirm(seat)
    table.play(0, "take", card="cowboy")
    assert match.asks(0) == "confirm"
    match.undo(0)
    table.play(0, "take", card="I-01")
    table.play(0, "place", row=0, col=0)
    match.undo(0)
    table.play(0, "place", row=0, col=0)
    match.confirm(0)
    assert match.asks(1) == "move"
    assert not match.can_undo(0)
    assert table.acting != (CHANCE,)


def test_four_seats_are_named_in_four_lines() -> None:
    assert len(Table.of("round: I 1", *FOUR).view()["players"]) == 4
