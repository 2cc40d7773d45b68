"""The steps of a turn, the supply of followers, the last turn and the winners."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import PHASES
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.errors import BadMove, IllegalMove
from carsonne.kernel.match import Match, checked_setup
from tests.games.carcassonne import table
from tests.games.carcassonne.table import events


def new_match(seats: int = 2, **options: object) -> Match:
    return Match(table.GAME, checked_setup(table.GAME, seats, options))


def without_followers(s: CarcassonneState, seat: int) -> None:
    """Put all seven followers of a seat on the start tile's southern field."""
    for _ in range(codes.FOLLOWERS):
        table.put_follower(s, seat, 0, "f1")


@pytest.mark.clause("CA6")
def test_a_turn_is_draw_place_claim_and_score() -> None:
    s = table.start()
    phases = [PHASES[s.phase]]
    table.draw(s, "E")
    phases.append(PHASES[s.phase])
    table.lay(s, "E", 0, -1, 2)
    phases.append(PHASES[s.phase])
    assert s.scores() == [0, 0]
    table.claim(s, "c0")
    phases.append(PHASES[s.phase])
    assert s.scores() == [2, 0]
    table.finish(s)
    phases.append(PHASES[s.phase])
    assert phases == ["draw", "place", "claim", "turn_end", "draw"]
    told = [event["type"] for event in events(s)]
    assert told == ["drawn", "placed", "claimed", "scored", "returned", "turn"]


@pytest.mark.clause("CA7")
def test_everybody_sees_the_drawn_tile_at_once() -> None:
    match = new_match(3)
    news = to_builtins(match.play(CHANCE, {"type": "draw", "tile": "K"}))
    assert news == [{"type": "drawn", "seat": 0, "tile": "K"}]
    assert [to_builtins(match.view(seat))["view"]["tile"] for seat in (0, 1, 2, None)] == ["K"] * 4


@pytest.mark.clause("CA12", "R10", "R23")
def test_the_tile_must_be_laid() -> None:
    match = new_match()
    match.play(CHANCE, {"type": "draw", "tile": "K"})
    moves = to_builtins(match.view(0))["view"]["moves"]
    assert moves
    assert {move["type"] for move in moves} == {"place"}
    for data in ({"type": "skip"}, {"type": "claim", "place": "c0"}, {"type": "discard", "tile": "K"}):
        with pytest.raises(IllegalMove):
            match.play(0, data)
    for data in ({"type": "pass"}, {"type": "advise"}):
        with pytest.raises(BadMove, match="has no move"):
            match.play(0, data)
    with pytest.raises(IllegalMove) as caught:
        match.play(1, moves[0])
    assert caught.value.code == "not_your_turn"


@pytest.mark.clause("R10")
def test_a_tile_that_only_helps_the_opponent_must_be_laid() -> None:
    s = table.start()
    table.turn(s, "C", 0, -1, 0, "c0")
    for x, turn in ((-1, 1), (1, 3)):
        table.put_tile(s, KIND_OF["E"] * 4 + turn, x, -1, 1)
    table.finish(s)
    table.only(s, "E")
    table.put_tile(s, KIND_OF["A"] * 4 + 3, -1, 0, 1)
    table.put_tile(s, KIND_OF["A"] * 4 + 1, 1, 0, 1)
    table.draw(s, "E")
    helping = ("E", 0, -2, 2)
    assert helping in table.placements(s)
    assert codes.SKIP_MOVE not in s.legal(1)
    table.lay(s, *helping)
    assert "c0" not in table.claims(s)
    table.claim(s)
    assert s.scores() == [2 * (5 + 1), 0]


@pytest.mark.clause("CA13")
def test_one_follower_on_the_tile_just_laid_or_none() -> None:
    s = table.start()
    table.draw(s, "L")
    table.lay(s, "L", 1, 0, 0)
    assert table.claims(s) == ["c0", "r0", "r1", "r2", "f0", "f1", "f2"]
    assert codes.SKIP_MOVE in s.legal(0)
    table.claim(s, "r1")
    assert accessors.supplies(s) == [6, 7]
    assert s.phase == codes.TURN_END
    assert s.legal(0) == s.legal(1) == []
    assert table.standing(s) == [(0, 1, 0, "r1")]


@pytest.mark.clause("CA13")
def test_without_farmers_fields_cannot_be_claimed() -> None:
    s = table.start(farmers=False)
    table.draw(s, "L")
    table.lay(s, "L", 1, 0, 0)
    assert table.claims(s) == ["c0", "r0", "r1", "r2"]


@pytest.mark.clause("CA13")
@pytest.mark.parametrize(
    ("tile", "place", "role"), [("D", "c0", "knight"), ("D", "r0", "thief"), ("D", "f1", "farmer")]
)
def test_roles_by_where_a_follower_stands(tile: str, place: str, role: str) -> None:
    s = table.start()
    told = table.turn(s, tile, 1, 0, 0, place)
    assert told[2] == {"type": "claimed", "seat": 0, "x": 1, "y": 0, "place": place, "role": role}


@pytest.mark.clause("CA13")
def test_a_monk_stands_in_a_monastery() -> None:
    s = table.start()
    told = table.turn(s, "B", 0, 1, 0, "m0")
    assert told[2]["role"] == "monk"


@pytest.mark.clause("CA16")
def test_with_an_empty_supply_one_only_lays_the_tile() -> None:
    s = table.start()
    without_followers(s, 0)
    assert accessors.supplies(s) == [0, 7]
    table.draw(s, "L")
    table.lay(s, "L", 1, 0, 0)
    assert s.legal(0) == [codes.SKIP_MOVE]
    table.claim(s)
    table.finish(s)
    table.draw(s, "U")
    table.lay(s, "U", 2, 0, 1)
    assert "r0" in table.claims(s)


@pytest.mark.clause("CA17", "R4")
def test_a_follower_that_comes_home_can_be_used_from_the_next_turn_on() -> None:
    s = table.start()
    table.turn(s, "A", -1, 0, 3, "r0")
    without_followers_but_one = codes.FOLLOWERS - 1
    for _ in range(without_followers_but_one):
        table.put_follower(s, 0, 0, "f1")
    assert accessors.supplies(s) == [0, 7]
    table.sit(s, 0)
    table.draw(s, "L")
    table.lay(s, "L", 1, 0, 0)
    assert s.legal(0) == [codes.SKIP_MOVE]  # not even the free city or the field of the tile that gives one back
    table.claim(s)
    assert s.scores() == [3, 0]
    assert accessors.supplies(s) == [1, 7]
    assert s.phase == codes.TURN_END
    table.sit(s, 0)
    table.draw(s, "U")
    table.lay(s, "U", 1, 1, 0)
    assert "r0" in table.claims(s)


@pytest.mark.clause("CA28", "R4")
def test_the_last_follower_may_be_placed_score_and_return_every_turn() -> None:
    s = table.start()
    for _ in range(codes.FOLLOWERS - 1):
        table.put_follower(s, 0, 0, "f1")
    events(s)
    told = table.turn(s, "E", 0, -1, 2, "c0")
    assert [event["type"] for event in told[2:]] == ["claimed", "scored", "returned"]
    assert accessors.supplies(s) == [1, 7]


@pytest.mark.clause("CA30", "R19")
def test_scores_go_on_beyond_the_track() -> None:
    s = table.start()
    table.put_points(s, 0, 49)
    table.turn(s, "E", 0, -1, 2, "c0")
    assert s.scores() == [51, 0]
    table.put_points(s, 0, 99_999)
    assert s.scores() == [99_999, 0]
    assert accessors.supplies(s) == [7, 7]  # the marker is not an eighth follower


@pytest.mark.clause("CA33", "R21")
def test_the_last_turn_is_played_in_full_before_the_final_scoring() -> None:
    s = table.start(3)
    table.turn(s, "U", 1, 0, 1, "r0")
    table.finish(s)
    table.only(s, "E")
    table.draw(s, "E")
    assert s.undrawn == 0
    assert s.phase == codes.PLACE
    table.lay(s, "E", 0, -1, 2)
    assert s.phase == codes.CLAIM
    table.claim(s, "c0")
    assert s.scores() == [0, 2, 0]  # as a complete city, and its knight has returned
    assert accessors.supplies(s) == [6, 7, 7]
    table.finish(s)
    assert s.phase == codes.OVER
    assert s.acting() == ()
    assert s.scores() == [2, 2, 0]  # the open road of two tiles
    told = [(e["type"], e.get("complete")) for e in events(s) if e["type"] in ("scored", "returned", "ended")]
    assert told[-4:] == [("scored", True), ("returned", None), ("scored", False), ("ended", None)]


@pytest.mark.clause("CA33", "R20", "R21")
def test_the_log_lists_what_the_last_tile_completes_before_the_final_scoring() -> None:
    match = new_match()
    table.only(match.state, "F", "A", "A")
    turns = [("F", 0, -1, 1, "c0"), ("A", -1, 0, 3, None), ("A", 1, 0, 1, "r0")]
    news = []
    for seat, (tile, x, y, turn, place) in zip((0, 1, 0), turns, strict=True):
        match.play(CHANCE, {"type": "draw", "tile": tile})
        match.play(seat, {"type": "place", "x": x, "y": y, "turn": turn})
        news = to_builtins(match.play(seat, {"type": "claim", "place": place} if place else {"type": "skip"}))
    assert match.over
    told = [(e["type"], e.get("feature"), e.get("complete")) for e in news]
    assert told == [
        ("claimed", None, None),
        ("scored", "road", True),
        ("returned", None, None),
        ("scored", "city", False),
        ("ended", None, None),
    ]


@pytest.mark.clause("CA33")
def test_nobody_moves_after_the_end() -> None:
    match = new_match()
    table.only(match.state, "U")
    match.play(CHANCE, {"type": "draw", "tile": "U"})
    match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1})
    match.play(0, {"type": "skip"})
    assert match.over
    assert match.waiting_for() == []
    with pytest.raises(IllegalMove) as caught:
        match.play(1, {"type": "skip"})
    assert caught.value.code == "over"


@pytest.mark.clause("CA38", "R18")
@pytest.mark.parametrize(("points", "winners"), [((5, 9, 3), [1]), ((9, 9, 3), [0, 1]), ((4, 4, 4), [0, 1, 2])])
def test_most_points_win_and_equal_leaders_share(points: tuple[int, ...], winners: list[int]) -> None:
    s = table.start(3)
    for seat, n in enumerate(points):
        table.put_points(s, seat, n)
    end_game(s)
    assert list(table.GAME.winners(s)) == winners
    assert events(s)[-1] == {"type": "ended", "scores": list(points), "winners": winners}


@pytest.mark.clause("CA26", "R20")
def test_the_log_lists_cities_roads_and_monasteries_from_the_north_west() -> None:
    s = table.start(3)
    moves = [
        ("W", -1, 0, 0, 0, "r0"),
        ("E", 0, -1, 2, 0, None),
        ("E", 1, -1, 2, 1, "c0"),
        ("B", 0, 1, 0, 2, "m0"),
        ("V", -1, 1, 1, 0, None),
        ("E", -1, 2, 3, 0, None),
        ("E", 0, 2, 2, 0, None),
        ("A", 1, 2, 2, 0, "r0"),
        ("U", 1, 1, 0, 0, None),
    ]
    for tile, x, y, turns, seat, place in moves:
        table.sit(s, seat)
        table.turn(s, tile, x, y, turns, place)
    table.sit(s, 0)
    told = table.turn(s, "L", 1, 0, 0, "f0")
    scored = [(e["feature"], e["tiles"][0]) for e in told if e["type"] == "scored"]
    assert scored == [("city", [1, -1]), ("road", [-1, 0]), ("road", [1, 0]), ("monastery", [0, 1])]
    kinds = [e["type"] for e in told]
    assert kinds[3:] == ["scored", "returned"] * 4


@pytest.mark.clause("R20")
def test_of_two_roads_with_the_same_first_tile_the_lower_place_is_listed_first() -> None:
    """Both roads run from the crossroads in the north-west to the new one: r0 eastwards, r1 southwards."""
    s = table.start()
    table.turn(s, "W", 1, 0, 0)
    moves = [("V", 2, 0, 0, "r0"), ("V", 1, 1, 2, "r0")]
    for tile, x, y, turns, place in moves:
        table.sit(s, 0)
        table.turn(s, tile, x, y, turns, place)
    table.sit(s, 1)
    told = table.turn(s, "W", 2, 1, 2, None)  # its r0 leads west, its r1 north
    scored = [e["tiles"] for e in told if e["type"] == "scored"]
    assert scored == [[[1, 0], [2, 0], [2, 1]], [[1, 0], [1, 1], [2, 1]]]
