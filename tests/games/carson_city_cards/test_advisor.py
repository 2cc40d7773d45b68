"""The advisor of the Card Game: what it says is legal, exact at the end, blind to hidden bids and the same in plain."""

import os
import subprocess
import sys

import carsonne
from carsonne.games.carson_city_cards.knowledge import advisor, city_worth, feature_codes, features, sheets, weights
from carsonne.games.carson_city_cards.rules import codes, scoring
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.kernel.fields import put
from carsonne.kernel.game import RULES
from carsonne.kernel.state import Buffer, Rng
from tests.games.carson_city_cards.advice import ADVISOR, policy_game
from tests.games.carson_city_cards.digest import COUNTS
from tests.games.carson_city_cards.table import random_game

GAMES = 4 * len(COUNTS) if carsonne.mode() == "compiled" else 2
NO_HOPES = {"settings": dict.fromkeys(("deny", "price", "guess", "heat", "hold"), 0), "features": {}}


def copy_of(state: CarsonCityCardsState) -> CarsonCityCardsState:
    copy = state.clone()
    assert isinstance(copy, CarsonCityCardsState)
    return copy


def test_the_moves_are_the_legal_ones_and_the_position_stays_as_it_is() -> None:
    for number in range(GAMES):
        for state, acting in policy_game(number, wild=30):
            before = state.clone()
            for seat in acting:
                if seat >= 0:
                    assert sorted(move for move, _ in ADVISOR.ranked(state, seat)) == state.legal(seat)
            ADVISOR.expected(state)
            assert state.same(before)


def test_the_end_is_exact() -> None:
    for number in range(GAMES):
        for state, acting in policy_game(number, wild=30):
            assert len(ADVISOR.expected(state)) == state.players
            if not acting:
                assert ADVISOR.expected(state) == [100 * points for points in sheets.totals(state)]


def test_a_place_is_worth_the_points_of_the_city_with_the_card_there() -> None:
    """Without hopes for the rounds to come, each place must agree with laying the card and counting."""
    bare = advisor.make(NO_HOPES)
    checked = 0
    for state in random_game(3, 8):
        if state.phase == codes.PLACE and len(state.legal(state.turn)) > 1:
            seat = state.turn
            for move, worth in bare.ranked(state, seat):
                if move < codes.SELL_MOVE and not sold_later(state, seat):
                    then = copy_of(state)
                    then.play(seat, move)
                    assert worth == 100 * then.scores()[seat]
                    checked += 1
    assert checked > 500


def sold_later(state: CarsonCityCardsState, seat: int) -> bool:
    """Return whether an Auctioneer may still sell, which is worth more than the points of now."""
    return any(move >= codes.SELL_MOVE for move in state.legal(seat)) or state.card_at[codes.TERRAIN + 5] == 8 + seat


def test_the_best_place_is_the_best_of_all_places() -> None:
    scratch, places, sheet = weights.scratch(), Buffer(), Buffer()
    for state in random_game(2, 3):
        if state.phase == codes.TAKE:
            seat, left = state.turn, city_worth.rounds_after(state)
            for move in state.legal(seat):
                if codes.TERRAIN > move - 128 >= 0:
                    best = city_worth.best_place(state, seat, move - 128, left, places, sheet, scratch)
                    then = copy_of(state)
                    then.play(seat, move)
                    tried = [
                        worth_after(then, seat, place, left) for place in then.legal(seat) if place < codes.SELL_MOVE
                    ]
                    assert best == max(tried)


def worth_after(state: CarsonCityCardsState, seat: int, move: int, left: int) -> int:
    then = copy_of(state)
    then.play(seat, move)
    return city_worth.city_worth(then, seat, left, Buffer(), weights.scratch())


def test_points_alone_count_with_no_rounds_left() -> None:
    """All hopes fade: with no round left a city is worth its points."""
    scratch, sheet = weights.scratch(), Buffer()
    for state, acting in policy_game(6):
        if not acting:
            for seat in range(state.seats):
                scoring.count(state, seat, sheet)
                points = sheet.head(codes.TOTAL + 1)[codes.TOTAL]
                assert city_worth.city_worth(state, seat, 0, sheet, scratch) == feature_codes.UNIT * points


def test_the_strength_of_a_bid_is_the_share_of_the_cards_that_it_beats() -> None:
    state = copy_of(random_game(3, 1)[0])
    for other in range(1, state.players):
        put(state, "hand", other, 1 << 2 | 1 << 5 if other == 1 else 1 << 5 | 1 << 7 if other == 2 else 0)
    shares = [features.strength_of(state, 0, value) for value in (1, 2, 4, 5, 6, 9)]
    assert shares == [0, 12, 25, 50, 75, 100]
    put(state, "hand", 1, 0)
    put(state, "hand", 2, 0)
    assert features.strength_of(state, 0, 5) == 50


def test_no_opinion_depends_on_bids_that_lie_face_down() -> None:
    seen = 0
    for state, acting in policy_game(3):
        if state.phase == codes.BID and 0 < len(acting) < state.seats:
            other = next(seat for seat in range(state.seats) if seat not in acting)
            guess = copy_of(state)
            hand = [value for value in range(1, 10) if state.hand[other] >> value & 1]
            for value in hand:
                put(guess, "bid", other, value)
                assert ADVISOR.ranked(guess, acting[0]) == ADVISOR.ranked(state, acting[0])
            seen += len(hand) > 1
    assert seen


def test_imagined_bids_are_cards_of_the_hand_and_nothing_else_changes() -> None:
    found = set()
    for state, _ in policy_game(3):
        if state.phase in (codes.BID, codes.REVEAL) and state.bid[1]:
            for key in range(20):
                guess = ADVISOR.imagined(state, 0, Rng(key))
                assert isinstance(guess, CarsonCityCardsState)
                assert guess.hand[1] >> guess.bid[1] & 1
                assert guess.bid[0] == state.bid[0]
                found.add(guess.bid[1])
                put(guess, "bid", 1, state.bid[1])
                for seat in range(2, state.seats):
                    put(guess, "bid", seat, state.bid[seat])
                assert guess.same(state)
        elif state.phase not in (codes.BID, codes.REVEAL):
            assert ADVISOR.imagined(state, 0, Rng(1)).same(state)
    assert len(found) > 5


def test_a_bid_is_seen_by_its_owner_until_all_are_revealed() -> None:
    for state, acting in policy_game(3):
        if state.phase == codes.BID:
            sights = {ADVISOR.sight(state, 0, 1, move) for move in range(codes.BID_MOVE + 1, codes.BID_MOVE + 10)}
            assert len(sights) == 1
            assert ADVISOR.sight(state, 1, 1, codes.BID_MOVE + 3) == codes.BID_MOVE + 3
        elif state.phase == codes.REVEAL:
            other = copy_of(state)
            put(other, "bid", 1, state.bid[1] % 9 + 1)
            assert ADVISOR.sight(state, 0, RULES, 0) != ADVISOR.sight(other, 0, RULES, 0)
        elif acting and acting[0] >= 0:
            assert [ADVISOR.sight(state, 0, acting[0], move) for move in (9, 200)] == [9, 200]


def test_the_file_of_weights_names_what_the_features_are() -> None:
    data = weights.read()
    assert set(data["features"]) <= set(feature_codes.FEATURE_NAMES)
    assert data["command"]
    for name, columns in data["features"].items():
        assert set(columns) <= set(feature_codes.COLUMN_NAMES)
        assert "flat" not in columns or feature_codes.FEATURE_NAMES.index(name) in feature_codes.ALWAYS_ON


def advice(first: int, count: int, pure: bool) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.getcwd(), "CARSONNE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "tests.games.carson_city_cards.advice", str(first), str(count)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split()


def test_plain_and_compiled_advisors_agree() -> None:
    plain, compiled = advice(1, 1, pure=True), advice(1, 1, pure=False)
    assert plain[0] == "plain"
    assert plain[1:] == compiled[1:]
