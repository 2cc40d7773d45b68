"""A person playing the Card Game in a browser, by mouse, touch or keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

GAME = "Carson City: The Card Game"


class Settler:
    """A person, with everything that can be done at a table of the Card Game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.taken = 0

    def start_game(self, level: str) -> Settler:
        """Start a game with two clicks from the front page."""
        self.person.visit()
        self.hit(self.page.get_by_role("button", name=GAME))
        self.hit(self.page.locator(f"[data-quick={level}]"))
        self.page.wait_for_url("**/t/*")
        return self

    def hit(self, what: Locator) -> None:
        what.tap() if self.person.hands == "touch" else what.click()

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def bid(self) -> None:
        """Bid with the middle card of the hand."""
        cards = self.page.locator("[data-bid]:has(button:not([aria-disabled]))")
        card = cards.nth(cards.count() // 2)
        if self.person.hands == "keys":
            self.keys(card.get_attribute("data-bid") or "", "Enter")
        elif self.person.hands == "touch":
            self.hit(card.locator("button"))
            self.hit(self.page.locator(".acts button.primary"))
        else:
            self.hit(card.locator("button"))
            self.hit(card.locator("button"))

    def take(self) -> None:
        """Take a land card, or every fourth time the character if there is one."""
        self.taken += 1
        people = self.page.locator(".open button.person")
        land = self.page.locator(".open [data-card] button.card")
        person = people.count() > 0 and (self.taken % 4 == 0 or land.count() == 0)
        if self.person.hands == "keys":
            self.keys("1" if person else "2" if people.count() else "1")
            if person:
                self.keys("Enter")
        elif person:
            self.hit(people.first)
            self.hit(self.page.locator(".acts button.primary"))
        else:
            self.hit(land.first)

    def place(self) -> None:
        """Place the card: by keyboard at the best place, otherwise at the first."""
        if self.person.hands == "keys":
            self.keys("ArrowRight", "Enter")
            return
        self.hit(self.page.locator("[data-place]").first)
        expect(self.page.locator(".ghost")).to_be_visible()
        self.person.press("Place here")

    def use(self) -> None:
        """Use a character that can be used."""
        self.keys("y") if self.person.hands == "keys" else self.hit(self.page.locator(".acts button.primary"))

    def answer(self) -> str:
        """Answer the question on the screen; returns what it was."""
        what = self.person.asked()
        before = self.person.version()
        if what != "over":
            gestures = {"bid": self.bid, "take": self.take, "place": self.place, "use": self.use}
            gestures.get(what, self.say_it)()
            self.person.settled(before)
        return what

    def say_it(self) -> None:
        """Push the main button, or the quiet one where there is no other."""
        if self.person.hands == "keys":
            self.keys("Enter")
        else:
            self.hit(self.page.locator(".dock .acts button.btn:not(.icon, [disabled], [aria-disabled=true])").last)

    def until(self, what: str) -> None:
        """Answer until this question comes up."""
        while self.person.asked() != what:
            self.answer()

    def finals(self) -> list[int]:
        """Return the points of all players at the end, virtual players last."""
        found = {}
        for node in self.page.locator("[data-final]").all():
            found[int(node.get_attribute("data-final") or -1)] = int(node.inner_text().replace("−", "-"))
        return [found[i] for i in sorted(found)]
