"""The unbounded plane on its wrapped lattice: lines, spirals, stairs, and the edge of what can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from carsonne.games.carcassonne.knowledge import accessors
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.game_end import end_game
from carsonne.games.carcassonne.rules.plane import cell_of
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.games.carcassonne.rules.tables import KIND_OF
from carsonne.games.carcassonne.rules.words import KINDS
from carsonne.kernel.codes import CHANCE
from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.match import Match, checked_setup
from tests.games.carcassonne import oracle, table

DIRECTIONS = {"east": (1, 0), "west": (-1, 0), "north": (0, -1), "south": (0, 1)}
FAR = codes.TILE_COUNT - 1
"""The distance between the ends of a line of all tiles."""


@pytest.mark.clause("CA10")
def test_cells_that_one_game_can_ask_about_are_never_kept_in_the_same_place() -> None:
    """Two tiles, or the cells around them: FAR apart, and one or two steps more at either end."""
    needed = FAR + 3
    for dy in range(-needed, needed + 1):
        for dx in range(-needed + abs(dy), needed - abs(dy) + 1):
            assert (dx, dy) == (0, 0) or (dx + codes.ROW * dy) % codes.CELLS != 0, (dx, dy)


def test_every_spot_is_kept_where_the_lattice_says() -> None:
    for spot in range(codes.SPOTS):
        x, y = spot % codes.SPAN - codes.REACH, spot // codes.SPAN - codes.REACH
        assert cell_of(spot) == (x + codes.ROW * y) % codes.CELLS


def straight(dx: int, dy: int) -> Iterator[oracle.Cell]:
    for n in range(1, codes.TILE_COUNT):
        yield n * dx, n * dy


def stairs(dx: int, dy: int) -> Iterator[oracle.Cell]:
    x = y = 0
    for n in range(codes.TILE_COUNT - 1):
        x, y = (x + dx, y) if n % 2 else (x, y + dy)
        yield x, y


def spiral(clockwise: bool) -> Iterator[oracle.Cell]:
    x = y = 0
    side, length = 0, 1
    while True:
        for _ in range(2):
            dx, dy = oracle.STEPS[side % 4]
            for _ in range(length):
                x, y = x + dx, y + dy
                yield x, y
            side += 1 if clockwise else 3
        length += 1


def choose(s: CarcassonneState, cell: oracle.Cell, rng: Random) -> tuple[str, int, int, int] | None:
    """Return a random tile from the bag with a rotation that fits a cell, or None."""
    options = [
        (KINDS[kind], *cell, turn)
        for kind, _ in s.outcomes()
        for turn in range(4)
        if oracle.fits(table.laid(s), (KINDS[kind], *cell, turn))
    ]
    return rng.choice(options) if options else None


def follow(path: Iterator[oracle.Cell], seed: int) -> CarcassonneState:
    """Lay real tiles along a path while they fit, with random followers, and compare scorings with the oracle."""
    rng = Random(seed)
    s = table.start(3, edition="third")
    for cell in path:
        move = choose(s, cell, rng)
        if move is None:
            break
        kind, x, y, _ = move
        table.draw(s, kind)
        legal = [option for option in table.placements(s) if option[:3] == (kind, x, y)]
        table.lay(s, *rng.choice(legal))
        before = s.scores()
        men = table.standing(s)
        place = rng.choice([None, *table.claims(s)])
        seat = s.turn
        table.claim(s, place)
        stood = men if place is None else [*men, (seat, x, y, place)]
        gained, back = oracle.complete_points(table.laid(s), stood, table.edition_of(s))
        assert s.scores() == [points + gained[n] for n, points in enumerate(before)]
        assert len(table.standing(s)) == len(stood) - len(back)
        table.finish(s)
        if s.phase == codes.OVER:
            break
    return s


def assert_final(s: CarcassonneState) -> None:
    end = table.copy(s)
    if end.phase != codes.OVER:
        final = oracle.final_points(table.laid(s), table.standing(s), table.edition_of(s))
        end_game(end)
        assert end.scores() == [points + final[n] for n, points in enumerate(s.scores())]


@pytest.mark.clause("CA10")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_straight_line_of_72_tiles(direction: str) -> None:
    """As many straight tiles as it takes; the first one on the north side closes the city."""
    dx, dy = DIRECTIONS[direction]
    s = table.start(2)
    kind, turn = ("U", 1) if direction != "north" else ("F", 1)
    table.only(s, *[kind] * FAR)
    for n in range(1, codes.TILE_COUNT):
        table.draw(s, kind)
        assert (kind, n * dx, n * dy, turn) in table.placements(s)
        table.lay(s, kind, n * dx, n * dy, turn)
        table.claim(s, {1: {"north": "c0", "south": "f0"}.get(direction, "r0")}.get(n))
        table.finish(s)
    assert s.phase == codes.OVER
    assert len({(x, y) for _, _, x, y, _ in accessors.tiles(s)}) == codes.TILE_COUNT
    assert (FAR * dx, FAR * dy) in {(x, y) for _, _, x, y, _ in accessors.tiles(s)}
    assert {"north": 72 + 71, "south": 0}.get(direction, 72) == s.scores()[0]


@pytest.mark.clause("CA10")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("seed", range(3))
def test_real_tiles_in_a_straight_line(direction: str, seed: int) -> None:
    s = follow(straight(*DIRECTIONS[direction]), seed)
    assert len(accessors.tiles(s)) > 30
    assert_final(s)


@pytest.mark.clause("CA10")
@pytest.mark.parametrize("towards", [(1, 1), (1, -1), (-1, 1), (-1, -1)])
def test_stairs(towards: tuple[int, int]) -> None:
    s = follow(stairs(*towards), 1)
    assert len(accessors.tiles(s)) > 20
    assert_final(s)


@pytest.mark.clause("CA10")
@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_spirals(clockwise: bool, seed: int) -> None:
    s = follow(islice(spiral(clockwise), 71), seed)
    assert len(accessors.tiles(s)) > 10
    assert_final(s)


@pytest.mark.clause("CA10")
def test_a_hole_can_be_left_and_filled_later() -> None:
    s = table.start()
    for x, y in [(0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]:
        table.put_tile(s, KIND_OF["B"] * 4, x, y, codes.NOBODY)
    frontier = {(x, y) for x, y, _ in accessors.frontier(s)}
    assert (1, 1) in frontier
    assert (1, 0) in frontier
    table.put_tile(s, KIND_OF["E"] * 4, 1, 1, codes.NOBODY)
    assert (1, 1) not in {(x, y) for x, y, _ in accessors.frontier(s)}


@pytest.mark.parametrize("seed", range(10))
def test_the_frontier_is_exactly_the_empty_cells_beside_tiles(seed: int) -> None:
    rng = Random(seed)
    s = table.start()
    for _ in table.random_game(s, rng):
        cells = {(x, y) for _, _, x, y, _ in accessors.tiles(s)}
        beside = {(x + dx, y + dy) for x, y in cells for dx, dy in oracle.STEPS} - cells
        frontier = accessors.frontier(s)
        assert len(frontier) == len(beside)
        assert {(x, y) for x, y, _ in frontier} == beside


@pytest.mark.parametrize(("x", "y"), [(73, 0), (-73, 0), (0, 73), (0, -73), (10**9, 0), (75, -1), (38, 37), (72, 72)])
def test_cells_out_of_reach_are_refused(x: int, y: int) -> None:
    """Including cells that the lattice stores at or near the index of (1, 0)."""
    match = Match(table.GAME, checked_setup(table.GAME, 2))
    match.play(CHANCE, {"type": "draw", "tile": "U"})
    with pytest.raises(IllegalMove):
        match.play(0, {"type": "place", "x": x, "y": y, "turn": 1})
    with pytest.raises(IllegalMove):
        match.play(0, {"type": "place", "x": x + 1, "y": y, "turn": 1})
    match.play(0, {"type": "place", "x": 1, "y": 0, "turn": 1})
