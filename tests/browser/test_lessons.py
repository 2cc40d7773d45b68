"""Lessons in a browser: each is played to its end with what the page offers, and goes on as a real game."""

import pytest
from msgspec import convert
from playwright.sync_api import expect

from carsonne.locales import Message
from tests.browser.conftest import Come
from tests.browser.lessons import Learner


def learner(come: Come, game: str, hands: str) -> Learner:
    person = come(hands).visit()
    ada = Learner(person.page, person.base, hands)
    ada.begin(game)
    return ada


GAMES = [
    ("carcassonne", "mouse"),
    ("carson-city", "touch"),
    ("carson-city-cards", "mouse"),
    ("carson-city-cards", "touch"),
]


@pytest.mark.parametrize(("game", "hands"), GAMES)
def test_a_lesson_leads_from_the_front_page_into_a_real_game(come: Come, game: str, hands: str) -> None:
    ada = learner(come, game, hands)
    for number in ada.steps():
        ada.points_at_everything(number)
        ada.do(number)
    expect(ada.page.locator(".lesson")).to_have_count(0)
    assert ada.asked() != "over"


def test_another_move_gets_a_kind_word_and_the_place_is_kept(come: Come) -> None:
    ada = learner(come, "carcassonne", "touch")
    steps = ada.steps()
    ada.do(next(steps))
    assert next(steps) == 1
    ada.make({"type": "place", "x": -1, "y": 0})
    expect(ada.page.locator(".lesson")).to_contain_text("That would fit as well.")
    assert ada.tiles() == 1
    ada.page.reload()
    expect(ada.page.locator('.lesson[data-lesson="1"]')).to_be_visible()
    ada.do(1)
    assert ada.tiles() == 2


def test_the_front_page_tells_what_each_game_is_and_how_it_goes(come: Come) -> None:
    ada = come()
    for info in ada.page.request.get(f"{ada.base}/api/games").json():
        ada.visit()
        expect(ada.page.locator("[data-banner] > svg")).to_be_visible()
        title = ada.page.get_by_text(info["title"], exact=True)
        ada.page.locator(".games button").filter(has=title).click()
        expect(ada.page.locator(f'[data-banner="{info["name"]}"] > svg')).to_be_visible()
        expect(ada.page.get_by_text(ada.texts.say(convert(info["line"], Message)))).to_be_visible()
        ada.page.get_by_role("link", name="How to play").click()
        expect(ada.page.locator("ol > li figure svg").nth(5)).to_be_attached()


def test_the_player_aid_explains_everything_there_is(come: Come) -> None:
    ada = come()
    for game, count, word in (
        ("carcassonne", 6, "monk"),
        ("carson-city", 41, "saloon"),
        ("carson-city-cards", 36, "law"),
    ):
        ada.visit(f"/rules/{game}")
        ada.page.locator("summary").first.click()
        entries = ada.page.locator("[data-aid]")
        expect(entries).to_have_count(count)
        assert all(len(text) > 4 for text in ada.page.locator("[data-aid] p").all_inner_texts())
        ada.page.get_by_role("searchbox").first.fill(word)
        expect(entries.first).to_contain_text(word, ignore_case=True)
        assert 0 < entries.count() < count
