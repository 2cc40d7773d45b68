"""The tile data counted independently, and the tables made from it."""

from __future__ import annotations

from collections import Counter

import pytest

from carsonne.games.carcassonne.rules import box, codes, tables, words
from carsonne.games.carcassonne.rules.words import PLACES
from tests.games.carcassonne import oracle

KINDS = oracle.KINDS
ONE_EACH = [kind for kind, data in KINDS.items() for _ in range(data["count"])]


@pytest.mark.clause("CA1")
def test_72_tiles_of_24_kinds_and_a_start_tile() -> None:
    assert "".join(KINDS) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    counts = [data["count"] for data in KINDS.values()]
    assert counts == [2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1]
    assert sum(counts) == codes.TILE_COUNT == box.DATA["tile_total"] == 72
    assert box.DATA["start_tile"]["kind"] == "D"
    assert counts == tables.COUNT


@pytest.mark.clause("CA1")
def test_edges_and_places_of_the_whole_bag() -> None:
    edges = Counter(edge for kind in ONE_EACH for edge in oracle.edges(kind, 0))
    assert edges == {"field": 115, "road": 94, "city": 79}
    places = Counter(place[0] for kind in ONE_EACH for place in oracle.PLACES[kind])
    assert places == {"c": 49, "r": 62, "f": 126, "m": 6}
    assert sum(places.values()) == codes.ALL_SEGMENTS
    shields = [kind for kind in ONE_EACH for city in KINDS[kind]["cities"] if city["shield"]]
    assert len(shields) == 10
    assert max(len(places) for places in oracle.PLACES.values()) == 8 == codes.MAX_SEGMENTS


def test_numbers_and_words_are_those_of_the_data() -> None:
    assert tuple(KINDS) == words.KINDS
    assert len(KINDS) == codes.KIND_COUNT
    assert len(PLACES) == codes.PLACE_COUNT
    assert PLACES[codes.MONASTERY_PLACE] == "m0"
    assert len(words.COLOURS) == codes.MAX_SEATS
    assert max(tables.WALL_COUNT) == codes.MAX_WALLS
    assert sum(KINDS[kind]["monastery"] for kind in ONE_EACH) == codes.ALL_MONASTERIES
    assert sum(tables.FORK[tables.KIND_OF[kind]] > 0 for kind in ONE_EACH) == codes.ALL_FORKS
    named = [
        words.FEATURE_TYPES[type_ - codes.FIELD] for type_ in (codes.FIELD, codes.ROAD, codes.CITY, codes.MONASTERY)
    ]
    assert named == ["field", "road", "city", "monastery"]
    phases = (codes.DEAL, codes.DRAW, codes.PLACE, codes.CLAIM, codes.TURN_END, codes.OVER)
    assert [words.PHASES[phase] for phase in phases] == ["deal", "draw", "place", "claim", "turn_end", "over"]


def test_79_tiles_if_turned_ones_are_told_apart() -> None:
    turned = [
        frozenset((place[0], oracle.exits(kind, turn, place)) for place in oracle.PLACES[kind]) | {kind}
        for kind in KINDS
        for turn in range(4)
    ]
    assert len(set(turned)) == sum(tables.PERIOD) == 79


@pytest.mark.clause("R1")
def test_no_cap_has_a_shield_so_no_city_of_two_tiles_has_one() -> None:
    cities = [city for data in KINDS.values() for city in data["cities"]]
    assert all(len(city["edges"]) > 1 for city in cities if city["shield"])
    assert {kind for kind, data in KINDS.items() if any(city["shield"] for city in data["cities"])} == set("CFMOQS")


@pytest.mark.parametrize("kind", KINDS)
def test_every_spot_of_the_rim_belongs_to_one_place(kind: str) -> None:
    spots = [spot for place in oracle.PLACES[kind] for spot in oracle.exits(kind, 0, place)]
    assert len(spots) == len(set(spots))
    for side, terrain in enumerate(oracle.edges(kind, 0)):
        expected = {"city": {1}, "field": {0, 2}, "road": {0, 1, 2}}[terrain]
        assert {spot for where, spot in spots if where == side} == expected


@pytest.mark.parametrize("kind", KINDS)
def test_roads_end_where_they_have_one_edge(kind: str) -> None:
    for road in KINDS[kind]["roads"]:
        assert len(road["edges"]) + len(road["ends"]) == 2
    crossroads = [road for road in KINDS[kind]["roads"] if "crossroads" in road["ends"]]
    assert len(crossroads) in (0, 3, 4)


@pytest.mark.parametrize("kind", KINDS)
def test_fields_touch_cities_that_exist_and_every_wall_has_a_field(kind: str) -> None:
    cities = KINDS[kind]["cities"]
    touched = {city for field in KINDS[kind]["fields"] for city in field["touches"]}
    assert touched == (set(range(len(cities))) if KINDS[kind]["fields"] else set())


def test_the_flat_tables_say_the_same_as_the_data() -> None:
    type_of = {"c": codes.CITY, "r": codes.ROAD, "f": codes.FIELD, "m": codes.MONASTERY}
    terrain_of = {"city": codes.CITY, "road": codes.ROAD, "field": codes.FIELD}
    for n, kind in enumerate(KINDS):
        places = oracle.PLACES[kind]
        row = slice(n * codes.MAX_SEGMENTS, n * codes.MAX_SEGMENTS + len(places))
        assert tables.SEGMENT_TYPE[row] == [type_of[place[0]] for place in places]
        assert [PLACES[i] for i in tables.PLACE_OF_SEGMENT[row]] == places
        for turn in range(4):
            at = (n * 4 + turn) * 4
            assert tables.EDGE[at : at + 4] == [terrain_of[edge] for edge in oracle.edges(kind, turn)]
            for side in range(4):
                leaving = places[tables.SIDE_SEGMENT[at + side]]
                spot = 0 if leaving[0] == "f" else 1
                assert (side, spot) in oracle.exits(kind, turn, leaving)


def test_what_fits_a_pattern() -> None:
    names = ("", "field", "road", "city")
    for n, kind in enumerate(KINDS):
        for pattern in range(256):
            wanted = [names[pattern >> 2 * side & 3] for side in range(4)]
            turns = [
                turn
                for turn in range(tables.PERIOD[n])
                if all(want in ("", edge) for want, edge in zip(wanted, oracle.edges(kind, turn), strict=True))
            ]
            assert [turn for turn in range(4) if tables.FIT[n << 8 | pattern] >> turn & 1] == turns


def test_every_move_has_a_number_that_fits_into_32_bits() -> None:
    assert 128 + (24 * codes.SPOTS) * 4 < 2**31
