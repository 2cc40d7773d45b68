"""The end of the game (CB120 to CB122)."""

from __future__ import annotations

import pytest

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.rules import codes
from tests.games.carson_city.table import Sketch, characters, go, now, resolving, say, sketch, town


def last_round(f: Sketch, passing: tuple[int, ...] = (0, 1)) -> Sketch:
    f.round = 4
    f.roads = [0] * 5
    return resolving(characters(f, "banker", "grocer"), passing=passing)


@pytest.mark.clause("CB120", "CB121", "CB45", "CB49", "CB83")
def test_the_final_score() -> None:
    """Four buildings, two houses, a mountain, 23 dollars, a kept bank, bare parcels."""
    f = town(
        sketch(), r1c1="church/0", r1c3="prison/0", r8c1="church/0", r8c3="prison/0", r5c5="house/0", r5c6="house/0"
    )
    town(f, r5c7="mountain/0", r6c6="bare/0", r6c7="bare/0", r6c8="bare/0")
    f.kept[codes.BANK] = 1
    f.money[:2] = [23, 9]
    bag, cowboys = list(f.bag), list(f.cowboys)
    s = go(last_round(f).state())
    assert now(s) == "cash_limit"
    assert s.acting() == (0,)
    go(say(s, 0, "spend", amount=0))
    g = Sketch(s)
    assert s.acting() == ()
    assert s.scores() == [17, 1]
    assert g.bag == bag
    assert g.cowboys[:2] == cowboys[:2]


@pytest.mark.clause("CB122")
def test_a_tie_goes_to_the_player_who_passed_first_in_the_last_round() -> None:
    for passing in ((0, 1), (1, 0)):
        f = last_round(sketch(), passing)
        f.points[:2] = [48, 48]
        f.money[:2] = [0, 0]
        s = go(f.state())
        assert s.acting() == ()
        assert s.scores() == [48, 48]
        assert GAME.winners(s) == [passing[0]]
