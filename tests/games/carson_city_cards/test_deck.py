"""The deck: its counts, its provenance, the switch for the first two rows, and custom decks (CC1 to CC6)."""

import json
from collections import Counter
from typing import Any

import pytest

from carsonne.games.carson_city_cards import deck_file
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.rules import codes, deck, tables, words
from carsonne.kernel.errors import BadOptions
from carsonne.kernel.match import Match, checked_setup

PUBLISHED = {
    "mountain": (32, 12), "house": (18, 18), "townhouse": (2, 10), "mine": (10, 4), "ranch": (10, 4),
    "blacksmith": (2, 1), "drugstore": (3, 8), "bank": (3, 8), "saloon": (1, 5), "hotel": (1, 4),
    "general_store": (1, 1), "church": (1, 2), "prison": (1, 3), "city_hall": (0, 1), "outlaws": (3, 5),
    "empty": (104, 106),
}  # fmt: skip
ATTRACTION = {
    "gunsmith": 3, "singer": 9, "lawyer": 5, "settler": 5, "banker": 7, "auctioneer": 5, "captain": 5, "cowboy": 3,
    "shopkeeper": 7, "undertaker": 6, "doctor": 4, "editor": 6, "heroes": 2, "governor": 8, "schoolteacher": 7,
    "indian": 4, "chinese_worker": 6, "paperboy": 4, "prospector": 6, "sheriff": 3, "hired_gun": 3,
}  # fmt: skip


def own() -> dict[str, Any]:
    """Return a deck file to spoil."""
    data: dict[str, Any] = json.loads(deck.builtin_text())
    return data


def refused(data: object) -> str:
    with pytest.raises(BadOptions) as error:
        deck_file.read_deck(data if isinstance(data, str) else json.dumps(data))
    assert error.value.code == "bad_deck"
    return error.value.detail


@pytest.mark.clause("CC1", "CC12")
def test_bid_cards() -> None:
    assert words.SUITS == ("hat", "star", "cactus", "boot", "horseshoe", "cow")
    assert deck.DATA["bidCards"]["perSuit"] * len(words.SUITS) == 66
    assert deck.DATA["bidCards"]["real"] == list(range(1, 10))


@pytest.mark.clause("CC2", "CC4", "CC5", "CC6", "R1")
def test_terrain_cards_show_what_is_published() -> None:
    for number, era in enumerate(words.ERAS):
        cards = deck.DATA["terrain"][era]
        assert [card["id"] for card in cards] == [f"{era}-{i:02}" for i in range(1, 49)]
        found = Counter(name for card in cards for row in card["grid"] for name in row)
        assert found == {name: counts[number] for name, counts in PUBLISHED.items() if counts[number]}
        assert all(1 <= card["attraction"] <= 9 for card in cards)
    assert set(words.PARCELS) == {*PUBLISHED, "none"}
    buildings = {element["id"] for element in deck.DATA["elements"] if element["isBuilding"]}
    assert buildings == set(PUBLISHED) - {"mountain", "outlaws", "empty"}


@pytest.mark.clause("CC3", "R8", "R9", "R20")
def test_characters_and_backs() -> None:
    assert {entry["id"]: entry["attraction"] for entry in deck.DATA["characters"]} == ATTRACTION
    assert tuple(entry["id"] for entry in deck.DATA["characters"]) == words.CHARACTERS
    arrows = {name for name, arrow in zip(words.CHARACTERS, tables.ARROW, strict=True) if arrow}
    assert arrows == {words.CHARACTERS[i] for i in tables.QUESTION_ORDER}
    assert sum(tables.DOLLAR) == 16
    assert sum(a and d for a, d in zip(tables.ARROW, tables.DOLLAR, strict=True)) == 2
    assert sum(deck.STANDARD.skulls) == 3
    for back in deck.DATA["characterBacks"]:
        assert back["skull"] or sorted(back["order"]) == sorted(words.SUITS)


def test_the_file_says_what_is_published_and_what_is_ours() -> None:
    assert {"published", "reading", "derived", "reconstructed"} < set(deck.DATA["source"])
    for era in words.ERAS:
        assert {card["provenance"] for card in deck.DATA["terrain"][era]} == {"reconstructed"}


@pytest.mark.clause("R1")
def test_one_switch_swaps_mountains_and_houses() -> None:
    data = own()
    data["firstRows"] = ["house", "mountain"]
    swapped = deck_file.read_deck(json.dumps(data))
    other = {codes.MOUNTAIN: codes.HOUSE, codes.HOUSE: codes.MOUNTAIN}
    assert swapped.parcels == [other.get(parcel, parcel) for parcel in deck.STANDARD.parcels]
    assert deck_file.published_counts("I", swapped=True)["house"] == 32
    assert refused(data | {"firstRows": "mountain"}).startswith("The deck differs")


def test_a_deck_of_ones_own_is_played() -> None:
    data = own()
    first, second = data["terrain"]["I"][:2]
    first["grid"], second["grid"] = second["grid"], first["grid"]
    first["attraction"] = 9
    match = Match(GAME, checked_setup(GAME, 4, {"deck": json.dumps(data), "suits": "fixed"}))
    parcels, attraction = list(match.state.parcels), list(match.state.attraction)
    assert parcels[:4] == deck.STANDARD.parcels[4:8]
    assert attraction[0] == 9


@pytest.mark.clause("R1")
def test_a_view_has_the_cards_of_a_deck_of_ones_own_with_its_switch_carried_out() -> None:
    data = own() | {"firstRows": ["house", "mountain"]}
    match = Match(GAME, checked_setup(GAME, 4, {"deck": json.dumps(data), "suits": "fixed"}))
    shown = GAME.view(match.state, None).deck
    assert shown is not None
    other = {"mountain": "house", "house": "mountain"}
    for card in [card for era in ("I", "II") for card in data["terrain"][era]]:
        assert shown[card["id"]].grid == [[other.get(name, name) for name in row] for row in card["grid"]]
        assert shown[card["id"]].attraction == card["attraction"]
    assert GAME.view(Match(GAME, checked_setup(GAME, 4)).state, None).deck is None


def test_a_deck_that_differs_is_refused_with_a_list() -> None:
    data = own()
    data["terrain"]["I"][0]["grid"] = [["empty", "empty"], ["empty", "prison"]]
    data["characters"][0]["attraction"] = 4
    data["characterBacks"][0]["order"] = ["hat"] * 6
    found = refused(data)
    assert "Era I shows 'mountain' on 31 parcels, not on 32 as published." in found
    assert "Era I shows 'mine' on 9 parcels, not on 10 as published." in found
    assert "Era I shows 'prison' on 2 parcels, not on 1 as published." in found
    assert "The attraction of 'gunsmith' is 3, not 4." in found
    assert "Back 'B01' must show a skull, or the six suits in some order." in found


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (["terrain"], [], "There is no list 'terrain.I'"),
        (["terrain", "I"], [], "The list 'terrain.I' lacks 48 entries, such as I-01"),
        (["terrain", "II", 3, "id"], "II-99", "has entries that don’t belong there: 'II-99'"),
        (["terrain", "II", 3, "id"], 4, "not an object with an 'id'"),
        (["terrain", "I", 0, "grid"], [["mountain"]], "Card 'I-01' does not have two rows"),
        (["terrain", "I", 0, "grid"], [["mountain", "tent"], ["empty", "mine"]], "Card 'I-01' does not have two rows"),
        (["terrain", "I", 0, "attraction"], True, "Card 'I-01' has no attraction"),
        (["terrain", "I", 0, "attraction"], 10**9, "Card 'I-01' has no attraction"),
        (["characters"], None, "no list 'characters'"),
        (["characters", 0, "id"], "gunsmiths", "The list 'characters' lacks gunsmith"),
        (["characterBacks"], [], "The list 'characterBacks' lacks 21 entries, such as B01"),
        (["characterBacks", 0, "order"], [1, 2], "Back 'B01' must show a skull"),
        (["characterBacks", 0, "order"], [*words.SUITS, "cow"], "Back 'B01' must show a skull"),
    ],
)
def test_problems_with_a_deck_are_listed(path: list[Any], value: object, words: str) -> None:
    data = own()
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    assert words in refused(data)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "nonsense", "[" * 100000, '{"terrain": {"I": [1], "II": []}}', "1" * 2**21]
)
def test_things_that_are_not_decks_are_refused(text: str) -> None:
    assert refused(text)


def test_the_words_and_numbers_of_the_rules_are_those_of_the_data() -> None:
    assert tuple(card["id"] for era in words.ERAS for card in deck.DATA["terrain"][era]) == words.TERRAINS
    assert tuple(back["id"] for back in deck.DATA["characterBacks"]) == words.BACKS
    assert (len(words.CHARACTERS), len(words.PARCELS)) == (codes.CHARACTERS, codes.PARCELS)
    assert (len(words.PHASES), len(words.LINE_IDS), len(words.LINE_NAMES)) == (codes.PHASES, codes.LINES, codes.LINES)
