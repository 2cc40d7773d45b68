"""The tactical variant: three tiles in hand, and its two ways to end."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import KINDS
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.errors import BadMove, IllegalMove
from carsonne.kernel.match import Match, checked_setup
from tests.games.carcassonne import table
from tests.games.carcassonne.table import events

ENDS = pytest.mark.parametrize("end", ["play_out", "last_draw"])


def kinds(names: str) -> list[int]:
    return [KIND_OF[name] for name in names]


def hands(s: CarcassonneState) -> list[str]:
    return ["".join(KINDS[kind] for kind in accessors.hand(s, seat)) for seat in range(s.seats)]


def with_hands(bag: str, *held: str, end: str = "play_out") -> CarcassonneState:
    """Set up five tiles on which C and X fit nowhere, with these hands; seat 0 is to place."""
    s = table.start(len(held), hand=3, hand_end=end)
    for tile, x, y, turn in (("E", 0, -1, 2), ("A", -1, 0, 3), ("A", 1, 0, 1)):
        table.put_tile(s, KIND_OF[tile] * 4 + turn, x, y, codes.NOBODY)
    for seat, names in enumerate(held):
        table.put_hand(s, seat, kinds(names))
    table.only(s, *bag)
    table.put_turn(s, codes.PLACE, 0, codes.NO_TILE)
    return s


@pytest.mark.clause("CA39", "R25")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_three_tiles_each_are_dealt_in_seat_order_from_the_first_player(first: int) -> None:
    s = table.start(3, hand=3, first=first)
    assert s.phase == codes.DEAL
    for tile in "UUVWABEEL":
        table.draw(s, tile)
    expected = ["", "", ""]
    for n, names in enumerate(("UUV", "ABW", "EEL")):
        expected[(first + n) % 3] = names
    assert hands(s) == expected
    assert (s.phase, s.turn) == (codes.PLACE, first)
    assert s.undrawn == 62
    assert [(e["seat"], e["to"]) for e in events(s)] == [((first + n // 3) % 3,) * 2 for n in range(9)]


@pytest.mark.clause("CA40")
def test_lay_one_of_the_hand_claim_score_then_draw() -> None:
    s = table.start(2, hand=3)
    for tile in "EUVABB":
        table.draw(s, tile)
    assert {move[0] for move in table.placements(s)} == {"E", "U", "V"}
    table.lay(s, "E", 0, -1, 2)
    assert hands(s)[0] == "UV"
    assert s.phase == codes.CLAIM
    table.claim(s, "c0")
    assert s.scores() == [2, 0]
    assert s.phase == codes.TURN_END
    table.finish(s)
    assert s.phase == codes.DRAW
    assert s.acting() == (CHANCE,)
    table.draw(s, "K")
    assert hands(s)[0] == "KUV"
    assert (s.phase, s.turn) == (codes.PLACE, 1)


@pytest.mark.clause("CA40")
def test_equal_tiles_in_a_hand_are_one_choice() -> None:
    s = with_hands("U", "BBE", "UUU")
    moves = s.legal(0)
    assert len(moves) == len(set(moves))
    assert {move[0] for move in table.placements(s)} == {"B", "E"}


@pytest.mark.clause("CA41", "R25")
@ENDS
def test_when_the_last_tile_is_drawn(end: str) -> None:
    s = with_hands("V", "BBB", "EEE", end=end)
    table.lay(s, "B", 0, 1, 0)
    table.claim(s, "m0")
    table.finish(s)
    table.draw(s, "V")
    if end == "last_draw":
        assert s.phase == codes.OVER
        assert len(accessors.tiles(s)) == 5  # the last tile was not laid
        assert s.scores() == [4, 0]  # the unfinished monastery
        assert events(s)[-1]["type"] == "ended"
    else:
        assert (s.phase, s.turn) == (codes.PLACE, 1)
        assert hands(s) == ["BBV", "EEE"]


@pytest.mark.clause("R25")
def test_hands_shrink_until_all_are_empty() -> None:
    s = with_hands("", "BB", "E", "BE")
    table.lay(s, "B", 0, 1, 0)
    order = []
    while s.phase != codes.OVER:
        if s.phase == codes.CLAIM:
            table.claim(s)
        elif s.phase == codes.TURN_END:
            table.finish(s)
        else:
            order.append(s.turn)
            table.play(s, s.legal(s.turn)[0])
    assert order == [1, 2, 0, 2]  # seat 1 has no tile the second time and is skipped
    assert hands(s) == ["", "", ""]
    assert len(accessors.tiles(s)) == 9


@pytest.mark.clause("R25")
def test_a_tile_that_fits_must_be_laid_even_if_others_of_the_hand_do_not() -> None:
    s = with_hands("U", "BCX", "EEE")
    moves = [to_builtins(table.GAME.to_json(s, 0, move)) for move in s.legal(0)]
    assert {(move["type"], move["tile"]) for move in moves} == {("place", "B")}


@pytest.mark.clause("R25", "CA11", "R24")
def test_if_nothing_fits_one_tile_of_own_choice_is_set_aside_and_another_drawn() -> None:
    s = with_hands("EU", "CCX", "EEE")
    moves = [to_builtins(table.GAME.to_json(s, 0, move)) for move in s.legal(0)]
    assert moves == [{"type": "discard", "tile": "C"}, {"type": "discard", "tile": "X"}]
    table.discard(s, "X")
    assert hands(s)[0] == "CC"
    assert events(s) == [{"type": "set_aside", "seat": 0, "tile": "X"}]
    assert to_builtins(table.GAME.view(s, 1))["aside"] == ["X"]
    assert to_builtins(table.GAME.view(s, 1))["hands"] == [2, ["E", "E", "E"]]  # the rest stays hidden
    assert (s.phase, s.turn) == (codes.DRAW, 0)
    table.draw(s, "E")
    assert (s.phase, s.turn) == (codes.PLACE, 0)  # and tries again
    assert {move[0] for move in table.placements(s)} == {"E"}
    table.lay(s, "E", 0, 1, 2)
    table.claim(s)
    table.finish(s)
    assert (s.phase, s.turn) == (codes.DRAW, 0)  # and ends the turn with a draw as usual
    table.draw(s, "U")
    assert (s.phase, s.turn) == (codes.PLACE, 1)
    assert hands(s)[0] == "CCU"


@pytest.mark.clause("R25")
def test_again_if_the_new_tile_does_not_fit_either() -> None:
    s = with_hands("CE", "CXX", "EEE")
    table.discard(s, "C")
    table.draw(s, "C")
    assert (s.phase, s.turn) == (codes.PLACE, 0)
    assert not table.placements(s)
    table.discard(s, "X")
    table.draw(s, "E")
    assert table.placements(s)


@pytest.mark.clause("R25")
def test_with_nothing_to_draw_the_turn_ends_and_the_hand_is_smaller() -> None:
    s = with_hands("", "CX", "EE")
    table.discard(s, "C")
    assert s.phase == codes.TURN_END
    table.finish(s)
    assert (s.phase, s.turn) == (codes.PLACE, 1)
    assert hands(s) == ["X", "EE"]


@pytest.mark.clause("R25")
def test_the_game_ends_when_the_last_tile_of_all_hands_is_set_aside() -> None:
    s = with_hands("", "X", "")
    table.discard(s, "X")
    table.finish(s)
    assert s.phase == codes.OVER
    assert sum(s.aside) == 1


@pytest.mark.clause("R25")
@ENDS
def test_drawing_the_last_tile_as_a_substitute(end: str) -> None:
    """The turn continues with it; the options differ in whether another turn follows."""
    s = with_hands("E", "CX", "EE", end=end)
    table.discard(s, "C")
    table.draw(s, "E")
    assert (s.phase, s.turn) == (codes.PLACE, 0)
    table.lay(s, "E", 0, 1, 2)
    table.claim(s, "c0")
    table.finish(s)
    assert s.phase == (codes.OVER if end == "last_draw" else codes.PLACE)


@pytest.mark.clause("R25", "CA41")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@ENDS
def test_a_whole_game_with_hands(seats: int, end: str) -> None:
    match = Match(table.GAME, checked_setup(table.GAME, seats, {"hand": 3, "hand_end": end}), Dealer(b"hands"))
    turns = 0
    while not match.over:
        seat = match.waiting_for()[0]
        move = to_builtins(match.view(seat))["view"]["moves"][0]
        turns += move["type"] == "place"
        match.play(seat, move)
    s = match.state
    left = sum(len(accessors.hand(s, seat)) for seat in range(seats))
    assert len(accessors.tiles(s)) + sum(s.aside) + left == 72
    assert turns == len(accessors.tiles(s)) - 1
    assert left == (3 * seats if end == "last_draw" else 0)


def test_a_placement_must_name_a_tile_of_the_hand() -> None:
    match = Match(table.GAME, checked_setup(table.GAME, 2, {"hand": 3}))
    for n, tile in enumerate("EUVABB"):
        match.play(CHANCE, {"type": "draw", "tile": tile, "to": n // 3})
    with pytest.raises(BadMove, match="must say 'tile'"):
        match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1})
    with pytest.raises(IllegalMove):
        match.play(0, {"type": "place", "x": 0, "y": 1, "turn": 0, "tile": "B"})
    match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1, "tile": "U"})


def test_a_draw_for_another_seat_is_refused() -> None:
    match = Match(table.GAME, checked_setup(table.GAME, 2, {"hand": 3}))
    with pytest.raises(IllegalMove):
        match.play(CHANCE, {"type": "draw", "tile": "U", "to": 1})
    match.play(CHANCE, {"type": "draw", "tile": "U"})
    assert match.moves(None, full=True) == [(CHANCE, {"type": "draw", "tile": "U", "to": 0})]
