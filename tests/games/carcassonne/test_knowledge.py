"""What is public and what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import COUNT
from carsonne.games.carcassonne.rules.words import KINDS
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.privacy import shown_event
from tests.games.carcassonne import table


@pytest.mark.clause("CA42")
@pytest.mark.parametrize("seed", range(20))
def test_without_hands_everybody_sees_everything_but_the_order_of_the_tiles(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 5)
    s = table.wander(table.start(seats), rng, rng.randrange(280))
    views = [{**to_builtins(table.GAME.view(s, seat)), "moves": None} for seat in [*range(seats), None]]
    assert all(view == views[0] for view in views)
    seen = views[0]
    drawn = [seen["tile"]] if seen["tile"] else []
    on_table = Counter([tile["tile"] for tile in seen["tiles"]] + seen["aside"] + drawn)
    assert on_table + Counter(seen["bag"]) == Counter(dict(zip(KINDS, COUNT, strict=True)))
    assert seen["left"] == sum(seen["bag"].values())
    assert table.GAME.imagine(s, 0, rng).same(s)
    if s.acting() == (CHANCE,):
        assert [(KINDS[kind], n) for kind, n in s.outcomes()] == list(seen["bag"].items())


@pytest.mark.clause("CA43")
@pytest.mark.parametrize("seed", range(20))
def test_a_hand_is_known_to_its_owner_only(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 5)
    s = table.wander(table.start(seats, hand=3), rng, rng.randrange(300))
    for seat in [*range(seats), None]:
        seen = to_builtins(table.GAME.view(s, seat))
        assert seen["tile"] is None
        for other, hand in enumerate(seen["hands"]):
            mine = [KINDS[kind] for kind in accessors.hand(s, other)]
            assert hand == (mine if other == seat else len(mine))
        known = Counter([tile["tile"] for tile in seen["tiles"]] + seen["aside"])
        known.update(seen["hands"][seat] if seat is not None else [])
        assert known + Counter(seen["bag"]) == Counter(dict(zip(KINDS, COUNT, strict=True)))
        if s.acting() != (seat,):
            assert seen["moves"] == []


@pytest.mark.clause("CA43")
@pytest.mark.parametrize("seed", range(30))
def test_an_imagined_position_cannot_be_told_from_the_real_one(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 5)
    s = table.wander(table.start(seats, hand=3), rng, 20 + rng.randrange(250))
    others = set()
    for _ in range(10):
        seat = rng.randrange(seats)
        guess = table.GAME.imagine(s, seat, rng)
        assert to_builtins(table.GAME.view(guess, seat)) == to_builtins(table.GAME.view(s, seat))
        assert sum(guess.bag) == sum(s.bag)
        others.add(str([accessors.hand(guess, other) for other in range(seats)]))
        list(table.random_game(guess, rng))  # and it can be played to the end
    hidden = sum(len(accessors.hand(s, seat)) for seat in range(seats))
    if hidden > 3 and s.undrawn > 10:
        assert len(others) > 1


def test_a_hand_that_fits_nowhere_is_imagined_as_one_that_fits_nowhere() -> None:
    rng = Random(1)
    s = table.start(2, hand=3)
    table.put_tile(s, KINDS.index("E") * 4 + 2, 0, -1, 0)
    table.put_tile(s, KINDS.index("A") * 4 + 3, -1, 0, 0)
    table.put_tile(s, KINDS.index("A") * 4 + 1, 1, 0, 0)
    table.put_hand(s, 0, [KINDS.index("C"), KINDS.index("X")])
    table.put_hand(s, 1, [KINDS.index("B")])
    table.only(s, "U", "V")
    table.put_turn(s, codes.PLACE, 0, codes.NO_TILE)
    for _ in range(20):
        guess = table.GAME.imagine(s, 1, rng)
        assert not table.placements(guess)
        assert len(accessors.hand(guess, 0)) == 2


@pytest.mark.clause("CA43")
@pytest.mark.parametrize("phase", [codes.PLACE, codes.DRAW])
def test_hidden_hands_stay_unknown_however_rare_they_are(phase: int) -> None:
    """Four of 64 tiles fit nowhere; the player to move has two of them, or has just set one aside."""
    s = shut(["C", "X"], ["B"], *"UUUUUUUU" * 7, "C", "X")
    table.put_turn(s, phase, 0, codes.NO_TILE)
    rng = Random(1)
    hands = Counter(tuple(accessors.hand(table.GAME.imagine(s, 1, rng), 0)) for _ in range(60))
    c, x = KINDS.index("C"), KINDS.index("X")
    assert set(hands) == {(c, c), (c, x), (x, x)}
    assert 25 < hands[c, x] < 55  # four of six pairs


@pytest.mark.clause("CA43")
def test_a_hand_that_fits_is_imagined_as_one_that_fits() -> None:
    s = shut(["B", "C"], ["B"], *"CX" * 20)
    rng = Random(1)
    assert all(table.placements(table.GAME.imagine(s, 1, rng)) for _ in range(20))


def test_the_real_hand_is_imagined_if_no_other_is_possible() -> None:
    s = shut(["C", "X"], ["B"], *"U" * 60)
    assert table.GAME.imagine(s, 1, Random(1)).same(s)


def shut(mine: list[str], other: list[str], *bag: str) -> CarcassonneState:
    """Set up a board on which C and X fit nowhere; seat 0 is to place."""
    s = table.start(2, hand=3)
    for tile, x, y, turn in (("E", 0, -1, 2), ("A", -1, 0, 3), ("A", 1, 0, 1)):
        table.put_tile(s, KINDS.index(tile) * 4 + turn, x, y, 0)
    for seat, hand in enumerate((mine, other)):
        table.put_hand(s, seat, [KINDS.index(name) for name in hand])
    table.put_turn(s, codes.PLACE, 0, codes.NO_TILE)
    table.only(s, *bag)
    return s


@pytest.mark.clause("CA43")
def test_only_the_owner_sees_a_draw_into_a_hand() -> None:
    match = Match(table.GAME, checked_setup(table.GAME, 2, {"hand": 3}))
    news = match.play(CHANCE, {"type": "draw", "tile": "K"})
    assert to_builtins(news) == [{"type": "drawn", "seat": 0, "tile": "K", "to": 0}]
    assert shown_event(news[0], 0) == news[0]
    assert to_builtins(shown_event(news[0], 1)) == {"type": "drawn", "seat": 0, "to": 0}
    assert match.moves(0) == [(CHANCE, {"type": "draw", "tile": "K", "to": 0})]
    assert match.moves(1) == match.moves(None) == [(CHANCE, {"type": "draw", "to": 0})]


@pytest.mark.clause("CA43")
def test_while_hands_are_dealt_nobody_sees_more() -> None:
    s = table.start(2, hand=3)
    table.draw(s, "K")
    assert s.phase == codes.DEAL
    assert to_builtins(table.GAME.view(s, 0))["hands"] == [["K"], 0]
    assert to_builtins(table.GAME.view(s, 1))["hands"] == [1, []]
    assert to_builtins(table.GAME.view(s, 1))["bag"]["K"] == 3
    assert to_builtins(table.GAME.view(s, 0))["bag"]["K"] == 2


def test_the_view_names_followers_supplies_and_points_by_source() -> None:
    s = table.start()
    table.turn(s, "E", 0, -1, 2, "c0")
    table.finish(s)
    table.turn(s, "U", 1, 0, 1, "r0")
    seen = to_builtins(table.GAME.view(s, None))
    assert seen["followers"] == [{"seat": 1, "x": 1, "y": 0, "place": "r0", "role": "thief"}]
    assert seen["supply"] == [7, 6]
    assert seen["scores"] == [2, 0]
    assert seen["breakdown"] == [
        {"field": 0, "road": 0, "city": 2, "monastery": 0},
        {"field": 0, "road": 0, "city": 0, "monastery": 0},
    ]
    assert seen["last"] == {"tile": "U", "x": 1, "y": 0, "turn": 1, "seat": 1}
    assert seen["tiles"][0] == {"tile": "D", "x": 0, "y": 0, "turn": 0, "seat": None}
