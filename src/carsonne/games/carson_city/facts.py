"""A position as named lists, read from a state's numbers and written back: for code that need not be fast."""

from __future__ import annotations

from carsonne.games.carson_city.codes import CHARACTERS, HOME, NOBODY, NOWHERE, TYPES
from carsonne.games.carson_city.state import CarsonCityState

_SEAT_ROW = ("picking", "placing", "passing", "money", "points", "cowboys", "roads", "revolvers", "character", "waits")
_DUEL_ROW = ("chosen", "drawn_at", "announced")


class Facts:
    """All of a position but what can be counted; the names are those of the state's fields."""

    seats: int
    river: int
    content: list[int]
    owner: list[int]
    edges: list[int]
    law: int
    kit: int
    windows: int
    phase: int
    step: int
    square: int
    stage: int
    who: int
    turn: int
    round: int
    mountains: int
    passed: int
    ammunition: int
    sheriff: int
    white_at: int
    picking: list[int]
    placing: list[int]
    passing: list[int]
    money: list[int]
    points: list[int]
    cowboys: list[int]
    roads: list[int]
    revolvers: list[int]
    character: list[int]
    waits: list[int]
    kept: list[int]
    side: list[int]
    market: list[int]
    bag: list[int]
    stand: list[int]
    crowd: list[int]
    operations: list[int]
    duel_at: int
    duel_bits: int
    duel_over: int
    draws: int
    drawer: int
    tile_at: list[int]
    tile_since: list[int]
    chosen: list[int]
    drawn_at: list[int]
    announced: list[int]
    hand: int
    builder: int
    from_kept: int
    site: int
    house_at: int
    consent: int
    gap: int
    asked: list[int]
    count: int
    doubled: int
    raid_at: int
    raid: list[int]

    def __init__(self, s: CarsonCityState) -> None:
        self._kind = type(s)
        numbers = iter(s.dump())
        for name, size in _LAYOUT:
            if isinstance(name, tuple):
                rows = [[next(numbers) for _ in name] for _ in range(size)]
                for i, one in enumerate(name):
                    setattr(self, one, [row[i] for row in rows])
            else:
                setattr(self, name, [next(numbers) for _ in range(size)] if size else next(numbers))

    def values(self) -> list[int]:
        """The numbers again."""
        found: list[int] = []
        for name, size in _LAYOUT:
            if isinstance(name, tuple):
                found += [getattr(self, one)[i] for i in range(size) for one in name]
            elif size:
                found += getattr(self, name)
            else:
                found.append(getattr(self, name))
        return found

    def state(self) -> CarsonCityState:
        """A new state of this position."""
        s = self._kind(self.seats)
        s.load(self.values())
        return s

    # What one reads off

    def passing_order(self) -> list[int]:
        """Who has passed, in order."""
        return self.passing[: self.passed]

    def standing(self, target: int) -> list[int]:
        """The seats with a cowboy on a target."""
        return [seat for seat in range(self.seats) if self.stand[target] >> seat & 1]

    def kept_by(self, seat: int) -> list[int]:
        """The kinds of the buildings that a seat keeps."""
        return [what for what in range(1, TYPES) for _ in range(self.kept[seat * TYPES + what])]

    def tiles_of(self, seat: int) -> list[int]:
        """The values of a seat's duel tiles."""
        return sorted(i % 6 for i, where in enumerate(self.tile_at) if where == seat)

    def has_character(self, seat: int) -> bool:
        """Whether the seat has taken a card this round."""
        return self.character[seat] < CHARACTERS

    def has_white(self, seat: int) -> bool:
        """Whether the seat holds the white cowboy, unplaced."""
        return self.sheriff == seat != NOBODY and self.white_at == HOME

    def white_stands(self) -> bool:
        """Whether the white cowboy stands on a target."""
        return self.sheriff != NOBODY and self.white_at not in (HOME, NOWHERE)


_LAYOUT: list[tuple[str | tuple[str, ...], int]] = [
    ("seats", 0),
    ("river", 0),
    ("content", 64),
    ("owner", 64),
    ("edges", 144),
    *((name, 0) for name in ("law", "kit", "windows", "phase", "step", "square", "stage", "who", "turn", "round")),
    *((name, 0) for name in ("mountains", "passed", "ammunition", "sheriff", "white_at")),
    (_SEAT_ROW, 5),
    ("kept", 45),
    ("side", 7),
    ("market", 7),
    ("bag", 9),
    ("stand", 88),
    ("crowd", 10),
    ("operations", 5),
    *((name, 0) for name in ("duel_at", "duel_bits", "duel_over", "draws", "drawer")),
    ("tile_at", 30),
    ("tile_since", 30),
    (_DUEL_ROW, 5),
    *((name, 0) for name in ("hand", "builder", "from_kept", "site", "house_at", "consent", "gap")),
    ("asked", 64),
    *((name, 0) for name in ("count", "doubled", "raid_at")),
    ("raid", 64),
]
