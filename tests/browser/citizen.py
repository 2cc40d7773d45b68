"""A person playing Carson City in a browser: answers every question, by mouse, touch or keyboard."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.speaking import called

# The arrow key that leads from the focused element towards a target; null once it is reached.
WAY = """(name) => {
    const here = document.activeElement;
    if (here?.dataset.target === name) return null;
    const middle = (one) => {
        const { x, y, width, height } = (one.querySelector('.reach') ?? one).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const there = document.querySelector(`.carson .lit[data-target="${CSS.escape(name)}"]`);
    const [dx, dy] = [0, 1].map((axis) => middle(there)[axis] - middle(here)[axis]);
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


def open_table(ada: Person, players: int, options: dict[str, str | bool]) -> None:
    """Open a table of Carson City with one open seat and bots in the others."""
    ada.visit("/new/carson-city")
    ada.press(f"{players} players", "radio")
    for label, value in options.items():
        if isinstance(value, bool):
            ada.page.locator("label", has=ada.page.get_by_role("switch")).filter(has_text=label).click()
        elif value.isdigit():
            ada.page.get_by_label(label).fill(value)
        else:
            ada.page.get_by_label(label).select_option(value)
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")


class Citizen:
    """A person playing Carson City. Choices are random, with the same seed each time."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.hands = person.hands
        self.dock = person.dock
        self.dice = random.Random(seed)
        self.seen: set[str] = set()

    # Questions

    def asks(self) -> str:
        """Return the question this person is asked now."""
        return self.dock.get_attribute("data-asks") or ""

    # Gestures

    def push(self, button: Locator) -> None:
        if self.hands == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.hands == "touch":
            button.tap()
        else:
            button.click()

    def turn_to(self, page: str) -> None:
        """Switch to the view that shows something, on a screen too small for all of them."""
        tab = self.page.locator(f"[data-page={page}]")
        if self.hands == "touch" and tab.count():
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "page")

    def lit(self) -> list[str]:
        """Return the targets that can be chosen now."""
        found = self.page.locator(".carson .lit[data-target]").all()
        return [name for one in found if (name := one.get_attribute("data-target"))]

    def choose(self, target: str) -> None:
        """Select a parcel, an edge or a square."""
        square = not (target.startswith(("r", "H", "V")) and any(letter.isdigit() for letter in target[1:2]))
        self.turn_to("track" if square else "town")
        spot = self.page.locator(f'.carson .lit[data-target="{target}"]')
        if self.hands == "keys":
            self._walk(target, square)
        elif square:
            self.push(spot)
        else:
            # Click the middle of the edge or parcel, whatever is drawn on it.
            reach = spot.locator(".reach")
            reach.click(force=True) if self.hands == "mouse" else reach.tap(force=True)

    def _walk(self, target: str, square: bool) -> None:
        """Focus the board, go to the target with the arrow keys and press Enter."""
        keys = self.page.keyboard
        keys.press("k" if square else "t")
        for _ in range(40):
            way = self.page.evaluate(WAY, target)
            if way is None:
                break
            keys.press(way)
        else:
            self.page.locator(f'.carson .lit[data-target="{target}"]').focus()
        keys.press("Enter")

    def confirm(self) -> None:
        """Confirm the selected answer."""
        if self.hands == "keys" and self.page.evaluate("document.activeElement?.dataset.target !== undefined"):
            self.page.keyboard.press("Enter")
        else:
            self.push(self.page.locator("[data-confirm]"))

    # Answers

    def answer(self, what: str) -> None:
        """Answer the question and wait until the server has accepted it."""
        before = self.person.version()
        self.seen.add(what)
        self._answer(what)
        self.person.settled(before)

    def _answer(self, what: str) -> None:
        choices = self.page.locator(".dock .acts [data-choice]")
        if what == "confirm":
            self.push(self.page.get_by_role("button", name=called("Confirm", self.person.texts), exact=True))
        elif what == "pick":
            card = self.dice.choice(self.page.locator("[data-character] button:not([aria-disabled])").all())
            self.push(card)
            self.confirm()
        elif what == "duel_tile":
            self.push(self.page.locator(".duel .hand button").first)
            self.confirm()
        elif what in ("cash_limit", "buy_points"):
            self.push(self.page.locator("[data-amount]"))
        elif what == "kit_carson":
            self._scramble()
        elif choices.count() and (self.dice.random() < self._liking(what) or not self.lit()):
            self.push(self.dice.choice(choices.all()) if what != "construction" else choices.first)
        else:
            self.choose(self.dice.choice(self.lit()))
            self.confirm()

    def _liking(self, what: str) -> float:
        """Return how often to push a button instead of choosing a place."""
        return {"place": 0.2, "build": 0.1, "land": 0.2, "roads": 0.6, "kept_buildings": 0.3}.get(what, 0.5)

    def _scramble(self) -> None:
        lit = self.lit()
        if not lit or self.dice.random() < 0.3:
            self.push(self.page.locator("[data-lock]"))
        else:
            self.choose(self.dice.choice([one for one in lit if one[:2] not in ("sa",)] or lit))
