"""The 21 characters: when they are asked, what they do, and what they score (CC34 to CC67, CC93)."""

from typing import Any

import pytest
from msgspec import to_builtins

from carsonne.games.carson_city_cards.faces import score
from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import accessors, sheets
from carsonne.kernel.errors import IllegalMove
from tests.games.carson_city_cards.table import Table

OTHERS = ["player 1 star", "player 2 cactus", "player 3 boot"]


def owning(*characters: str, round_: str = "II 1", laid: str = "", others: list[str] = OTHERS) -> Table:
    """Set up four real players; seat 0 has some characters, and the market of the round is on offer."""
    mine = ["player 0 hat", "characters: " + ", ".join(characters)]
    if laid:
        mine.append(f"laid: {laid}")
    table = Table.of(f"round: {round_}", "back: B07", *mine, *others)
    free = next(name for name in ("cowboy", "indian", "banker") if name not in " ".join([*mine, *others]))
    table.draw(free, "II-30", "II-31", "II-32", "II-33")
    return table


def points(characters: list[str], *rows: str, sold: int = 0) -> dict[str, int]:
    """Return what each character scores in a city."""
    text = "\n".join([*rows, "characters: " + ", ".join(characters), *([f"sold: {sold}"] if sold else [])])
    lines = to_builtins(score.score(text, {}))["lines"]
    return {part["character"]: part["points"] for part in lines[-1]["because"]}


@pytest.mark.clause("CC34", "CC35", "CC38", "R22", "R20")
def test_the_first_phase_asks_in_its_order_and_anybody_may_decline() -> None:
    others = ["player 1 star", "characters: heroes, governor", "player 2 cactus", "characters: lawyer", "player 3 boot"]
    table = owning("gunsmith", "chinese_worker", "hired_gun", "doctor", others=others)
    asked = []
    while table.phase == "use":
        seat, character = table.acting[0], table.view()["question"]
        assert [move["type"] for move in table.moves(seat)] == ["use", "decline"]
        asked.append((seat, character))
        table.play(seat, "decline", character=character)
    assert asked == [(1, "governor"), (2, "lawyer"), (0, "chinese_worker"), (1, "heroes"), (0, "gunsmith")]
    assert table.phase == "bid"


@pytest.mark.clause("CC36", "CC20", "CC61", "CC51", "CC40", "R5")
def test_the_second_phase_asks_the_hired_gun_and_then_the_doctor() -> None:
    table = owning("hired_gun", "doctor")
    table.bid({0: 1, 1: 7, 2: 6, 3: 3})
    assert (table.acting, table.view()["question"]) == ((0,), "hired_gun")
    table.play(0, "use", character="hired_gun")
    assert table.view()["question"] == "doctor"
    table.play(0, "use", character="doctor")
    assert table.events("order")[0] == {"type": "order", "order": [0, 1, 2, 3], "values": [8, 7, 6, 3]}
    assert table.acting == (0,)


@pytest.mark.clause("CC41", "CC53", "CC40", "CC102")
def test_all_bonuses_add_up() -> None:
    table = owning("gunsmith", "heroes", "hired_gun", "doctor")
    table.play(0, "use", character="heroes")
    table.play(0, "use", character="gunsmith")
    assert table.view()["players"][0]["bonus"] == 9
    table.bid({0: 9, 1: 9, 2: 8, 3: 7})
    table.play(0, "use", character="hired_gun")
    table.play(0, "use", character="doctor")
    assert table.events("order")[0]["values"][0] == 25


@pytest.mark.clause("CC37")
def test_an_arrow_character_is_used_once_an_era() -> None:
    table = owning("heroes")
    table.play(0, "use", character="heroes")
    table.bid({0: 1, 1: 2, 2: 3, 3: 4})
    for seat in (0, 3, 2, 1):
        table.take(seat, next(card for card in table.view()["market"] if card))
    table.draw("singer")
    assert table.phase == "bid"
    assert table.view()["players"][0]["characters"][1] == {"id": "heroes", "turned": True}
    assert table.view()["players"][0]["bonus"] == 0


@pytest.mark.clause("CC43", "CC62", "R4")
def test_the_lawyer_takes_now_and_makes_the_bid_void() -> None:
    table = owning("lawyer")
    table.play(0, "use", character="lawyer")
    table.play(0, "take", card="II-31")
    table.play(0, "place", row=0, col=0)
    assert table.phase == "bid"
    assert table.acting == (0, 1, 2, 3)
    table.bid({0: 9, 1: 2, 2: 3, 3: 4})
    assert table.view()["order"] == [3, 2, 1]
    assert {"type": "bid_void", "seat": 0, "value": 9} in table.told
    assert table.view()["players"][0]["spent"] == [9]
    for seat in (3, 2, 1):
        table.take(seat, next(card for card in table.view()["market"] if card))
    assert len(table.events("removed")) == 1


@pytest.mark.clause("CC63", "R10")
def test_the_lawyer_shuts_out_what_acts_on_bid_and_turn() -> None:
    table = owning("lawyer", "chinese_worker", "heroes", "gunsmith", "hired_gun", "doctor")
    table.play(0, "use", character="lawyer")
    table.take(0, "II-31")
    assert table.phase == "bid"
    table.bid({0: 9, 1: 2, 2: 3, 3: 4})
    assert table.phase == "take"
    assert table.acting == (3,)


@pytest.mark.clause("CC63", "R10")
def test_what_the_lawyer_takes_waits() -> None:
    table = Table.of("round: I 1", "back: B07", "player 0 hat", "characters: lawyer", *OTHERS)
    table.draw("governor")
    table.play(0, "use", character="lawyer")
    table.play(0, "take", card="governor")
    assert table.phase == "bid"


@pytest.mark.clause("CC39", "CC63", "R7")
def test_the_governor_may_take_the_lawyer_who_is_used_at_once() -> None:
    table = Table.of("round: II 1", "back: B07", "player 0 hat", "characters: governor", *OTHERS)
    table.draw("lawyer")
    table.play(0, "use", character="governor")
    table.draw("II-40")
    table.play(0, "take", card="lawyer")
    assert (table.acting, table.view()["question"]) == ((0,), "lawyer")
    table.play(0, "use", character="lawyer")
    table.take(0, "II-40")
    assert table.phase == "bid"


@pytest.mark.clause("CC39", "R7")
def test_a_hired_gun_taken_by_the_governor_serves_the_same_round() -> None:
    table = Table.of("round: II 1", "back: B07", "player 0 hat", "characters: governor", *OTHERS)
    table.draw("hired_gun")
    table.play(0, "use", character="governor")
    table.draw()
    table.take(0, "hired_gun")
    table.bid({0: 1, 1: 2, 2: 3, 3: 4})
    assert table.view()["question"] == "hired_gun"


@pytest.mark.clause("CC54", "CC64", "CC99")
def test_the_governor_adds_a_card_takes_one_and_bids_as_well() -> None:
    table = owning("governor")
    table.play(0, "use", character="governor")
    assert GAME.draw(table.state).stream == "market"
    table.draw("II-40")
    assert table.view()["market"][-1] == "II-40"
    table.take(0, "II-40")
    assert table.phase == "bid"
    table.bid({0: 9, 1: 2, 2: 3, 3: 4})
    assert table.view()["order"][0] == 0
    for seat in (0, 3, 2, 1):
        table.take(seat, next(card for card in table.view()["market"] if card))
    assert len(table.events("removed")) == 1
    assert len(accessors.laid(table.state, 0)) + len(accessors.characters_of(table.state, 0)) == 3


@pytest.mark.clause("CC65", "CC37")
def test_the_governor_is_used_once_a_game() -> None:
    spent = "spent: 1"
    table = Table.of(
        "round: II 2", "back: B07", "player 0 hat", "characters: governor", "turned: governor", spent,
        *(line for other in OTHERS for line in (other, spent)),
    )  # fmt: skip
    table.draw()
    assert table.phase == "bid"


@pytest.mark.clause("CC57", "CC66", "CC99", "R4")
def test_the_chinese_worker_adds_a_card_for_all_and_takes_two() -> None:
    table = owning("chinese_worker")
    table.play(0, "use", character="chinese_worker")
    table.draw("II-40")
    assert table.phase == "bid"
    table.bid({0: 5, 1: 9, 2: 3, 3: 4})
    table.take(1, "II-40")
    table.play(0, "take", card="cowboy")
    assert table.acting == (0,)
    assert all(move["type"] == "take" and "-" in move["card"] for move in table.moves(0))
    table.take(0, "II-30")
    assert table.acting == (3,)
    for seat in (3, 2):
        table.take(seat, next(card for card in table.view()["market"] if card))
    assert len(table.events("removed")) == 1


@pytest.mark.clause("CC63", "CC66")
def test_governor_and_chinese_worker_go_together() -> None:
    table = owning("governor", "chinese_worker")
    table.play(0, "use", character="governor")
    table.draw()
    table.take(0, "II-30")
    table.play(0, "use", character="chinese_worker")
    table.draw()
    table.bid({0: 9, 1: 2, 2: 3, 3: 4})
    table.take(0, "II-31")
    table.take(0, "II-32")
    assert len(accessors.laid(table.state, 0)) == 3
    assert table.acting == (3,)


def test_a_question_is_answered_by_its_owner_about_that_character_only() -> None:
    table = owning("heroes", "gunsmith")
    for seat, type_, character in [(1, "use", "heroes"), (0, "use", "gunsmith"), (0, "use", "doctor")]:
        with pytest.raises(IllegalMove):
            table.play(seat, type_, character=character)


SCORED: list[Any] = [
    pytest.param(
        {"singer": 6}, ["sa ho ..", ".. th --", "sa .. .."], id="best saloon", marks=pytest.mark.clause("CC42")
    ),
    pytest.param({"singer": 0}, ["ho ho"], id="no saloon", marks=pytest.mark.clause("CC42")),
    pytest.param(
        {"settler": 4}, ["ra .. ra", ".. .. ..", "mo mo .."], id="each once", marks=pytest.mark.clause("CC44")
    ),
    pytest.param({"settler": 1}, ["ra ou ..", ".. mo .."], id="outlaws", marks=pytest.mark.clause("CC44")),
    pytest.param(
        {"settler": 3, "sheriff": 0}, ["ra ou ..", ".. .. mo"], id="law", marks=pytest.mark.clause("CC90", "R16")
    ),
    pytest.param({"banker": 8}, ["ba ba ho"], id="banker", marks=pytest.mark.clause("CC45")),
    pytest.param({"captain": 6}, [".. .."], id="captain", marks=pytest.mark.clause("CC47")),
    pytest.param({"cowboy": 6}, ["ra ra"], id="cowboy", marks=pytest.mark.clause("CC48")),
    pytest.param({"shopkeeper": 4}, ["dr .."], id="shopkeeper", marks=pytest.mark.clause("CC49")),
    pytest.param({"undertaker": 6, "lawyer": 0, "singer": 0}, [".. .."], id="three", marks=pytest.mark.clause("CC50")),
    pytest.param(
        {"doctor": 5, "heroes": 6, "paperboy": 3},
        [".. .."],
        id="fixed",
        marks=pytest.mark.clause("CC51", "CC53", "CC58"),
    ),
    pytest.param({"schoolteacher": 5}, ["ho th ht mo"], id="houses", marks=pytest.mark.clause("CC55")),
    pytest.param({"indian": 31}, ["mo mo mo"], id="61 / 2", marks=pytest.mark.clause("CC56")),
    pytest.param({"prospector": 3}, ["mo mo mi ho"], id="mountains", marks=pytest.mark.clause("CC59")),
    pytest.param({"sheriff": 6}, ["pr pr ou"], id="prisons", marks=pytest.mark.clause("CC60")),
    pytest.param(
        {"gunsmith": 0, "lawyer": 0, "governor": 0, "chinese_worker": 0, "hired_gun": 0},
        ["mo .."],
        id="arrows only",
        marks=pytest.mark.clause("CC41", "CC43", "CC54", "CC57", "CC61"),
    ),
]


@pytest.mark.parametrize(("expected", "rows"), SCORED)
def test_what_characters_score(expected: dict[str, int], rows: list[str]) -> None:
    assert points(list(expected), *rows) == expected


@pytest.mark.clause("CC46", "CC94", "CC97")
def test_the_auctioneer_scores_seven_for_each_sale() -> None:
    assert points(["auctioneer"], ".. ..", sold=3) == {"auctioneer": 21}
    assert points(["auctioneer"], ".. ..") == {"auctioneer": 0}


def last_round(*characters: str, laid: str = "", under: list[str] = OTHERS[:0]) -> Table:
    """Play the last round of the game until a player is asked about the end."""
    spent = "spent: 1 2 3 4 5 6 7 8"
    mine = ["player 0 hat", f"characters: {', '.join(characters)}", *([f"laid: {laid}"] if laid else []), spent]
    rest = [line for other in OTHERS for line in (other, spent)]
    table = Table.of("round: II 9", "back: B07", *under, *mine, *rest)
    table.draw("banker", "II-42", "II-14", "II-15", "II-22")
    table.decline_all()
    table.bid(dict.fromkeys(range(4), 9))
    table.decline_all()
    while table.phase in ("take", "place", "after"):
        seat = table.acting[0]
        if table.phase == "after":
            table.play(seat, "done")
        else:
            cards = [card for card in table.view()["market"] if card and "-" in card]
            table.take(seat, cards[0])
    return table


@pytest.mark.clause("CC58", "CC82", "CC93", "CC24", "CC100", "R18")
def test_the_paperboy_adds_any_character_that_nobody_has() -> None:
    table = last_round("paperboy", "undertaker", "indian")
    assert table.phase == "paperboy"
    names = {move["character"] for move in table.moves(0, "choose")}
    assert len(names) == 21 - 3 + 1
    assert "banker" in names  # removed from the market
    assert None in names
    before = sheets.totals(table.state)[0]
    table.play(0, "choose", character="captain")
    assert table.phase == "over"
    assert sheets.totals(table.state)[0] == before + 6 + 4 + 2  # itself, the indian's eight places, the undertaker


@pytest.mark.clause("CC93", "R18")
def test_the_paperboy_finds_whom_a_skull_put_under_the_pile() -> None:
    table = last_round("paperboy", under=["under: singer/B01, captain/B02"])
    names = {move["character"] for move in table.moves(0, "choose")}
    assert {"singer", "captain"} < names
    table.play(0, "choose", character="singer")
    assert table.view()["under"] == ["captain"]
    assert {"id": "singer", "turned": False} in table.view()["players"][0]["characters"]


@pytest.mark.clause("CC33", "CC82", "CC91", "CC92", "R6", "R17")
def test_virtual_owners_choose_and_sell_nothing_and_may_win() -> None:
    spent = "spent: 1 2 3 4 5 6 7 8"
    virtual = ["player 1 star beginner", "characters: paperboy, auctioneer", "cards: I-01, I-02, II-04", spent]
    rest = [line for other in OTHERS[1:] for line in (f"{other} beginner", spent)]
    table = Table.of("round: II 9", "back: B07", "player 0 hat", spent, *virtual, *rest)
    table.draw("banker", "II-42", "II-14", "II-15", "II-22")
    table.bid(dict.fromkeys(range(4), 9))
    while table.phase != "over":
        table.take(0, next(card for card in table.view()["market"] if card))
    end = table.events("ended")[0]
    assert end["winners"] == [1]
    assert end["scores"][1] >= 4 + 5 + 6 + 6 + 9
    assert list(GAME.winners(table.state)) == []  # the winners are virtual


@pytest.mark.clause("CC93")
def test_the_paperboy_may_choose_nothing() -> None:
    table = last_round("paperboy")
    table.play(0, "choose", character=None)
    assert table.phase == "over"


@pytest.mark.clause("CC82", "CC93", "CC98", "R18")
def test_an_auctioneer_chosen_by_the_paperboy_still_sells() -> None:
    table = last_round("paperboy", laid="I-07 0,0; I-08 0,2")
    table.play(0, "choose", character="auctioneer")
    assert table.phase == "last_sale"
    table.play(0, "sell", card="I-08")
    table.play(0, "done")
    assert table.phase == "over"
    assert table.state.sold[0] == 1


@pytest.mark.clause("CC82", "CC92", "R17")
def test_the_end_reports_every_line_and_a_shared_win() -> None:
    table = last_round("lawyer")
    scored = table.events("scored")
    assert [event["seat"] for event in scored] == [0, 1, 2, 3]
    assert all(len(event["lines"]) == 13 for event in scored)
    end = table.events("ended")[0]
    best = max(end["scores"])
    assert end["winners"] == [seat for seat in range(4) if end["scores"][seat] == best]
    assert list(GAME.winners(table.state)) == end["winners"]
