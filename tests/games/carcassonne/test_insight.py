"""What the bots are told: an estimate that is exact once nothing is left to draw."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carcassonne.knowledge.appraisal import appraise
from carsonne.games.carcassonne.knowledge.hidden_hands import put_hand
from carsonne.games.carcassonne.knowledge.insight import appraised, choose
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.tables import KIND_OF
from tests.games.carcassonne import table


@pytest.mark.parametrize("seed", range(20))
def test_with_nothing_left_to_draw_the_promise_is_the_final_scoring(seed: int) -> None:
    """With the edition in which every field pays separately, as the estimate assumes."""
    rng = Random(seed)
    s = table.start(rng.randint(2, 5), edition="third")
    while s.phase != codes.TURN_END or s.undrawn:
        table.step(s, rng, neat=True)
    before = s.dump()
    promises = [appraise(s, seat) for seat in range(s.seats)]
    assert s.dump() == before
    end_game(s)
    scores = s.scores()
    assert promises == [100 * (s.seats * points - sum(scores)) for points in scores]


@pytest.mark.parametrize("seed", range(5))
def test_every_legal_move_is_appraised_and_nothing_is_changed(seed: int) -> None:
    rng = Random(seed)
    s = table.start(3, hand=rng.choice([1, 3]))
    while s.phase not in (codes.PLACE, codes.CLAIM):
        table.step(s, rng)
    table.wander(s, rng, 60)
    while s.phase not in (codes.PLACE, codes.CLAIM):
        table.step(s, rng)
    seat = s.turn
    before = s.clone()
    values = appraised(s, seat)
    assert sorted(values) == s.legal(seat)
    assert values[choose(s, seat, rng)] == max(values.values())
    assert s.same(before)


def test_points_at_once_are_better_than_none() -> None:
    s = table.start()
    table.draw(s, "E")
    table.lay(s, "E", 0, -1, 2)
    values = appraised(s, 0)
    assert values[table.claim_code("c0")] > values[table.claim_code(None)]


def test_any_tile_may_be_set_aside() -> None:
    s = table.start(2, hand=3)
    for tile, x, y, turn in (("E", 0, -1, 2), ("A", -1, 0, 3), ("A", 1, 0, 1)):
        table.put_tile(s, KIND_OF[tile] * 4 + turn, x, y, codes.NOBODY)
    put_hand(s, 0, [KIND_OF["C"], KIND_OF["X"]])
    table.put_turn(s, codes.PLACE, 0, codes.NO_TILE)
    assert set(appraised(s, 0).values()) == {0}


def test_the_greedy_player_beats_the_random_one() -> None:
    won = 0
    for game in range(10):
        rng = Random(game)
        s = table.start(2, first=game % 2)
        while s.acting():
            if s.acting() == (0,):
                s.play(0, choose(s, 0, rng))
            else:
                table.step(s, rng)
        won += s.scores()[0] > s.scores()[1]
    assert won == 10
