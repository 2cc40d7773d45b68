"""Building a city: frame, contact, covering, law, selling (CC72 to CC81, CC94 to CC98)."""

from random import Random

import pytest

from carsonne.games.carson_city_cards.faces.notation import PARCEL_LETTERS
from carsonne.games.carson_city_cards.knowledge import accessors, sheets
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.city import parcel_at
from carsonne.games.carson_city_cards.rules.deck import STANDARD
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.sales import sales_into
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.games.carson_city_cards.rules.words import CHARACTERS, PARCELS, TERRAINS
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.fields import put
from carsonne.kernel.state import Buffer
from tests.games.carson_city_cards import oracle
from tests.games.carson_city_cards.table import Table, one_city, random_game

BLANK = ".. .. .. .."
OTHERS = ["player 1 star", "player 2 cactus", "player 3 boot"]


class Builder:
    """One city of made-up cards: `lay("mo .. .. mi", row, col)`."""

    def __init__(self, *characters: str, **options: bool) -> None:
        self.parcels = list(STANDARD.parcels)
        self.used = 1  # card 0 is the one to try
        self.characters = characters
        self.options = options
        self.cards: list[tuple[str, int, int]] = []

    def lay(self, card: str, row: int, col: int) -> "Builder":
        self._show(self.used, card)
        self.cards.append((card, row, col))
        self.used += 1
        return self

    def _show(self, number: int, card: str) -> None:
        self.parcels[number * 4 : number * 4 + 4] = [PARCEL_LETTERS.index(word) for word in card.split()]

    def built(self) -> CarsonCityCardsState:
        places = [(row, col) for _, row, col in self.cards]
        return one_city(self.parcels, places, self.characters, **self.options)

    def places(self, card: str) -> set[tuple[int, int]]:
        self._show(0, card)
        return set(accessors.places(self.built(), 0, 0))


@pytest.mark.clause("CC72", "R4")
def test_the_first_card_lies_anywhere() -> None:
    assert Builder().places("mo mo mi ..") == {(0, 0)}


@pytest.mark.clause("CC74", "CC75", "R4")
def test_contact_by_a_whole_side_shifted_or_on_top() -> None:
    places = Builder().lay(BLANK, 0, 0).places(BLANK)
    corners = {(-2, -2), (-2, 2), (2, -2), (2, 2)}
    assert places == {(r, c) for r in range(-2, 3) for c in range(-2, 3)} - corners


@pytest.mark.clause("CC73", "R4")
def test_the_frame_floats_and_ends_at_eight() -> None:
    city = Builder().lay(BLANK, 0, 0).lay(BLANK, 0, 2).lay(BLANK, 0, 4)
    rows = {row for row, _ in city.places(BLANK)}
    cols = {col for _, col in city.places(BLANK)}
    assert (min(rows), max(rows)) == (-2, 2)
    assert (min(cols), max(cols)) == (-2, 6)
    city.lay(BLANK, 0, 6)
    assert {col for _, col in city.places(BLANK)} == set(range(7))


@pytest.mark.clause("CC73", "CC47", "CC67")
def test_the_captain_adds_one_row_or_one_column() -> None:
    city = Builder("captain").lay(BLANK, 0, 0).lay(BLANK, 0, 2).lay(BLANK, 0, 4).lay(BLANK, 0, 6)
    assert {col for _, col in city.places(BLANK)} == set(range(-1, 8))
    city.lay(BLANK, 0, 7)  # nine wide
    for row in (2, 4, 6):
        city.lay(BLANK, row, 0)  # eight high
    places = city.places(BLANK)
    assert {row for row, _ in places} == set(range(7))
    assert {col for _, col in places} == set(range(8))
    assert Builder().lay(BLANK, 0, 0).lay(BLANK, 0, 2).lay(BLANK, 0, 4).lay(BLANK, 0, 6).places(BLANK) <= {
        (r, c) for r in range(-2, 3) for c in range(7)
    }


COVERING = [
    (below, above, below == "empty" or (below == above != "outlaws") or (below, above) == ("house", "townhouse"))
    for below in PARCELS[1:]
    for above in PARCELS[1:]
]


@pytest.mark.clause("CC76", "CC77", "CC78", "R21")
@pytest.mark.parametrize("outlaws_cover", [True, False])
@pytest.mark.parametrize("law", [False, True])
def test_what_may_cover_what(law: bool, outlaws_cover: bool) -> None:
    letters = dict(zip(PARCELS, PARCEL_LETTERS, strict=True))
    for below, above, allowed in COVERING:
        if below == "prison" and not law:
            allowed = above == "prison"  # the prison itself is law, which changes nothing for it
        sheriff = ["sheriff"] if law else []
        city = Builder(*sheriff, outlaws_cover=outlaws_cover).lay(f"{letters[below]} .. .. ..", 0, 0)
        expected = allowed or (below == "outlaws" and law and (above != "outlaws" or outlaws_cover))
        assert ((0, 0) in city.places(f"{letters[above]} .. .. ..")) is expected, (below, above)


@pytest.mark.clause("CC76")
def test_a_whole_card_may_be_covered() -> None:
    city = Builder().lay("mo .. .. ho", 0, 0)
    assert (0, 0) in city.places("mo mi ra th")
    assert (0, 0) not in city.places("mo mi ra ..")


@pytest.mark.clause("CC79", "R11")
def test_a_prison_on_the_same_card_does_not_help_yet() -> None:
    city = Builder().lay("ou .. .. ..", 0, 0)
    assert (0, 0) not in city.places(".. pr .. ..")
    assert (0, 0) in Builder().lay("ou .. .. ..", 0, 0).lay("pr .. .. ..", 0, 2).places(".. pr .. ..")
    assert (0, 0) in Builder("sheriff").lay("ou .. .. ..", 0, 0).places("ou .. .. ..")


@pytest.mark.clause("CC77", "R21")
def test_outlaws_cover_outlaws_where_there_is_law_if_the_table_has_it_so() -> None:
    for outlaws_cover in (True, False):
        city = Builder(outlaws_cover=outlaws_cover).lay("ou .. .. ..", 0, 0).lay("pr .. .. ..", 0, 2)
        assert ((0, 0) in city.places("ou .. .. ..")) is outlaws_cover
        assert (0, 0) in city.places(".. ou .. ..")  # on an empty parcel, while Outlaws are covered by one
        assert (0, 0) in city.places("mi .. .. ..")


@pytest.mark.clause("CC79", "R11")
def test_covering_the_only_prison_with_a_prison_keeps_law() -> None:
    assert (0, 0) in Builder().lay("pr ou .. ..", 0, 0).places("pr .. .. ..")


@pytest.mark.clause("CC80", "R4")
def test_only_the_top_counts() -> None:
    state = Builder().lay("ho .. .. ..", 0, 0).lay("th .. .. ..", 0, 0).lay("ch .. .. ..", 0, 2).built()
    assert sheets.lines(state, 0)[8] == 2
    assert sheets.counts(state, 0)[1:5] == [6, 0, 0, 1]


def own_turn(*lines: str, market: tuple[str, ...] = ("I-07", "I-08", "I-11", "I-12")) -> Table:
    """Seat 0 takes first."""
    table = Table.of("round: I 1", "back: B07", "player 0 hat", *lines, *OTHERS)
    table.draw("singer", *market)
    table.decline_all()
    table.bid({0: 9, 1: 8, 2: 7, 3: 6})
    table.decline_all()
    return table


@pytest.mark.clause("CC81", "R12")
def test_a_card_is_placed_where_it_can_be_and_else_set_aside() -> None:
    walls = "; ".join(f"{TERRAINS[i]} {2 * (i // 4)},{2 * (i % 4)}" for i in range(16))
    state = Builder()
    for i in range(16):
        state.lay("mo mo mo mo", 2 * (i // 4), 2 * (i % 4))
    assert state.places(BLANK) == set()
    assert walls
    table = own_turn("laid: I-13 0,0")
    table.play(0, "take", card="I-07")
    assert {move["type"] for move in table.moves(0)} == {"place"}
    with pytest.raises(IllegalMove):
        table.play(0, "set_aside")


@pytest.mark.clause("CC81", "CC88", "R12", "R14")
def test_a_card_set_aside_is_worth_nothing() -> None:
    state = Builder("auctioneer", "indian")
    for i in range(16):
        state.lay("mo mo mo mo", 2 * (i // 4), 2 * (i % 4))
    built = state.built()
    total = sheets.totals(built)[0]
    put(built, "card_at", 30, 16)  # set aside by seat 0
    assert sheets.totals(built)[0] == total == 0  # no place is left uncovered for the indian
    assert accessors.aside_of(built, 0) == [30]
    assert 30 not in salable(built, 0)


def salable(s: Position, seat: int) -> list[int]:
    """Return the cards that a player's Auctioneer could sell."""
    out = Buffer()
    return [move - codes.SELL_MOVE for move in out.head(sales_into(s, seat, 0, out))]


def character_points(s: Position, seat: int) -> dict[int, int]:
    """Return what each character of a player gives."""
    points = sheets.sheet(s, seat)
    return {character: points[codes.CHARACTER_POINTS + character] for character in accessors.characters_of(s, seat)}


@pytest.mark.clause("CC95")
def test_a_card_that_covers_or_is_covered_cannot_be_sold() -> None:
    state = Builder("auctioneer").lay(BLANK, 0, 0).lay(BLANK, 1, 1).lay(BLANK, 0, 3).built()
    assert salable(state, 0) == [3]


@pytest.mark.clause("CC96", "R19")
def test_a_sale_does_not_split_the_city() -> None:
    state = Builder("auctioneer").lay(BLANK, 0, 0).lay(BLANK, 0, 2).lay(BLANK, 0, 4).built()
    assert salable(state, 0) == [1, 3]
    bent = Builder("auctioneer").lay(BLANK, 0, 0).lay(BLANK, 0, 2).lay(BLANK, 2, 2).built()
    assert salable(bent, 0) == [1, 3]
    assert salable(Builder("auctioneer").lay(BLANK, 0, 0).built(), 0) == [1]
    assert salable(Builder().lay(BLANK, 0, 0).built(), 0) == []


@pytest.mark.clause("CC94", "CC97", "CC98", "R19", "CC46")
def test_sales_at_any_point_of_ones_own_turn() -> None:
    table = own_turn("characters: auctioneer, indian", "laid: I-13 0,0; I-14 0,2; I-15 2,0; I-16 2,2; I-17 4,0")
    before = character_points(table.state, 0)
    table.play(0, "sell", card="I-17")  # before taking
    assert character_points(table.state, 0) == {5: before[5] + 7, 15: before[15] + 2}
    table.play(0, "take", card="I-07")
    table.play(0, "sell", card="I-16")  # between taking and placing
    assert table.phase == "place"
    table.lay(0)
    assert table.phase == "after"  # one more sale is possible
    sellable = [move["card"] for move in table.moves(0, "sell")]
    table.play(0, "sell", card=sellable[0])
    assert table.acting == (1,)
    assert table.state.sold[0] == 3
    assert salable(table.state, 0) == []
    assert [event["points"] for event in table.events("sold")] == [7, 7, 7]


@pytest.mark.clause("CC98", "R19")
def test_sales_on_a_turn_of_the_lawyer() -> None:
    table = Table.of(
        "round: I 1", "back: B07", "player 0 hat", "characters: auctioneer, lawyer", "laid: I-13 0,0", *OTHERS
    )  # fmt: skip
    table.draw("singer")
    table.play(0, "use", character="lawyer")
    assert table.moves(0, "sell") == [{"type": "sell", "card": "I-13"}]
    table.take(0, "singer")
    assert table.phase == "after"
    table.play(0, "done")
    assert table.phase == "bid"


@pytest.mark.clause("CC98", "R19")
def test_sales_on_a_turn_of_the_governor() -> None:
    table = Table.of(
        "round: I 1", "back: B07", "player 0 hat", "characters: auctioneer, governor", "laid: I-13 0,0; I-14 0,2",
        *OTHERS,
    )  # fmt: skip
    table.draw("singer")
    table.play(0, "use", character="governor")
    table.draw()
    table.play(0, "sell", card="I-13")  # before taking
    table.take(0, "singer")
    assert table.phase == "after"
    table.play(0, "sell", card="I-14")
    assert table.phase == "bid"


@pytest.mark.clause("CC98", "CC66", "R19")
def test_sales_between_the_two_cards_of_the_chinese_worker() -> None:
    table = Table.of(
        "round: I 1", "back: B07", "player 0 hat", "characters: auctioneer, chinese_worker", "laid: I-13 0,0", *OTHERS
    )  # fmt: skip
    table.draw("singer")
    table.play(0, "use", character="chinese_worker")
    table.draw()
    table.bid({0: 9, 1: 2, 2: 3, 3: 4})
    table.take(0, "singer")
    assert table.moves(0, "sell") == [{"type": "sell", "card": "I-13"}]
    table.play(0, "sell", card="I-13")
    table.take(0, "I-01")
    assert table.phase == "after"  # the card just placed can be sold as well
    table.play(0, "sell", card="I-01")
    assert table.acting == (3,)


FULL = (
    "laid: I-05 0,0; I-42 -2,0; I-34 -1,-2; I-29 -3,-2; I-19 -4,0; I-10 -3,2; I-39 -2,3; I-38 1,-2; II-18 -4,-2; "
    "II-08 -5,-1; II-21 -5,2; II-09 0,2; II-02 -1,-3; II-06 1,2; II-34 1,3"
)
"""The city of scenario T6, where II-36 has no place."""


def holding_a_card_without_a_place(*characters: str) -> Table:
    spent = "spent: 1, 2, 3, 4, 5"
    mine = ["player 0 hat", "characters: " + ", ".join(characters), FULL, spent]
    table = Table.of("round: II 6", "back: B07", *mine, *(line for other in OTHERS for line in (other, spent)))
    table.draw("heroes", "II-36", "II-30", "II-31", "II-32")
    table.bid({0: 9, 1: 8, 2: 7, 3: 6})
    table.play(0, "take", card="II-36")  # knowingly
    return table


@pytest.mark.clause("CC81", "R12")
def test_a_card_without_a_place_is_set_aside_for_good() -> None:
    table = holding_a_card_without_a_place("prospector", "indian", "undertaker")
    before = sheets.totals(table.state)
    assert table.moves(0) == [{"type": "set_aside", "card": "II-36"}]
    table.play(0, "set_aside")
    assert table.told[-1] == {"type": "set_aside", "seat": 0, "card": "II-36"}
    assert table.acting == (1,)
    assert sheets.totals(table.state) == before
    seen = table.view()["players"][0]
    assert seen["aside"] == ["II-36"]
    assert "II-36" not in [card["card"] for card in seen["city"]["cards"]]


@pytest.mark.clause("CC81", "R12")
def test_nobody_must_sell_to_make_room_but_may() -> None:
    table = holding_a_card_without_a_place("auctioneer", "indian")
    sales = [move["card"] for move in table.moves(0, "sell")]
    assert {move["type"] for move in table.moves(0)} == {"set_aside", "sell"}
    table.play(0, "sell", card=sales[0])
    assert {move["type"] for move in table.moves(0)} == {"place", "sell"}  # the card must be placed if it can be


@pytest.mark.clause("CC96", "CC72", "R19")
def test_after_the_only_card_is_sold_the_next_is_a_first_card() -> None:
    table = own_turn("characters: auctioneer", "laid: I-13 0,0")
    table.play(0, "sell", card="I-13")
    table.play(0, "take", card="I-07")
    assert table.moves(0) == [{"type": "place", "card": "I-07", "row": 0, "col": 0}]


@pytest.mark.clause("CC79", "R11")
def test_selling_the_last_prison_ends_law() -> None:
    table = own_turn("characters: auctioneer", "laid: I-33 0,0; I-20 0,2; I-47 0,4")
    assert sheets.lines(table.state, 0)[11] == 0
    table.play(0, "sell", card="I-33")
    assert sheets.lines(table.state, 0)[11] == -12


@pytest.mark.clause("CC73", "CC97")
def test_after_a_sale_the_frame_is_smaller() -> None:
    table = own_turn("characters: auctioneer", "laid: I-13 0,0; I-14 0,2; I-15 0,4; I-16 0,6")
    table.play(0, "sell", card="I-13")
    table.play(0, "take", card="I-07")
    assert max(move["col"] for move in table.moves(0, "place")) == 8


@pytest.mark.clause("CC74", "CC97")
def test_nothing_touches_where_a_sold_card_lay() -> None:
    table = own_turn("characters: auctioneer", "laid: I-13 0,0; I-14 0,2")
    table.play(0, "sell", card="I-14")
    table.play(0, "take", card="I-07")
    assert max(move["col"] for move in table.moves(0, "place")) == 2


@pytest.mark.clause("CC73", "CC74", "CC76", "CC77", "CC95", "CC96", "R21")
@pytest.mark.parametrize("seed", range(6))
def test_places_and_sales_of_random_games_agree_with_the_oracle(seed: int) -> None:
    rng = Random(seed)
    grids: dict[int, list[list[str]]] = {
        i: [[PARCELS[STANDARD.parcels[i * 4 + 2 * r + c]] for c in (0, 1)] for r in (0, 1)] for i in range(96)
    }
    for state in rng.sample(random_game(3, seed, outlaws_cover=seed < 3), 6):
        for seat in range(3):
            top, bottom = state.low_row[seat], state.high_row[seat]
            left, right = state.low_col[seat], state.high_col[seat]
            city: dict[tuple[int, int], str] = {
                (r, c): PARCELS[parcel_at(state, seat, r, c)]
                for r in range(top, bottom + 1)
                for c in range(left, right + 1)
                if parcel_at(state, seat, r, c)
            }
            owned: set[str] = {CHARACTERS[i] for i in accessors.characters_of(state, seat)}
            assert sheets.lines(state, seat) == oracle.lines(city, owned, state.sold[seat])
            for card in rng.sample(range(96), 3):
                span = [(r, c) for r in range(-14, 15) for c in range(-14, 15)]
                expected = {
                    place for place in span if oracle.may_lie(city, owned, grids[card], *place, outlaws_cover=seed < 3)
                }
                assert set(accessors.places(state, seat, card)) == expected
            laid: list[tuple[str, int, int]] = [
                (TERRAINS[card], row, col) for card, row, col in accessors.laid(state, seat)
            ]
            if "auctioneer" in owned and state.sold[seat] < 3:
                expected_sales = {name for name, _, _ in laid if oracle.may_sell(laid, name)}
                assert {TERRAINS[card] for card in salable(state, seat)} == expected_sales
