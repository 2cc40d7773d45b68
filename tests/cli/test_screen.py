"""Playing at a real terminal: lists fit the screen, choices are explained, and refusals say why."""

from __future__ import annotations

import re

import pytest

from tests.cli.screen import Screen

GAMES = ("carcassonne", "carson-city", "carson-city-cards")


def list_of(text: str) -> list[str]:
    """Return the lines of the last list, above the question."""
    lines = text.splitlines()[:-1]
    found: list[str] = []
    while lines and lines[-1].startswith("  "):
        found.insert(0, lines.pop())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_list_is_longer_or_wider_than_the_screen(game: str) -> None:
    with Screen("play", game, "--seed", "b", "--players", "Ann,bot:gentle") as screen:
        listed = list_of(screen.until("Ann: "))
        assert 0 < len(listed) <= screen.rows - 3
        assert max(map(len, listed)) <= screen.columns


def test_parcels_are_chosen_by_letter_and_number_and_explained() -> None:
    with Screen("play", "carson-city", "--seed", "b", "--players", "Ann,bot:gentle") as screen:
        first = screen.until("Ann: ")
        assert "Gentle: for a first game" in first
        assert "rating" in first
        assert re.search(r"take a parcel: its letter and number \(\d+\):", first)
        assert "The parcel would cost $" in screen.type("? D4")
        assert "Red side:" in screen.type("? banker")
        taken = re.search(r" owns (\w\d)", first + screen.type("? A1"))
        if taken:
            assert "(CB" in screen.type(taken[1])
        assert "Ann owns D4" in screen.type("d4", "(or type undo): ")


def test_what_is_refused_says_why_and_the_board_stays_in_sight() -> None:
    with Screen("play", "carcassonne", "--seed", "a", "--players", "Ann,bot:gentle") as screen:
        screen.until("Ann: ")
        told = screen.type("7,7")
        assert told == "A tile has to share an edge with one that is already there. (CA8)\nAnn: "
        assert "scores nothing" in screen.type("? 1r2")
        claims = screen.type("1r2")
        assert re.search(r"c0 +a knight in the city: \d points? if the game ended now, at least \d+", claims)
        assert "no such place for a monk" in screen.type("m0")
        assert "Tile B: monastery" in screen.type("? b")


def test_cards_of_the_market_say_what_they_do() -> None:
    with Screen("play", "carson-city-cards", "--seed", "b", "--players", "Ann,bot:gentle") as screen:
        screen.until("Ann: ")
        assert "Once an era, +6 on the bid" in screen.type("? gunsmith")
        assert "comes back only in the next era" in screen.type("? 9")
