"""A person who plays by ear: finds everything by its role and name, and hears what is announced."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from typing import Any, cast

from playwright.sync_api import ElementHandle, Locator

from tests.browser.person import Person

# Keep what is announced in the log of a table.
HEAR = """
window.heard = [];
new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.parentElement?.role === 'log') window.heard.push(node.textContent);
}).observe(document, { subtree: true, childList: true });
"""
ASIDE = re.compile(
    r"^(Rules|Hint|What happened|Undo|Put back|Restart the turn|Take it back|Not this era|White cowboy|.*rest of)"
)
"""Buttons beside a question that do not answer it."""
Button = Locator | ElementHandle


class Listener:
    """A person at a table who neither sees it nor touches it; choices are random, the same each time."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.dice = random.Random(seed)
        self.page.add_init_script(HEAR)

    def heard(self) -> list[str]:
        """Return everything that was announced since the page was loaded."""
        return cast(list[str], self.page.evaluate("window.heard"))

    def question(self) -> str:
        """Wait to be asked something; the question."""
        self.person.asked()
        return self.region.get_by_role("heading").first.inner_text()

    @property
    def region(self) -> Locator:
        """Where the question stands, with its answers."""
        return self.page.get_by_role("region", name="Question")

    def answers(self) -> list[ElementHandle]:
        """Return the buttons that answer."""
        return [one for one in self.buttons(self.region) if not ASIDE.match(name_of(one))]

    def buttons(self, within: Locator) -> list[ElementHandle]:
        """Return the buttons that can be pressed. Each stays itself, even when another one appears before it."""
        return within.get_by_role("button", disabled=False).element_handles()

    def named(self, *patterns: str, within: Locator | None = None) -> list[ElementHandle]:
        """Return the buttons that can be pressed, by the beginning of their names."""
        pattern = re.compile("^(?:" + "|".join(patterns) + ")")
        return (within or self.page).get_by_role("button", name=pattern, disabled=False).element_handles()

    def push(self, button: Button) -> None:
        button.press("Enter")


def name_of(button: Button) -> str:
    """Return the accessible name of a button, as far as these pages make one."""
    return (button.get_attribute("aria-label") or button.inner_text()).strip()


def missing(expected: Iterable[str], heard: list[str]) -> list[str]:
    """Return what was not announced, or not in this order; `…` stands for anything."""
    lines = iter(heard)
    patterns = ((one, re.compile(".*".join(map(re.escape, one.split("…"))))) for one in expected)
    return [one for one, pattern in patterns if not any(pattern.match(line) for line in lines)]


def events_of(person: Person) -> list[dict[str, Any]]:
    """Return all that happened, according to the record."""
    return [event for step in person.api("/history")["steps"] for event in step["events"]]
