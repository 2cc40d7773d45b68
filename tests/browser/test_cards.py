"""The Card Game in real browsers: alone, with others and with a bot, on a desktop, on a phone and by keyboard."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.cards import GAME, Settler
from tests.browser.conftest import Come

ALEX = """\
-- -- mo ho pr .. .. ..
-- -- mo .. .. .. .. dr
.. .. .. ra .. sa th ..
.. ou .. .. ht th th ..
.. .. ho ho ba ba mi ..
.. .. .. .. ht mo mo ou
-- -- ho mi mo mi mi mo
-- -- .. .. mo .. mo mo
characters: doctor, schoolteacher, banker, lawyer"""

# Every state of the prompt in turn: the version shown and the question.
WATCH = """
window.seen = [];
new MutationObserver(() => {
    const { version, asks } = document.querySelector('.dock')?.dataset ?? {};
    const last = window.seen.at(-1) ?? [];
    if (asks && (last[0] !== version || last[1] !== asks)) window.seen.push([version, asks]);
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-asks', 'data-version'] });
"""


def test_alone_against_three_experts_to_the_end(come: Come) -> None:
    ada = Settler(come()).start_game("expert")
    while ada.answer() != "over":
        pass
    table = ada.person.api()
    assert table["status"] == "finished"
    assert table["ended_by"] == "rules"
    shown = ada.person.api("/view")["view"]["view"]["players"]
    assert [player["level"] for player in shown] == [None, "expert", "expert", "expert"]
    assert ada.finals() == [player["score"] for player in shown]
    assert ada.finals()[:1] == table["scores"]
    ada.person.press("Was the deal fair?")
    expect(ada.page.locator("[data-fair=true]")).to_contain_text("Fair")

    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.locator(".market")).to_be_visible()
    for _ in range(3):
        ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator("[data-total]")).to_have_count(4)


@pytest.mark.timeout(400)
def test_two_people_and_a_bot_by_keyboard_and_on_a_phone(come: Come) -> None:
    ada = Settler(come("keys"))
    ada.person.visit("/new/carson-city-cards")
    ada.person.press("3 players", "radio")
    ada.page.locator("select[name=level]").select_option("expert")
    ada.person.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    bob = Settler(come("touch"))
    bob.person.visit(f"/t/{ada.person.table}")
    bob.person.press("Sit down")
    ada.person.press("Start")

    everybody = (ada, bob)
    for person in everybody:
        person.person.asked()  # the table has started for both
    while ada.person.api()["status"] == "running":
        waiting = ada.person.api()["waiting"]
        for seat in (seat for seat in waiting if seat < 2):
            everybody[seat].answer()
    for person in everybody:
        person.person.expect_asked("over")
        expect(person.page.locator("[data-final]")).to_have_count(4)
    assert ada.finals() == bob.finals()
    assert ada.finals()[:3] == ada.person.api()["scores"]


def test_a_question_that_was_answered_is_not_put_again(come: Come) -> None:
    ada = Settler(come())
    ada.page.add_init_script(WATCH)
    ada.start_game("expert")
    for _ in range(2):
        ada.until("place")
        ada.place()
    seen = [tuple(one) for one in ada.page.evaluate("window.seen")]
    steps = list(pairwise(seen))
    assert any(after == "sent" for _, (_, after) in steps)
    again = [step for step in steps if step[0][1] == "sent" != step[1][1] and step[0][0] == step[1][0]]
    assert again == []


def test_a_phone_shows_everything_within_its_width(come: Come) -> None:
    ada = Settler(come("touch")).start_game("beginner")
    ada.until("place")
    ada.hit(ada.page.locator("[data-target]").first)
    expect(ada.page.locator(".ghost")).to_be_visible()
    ada.hit(ada.page.locator("[data-target]").first)
    ada.until("bid")
    for leaf in ("market", "city", "others", "score", "log"):
        ada.hit(ada.page.locator(f"[data-tab={leaf}]"))
        assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth"), leaf
    expect(ada.page.locator(".l-log li")).not_to_have_count(0)


def test_a_card_can_be_dragged_and_put_back(come: Come) -> None:
    ada = Settler(come()).start_game("expert")
    ada.until("place")
    ada.place()
    ada.until("place")
    page = ada.page
    target = page.locator("[data-target]").last.bounding_box()
    held = page.locator(".held").bounding_box()
    assert target
    assert held
    page.mouse.move(held["x"] + 20, held["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=5)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".carried")).to_have_count(0)

    ada.person.press("Put back")
    ada.person.expect_asked("take")
    ada.taken = 0  # land, not a character
    ada.take()
    ada.person.expect_asked("place")


def test_bids_are_shown_together_and_a_key_skips_the_moment(come: Come) -> None:
    ada = Settler(come(pace="calm", reduced_motion="no-preference")).start_game("expert")
    ada.person.expect_asked("bid")
    ada.keys("5", "Enter")
    moment = ada.page.locator(".reveal")
    expect(moment.locator("figure")).to_have_count(4)
    ada.keys("Escape")
    expect(moment).to_have_count(0)


def test_at_one_screen_bids_stay_hidden(come: Come) -> None:
    ada = Settler(come())
    page = ada.page
    ada.person.visit("/new/carson-city-cards")
    page.locator("[data-seat='1']").select_option("guest")
    page.get_by_label("Name", exact=True).fill("Bob")
    ada.person.press("Start")
    page.wait_for_url("**/t/*")
    for name in ("I am", "I am Bob"):
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(page.locator("[data-bid] button")).to_have_count(0)
        expect(page.locator("[data-bid] .chosen")).to_have_count(0)
        dialog.get_by_role("button", name=name).click()
        ada.person.expect_asked("bid")
        ada.answer()
    expect(page.get_by_role("dialog")).to_have_count(0)
    ada.person.expect_asked("take")  # all bids are open now
    ada.answer()


def test_the_deck_says_where_it_comes_from_and_a_wrong_one_is_refused(come: Come) -> None:
    ada = Settler(come()).start_game("expert")
    ada.hit(ada.page.get_by_role("button", name="The cards"))
    expect(ada.page.get_by_role("dialog")).to_contain_text("Reconstructed")

    ada.person.visit("/new/carson-city-cards")
    ada.page.locator("input[name=deck]").set_input_files(
        {"name": "deck.json", "mimeType": "application/json", "buffer": b'{"terrain": {}}'}
    )
    expect(ada.page.get_by_text("A file is chosen.")).to_be_visible()
    ada.person.press("Open the table")
    expect(ada.page.locator(".toast")).to_contain_text("The deck differs")


def test_a_real_city_is_scored_with_reasons(come: Come) -> None:
    ada = Settler(come())
    ada.person.visit("/score")
    ada.hit(ada.page.get_by_role("link", name=GAME))
    page = ada.page
    page.locator("textarea").fill("ra .. ho\n.. .. sa\ncharacters: doctor, banker")
    expect(page.locator("[data-sum]")).to_have_text("10")
    page.locator("[data-brush=bank]").click()
    page.locator("[data-cell='0,1']").click()
    expect(page.locator("[data-line=d]")).to_contain_text("1")
    page.locator("[data-person=doctor]").click()
    expect(page.locator("[data-sum]")).to_have_text("9")
    page.locator("textarea").fill(ALEX)
    expect(page.locator("[data-sum]")).to_have_text("109")
    page.locator("textarea").fill("ra xx")
    expect(page.get_by_role("alert")).to_contain_text("no parcel")
    assert GAME in page.locator("main").inner_text()
