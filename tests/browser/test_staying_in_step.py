"""What the page works out from patches, move by move, is what a page that has just been opened shows."""

from __future__ import annotations

import json
import random
import time
from difflib import unified_diff

import pytest
from playwright.sync_api import Page, WebSocket, expect

from carsonne import registry
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from tests.browser.conftest import Come
from tests.browser.person import LONG, Person
from tests.browser.tables import post

MOVES = 15
# All that is drawn and written, one line for each element. Ids differ from one page to the next, and what
# screen readers are told of the last move is told once.
DRAWN = """() => [...document.querySelectorAll('body *:not([role=log], [role=log] *)')].map((one) => {
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const facts = [...one.attributes].filter(({ name }) => !/^(id|for|style|class|aria-.*)$/.test(name));
    return [
        one.tagName,
        ...[...one.classList].sort(),
        ...facts.map(({ name, value }) => `${name}=${value}`).sort(),
        ...texts.map((node) => node.data.trim()),
    ].join(' ');
})"""
# The position on show is at least so new.
REACHED = "(version) => Number(document.querySelector('.dock')?.dataset.version) >= version"
# Answers a number of questions through a socket of its own, and stops at the next; returns the version by then.
PLAY = """([table, moves]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    socket.onopen = () => socket.send('{"type": "hello", "seat": 0}');
    socket.onmessage = ({ data }) => {
        const { view } = JSON.parse(data);
        if (!view?.asks) return;
        if (!moves--) { socket.close(); return done(view.version); }
        const { decision, asks } = view;
        const op = { id: `move-${moves}`, seat: 0, decision };
        const move = view.view.moves[(7 * moves) % view.view.moves.length];
        socket.send(JSON.stringify(asks === 'move' ? { type: 'play', ...op, move } : { type: 'confirm', ...op }));
    };
})"""


@pytest.mark.parametrize("game", registry.names())
def test_a_table_looks_the_same_when_it_is_opened_anew(come: Come, game: str) -> None:
    """For a player, who plays in another window, and for a watcher."""
    ada, eve = come().visit(), come()
    heard: list[str] = []
    eve.page.on("websocket", lambda socket: listen(socket, heard))
    post(ada, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = post(ada, "/api/tables", {"game": game, "seats": seats})["id"]
    post(ada, f"/api/tables/{table}/start", {"nonce": "ada"})
    for person in (ada, eve):
        expect(person.visit(f"/t/{table}").dock).to_be_visible(timeout=LONG)
    version = ada.page.evaluate(PLAY, [table, MOVES])
    for person in (ada, eve):
        anew = opened_anew(person)
        for page in (person.page, anew):
            page.wait_for_function(REACHED, arg=version, timeout=LONG)
        expect_same(person.page, anew)
    moved = [message for message in map(json.loads, heard) if message["type"] == "moved"]
    assert len(moved) > MOVES / 2  # several moves may come together
    assert all("patch" in message for message in moved)


def listen(socket: WebSocket, heard: list[str]) -> None:
    socket.on("framereceived", lambda frame: heard.append(str(frame)))


def opened_anew(person: Person) -> Page:
    """Open a new window at the same address."""
    anew = person.page.context.new_page()
    anew.goto(person.page.url)
    return anew


def expect_same(one: Page, other: Page) -> None:
    """Wait until both look the same, once they have fetched what they need."""
    end = time.monotonic() + LONG / 1000
    while (differences := compared(one, other)) and time.monotonic() < end:
        other.wait_for_timeout(100)
    assert not differences, "\n".join(differences)
    assert len(one.evaluate(DRAWN)) > 100
    other.close()


def compared(*pages: Page) -> list[str]:
    """Return how the pages differ."""
    one, other = (page.evaluate(DRAWN) for page in pages)
    return list(unified_diff(one, other, n=0))


@pytest.mark.parametrize("game", registry.names())
def test_a_replay_shows_the_same_by_steps_and_opened_anew(come: Come, game: str) -> None:
    """Forwards over the end of a chunk, and backwards over it."""
    ada = come().visit()
    post(ada, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]
    table = post(ada, "/api/tables", {"game": game, "seats": seats, "record": finished(game)})["id"]
    ada.visit(f"/t/{table}/replay/28")
    at = ada.page.locator("[data-replay]")
    for keys in (["ArrowRight"] * 4, ["ArrowLeft"] * 5):
        for key in keys:
            before = at.get_attribute("data-replay") or ""
            ada.page.keyboard.press(key)
            expect(at).not_to_have_attribute("data-replay", before)
        expect_same(ada.page, opened_anew(ada))


def finished(name: str) -> str:
    """Record a random game for two."""
    game, rng = registry.find(name), random.Random(1)
    match = Match(game, checked_setup(game, 2), Dealer(b"s" * 32))
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, game.to_json(match.state, seat, rng.choice(game.legal(match.state, seat))))
    return write(record_of(match, full=True)).decode()
