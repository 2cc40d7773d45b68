"""Lines of the score pad, one by one (CC82 to CC92)."""

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import score


def lines(*rows: str) -> dict[str, int]:
    """Return the lines of a city that are not 0."""
    found = to_builtins(score.score("\n".join(rows), {}))["lines"]
    return {line["id"]: line["points"] for line in found if line["points"]}


@pytest.mark.clause("CC84a", "CC88", "CC90", "R14", "R16")
def test_ranches_count_empty_parcels_around_them() -> None:
    assert lines(".. .. ..", ".. ra ..", ".. .. ..") == {"a": 8}
    assert lines("ra .. ra") == {"a": 2}
    assert lines("ra ou", "-- ..") == {"a": 1, "l": -6}
    assert lines("ra ou", "pr ..") == {"a": 2}
    assert lines("ra ou", "mo ..", "characters: sheriff") == {"a": 2}
    assert lines("ra --", "mo --") == {}


@pytest.mark.clause("CC84b")
def test_mines_count_mountains_twice() -> None:
    assert lines("mo mo mo", "mo mi mo", "mo mo mo") == {"b": 16}
    assert lines("mi mo mi") == {"b": 4}


@pytest.mark.clause("CC83", "CC84c", "CC84d", "CC84e", "CC84f")
def test_houses_around_and_their_most() -> None:
    around = ("th th ht", "th {} th", "ht th th")
    hotels = 2 * 3
    assert lines(*(row.format("dr") for row in around)) == {"c": 16, "j": hotels}
    assert lines(*(row.format("ba") for row in around)) == {"d": 16, "j": hotels}
    assert lines(*(row.format("sa") for row in around)) == {"e": 32, "j": hotels}
    assert lines(*(row.format("gs") for row in around)) == {"f": 16, "i": 16, "j": hotels}
    assert lines(*(row.format("ci") for row in around)) == {"f": 16, "j": hotels, "k": 3}
    assert lines("dr ho ba", ".. .. th") == {"c": 1, "d": 3}


@pytest.mark.clause("CC84g", "CC84h", "CC85")
def test_ranches_and_mines_anywhere() -> None:
    assert lines("dr mo ra", "mo mo ra") == {"g": 2}
    assert lines("ba ho mi", "ho ho mi") == {"d": 3, "h": 2}
    assert lines("bl mi mi ra", "bl ho ho ho") == {"g": 2, "h": 4}


@pytest.mark.clause("CC84i", "CC85")
def test_churches_and_general_stores_count_houses_anywhere() -> None:
    assert lines("ch mo mo ho th", "gs mo mo ht mo") == {"i": 10, "j": 3}


@pytest.mark.clause("CC84j", "CC84k", "CC86", "R13")
def test_hotels_and_the_city_hall() -> None:
    assert lines("ht ht") == {"j": 6}
    assert lines("ci mo mo ho th", "mo mo ou pr ht") == {"j": 3, "k": 3}


@pytest.mark.clause("CC84l", "CC89", "R15")
def test_each_outlaws_parcel_is_a_group() -> None:
    assert lines("ou ou", "mo mo") == {"l": -12}
    assert lines("ou ou", "mo pr") == {}
    assert lines("ou ou", "mo mo", "characters: sheriff") == {}


@pytest.mark.clause("CC87")
def test_houses_mountains_and_prisons_score_nothing_themselves() -> None:
    assert lines("ho th mo pr") == {}


@pytest.mark.clause("CC91", "CC92")
def test_virtual_players_score_attraction() -> None:
    sheet = to_builtins(
        score.score("player 0 hat\n.. ..\nplayer 1 cow expert\ncards: I-05, II-04\ncharacters: singer", {})
    )
    assert sheet["scores"] == {"player 0 hat": 0, "player 1 cow": 7 + 9 + 9}
    line = sheet["lines"][-1]
    assert [part["points"] for part in line["because"]] == [7, 9, 9]


def test_reasons_are_given_in_words() -> None:
    found = {
        line["id"]: line["reason"]
        for line in to_builtins(score.score("ra .. bl\ndr ho ou\ncharacters: editor, lawyer", {}))["lines"]
    }
    assert found["a"] == "Ranches: ranch at 0,0 beside 1 empty parcel"
    assert found["c"] == "Drugstores: drugstore at 1,0 beside 1 house"
    assert found["g"] == "For ranches: 1 drugstore × 1 ranch and 1 blacksmith × 1 ranch"
    assert found["l"] == "Outlaws: 1 group of outlaws (6 points lost each)"
    assert found["m"] == "Characters: Lawyer (no points) and Editor (Lawyer 4 and Editor 1)"
