"""A whole game of each kind by ear: everything is found by role and name, and all that the others did was announced."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.listener import Listener, events_of, missing, name_of
from tests.browser.tables import against

Event = dict[str, Any]
NAMES = ("Ada", "Gentle bot")


def others(listener: Listener) -> list[Event]:
    """Return what the others did, according to the record."""
    return [event for event in events_of(listener.person) if event.get("seat") not in (None, 0)]


def test_carcassonne_by_ear(come: Come) -> None:
    ada = Listener(come("keys"))
    against(ada.person, "carcassonne", 1)
    while "win" not in (question := ada.question()):
        before = ada.person.version()
        if question.startswith("Place your tile"):
            cell = ada.dice.choice(ada.named("Column "))
            name = (cell.get_attribute("aria-label") or "").partition(".")[0]
            cell.focus()
            aimed = ada.page.get_by_role("button", name=re.compile(f"^{name}\\..*Enter places it"))
            if aimed.count() == 0:
                ada.push(cell)
            ada.push(aimed)
        elif question.startswith("Place a follower"):
            ada.push(ada.dice.choice(ada.named("Place a ", "No follower")))
        else:
            ada.push(ada.named("Confirm", "Set aside")[0])
        ada.person.settled(before)
    said = {
        "placed": lambda e: f"{NAMES[e['seat']]} places a tile at column {e['x']}, row {e['y']}: …",
        "claimed": lambda e: f"{NAMES[e['seat']]} places a {e['role']} there: …, column {e['x']}, row {e['y']}.",
        "skipped": lambda e: f"{NAMES[e['seat']]} places no follower.",
        "returned": lambda e: f"{NAMES[e['seat']]} takes a {e['role']} back.",
    }
    told = [said[event["type"]](event) for event in others(ada) if event["type"] in said]
    assert len(told) > 60
    assert missing(told, ada.heard()) == []


class Cities:
    """Where the cards of the Card Game lie, counted from the corner of each city as it is then."""

    def __init__(self) -> None:
        self.laid: dict[int, dict[str, tuple[int, int]]] = defaultdict(dict)

    def lay(self, event: Event) -> str:
        """Put a card down; where it lies."""
        cards, (row, col) = self.laid[event["seat"]], (event["row"], event["col"])
        cards[event["card"]] = (row, col)
        top, left = (min(ways) for ways in zip(*cards.values(), strict=True))
        return f"row {row - top + 1}, column {col - left + 1}"

    def take(self, event: Event) -> str:
        """Take a card out of its city."""
        del self.laid[event["seat"]][event["card"]]
        return ""


@pytest.mark.timeout(400)
def test_the_card_game_by_ear(come: Come) -> None:
    ada = Listener(come("keys"))
    against(ada.person, "carson-city-cards", 1)
    market = ada.page.get_by_role("region", name="The market")
    city = ada.page.get_by_role("region", name="City of Ada")
    while "win" not in (question := ada.question()):
        before = ada.person.version()
        if "bid" in question:  # secretly, or away for the Lawyer
            ada.push(ada.dice.choice(ada.named(r"Bid \d")))
            ada.push(ada.answers()[-1])
        elif question.startswith("Take"):
            ada.push(ada.dice.choice(ada.buttons(market)[1:]))
            for button in ada.named("Take ", within=ada.region):  # a character; land is taken immediately
                ada.push(button)
        elif question.startswith("Place"):
            ada.push(ada.dice.choice(ada.named(r"[+−]?\d+ points: ", within=city)))
            ada.push(ada.named("Place here")[0])
        else:
            ada.push(ada.answers()[-1])
        ada.person.settled(before)
    players = ada.person.api("/view")["view"]["view"]["players"]
    names = [*NAMES, *(f"Virtual {player['suit'].capitalize()}" for player in players[2:])]
    cities = Cities()
    said = {
        "taken": lambda e: f"{names[e['seat']]} takes …",
        "placed": lambda e: f"{names[e['seat']]} places … at {cities.lay(e)}…",
        "sold": lambda e: f"{names[e['seat']]} sells {cities.take(e)}…",
        "used": lambda e: f"{names[e['seat']]} uses the …",
    }
    told = [said[event["type"]](event) for event in others(ada) if event["type"] in said]
    bids = [f"Bids: …{names[e['seat']]} {e['value']}…" for e in events_of(ada.person) if e["type"] == "bid"][2::4]
    assert len(told) > 50
    assert missing(told, ada.heard()) == []
    assert missing(bids, ada.heard()) == []


@pytest.mark.timeout(400)
def test_carson_city_by_ear(come: Come) -> None:
    ada = Listener(come("keys"))
    against(ada.person, "carson-city", 1)
    boards = [ada.page.get_by_role("region", name=name) for name in ("The town", "Action track")]
    while "win" not in (question := ada.question()):
        before = ada.person.version()
        places = [one for board in boards for one in ada.buttons(board)]
        if "character" in question:
            places = [one for one in places if "limit" in one.inner_text()]
        else:  # not the faces, which say what characters do
            places = [one for one in places if one.get_attribute("aria-label") and "Limit $" not in name_of(one)]
        buttons = ada.answers()
        if places and (ada.dice.random() < 0.8 or not buttons):
            ada.push(ada.dice.choice(places))
            ada.push(ada.named("Confirm")[0])
        else:
            ada.push(buttons[-1])
        ada.person.settled(before)
    said = {
        "picked": lambda e: f"{NAMES[e['seat']]} is the …",
        "placed": lambda e: f"{NAMES[e['seat']]} places … cowboy: {place(e['target'])}.",
        "passed": lambda e: f"{NAMES[e['seat']]} …passes…",
        "built": lambda e: f"{NAMES[e['seat']]} builds the … on {place(e['parcel'])}…",
        "scored": lambda e: f"{NAMES[e['seat']]} … {e['points']}…",
    }
    told = [said[event["type"]](event) for event in others(ada) if event["type"] in said]
    assert len(told) > 20
    assert missing(told, ada.heard()) == []


def place(target: str) -> str:
    """Return what a parcel is called; for squares, only that there is a name."""
    row, _, col = target[1:].partition("c")
    return f"parcel {row}\u2011{col}" if target[0] == "r" and row.isdigit() else "…"
