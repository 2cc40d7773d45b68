"""Random games for all player counts, sides and variants: invariants, privacy, records, plain against compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.faces.events import events
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes, tables
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.playout import playouts
from carsonne.kernel.record import parse, record_of, replay, verify, write
from tests.games.carson_city.table import Sketch, characters, go, play_rules, resolving, say, sketch, start
from tests.thorough import series

GAMES = series(400, 5_000)


def options(i: int) -> dict[str, Any]:
    """Return options such that every combination of variants turns up, with all kinds of sides."""
    return {
        "sides": ("yellow", "red", "drawn")[i % 3],
        "law_of_the_strongest": bool(i & 1),
        "carson_river": bool(i & 2),
        "kit_carson": i % 8 >= 6,
        "road_windows": bool(i % 5),
        "duel_order": codes.DUEL_ORDERS[i // 3 % 2],
        "withdraw": codes.WITHDRAWALS[i // 2 % 3],
        "duel_refill": codes.DUEL_REFILLS[i // 5 % 2],
    }


def random_move(s: CarsonCityState, seat: int, rng: Random) -> int:
    """Choose a random legal move; in the simultaneous placing, sometimes a lock."""
    if s.phase == codes.ASK_KIT and rng.random() < 0.1:
        return codes.LOCK_MOVE
    return rng.choice(s.legal(seat))


def step(s: CarsonCityState, rng: Random) -> None:
    acting = s.acting()
    if acting == (RULES,):
        s.play(RULES, 0)
    elif acting == (CHANCE,):
        outcomes = s.outcomes()
        s.play(CHANCE, rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0])
    else:
        seat = rng.choice(acting)
        s.play(seat, random_move(s, seat, rng))


def check(f: Sketch, s: CarsonCityState) -> None:
    """Check that nothing appears or gets lost (CB4 to CB6, CB75, CB87, CB88)."""
    for seat in range(f.seats):
        standing = sum(f.stand[target] >> seat & 1 for target in range(88) if target not in (64, 67))
        standing += f.crowd[seat] + f.crowd[5 + seat]
        standing -= f.white_at < codes.TARGETS and f.sheriff == seat and f.white_at not in (64, 67)
        assert f.cowboys[seat] >= 0
        assert f.cowboys[seat] + standing <= 10
        assert f.owner.count(seat) <= 12
        assert f.money[seat] >= 0
        assert f.roads[seat] >= 0
    assert sum(f.edges) + sum(f.roads) <= 25
    for what in range(1, codes.TYPES):
        held = f.market.count(what) + f.bag[what] + sum(f.kept[what :: codes.TYPES]) + f.content.count(what)
        assert held + (f.hand == what and not f.from_kept) == tables.COUNT[what]
    assert f.content.count(codes.HOUSE) <= 20
    check_town(f, s)


def check_town(f: Sketch, s: CarsonCityState) -> None:
    """Check that the roads are one network, what needs a road has one, and buildings have owners."""
    ends = [set(tables.EDGE_END[e * 2 : e * 2 + 2]) for e, n in enumerate(f.edges) if n]
    reached: set[int] = set(ends[0]) if ends else set()
    for _ in ends:
        for pair in ends:
            reached |= pair if pair & reached else set()
    assert all(pair <= reached for pair in ends)
    served = set(accessors.served_parcels(s))
    for parcel, what in enumerate(f.content):
        if what == codes.HOUSE or (codes.RANCH <= what <= codes.PRISON and tables.NEEDS_HOUSE[what]):
            assert parcel in served
        if codes.RANCH <= what <= codes.PRISON:
            assert f.owner[parcel] != codes.NOBODY
        if what == codes.RIVER:
            assert f.owner[parcel] == codes.NOBODY
            assert not f.stand[parcel]


@pytest.mark.clause("CB84", "CB87", "CB88", "CB27")
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("batch", range(4))
def test_no_invariant_breaks_in_random_games(batch: int) -> None:
    for i in range(batch, GAMES, 4):
        rng = Random(i)
        s = start(2 + batch, **options(i))
        s.listen(True)
        while s.acting():
            step(s, rng)
            events(s, s.heard())
            check(Sketch(s), s)
        assert Sketch(s).round == 4


@pytest.mark.clause("R21", "CB124", "CB125")
@pytest.mark.parametrize("i", range(8))
def test_imagined_positions_look_the_same_and_are_different(i: int) -> None:
    rng = Random(i)
    s = start(3 + i % 3, **options(2 * i + 1))
    different = 0
    while s.acting():
        step(s, rng)
        if rng.random() < 0.15:
            for seat in range(s.seats):
                guess = GAME.imagine(s, seat, rng)
                assert to_builtins(GAME.view(guess, seat)) == to_builtins(GAME.view(s, seat))
                different += not guess.same(s)
    assert different


@pytest.mark.clause("CB124", "CB125", "R17")
def test_imagined_hands_agree_with_the_totals_that_were_announced() -> None:
    rng = Random(8)
    s = start(4, law_of_the_strongest=True)
    while s.acting():
        step(s, rng)
        f = Sketch(s)
        if f.step < codes.DO_MARKET or rng.random() < 0.8:
            continue
        guess = Sketch(GAME.imagine(s, 0, rng))
        assert guess.tiles_of(0) == f.tiles_of(0)
        for seat in range(1, 4):
            assert len(guess.tiles_of(seat)) == len(f.tiles_of(seat))
            if not f.drawn_at[seat]:  # all tiles played from this hand were face up
                assert sum(guess.tiles_of(seat)) == sum(f.tiles_of(seat))


@pytest.mark.clause("CB126", "R17")
def test_nobody_is_imagined_to_hold_tiles_seen_after_they_drew() -> None:
    f = Sketch(start(3, law_of_the_strongest=True))
    f.tile_at, f.step, f.draws, f.drawer = [8] * 30, codes.DO_PICK, 2, codes.NOBODY
    f.drawn_at[:3] = [0, 1, 2]
    f.announced[:3] = [15] * 3
    for tile, place, since in ((0, 1, 0), (3, 2, 0), (5, 7, 1)):  # B drew zero, then a five was face up, then C drew
        f.tile_at[tile], f.tile_since[tile] = place, since
    guesses = [Sketch(GAME.imagine(f.state(), 0, Random(i))) for i in range(20)]
    assert {guess.tiles_of(1)[0] for guess in guesses} == {0, 3}
    assert {guess.tiles_of(2)[0] for guess in guesses} == {0, 3, 5}


@pytest.mark.clause("CB47", "CB125", "R21")
def test_secret_choices_are_imagined_too() -> None:
    f = sketch(law_of_the_strongest=True, withdraw="never")
    for tile in range(12):
        f.tile_at[tile], f.tile_since[tile] = tile // 6, codes.NOWHERE
    f.drawer, f.roads = codes.NOBODY, [0] * 5
    s = play_rules(resolving(characters(f, "banker", "sheriff"), ammunition=[0, 1]).state())
    say(s, 1, "tile", value=4)
    assert {Sketch(GAME.imagine(s, 0, Random(i))).chosen[1] - 1 for i in range(60)} == set(range(6))
    assert {Sketch(GAME.imagine(s, 1, Random(i))).chosen[1] - 1 for i in range(60)} == {4}
    go(say(s, 0, "tile", value=4))
    say(s, 1, "spend", amount=10)
    assert {Sketch(GAME.imagine(s, 0, Random(i))).chosen[1] - 1 for i in range(200)} == set(range(16))


def test_a_view_never_shows_a_foreign_tile() -> None:
    rng = Random(5)
    s = start(3, law_of_the_strongest=True)
    while s.acting():
        step(s, rng)
        f = Sketch(s)
        hands = to_builtins(GAME.view(s, 1))["duel_tiles"]["hands"]
        assert hands[1] == f.tiles_of(1)
        assert [hands[0], hands[2]] == [len(f.tiles_of(0)), len(f.tiles_of(2))]
        assert to_builtins(GAME.view(s, None))["duel_tiles"]["hands"] == [len(f.tiles_of(seat)) for seat in range(3)]


@pytest.mark.parametrize("i", range(6))
def test_a_record_replays_to_the_same_position(i: int) -> None:
    match = Match(GAME, checked_setup(GAME, 2 + i % 4, options(i)), Dealer(arena_seed("city", i)))
    rng = Random(i)
    while not match.over:
        seat = rng.choice(match.waiting_for())
        move = random_move(match.state, seat, rng)
        data = to_builtins(GAME.to_json(match.state, seat, move))
        assert GAME.from_json(match.state, seat, data) == move
        match.play(seat, data)
    record = parse(write(record_of(match)))
    assert replay(GAME, record).state.same(match.state)
    assert verify(GAME, record) is None


def test_a_state_freezes_and_thaws() -> None:
    rng = Random(3)
    s = start(4, sides="drawn", law_of_the_strongest=True)
    for _ in range(150):
        step(s, rng)
        assert GAME.thaw(GAME.freeze(s)).same(s)
        assert Sketch(s).state().same(s)
    assert s.clone().same(s)


@pytest.mark.clause("CB15", "CB22", "CB51", "CB75", "CB88")
@pytest.mark.parametrize("i", range(8))
def test_what_is_counted_along_the_way_is_what_the_plan_says(i: int) -> None:
    """Counting roads, served parcels, buildings and parcels again after every move gives the same numbers."""
    rng, other = Random(i), Random(i)
    s, t = start(2 + i % 4, **options(i)), start(2 + i % 4, **options(i))
    while s.acting():
        step(s, rng)
        step(t, other)
        t = Sketch(t).state()
        assert s.same(t)
        for read in (accessors.prices, accessors.served_parcels, accessors.strengths):
            assert read(s) == read(t)


def test_playouts_end() -> None:
    totals, decisions = playouts(start(4), 20, 7)
    assert len(totals) == 4
    assert decisions > 20 * 50


PARITY = """
import hashlib, random, sys
import carsonne
from tests.games.carson_city.test_random import options, start, step
digest = hashlib.sha256()
for i in range(int(sys.argv[1])):
    rng = random.Random(i)
    s = start(2 + i % 4, **options(i))
    while s.acting():
        step(s, rng)
        digest.update(repr((s.dump(), s.acting())).encode())
print(carsonne.mode(), digest.hexdigest())
"""


def _hash(pure: bool, games: int) -> list[str]:
    root = Path(__file__).parents[3]
    environment = {
        **os.environ,
        "CARSONNE_PURE": "1" if pure else "0",
        "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}",
    }
    command = [sys.executable, "-c", PARITY, str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=root)
    return done.stdout.split()


@pytest.mark.timeout(1500)
def test_plain_and_compiled_agree_after_every_move() -> None:
    games = series(40, 300)
    plain, other = _hash(True, games), _hash(False, games)
    assert plain[0] == "plain"
    assert plain[1] == other[1]
