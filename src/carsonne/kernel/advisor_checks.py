"""What must be true of every position of every game; `Broken` says which promise was broken."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET

from carsonne.kernel.game import CHANCE, RULES, Game, Move, Part, Seat, Traits, View, WrittenMove
from carsonne.kernel.privacy import shown_news

MANY = 60
"""If a seat has more moves than this, this many are written and read again at random; over a game all are tried."""


class Broken(AssertionError):
    """A game breaks a promise of the protocol."""


def ensure(kept: bool, promise: str, *facts: object) -> None:
    """Raise Broken unless the promise is kept."""
    if not kept:
        raise Broken(": ".join([promise, *(repr(fact)[:500] for fact in facts)]))


def check_position(game: Game[Any], s: Any, rng: Random) -> None:
    """Check everything that must be true of one position."""
    before = game.freeze(s)
    for check in (_actors, _moves, _outcomes, _scores, _view, _freeze, _copy, _imagine, _secrets):
        check(game, s, rng)
        ensure(game.freeze(s) == before, "looking changes nothing", check.__name__)


def seats_of(game: Game[Any], s: Any) -> range:
    """Return the seats of a position."""
    return range(len(game.scores(s)))


def acting(game: Game[Any], s: Any) -> list[Seat]:
    """Return the seats that have to decide, without CHANCE and RULES."""
    return [seat for seat in game.to_act(s) if seat >= 0]


def _actors(game: Game[Any], s: Any, rng: Random) -> None:
    actors = list(game.to_act(s))
    alone = actors in ([CHANCE], [RULES])
    ensure(
        alone or actors == sorted(set(actors) & set(seats_of(game, s))),
        "to_act names seats or one other player",
        actors,
    )


def _moves(game: Game[Any], s: Any, rng: Random) -> None:
    for seat in seats_of(game, s):
        moves = list(game.legal(s, seat))
        ensure(bool(moves) == (seat in game.to_act(s)), "a seat has moves if it has to decide", seat, moves)
        ensure(all(type(move) is int for move in moves), "moves are ints", moves)
        ensure(moves == sorted(set(moves)), "legal moves ascend", moves)
        for move in moves if len(moves) <= MANY else rng.sample(moves, MANY):
            _round_trip(game, s, seat, move)


def _round_trip(game: Game[Any], s: Any, seat: Seat, move: Move) -> None:
    data = game.to_json(s, seat, move)
    ensure(isinstance(data, WrittenMove), "a written move is a struct", data)
    ensure(game.from_json(s, seat, data) == move, "from_json is the inverse of to_json", data, move)
    read = json.loads(msgspec.json.encode(data))
    ensure(game.from_json(s, seat, read) == move, "from_json reads what was written", read, move)


def _outcomes(game: Game[Any], s: Any, rng: Random) -> None:
    if list(game.to_act(s)) != [CHANCE]:
        return
    draw = game.draw(s)
    moves = [move for move, _ in draw.outcomes]
    ensure(bool(moves) and moves == sorted(set(moves)), "outcomes ascend", moves)
    ensure(all(type(weight) is int and weight > 0 for _, weight in draw.outcomes), "weights are positive", draw)
    ensure(sum(weight for _, weight in draw.outcomes) < 1 << 31, "weights fit an int", draw)
    ensure(draw.stream.isidentifier(), "a stream has a name", draw)
    for move in moves:
        _round_trip(game, s, CHANCE, move)


def _scores(game: Game[Any], s: Any, rng: Random) -> None:
    ensure(all(isinstance(points, int) for points in game.scores(s)), "scores are ints", game.scores(s))
    winners = list(game.winners(s))
    decided = bool(winners) or game.offers.all_may_lose
    ensure(decided and winners == sorted(set(winners)), "there are winners, each named once", winners)
    ensure(set(winners) <= set(seats_of(game, s)), "winners are seats", winners)


def _view(game: Game[Any], s: Any, rng: Random) -> None:
    for seat in (None, *seats_of(game, s)):
        view = game.view(s, seat)
        ensure(isinstance(view, View), "a view is a struct", view)
        msgspec.json.encode(view)
        moves = [] if seat is None else [game.to_json(s, seat, move) for move in game.legal(s, seat)]
        ensure(list(view.moves) == moves, "a view offers the legal moves", seat)


def _freeze(game: Game[Any], s: Any, rng: Random) -> None:
    values = game.freeze(s)
    ensure(all(type(value) is int for value in values), "freeze gives ints")
    other = game.thaw(json.loads(json.dumps(values)))
    ensure(game.freeze(other) == values, "thaw is the inverse of freeze")
    _same_for_all(game, s, other, "a thawed position looks the same")


def _same_for_all(game: Game[Any], s: Any, other: Any, promise: str) -> None:
    ensure(list(game.to_act(other)) == list(game.to_act(s)), promise, "to_act")
    for seat in (None, *seats_of(game, s)):
        ensure(game.view(other, seat) == game.view(s, seat), promise, seat)


def _copy(game: Game[Any], s: Any, rng: Random) -> None:
    copy, before = game.copy(s), game.freeze(s)
    ensure(game.freeze(copy) == before, "a copy is equal")
    if game.to_act(s):
        third = game.copy(copy)
        game.apply(copy, *any_move(game, copy, rng))
        ensure(game.freeze(s) == before, "copies are independent of the original")
        ensure(game.freeze(third) == before, "copies are independent of each other")
        ensure(not game.events(copy), "a copy reports no events")


def any_move(game: Game[Any], s: Any, rng: Random) -> tuple[Seat, Move]:
    """Return a random move of a random player who has to act."""
    actor = rng.choice(list(game.to_act(s)))
    if actor == RULES:
        return RULES, 0
    if actor == CHANCE:
        outcomes = game.draw(s).outcomes
        return CHANCE, rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]
    moves = list(game.legal(s, actor))
    ensure(bool(moves), "a seat that has to decide has a move", actor)
    return actor, rng.choice(moves)


# Secrets


def _imagine(game: Game[Any], s: Any, rng: Random) -> None:
    for seat in seats_of(game, s):
        other = game.imagine(s, seat, rng)
        ensure(game.view(other, seat) == game.view(s, seat), "a seat cannot tell an imagined position", seat)
        ensure(game.view(other, None) == game.view(s, None), "a spectator knows no more than a seat", seat)
        ensure(list(game.to_act(other)) == list(game.to_act(s)), "everybody knows who is to act", seat)
        before = game.freeze(s)
        for _ in range(3):
            if game.to_act(other):
                game.apply(other, *any_move(game, other, rng))
        ensure(game.freeze(s) == before, "an imagined position is independent", seat)


def _secrets(game: Game[Any], s: Any, rng: Random) -> None:
    """Check that two moves which others must not tell apart look the same to them, in views and events at pauses."""
    for seat, twins in _twins(game, s):
        first, second = rng.sample(twins, 2)
        if seat == CHANCE:
            knows = told_to(game.to_json(s, CHANCE, first))
        else:
            knows = seat
        one, other = _told(game, s, seat, first), _told(game, s, seat, second)
        ensure(len(one) == len(other), "pauses keep a secret", first, second)
        eyes = [eye for eye in (None, *seats_of(game, s)) if eye != knows]
        for eye, (part, twin) in product(eyes, zip(one, other, strict=True)):
            same = shown_news(part.events, eye) == shown_news(twin.events, eye)
            ensure(same, "events keep a secret", eye, part.events)
            same = game.view(part.state, eye) == game.view(twin.state, eye)
            ensure(same, "a view keeps a secret", eye, first, second)


def told_to(data: WrittenMove) -> Seat | None:
    """Return the seat that alone sees what was drawn; None when all see it."""
    to = getattr(data, "to", UNSET)
    return None if to is UNSET else to


def _told(game: Game[Any], s: Any, seat: Seat, move: Move) -> Sequence[Part]:
    copy = game.copy(s)
    game.listen(copy)
    game.apply(copy, seat, move)
    return game.parts(copy)


def _twins(game: Game[Any], s: Any) -> Iterator[tuple[Seat, list[Move]]]:
    """Return groups of moves that must look the same to others: draws for one seat, secret choices of one kind."""
    groups: dict[tuple[Seat, object], list[Move]] = {}
    if list(game.to_act(s)) == [CHANCE]:
        for move, _ in game.draw(s).outcomes:
            data = game.to_json(s, CHANCE, move)
            if told_to(data) is not None:
                groups.setdefault((CHANCE, (type(data), told_to(data))), []).append(move)
    for seat in acting(game, s):
        for move in game.legal(s, seat):
            traits = game.traits(s, seat, move)
            if traits & Traits.SECRET:
                groups.setdefault((seat, traits), []).append(move)
    yield from ((seat, moves) for (seat, _), moves in groups.items() if len(moves) > 1)
