"""*About* leads to what there is to read: the server's own pages, and documentation that a host has published."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come


def test_about_leads_to_the_pages_of_this_server(come: Come) -> None:
    ada = come().visit("/about")
    links = ada.page.get_by_role("main").get_by_role("listitem").get_by_role("link")
    expect(links).to_have_text(["How to play", "Rules"])
    links.first.click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("How to play Carcassonne")


def test_about_leads_to_the_documentation_even_on_the_same_site(come: Come) -> None:
    ada = come()

    def site(route: Route) -> None:
        route.fulfill(body=json.dumps({"lan": None, "docs": f"{ada.base}/manual/"}), content_type="application/json")

    ada.page.route("**/api/site", site)
    ada.page.route("**/manual/", lambda route: route.fulfill(body="<h1>The manual</h1>", content_type="text/html"))
    ada.visit("/about").page.get_by_role("link", name="Documentation").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("The manual")
