"""The levels: a data file that makes sense, moves that are never silly, and old names that still play."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import carsonne
from carsonne import registry
from carsonne.arena.playing import play_one
from carsonne.bots import Level, check_offered, find, level, levels, names
from carsonne.bots.bot import YARDSTICKS, UnknownBot
from carsonne.bots.leveled import SILLY, LevelBot
from carsonne.bots.levels import PLAIN_SECONDS
from carsonne.bots.names import budget_of
from carsonne.bots.search import Budget
from carsonne.kernel.codes import POINT
from carsonne.kernel.match import checked_setup
from carsonne.locales import catalogue

GAMES = pytest.mark.parametrize("game", registry.names())
SECOND = Budget(seconds=1)


@GAMES
def test_four_or_five_levels_from_weak_to_strong(game: str) -> None:
    offered = levels(game)
    assert len(offered) in (4, 5)
    assert offered[0].name == "gentle"
    for weaker, stronger in pairwise(offered):
        assert (weaker.rating or 0) < (stronger.rating or 0)
        assert weaker.seconds <= stronger.seconds
    assert all(one.about for one in offered)


@GAMES
def test_every_level_has_a_name_and_a_description(game: str) -> None:
    for one in [*levels(game), *levels("chess"), *filter(None, (level(game, bot) for bot in YARDSTICKS))]:
        assert one.called.id in catalogue("en")
        assert one.said is None or one.said.id in catalogue("en")


def test_levels_keep_their_time_on_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations take no time when compiled; on plain rules the same level is bound by a time, and says it."""
    counted = [
        (game, one)
        for game in registry.names()
        for one in levels(game)
        if (budget_of(one.thinks) or SECOND).simulations
    ]
    assert counted
    for game, one in counted:
        monkeypatch.setattr(carsonne, "mode", lambda: "compiled")
        assert (one.seconds, LevelBot(game, one).budget) == (0.0, budget_of(one.thinks))
        monkeypatch.setattr(carsonne, "mode", lambda: "plain")
        assert one.seconds == PLAIN_SECONDS
        assert LevelBot(game, one).budget == Budget(seconds=PLAIN_SECONDS)


def test_a_game_without_levels_of_its_own_has_some() -> None:
    assert [one.name for one in levels("chess")] == ["fair", "sharp"]


@GAMES
def test_levels_that_answer_at_once_play_whole_games(game: str) -> None:
    at_once = [one.name for one in levels(game) if not one.seconds][:2]
    rules = registry.find(game)
    setup = checked_setup(rules, 2, {}, at_once)
    match = play_one(rules, setup, [find(game, name) for name in at_once], "levels", 0)
    assert match.over


@GAMES
def test_a_soft_choice_is_never_a_silly_one(game: str) -> None:
    rules = registry.find(game)
    state = rules.start(checked_setup(rules, 2, {}))
    advisor, rng = registry.advisor(game), Random(1)
    soft = Level(name="soft", softness=2.0, choices=5)
    chosen: set[int] = set()
    while len(chosen) < 3 and (acting := rules.to_act(state)):
        seat = acting[0]
        if seat >= 0 and len(ranked := advisor.ranked(state, seat)) > 5:
            near = {move for move, worth in ranked if ranked[0][1] - worth <= SILLY * soft.softness * POINT}
            picks = {LevelBot(game, soft).choose(state, seat, rng) for _ in range(30)}
            assert picks <= near
            chosen |= picks
        moves = rules.legal(state, seat) if seat >= 0 else [0] if seat == -2 else list(dict(state.outcomes()))
        rules.apply(state, seat, rng.choice(moves))
    assert len(chosen) >= 3


def test_only_levels_are_offered_but_old_tables_still_open() -> None:
    assert "random" not in names("carcassonne")
    assert level("carcassonne", "greedy") == Level(name="greedy", thinks="greedy")
    check_offered("carcassonne", "greedy")
    with pytest.raises(UnknownBot, match="gentle, fair"):
        check_offered("carcassonne", "search@600s")
