"""Stages of games that are the same each time: positions reached by a game with fixed dice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import to_builtins

from carsonne import registry
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from tests.browser.person import Person
from tests.browser.tables import post

SELDOM = {"pass": 0.1, "renounce": 0.1, "refuse": 0.2, "none": 0.2, "keep": 0.2, "done": 0.3, "road": 0.5, "skip": 0.3}
"""Moves chosen less often than the others, because little comes of them."""
Stage = tuple[str, int, str]
"""A phase, the seat that is asked, and the record up to there."""


def walk(name: str, seats: int, visit: Callable[[int, Match, int], None]) -> None:
    """Play a game by a fixed dice, and show each decision before it is made."""
    game = registry.find(name)
    match = Match(game, checked_setup(game, seats, {}), Dealer(arena_seed("stages", 0)), quiet=True)
    dice = Random(0)
    number = 0
    while not match.over:
        seat = match.waiting_for()[0]
        visit(number, match, seat)
        kinds: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for move in game.legal(match.state, seat):
            data = to_builtins(game.to_json(match.state, seat, move))
            kinds[data["type"]].append(data)
        names = sorted(kinds)
        kind = dice.choices(names, [SELDOM.get(one, 1.0) for one in names])[0]
        match.play(seat, dice.choice(kinds[kind]))
        number += 1


def last(name: str, seats: int, when: Callable[[dict[str, Any]], bool]) -> Stage:
    """Return the last decision of a game in whose view something is true."""
    game = registry.find(name)
    found: list[Stage] = []

    def keep(number: int, match: Match, seat: int) -> None:
        view = to_builtins(game.view(match.state, seat))
        if when(view):
            found[:] = [(view["phase"], seat, write(record_of(match, full=True)).decode())]

    walk(name, seats, keep)
    return found[0]


def sit(person: Person, game: str, seats: int, stage: Stage) -> None:
    """Open a table that continues from a stage, against bots; the seat that is asked is this person's."""
    _, seat, record = stage
    company: list[dict[str, str]] = [{"kind": "bot", "bot": "gentle"} for _ in range(seats)]
    company[seat] = {"kind": "me"}
    table = post(person, "/api/tables", {"game": game, "seats": company, "record": record})
    post(person, f"/api/tables/{table['id']}/start", {})
    person.visit(f"/t/{table['id']}")
    person.asked()
