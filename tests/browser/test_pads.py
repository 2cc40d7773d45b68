"""Score pads beside a real table, on a phone: tapped together, taken back, given away, played on."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from carsonne import registry
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import against, post


def tap(page: Page, what: str) -> None:
    page.locator(what).tap()


def test_a_board_of_tiles_is_tapped_together_and_played_on(come: Come) -> None:
    ada = come("touch").visit("/score/carcassonne")
    page = ada.page
    for what in ("[data-at='0,-1']", "[data-kind=E]", "[data-place=c0]"):
        tap(page, what)
    expect(page.locator("[data-sum=red]")).to_have_text("2")
    tap(page, "[data-home]")
    expect(page.get_by_label("Score track").first).to_have_value("2")
    tap(page, "[data-at='1,0']")
    expect(page.locator("[data-kind=V]")).to_contain_text("9")
    tap(page, "[data-kind=V]")
    tap(page, "[data-turn]")
    ada.press("blue", "radio")
    tap(page, "[data-place=r0]")
    expect(page.locator("[data-sum=blue]")).to_have_text("2")
    tap(page, "[data-undo]")
    expect(page.locator("[data-sum=blue]")).to_have_text("0")
    link = page.url
    assert link.endswith("#players:+red=2+blue=0;D+0,0+r0;E+0,-1+r2;V+1,0+r1")
    bob = come().visit(link.removeprefix(ada.base))
    expect(bob.page.locator("[data-sum=red]")).to_have_text("2")
    bob.press("Type", "radio")
    expect(bob.page.locator("[data-position]")).to_have_value("players: red=2 blue=0\nD 0,0 r0\nE 0,-1 r2\nV 1,0 r1")
    tap(page, "[data-play-on]")
    expect(page.locator("[data-found=position]")).to_contain_text("Points: 2 : 0")
    ada.press("Play on from here")
    page.wait_for_url("**/t/*")
    assert ada.tiles() == 3


def test_a_pad_counts_by_the_box_on_the_table(come: Come) -> None:
    """Which rules are known is asked beside the first pad, kept for the next, and travels with the link."""
    ada = come("touch").visit("/score/carcassonne")
    page = ada.page
    for what in ("[data-at='0,-1']", "[data-kind=E]", "[data-place=c0]"):
        tap(page, what)
    expect(page.locator("[data-sum=red]")).to_have_text("2")
    tap(page, "[data-box=third]")
    expect(page.locator("[data-sum=red]")).to_have_text("4")
    expect(page.locator("[data-known-rules]")).to_contain_text("Change")
    bob = come().visit(page.url.removeprefix(ada.base))
    expect(bob.page.locator("[data-sum=red]")).to_have_text("4")
    ada.visit("/score/carson-city").visit("/score/carcassonne")
    for what in ("[data-at='0,-1']", "[data-kind=E]", "[data-place=c0]"):
        tap(page, what)
    expect(page.locator("[data-sum=red]")).to_have_text("4")


def test_a_position_of_a_replay_opens_on_the_pad(come: Come) -> None:
    ada = against(come(), "carcassonne", 1)
    ada.turn()
    ada.visit(f"/t/{ada.table}/replay")
    ada.page.get_by_role("tab", name="More").click()
    ada.page.locator("[data-to-pad]").click()
    ada.page.wait_for_url("**/score/**")
    tiles = ada.page.locator("[data-at][aria-label*=':']")
    expect(tiles.nth(1)).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_several_cities_are_compared(come: Come) -> None:
    page = come("touch").visit("/score/carson-city-cards").page
    page.locator("textarea").fill("ra .. ho\n.. .. sa\ncharacters: doctor, banker")
    expect(page.locator("[data-city='0']")).to_contain_text("10")
    tap(page, "[data-add]")
    tap(page, "[data-brush=ranch]")
    tap(page, "[data-cell='2,2']")
    page.get_by_label("Name of this city").fill("Ada")
    page.get_by_label("Name of this city").press("Enter")
    expect(page.locator("[data-city='1']")).to_contain_text("Ada")
    expect(page.locator(".best")).to_have_attribute("data-city", "0")
    page.reload()
    expect(page.locator("[data-city]")).to_have_count(2)
    tap(page, "[data-city='1']")
    tap(page, "[data-drop]")
    expect(page.locator("[data-city]")).to_have_count(1)


def cards_record(rounds: int) -> str:
    """Record a random game of the Card Game that is this many rounds and a few moves long."""
    game = registry.find("carson-city-cards")
    match = Match(game, checked_setup(game, 2, {}), Dealer(arena_seed("pads", 0)), quiet=True)
    dice = Random(1)
    while match.state.round < rounds or len(match.waiting_for()) != 1:
        seat = match.waiting_for()[0]
        match.play(seat, game.to_json(match.state, seat, dice.choice(game.legal(match.state, seat))))
    return write(record_of(match, full=True)).decode()


def open_record(person: Person, game: str, record: str) -> None:
    """Open a table that continues from a record, with all players at this screen."""
    post(person, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]
    table = post(person, "/api/tables", {"game": game, "seats": seats, "record": record})
    post(person, f"/api/tables/{table['id']}/start", {})
    person.visit(f"/t/{table['id']}")


def to_pad(person: Person, table: str, n: int) -> None:
    """Go from a position of a replay to the score pad."""
    person.visit(f"/t/{table}/replay/{n}")
    person.page.get_by_role("tab", name="More").click()
    person.page.locator("[data-to-pad]:visible").click()
    person.page.wait_for_url("**/score/**")


def test_cities_of_a_replay_are_counted_shared_and_played_on(come: Come) -> None:
    ada = come()
    open_record(ada, "carson-city-cards", cards_record(2))
    table, page = ada.table, ada.page
    last = ada.api("/position")["n"]
    begun = max(n for n in range(last) if "running:" not in ada.api(f"/position?at={n}")["position"])
    scores = [player["score"] for player in ada.api(f"/at/{begun}")["view"]["view"]["players"]]

    to_pad(ada, table, begun)
    expect(page.locator("[data-city]")).to_have_count(len(scores))
    for seat, score in enumerate(scores):
        expect(page.locator(f"[data-city='{seat}'] b")).to_have_text(str(score).replace("-", "−"))
    expect(page.get_by_role("alert")).to_have_count(0)
    bob = come().visit(page.url.removeprefix(ada.base))
    expect(bob.page.locator("[data-city='0'] b")).to_have_text(str(scores[0]).replace("-", "−"))
    page.locator("[data-play-on]").click()
    expect(page.locator("[data-found=position]")).to_be_visible()
    ada.press("Play on from here")
    page.wait_for_url("**/t/*")
    assert [player["score"] for player in ada.api("/view")["view"]["view"]["players"]] == scores

    to_pad(ada, table, last)  # in the middle of a round: counted, and who wants to play on is told why not
    expect(page.locator("[data-city='0'] b")).not_to_have_text("·")
    page.locator("[data-play-on]").click()
    expect(page.get_by_role("alert")).to_contain_text("the middle of one")


def test_a_town_is_tapped_together(come: Come) -> None:
    ada = come("touch").visit("/score/carson-city")
    page = ada.page
    parcel = page.locator("[data-target=r3c4]")
    parcel.tap()
    tap(page, "[data-piece=saloon]")
    tap(page, "[data-owner=B]")
    expect(page.locator("[data-sum=B]")).to_have_text("2")
    tap(page, "[data-road=north]")
    page.locator("[data-means='A money']").fill("12")
    page.locator("[data-means='A money']").press("Tab")
    expect(page.locator("[data-sum=A]")).to_have_text("2")
    for part in ("sa/B", "roads:+H2,3", "A:+money=12"):
        assert part in page.url
    tap(page, "[data-undo]")
    expect(page.locator("[data-sum=A]")).to_have_text("0")
    tap(page, "[data-play-on]")
    expect(page.locator("[data-found=position]")).to_be_visible()
