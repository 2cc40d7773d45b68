"""What a placement changes, and the greedy bot."""

from random import Random

from msgspec import to_builtins

from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import holdings, insight, sheets
from carsonne.games.carson_city_cards.rules.city import parcel_at
from carsonne.games.carson_city_cards.rules.codes import PLACE
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import checked_setup
from tests.games.carson_city_cards.table import random_game


def test_every_placement_says_what_it_covers_and_changes() -> None:
    rng = Random(4)
    states = [state for state in random_game(2, 6) if state.phase == PLACE]
    for state in rng.sample(states, 12):
        seat, card = state.turn, state.holding
        before = state.dump()
        for placement in to_builtins(GAME.survey(state))["placements"]:
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
        assert len(to_builtins(GAME.survey(state))["placements"]) == len(holdings.places(state, seat, card))
        assert state.dump() == before


def greedy_game(seats: int, seed: int, **options: object) -> CarsonCityCardsState:
    state = GAME.start(checked_setup(GAME, seats, options))
    rng = Random(seed)
    while acting := state.acting():
        if acting == (CHANCE,):
            state.play(CHANCE, rng.choice(state.outcomes())[0])
        elif acting == (RULES,):
            state.play(RULES, 0)
        else:
            seat = acting[0]
            move = insight.choose(GAME.imagine(state, seat, rng), seat, rng)
            assert move in state.legal(seat)
            state.play(seat, move)
    return state


def test_one_greedy_player_beats_three_expert_virtual_players_on_average() -> None:
    totals = [sheets.totals(greedy_game(1, seed, level="expert")) for seed in range(12)]
    mine = sum(total[0] for total in totals) / len(totals)
    theirs = sum(max(total[1:]) for total in totals) / len(totals)
    assert mine > theirs


def test_greedy_players_finish_games_of_every_size() -> None:
    for seats in (2, 4, 6):
        assert greedy_game(seats, seats).acting() == ()
