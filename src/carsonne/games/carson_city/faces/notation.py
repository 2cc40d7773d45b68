"""Reads and writes positions as text that a person can type.

    .. .. .. .. .. .. .. ..      eight rows of eight parcels: .. mo ho ra mi dr ba sa ht ch pr ~~,
    .. ho/A ba/B ../A …          with the owner behind it
    roads: H3,4 V2,5
    A: money=12 points=5 cowboys=3 revolvers=2 roads=1 kept=bank

Lines in any order. Headers that make a position complete enough to play on: `options`, `round`, `order`, `market`,
and within a round `characters`, `placed`, `passed`, `turn`, `ammunition` and `white`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from carsonne.games.carson_city.knowledge import words
from carsonne.games.carson_city.options import LONGEST_RIVER, OPTIONS, river_problem
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.tables import BUILDINGS, COUNT, EDGE_END, EDGE_OF, GUNS, TARGET_OF
from carsonne.games.carson_city.rules.words import CHARACTERS, LETTERS, PARCELS
from carsonne.kernel.errors import BadOptions, BadPosition, brief, in_line, unknown
from carsonne.kernel.options import Values, from_words
from carsonne.locales import Message, message

PIECES = ("..", "ra", "mi", "dr", "ba", "sa", "ht", "ch", "pr", "ho", "mo", "~~")
"""What a parcel holds, in the order of its numbers."""
MOST_MONEY = 999
_FIELDS = {"money": MOST_MONEY, "points": 9999, "cowboys": codes.MAX_COWBOYS, "revolvers": 99, "roads": codes.ALL_ROADS}
_HEADER = re.compile(r"([A-Za-z]+)\s*:\s*(.*)$")


@dataclass
class Player:
    """One line about a player."""

    line: int
    numbers: dict[str, int]
    kept: list[int]


@dataclass
class Position:
    """What a text says, checked against the pieces in the box and for contradictions."""

    content: list[int] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    row_lines: list[int] = field(default_factory=list)
    edges: list[int] = field(default_factory=list)
    players: dict[int, Player] = field(default_factory=dict)
    options: Values = field(default_factory=dict)
    round: int = 1
    over: bool = False
    order: list[int] = field(default_factory=list)
    market: list[int] | None = None
    characters: dict[int, int] = field(default_factory=dict)
    placed: list[tuple[int, int, bool]] = field(default_factory=list)
    passed: list[int] = field(default_factory=list)
    turn: int | None = None
    ammunition: int = codes.NOBODY
    white_used: bool = False
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many players the text mentions."""
        owners = [owner for owner in self.owner if owner != codes.NOBODY]
        return max([*owners, *self.players, *self.order, *self.characters, 0]) + 1


def wrong(number: int, what: Message) -> BadPosition:
    """Make an error that names the line."""
    return BadPosition(in_line(number, what))


def parse(text: str) -> Position:
    """Read a position; raises BadPosition with the line that is wrong."""
    position = Position()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line:
            _read_line(position, number, line)
    if len(position.row_lines) != codes.GRID:
        raise BadPosition(message("cc-bad-rows", rows=codes.GRID, found=len(position.row_lines)))
    _check(position)
    return position


def _read_line(position: Position, number: int, line: str) -> None:
    header = _HEADER.match(line)
    if not header:
        _read_row(position, number, line.split())
        return
    name, text = header[1], header[2]
    if name in position.lines:
        raise wrong(number, message("cc-bad-twice", name=brief(name)))
    position.lines[name] = number
    if name in LETTERS and len(name) == 1:
        position.players[LETTERS.index(name)] = _read_player(number, text)
    elif name in _HEADERS:
        _HEADERS[name](position, number, text)
    else:
        raise wrong(number, unknown("cc-bad-header", name, [*LETTERS, *_HEADERS]))


def _read_row(position: Position, number: int, typed: list[str]) -> None:
    if len(position.row_lines) == codes.GRID:
        raise wrong(number, message("cc-bad-more-rows", rows=codes.GRID))
    if len(typed) != codes.GRID:
        raise wrong(number, message("cc-bad-row", parcels=codes.GRID, found=len(typed)))
    position.row_lines.append(number)
    for word in typed:
        piece, slash, letter = word.partition("/")
        if piece not in PIECES:
            raise wrong(number, unknown("cc-bad-piece", piece, PIECES))
        what = PIECES.index(piece)
        owner = _seat(number, letter) if slash else codes.NOBODY
        if what == codes.RIVER and slash:
            raise wrong(number, message("cc-bad-owned-river"))
        if codes.RANCH <= what <= codes.PRISON and not slash:
            raise wrong(number, message("cc-bad-no-owner", sample=f"{piece}/A"))
        position.content.append(what)
        position.owner.append(owner)


def _seat(number: int, letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise wrong(number, unknown("cc-bad-player", letter, LETTERS))
    return LETTERS.index(letter)


def _number(number: int, text: str, most: int, what: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text) or int(text) > most:
        raise wrong(number, message("cc-bad-number", name=brief(what), most=most, text=brief(text)))
    return int(text)


def _read_player(number: int, text: str) -> Player:
    numbers: dict[str, int] = {}
    kept: list[int] = []
    for word in text.split():
        name, equals, value = word.partition("=")
        if name not in (*_FIELDS, "kept"):
            raise wrong(number, unknown("cc-bad-field", name, [*_FIELDS, "kept"]))
        if not equals:
            raise wrong(number, message("cc-bad-value", text=brief(name), sample=brief(f"{name}=1")))
        if name in numbers or (name == "kept" and kept):
            raise wrong(number, message("cc-bad-twice", name=brief(name)))
        if name == "kept":
            kept = [_building(number, one) for one in value.split(",") if one]
        else:
            numbers[name] = _number(number, value, _FIELDS[name], name)
    return Player(number, numbers, kept)


def _building(number: int, name: str) -> int:
    if name in BUILDINGS[1:]:
        return BUILDINGS.index(name)
    if name in PIECES[1 : codes.PRISON + 1]:
        return PIECES.index(name)
    raise wrong(number, unknown("cc-bad-building", name, BUILDINGS[1:]))


# Headers


def _read_roads(position: Position, number: int, text: str) -> None:
    for word in text.split():
        if word not in EDGE_OF:
            raise wrong(number, message("cc-bad-edge", name=brief(word)))
        if EDGE_OF[word] in position.edges:
            raise wrong(number, message("cc-bad-road-twice", road=word))
        position.edges.append(EDGE_OF[word])


def _read_options(position: Position, number: int, text: str) -> None:
    try:
        position.options = from_words(OPTIONS, [text])
    except BadOptions as error:
        raise wrong(number, error.said) from None


def _read_round(position: Position, number: int, text: str) -> None:
    if text == "over":
        position.round, position.over = codes.ROUNDS, True
        return
    position.round = _number(number, text, codes.ROUNDS, "round")
    if not position.round:
        raise wrong(number, message("cc-bad-round"))


def _read_order(position: Position, number: int, text: str) -> None:
    position.order = _letters(number, text)


def _letters(number: int, text: str) -> list[int]:
    seats = [_seat(number, word) for word in text.split()]
    if len(set(seats)) != len(seats):
        raise wrong(number, message("cc-bad-player-twice"))
    return seats


def _read_market(position: Position, number: int, text: str) -> None:
    typed = text.split()
    if len(typed) != codes.SLOTS:
        raise wrong(number, message("cc-bad-market"))
    position.market = [codes.BARE if word == ".." else _building(number, word) for word in typed]


def _read_characters(position: Position, number: int, text: str) -> None:
    for word in text.split():
        letter, _, name = word.partition("=")
        if name not in CHARACTERS or CHARACTERS.index(name) in position.characters.values():
            raise wrong(number, message("cc-bad-character", text=brief(word), sample="'A=sheriff'"))
        position.characters[_seat(number, letter)] = CHARACTERS.index(name)


def _read_placed(position: Position, number: int, text: str) -> None:
    for word in text.split():
        letter, _, names = word.partition("=")
        for name in names.split(","):
            white = name.startswith("*")
            if name.lstrip("*") not in TARGET_OF:
                raise wrong(number, message("cc-bad-target", name=brief(name)))
            position.placed.append((_seat(number, letter), TARGET_OF[name.lstrip("*")], white))


def _read_passed(position: Position, number: int, text: str) -> None:
    position.passed = _letters(number, text)


def _read_turn(position: Position, number: int, text: str) -> None:
    position.turn = _seat(number, text)


def _read_ammunition(position: Position, number: int, text: str) -> None:
    position.ammunition = _seat(number, text)


def _read_white(position: Position, number: int, text: str) -> None:
    if text != "used":
        raise wrong(number, message("cc-bad-white", header="'white'", value="'used'", text=brief(text)))
    position.white_used = True


_HEADERS: dict[str, Callable[[Position, int, str], None]] = {
    "roads": _read_roads,
    "options": _read_options,
    "round": _read_round,
    "order": _read_order,
    "market": _read_market,
    "characters": _read_characters,
    "placed": _read_placed,
    "passed": _read_passed,
    "turn": _read_turn,
    "ammunition": _read_ammunition,
    "white": _read_white,
}
_WITHIN_A_ROUND = ("placed", "passed", "turn", "ammunition", "white")
"""Headers that say nothing without the characters."""


# Checks


def _check(position: Position) -> None:
    """Check for contradictions with the pieces in the box and within the text; an error names the line."""
    _check_river(position)
    _check_roads(position)
    _check_pieces(position)
    _check_headers(position)
    for seat, player in position.players.items():
        _check_player(position, seat, player)


def _check_headers(position: Position) -> None:
    """Check that headers within a round come with the round's characters; after the end only `passed` may stay."""
    for name in _WITHIN_A_ROUND:
        if name in position.lines and not position.characters and not (position.over and name == "passed"):
            raise wrong(position.lines[name], message("cc-bad-needs", header=brief(name), other="'characters'"))
    if position.over and position.characters:
        raise wrong(position.lines["characters"], message("cc-bad-over"))


def _check_river(position: Position) -> None:
    river = [p for p, what in enumerate(position.content) if what == codes.RIVER]
    problem = river_problem(river) if river else None
    if problem:
        raise wrong(position.row_lines[river[0] // codes.GRID], problem)
    if river and position.options.get("carson_river") is False:
        raise wrong(position.lines["options"], message("cc-bad-river-there"))


def _check_roads(position: Position) -> None:
    """Check that the roads form one network (CB87) and are no more than there are (CB88)."""
    if not position.edges:
        return
    reached, rest = {EDGE_END[position.edges[0] * 2]}, set(position.edges)
    while True:
        joined = {edge for edge in rest if {EDGE_END[edge * 2], EDGE_END[edge * 2 + 1]} & reached}
        if not joined:
            break
        reached |= {EDGE_END[edge * 2 + i] for edge in joined for i in (0, 1)}
        rest -= joined
    if rest:
        raise wrong(position.lines["roads"], message("cc-bad-network"))
    roads = len(position.edges) + sum(player.numbers.get("roads", 0) for player in position.players.values())
    if roads > codes.ALL_ROADS:
        raise wrong(position.lines["roads"], message("cc-bad-roads", most=codes.ALL_ROADS, found=roads))


def _check_pieces(position: Position) -> None:
    """Check that there are no more pieces than in the box (CB4, CB5, CB75)."""
    seen = [0] * len(PIECES)
    limits = [codes.PARCELS, *COUNT[1:], codes.ALL_HOUSES, codes.ALL_MOUNTAINS, LONGEST_RIVER]
    owned = [0] * (len(LETTERS) + 1)
    for parcel, what in enumerate(position.content):
        seen[what] += 1
        owned[position.owner[parcel]] += 1
        line = position.row_lines[parcel // codes.GRID]
        if seen[what] > limits[what]:
            too_many = {"parcel": PARCELS[parcel], "piece": brief(PIECES[what])}
            raise wrong(line, message("cc-bad-pieces", most=limits[what], **too_many))
        if owned[position.owner[parcel]] > codes.MAX_PARCELS and position.owner[parcel] != codes.NOBODY:
            raise wrong(line, message("cc-bad-parcels", most=codes.MAX_PARCELS))
    for line, what in _elsewhere(position):
        seen[what] += 1
        if seen[what] > limits[what]:
            raise wrong(line, message("cc-bad-buildings", building=words.content(what), most=limits[what]))


def _elsewhere(position: Position) -> list[tuple[int, int]]:
    """Return the buildings beside the plan, each with the line that names it."""
    kept = [(player.line, what) for player in position.players.values() for what in player.kept]
    market = [(position.lines["market"], what) for what in position.market or [] if what != codes.BARE]
    return kept + market


def _check_player(position: Position, seat: int, player: Player) -> None:
    """Check a player's revolvers, which include those that buildings give (CB51)."""
    least = guns_built(position, seat)
    if player.numbers.get("revolvers", least) < least:
        raise wrong(player.line, message("cc-bad-revolvers", player=LETTERS[seat], least=least))


def guns_built(position: Position, seat: int) -> int:
    """Count the revolvers that a player's buildings give."""
    plan = zip(position.content, position.owner, strict=True)
    return sum(GUNS[what] for what, owner in plan if owner == seat and codes.RANCH <= what <= codes.PRISON)
