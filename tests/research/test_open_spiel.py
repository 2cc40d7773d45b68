"""The games in OpenSpiel, under OpenSpiel's own tests, and what seats see and remember there."""

from __future__ import annotations

import io
import pickle
import unittest
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from carsonne import registry
from carsonne.kernel.errors import BadOptions, IllegalMove
from carsonne.kernel.game import CHANCE
from carsonne.research import Position, open_spiel, world
from carsonne.research.moment import Story

assert open_spiel.GAMES
TABLES = (
    "carcassonne",
    "carcassonne(players=5,hand=3,edition=third,reward=win)",
    "carson_city(players=4,sides=drawn)",
    "carson_city(players=3,law_of_the_strongest=True,carson_river=True,reward=gain)",
    "carson_city(players=2,kit_carson=True)",
    "carson_city_cards",
    "carson_city_cards(players=4,suits=chosen,total=6,reward=points)",
    "carson_city_cards(players=1,level=expert)",
    "carson_city(players=3,law_of_the_strongest=True,in_turn=True)",
    "carson_city_cards(players=3,in_turn=True)",
)
SEARCHED = (
    "carcassonne(hand=3)",
    "carcassonne(imperfect_information=True)",
    "carson_city(in_turn=True)",
    "carson_city_cards(in_turn=True)",
)
NAMES = ("carcassonne", "carson_city", "carson_city_cards")


@pytest.mark.parametrize("table", TABLES)
def test_random_games(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_api(name: str) -> None:
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TextTestRunner(io.StringIO()).run(suite)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


def test_states_and_games_can_be_saved() -> None:
    game = pyspiel.load_game("carson_city_cards(players=3)")
    state = advanced(game, 60)
    copy = pickle.loads(pickle.dumps(state))
    assert pickle.loads(pickle.dumps(game)).num_players() == 3
    for seat in range(3):
        assert copy.information_state_string(seat) == state.information_state_string(seat)
        assert copy.information_state_tensor(seat) == state.information_state_tensor(seat)


def test_games_with_simultaneous_choices_can_be_played_in_turn() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("carson_city_cards"))
    state = advanced(game, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0


def test_choices_made_at_once_are_revealed_together() -> None:
    state = pyspiel.load_game("carson_city_cards(players=3)").new_initial_state()
    while not state.is_simultaneous_node():
        act(state, 0)
    before = state.information_state_string(0)
    first, *_, last = state.legal_actions(1)
    told = set()
    for other in (first, last):
        after = state.clone()
        after.apply_actions([state.legal_actions(0)[0], other, state.legal_actions(2)[0]])
        told.add(after.information_state_string(0))
    assert len(told) == 2
    assert state.information_state_string(0) == before


def test_choices_in_turn_lead_where_simultaneous_ones_do() -> None:
    at_once = pyspiel.load_game("carson_city_cards(players=3)").new_initial_state()
    in_turn = pyspiel.load_game("carson_city_cards(players=3,in_turn=True)").new_initial_state()
    rng = np.random.RandomState(3)
    told = set()
    while not at_once.is_terminal():
        number = int(rng.randint(1 << 30))
        if at_once.is_simultaneous_node():
            told.add(len({in_turn.child(action).information_state_string(1) for action in in_turn.legal_actions()}))
            for seat in range(3):
                legal = at_once.legal_actions(seat)
                assert (in_turn.current_player(), in_turn.legal_actions()) == (seat, legal)
                in_turn.apply_action(legal[number % len(legal)])
        else:
            act(in_turn, number)
        act(at_once, number)
        assert in_turn.moment.state.dump() == at_once.moment.state.dump()
    assert told == {1}  # nobody learns what was chosen before all have
    assert in_turn.returns() == at_once.returns()


@pytest.mark.parametrize(
    ("table", "utility"),
    [
        ("carcassonne", "ZERO_SUM"),
        ("carcassonne(players=5)", "ZERO_SUM"),
        ("carcassonne(reward=win)", "ZERO_SUM"),
        ("carcassonne(players=3,reward=win)", "GENERAL_SUM"),
        ("carcassonne(reward=points)", "GENERAL_SUM"),
        ("carson_city(reward=win,in_turn=True)", "ZERO_SUM"),
        ("carson_city(reward=gain)", "GENERAL_SUM"),
        ("carson_city_cards", "ZERO_SUM"),
        ("carson_city_cards(reward=win)", "GENERAL_SUM"),  # a virtual player may win
        ("carson_city_cards(players=1)", "GENERAL_SUM"),
    ],
)
def test_zero_sum_is_declared_where_it_is(table: str, utility: str) -> None:
    game = pyspiel.load_game(table)
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    assert game.utility_sum() == (0 if utility == "ZERO_SUM" else None)
    if utility == "ZERO_SUM":
        assert sum(advanced(game, 10_000).returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_the_registered_games_are_zero_sum(name: str) -> None:
    (kind,) = (kind for kind in pyspiel.registered_games() if kind.short_name == name)
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_told_that_a_seat_cannot_know(table: str) -> None:
    game = pyspiel.load_game(table)
    rng = Random(4)
    observers = [game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall)) for recall in (False, True)]
    for steps in (15, 40, 90):
        moment = advanced(game, steps).moment
        for seat in range(game.num_players()):
            state = game.world.game.imagine(moment.state, seat, rng)
            for observer in observers:
                real, guess = SimpleNamespace(moment=moment), SimpleNamespace(moment=replace(moment, state=state))
                assert observer.string_from(real, seat) == observer.string_from(guess, seat)
                observer.set_from(real, seat)
                tensor = observer.tensor.copy()
                observer.set_from(guess, seat)
                assert np.array_equal(observer.tensor, tensor)


@pytest.mark.parametrize("table", TABLES)
def test_a_resampled_state_looks_the_same_to_its_seat(table: str) -> None:
    game = pyspiel.load_game(table)
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    for steps in (15, 40, 90):
        state = advanced(game, steps)
        for seat in range(game.num_players()):
            guess = state.resample_from_infostate(seat, sampler)
            assert guess.current_player() == state.current_player()
            assert state.is_chance_node() or guess.legal_actions(seat) == state.legal_actions(seat)
            assert guess.information_state_string(seat) == state.information_state_string(seat)
            assert guess.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert guess.rewards() == state.rewards()
            assert advanced(game, 10_000, guess).is_terminal()


def test_a_resampled_state_holds_nothing_that_its_seat_does_not_know() -> None:
    state = pyspiel.load_game("carson_city_cards(players=3,in_turn=True)").new_initial_state()
    while state.current_player() != 2 or state.world.word(state.legal_actions()[0]) != "bid 0":
        act(state, 0)
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    guesses = [state.resample_from_infostate(2, sampler) for _ in range(30)]
    real = state.moment.seen[-1]
    assert real.actor == 1
    assert real.codes[1] != real.codes[2]
    for guess in guesses:
        assert guess.moment.seen[-1].codes == (real.codes[2],) * 3
        assert not guess.full_history()
    assert len({guess.observation_string(0) for guess in guesses}) > 3  # other bids of the seats before
    assert len({guess.observation_string(2) for guess in guesses}) == 1


def test_what_is_public_can_be_asked_for_alone() -> None:
    game = pyspiel.load_game("carcassonne(hand=3)")
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    state = advanced(game, 20)
    strings = {game.make_py_observer(public).string_from(state, seat) for seat in (0, 1)}
    assert len(strings) == 1
    assert state.observation_string(0) not in strings


def test_a_hidden_draw_is_not_seen_by_others() -> None:
    state = pyspiel.load_game("carcassonne(hand=3)").new_initial_state()
    first, second = (state.child(outcome) for outcome, _ in state.chance_outcomes()[:2])
    told = [[world.information_state_string(seat) for world in (first, second)] for seat in (0, 1)]
    assert sorted(len(set(strings)) for strings in told) == [1, 2]
    tensors = [[tuple(world.information_state_tensor(seat)) for world in (first, second)] for seat in (0, 1)]
    assert sorted(len(set(values)) for values in tensors) == [1, 2]


def test_observations_are_those_of_positions() -> None:
    game = pyspiel.load_game("carcassonne(players=3)")
    state = game.new_initial_state()
    position = Position.start("carcassonne", 3)
    for number in (3, 0, 1, 5, 0, 0):
        if state.is_chance_node():
            position = position.happen(position.outcomes[number][0])
        else:
            position = position.play(position.actions(position.acting[0])[number])
            position = position.happen() if position.acting == (-2,) else position
        act(state, number)
    for seat in range(3):
        seen = position.observe(seat)
        flat = np.concatenate([seen.planes.ravel(), seen.vector])
        assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), flat)


def test_its_tree_search_plays_carcassonne_to_the_end() -> None:
    game = pyspiel.load_game("carcassonne")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns()[0] == -state.returns()[1]
    assert state.moment.decisions == 142


@pytest.mark.parametrize("table", SEARCHED)
def test_its_information_set_search_plays_to_the_end(table: str) -> None:
    game = pyspiel.load_game(table)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 10.0, 3, random_state=rng)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() != 0:
            act(state, int(rng.randint(1 << 30)))
        else:
            searched += len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))
    assert searched > 20
    assert state.returns()[0] == -state.returns()[1]


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    here = world("carcassonne")
    story = Story(here, registry.advisor("carcassonne"), 4)
    moment = story.first
    while moment.acting:
        if moment.acting == (CHANCE,):
            moment = story.draw(moment, 0)
        else:
            seat = moment.acting[0]
            moment = story.decide(moment, {seat: next(iter(here.moves(moment.state, seat)))})
    assert moment.reason == "the game has gone on for 4 decisions"
    assert moment.state.acting()


def test_presets_set_options_that_are_not_given() -> None:
    assert pyspiel.load_game("carcassonne(edition=third)").world.setup.options["small_city"] == 4
    assert pyspiel.load_game("carcassonne(edition=third,small_city=2)").world.setup.options["small_city"] == 2


def test_bad_use_gets_a_clear_error() -> None:
    with pytest.raises(BadOptions, match="must be fr2002, first"):
        pyspiel.load_game("carcassonne(edition=fourth)")
    with pytest.raises(BadOptions, match="A reward is one of"):
        pyspiel.load_game("carcassonne(reward=money)")
    with pytest.raises(pyspiel.SpielError, match="nonsense"):
        pyspiel.load_game("carcassonne(nonsense=1)")
    state = pyspiel.load_game("carcassonne").new_initial_state()
    state.apply_action(0)
    with pytest.raises(IllegalMove, match="not legal for seat 0 now"):
        state.apply_action(0)


def advanced(game: Any, steps: int, start: Any = None) -> Any:
    """Return a state after some random steps, or at the end."""
    rng = np.random.RandomState(2)
    state = start or game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        act(state, int(rng.randint(1 << 30)))
    return state


def act(state: Any, number: int) -> None:
    """Make a step: the number says which of the possible ones."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[number % len(outcomes)][0])
    elif state.is_simultaneous_node():
        choices = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([legal[number % len(legal)] if legal else 0 for legal in choices])
    else:
        legal = state.legal_actions()
        state.apply_action(legal[number % len(legal)])
