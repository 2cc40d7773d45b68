"""A replay within a phone's width, stepping by key wherever the focus is, and one number for a move."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.stages import last
from tests.browser.tables import post

SEATS = [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]


def test_a_replay_is_steered_on_a_phone_and_by_keys(come: Come) -> None:
    ada = come()
    post(ada, "/api/me", {"name": "Ada"})
    _, _, record = last("carcassonne", 2, lambda view: view["phase"] == "place")
    table = post(ada, "/api/tables", {"game": "carcassonne", "seats": SEATS, "record": record})
    post(ada, f"/api/tables/{table['id']}/start", {})
    ada.visit(f"/t/{table['id']}/replay/60")
    page = ada.page
    at = page.locator("[data-replay]")
    expect(at).to_have_text(re.compile("^Move 60 of "))
    line = page.locator("li.current")
    expect(line).to_be_in_viewport()
    expect(page.locator("ol > li").first).not_to_have_class(re.compile("current"))
    for tab in ("Tiles left", "Log"):
        before = int(at.get_attribute("data-replay") or 0)
        page.get_by_role("tab", name=tab).click()
        page.keyboard.press("ArrowRight")
        expect(at).not_to_have_attribute("data-replay", str(before))
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    page.wait_for_function("(n) => location.pathname.endsWith(n)", arg=f"/{at.get_attribute('data-replay')}")

    page.set_viewport_size({"width": 390, "height": 844})
    panel = page.get_by_role("region", name="Replay")
    expect(panel).to_be_in_viewport(ratio=0.99)
    for button in panel.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
