"""Why a move is not allowed: a reason exactly where the rules refuse, and the right one."""

from __future__ import annotations

from random import Random

import pytest

from carsonne.games.carcassonne.knowledge.refusals import why_not
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.placing import move_of
from carsonne.games.carcassonne.rules.plane import spot_at, x_of, y_of
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.match import Match, checked_setup
from tests.games.carcassonne import table

NAMES = ("Ann", "Bea", "Cid")


def conceivable(s: CarcassonneState, rng: Random) -> list[int]:
    """Return what a player could try: cells around some tiles, all turns, every place, setting aside, skipping."""
    spots = {rng.choice(s.spot[: s.tile_count]) for _ in range(3)}
    cells = {(x_of(spot) + dx, y_of(spot) + dy) for spot in spots for dx in range(-2, 3) for dy in range(-2, 3)}
    kinds = (
        [s.drawn]
        if s.hand_size == codes.NO_HAND and s.drawn < codes.KIND_COUNT
        else rng.sample(range(codes.KIND_COUNT), 3)
    )
    kinds += [kind for kind in s.hand if kind < codes.KIND_COUNT]
    places = [move_of(kind, spot_at(x, y), turn) for kind in kinds for x, y in cells for turn in range(4)]
    claims = range(codes.CLAIM_MOVE, codes.CLAIM_MOVE + codes.PLACE_COUNT)
    return [-1, codes.SKIP_MOVE, *claims, *range(codes.DISCARD_MOVE, codes.DISCARD_MOVE + codes.KIND_COUNT), *places]


@pytest.mark.parametrize("variant", range(len(table.VARIANTS)))
def test_a_move_has_a_reason_against_it_exactly_if_it_is_not_legal(variant: int) -> None:
    rng = Random(variant)
    s = table.start(3, **table.VARIANTS[variant])
    clauses: set[str] = set()
    while s.acting():
        actor = s.acting()[0]
        if actor >= 0:
            legal = set(s.legal(actor))
            for move in {*conceivable(s, rng), *legal}:
                found = why_not(s, actor, move, NAMES)
                assert (found is None) == (move in legal), (move, found)
                clauses |= {found.clause} if found else set()
        table.step(s, rng)
    assert clauses >= {"CA6", "CA8", "CA9", "CA12", "CA13", "CA14"}


def drawn(kind: str, names: tuple[str, ...] = ("Ann", "Bea")) -> Match:
    match = Match(table.GAME, checked_setup(table.GAME, 2, names=names))
    match.play(CHANCE, {"type": "draw", "tile": kind})
    return match


def refused(match: Match, seat: int, **data: object) -> IllegalMove:
    error = match.why_not(seat, data)
    assert error is not None
    return error


@pytest.mark.parametrize(
    ("x", "y", "turn", "words", "clause"),
    [
        (0, 0, 0, "already a tile there", "CA8"),
        (1, 1, 0, "share an edge", "CA8"),
        (72, 0, 0, "share an edge", "CA8"),
        (73, 0, 0, "cannot reach that far", "CA8"),
        (0, -1, 0, "whichever way you turn it. As it is now, its road would meet a city to the south", "CA9"),
        (1, 0, 0, "its field would meet a road to the west. Turned another way it fits here", "CA9"),
    ],
)
def test_a_cell_says_why_the_tile_cannot_lie_there(x: int, y: int, turn: int, words: str, clause: str) -> None:
    error = refused(drawn("U"), 0, type="place", x=x, y=y, turn=turn)
    assert words in error.detail
    assert (error.code, error.clause) == ("illegal", clause)


def test_a_place_says_who_holds_its_feature() -> None:
    match = drawn("U")
    match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1})
    match.play(0, {"type": "claim", "place": "r0"})
    match.play(CHANCE, {"type": "draw", "tile": "U"})
    match.play(1, {"type": "place", "x": 2, "y": 0, "turn": 1})
    error = refused(match, 1, type="claim", place="r0")
    assert (error.detail, error.clause) == ("Ann already has a thief on this road.", "CA14")
    renamed = match.why_not(1, {"type": "claim", "place": "r0"}, ["Fair bot 1", "Fair bot 2"])
    assert renamed is not None
    assert renamed.detail == "Fair bot 1 already has a thief on this road."
    error = refused(match, 1, type="claim", place="c0")
    assert (error.detail, error.clause) == ("The tile you have just placed has no such place for a knight.", "CA13")


def test_what_comes_first_is_said() -> None:
    match = drawn("U")
    assert refused(match, 0, type="skip").clause == "CA6"
    assert "Place your tile first" in refused(match, 0, type="claim", place="r0").detail
    match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1})
    assert "already on the board" in refused(match, 0, type="place", x=2, y=0, turn=1).detail


def test_playing_is_refused_with_the_same_sentence() -> None:
    match = drawn("U")
    with pytest.raises(IllegalMove, match="share an edge"):
        match.play(0, {"type": "place", "x": 5, "y": 5, "turn": 0})


def test_a_legal_move_has_no_reason_against_it() -> None:
    assert drawn("U").why_not(0, {"type": "place", "x": 1, "y": 0, "turn": 1}) is None
