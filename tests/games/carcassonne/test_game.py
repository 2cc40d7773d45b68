"""Carcassonne as the kernel sees it: its facts and capabilities."""

from __future__ import annotations

from random import Random

from msgspec import to_builtins

from carsonne.games.carcassonne.faces import events, positions, score, terminal
from carsonne.games.carcassonne.faces.event_types import Drawn
from carsonne.games.carcassonne.knowledge import survey
from carsonne.kernel.playout import wander
from tests.games.carcassonne import table


def test_facts() -> None:
    game = table.GAME
    assert (game.name, game.title, game.rules, list(game.seats)) == ("carcassonne", "Carcassonne", 1, [2, 3, 4, 5])
    assert [option.id for option in game.options] == [
        "edition",
        "small_city",
        "farm_mode",
        "farm_points",
        "farmers",
        "hand",
        "hand_end",
        "first",
    ]


def test_what_the_game_offers() -> None:
    s = table.wander(table.start(), Random(1), 120, neat=True)
    offers = table.GAME.offers
    assert (offers.notation, offers.score_pad, offers.survey, offers.terminal) == (positions, score, survey, terminal)
    assert positions.setup_of("D 0,0 r0\noptions: hand=3\nturn: green") == (3, {"hand": 3})
    assert positions.setup_of("D 0,0 r0") == (2, {})
    assert offers.breakdown
    assert [sum(row.values()) for row in to_builtins(offers.breakdown.breakdown(s))] == s.scores()
    assert terminal.sentence(Drawn(0, "K"), ["Ada"]) == "Ada draws K."


def test_positions_to_measure_have_as_many_tiles_as_their_names_say() -> None:
    assert table.GAME.offers.benchmark
    for tiles, decisions in table.GAME.offers.benchmark.positions.items():
        assert len(table.laid(wander(table.start(), decisions, 1))) == tiles  # type: ignore[arg-type]


def test_a_copy_goes_its_own_way() -> None:
    s = table.wander(table.start(), Random(2), 50)
    before = s.dump()
    copy = table.GAME.copy(s)
    table.wander(copy, Random(3), 30)
    assert s.dump() == before
    assert copy.dump() != before
    events.events(s, s.heard())
    assert events.events(s, s.heard()) == []
