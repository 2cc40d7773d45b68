"""At a table: rules in sight, colours, a link with a code, who is watching, and all together in the next game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.person import Person

QR = Path(__file__).parents[2] / "web" / "node_modules" / "qr"
# Reads a code as it is drawn, with the decoder of the library that drew it.
READ = """async (svg) => {
    const { default: decode } = await import('/qr/decode.js');
    const [size, dot, ink] = [svg.viewBox.baseVal.width, 4, svg.querySelector('path')];
    const side = size * dot;
    const data = new Uint8Array(side * side * 3).fill(255);
    for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++)
            if (ink.isPointInFill(new DOMPoint(x + 0.5, y + 0.5)))
                for (let i = 0; i < dot; i++) {
                    const from = 3 * ((y * dot + i) * side + x * dot);
                    data.fill(0, from, from + 3 * dot);
                }
    return decode({ width: side, height: side, data });
}"""


def test_everybody_knows_what_is_played_with_whom_and_goes_on_together(come: Come) -> None:
    ada, bob, eve = come("touch"), come(), come()
    page = ada.visit("/").page
    expect(page.locator("[data-known-rules]")).to_contain_text("Which rules do you know?")
    ada.visit("/new/carcassonne").press("Anyone", "radio")
    page.locator("[name=edition]").select_option("third")
    ada.press("Open the table")
    expect(page.locator("[data-brief]")).to_have_text("Third edition")
    expect(page.get_by_role("note")).to_contain_text("works only on this computer")
    listed = bob.visit("/").page.locator(f"[data-table='{ada.table}']")
    expect(listed).to_contain_text("Carcassonne · Third edition")
    sit_in_purple(ada, bob)
    eve.visit(f"/t/{ada.table}")
    eve.page.request.get(f"{eve.base}/api/me")
    expect(page.locator("[data-watching]")).to_have_text("Watching: 1 guest")
    ada.press("Start")
    start(ada, bob, eve)


def sit_in_purple(ada: Person, bob: Person) -> None:
    bob.visit(f"/t/{ada.table}").press("Sit down")
    bob.press("Name and colour")
    bob.page.get_by_role("radio", name="purple").click()
    expect(bob.page.get_by_role("radio", name="purple")).to_have_attribute("aria-checked", "true")
    expect(ada.page.get_by_role("switch", name="Random order of play")).to_be_visible()


def start(ada: Person, bob: Person, eve: Person) -> None:
    """Check that the colour is Bob's at the table, and that after he resigns all are in the next game, one step on."""
    table = ada.table
    player = ada.page.locator("[data-player]", has_text=bob.page.evaluate("localStorage.name"))
    assert "purple" in (player.first.get_attribute("style") or "")
    expect(bob.page.locator(".where")).to_contain_text("Third edition")
    bob.press("Menu")
    bob.press("Resign")
    bob.press("Resign")
    results = bob.page.get_by_role("dialog", name="wins")
    expect(results.locator("[data-brief]")).to_have_text("Third edition")
    before = bob.page.evaluate("history.length")
    results.get_by_role("button", name="Play again").click()
    for person in (bob, ada, eve):
        person.page.wait_for_function("(was) => !location.pathname.endsWith(was)", arg=table)
    assert bob.table == ada.table == eve.table
    assert bob.page.evaluate("history.length") == before + 1


def test_the_code_beside_a_link_holds_the_link(come: Come) -> None:
    ada = come()
    page = ada.page
    page.route("**/api/site", lambda route: route.fulfill(json={"lan": "http://192.168.1.7:8000"}))
    page.route("**/qr/*.js", lend)
    ada.visit("/new/carcassonne").press("Open the table")
    page.wait_for_url("**/t/*")
    address = f"http://192.168.1.7:8000/t/{ada.table}"
    expect(page.locator("[data-link-address]")).to_have_text(address)
    code = page.get_by_role("img", name="QR code for this link").locator("svg")
    expect(code).to_be_in_viewport(ratio=1)
    assert code.evaluate(READ) == address


def lend(route: Route) -> None:
    """Serve a file of the library that reads and writes codes."""
    route.fulfill(path=QR / Path(route.request.url).name, content_type="text/javascript")
