"""Moves as JSON and as numbers, and messages that are not moves."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import moves
from carsonne.games.carson_city_cards.faces.move_types import AnyMove, SetAsideMove
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.rules import codes
from carsonne.kernel.errors import BadMove, CarsonneError
from carsonne.kernel.game import CHANCE
from carsonne.kernel.parse_move import read_move, structs_of
from tests.games.carson_city_cards.table import Table, random_game

TYPES = set(structs_of(AnyMove))


@pytest.mark.parametrize("options", [{}, {"suits": "chosen"}])
def test_every_move_of_random_games_reads_back(options: dict[str, Any]) -> None:
    seen = set()
    for seed in range(4):
        for state in random_game(3, seed, **options):
            for seat in state.acting():
                legal = [move for move, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
                for move in legal:
                    data = to_builtins(GAME.to_json(state, seat, move))
                    seen.add(data["type"])
                    assert GAME.from_json(state, seat, data) == move
    assert seen >= TYPES - {"suit", "set_aside", "choose", "sell", "done", "draw_suit", "draw_bid"}


@pytest.mark.parametrize(
    "data",
    [
        {"type": "fly"},
        {"type": "bid"},
        {"type": "bid", "value": "5"},
        {"type": "bid", "value": True},
        {"type": "bid", "value": 12},
        {"type": "bid", "value": 5, "secret": 1},
        {"type": "take", "card": "III-01"},
        {"type": "take", "card": ["I-01"]},
        {"type": "take", "card": None},
        {"type": "place", "row": 0},
        {"type": "place", "row": 0.5, "col": 0},
        {"type": "place", "row": 0, "col": 0, "card": {}},
        {"type": "use", "character": "Doctor"},
        {"type": "choose", "character": 3},
        {"type": "sell", "card": "doctor"},
        {"type": "suit", "suit": "red"},
    ],
)
def test_things_that_are_not_moves_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadMove):
        moves.number_of(read_move(AnyMove, data, "The Card Game"), 0, 5)


@pytest.mark.parametrize(
    "data",
    [
        {"type": "place", "row": 10**9, "col": 0},
        {"type": "place", "row": 0, "col": 0, "card": "I-07"},
        {"type": "set_aside", "card": "I-07"},
        {"type": "draw_bid", "player": 5, "value": 3},
        {"type": "draw_suit", "player": 5, "suit": "hat"},
    ],
)
def test_a_move_that_is_legal_nowhere_is_still_a_move(data: dict[str, Any]) -> None:
    assert moves.number_of(read_move(AnyMove, data, "The Card Game"), 0, 5) == moves.NO_MOVE


def test_a_card_without_a_place_is_set_aside_by_name() -> None:
    assert moves.written(codes.SET_ASIDE_MOVE, 0, 5) == SetAsideMove("I-06")


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


NAMES = st.sampled_from(["card", "row", "col", "value", "suit", "character", "back", "player", "x"])


@settings(max_examples=300)
@given(st.sampled_from(sorted(TYPES)), st.dictionaries(NAMES, JUNK, max_size=4))
def test_hostile_messages_change_nothing(type_: str, facts: dict[str, Any]) -> None:
    table = TABLE
    before = table.state.dump()
    for seat in (0, CHANCE, 9):
        try:
            table.match.play(seat, {"type": type_, **facts})
        except CarsonneError:
            assert table.state.dump() == before
        else:  # the junk was a bid
            assert type_ == "bid"
            table.match.undo(seat)
            assert table.state.dump() == before


TABLE = Table(2, suits="fixed")
TABLE.draw()
