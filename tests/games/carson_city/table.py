"""Positions to test with, and helpers to play them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import to_builtins

from carsonne.games.carson_city.game import GAME
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.rules import codes, words
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import BUILDINGS, EDGE_OF, PARCEL_OF, TARGET_OF
from carsonne.games.carson_city.rules.words import CHARACTERS, CONTENTS
from carsonne.kernel.fields import write
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.match import checked_setup

Json = dict[str, Any]


def start(seats: int = 2, **options: object) -> CarsonCityState:
    """Start a game, before its first roll."""
    return GAME.start(checked_setup(GAME, seats, options))


class Sketch:
    """A position as lists that a test can read and change by field name; `state` continues from it."""

    def __init__(self, s: CarsonCityState) -> None:
        self.seats = s.seats
        for name, row in s.FIELDS:
            value = getattr(s, name)
            setattr(self, name, list(value) if row else value)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def state(self) -> CarsonCityState:
        """Make a new state of this position."""
        s = CarsonCityState(self.seats)
        for name, row in s.FIELDS:
            if row:
                write(s, name, getattr(self, name))
            else:
                setattr(s, name, getattr(self, name))
        s.load(s.dump())  # compute the derived fields again
        return s

    def passing_order(self) -> list[int]:
        """Return who has passed, in order."""
        return accessors.passing_order(self.state())

    def tiles_of(self, seat: int) -> list[int]:
        """Return the values of a seat's duel tiles."""
        return accessors.tiles_at(self.state(), seat)


def sketch(seats: int = 2, **options: object) -> Sketch:
    """Sketch an empty town with players around it, before the first round; a full row to buy from."""
    f = Sketch(start(seats, **options))
    f.mountains = 0
    f.step = codes.DO_PICK
    f.round = 1
    f.picking[:seats] = range(seats)
    f.passing[:seats] = range(seats)
    f.market = [codes.RANCH, codes.MINE, codes.BANK, codes.SALOON, codes.HOTEL, codes.RANCH, codes.MINE]
    return f


def town(f: Sketch, **parcels: str) -> Sketch:
    """Place pieces: r3c4="saloon/0", r1c1="house", r2c2="bare/1"."""
    for name, text in parcels.items():
        piece, slash, owner = text.partition("/")
        f.content[PARCEL_OF[name]] = CONTENTS.index(piece)
        f.owner[PARCEL_OF[name]] = int(owner) if slash else codes.NOBODY
    return f


def roads(f: Sketch, *edges: str) -> Sketch:
    """Place roads."""
    for edge in edges:
        f.edges[EDGE_OF[edge]] = 1
    return f


def centre(f: Sketch) -> Sketch:
    """Lay the roads around r4c4, without the house."""
    return roads(f, "H3,3", "H4,3", "V3,3", "V3,4")


def characters(f: Sketch, *names: str | None) -> Sketch:
    """Give each seat a character, or none with None."""
    for seat, name in enumerate(names):
        if name is not None:
            f.character[seat] = CHARACTERS.index(name)
            if name == "sheriff" and f.side[0] == codes.YELLOW:
                f.sheriff, f.white_at = seat, codes.HOME
    return f


def placing(f: Sketch, *names: str) -> CarsonCityState:
    """Go to the second phase, with these characters."""
    characters(f, *names)
    f.step = codes.DO_PLACE
    f.placing[: f.seats] = sorted(range(f.seats), key=lambda seat: f.character[seat])
    return play_rules(f.state())


def resolving(f: Sketch, passing: Iterable[int] | None = None, **stands: str | Iterable[int]) -> Sketch:
    """Go to the third phase, with cowboys (`salary=[0, 0]`, `r3c4=[0, 1]`) and the passing order."""
    f.step = codes.DO_TRACK
    f.passed = f.seats
    f.passing[: f.seats] = list(passing) if passing is not None else list(range(f.seats))
    for seat in range(f.seats):
        if f.character[seat] == codes.CHARACTERS:
            f.character[seat] = 6 - seat  # from the Mercenary down; strength is checked where it matters
    for name, seats in stands.items():
        for seat in map(int, seats):
            target = TARGET_OF[name]
            f.stand[target] |= 1 << seat
            if name == "salary":
                f.crowd[seat] += 1
            elif name == "roads_1":
                f.crowd[codes.MAX_SEATS + seat] += 1
    return f


def play_rules(s: CarsonCityState) -> CarsonCityState:
    """Let the rules act once, if it is their turn."""
    if s.acting() == (RULES,):
        s.play(RULES, 0)
    return s


def go(s: CarsonCityState, rolls: Iterable[int] = ()) -> CarsonCityState:
    """Let RULES and CHANCE act until a seat is asked; `rolls` are the outcomes, then the first possible ones."""
    left = list(rolls)
    while s.acting() in ((RULES,), (CHANCE,)):
        if s.acting() == (RULES,):
            s.play(RULES, 0)
        else:
            outcomes = [outcome for outcome, _ in s.outcomes()]
            outcome = left.pop(0) if left else outcomes[0]
            assert outcome in outcomes, (outcome, outcomes)
            s.play(CHANCE, outcome)
    return s


def in_json(data: object) -> Any:
    """Convert structs to plain JSON data."""
    return json.loads(msgspec.json.encode(data))


def events(s: CarsonCityState) -> list[Json]:
    """Return what has happened, as JSON data."""
    found: list[Json] = in_json(to_builtins(GAME.events(s)))
    return found


def legal(s: CarsonCityState, seat: int, type_: str | None = None) -> list[Json]:
    """Return the legal moves of a seat in JSON form, without roads unless asked for."""
    moves = [to_builtins(GAME.to_json(s, seat, move)) for move in s.legal(seat)]
    return [move for move in moves if (move["type"] == type_ if type_ else move["type"] != "road")]


def say(s: CarsonCityState, seat: int, type_: str, **words: object) -> CarsonCityState:
    """Make a legal move in JSON form; RULES and CHANCE do not act afterwards."""
    data: Json = {"type": type_, **words}
    move = GAME.from_json(s, seat, data)
    assert move in s.legal(seat), (data, legal(s, seat))
    s.play(seat, move)
    return s


def may(s: CarsonCityState, seat: int, type_: str, **words: object) -> bool:
    """Return whether a move in JSON form is legal now."""
    return GAME.from_json(s, seat, {"type": type_, **words}) in s.legal(seat)


def now(s: CarsonCityState) -> str:
    """Return the phase by name."""
    return words.PHASES[s.phase]


def what(name: str) -> int:
    """Return the number of a building."""
    return BUILDINGS.index(name)
