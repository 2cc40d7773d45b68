"""Helpers to play test games in a few words, and to show the board to the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import to_builtins

from carsonne import registry
from carsonne.games.carcassonne.faces import events as faces_events
from carsonne.games.carcassonne.faces import score as faces_score
from carsonne.games.carcassonne.faces.view import followers
from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.knowledge import survey as knowledge_survey
from carsonne.games.carcassonne.rules import board, codes
from carsonne.games.carcassonne.rules.features import segment_at
from carsonne.games.carcassonne.rules.followers import stand_on
from carsonne.games.carcassonne.rules.placing import move_of, spot_in
from carsonne.games.carcassonne.rules.plane import spot_at
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import KINDS, PLACES
from carsonne.kernel import fields
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.game import Game
from carsonne.kernel.match import checked_setup
from tests.games.carcassonne import oracle

GAME: Game[CarcassonneState] = registry.find("carcassonne")
EDITIONS = tuple(oracle.EDITIONS)
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"farmers": False},
    {"hand": 3},
    {"hand": 3, "hand_end": "last_draw"},
)
Event = dict[str, Any]


def in_json(data: Any) -> Any:
    """Convert structs to plain JSON data."""
    return msgspec.json.decode(msgspec.json.encode(data))


def events(s: CarcassonneState) -> list[Event]:
    """Return what happened since the last call."""
    told: list[Event] = in_json(faces_events.events(s, s.heard()))
    return told


def survey(s: CarcassonneState) -> dict[str, Any]:
    """Return all features and dead cells."""
    found: dict[str, Any] = in_json(knowledge_survey.survey(s))
    return found


def features(s: CarcassonneState) -> list[dict[str, Any]]:
    """Return all features."""
    found: list[dict[str, Any]] = in_json(knowledge_survey.features(s))
    return found


def feature_at(s: CarcassonneState, x: int, y: int, place: Any) -> dict[str, Any] | None:
    """Return the feature that a place of the tile on a cell belongs to, or None."""
    found: dict[str, Any] | None = in_json(knowledge_survey.feature_at(s, x, y, place))
    return found


def score(text: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the score pad of a typed position."""
    sheet: dict[str, Any] = in_json(faces_score.score(text, options))
    return sheet


def start(seats: int = 2, **options: Any) -> CarcassonneState:
    """Start a new game that records events."""
    s = GAME.start(checked_setup(GAME, seats, options))
    s.listen(True)
    return s


def copy(s: CarcassonneState) -> CarcassonneState:
    """Return an independent copy that records events too."""
    other = s.clone()
    assert isinstance(other, CarcassonneState)
    other.listen(True)
    return other


def place_code(tile: str, x: int, y: int, turn: int) -> int:
    """Return the number of a placement."""
    return move_of(KIND_OF[tile], spot_at(x, y), turn)


def claim_code(place: str | None) -> int:
    """Return the number of a claim, or of skipping it."""
    return codes.SKIP_MOVE if place is None else codes.CLAIM_MOVE + PLACES.index(place)


def draw(s: CarcassonneState, tile: str) -> None:
    """Let CHANCE draw this tile."""
    assert s.acting() == (CHANCE,)
    assert KIND_OF[tile] in [kind for kind, _ in s.outcomes()]
    s.play(CHANCE, KIND_OF[tile])


def play(s: CarcassonneState, move: int) -> None:
    """Make a move for the seat whose turn it is, after checking that it is legal."""
    seat = s.turn
    assert s.acting() == (seat,)
    assert move in s.legal(seat)
    s.play(seat, move)


def lay(s: CarcassonneState, tile: str, x: int, y: int, turn: int = 0) -> None:
    """Lay the drawn tile, or one from the hand."""
    play(s, place_code(tile, x, y, turn))


def claim(s: CarcassonneState, place: str | None = None) -> None:
    """Place a follower or none, and score what is complete."""
    play(s, claim_code(place))


def discard(s: CarcassonneState, tile: str) -> None:
    """Set aside a tile from a hand."""
    play(s, codes.DISCARD_MOVE + KIND_OF[tile])


def finish(s: CarcassonneState) -> None:
    """Let the rules do what follows a turn."""
    assert s.acting() == (RULES,)
    s.play(RULES, 0)


def turn(s: CarcassonneState, tile: str, x: int, y: int, turns: int = 0, place: str | None = None) -> list[Event]:
    """Play a whole turn without a hand up to its scores: draw, lay, claim. Returns what happened."""
    draw(s, tile)
    lay(s, tile, x, y, turns)
    claim(s, place)
    return events(s)


def put_tile(s: CarcassonneState, turned: int, x: int, y: int, seat: int) -> None:
    """Lay a tile that fits, without drawing, events or scoring."""
    board.lay(s, turned, spot_at(x, y), seat)


def put_follower(s: CarcassonneState, seat: int, tile: int, place: str) -> None:
    """Put a follower on a laid tile, even if others are there."""
    stand_on(s, seat, segment_at(s, tile, PLACES.index(place)))


def put_turn(s: CarcassonneState, phase: int, seat: int, drawn: int) -> None:
    """Set the phase and whose turn it is."""
    s.phase, s.turn, s.drawn = phase, seat, drawn


def put_points(s: CarcassonneState, seat: int, points: int) -> None:
    """Set the points of a seat."""
    fields.put(s, "points", seat, points)


def sit(s: CarcassonneState, seat: int) -> None:
    """Give the next turn to this seat."""
    put_turn(s, codes.DRAW, seat, codes.NO_TILE)


def put_hand(s: CarcassonneState, seat: int, kinds: list[int]) -> None:
    """Replace a seat's whole hand."""
    held = [*sorted(kinds), *[codes.NO_TILE] * (codes.HAND - len(kinds))]
    fields.write(s, "hand", [*s.hand[: seat * codes.HAND], *held, *s.hand[(seat + 1) * codes.HAND :]])


def only(s: CarcassonneState, *tiles: str) -> None:
    """Leave only these tiles in the bag."""
    fields.write(s, "bag", [tiles.count(kind) for kind in KINDS])
    s.undrawn = sum(s.bag)


def placements(s: CarcassonneState) -> set[tuple[str, int, int, int]]:
    """Return the legal placements of the seat whose turn it is."""
    found = set()
    for code in s.legal(s.turn):
        move = to_builtins(GAME.to_json(s, s.turn, code))
        if move["type"] == "place":
            kind = move.get("tile", KINDS[s.drawn] if s.drawn != codes.NO_TILE else "")
            found.add((kind, move["x"], move["y"], move["turn"]))
    return found


def claims(s: CarcassonneState) -> list[str]:
    """Return the places where the seat whose turn it is may put a follower."""
    return [PLACES[code - codes.CLAIM_MOVE] for code in s.legal(s.turn) if code >= codes.CLAIM_MOVE]


def laid(s: CarcassonneState) -> list[oracle.Laid]:
    """Return the tiles as the oracle wants them."""
    return [(KINDS[kind], x, y, turns) for kind, turns, x, y, _ in accessors.tiles(s)]


def standing(s: CarcassonneState) -> list[oracle.Follower]:
    """Return the followers as the oracle wants them."""
    return [(man.seat, man.x, man.y, man.place) for man in followers(s)]


def edition_of(s: CarcassonneState) -> oracle.Edition:
    """Return the switches as the oracle wants them."""
    return oracle.Edition(s.small_city, codes.FARM_MODES[s.farm_mode], s.farm_points)


def step(s: CarcassonneState, rng: Random, neat: bool = False) -> None:
    """Make a random move. Neat players fill gaps and save followers, so that more features are completed and shared."""
    actor = s.acting()[0]
    if actor == CHANCE:
        kinds, weights = zip(*s.outcomes(), strict=True)
        s.play(CHANCE, rng.choices(kinds, weights)[0])
    elif actor == RULES:
        s.play(RULES, 0)
    elif neat:
        s.play(actor, neat_move(s, s.legal(actor), rng))
    else:
        s.play(actor, rng.choice(s.legal(actor)))


def neat_move(s: CarcassonneState, moves: list[int], rng: Random) -> int:
    """Choose the placement with the most neighbours out of a few; no follower half of the time."""
    if moves[0] < codes.PLACE_MOVE:
        return moves[0] if rng.random() < 0.5 else rng.choice(moves)
    edges = {spot_at(x, y): pattern for x, y, pattern in accessors.frontier(s)}
    some = rng.sample(moves, min(12, len(moves)))
    return max(some, key=lambda move: bin(edges[spot_in(move)]).count("1"))


def random_game(s: CarcassonneState, rng: Random, neat: bool = False) -> Iterator[CarcassonneState]:
    """Yield the state after every move of a random game."""
    while s.acting():
        step(s, rng, neat)
        yield s


def wander(s: CarcassonneState, rng: Random, moves: int, neat: bool = False) -> CarcassonneState:
    """Return the same state some random moves later."""
    for _ in range(moves):
        if s.acting():
            step(s, rng, neat)
    return s


def random_setup(rng: Random) -> tuple[int, dict[str, Any]]:
    """Choose random seats and options."""
    seats = rng.randint(2, 5)
    options = {"edition": rng.choice(EDITIONS), "first": rng.randrange(seats), **rng.choice(VARIANTS)}
    return seats, options
