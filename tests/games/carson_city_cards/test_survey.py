"""What a placement changes, and a use of the Chinese worker that only bots find."""

from random import Random

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces.move_types import UseMove
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import accessors, advisor, sheets, survey
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.city import parcel_at
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.games.carson_city_cards.rules.words import SUITS
from tests.games.carson_city_cards.table import Table, random_game


def test_every_placement_says_what_it_covers_and_changes() -> None:
    rng = Random(4)
    states = [state for state in random_game(2, 6) if state.phase == codes.PLACE]
    for state in rng.sample(states, 12):
        seat, card = state.turn, state.holding
        before = state.dump()
        for placement in to_builtins(survey.survey(state))["placements"]:
            then = state.clone()
            assert isinstance(then, CarsonCityCardsState)
            move = GAME.from_json(state, seat, {"type": "place", "row": placement["row"], "col": placement["col"]})
            assert move in state.legal(seat)
            then.play(seat, move)
            change = {
                letter: b - a
                for letter, a, b in zip(
                    "abcdefghijklm", sheets.lines(state, seat), sheets.lines(then, seat), strict=True
                )
                if a != b
            }
            assert placement["lines"] == change
            assert placement["change"] == sum(change.values())
            for covered in placement["covers"]:
                assert parcel_at(state, seat, covered["row"], covered["col"])
        assert len(to_builtins(survey.survey(state))["placements"]) == len(accessors.places(state, seat, card))
        assert state.dump() == before


@pytest.mark.clause("CC63", "R10")
def test_the_policy_bids_again_with_the_chinese_worker_for_a_market_worth_it() -> None:
    mine = ["player 0 hat", "characters: lawyer, chinese_worker", "spent: 1 2 3 4 5 6 7 8"]
    others = [line for seat, suit in enumerate(SUITS[1:4], 1) for line in (f"player {seat} {suit}", mine[2])]
    table = Table.of("round: II 9", "back: B07", *mine, *others, lawyer_with_worker=True)
    table.draw("undertaker")
    table.play(0, "use", character="lawyer")
    table.take(0, "undertaker")
    assert (table.phase, table.view()["question"]) == ("use", "chinese_worker")
    assert GAME.to_json(table.state, 0, advisor.make().ranked(table.state, 0)[0][0]) == UseMove("chinese_worker")
