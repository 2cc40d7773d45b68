"""Who plays, with which suits and bid cards (CC7 to CC15)."""

from itertools import product
from typing import Any

import pytest

from carsonne.games.carson_city_cards.game import GAME
from carsonne.kernel.errors import BadOptions, CarsonneError
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import Match, checked_setup
from tests.games.carson_city_cards.table import Table


@pytest.mark.clause("CC7", "R2")
@pytest.mark.parametrize("real", range(1, 7))
def test_virtual_players_fill_up_to_four(real: int) -> None:
    kinds = [player["kind"] for player in Table(real).view()["players"]]
    assert kinds == ["real"] * real + ["virtual"] * max(0, 4 - real)


@pytest.mark.clause("CC7", "R2")
@pytest.mark.parametrize(("real", "total"), list(product(range(1, 7), (4, 5, 6))))
def test_more_virtual_players_up_to_six_in_all(real: int, total: int) -> None:
    kinds = [player["kind"] for player in Table(real, total=total).view()["players"]]
    assert kinds == ["real"] * real + ["virtual"] * max(0, total - real)


@pytest.mark.parametrize("seats", [0, 7, -1])
def test_one_to_six_seats(seats: int) -> None:
    with pytest.raises(BadOptions):
        checked_setup(GAME, seats)


@pytest.mark.clause("CC12", "CC13", "CC14")
def test_levels_are_chosen_for_each_virtual_player() -> None:
    table = Table(1, level="expert", level_2="beginner", level_3="intermediate")
    players = table.view()["players"]
    assert [player["level"] for player in players] == [None, "expert", "beginner", "intermediate"]
    hands = [player["hand"] for player in players]
    nine = list(range(1, 10))
    assert hands == [nine, list(range(3, 12)), nine, list(range(2, 11))]


@pytest.mark.clause("CC8")
def test_suits_are_dealt() -> None:
    table = Table(2)
    table.draw("cow", "hat")
    suits = [player["suit"] for player in table.view()["players"]]
    assert set(suits[:2]) == {"cow", "hat"}
    assert len(set(suits)) == 4


@pytest.mark.clause("CC8")
def test_suits_are_chosen_in_the_order_of_seats() -> None:
    table = Table(2, suits="chosen")
    assert table.acting == (0,)
    table.play(0, "suit", suit="cow")
    assert [move["suit"] for move in table.moves(1)] == ["hat", "star", "cactus", "boot", "horseshoe"]
    table.play(1, "suit", suit="star")
    table.draw()
    suits = [player["suit"] for player in table.view()["players"]]
    assert suits[:2] == ["cow", "star"]
    assert len(set(suits)) == 4


@pytest.mark.clause("CC8")
def test_suits_can_be_fixed() -> None:
    table = Table(5, suits="fixed")
    assert [player["suit"] for player in table.view()["players"]] == ["hat", "star", "cactus", "boot", "horseshoe"]


@pytest.mark.clause("CC9", "CC10", "CC11", "R23")
def test_piles_have_no_order_until_a_card_is_seen() -> None:
    table = Table(4, suits="fixed")
    assert len(table.state.outcomes()) == 21  # the first back
    table.match.play(CHANCE, {"type": "draw_back", "back": "B01"})
    assert len(table.state.outcomes()) == 21  # the first character
    assert {weight for _, weight in table.state.outcomes()} == {1}
    table.match.play(CHANCE, {"type": "draw_character", "character": "doctor"})
    assert len(table.state.outcomes()) == 20
    table.match.play(CHANCE, {"type": "draw_back", "back": "B02"})
    assert len(table.state.outcomes()) == 48  # terrain of the first era only


@pytest.mark.clause("CC15")
def test_there_is_no_dealer() -> None:
    assert "dealer" not in Table(4).view()


@pytest.mark.parametrize(
    "options",
    [
        {"total": "many"},
        {"total": 3},
        {"total": 7},
        {"total": True},
        {"level": "god"},
        {"level_6": "expert"},
        {"suits": 3},
        {"deck": 7},
        {"deck": "{}"},
    ],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(CarsonneError):
        Match(GAME, checked_setup(GAME, 4, options))
