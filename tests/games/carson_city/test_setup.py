"""Components, geometry and setup (CB1 to CB26)."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes, tables, words
from carsonne.kernel.errors import BadOptions
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import checked_setup
from tests.games.carson_city.table import Sketch, centre, go, legal, now, play_rules, roads, say, sketch, start, town


def drafting(seats: int = 2, rolls: tuple[int, ...] = (), **options: object) -> Sketch:
    s = go(start(seats, **options), rolls)
    assert now(s) == "draft"
    return Sketch(s)


@pytest.mark.clause("CB1", "CB27")
def test_two_to_five_players_and_four_rounds() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert tables.CONSTANTS["rounds"] == codes.ROUNDS == 4
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            checked_setup(GAME, seats)


@pytest.mark.clause("CB2", "CB3", "CB4", "CB5", "CB6", "CB7", "CB8", "CB10", "R1", "R18", "R23")
def test_the_data_count_what_the_box_holds() -> None:
    counts = {building["id"]: building["count"] for building in tables.DATA["buildings"]}
    assert counts == {
        "ranch": 6,
        "mine": 6,
        "drugstore": 4,
        "bank": 4,
        "saloon": 3,
        "hotel": 3,
        "church": 2,
        "prison": 2,
    }
    assert [c["number"] for c in tables.DATA["characters"]] == [1, 2, 3, 4, 5, 6, 7]
    assert tables.DATA["characters"][3]["id"] == "chinese_worker"
    assert tuple(character["id"] for character in tables.DATA["characters"]) == words.CHARACTERS
    assert tuple(building["id"] for building in tables.DATA["buildings"]) == words.BUILDINGS
    assert tuple(square["id"] for square in tables.DATA["action_squares"]) == words.SQUARES
    assert [square["order"] for square in tables.DATA["action_squares"]] == list(range(1, 25))
    c = tables.CONSTANTS
    assert (c["houses"], c["mountains"], c["roads"], c["max_parcels"], c["max_cowboys"]) == (20, 9, 25, 12, 10)
    assert (c["duel_tiles"], c["revolver_tokens"], c["parcels"]) == (30, 27, 64)
    assert (codes.ALL_HOUSES, codes.ALL_ROADS, codes.MAX_PARCELS, codes.MAX_COWBOYS) == (20, 25, 12, 10)


@pytest.mark.clause("CB11", "CB12", "CB13", "CB14")
def test_the_geometry_of_parcels_vertices_and_edges() -> None:
    assert tuple(f"r{row}c{column}" for row in range(1, 9) for column in range(1, 9)) == words.PARCELS
    assert sorted(tables.NEAR_COUNT) == [3] * 4 + [5] * 24 + [8] * 36
    around = {words.PARCELS[p] for p in tables.NEAR[27 * 8 : 27 * 8 + 8]}
    assert around == {"r3c3", "r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5"}
    assert tables.CORNER[27 * 4 : 27 * 4 + 4] == [3 * 9 + 3, 3 * 9 + 4, 4 * 9 + 3, 4 * 9 + 4]
    horizontal = [f"H{i},{j}" for i in range(9) for j in range(8)]
    assert (*horizontal, *(f"V{i},{j}" for i in range(8) for j in range(9))) == words.EDGES
    assert len(words.EDGES) == codes.EDGES
    assert tables.EDGE_END[tables.EDGE_OF["H3,4"] * 2 :][:2] == [3 * 9 + 4, 3 * 9 + 5]
    assert tables.EDGE_END[tables.EDGE_OF["V2,5"] * 2 :][:2] == [2 * 9 + 5, 3 * 9 + 5]


@pytest.mark.clause("CB15", "CB22", "CB87", "R9")
def test_a_road_serves_all_parcels_at_its_ends() -> None:
    """With a border edge and an edge off the network."""
    s = centre(sketch()).state()
    assert [words.PARCELS[p] for p in accessors.served_parcels(s)] == [
        f"r{i}c{j}" for i in (3, 4, 5) for j in (3, 4, 5)
    ]
    play_rules(s)
    say(s, 0, "road", edge="H3,4")
    assert len(accessors.served_parcels(s)) == 11
    assert {"r3c6", "r4c6"} <= {words.PARCELS[p] for p in accessors.served_parcels(s)}
    f = roads(centre(sketch()), "V2,3", "V1,3", "V0,3")
    edges = {move["edge"] for move in legal(play_rules(f.state()), 0, "road")}
    assert {"H0,2", "H0,3"} <= edges
    assert "H0,0" not in edges
    assert "H3,3" not in edges


@pytest.mark.clause("CB16")
def test_ownership_and_content_are_independent() -> None:
    f = town(sketch(), r1c1="bare/0", r1c2="mountain/1", r1c3="house")
    s = f.state()
    assert f.owner.count(0) == 1
    assert accessors.prices(s)[0] == 2
    assert accessors.incomes(s) == []


@pytest.mark.clause("CB17")
def test_sides_all_yellow_all_red_drawn_and_chosen() -> None:
    assert Sketch(start()).side == [0] * 7
    assert Sketch(start(sides="red")).side == [1] * 7
    assert Sketch(start(sides="chosen", side_grocer="red")).side == [0, 0, 1, 0, 0, 0, 0]
    s = play_rules(start(sides="drawn"))
    for card in range(7):
        assert GAME.draw(s).stream == "sides"
        assert to_builtins(GAME.to_json(s, CHANCE, 1))["character"] == words.CHARACTERS[card]
        s.play(CHANCE, card % 2)
    assert Sketch(s).side == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.clause("CB18", "CB19", "CB9", "R2")
def test_what_each_player_begins_with() -> None:
    for seats in (2, 3, 4, 5):
        f = drafting(seats)
        for seat in range(seats):
            begin = (f.money[seat], f.cowboys[seat], f.roads[seat], f.revolvers[seat], f.points[seat])
            assert begin == (15, 3, 1, 1, 0)
        assert codes.ALL_ROADS - sum(f.edges) - sum(f.roads) == 25 - 4 - seats
        assert sum(f.bag) == 23


@pytest.mark.clause("CB20")
def test_the_first_row_of_buildings() -> None:
    s = play_rules(start())
    assert GAME.draw(s).stream == "bag"
    assert sum(weight for _, weight in s.outcomes()) == 26
    s.play(CHANCE, codes.BANK)
    s.play(CHANCE, codes.CHURCH)
    s.play(CHANCE, codes.BANK)
    f = Sketch(s)
    assert f.market == [1, 2, codes.BANK, codes.CHURCH, codes.BANK, 1, 2]
    assert f.bag == [0, 4, 4, 4, 2, 3, 3, 1, 2]


@pytest.mark.clause("CB21", "CB23", "R3")
def test_dice_name_the_inner_parcels_and_no_occupied_one() -> None:
    s = play_rules(start())
    for _ in range(3):
        s.play(CHANCE, s.outcomes()[0][0])
    assert len(s.outcomes()) == 36
    assert GAME.draw(s).stream == "dice"
    roll = GAME.from_json(s, CHANCE, {"type": "town_dice", "black": 1, "white": 6})
    s.play(CHANCE, roll)
    assert Sketch(s).content[tables.PARCEL_OF["r2c7"]] == codes.HOUSE
    assert len(s.outcomes()) == 35
    s.play(CHANCE, GAME.from_json(s, CHANCE, {"type": "town_dice", "black": 6, "white": 1}))
    assert Sketch(s).content[tables.PARCEL_OF["r7c2"]] == codes.MOUNTAIN
    go(s)
    assert Sketch(s).content.count(codes.MOUNTAIN) == 9


@pytest.mark.clause("CB24", "CB25")
def test_tokens_and_a_drawn_order() -> None:
    s = play_rules(start(3))
    while GAME.draw(s).stream != "order":
        s.play(CHANCE, s.outcomes()[0][0])
    assert s.outcomes() == [(0, 1), (1, 1), (2, 1)]
    s.play(CHANCE, 2)
    s.play(CHANCE, 0)
    f = Sketch(go(s))
    assert f.picking[:3] == [2, 0, 1]
    assert f.turn == 2
    assert (f.ammunition, s.scores()) == (codes.NOBODY, [0, 0, 0])


@pytest.mark.clause("CB26")
def test_two_parcels_each_in_order_and_back() -> None:
    s = go(start(3), [])
    order = Sketch(s).picking[:3]
    seen = []
    centre_parcel = Sketch(s).content.index(codes.HOUSE)
    mountain = Sketch(s).content.index(codes.MOUNTAIN)
    wanted = [words.PARCELS[p] for p in (centre_parcel, mountain)] + ["r1c1", "r1c2", "r1c3", "r1c4"]
    for name in wanted:
        seat = s.acting()[0]
        seen.append(seat)
        assert not legal(s, seat, "road")
        say(s, seat, "claim", parcel=name)
        assert s.acting() == (RULES,)
        s.play(RULES, 0)
    assert seen == [*order, *reversed(order)]
    f = Sketch(s)
    assert [f.owner.count(seat) for seat in range(3)] == [2, 2, 2]
    assert f.money[:3] == [15] * 3
    assert now(s) == "pick"
