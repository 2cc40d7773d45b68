"""A table to play test games at: turns in a few words, and what lies there as the oracle has it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from carsonne import registry
from carsonne.games.carcassonne.codes import (
    CLAIM_MOVE,
    DISCARD_MOVE,
    DRAW,
    NOBODY,
    PLACE_MOVE,
    PLACES,
    REACH,
    SKIP_MOVE,
    SPAN,
    SPOTS,
)
from carsonne.games.carcassonne.events import events
from carsonne.games.carcassonne.state import Carcassonne
from carsonne.games.carcassonne.tables import KIND_OF, KINDS
from carsonne.games.carcassonne.view import followers
from carsonne.kernel.codes import CHANCE, RULES
from carsonne.kernel.game import Game
from carsonne.kernel.match import checked_setup
from tests.games.carcassonne import oracle

GAME: Game[Carcassonne] = registry.find("carcassonne")
EDITIONS = tuple(oracle.EDITIONS)
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"farmers": False},
    {"hand": 3},
    {"hand": 3, "hand_end": "last_draw"},
)
Event = dict[str, Any]


def start(seats: int = 2, **options: Any) -> Carcassonne:
    """A game at its beginning, telling what happens."""
    s = GAME.start(checked_setup(GAME, seats, options))
    s.listen(True)
    return s


def copy(s: Carcassonne) -> Carcassonne:
    """An independent copy that tells what happens too."""
    other = s.clone()
    assert isinstance(other, Carcassonne)
    other.listen(True)
    return other


def place_code(tile: str, x: int, y: int, turn: int) -> int:
    """The number of a placement."""
    return PLACE_MOVE + (KIND_OF[tile] * SPOTS + (y + REACH) * SPAN + x + REACH) * 4 + turn


def claim_code(place: str | None) -> int:
    """The number of a claim, or of none."""
    return SKIP_MOVE if place is None else CLAIM_MOVE + PLACES.index(place)


def draw(s: Carcassonne, tile: str) -> None:
    """CHANCE turns this tile up."""
    assert s.acting() == (CHANCE,)
    assert KIND_OF[tile] in [kind for kind, _ in s.outcomes()]
    s.play(CHANCE, KIND_OF[tile])


def play(s: Carcassonne, move: int) -> None:
    """A move of the seat whose turn it is, checked."""
    seat = s.now()[1]
    assert s.acting() == (seat,)
    assert move in s.legal(seat)
    s.play(seat, move)


def lay(s: Carcassonne, tile: str, x: int, y: int, turn: int = 0) -> None:
    """Lay the tile that was drawn, or one of the hand."""
    play(s, place_code(tile, x, y, turn))


def claim(s: Carcassonne, place: str | None = None) -> None:
    """Put a follower down, or none; then what is complete is scored."""
    play(s, claim_code(place))


def discard(s: Carcassonne, tile: str) -> None:
    """Set a tile of a hand aside."""
    play(s, DISCARD_MOVE + KIND_OF[tile])


def finish(s: Carcassonne) -> None:
    """What follows a turn."""
    assert s.acting() == (RULES,)
    s.play(RULES, 0)


def turn(s: Carcassonne, tile: str, x: int, y: int, turns: int = 0, place: str | None = None) -> list[Event]:
    """A whole turn without a hand up to its scores: draw, lay, claim. What happened."""
    draw(s, tile)
    lay(s, tile, x, y, turns)
    claim(s, place)
    return events(s)


def sit(s: Carcassonne, seat: int) -> None:
    """Give the next turn to this seat."""
    s.put_turn(DRAW, seat, NOBODY)


def only(s: Carcassonne, *tiles: str) -> None:
    """Leave nothing in the bag but these tiles."""
    s.put_bag([tiles.count(kind) for kind in KINDS], s.set_aside_tiles())


def placements(s: Carcassonne) -> set[tuple[str, int, int, int]]:
    """The legal placements of the seat whose turn it is."""
    found = set()
    for code in s.legal(s.now()[1]):
        move = GAME.to_json(s, s.now()[1], code)
        if move["type"] == "place":
            kind = move.get("tile", KINDS[s.now()[2]] if s.now()[2] != NOBODY else "")
            found.add((kind, move["x"], move["y"], move["turn"]))
    return found


def claims(s: Carcassonne) -> list[str]:
    """The places where the seat whose turn it is may put a follower."""
    return [PLACES[code - CLAIM_MOVE] for code in s.legal(s.now()[1]) if code >= CLAIM_MOVE]


def laid(s: Carcassonne) -> list[oracle.Laid]:
    """The tiles as the oracle wants them."""
    return [(KINDS[kind], x, y, turns) for kind, turns, x, y, _ in s.tiles()]


def standing(s: Carcassonne) -> list[oracle.Follower]:
    """The followers as the oracle wants them."""
    return [(f["seat"], f["x"], f["y"], f["place"]) for f in followers(s)]


def edition_of(s: Carcassonne) -> oracle.Edition:
    """The switches as the oracle wants them."""
    switches = s.switches()
    mode = ("per_city", "per_field", "per_field_once")[switches["farm_mode"]]
    return oracle.Edition(switches["small_city"], mode, switches["farm_points"])


def step(s: Carcassonne, rng: Random, neat: bool = False) -> None:
    """One random move of whoever acts. Neat players fill gaps and save followers, so more gets complete and shared."""
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


def neat_move(s: Carcassonne, moves: list[int], rng: Random) -> int:
    """The placement with the most neighbours among some; half of the time no follower."""
    if moves[0] < PLACE_MOVE:
        return moves[0] if rng.random() < 0.5 else rng.choice(moves)
    edges = {(y + REACH) * SPAN + x + REACH: pattern for x, y, pattern in s.frontier()}
    some = rng.sample(moves, min(12, len(moves)))
    return max(some, key=lambda move: bin(edges[(move - PLACE_MOVE) // 4 % SPOTS]).count("1"))


def random_game(s: Carcassonne, rng: Random, neat: bool = False) -> Iterator[Carcassonne]:
    """The state again and again, after every move of a random game."""
    while s.acting():
        step(s, rng, neat)
        yield s


def wander(s: Carcassonne, rng: Random, moves: int, neat: bool = False) -> Carcassonne:
    """The same state some random moves later."""
    for _ in range(moves):
        if s.acting():
            step(s, rng, neat)
    return s


def random_setup(rng: Random) -> tuple[int, dict[str, Any]]:
    """Seats and options of any kind."""
    seats = rng.randint(2, 5)
    options = {"edition": rng.choice(EDITIONS), "first": rng.randrange(seats), **rng.choice(VARIANTS)}
    return seats, options
