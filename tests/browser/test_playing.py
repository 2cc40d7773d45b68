"""People and bots at tables of Carcassonne, in real browsers."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import against, post


def test_from_the_front_page_to_the_first_move_in_two_clicks(come: Come) -> None:
    ada = come().visit()
    ada.page.locator("[data-bot=fair]").click()
    ada.expect_asked("place")
    ada.cell().click()
    ada.expect_asked("claim")
    assert ada.tiles() == 2
    foreseen = re.compile(r": \d+ points? (right away|if the game ended now)")
    expect(ada.page.locator("[data-spot]").first).to_have_attribute("aria-label", foreseen)


def test_two_people_and_a_bot_play_a_whole_game(come: Come) -> None:
    ada = come().visit("/new")
    ada.press("3 players", "radio")
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_text("Send this link")).to_be_visible()

    bob = come("keys").visit(f"/t/{ada.table}")
    bob.press("Sit down")
    ada.press("Start")
    number = 0
    going = True
    while going:
        number += 1
        going = ada.turn(number % 2 == 0) and bob.turn(number % 3 != 0)
    ada.expect_asked("over")
    bob.expect_asked("over")

    table = ada.api()
    assert table["status"] == "finished"
    assert table["ended_by"] == "rules"
    assert ada.scores() == bob.scores() == table["scores"]
    assert sum(table["scores"]) > 0
    for person in (ada, bob):
        for part in ("curve", "sources", "rounds"):
            expect(person.page.locator(f"[data-{part}]")).to_be_visible()
        finals = person.page.locator("[data-final]")
        expect(finals).to_have_count(3)
        shown = {int(n.get_attribute("data-final") or -1): int(n.inner_text()) for n in finals.all()}
        assert [shown[seat] for seat in range(3)] == table["scores"]

    ada.press("Was the deal fair?")
    expect(ada.page.locator("[data-fair=true]")).to_contain_text("Fair")


def test_a_planned_turn_survives_a_lost_connection_and_a_reload(come: Come) -> None:
    ada = come()
    page = ada.page
    cut = {"now": False}
    sockets: list[WebSocketRoute] = []

    def route(ws: WebSocketRoute) -> None:
        if cut["now"]:
            ws.close()
            return
        ws.connect_to_server()
        sockets.append(ws)

    page.route_web_socket("**/socket", route)
    ada.visit()
    page.locator("[data-bot=gentle]").click()
    ada.expect_asked("place")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    planned = plan_of(page)

    cut["now"] = True
    sockets[-1].close()
    expect(page.locator("[data-link=lost]")).to_be_attached()
    expect(page.get_by_text("nothing is lost")).to_be_visible()
    assert plan_of(page) == planned
    page.keyboard.press("Enter")
    expect(ada.dock).to_have_attribute("data-asks", "sent")
    assert ada.tiles() == 1

    cut["now"] = False
    ada.expect_asked("claim")
    expect(page.locator("[data-link=open]")).to_be_attached()
    assert ada.tiles() == 2
    ada.turn(False)

    ada.expect_asked("place")
    page.keyboard.press("ArrowDown")
    planned = plan_of(page)
    page.reload()
    ada.expect_asked("place")
    assert plan_of(page) == planned


def plan_of(page: Page) -> tuple[str | None, str | None]:
    """Return the targeted cell and the turn of the tile. Its forecast follows a moment later."""
    aimed, tile = page.locator(".cell.aimed"), page.locator("[data-turned]")
    return aimed.get_attribute("data-cell"), tile.get_attribute("data-turned")


def last_move(person: Person) -> str:
    """Return the type of the last move."""
    return str(person.api("/history")["steps"][-1]["move"]["type"])


def test_a_turn_can_be_taken_back_until_it_is_confirmed(come: Come) -> None:
    ada = come().visit()
    ada.page.locator("[data-bot=gentle]").click()
    ada.answer(True)
    ada.answer(True)
    ada.expect_asked("turn_end")
    assert last_move(ada) == "claim"  # the follower is on the board, or already back with its points

    ada.press("Undo")
    ada.expect_asked("claim")
    assert last_move(ada) == "place"
    assert ada.dock.locator(".acts .btn").all_inner_texts()[-2:] == ["No follower", "Confirm"]
    expect(ada.dock.locator(".acts .primary")).to_be_disabled()  # doing without is not where one has just laid the tile
    ada.press("Undo")
    ada.expect_asked("place")
    assert ada.tiles() == 1
    expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()

    ada.answer(True)
    ada.answer(True)
    ada.page.get_by_role("button", name="Restart the turn").click()
    ada.expect_asked("place")
    assert ada.tiles() == 1

    ada.turn()
    ada.expect_asked("place")
    assert ada.tiles() == 3
    ada.answer(False)
    ada.press("No follower")  # needs no second confirmation
    ada.expect_asked("place")
    assert ada.tiles() == 5
    expect(ada.page.locator("ol .logline")).not_to_have_count(0)


def test_a_spectator_sees_the_game_and_nothing_to_press(come: Come) -> None:
    ada = come().visit("/new")
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    bob = come().visit(f"/t/{ada.table}")
    bob.press("Sit down")
    eve = come().visit(f"/t/{ada.table}")
    ada.press("Start")
    ada.expect_asked("place")

    expect(eve.dock).to_have_attribute("data-asks", "wait")
    expect(eve.page.locator("[data-prompt]")).to_contain_text("is placing a tile")
    expect(eve.page.locator("[data-cell]")).to_have_count(0)
    expect(eve.dock.get_by_role("button", name="Undo")).to_have_count(0)
    before = int(eve.version())
    ada.turn()
    bob.turn()
    expect(eve.page.locator("ol > li")).to_have_count(2)
    assert int(eve.version()) > before
    assert eve.api("/view")["seat"] is None


def test_the_keyboard_alone_goes_from_the_front_page_to_the_second_turn(come: Come) -> None:
    ada = come("keys").visit()
    page = ada.page
    page.locator("[data-bot=fair]").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.bot === 'fair'"):
            break
    page.keyboard.press("Enter")
    assert ada.turn(True)
    assert ada.turn(False)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def test_a_phone_is_enough(come: Come) -> None:
    ada = come("touch").visit()
    ada.page.locator("[data-bot=fair]").tap()
    ada.expect_asked("place")
    first = ada.cell()
    first.tap()
    ada.page.get_by_role("button", name="Turn right").tap()
    expect(ada.page.locator(".ghost")).to_be_visible()
    assert ada.tiles() == 1
    for number in range(4):
        assert ada.turn(number % 2 == 0)
    wide = ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    for button in ada.dock.get_by_role("button").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 44, button.inner_text()
    ada.press("Log")
    expect(ada.page.locator("aside.open ol > li")).not_to_have_count(0)


def test_the_waiting_room_shows_how_strong_a_bot_is(come: Come) -> None:
    ada = come().visit("/new/carcassonne")
    ada.press("3 players", "radio")
    ada.press("Open the table")
    row = ada.page.get_by_role("listitem").filter(has_text="Fair bot")
    expect(row).to_contain_text("strength")
    expect(row).to_contain_text("answers immediately")


def test_every_game_offers_its_levels_and_recommends_the_gentlest(come: Come) -> None:
    ada = come().visit()
    titles = ada.page.locator(".games button")
    expect(titles).to_have_count(3)
    for title in titles.all():
        title.click()
        levels = ada.page.locator("[data-bot]")
        expect(levels.first).to_have_text(re.compile("^Gentle *for a first game"))
        assert levels.count() >= 4
        expect(ada.page.locator(".levels .primary")).to_have_attribute("data-bot", "gentle")
    for path in ("/new/carcassonne", "/new/carson-city", "/new/carson-city-cards"):
        ada.visit(path)
        bots = ada.page.locator("option").filter(has_text=" bot")
        expect(bots.filter(has_text="Gentle bot").first).to_be_attached()
        expect(bots.filter(has_text=re.compile("greedy|random", re.IGNORECASE))).to_have_count(0)


def test_whoever_resigns_is_offered_the_results_and_has_lost(come: Come) -> None:
    ada = against(come(), "carcassonne", 1)
    ada.expect_asked("place")
    post(ada, f"/api/tables/{ada.table}/resign", {})
    ada.expect_asked("over")
    expect(ada.page.get_by_role("dialog", name="everyone else resigned")).to_be_visible()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ada.dock.get_by_role("button")).to_have_text(["Rules", "Results"])
    ada.visit()
    expect(ada.page.locator("[data-table]").first).to_contain_text("You lost")
