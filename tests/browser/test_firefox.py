"""A whole game in another browser: the Card Game alone, which is the shortest, by keyboard in Firefox."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.browser.firefox import Firefox
from tests.server.sites import Site
from tests.services.programs import firefox, installable

# When something is asked that is not this: what, and at which version.
ASKED = """new Promise((done) => {
    const look = () => {
        const { asks, version } = document.querySelector('.dock')?.dataset ?? {};
        const now = `${version} ${asks}`;
        if (!asks || ['wait', 'sent', 'scene'].includes(asks) || now === BEFORE) return;
        watch.disconnect();
        done(now);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
})"""
# Start a table alone with virtual players, as the front page does.
START = """(async () => {
    const ask = (path, body) => fetch(path, {
        method: body ? 'POST' : 'GET',
        headers: {
            'content-type': 'application/json',
            'x-csrftoken': /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '',
        },
        ...(body && { body: JSON.stringify(body) }),
    }).then((answer) => answer.json());
    await ask('/api/me');
    await ask('/api/me', { name: 'Ada' });
    const table = await ask('/api/tables', { game: 'carson-city-cards', seats: [{ kind: 'me' }] });
    await ask(`/api/tables/${table.id}/start`, {});
    return table.id;
})()"""
ANSWERS = {"bid": ("Enter",), "take": ("2", "Enter"), "place": ("ArrowRight", "Enter"), "use": ("n",)}
"""Keys that answer a question; a bid is chosen before."""


def bid(page: Firefox) -> None:
    """Choose the first bid card that is left."""
    left = page.evaluate("document.querySelector('[data-bid]:has(button:not([aria-disabled]))').dataset.bid")
    page.press(str(left))


def take(page: Firefox) -> None:
    """Choose the first card that lies in the market, and again if it is a character."""
    page.press("1")
    if page.evaluate("document.querySelector('.open.chosen') !== null"):
        page.press("Enter")


def answer(page: Firefox, asks: str) -> None:
    if asks == "bid":
        bid(page)
    if asks == "take":
        take(page)
    else:
        page.press(*ANSWERS.get(asks, ("Enter",)))


def table(site: Site, name: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{site.bases[0]}/api/tables/{name}") as told:
        found: dict[str, Any] = json.load(told)
    return found


def test_a_whole_game_in_firefox(site: Site) -> None:
    program = firefox()
    if program is None:
        assert not installable(), "there is no Firefox, and it can be installed: make services"
        pytest.skip("there is no Firefox on this machine, and no right to install one")
    with Firefox(program) as page:
        page.visit(site.bases[0])
        name = page.evaluate(START)
        page.evaluate("localStorage.setItem('settings', JSON.stringify({ pace: 'off' }))")
        page.visit(f"{site.bases[0]}/t/{name}")
        now = ""
        while not now.endswith(" over"):
            now = page.evaluate(ASKED.replace("BEFORE", json.dumps(now)))
            answer(page, now.partition(" ")[2])
        end = table(site, name)
        shown = page.evaluate("document.querySelector('[data-final=\"0\"]').textContent.trim()")
        trouble = page.trouble
    assert end["ended_by"] == "rules"
    assert int(shown.replace("−", "-")) == end["scores"][0]
    assert trouble == []
