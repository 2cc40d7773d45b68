"""A learner who plays a lesson to its end, with the moves that it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import convert
from playwright.sync_api import Locator, expect

from carsonne.locales import Message
from tests.browser.citizen import Citizen
from tests.browser.person import LONG, Person

AT = "(n) => document.querySelector('.lesson')?.dataset.lesson !== String(n)"

# The ring around something is there, and not over the tabs at the foot of a phone, where its thing would be hidden.
IN_SIGHT = """(point) => {
    const ring = document.querySelector(`[data-pointed="${point}"]`)?.getBoundingClientRect();
    const top = ring && document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
    return top && !top.closest('nav');
}"""


class Learner(Person):
    """Does what each step asks for, through the page."""

    game: str
    text: dict[str, Any]

    def begin(self, game: str) -> None:
        """Choose a game and its lesson on the front page."""
        games = self.page.request.get(f"{self.base}/api/games").json()
        info = next(one for one in games if one["name"] == game)
        self.push(self.page.locator(".games button").filter(has=self.page.get_by_text(info["title"], exact=True)))
        self.push(self.page.locator('button[data-lesson="first-game"]'))
        self.page.wait_for_selector(".dock .lesson")
        self.game = game
        self.text = self.page.request.get(f"{self.base}/api/lessons/{game}/first-game").json()

    def push(self, what: Locator) -> None:
        what.tap() if self.hands == "touch" else what.click()

    def steps(self) -> Iterator[int]:
        """Yield every step once it is shown."""
        for number, step in enumerate(self.text["steps"]):
            said = self.texts.say(convert(step["say"], Message))
            expect(self.page.locator(f'.lesson[data-lesson="{number}"]')).to_contain_text(said, timeout=LONG)
            if step["ask"]:
                self.asked()
            else:
                expect(self.page.locator("[data-goon]")).to_be_enabled()
            yield number

    def points_at_everything(self, number: int) -> None:
        """Check that the page points at everything that the step names."""
        for point in self.text["steps"][number]["point"]:
            self.page.wait_for_function(IN_SIGHT, arg=point)

    def do(self, number: int) -> None:
        """Do what the step asks for."""
        step = self.text["steps"][number]
        if step["ask"]:
            self.make(step["ask"][0])
        else:
            self.push(self.page.locator("[data-goon]"))
        self.page.wait_for_function(AT, arg=number, timeout=LONG)

    def make(self, move: dict[str, Any]) -> None:
        """Make a move through the page."""
        {"carcassonne": self._lay, "carson-city": self._settle, "carson-city-cards": self._deal}[self.game](move)

    def _lay(self, move: dict[str, Any]) -> None:
        if move["type"] == "claim":
            self.push(self.page.locator(f'[data-spot="{move["place"]}"]'))
        elif move["type"] == "skip":
            self.press("No follower")
        else:
            self._aim(self.page.locator(f'[data-cell="{move["x"]},{move["y"]}"]'), move.get("turn"))
            self.press("Place tile")

    def _aim(self, cell: Locator, turn: int | None) -> None:
        if "aimed" not in (cell.get_attribute("class") or ""):
            self.push(cell) if self.hands == "touch" else cell.hover()
        for _ in range(3):
            turned = self.page.locator("[data-turned]").get_attribute("data-turned")
            if turn is None or int(turned or 0) == turn:
                return
            self.push(self.page.get_by_role("button", name="Turn right (R)"))

    def _settle(self, move: dict[str, Any]) -> None:
        citizen = Citizen(self)
        place = move.get("target") or move.get("parcel")
        if move["type"] in ("spend", "buy_points"):
            amount = move.get("amount", move.get("points"))
            while self.page.locator("[data-amount]").get_attribute("data-amount") != str(amount):
                self.push(self.page.get_by_role("button", name="More", exact=True))
            self.push(self.page.locator("[data-amount]"))
        elif move["type"] == "perform":
            self.push(self.page.locator(".acts .primary"))
        else:
            if place:
                citizen.choose(place)
            else:
                self.push(self.page.locator(f'[data-character="{move["character"]}"] button').first)
            citizen.confirm()

    def _deal(self, move: dict[str, Any]) -> None:
        if move["type"] == "bid":
            self.push(self.page.locator(f'[data-bid="{move["value"]}"] button'))
            self.push(self.page.locator(".acts .primary"))
        elif move["type"] == "take":
            card = f'[data-card="{move["card"]}"]'
            self.push(self.page.locator(f".open button{card}, .open {card} button"))
            if not move["card"][-1].isdigit():
                self.push(self.page.locator(".acts .primary"))
        else:
            self.push(self.page.locator(f'[data-place="{move["row"]},{move["col"]}"]'))
            self.push(self.page.get_by_role("button", name="Place here"))
