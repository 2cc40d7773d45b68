"""The dealing scheme, implemented here again from its description."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carsonne import registry
from carsonne.arena.playing import records
from carsonne.arena.series import Series
from carsonne.games.carcassonne.game import GAME
from carsonne.kernel.dealer import SCHEME, Dealer, Draw, arena_seed
from carsonne.kernel.errors import BadRecord
from carsonne.kernel.game import Setup
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import Deal, Record, Unverifiable, parse, verify, write
from carsonne.locales import say

SEED = bytes(range(32))


def expected(seed: bytes, salt: str, stream: str, n: int, weights: list[int]) -> int:
    """Return the index of the outcome of the n-th draw, step by step as in docs/records.md."""
    total = sum(weights)
    largest = 2**64 // total * total
    k = 0
    while True:
        text = salt + "|" + stream + "|" + str(n) + "|" + str(k)
        digest = hmac.new(seed, text.encode("utf-8"), hashlib.sha256).digest()
        value = int.from_bytes(digest[0:8], "big")
        if value < largest:
            break
        k += 1
    left = value % total
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise AssertionError


@given(
    seed=st.binary(min_size=32, max_size=32),
    salt=st.text(max_size=20),
    weights=st.lists(st.integers(1, 1000), min_size=1, max_size=30),
    draws=st.integers(1, 5),
)
def test_draws_follow_the_scheme(seed: bytes, salt: str, weights: list[int], draws: int) -> None:
    dealer = Dealer(seed, salt)
    outcomes = [(10 * index, weight) for index, weight in enumerate(weights)]
    for n in range(draws):
        assert dealer.draw(Draw("tiles", outcomes)) == 10 * expected(seed, salt, "tiles", n, weights)


def test_a_number_that_would_favour_small_ones_is_drawn_again() -> None:
    """With a total just above 2**63 about half of all numbers are rejected."""
    total = 2**63 + 1
    dealer = Dealer(SEED, "salt")
    steps = []
    for n in range(40):
        found = dealer.number("s", n, total)
        texts = [f"salt|s|{n}|{k}".encode() for k in range(64)]
        values = [int.from_bytes(hmac.digest(SEED, text, "sha256")[:8], "big") for text in texts]
        k = next(k for k, value in enumerate(values) if value < total)
        assert found == values[k]
        steps.append(k)
    assert {0, 1, 2} <= set(steps)


def test_streams_do_not_disturb_each_other() -> None:
    alone, mixed = Dealer(SEED), Dealer(SEED)
    tiles, dice = Draw("tiles", [(i, 1) for i in range(1000)]), Draw("dice", [(i, 1) for i in range(1000)])
    expected_tiles = [alone.draw(tiles) for _ in range(20)]
    found = []
    for _ in range(20):
        mixed.draw(dice)
        found.append(mixed.draw(tiles))
        mixed.draw(dice)
    assert found == expected_tiles


def test_seed_salt_stream_and_number_all_matter() -> None:
    draw = [(i, 1) for i in range(10**6)]
    found = {
        Dealer(SEED).draw(Draw("a", draw)),
        Dealer(bytes(32)).draw(Draw("a", draw)),
        Dealer(SEED, "x").draw(Draw("a", draw)),
        Dealer(SEED).draw(Draw("b", draw)),
    }
    assert len(found) == 4


def test_weights_are_respected() -> None:
    dealer = Dealer(SEED)
    found = Counter(dealer.draw(Draw("bag", [(1, 1), (2, 0), (3, 3)])) for _ in range(4000))
    assert found[2] == 0
    assert 850 < found[1] < 1150


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [-1, 2], [2**64], [2**63, 2**63], [-5]])
def test_impossible_weights_are_rejected_and_use_up_no_draw(weights: list[int]) -> None:
    dealer = Dealer(SEED)
    with pytest.raises(ValueError, match="'bag'"):
        dealer.draw(Draw("bag", list(enumerate(weights))))
    assert dealer.drawn["bag"] == 0


def test_the_seed_is_promised_first_and_shown_last() -> None:
    dealer = Dealer(SEED, "abc")
    promise = {"scheme": SCHEME, "commit": hashlib.sha256(SEED).hexdigest(), "salt": "abc"}
    assert dealer.deal(False) == promise
    assert dealer.deal(True) == {**promise, "seed": SEED.hex()}
    assert len(Dealer().seed) == 32
    assert Dealer().seed != Dealer().seed


def test_the_seeds_of_a_series() -> None:
    assert arena_seed("7", 12) == hashlib.sha256(b"7:12").digest()


# Verify


@pytest.fixture(scope="module")
def text() -> bytes:
    """Record a game with hands, where draws are private."""
    series = Series("carcassonne", ("random", "random"), 1, "verify", {"hand": 3})
    return write(records(series)[0])


@pytest.fixture
def record(text: bytes) -> Record:
    return parse(text)


def deal_of(record: Record) -> Deal:
    assert record.deal is not None
    return record.deal


def test_an_honest_game_is_true(record: Record) -> None:
    assert verify(registry.find("carcassonne"), record) is None


def test_every_draw_of_an_honest_game_follows_the_scheme(record: Record) -> None:
    game = registry.find("carcassonne")
    deal = deal_of(record)
    assert deal.seed is not None
    bag = {kind: n for kind, n in GAME.view(game.start(_setup(record)), None).bag.items() if n}
    draws = [data["tile"] for who, data in record.moves if who == "*"]
    for n, tile in enumerate(draws):
        kinds = sorted(bag)
        assert kinds[expected(bytes.fromhex(deal.seed), deal.salt, "tiles", n, [bag[kind] for kind in kinds])] == tile
        bag[tile] -= 1
        bag = {kind: n for kind, n in bag.items() if n}
    assert len(draws) == 71


def wrong(record: Record) -> str:
    """Return what is wrong with the draws of a record."""
    said = verify(registry.find("carcassonne"), record)
    assert said is not None
    return say(said)


def _setup(record: Record) -> Setup:
    return checked_setup(registry.find(record.game), record.setup.seats, record.setup.options)


def test_a_forged_draw_is_false(record: Record) -> None:
    who, data = record.moves[0]
    other = "A" if data["tile"] != "A" else "B"
    record.moves[0] = (who, {**data, "tile": other})
    assert "moves[0]: The seed gives" in wrong(record)


def test_a_draw_in_the_wrong_place_is_false(record: Record) -> None:
    index = next(i for i, (who, _) in enumerate(record.moves) if who != "*")
    record.moves.insert(index, record.moves[0])
    assert wrong(record) == f"moves[{index}]: There is nothing to draw here."


def test_an_illegal_move_is_false(record: Record) -> None:
    index = next(i for i, (who, _) in enumerate(record.moves) if who != "*")
    record.moves[index] = (0, {"type": "skip"})
    assert wrong(record).startswith(f"moves[{index}]")


def test_wrong_scores_are_false(record: Record) -> None:
    record.scores = [1000, 0]
    assert "scores" in wrong(record)
    record.scores = None
    assert verify(registry.find("carcassonne"), record) is None


def test_another_seed_or_salt_is_false(record: Record) -> None:
    deal = deal_of(record)
    deal.salt = "changed"
    assert "The seed gives" in wrong(record)
    deal.seed = bytes(32).hex()
    assert "commitment" in wrong(record)


def test_draws_that_are_not_called_chance_do_not_slip_through(text: bytes) -> None:
    with pytest.raises(BadRecord, match=r"moves\[0\]"):
        parse(text.replace(b'"*"', b"-1"))


def test_without_a_seed_nothing_can_be_said(record: Record) -> None:
    deal = deal_of(record)
    seed, deal.seed = deal.seed, None
    with pytest.raises(Unverifiable, match="no seed"):
        verify(registry.find("carcassonne"), record)
    deal.seed, deal.scheme = seed, "dice/0" * 1000
    with pytest.raises(Unverifiable, match="dice/0") as error:
        verify(registry.find("carcassonne"), record)
    assert len(error.value.detail) < 200
    record.deal = None
    with pytest.raises(Unverifiable):
        verify(registry.find("carcassonne"), record)


@pytest.mark.parametrize("seed", ["xyz", "", "00", "0" * 66, "0"])
def test_a_bad_seed_is_a_bad_record(record: Record, seed: str) -> None:
    deal_of(record).seed = seed
    with pytest.raises(BadRecord, match=r"deal\.seed"):
        verify(registry.find("carcassonne"), record)
