"""Writing and reading positions, and errors with their lines."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import positions, score
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import accessors, sheets
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.words import CHARACTERS
from carsonne.kernel.errors import BadOptions, BadPosition
from carsonne.kernel.match import checked_setup
from tests.games.carson_city_cards.digest import READINGS
from tests.games.carson_city_cards.table import Table, random_game


@pytest.mark.parametrize(
    ("real", "virtual", "reading"),
    [(1, 3, READINGS[0]), (4, 0, READINGS[1]), (3, 3, READINGS[2]), (6, 0, READINGS[3])],
)
def test_the_beginning_of_a_round_survives_a_trip_through_text(
    real: int, virtual: int, reading: dict[str, bool]
) -> None:
    for state in random_game(real, 3 + virtual, total=real + virtual, **reading):
        if state.phase != codes.CHARACTER or state.drawn != 255 or accessors.market_cards(state):
            continue
        if accessors.under_pile(state) and to_builtins(GAME.view(state, None))["drawn"]:
            continue
        text = positions.position(state, None)
        seats, options = positions.setup_of(text)
        again = GAME.start(checked_setup(GAME, seats, options, (), text))
        assert positions.position(again, None) == text
        assert again.outcomes() == state.outcomes()
        assert to_builtins(GAME.view(again, 0)) == to_builtins(GAME.view(state, 0))
        assert sheets.totals(again) == sheets.totals(state)


@pytest.mark.clause("R10", "R21")
def test_a_position_says_how_the_rules_are_read_where_it_is_not_the_default() -> None:
    state = random_game(4, 3, lawyer_with_worker=True, outlaws_cover=False, suits="fixed")[0]
    text = positions.position(state, None)
    assert text.startswith("options: lawyer_with_worker=true outlaws_cover=false\n")
    assert "options:" not in positions.position(random_game(4, 3, suits="fixed")[0], None)
    _, options = positions.setup_of(text)
    assert (options["lawyer_with_worker"], options["outlaws_cover"]) == (True, False)
    sheet = to_builtins(score.score(text, {}))
    assert (sheet["options"]["lawyer_with_worker"], sheet["options"]["outlaws_cover"]) == (True, False)


def test_every_position_can_be_written_and_scored() -> None:
    for state in random_game(2, 8)[::9]:
        text = positions.position(state, None)
        sheet = to_builtins(score.score(text, {}))
        assert list(sheet["scores"].values()) == sheets.totals(state)


def test_what_comes_after_the_last_round_can_be_written_and_scored() -> None:
    phases = set()
    for seed in range(6):
        for state in random_game(3, seed)[-8:]:
            phases.add(to_builtins(GAME.view(state, None))["phase"])
            text = positions.position(state, None)
            assert text.startswith(("round: II 9\nrunning: ", "round: over\n"))
            assert list(to_builtins(score.score(text, {}))["scores"].values()) == sheets.totals(state)
    assert {"paperboy", "last_sale", "over"} <= phases


def test_a_finished_game_can_be_read() -> None:
    state = random_game(2, 4)[-1]
    text = positions.position(state, None)
    seats, options = positions.setup_of(text)
    again = GAME.start(checked_setup(GAME, seats, options, (), text))
    assert again.acting() == ()
    assert sheets.totals(again) == sheets.totals(state)


def test_comments_and_empty_lines_are_ignored() -> None:
    assert to_builtins(score.score("# my city\n\nho .. # a house\nsa ..\n", {}))["scores"] == {"player 0": 2}
    assert to_builtins(score.score("", {}))["scores"] == {"player 0": 0}


WRONG = [
    ("mo xx", "Line 1: There is no parcel 'xx'"),
    ("mo mo\nmo", "Line 2: This row has 1 parcel;"),
    ("\n".join([".."] * 9), "Line 9: The city is 9 parcels high and 1 wide"),
    (
        "\n".join([".. " * 9] * 9) + "\ncharacters: captain",
        "Line 9: The city is 9 parcels high and 9 wide. With the Captain",
    ),
    ("mo --\n-- mo", "Line 2: The parcel at 1,1 is not connected"),
    ("ci ci", "Line 1: The game has only 1 city hall"),
    ("..\ncharacters: docter", "Line 2: There is no character 'docter'"),
    ("..\ncharacters: doctor, doctor", "Line 2: 'doctor' is named twice"),
    ("..\nsold: 2", "Line 2: Nothing can be sold without the Auctioneer"),
    ("..\nsold: 4\ncharacters: auctioneer", "Line 2: At most 3 cards"),
    ("..\naside: II-7", "Line 2: There is no card 'II-7'"),
    ("..\ncards: II-07", "Line 2: 'cards' is for virtual players"),
    ("..\nfood: 3", "Line 2: There is no header 'food'"),
    ("..\nsold: 0\nsold: 0", "Line 3: 'sold' appears twice; it is already in line 2"),
    ("player 0 hat\nplayer 1 hat", "Line 2: 'hat' is already the suit of player 0"),
    ("player 0 hat\nplayer 0 cow", "Line 2: There is already a player 0"),
    ("player 0 hat\nplayer 2 cow", "Line 2: Player 1 is missing"),
    ("player 0 hat expert", "Line 1: At least one player must be real"),
    ("player 0 hat\nplayer 1 cow expert\nplayer 2 star", "Line 3: Real players come before"),
    ("player 0 hot", "Line 1: 'hot' is neither a suit"),
    ("player 0 hat star", "Line 1: Write a player as in"),
    ("player 7 hat", "Line 1: Write a player as in"),
    ("player 0 hat\nplayer 1 cow expert\n.. ..", "Line 3: A virtual player has no city"),
    ("player 0 hat\nplayer 1 cow expert\nsold: 1", "Line 3: A virtual player has no 'sold'"),
    ("player 0\ncharacters: doctor\nplayer 1\ncharacters: doctor", "Line 4: 'doctor' is already named in line 2"),
    ("..\nround: III 1", "Line 2: 'III 1' is not a round"),
    ("..\nback: B99", "Line 2: There is no back 'B99'"),
    ("..\nunder: doctor", "Line 2: There is no back ''"),
    ("..\nturned: doctor", "Line 2: This player does not have the Doctor"),
    ("laid: I-01", "Line 1: 'I-01' is not a card with its place"),
    ("laid: I-01 0,0; I-01 0,2", "Line 1: 'I-01' is named twice"),
    ("laid: I-01 99,0", "Line 1: 99,0 is farther"),
    ("laid: I-01 0,0; I-02 0,9", "Line 1: The city is"),
    ("mo mo\nmo mo\nlaid: I-01 0,0", "Line 1: The rows do not show"),
    ("laid: " + "; ".join(f"I-{i} 0,0" for i in range(10, 32)), "Line 1: Nobody takes more than 21"),
    ("-- --\nlaid: I-01 0,0", "Line 1: The rows do not show"),
    ("..\noptions: colour=red", "Line 2: There is no option"),
    ("..\nspent: 12", "Line 2: There is no bid card '12'"),
]


@pytest.mark.parametrize(("text", "words"), WRONG)
def test_errors_name_the_line(text: str, words: str) -> None:
    with pytest.raises(BadPosition) as error:
        score.score(text, {})
    assert error.value.detail.startswith(words)


LAST = f"removed: {', '.join(CHARACTERS[2:])}\nunder: {CHARACTERS[0]}/B01, {CHARACTERS[1]}/B03\n"
SPENT = "\n".join(f"player {i}\nspent: 1 2 3 4 5 6 7 8" for i in range(4))
TEN = "; ".join(f"I-{i} 0,0" for i in range(10, 20))
FOUR = "player 0\nplayer 1\nplayer 2\nplayer 3"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"round: I 2\n{FOUR}", "Line 2: 1 bid card must have been spent"),
        (FOUR, "Play can go on only from the beginning of a round"),
        (f"round: I 1\nrunning: bid\n{FOUR}", "Play can go on only from the beginning of a round"),
        ("round: I 1\nplayer 0\n.. ..\nplayer 1\nplayer 2\nplayer 3", "Line 2: To play on, list the cards"),
        (f"round: I 1\nback: B01\nbacks: B01\n{FOUR}", "The backs do not agree"),
        (f"round: I 1\nremoved: {', '.join(f'I-{i:02}' for i in range(1, 20))}\n{FOUR}", "The pile has 29 terrain"),
        (f"round: I 1\nremoved: {', '.join(CHARACTERS[:4])}\n{FOUR}", "The pile has 17 characters left"),
        (
            "round: I 1\nplayer 0\ncharacters: auctioneer\nsold: 1\nplayer 1\nplayer 2\nplayer 3",
            "Line 4: To play on, list the cards that were sold",
        ),
        (f"round: II 9\n{LAST}back: B02\n{SPENT}", "Line 4: The top of the pile is the first card of 'under'"),
        ("round: I 1\nplayer 0\nlaid: I-01 3,3\nplayer 1\nplayer 2\nplayer 3", "Line 3: The city must begin nearer"),
        (
            f"round: I 1\nplayer 0\nlaid: {TEN}\nplayer 1\nplayer 2\nplayer 3",
            "Line 3: There are too many cards",
        ),
        (
            "round: I 2\nplayer 0\nspent: 1\nplayer 1\nspent: 10\nplayer 2\nspent: 1\nplayer 3\nspent: 1",
            "Line 5: This player has no bid card 10",
        ),
    ],
)
def test_positions_that_cannot_be_played(text: str, words: str) -> None:
    with pytest.raises(BadPosition) as error:
        Table.of(*text.splitlines())
    assert error.value.detail.startswith(words)


def test_the_players_of_a_position_are_those_of_the_game() -> None:
    with pytest.raises(BadPosition, match="4 real players"):
        Table(3, f"round: I 1\n{FOUR}")
    with pytest.raises(BadPosition, match="virtual players of the position"):
        Table(3, "round: I 1\nplayer 0\nplayer 1\nplayer 2\nplayer 3 expert")


@settings(max_examples=300)
@given(
    st.lists(
        st.sampled_from([t for text, _ in WRONG for t in text.splitlines()] + ["mo ho", "laid: I-07 0,0"]), max_size=8
    )
)
def test_whatever_is_typed_is_scored_or_refused(lines: list[str]) -> None:
    with suppress(BadPosition, BadOptions):
        score.score("\n".join(lines), {})


@settings(max_examples=200)
@given(st.text(max_size=60))
def test_nonsense_is_refused(text: str) -> None:
    with suppress(BadPosition, BadOptions):
        score.score(text, {})
