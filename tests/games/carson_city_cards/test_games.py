"""Whole games: invariants, privacy, and agreement of compiled and plain rules (CC99 to CC102)."""

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random

import pytest
from msgspec import to_builtins

import carsonne
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import accessors
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.words import PHASES
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.playout import playouts
from carsonne.kernel.record import parse, record_of, replay, verify, write
from tests.games.carson_city_cards import digest
from tests.games.carson_city_cards.invariants import check_cards, check_end, check_many, check_players
from tests.games.carson_city_cards.table import random_game
from tests.thorough import series

FOUR = 4


@pytest.mark.clause("CC99", "CC100", "CC101", "CC9", "CC11", "CC73")
@pytest.mark.parametrize(("real", "virtual"), digest.COUNTS)
def test_nothing_is_lost_in_random_games(real: int, virtual: int) -> None:
    for seed in range(3):
        states = random_game(real, seed, total=real + virtual)
        for state in states:
            check_cards(state)
            check_players(state)
        check_end(states[-1], real + virtual)


def test_nothing_is_lost_on_the_way_through_many_games() -> None:
    check_many(10_000 if carsonne.mode() == "compiled" else 60)


@pytest.mark.clause("CC99")
def test_the_market_never_runs_dry() -> None:
    """With four and five players one card of the market is left each round, with six none."""
    for real, virtual in digest.COUNTS:
        left = 1 if real + virtual < 6 else 0
        for state in random_game(real, 11, total=real + virtual):
            if PHASES[state.phase] == "take":
                assert any(card != codes.NO_CARD for card in accessors.market_cards(state))
        terrain = [place for place in state.card_at[48:96] if place == 2]
        characters = [place for place in state.card_at[96:] if place == 2]
        assert len(terrain) + len(characters) <= 18 * left


@pytest.mark.clause("CC102")
def test_no_bid_is_higher_than_25() -> None:
    for state in random_game(6, 5):
        for player in range(6):
            assert state.bid[player] + state.bonus[player] <= 25


@pytest.mark.clause("CC102a", "R23")
@pytest.mark.parametrize("real", [1, 2, 4, 6])
def test_no_seat_can_tell_an_imagined_position_from_the_real_one(real: int) -> None:
    rng = Random(real)
    for state in random_game(real, real):
        for seat in range(real):
            guess = GAME.imagine(state, seat, rng)
            assert to_builtins(GAME.view(guess, seat)) == to_builtins(GAME.view(state, seat))
            assert guess.acting() == state.acting()


@pytest.mark.clause("CC102a", "R23")
def test_a_hidden_bid_is_imagined_again() -> None:
    """Every card of a hand is equally likely; a player's own bid and spent cards are known."""
    match = Match(GAME, checked_setup(GAME, 4, {"suits": "fixed"}), Dealer(bytes(32)))
    for seat, value in ((1, 7), (2, 4)):
        match.play(seat, {"type": "bid", "value": value})
    rng = Random(5)
    guesses = [GAME.imagine(match.state, 2, rng) for _ in range(300)]
    assert {guess.bid[1] for guess in guesses} == set(range(1, 10))
    assert sum(guess.bid[1] == 7 for guess in guesses) < 75
    assert {guess.bid[2] for guess in guesses} == {4}
    assert {guess.bid[0] for guess in guesses} == {0}


@pytest.mark.clause("R23", "CC27")
def test_a_back_does_not_give_away_its_character() -> None:
    for state in random_game(4, 2):
        if PHASES[state.phase] == "character":
            unseen = [i for i in range(21) if state.card_at[96 + i] == 0]
            assert [move - 4224 for move, _ in state.outcomes()] == unseen
        if state.phase == codes.LAY_OUT:
            view = to_builtins(GAME.view(state, None))
            assert set(view["back"]) == {"id", "skull", "order"}


@pytest.mark.clause("R23")
def test_events_do_not_give_away_a_bid() -> None:
    match = Match(GAME, checked_setup(GAME, 4), Dealer(bytes(32)))
    match.play(0, {"type": "bid", "value": 3})
    news = to_builtins(match.play(1, {"type": "bid", "value": 7}))
    assert news == [{"type": "bid_chosen", "seat": 1}]
    assert match.moves(0)[-1] == (1, {"hidden": True})
    assert match.moves(1)[-1] == (1, {"type": "bid", "value": 7})


@pytest.mark.parametrize(("real", "virtual"), [(1, 3), (3, 2), (6, 0)])
def test_a_record_replays_to_the_same_bytes(real: int, virtual: int) -> None:
    rng = Random(real)
    match = Match(GAME, checked_setup(GAME, real, {"total": real + virtual}), Dealer(b"seed" * 8))
    while not match.over:
        seat = rng.choice(match.waiting_for())
        match.play(seat, rng.choice(to_builtins(match.view(seat))["view"]["moves"]))
    text = write(record_of(match))
    again = replay(GAME, parse(text))
    assert GAME.freeze(again.state) == GAME.freeze(match.state)
    assert verify(GAME, parse(text)) is None
    assert GAME.thaw(GAME.freeze(match.state)).same(match.state)


GOLDEN = Path(__file__).parents[2] / "golden" / "carson-city-cards.jsonl"


@pytest.mark.parametrize("line", GOLDEN.read_text(encoding="utf-8").splitlines(), ids=range(4))
def test_golden_games_replay_as_they_always_did(line: str) -> None:
    record = parse(line)
    assert record.rules == GAME.rules
    assert replay(GAME, record).over
    assert verify(GAME, record) is None


@pytest.mark.clause("R10", "R21")
def test_a_record_from_before_there_were_readings_to_choose_replays_as_it_did() -> None:
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        assert not {"lawyer_with_worker", "outlaws_cover"} & json.loads(line)["setup"]["options"].keys()
        match = replay(GAME, parse(line))
        assert match.setup.options["lawyer_with_worker"] is False
        assert match.setup.options["outlaws_cover"] is True


def test_copies_are_independent_and_frozen_states_thaw() -> None:
    for state in random_game(3, 9)[::7]:
        again = GAME.thaw(GAME.freeze(state))
        assert again.same(state)
        assert again.dump() == state.dump()
        if state.acting() and state.acting()[0] >= 0:
            before = state.dump()
            copy = GAME.copy(state)
            seat = state.acting()[0]
            copy.play(seat, copy.legal(seat)[0])
            assert state.dump() == before
            assert not copy.same(state)


def test_many_random_games_end() -> None:
    for (real, virtual), reading in product(digest.COUNTS, digest.READINGS):
        start = GAME.start(checked_setup(GAME, real, {"total": real + virtual, "level": "expert", **reading}))
        _, decisions = playouts(start, 40, 7)
        assert decisions > 40 * 36 * real


def run_digest(first: int, count: int, pure: bool) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    environment.pop("CARSONNE_PURE", None)
    if pure:
        environment["CARSONNE_PURE"] = "1"
    command = [sys.executable, str(Path(digest.__file__)), str(first), str(count)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.skipif(carsonne.mode() == "plain", reason="there is nothing to compare without compiled rules")
@pytest.mark.timeout(1500)
def test_compiled_and_plain_agree_after_every_move() -> None:
    games = series(40, 300)
    compiled, plain = run_digest(0, games, pure=False), run_digest(0, games, pure=True)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert compiled[1:] == plain[1:]
