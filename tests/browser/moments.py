"""Moments in games of Carson City: random moves on the engine until a player is asked a certain kind of question."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from msgspec import to_builtins

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.rules import words
from carsonne.games.carson_city.rules.tables import TARGET_OF
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.record import record_of, write
from tests.browser.person import Person
from tests.browser.tables import post

Json = dict[str, Any]
NAMES = ("Maud", "Ines", "Hazel", "Teun", "Bram")
SELDOM = {"pass": 0.1, "renounce": 0.1, "refuse": 0.2, "none": 0.2, "keep": 0.2, "done": 0.3, "road": 0.5}
"""Moves chosen less often than the others, because little comes of them."""
MOST_GAMES = 200
"""Give up after this many games."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A kind of question, the kind of game, and what else must be true for the test."""

    asks: str
    seats: int = 3
    options: Json = field(default_factory=dict)
    when: Callable[[Json], bool] = lambda view: True


@dataclass(frozen=True)
class Found:
    """The record up to the moment, its number of entries, who is asked, and what that seat sees."""

    record: str
    entries: int
    seats: int
    seat: int
    view: Json


def moves(view: Json, type_: str) -> list[Json]:
    """Return the legal moves of one type."""
    return [move for move in view["moves"] if move["type"] == type_]


@cache
def find(moment: Moment) -> Found:
    """Find the first such moment in a fixed series of games."""
    for number in range(MOST_GAMES):
        found = _in_game(moment, number)
        if found:
            return found
    raise AssertionError(f"{moment.asks} is never asked")


def _in_game(moment: Moment, number: int) -> Found | None:
    setup = checked_setup(GAME, moment.seats, moment.options)
    match = Match(GAME, setup, Dealer(arena_seed("moments", number)), quiet=True)
    dice = Random(number)
    while not match.over:
        seat = match.waiting_for()[0]
        if words.PHASES[match.state.phase] == moment.asks:
            view = to_builtins(GAME.view(match.state, seat))
            if moment.when(view):
                record = write(record_of(match, full=True)).decode()
                return Found(record, len(match.entries), moment.seats, seat, view)
        match.play(seat, _move(match, seat, dice))
    return None


def _move(match: Match, seat: int, dice: Random) -> Json:
    """Choose a random kind of move, then a move of that kind, so that few buttons weigh as much as many parcels."""
    kinds: dict[str, list[Json]] = defaultdict(list)
    for move in GAME.legal(match.state, seat):
        data = to_builtins(GAME.to_json(match.state, seat, move))
        kinds[data["type"]].append(data)
    names = sorted(kinds)
    kind = dice.choices(names, [SELDOM.get(name, 1.0) for name in names])[0]
    return dice.choice(_bold(match, kinds[kind], dice) if kind == "place" else kinds[kind])


def _bold(match: Match, places: list[Json], dice: Random) -> list[Json]:
    """Prefer a place that is taken, a construction square, or any place, so that duels happen and the town grows."""
    wish = dice.randrange(3)
    stand = list(match.state.stand)
    wanted = {
        0: [p for p in places if stand[TARGET_OF[p["target"]]]],
        1: [p for p in places if p["target"].startswith("build_")],
    }
    return wanted.get(wish) or places


def sit_down(person: Person, found: Found) -> None:
    """Open a table that continues from there, with all at this screen; the player who is asked is the host."""
    post(person, "/api/me", {"name": "Ada"})
    seats: list[Json] = [{"kind": "guest", "name": name} for name in NAMES[: found.seats]]
    seats[found.seat] = {"kind": "me"}
    table = post(person, "/api/tables", {"game": "carson-city", "seats": seats, "record": found.record})
    post(person, f"/api/tables/{table['id']}/start", {})
    person.visit(f"/t/{table['id']}")
