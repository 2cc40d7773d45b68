"""A person playing Carcassonne in a browser, by mouse, touch or keyboard."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from carsonne.locales import Catalogue, catalogue
from tests.browser.speaking import called

# The question on the screen; nothing while waiting, during an animation or while an answer is being sent.
ASKED = """() => {
    const asks = document.querySelector('.dock')?.dataset.asks;
    return ['wait', 'sent', 'scene'].includes(asks) ? null : asks;
}"""
# An answer has arrived when it is no longer being sent and the game has gone on.
ARRIVED = """(before) => {
    const { asks, version } = document.querySelector('.dock').dataset;
    return asks !== 'sent' && version !== before;
}"""
# The first cell wholly in sight, with a middle that nothing covers, once the board has stood still for some frames.
FREE_CELL = """() => {
    const free = [...document.querySelectorAll('[data-cell]')].find((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && cell.contains(middle);
    });
    const place = free && `${free.dataset.cell} ${JSON.stringify(free.getBoundingClientRect())}`;
    window.stood = place === window.place ? window.stood + 1 : 0;
    window.place = place;
    const enough = matchMedia('(prefers-reduced-motion: reduce)').matches ? 6 : 15;
    return place && window.stood >= enough ? free.dataset.cell : null;
}"""

LONG = 30_000
"""Milliseconds to wait for something that depends on others."""


class Person:
    """A page and what one player does on it. `hands` is how they play: mouse, touch or keys."""

    def __init__(self, page: Page, base: str, hands: str = "mouse", texts: Catalogue | None = None) -> None:
        """Bring a person who plays with these hands and reads these texts: English ones by default."""
        self.page = page
        self.base = base
        self.hands = hands
        self.texts = texts or catalogue("en")
        self.dock = page.locator(".dock")

    def visit(self, path: str = "/") -> Person:
        """Go to a page of the site."""
        self.page.goto(self.base + path)
        return self

    def press(self, name: str, role: Literal["button", "radio"] = "button") -> None:
        """Push the button that has this name in English."""
        button = self.page.get_by_role(role, name=called(name, self.texts), exact=True)
        button.tap() if self.hands == "touch" else button.click()

    @property
    def table(self) -> str:
        """The id of this person's table."""
        found = re.search(r"/t/([^/]+)", self.page.url)
        assert found
        return found[1]

    def api(self, path: str = "") -> Any:
        """Return what the server says about the table."""
        answer = self.page.request.get(f"{self.base}/api/tables/{self.table}{path}")
        assert answer.ok, answer.text()
        return json.loads(answer.text())

    # At the table

    def version(self) -> str:
        return self.dock.get_attribute("data-version") or ""

    def asked(self) -> str:
        """Wait until this person is asked something or the game is over; what is asked."""
        return str(self.page.wait_for_function(ASKED, timeout=LONG).json_value())

    def settled(self, before: str) -> None:
        """Wait until an answer given at a version has been accepted."""
        self.page.wait_for_function(ARRIVED, arg=before, timeout=LONG)

    def expect_asked(self, what: str) -> None:
        expect(self.dock).to_have_attribute("data-asks", what, timeout=LONG)

    def cell(self) -> Locator:
        """Return a cell where the tile fits and that can be clicked."""
        name = self.page.wait_for_function(FREE_CELL).json_value()
        return self.page.locator(f'[data-cell="{name}"]')

    def lay(self) -> None:
        """Place the tile somewhere."""
        if self.hands == "keys":
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        elif self.hands == "touch":
            cell = self.cell()
            if "aimed" not in (cell.get_attribute("class") or ""):
                cell.tap()
            self.press("Place tile")
        else:
            self.cell().click()

    def claim(self, follower: bool) -> None:
        """Place a follower in the first possible place, or none."""
        if self.hands == "keys":
            self.page.keyboard.press("1" if follower else "n")
        elif follower:
            spot = self.page.locator("[data-spot]").first
            spot.tap() if self.hands == "touch" else spot.click()
        else:
            self.press("No follower")

    def confirm(self) -> None:
        self.page.keyboard.press("Enter") if self.hands == "keys" else self.press("Confirm")

    def answer(self, follower: bool) -> str:
        """Answer the question on the screen; returns what it was."""
        what = self.asked()
        before = self.version()
        if what == "place":
            self.lay()
        elif what == "claim":
            places = self.page.locator("[data-spot]").count()
            self.claim(follower and places > 0)
        elif what == "turn_end":
            self.confirm()
        elif what == "discard":
            self.press("Set aside")
        if what != "over":
            self.settled(before)
        return what

    def turn(self, follower: bool = True) -> bool:
        """Play a whole turn; whether the game goes on."""
        while (what := self.answer(follower)) != "over":
            if what != "discard" and self.dock.get_attribute("data-asks") not in ("claim", "turn_end"):
                return True
        return False

    def scores(self) -> list[int]:
        """Return the points shown next to the players' names."""
        return [int(text) for text in self.page.locator("[data-score]").all_inner_texts()]

    def tiles(self) -> int:
        """Count the tiles on the board, according to the server."""
        return len(self.api("/view")["view"]["view"]["tiles"])
