"""Checks that every game must pass, on random games; `Broken` says which promise of the protocol was broken.

`check(game, setup, seed)` plays one game through a match and checks everything on the way;
`pytest tests/test_conformance.py --game package.module:GAME` does so for many combinations of a game's options.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from carsonne.kernel.advisor_checks import Broken, acting, any_move, check_position, ensure
from carsonne.kernel.dealer import Dealer, arena_seed
from carsonne.kernel.errors import BadMove, BadOptions, IllegalMove
from carsonne.kernel.game import CHANCE, RULES, Game, Json, Move, Seat, Setup, Traits
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.options import Option, Values
from carsonne.kernel.record import parse, record_of, replay, verify, write

MOST_MOVES = 50_000
Invariants = Callable[[Any], None]


# Setups


def setups(game: Game[Any], mixes: int = 8, seed: int = 0) -> list[Setup]:
    """Return every number of seats, every value of every option, and some random combinations."""
    rng = Random(seed)
    found = [checked_setup(game, seats) for seats in game.seats]
    for option in game.options:
        for value in values_of(option, game.seats[-1]):
            if value != option.default:
                seats = game.seats[-1] if option.type == "seat" else rng.choice(game.seats)
                found.append(checked_setup(game, seats, {**_needs(option), option.id: value}))
    for _ in range(mixes):
        seats = rng.choice(game.seats)
        mixed = {o.id: rng.choice(values_of(o, seats)) for o in game.options if rng.random() < 0.5}
        found.append(checked_setup(game, seats, mixed))
    return found


def values_of(option: Option, seats: int) -> list[Any]:
    """Return the values worth trying: all choices, the ends of a range, the default text."""
    if option.type == "choice":
        return list(option.choices)
    if option.type == "bool":
        return [False, True]
    if option.type == "seat":
        return list(range(seats))
    if option.type == "int":
        return sorted({option.minimum or 0, option.maximum or 0, int(option.default)})
    return [option.default]


def _needs(option: Option) -> Values:
    return {name: allowed[0] for name, allowed in option.only_if.items()}


def check_options(game: Game[Any]) -> None:
    """Check that defaults, presets and conditions use valid values, and that invalid seat numbers are rejected."""
    known = {option.id: option for option in game.options}
    ensure(len(known) == len(game.options), "option ids are unique")
    for option in game.options:
        ensure(option.accepts(option.default, game.seats[0]), "a default can be chosen", option.id)
        for choice, sets in option.sets.items():
            ensure(option.accepts(choice, game.seats[0]), "a preset can be chosen", option.id, choice)
            for name, value in sets.items():
                ensure(name in known and known[name].accepts(value, game.seats[0]), "a preset sets values", name, value)
        for name, allowed in option.only_if.items():
            possible = name in known and all(known[name].accepts(value, game.seats[0]) for value in allowed)
            ensure(possible, "only_if names values", option.id, name)
        json.dumps(option.describe(), allow_nan=False)
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        try:
            checked_setup(game, seats)
        except BadOptions:
            continue
        ensure(seats in game.seats, "a wrong number of seats is rejected", seats)


# Hostile input

GARBAGE: tuple[Any, ...] = (None, True, -1, 10**30, 0.5, float("nan"), "", "x" * 5000, "\ud800", [], [[]], {}, {"a": 1})
NOT_MOVES: tuple[Any, ...] = (*GARBAGE, {"type": None}, {"type": []}, {"type": "no such move"}, {"hidden": True})


def hostile(move: Json, rng: Random) -> Iterator[Any]:
    """Yield what a hostile client might send instead of a move."""
    yield from NOT_MOVES
    yield {**move, "more": 1}
    for name in move:
        yield {key: value for key, value in move.items() if key != name}
        yield {**move, name: rng.choice(GARBAGE)}


def refuse(match: Match, seat: Seat, data: Any, decision: int | None = None) -> str:
    """Return the error code with which the match rejects a move, after checking that nothing has changed."""
    before, version, entries = match.game.freeze(match.state), match.version, len(match.entries)
    try:
        match.play(seat, data, decision)
    except (BadMove, IllegalMove) as error:
        ensure(match.game.freeze(match.state) == before, "a rejected move changes nothing", data)
        ensure((match.version, len(match.entries)) == (version, entries), "a rejected move is not counted", data)
        return error.code
    raise Broken(f"this should be rejected: {seat} {data!r:.200}")


def is_move(game: Game[Any], s: Any, seat: Seat, data: Any) -> bool:
    """Return whether something that looks like garbage is a legal move after all."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        return False
    try:
        return game.from_json(s, seat, data) in game.legal(s, seat)
    except BadMove:
        return False


# A whole game


def check_positions(
    game: Game[Any], setup: Setup, seed: int = 0, every: int = 1, invariants: Invariants | None = None
) -> None:
    """Play a random game without a match and check every n-th position, including those of CHANCE and RULES."""
    rng, s = Random(seed), game.start(setup)
    for count in range(MOST_MOVES):
        if invariants is not None:
            invariants(s)
        if count % every == 0 or not game.to_act(s):
            check_position(game, s, rng)
        if not game.to_act(s):
            return
        game.apply(s, *any_move(game, s, rng))
    raise Broken(f"a game ends within {MOST_MOVES} moves")


class Playthrough:
    """One random game through a match, with unconfirmed turns, undo and hostile input."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int, every: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.every = every
        self.match = Match(game, setup, Dealer(arena_seed("conformance", seed)), auto=())

    def run(self) -> Match:
        """Play to the end."""
        for count in range(MOST_MOVES):
            if self.match.over:
                self.end()
                return self.match
            self.step(self.rng.choice(self.match.waiting_for()), count)
        raise Broken(f"a match ends within {MOST_MOVES} operations")

    def step(self, seat: Seat, count: int) -> None:
        """Make a move or a confirmation for a seat that is asked for one."""
        if self.match.asks(seat) == "confirm":
            self.confirm(seat)
            return
        move = self.rng.choice(list(self.game.legal(self.match.state, seat)))
        data = msgspec.to_builtins(self.game.to_json(self.match.state, seat, move))
        if count % self.every == 0:
            self.send_garbage(seat, data)
        if self.play(seat, move, data) and self.rng.random() < 0.5:
            self.play(seat, move, data)

    def play(self, seat: Seat, move: Move, data: Json) -> bool:
        """Make a move; return whether it was undone again."""
        match, before = self.match, self.game.freeze(self.match.state)
        traits = self.game.traits(match.state, seat, move)
        others = {other: match.decision(other) for other in match.waiting_for() if other != seat}
        decision, version, entries = match.decision(seat), match.version, len(match.entries)
        msgspec.json.encode(match.play(seat, data, decision))
        ensure(match.version == version + 1, "an operation counts once")
        ensure(match.entries[entries].data == data, "a move is recorded as it was written", data)
        self.follow(seat, entries, traits, others)
        if match.asks(seat) is None or match.decision(seat) != decision:
            refuse(match, seat, data, decision)
        if match.can_undo(seat) and self.rng.random() < 0.3:
            match.undo(seat)
            ensure(self.game.freeze(match.state) == before, "undo restores the position", data)
            ensure(len(match.entries) == entries, "undo takes one move back", data)
            return True
        return False

    def follow(self, seat: Seat, entries: int, traits: Traits, others: dict[Seat, int | None]) -> None:
        """Check what has happened after a move that is not confirmed yet."""
        match, actors = self.match, list(self.game.to_act(self.match.state))
        ensure(bool(actors), "a game ends by RULES or CHANCE, so that the last turn can be confirmed")
        if len(match.entries) > entries + 1:
            ensure(all(entry.seat == CHANCE for entry in match.entries[entries + 1 :]), "only CHANCE moves by itself")
            return
        ensure(match.can_undo(seat) == (not traits & Traits.FINAL), "a move can be undone unless it is final")
        if not traits & Traits.FINAL:  # a final move needs no confirmation: RULES may have acted already
            allowed = {seat, *others, RULES}
            ensure(set(actors) <= allowed, "RULES or CHANCE stands between the decisions of two seats", actors, seat)
        if traits & Traits.SECRET:
            for other in acting(self.game, match.state):
                ensure(
                    other == seat or match.decision(other) == others[other], "a secret choice disturbs nobody", other
                )
            for eye in {None, *range(match.setup.seats)} - {seat}:
                ensure(match.moves(eye)[-1] == (seat, {"hidden": True}), "a secret choice is hidden", eye)

    def send_garbage(self, seat: Seat, data: Json) -> None:
        """Send things that are not moves, and moves of seats that are not to act."""
        match, game = self.match, self.game
        for bad in hostile(data, self.rng):
            if not is_move(game, match.state, seat, bad):
                refuse(match, seat, bad)
        for other in {-3, -2, -1, *range(match.setup.seats + 1)} - set(acting(game, match.state)):
            refuse(match, other, data)
        ensure(refuse(match, seat, data, -1) == "stale", "an answer to another question is stale")

    def confirm(self, seat: Seat) -> None:
        """Confirm a turn; nothing may have followed it yet."""
        match = self.match
        actors = self.game.to_act(match.state)
        ensure(list(actors) == [RULES] or (seat not in actors and min(actors) >= 0), "an open turn waits for RULES")
        ensure(all(entry.seat != CHANCE for entry in match.entries[match.fixed :]), "nothing follows an open turn")
        match.confirm(seat, match.decision(seat))

    def end(self) -> None:
        """Check that a finished game rejects every move and that its record is complete."""
        ensure(self.match.waiting_for() == [], "nobody is asked after the end")
        for seat in range(self.match.setup.seats):
            ensure(refuse(self.match, seat, {"type": "x"}) == "over", "nobody moves after the end")
        check_record(self.match)
        ensure(verify(self.game, record_of(self.match)) is None, "the luck of a game can be checked")


def check_record(match: Match) -> None:
    """Check that record, text, record and replay give the same bytes and the same position."""
    record = record_of(match, full=True)
    text = write(record)
    ensure(write(parse(text)) == text, "a record is read as it was written")
    again = replay(match.game, parse(text))
    ensure(match.game.freeze(again.state) == match.game.freeze(match.state), "a record replays to the same position")
    repeated = record_of(again, full=True)
    repeated.deal = record.deal
    ensure(write(repeated) == text, "a replayed game has the same record")


def check(game: Game[Any], setup: Setup, seed: int = 0, every: int = 1, invariants: Invariants | None = None) -> Match:
    """Check two random games, with expensive checks at every n-th move; the second one as a finished match."""
    check_positions(game, setup, seed, every, invariants)
    return Playthrough(game, setup, seed, every).run()
