"""Every question of Carson City in a real browser: what it says, how to answer it, and that the answer is accepted."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from carsonne.games.carson_city.rules import codes, words
from tests.browser.citizen import Citizen
from tests.browser.conftest import Come
from tests.browser.moments import Found, Json, Moment, find, moves, sit_down

RED = {"sides": "red"}
LAW = {"law_of_the_strongest": True}
RIVER = {"carson_river": True}
ELSEWHERE = {"kit_carson"}
"""Questions that need several people are in test_carson_city.py."""

ANSWERS = ".dock .prompt, .dock .acts button, .duel .hand button"
# Whether every answer is on the screen and nothing covers it.
REACHABLE = """(answers) => [...document.querySelectorAll(answers)].every((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return inside && (one.contains(top) || top?.contains(one));
})"""

Answer = Callable[[Citizen, Json], Json]
"""Ways to answer a question, and the moves they make."""


def button(name: str, **move: object) -> Answer:
    """Answer with one button."""

    def answer(citizen: Citizen, view: Json) -> Json:
        citizen.push(citizen.page.locator(f'[data-choice="{name}"]'))
        return move

    return answer


def key(key: str, **move: object) -> Answer:
    """Answer with one key."""

    def answer(citizen: Citizen, view: Json) -> Json:
        citizen.page.keyboard.press(key)
        return move

    return answer


def spot(type_: str, which: Callable[[Json, Json], bool] = lambda move, view: True) -> Answer:
    """Choose a place on the board and confirm it."""

    def answer(citizen: Citizen, view: Json) -> Json:
        move = [move for move in moves(view, type_) if which(move, view)][-1]
        citizen.choose(next(move[name] for name in ("edge", "parcel", "target", "square") if name in move))
        citizen.confirm()
        return move

    return answer


def white(citizen: Citizen, view: Json) -> Json:
    """Use the white cowboy instead."""
    citizen.push(citizen.page.get_by_role("button", name="White cowboy", exact=True))
    expect(citizen.page.locator("[data-prompt]")).to_contain_text("white cowboy")
    return spot("place", lambda move, _: "white" in move)(citizen, view)


def road_first(citizen: Citizen, view: Json) -> Json:
    """Build a road before answering."""
    if citizen.hands == "keys":
        citizen.page.keyboard.press("r")
    else:
        citizen.push(citizen.page.locator("[data-roads]"))
    expect(citizen.page.locator("[data-prompt]")).to_contain_text("Lay a road")
    return spot("road")(citizen, view)


def card(citizen: Citizen, view: Json) -> Json:
    """Choose a character by clicking its card."""
    move: Json = moves(view, "pick")[-1]
    citizen.push(citizen.page.locator(f"[data-character={move['character']}] button"))
    citizen.confirm()
    return move


def tile(citizen: Citizen, view: Json) -> Json:
    """Play a tile from the hand, which is covered first because others share the screen."""
    value = next(hand[-1] for hand in view["duel_tiles"]["hands"] if isinstance(hand, list))
    citizen.push(citizen.page.get_by_role("button", name=re.compile(rf"^tile {value}\b")).first)
    citizen.confirm()
    return {"type": "tile", "value": value}


def withdraw(citizen: Citizen, view: Json) -> Json:
    """Leave the duel instead of choosing a tile."""
    citizen.push(citizen.page.locator('[data-choice="withdraw"]'))
    return {"type": "withdraw"}


def other_building(citizen: Citizen, view: Json) -> Json:
    """Choose a kept building other than the first."""
    first = moves(view, "build")[0]["building"]
    move: Json = next(move for move in moves(view, "build") if move["building"] != first)
    citizen.push(citizen.page.get_by_role("radio", name=move["building"], exact=True))
    return spot("build", lambda one, _: one == move)(citizen, view)


def one_more(citizen: Citizen, view: Json) -> Json:
    """Buy one point more than none, with which the choice begins."""
    expect(citizen.page.locator("[data-amount]")).to_have_text("No points")
    citizen.push(citizen.page.get_by_role("button", name="More"))
    citizen.push(citizen.page.locator("[data-amount]"))
    return {"type": "buy_points", "points": 1}


def ten_dollars(citizen: Citizen, view: Json) -> Json:
    """Spend ten dollars, which is one point."""
    expect(citizen.page.locator("[data-prompt]")).to_contain_text("or $6 kept to the end of the game")
    citizen.push(citizen.page.get_by_role("button", name="$10", exact=True))
    expect(citizen.page.locator("[data-amount]")).to_have_text("Spend $10 for 1 point")
    citizen.push(citizen.page.locator("[data-amount]"))
    return {"type": "spend", "amount": 10}


# Conditions on a moment


def mixed(view: Json) -> bool:
    """Return whether both the white cowboy and another can be placed."""
    return len({"white" in move for move in moves(view, "place")}) == 2


def kinds(view: Json) -> int:
    return len({move["building"] for move in moves(view, "build")})


def is_bridge(move: Json, view: Json) -> bool:
    """Return whether an edge has river on both sides (CB132)."""
    wet = {place["parcel"] for place in view["town"] if place["piece"] == "river"}
    i, j = map(int, move["edge"][1:].split(","))
    beside = {f"r{i}c{j + 1}" if move["edge"][0] == "H" else f"r{i + 1}c{j}", f"r{i + 1}c{j + 1}"}
    return beside <= wet


def is_rival(move: Json, view: Json) -> bool:
    """Return whether a house would stand on another player's land."""
    owners = {place["parcel"]: place["owner"] for place in view["town"]}
    return owners.get(move["parcel"]) not in (None, view["question"]["builder"])


def by_card(character: str) -> Moment:
    """Find the choice of a character to pay now or later, which both the Grocer and the Settler have."""
    return Moment("money_or_wait", options=RED, when=lambda view: view["question"]["character"] == character)


@dataclass(frozen=True)
class Case:
    """A question, what its sentence must say, and how to answer it with mouse, touch or keyboard."""

    moment: Moment
    says: str
    answer: Answer
    hands: str = "mouse"
    then: str | None = None
    """The next question, where that matters."""


CONSENT = Moment("consent")
RAID = Moment("raid")
LAND_DUEL = Moment("next_duel", 4, when=lambda view: view["square"] == "land_purchase")
ATTACKS = Moment("next_duel", 5, when=lambda view: view["square"] == "income_buildings")
MELEE = Moment("duel_tile", 5, LAW, lambda view: len(view["duel"]["seats"]) > 3)
DICE_DUEL = Moment("withdraw", options={"withdraw": "always"})
SEVERAL = Moment("kept_buildings", when=lambda view: kinds(view) > 1)
BRIDGE = Moment("last_roads", 2, RIVER, lambda view: any(is_bridge(move, view) for move in moves(view, "road")))
RIVALS = Moment("house", when=lambda view: any(is_rival(move, view) for move in moves(view, "house")))
OFFERS = Moment("banker", options=RED, when=lambda view: len(moves(view, "buy_points")) > 2)
RICH = Moment("cash_limit", when=lambda view: {"type": "spend", "amount": 10} in view["moves"])

CASES = {
    "draft": Case(Moment("draft"), "parcel to start with", spot("claim"), "touch"),
    "pick": Case(Moment("pick"), "character", card),
    "settler": Case(Moment("settler"), "gift from the settler", spot("claim"), "keys"),
    "captain-yellow": Case(Moment("captain"), "How many cowboys", button("hire-1", type="hire", count=1), "touch"),
    "captain-red": Case(Moment("captain", options=RED), "How many revolvers", key("1", type="hire", count=0), "keys"),
    "grocer-yellow": Case(Moment("money_or_wait"), "income of buildings", button("wait", type="wait")),
    "grocer-red": Case(by_card("grocer"), "each house", button("money", type="money"), "touch"),
    "settler-red": Case(by_card("settler"), "each mountain", key("1", type="wait"), "keys"),
    "worker": Case(Moment("worker", options=RED, when=lambda v: len(v["moves"]) > 1), "for $5", spot("take"), "touch"),
    "white": Case(Moment("place", when=mixed), "Place a cowboy", white),
    "white-touch": Case(Moment("place", 4, when=mixed), "Place a cowboy", white, "touch"),
    "road-first": Case(
        Moment("place", when=lambda v: moves(v, "road") != []), "Place a cowboy", road_first, "keys", "place"
    ),
    "duel-land": Case(LAND_DUEL, "Which duel", spot("fight"), "touch"),
    "duel-building": Case(ATTACKS, "Which duel", spot("fight"), "keys"),
    "tile": Case(MELEE, "Choose a tile", tile, "touch"),
    "tile-withdraw": Case(MELEE, "Choose a tile", withdraw, "touch"),
    "withdraw": Case(DICE_DUEL, "withdraw", button("withdraw", type="withdraw"), "touch"),
    "withdraw-no": Case(DICE_DUEL, "withdraw", button("stay", type="stay")),
    "land": Case(Moment("land", when=lambda v: len(moves(v, "buy")) > 1), "Buy the parcels", spot("buy"), then="land"),
    "land-no": Case(Moment("land"), "Buy the parcels", key("p", type="done"), "keys"),
    "roads": Case(Moment("roads"), "Lay roads", spot("road"), "touch"),
    "roads-no": Case(Moment("roads", 4), "Lay roads", button("done", type="done")),
    "construction": Case(Moment("construction"), "Buy the", button("perform", type="perform"), then="build"),
    "construction-no": Case(Moment("construction", 2), "Buy the", key("p", type="renounce"), "keys"),
    "build": Case(Moment("build", when=lambda v: len(moves(v, "build")) > 2), "Where does the", spot("build"), "keys"),
    "build-no": Case(Moment("build"), "Where does the", button("keep", type="keep"), "touch"),
    "house": Case(Moment("house"), "Where does the house", spot("house"), "touch"),
    "house-rival": Case(RIVALS, "Where does the house", spot("house", is_rival), then="consent"),
    "consent": Case(CONSENT, "put a house on your parcel", button("agree", type="agree")),
    "consent-no": Case(CONSENT, "put a house on your parcel", key("1", type="refuse"), "keys"),
    "kept": Case(SEVERAL, "Place kept buildings", other_building, "touch"),
    "double": Case(Moment("double", when=lambda v: {"type": "double", "building": "mine"} in v["moves"]),
        "Double the income", button("double-mine", type="double", building="mine")),
    "raid": Case(RAID, "Rob", button("perform", type="perform")),
    "raid-no": Case(RAID, "Rob", button("renounce", type="renounce"), "touch"),
    "points": Case(Moment("buy_points"), "How many points", one_more, "touch"),
    "banker": Case(OFFERS, "banker", button("points-5", type="buy_points", points=5), "touch"),
    "cash": Case(RICH, "your limit is", ten_dollars),
    "bridge": Case(BRIDGE, "Lay the last roads", spot("road", is_bridge)),
    "bridge-touch": Case(BRIDGE, "Lay the last roads", spot("road", is_bridge), "touch"),
}  # fmt: skip


def test_every_question_is_looked_at() -> None:
    asked = {words.PHASES[phase] for phase in range(codes.ASK_DRAFT, codes.ASK_WITHDRAW + 1)}
    assert {case.moment.asks for case in CASES.values()} == asked - ELSEWHERE


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_question_is_understood_and_answered(come: Come, case: Case) -> None:
    found = find(case.moment)
    citizen = Citizen(come(case.hands))
    person = citizen.person
    sit_down(person, found)
    if case.moment.asks == "duel_tile":
        person.press("I am Ada")
    assert person.asked() == case.moment.asks
    expect(person.page.locator("[data-prompt]")).to_contain_text(case.says)
    person.page.wait_for_function(REACHABLE, arg=ANSWERS)

    meant = give(citizen, case, found)
    assert person.api(f"/record?seat={found.seat}")["moves"][found.entries] == [found.seat, meant]
    if case.then:
        person.expect_asked(case.then)


def give(citizen: Citizen, case: Case, found: Found) -> Json:
    """Answer and confirm; return the move made. All share this screen, so one of them is asked next."""
    person = citizen.person
    before = person.version()
    meant = case.answer(citizen, found.view)
    person.settled(before)
    if case.moment.asks == "duel_tile":  # the next player takes over the screen
        expect(person.page.get_by_role("dialog")).to_be_visible()
    elif person.asked() == "confirm":
        citizen.answer("confirm")
        person.asked()
    return meant


def test_a_duel_is_told_at_the_table_and_in_the_replay(come: Come) -> None:
    found = find(LAND_DUEL)
    citizen = Citizen(come(pace="calm", reduced_motion="no-preference"))
    person, page = citizen.person, citizen.person.page
    sit_down(person, found)
    person.asked()
    where = spot("fight")(citizen, found.view)["parcel"]
    panel = page.locator(f"[data-duel={where}]")
    expect(panel.locator(".won")).to_be_visible()
    page.locator("[data-skip]").click()
    person.asked()

    fought = next(step for step in person.api("/history")["steps"][found.entries :] if is_won(step))
    fighters = [event["seat"] for event in fought["events"] if event["type"] == "shot"]
    person.visit(f"/t/{person.table}/replay/{fought['n']}")
    expect(panel.locator(".won")).to_be_visible()
    expect(panel.locator("article")).to_have_count(len(fighters))


def is_won(step: Json) -> bool:
    return any(event["type"] == "duel_won" for event in step["events"])
