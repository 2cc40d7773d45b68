"""The Card Game in a terminal."""

from typing import Any

from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import terminal
from carsonne.games.carson_city_cards.faces.event_types import Chosen
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import sheets
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from tests.games.carson_city_cards.table import random_game


def test_every_position_has_a_picture_and_every_move_a_word() -> None:
    for suits in ("dealt", "chosen"):
        for state in random_game(2, 3, suits=suits)[::3]:
            for colour in (False, True):
                assert "Era" in terminal.picture(state, 0, colour)
            for seat in state.acting():
                keys = [key for key, _, _ in to_builtins(terminal.choices(state, seat))] if seat >= 0 else []
                assert len(set(keys)) == len(keys)
                assert all(keys)


def test_every_event_has_a_sentence_or_goes_without_saying() -> None:
    match = Match(GAME, checked_setup(GAME, 2, {"level": "expert"}), Dealer(b"x" * 32))
    said = []
    while not match.over:
        seat = match.waiting_for()[0]
        _, _, move = to_builtins(terminal.choices(match.state, seat))[0]
        told: list[Any] = match.play(seat, move)
        said += [terminal.sentence(event, ["Ann", "Bob"]) for event in told]
    assert "Era II begins." in said
    assert any(line.startswith("Virtual player 1 takes") for line in said)
    assert said[-1].startswith("The game is over. ")
    assert all("{" not in line for line in said)


def test_the_paperboys_choice_in_words() -> None:
    assert terminal.sentence(Chosen(0, "captain"), ["Ann"]) == "The Paperboy brings Ann the Captain."
    assert terminal.sentence(Chosen(0, None), ["Ann"]) == "The Paperboy brings Ann nobody."


def test_positions_for_the_stop_watch() -> None:
    assert GAME.offers.benchmark
    assert all(decisions > 0 for decisions in GAME.offers.benchmark.positions.values())


def test_points_are_broken_down_by_line() -> None:
    state = random_game(2, 3)[-1]
    for seat, lines in enumerate(to_builtins(sheets.breakdown(state))):
        assert sum(lines.values()) == sheets.totals(state)[seat]
