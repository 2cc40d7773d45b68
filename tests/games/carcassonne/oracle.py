"""An independent, slow implementation of the Carcassonne rules, used to check the engine.

It shares only the tile data with the engine. Features are found by flood fill over the laid tiles
every time, nothing is remembered between turns, and every count is a plain sum. Boards
are lists of laid tiles `(kind, x, y, turn)` and followers `(player, x, y, place)`; players are
any strings or seat numbers. The board is assumed to be legal; `fits` says whether a tile keeps it legal.
"""

import json
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

Player: TypeAlias = Hashable
Cell: TypeAlias = tuple[int, int]
Laid: TypeAlias = tuple[str, int, int, int]
Segment: TypeAlias = tuple[int, int, str]
Follower: TypeAlias = tuple[Player, int, int, str]
Move: TypeAlias = tuple[str, int, int, int, Player | None, str | None]
Exit: TypeAlias = tuple[int, int]  # a side, N to W, and on it, clockwise: half 0, middle 1, half 2
Board: TypeAlias = dict[Cell, tuple[str, int]]

TILES = Path(__file__).parents[3] / "src/carsonne/games/carcassonne/data/tiles.json"
KINDS: dict[str, dict[str, Any]] = {kind["kind"]: kind for kind in json.loads(TILES.read_text("utf-8"))["kinds"]}
PLACES: dict[str, list[str]] = {kind: data["places"] for kind, data in KINDS.items()}
START: Laid = ("D", 0, 0, 0)
SIDES = "NESW"
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
TYPES = {"c": "city", "r": "road", "f": "field"}
LISTS = {"c": "cities", "r": "roads", "f": "fields"}


class Edition(NamedTuple):
    """The rules that differ between editions."""

    small_city: int = 2
    farm_mode: str = "per_city"
    farm_points: int = 3


EDITIONS = {
    "fr2002": Edition(2, "per_city", 3),
    "first": Edition(2, "per_city", 4),
    "second": Edition(2, "per_field_once", 3),
    "third": Edition(4, "per_field", 3),
}


class Feature(NamedTuple):
    """One city, road, field or monastery, with every laid tile that counts for it.

    The cells of a monastery are its own and those of the tiles around it. `touches` holds the
    city segments whose walls border a field, and is empty for the other types.
    """

    type: str
    cells: frozenset[Cell]
    places: frozenset[Segment]
    complete: bool
    shields: int
    touches: frozenset[Segment]


class Outcome(NamedTuple):
    """The result of a list of moves; players without points are left out."""

    after_moves: dict[Player, int]
    after_final: dict[Player, int]
    returned: list[Follower]
    on_board: list[Follower]


@cache
def edges(kind: str, turn: int) -> tuple[str, ...]:
    """Return city, road or field on the north, east, south and west side of a turned tile."""
    upright = [KINDS[kind]["edges"][side] for side in SIDES]
    return tuple(upright[(side - turn) % 4] for side in range(4))


def described(kind: str, place: str) -> dict[str, Any]:
    """Return the tile data of a city, road or field of a kind."""
    segment: dict[str, Any] = KINDS[kind][LISTS[place[0]]][int(place[1:])]
    return segment


@cache
def exits(kind: str, turn: int, place: str) -> frozenset[Exit]:
    """Return where a place of a turned tile reaches the edges of the tile; a monastery does not."""
    if place == "m0":
        return frozenset()
    segment = described(kind, place)
    upright = [(half // 2, 2 * (half % 2)) for half in segment.get("half_edges", [])]
    upright += [(SIDES.index(side), 1) for side in segment.get("edges", [])]
    return frozenset(((side + turn) % 4, spot) for side, spot in upright)


def fits(laid: Iterable[Laid], tile: Laid) -> bool:
    """Return whether a tile may be laid: the cell is empty, there is a neighbour, and every shared edge matches."""
    board = {(x, y): (kind, turn) for kind, x, y, turn in laid}
    kind, x, y, turn = tile
    around = [board.get((x + dx, y + dy)) for dx, dy in STEPS]
    if (x, y) in board or not any(around):
        return False
    mine = edges(kind, turn)
    return all(near is None or edges(*near)[(side + 2) % 4] == mine[side] for side, near in enumerate(around))


def features(laid: Iterable[Laid]) -> list[Feature]:
    """Find every feature of the board by flood fill."""
    board = {(x, y): (kind, turn) for kind, x, y, turn in laid}
    left = [(x, y, place) for (x, y), (kind, _) in board.items() for place in PLACES[kind]]
    found = []
    while left:
        feature = monastery(board, left[0]) if left[0][2] == "m0" else flood(board, left[0])
        left = [segment for segment in left if segment not in feature.places]
        found.append(feature)
    return found


def monastery(board: Board, segment: Segment) -> Feature:
    """Return the monastery at a segment, complete when its block of nine cells is full."""
    x, y, _ = segment
    block = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    cells = frozenset(block & board.keys())
    return Feature("monastery", cells, frozenset({segment}), len(cells) == 9, 0, frozenset())


def flood(board: Board, start: Segment) -> Feature:
    """Find the city, road or field that a segment belongs to; complete when it has no open edge."""
    reached, queue, is_open = {start}, [start], False
    while queue:
        x, y, place = queue.pop()
        for side, spot in exits(*board[x, y], place):
            there = (x + STEPS[side][0], y + STEPS[side][1])
            if there not in board:
                is_open = True
                continue
            facing = ((side + 2) % 4, 2 - spot)
            other = next(p for p in PLACES[board[there][0]] if facing in exits(*board[there], p))
            if (*there, other) not in reached:
                reached.add((*there, other))
                queue.append((*there, other))
    known = [(x, y, described(board[x, y][0], place)) for x, y, place in reached]
    type_ = TYPES[start[2][0]]
    return Feature(
        type_,
        frozenset((x, y) for x, y, _ in reached),
        frozenset(reached),
        type_ != "field" and not is_open,
        sum(bool(data.get("shield")) for _, _, data in known),
        frozenset((x, y, f"c{n}") for x, y, data in known for n in data.get("touches", [])),
    )


def free_places(laid: Sequence[Laid], followers: Iterable[Follower], tile: Laid) -> list[str]:
    """Return the places of a laid tile whose features hold no followers."""
    kind, x, y, _ = tile
    taken = {(fx, fy, place) for _, fx, fy, place in followers}
    held = [feature.places for feature in features([*laid, tile]) if feature.places & taken]
    return [place for place in PLACES[kind] if not any((x, y, place) in h for h in held)]


def most(count: Counter[Player]) -> list[Player]:
    """Return the players with the highest count; none if there is nothing to count."""
    return [player for player, n in count.items() if n == max(count.values())]


def standing(feature: Feature, followers: Iterable[Follower]) -> Counter[Player]:
    """Count each player's followers in a feature."""
    return Counter(player for player, x, y, place in followers if (x, y, place) in feature.places)


def worth(feature: Feature, edition: Edition) -> int:
    """Return the points of a road, city or monastery, complete or not."""
    each = 1
    if feature.type == "city" and feature.complete:
        each = edition.small_city // 2 if len(feature.cells) == 2 else 2
    return each * (len(feature.cells) + feature.shields)


def complete_points(
    laid: Iterable[Laid], followers: Sequence[Follower], edition: Edition
) -> tuple[Counter[Player], list[Follower]]:
    """Score all complete features that hold followers; return the followers that go home too."""
    points: Counter[Player] = Counter()
    returned: list[Follower] = []
    for feature in features(laid):
        if feature.complete:
            for player in most(standing(feature, followers)):
                points[player] += worth(feature, edition)
            returned += [f for f in followers if f[1:] in feature.places]
    return points, returned


def final_points(laid: Iterable[Laid], followers: Sequence[Follower], edition: Edition) -> Counter[Player]:
    """Score only what the end of the game scores: incomplete features, then farmers."""
    found = features(laid)
    points = farmer_points(found, followers, edition)
    for feature in found:
        if feature.type != "field" and not feature.complete:
            for player in most(standing(feature, followers)):
                points[player] += worth(feature, edition)
    return points


def farmer_points(found: Sequence[Feature], followers: Sequence[Follower], edition: Edition) -> Counter[Player]:
    """Score the farmers for every complete city, as the edition counts."""
    points: Counter[Player] = Counter()
    for city in [f for f in found if f.type == "city" and f.complete]:
        fields = [standing(f, followers) for f in found if f.touches & city.places]
        if edition.farm_mode == "per_city":
            paid = most(sum(fields, Counter()))
        else:
            paid = [player for field in fields for player in most(field)]
        if edition.farm_mode == "per_field_once":
            paid = list(set(paid))
        for player in paid:
            points[player] += edition.farm_points
    return points


def play(moves: Iterable[Move], edition: Edition) -> Outcome:
    """Play the moves one by one from the start tile, score what they complete, then the final scoring."""
    laid, on_board, returned = [START], list[Follower](), list[Follower]()
    points: Counter[Player] = Counter()
    for kind, x, y, turn, player, place in moves:
        assert fits(laid, (kind, x, y, turn)), f"{kind} does not fit at {x},{y}"
        if place is not None:
            assert place in free_places(laid, on_board, (kind, x, y, turn)), f"{place} is taken"
            on_board.append((player, x, y, place))
        laid.append((kind, x, y, turn))
        gained, back = complete_points(laid, on_board, edition)
        points += gained
        returned += back
        on_board = [follower for follower in on_board if follower not in back]
    total = points + final_points(laid, on_board, edition)
    return Outcome(dict(points), dict(total), returned, on_board)
