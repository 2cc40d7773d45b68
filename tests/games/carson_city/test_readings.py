"""Where the rules can be read in several ways: the order of duels, withdrawing, new duel tiles (R7, R12, R17)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from msgspec import to_builtins

from carsonne.bots import find
from carsonne.games.carson_city.faces import positions, score, terminal
from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.game import RULES, Traits
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import parse, record_of, replay, verify, write
from tests.games.carson_city.table import (
    Json,
    Sketch,
    characters,
    events,
    go,
    in_json,
    legal,
    may,
    now,
    play_rules,
    resolving,
    say,
    sketch,
    start,
    town,
)
from tests.games.carson_city.test_variants import hand, law

POLICY = find("carson-city", "policy")


def heard(s: CarsonCityState, *types: str) -> list[Json]:
    """Return the events of these types."""
    return [event for event in events(s) if event["type"] in types]


# Who orders duels


@pytest.mark.clause("CB56", "R7")
@pytest.mark.parametrize(("reading", "decider"), [("passed", 3), ("involved", 1)])
def test_who_decides_which_duel_is_next(reading: str, decider: int) -> None:
    f = characters(sketch(4, duel_order=reading), "banker", "settler", "grocer", "captain")
    resolving(f, passing=[3, 1, 0, 2], r1c1=[0, 1], r1c3=[0, 2], r8c8=[3])
    f.roads[:4] = [0] * 4
    s = play_rules(f.state())
    assert now(s) == "next_duel"
    assert s.acting() == (decider,)
    assert {move["parcel"] for move in legal(s, decider)} == {"r1c1", "r1c3"}


@pytest.mark.clause("CB56", "R7")
def test_the_first_who_passed_decides_about_attacks_too() -> None:
    f = town(characters(sketch(3), "banker", "settler", "captain"), r1c1="mine/0", r8c8="bank/1")
    resolving(f, passing=[2, 1, 0], r1c1=[0, 1], r8c8=[0, 1])
    f.roads[:3] = [0] * 3
    s = go(f.state())
    assert now(s) == "next_duel"
    assert s.acting() == (2,)


# Withdrawing with tiles


def contest(**options: object) -> Sketch:
    """Set up three players with tiles, the third with a single one."""
    f = law(3, **options)
    hand(f, 0, 0, 3)
    hand(f, 1, 1, 4)
    hand(f, 2, 5)
    return characters(f, "banker", "settler", "captain")


@pytest.mark.clause("CB125", "R12")
@pytest.mark.parametrize(("reading", "asked"), [("never", (0,)), ("tiles", (0, 2)), ("always", (0, 2))])
def test_withdrawing_is_a_choice_beside_the_tiles(reading: str, asked: tuple[int, ...]) -> None:
    """Without it, a player with a single tile has nothing to decide."""
    s = play_rules(resolving(contest(withdraw=reading), ammunition=[0, 2]).state())
    assert now(s) == "duel_tile"
    assert s.acting() == asked
    assert may(s, 0, "withdraw") == (reading != "never")
    assert sorted(move["type"] for move in legal(s, 0)) == ["tile", "tile"] + ["withdraw"] * (reading != "never")


@pytest.mark.clause("CB42", "CB125", "R12")
def test_one_who_is_left_alone_wins_without_a_duel_and_keeps_the_tile() -> None:
    s = play_rules(resolving(contest(), ammunition=[0, 1, 2]).state())
    s.listen(True)
    say(s, 0, "withdraw")
    assert GAME.traits(s, 1, codes.WITHDRAW_MOVE) == Traits.SECRET
    hidden = to_builtins(GAME.view(s, 1))
    assert (hidden["duel"]["ready"], hidden["duel"]["values"]) == ([0], [])
    assert heard(s, "withdrew") == []
    say(s, 2, "withdraw")
    say(s, 1, "tile", value=4)
    assert s.acting() == (RULES,)
    go(s)
    g = Sketch(s)
    assert g.ammunition == 1
    assert g.cowboys[:3] == [3 + 4, 3 + 4, 3 + 4]  # with the four of the end of the round; none came home
    assert [g.tiles_of(seat) for seat in range(3)] == [[0, 3], [1, 4], [5]]
    told = heard(s, "withdrew", "unchallenged", "shot", "duel_won", "cowboy_home")
    assert told == [
        {"type": "withdrew", "seat": 0, "target": "ammunition"},
        {"type": "withdrew", "seat": 2, "target": "ammunition"},
        {"type": "unchallenged", "seat": 1, "target": "ammunition", "tile": 4},
    ]


@pytest.mark.clause("CB42", "R12")
def test_the_others_fight_when_one_has_withdrawn() -> None:
    s = play_rules(resolving(contest(), ammunition=[0, 1, 2]).state())
    say(s, 2, "withdraw")
    say(s, 1, "tile", value=1)
    say(s, 0, "tile", value=3)
    go(s)
    g = Sketch(s)
    assert g.ammunition == 0
    assert g.cowboys[:3] == [7, 8, 7]  # B lost the duel, C lost the cowboy
    assert [g.tiles_of(seat) for seat in range(3)] == [[0], [4], [5]]


@pytest.mark.clause("CB42", "R12")
@pytest.mark.parametrize("place", ["ammunition", "r1c1", "r4c4", "build_12"])
def test_if_all_withdraw_nobody_gets_the_action(place: str) -> None:
    """On the track, over land, and over a building of the first player, which pays as if nobody had come."""
    f = town(contest(), r4c4="hotel/0")
    f.money[:3] = [0] * 3
    s = go(resolving(f, **{place: [0, 1, 2]}).state())
    s.listen(True)
    for seat in range(3):
        say(s, seat, "withdraw")
    go(s)
    g = Sketch(s)
    assert (g.ammunition, g.owner[0], g.raid) == (codes.NOBODY, codes.NOBODY, [0] * codes.PARCELS)
    assert g.cowboys[:3] == [7, 7, 7]
    assert g.stand == [0] * codes.TARGETS
    assert g.money[0] == 6
    assert len(heard(s, "withdrew", "unchallenged", "raided", "bought")) == 3


@pytest.mark.clause("CB42", "CB100", "R12")
def test_when_the_defender_withdraws_a_lone_attacker_succeeds() -> None:
    f = town(contest(), r4c4="hotel/0")
    f.money[:3] = [0] * 3
    s = go(resolving(f, r4c4=[0, 1]).state())
    say(s, 0, "withdraw")
    go(say(s, 1, "tile", value=1))
    assert now(s) == "raid"
    go(say(s, 1, "perform"))
    assert Sketch(s).money[:2] == [3, 3]


@pytest.mark.clause("CB108", "R12")
def test_the_red_sheriff_gets_nothing_for_withdrawing() -> None:
    for move, points in (("withdraw", 0), ("tile", 3)):
        f = characters(contest(sides="red"), "sheriff", "settler", "captain")
        s = play_rules(resolving(f, ammunition=[0, 1]).state())
        say(s, 0, move, **({"value": 0} if move == "tile" else {}))
        go(say(s, 1, "tile", value=4))
        assert Sketch(s).points[0] == points


@pytest.mark.clause("R12", "R21")
def test_a_tile_that_was_shown_and_taken_back_is_known() -> None:
    """In every position that another seat may imagine its owner still holds it."""
    s = play_rules(resolving(contest(), ammunition=[0, 1]).state())
    say(s, 0, "withdraw")
    go(say(s, 1, "tile", value=4))
    rng = Random(3)
    guesses = [accessors.tiles_at(GAME.imagine(s, 0, rng), 1) for _ in range(20)]
    assert all(4 in guess for guess in guesses)


@pytest.mark.clause("R12", "R21")
def test_others_may_have_withdrawn_or_not() -> None:
    s = play_rules(resolving(contest(), ammunition=[0, 1]).state())
    say(s, 1, "withdraw")
    guesses = {Sketch(GAME.imagine(s, 0, Random(i))).chosen[1] for i in range(60)}
    assert codes.WITHDRAWN in guesses
    assert len(guesses) > 2


# Withdrawing before dice


def quarrel(reading: str) -> CarsonCityState:
    """Set up three players on one square, asked in the order 2, 0, 1."""
    f = characters(sketch(3, withdraw=reading), "banker", "settler", "captain")
    f.roads[:3] = [0] * 3
    return play_rules(resolving(f, passing=[2, 0, 1], ammunition=[0, 1, 2]).state())


@pytest.mark.clause("CB42", "R12")
@pytest.mark.parametrize("reading", ["never", "tiles"])
def test_with_dice_nobody_is_asked_unless_that_is_agreed(reading: str) -> None:
    assert now(quarrel(reading)) == "roll_duel"


@pytest.mark.clause("CB42", "R12")
def test_all_are_asked_before_dice_in_passing_order() -> None:
    s = quarrel("always")
    assert now(s) == "withdraw"
    assert s.acting() == (2,)
    assert to_builtins(GAME.view(s, 2))["question"]["target"] == "ammunition"
    assert {move["type"] for move in legal(s, 2)} == {"withdraw", "stay"}
    say(s, 2, "stay")
    assert s.acting() == (RULES,)
    play_rules(s)
    assert s.acting() == (0,)
    assert to_builtins(GAME.view(s, 0))["duel"] == {
        "target": "ammunition",
        "seats": [0, 1, 2],
        "ready": [2],
        "values": [],
    }
    play_rules(say(s, 0, "withdraw"))
    play_rules(say(s, 1, "stay"))
    assert now(s) == "roll_duel"
    go(s, [1, 6])
    g = Sketch(s)
    assert g.ammunition == 2
    assert g.cowboys[:3] == [7, 8, 7]


@pytest.mark.clause("CB42", "R12")
def test_the_last_who_is_left_is_not_asked_and_does_not_roll() -> None:
    s = quarrel("always")
    s.listen(True)
    play_rules(say(s, 2, "withdraw"))
    go(say(s, 0, "withdraw"))
    assert Sketch(s).ammunition == 1
    told = heard(s, "withdrew", "unchallenged", "shot", "duel_won")
    assert [event["type"] for event in told] == ["withdrew", "withdrew", "unchallenged"]
    assert told[-1] == {"type": "unchallenged", "seat": 1, "target": "ammunition"}


@pytest.mark.clause("CB42", "CB86", "R12")
def test_roads_may_be_laid_before_one_answers() -> None:
    f = characters(sketch(2, withdraw="always"), "banker", "settler")
    f.edges[0] = 1
    s = play_rules(resolving(f, ammunition=[0, 1]).state())
    assert in_json(GAME.view(s, 0))["question"]["roads"]
    assert legal(s, 0, "road")


# New tiles


@pytest.mark.clause("CB126", "R17")
@pytest.mark.parametrize(("reading", "unused"), [("discard", 0), ("reserve", 12)])
def test_where_new_tiles_come_from(reading: str, unused: int) -> None:
    f = law(3, withdraw="never", duel_refill=reading)
    hand(f, 0, 5)
    hand(f, 1, 0, 1)
    hand(f, 2, 2)
    characters(f, "banker", "settler", "captain")
    s = play_rules(resolving(f, ammunition=[0, 1]).state())
    assert to_builtins(GAME.view(s, 2))["duel_tiles"]["stock"] == unused
    play_rules(say(s, 1, "tile", value=0))
    assert now(s) == "draw_duel_tile"
    assert sum(weight for _, weight in s.outcomes()) == 18 - 2 + unused


@pytest.mark.clause("CB124", "R17")
def test_unused_sets_are_not_dealt() -> None:
    s = play_rules(start(3, law_of_the_strongest=True, duel_refill="reserve"))
    assert sum(weight for _, weight in s.outcomes()) == 18
    assert to_builtins(GAME.view(s, 0))["duel_tiles"]["stock"] == 18
    assert to_builtins(GAME.view(go(s), 0))["duel_tiles"]["stock"] == 12


# The counter


@pytest.mark.clause("CB44")
def test_a_square_is_shown_closed_once_its_counter_has_moved() -> None:
    f = characters(sketch(sides="red"), "banker", "settler")
    f.money[:2] = [50, 0]
    f.roads[:2] = [0, 0]
    s = go(resolving(f).state())
    assert now(s) == "banker"  # before the counter moves (CB43)
    assert to_builtins(GAME.view(s, 0))["closed"] == []
    go(say(s, 0, "buy_points", points=0))
    assert now(s) == "cash_limit"
    assert to_builtins(GAME.view(s, 0))["closed"] == ["buy_vp_2"]
    go(say(s, 0, "spend", amount=0))
    assert Sketch(s).round == 2
    assert to_builtins(GAME.view(s, 0))["closed"] == ["buy_vp_2"]


@pytest.mark.clause("CB44")
def test_nothing_closes_after_the_last_round() -> None:
    f = characters(sketch(), "banker", "settler")
    f.round = 4
    f.money[:2] = [50, 0]
    f.roads[:2] = [0, 0]
    s = go(resolving(f).state())
    assert now(s) == "cash_limit"
    assert to_builtins(GAME.view(s, 0))["closed"] == ["buy_vp_4", "buy_vp_3", "buy_vp_2"]


# Bots, records, notation


@pytest.mark.clause("R12")
def test_withdrawing_in_a_terminal() -> None:
    s = quarrel("always")
    assert [key for key, _, _ in terminal.choices(s, 2)] == ["withdraw", "stay"]
    s.listen(True)
    play_rules(say(s, 2, "withdraw"))
    go(say(s, 0, "withdraw"))
    told = [terminal.sentence(event, ["Ada", "Ben", "Cat"]) for event in GAME.told(s, s.heard())]
    assert told[:3] == [
        "Cat withdraws: Ammunition",
        "Ada withdraws: Ammunition",
        "Ben wins without a duel: Ammunition",
    ]


READINGS = list(product(codes.DUEL_ORDERS, codes.WITHDRAWALS, codes.DUEL_REFILLS, (False, True)))


def played(seats: int, options: dict[str, object], seed: int) -> Match:
    """Play a game of bots that sometimes move at random."""
    match = Match(GAME, checked_setup(GAME, seats, options), Dealer(bytes([seed]) * 32, "readings"))
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.waiting_for())
        bold = rng.random() < 0.5
        move = rng.choice(match.state.legal(seat)) if bold else POLICY.choose(match.state, seat, rng)
        match.play(seat, GAME.to_json(match.state, seat, move))
    return match


@pytest.mark.parametrize("i", range(len(READINGS)))
def test_every_combination_is_played_to_its_end_and_replays(i: int) -> None:
    order, withdraw, refill, strongest = READINGS[i]
    options: dict[str, object] = {"duel_order": order, "withdraw": withdraw, "duel_refill": refill}
    match = played(2 + i % 4, options | {"law_of_the_strongest": strongest}, i)
    record = parse(write(record_of(match)))
    assert verify(GAME, record) is None
    text = positions.position(match.state, None)
    named = positions.setup_of(text)[1]
    usual = {"duel_order": "passed", "withdraw": "tiles", "duel_refill": "discard"}
    assert {name: named.get(name, usual[name]) for name in options} == options
    assert score.score(text, {}).options | options == score.score(text, {}).options


@pytest.mark.clause("R7", "R12", "R17")
def test_a_record_from_before_the_options_replays_as_it_was_played() -> None:
    old: dict[str, object] = {"duel_order": "involved", "withdraw": "never", "duel_refill": "discard"}
    record = parse(write(record_of(played(4, old | {"law_of_the_strongest": True}, 5))))
    before = record.setup.options
    for name in old:
        assert before.pop(name) == old[name]
    again = replay(GAME, record)
    assert again.over
    assert {name: again.setup.options[name] for name in old} == old
