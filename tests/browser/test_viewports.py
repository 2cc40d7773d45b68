"""Every phase of every game on every screen: the question, its answers and the player's own means are in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import to_builtins

from carsonne import registry
from carsonne.kernel.match import Match
from carsonne.kernel.record import record_of, write
from carsonne.locales import catalogue, languages
from tests.browser.conftest import Come
from tests.browser.fitting import CUT, DRAWN, FINGERS, MOUSE, Size, resize
from tests.browser.person import Person
from tests.browser.stages import Stage, sit, walk
from tests.browser.tables import post
from tests.thorough import THOROUGH

LONGEST = {"carcassonne": "de", "carson-city": "ru", "carson-city-cards": "fr"}
"""The language that each game is tried in by default, beside English; all are tried thoroughly."""
# One's own means beside the question; on a phone a game may keep some of them on the page where they are used.
MEANS = {
    "carcassonne": "[data-player]",
    "carson-city": "[data-purse], .now [data-money]",
    "carson-city-cards": ".bids .fan, .city, .mine",
}
# What can be chosen on the boards: parcels and their edges, squares of the track, places in a city, cards. Cells and
# followers of Carcassonne have checks of their own.
CHOICES = {
    "carcassonne": "[data-none]",
    "carson-city": ".carson .lit[data-target], [data-character] button:not([aria-disabled])",
    "carson-city-cards": ".mine [data-target], button[data-card], [data-card] button",
}
# What is asked for and not wholly in the window, covered, or too small for a finger. A step through the cells, or an
# arrow at an edge, stands for cells outside. Places over which a finger slides may be small, and are all in sight.
AUDIT = """([means, choices]) => {
    const seen = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        if (x < -1 || y < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1) return 'outside';
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top && (node.contains(top) || top.contains(node)) ? '' : 'covered';
    };
    const found = [];
    const check = (name, node, size) => {
        const { width, height } = node.getBoundingClientRect();
        const why = seen(node) || (size && Math.min(width, height) < 40 ? 'small' : '');
        if (why) found.push(`${name} ${why} ${Math.round(width)}x${Math.round(height)}`);
    };
    check('prompt', document.querySelector('[data-prompt]'), false);
    for (const button of document.querySelectorAll('.dock .acts .btn:not([aria-hidden])'))
        check(`answer "${button.textContent.trim()}"`, button, true);
    for (const bid of document.querySelectorAll('.asked [data-bid] button')) check('bid', bid, true);
    for (const spot of document.querySelectorAll('[data-spot]')) check('place', spot, true);
    const cells = [...document.querySelectorAll('[data-cell]')];
    const hidden = cells.filter((cell) => seen(cell));
    if (hidden.length && !document.querySelector('[data-step]')) found.push('cells outside, and no step');
    if (cells.length && hidden.length === cells.length) found.push('no cell in sight');
    const own = [...document.querySelectorAll(means)].filter((node) => node.getClientRects().length);
    if (!own.some((node) => !seen(node))) found.push('own means');
    const body = (node) => node.querySelector('.reach') ?? node;
    const offered = [...document.querySelectorAll(choices)].filter((node) => node.getClientRects().length);
    for (const node of offered) {
        const { width, height } = body(node).getBoundingClientRect();
        if (Math.min(width, height) < 39.5 && !node.closest('[data-slides]'))
            found.push(`${node.dataset.target ?? 'card'} small ${Math.round(width)}x${Math.round(height)}`);
    }
    const away = offered.filter((node) => seen(body(node)));
    const lost = away.filter((node) => node.closest('[data-slides]') && seen(node));
    if (lost.length) found.push(`${lost.length} places of the city out of sight`);
    const step = document.querySelector('[data-step]');
    if (step) check('step', step, true);
    else if (away.length)
        found.push(`${away.length} of ${offered.length} choices out of sight, no step: ${away[0].dataset.target}`);
    const marks = [...document.querySelectorAll('[data-recent]')];
    const back = document.querySelector('[data-look-back]');
    if ((marks.length || back) && !marks.some((mark) => !seen(mark)) && !(back && !seen(back)))
        found.push('what has just happened');
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
    return found;
}"""
# What the last step aims at, if it is not where one can see and press it.
AIMED = """(choices) => {
    const aimed = [...document.querySelectorAll(choices)].find((node) => node.ariaPressed === 'true');
    if (!aimed) return 'nothing is aimed at';
    const { x, y, width, height } = (aimed.querySelector('.reach') ?? aimed).getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (x < -1 || y < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1) return 'outside';
    return top && aimed.contains(top) ? '' : `covered by ${top?.className}`;
}"""
STEPS = 4
"""How many steps are taken on each screen."""

SEATS = {"carcassonne": 5, "carson-city": 5, "carson-city-cards": 6}
CASES = [(game, language) for game in SEATS for language in (languages() if THOROUGH else ("en", LONGEST[game]))]


def stages(name: str, seats: int) -> list[Stage]:
    """Return, for each phase of a game, the decision with the most answers."""
    game = registry.find(name)
    most: dict[str, tuple[int, int]] = {}
    found: list[Stage] = []

    def count(number: int, match: Match, seat: int) -> None:
        phase = to_builtins(game.view(match.state, seat))["phase"]
        answers = len(game.legal(match.state, seat))
        most[phase] = max(most.get(phase, (0, 0)), (answers, number))

    def keep(number: int, match: Match, seat: int) -> None:
        for phase, (_, wanted) in most.items():
            if wanted == number:
                found.append((phase, seat, write(record_of(match, full=True)).decode()))

    walk(name, seats, count)
    walk(name, seats, keep)
    return found


def _faults(person: Person, game: str, stage: Stage, sizes: tuple[Size, ...]) -> Iterator[str]:
    for size in sizes:
        resize(person.page, size)
        faults = person.page.evaluate(AUDIT, [MEANS[game], CHOICES[game]])
        for fault in [*faults, *person.page.evaluate(CUT), *_stepping(person, game)]:
            yield f"{stage[0]} {size[0]}x{size[1]}: {fault}"


def _stepping(person: Person, game: str) -> Iterator[str]:
    """Bring what can be chosen into sight with the page's own steps."""
    step = person.page.locator(".carson [data-step], .field [data-step]")
    for number in range(STEPS if step.count() else 0):
        step.dispatch_event("click")
        person.page.evaluate(DRAWN)
        fault = person.page.evaluate(AIMED, CHOICES[game])
        if fault:
            yield f"step {number + 1} {fault}"


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "language"), CASES)
def test_what_is_asked_is_in_sight_on_every_screen(come: Come, game: str, language: str) -> None:
    faults: list[str] = []
    seats = SEATS[game]
    found = stages(game, seats)
    for sizes, touch in ((FINGERS, True), (MOUSE, False)):
        person = come(has_touch=touch, texts=catalogue(language))
        post(person, "/api/me", {"name": "Ada"})
        for stage in found:
            sit(person, game, seats, stage)
            faults += _faults(person, game, stage, sizes)
    assert not faults, "\n".join(faults)


# Parts of the bar over the table that lie over each other.
CROWDED = """() => {
    const parts = [...document.querySelectorAll('[data-progress] > b, .rules, .phases > *, header .btn')];
    const boxes = parts.map((part) => [part.textContent.trim() || part.title, part.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && box.height > 1);
    const meet = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
    return boxes.flatMap(([name, box], i) =>
        boxes.slice(i + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} and ${other}`));
}"""


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_nothing_in_the_bar_lies_over_something_else(come: Come, language: str) -> None:
    person = come(texts=catalogue(language))
    post(person, "/api/me", {"name": "Ada"})
    table = post(person, "/api/lessons/carson-city/first-game", {})["id"]  # with more than one variant
    person.visit(f"/t/{table}")
    person.page.locator(".phases").wait_for()
    faults = {}
    for size in (*FINGERS, *MOUSE):
        resize(person.page, size)
        if found := person.page.evaluate(CROWDED):
            faults[size] = found
    assert not faults
