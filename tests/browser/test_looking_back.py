"""Replays, imported records and positions, rules and settings."""

import pytest
from playwright.sync_api import expect

from carsonne import registry
from carsonne.arena.playing import play_one
from carsonne.bots import find
from carsonne.kernel.game import Setup
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import record_of, write
from tests.browser.conftest import Come


@pytest.fixture(scope="module")
def record() -> str:
    """Record a whole game of two bots."""
    game = registry.find("carcassonne")
    setup: Setup = checked_setup(game, 2, {}, ("Ines", "Teun"))
    bots = [find("carcassonne", "random") for _ in range(2)]
    match = play_one(game, setup, bots, "browser", 0)
    return write(record_of(match, full=True)).decode()


def test_a_real_table_is_scored_as_it_is_typed(come: Come) -> None:
    page = come().visit().page
    page.get_by_role("navigation").get_by_role("link", name="Score pad").click()
    page.get_by_role("radio", name="Type").click()
    page.get_by_role("button", name="Show an example").click()
    expect(page.locator("[data-sum=red]")).to_have_text("18")
    expect(page.get_by_text("complete city at 0,-1: 2 tiles, 1 point each", exact=True)).to_be_visible()
    expect(page.locator(".sketch g[clip-path]")).to_have_count(5)
    page.get_by_text("What the letters mean").click()
    expect(page.locator("details").get_by_role("img")).to_have_count(24)
    page.locator("[data-position]").fill("D 0,0 r0\nE 5,5 r0")
    expect(page.get_by_role("alert")).to_contain_text("Line 2")
    page.get_by_role("link", name="Carson City", exact=True).click()
    page.get_by_role("button", name="Show an example").click()
    expect(page.locator("[data-sum=A]")).to_have_text("11")
    expect(page.locator(".sketch .town-art")).to_be_visible()


def test_damaged_links_lead_back_to_the_front_page(come: Come) -> None:
    ada = come()
    for path in ("/t/%E0%A4", "/t/nosuchtable", "/t/nosuchtable/replay/7", "/no/where"):
        ada.visit(path)
        expect(ada.page.get_by_role("link", name="Go to the front page")).to_be_visible()
    expect(ada.visit("/rules/chess").page.get_by_text("CA1", exact=True).first).to_be_visible()
    expect(ada.visit("/new/chess").page.locator("form select").first).to_have_value("carcassonne")


def test_a_file_of_several_records_offers_each(come: Come, record: str) -> None:
    ada = come().visit("/import")
    page = ada.page
    lines = f"{record}\n{record.replace('Ines', 'Oda')}\n"
    page.set_input_files("input[type=file]", {"name": "a.jsonl", "mimeType": "text/plain", "buffer": lines.encode()})
    expect(page.locator("[data-found=record]")).to_contain_text("Ines, Teun")
    page.get_by_label("Which of the 2 records").fill("2")
    page.get_by_label("Which of the 2 records").press("Tab")
    expect(page.locator("[data-found=record]")).to_contain_text("Oda, Teun")
    for nothing in (b"", b"GIF89a\x00\x00"):
        page.set_input_files("input[type=file]", {"name": "a.gif", "mimeType": "image/gif", "buffer": nothing})
        expect(page.get_by_role("alert")).to_contain_text("no text")
        expect(page.locator("[data-found]")).to_have_count(0)


def test_a_table_for_everybody_stands_in_their_lobby(come: Come) -> None:
    """Choosing "Anyone" does not open the table yet."""
    ada = come().visit("/new")
    ada.page.get_by_text("Anyone", exact=True).click()
    expect(ada.page.get_by_text("Everyone sees the table in the lobby.")).to_be_visible()
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    bob = come().visit()
    expect(bob.page.locator(f'a[href="/t/{ada.table}"]')).to_be_visible()


def test_another_game_has_other_options(come: Come) -> None:
    """Options of the previous game are dropped, and so are seats that the new game does not have."""
    page = come().visit("/new/carson-city-cards").page
    page.get_by_role("radio", name="6 players").click()
    page.locator("form select").first.select_option("carcassonne")
    expect(page.locator("select[data-seat]")).to_have_count(5)
    page.locator("select[name=first]").select_option("4")
    page.get_by_role("radio", name="2 players").click()
    expect(page.locator("select[name=first]")).to_have_value("0")
    page.locator("select[name=edition]").select_option("third")
    page.locator("form select").first.select_option("carson-city")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_a_record_is_imported_and_replayed(come: Come, record: str) -> None:
    ada = come().visit("/import")
    page = ada.page
    page.set_input_files(
        "input[type=file]", {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    )
    expect(page.locator("[data-found=record]")).to_contain_text("Ines, Teun")
    ada.press("Open the replay")
    page.wait_for_url("**/replay/*")
    at = page.locator("[data-replay]")
    last = int(at.get_attribute("data-replay") or 0)
    assert last > 140
    page.keyboard.press("Home")
    expect(at).to_have_attribute("data-replay", "0")
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_attribute("data-replay", "0")
    first = at.get_attribute("data-replay")
    page.keyboard.press("End")
    expect(at).to_have_attribute("data-replay", str(last))
    page.get_by_role("slider").fill("20")
    expect(at).not_to_have_attribute("data-replay", str(last))
    middle = at.get_attribute("data-replay")

    bob = come().visit(f"/t/{ada.table}/replay/{first}")
    expect(bob.page.locator("[data-replay]")).to_have_attribute("data-replay", first or "")
    bob.page.get_by_label("Speed").select_option("Very fast")
    bob.press("Play (space)")
    expect(bob.page.locator("[data-replay]")).not_to_have_attribute("data-replay", first or "")
    bob.press("Pause (space)")
    bob.visit(f"/t/{ada.table}/replay/{middle}")
    expect(bob.page.locator("[data-replay]")).to_have_attribute("data-replay", middle or "")
    bob.page.get_by_role("tab", name="More").click()
    with bob.page.expect_download() as got:
        bob.page.get_by_role("link", name="Download the record").click()
    assert got.value.path().read_text().startswith("{")


def test_a_record_goes_on_from_its_middle_at_one_screen(come: Come, record: str) -> None:
    ada = come().visit("/import")
    page = ada.page
    page.get_by_label("Or paste the text").fill(record)
    ada.press("Check it")
    page.get_by_role("slider").fill("40")
    ada.press("Play on from here")
    page.wait_for_url("**/t/*")
    before = ada.tiles()
    assert 10 < before < 30
    assert ada.turn(False)
    assert ada.turn(False)
    assert ada.tiles() > before


def test_a_position_goes_on_at_one_screen(come: Come) -> None:
    ada = come().visit("/import")
    page = ada.page
    page.get_by_label("Or paste the text").fill("players: red=12 blue=7\nD 0,0 r0\nE 0,-1 r2 red:c0\n")
    ada.press("Check it")
    expect(page.locator("[data-found=position]")).to_be_visible()
    ada.press("Play on from here")
    page.wait_for_url("**/t/*")
    assert ada.turn(False)
    assert ada.tiles() == 3
    page.goto(f"{ada.base}/import")
    page.get_by_label("Or paste the text").fill("D 0,0 r0\nD 5,5 r0\n")
    ada.press("Check it")
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_rules_open_at_the_clause_that_matters(come: Come) -> None:
    ada = come().visit("/rules/carcassonne#CA24")
    page = ada.page
    expect(page.locator("#CA24")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("crossroads ring")
    expect(page.locator("#CA19")).to_be_visible()
    expect(page.locator("#CA1")).to_have_count(0)
    ada.visit()
    page.locator("[data-bot=fair]").click()
    ada.expect_asked("place")
    ada.dock.get_by_role("button", name="Rules").click()
    expect(page.locator(".wanted")).to_be_in_viewport()
    expect(page.locator(".wanted")).to_contain_text("CA8")
    ada.visit("/rules/carson-city-cards#CC52")
    expect(page.locator("tr.wanted")).to_be_in_viewport()
    expect(page.locator("tr.wanted")).to_contain_text("CC52")


def test_settings_are_kept_and_purists_see_no_help(come: Come) -> None:
    ada = come().visit("/settings")
    page = ada.page
    page.get_by_role("radio", name="Dark").click()
    page.get_by_role("switch", name="Help at the table").set_checked(False, force=True)
    page.get_by_role("switch", name="End my turn automatically").set_checked(True, force=True)
    page.reload()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    ada.visit()
    page.locator("[data-bot=gentle]").click()
    ada.expect_asked("place")
    expect(page.get_by_role("tab", name="Tiles left")).to_have_count(0)
    ada.answer(False)
    ada.answer(False)
    ada.expect_asked("place")
    assert ada.tiles() == 3


def test_nothing_is_too_wide_on_a_small_phone(come: Come) -> None:
    ada = come("touch", viewport={"width": 360, "height": 740})
    for path in ("/", "/new", "/import", "/rules", "/settings", "/about", "/t/nobody-knows"):
        ada.visit(path)
        ada.page.locator("h1").first.wait_for()
        assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth"), path
