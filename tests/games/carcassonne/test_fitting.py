"""What fits where in a typed position, for a score pad that is tapped together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carsonne.games.carcassonne.faces import fitting
from carsonne.games.carcassonne.game import GAME as CARCASSONNE
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.game import CHANCE
from carsonne.kernel.match import Match, checked_setup

GAME: Any = CARCASSONNE


def test_counts_and_turns() -> None:
    found = fitting.fitting("D 0,0 r0\nE 0,-1 r2 red:c0\naside: A")
    assert (found.left["A"], found.left["D"], found.left["E"]) == (1, 3, 4)
    assert set(found.cells) == {"1,0", "-1,0", "0,1", "1,-1", "-1,-1", "0,-2"}
    assert found.cells["1,0"]["A"] == [1]
    assert "B" in found.cells["0,1"]
    assert found.cells["0,1"]["B"] == [0]


@pytest.mark.parametrize("seed", range(3))
def test_what_fits_is_what_may_be_laid(seed: int) -> None:
    """At every turn of a game, the tile in hand fits where the rules let it be laid."""
    rng, match = Random(seed), Match(GAME, checked_setup(GAME, 2), Dealer(bytes([seed]) * 32))
    for _ in range(60):
        (seat,) = GAME.to_act(match.state)
        assert seat != CHANCE
        view: Any = match.view(seat).view
        if view.phase == "place":
            legal = {(f"{m.x},{m.y}", m.turn) for m in view.moves if m.type == "place"}
            text = "\n".join(f"{t.tile} {t.x},{t.y} r{t.turn}" for t in view.tiles)
            cells = fitting.fitting(text).cells
            assert {(cell, turn) for cell, kinds in cells.items() for turn in kinds.get(view.tile, [])} == legal
        match.play(seat, rng.choice(view.moves))
