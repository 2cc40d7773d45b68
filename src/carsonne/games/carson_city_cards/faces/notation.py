"""Reads and writes positions as text that a person can type.

    round: II 3
    player 0 hat
    mo ho .. --
    .. mi .. ..
    characters: doctor, auctioneer
    sold: 2
    aside: II-07
    player 1 cow expert
    cards: I-03, II-12

A city is rows of two-letter parcels, `--` for no card and `..` for an empty parcel. A text without `player` lines is
one city. To play on, a city needs `laid: I-05 0,0; I-42 -2,0` instead of, or beside, its rows; `spent`, `turned`,
`back`, `backs`, `under` and `removed` say the rest.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from carsonne.games.carson_city_cards.options import OPTIONS
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.words import BACKS, CARDS, CHARACTERS, ERAS, LEVELS, SUITS, TERRAINS
from carsonne.kernel.errors import BadOptions, BadPosition, brief, in_line, unknown
from carsonne.kernel.options import Values, from_words
from carsonne.locales import Message, message

PARCEL_LETTERS = (
    "--", "..", "mo", "ho", "th", "mi", "ra", "bl", "dr", "ba", "sa", "ht", "gs", "ch", "pr", "ci", "ou",
)  # fmt: skip
"""Two letters for each thing that a parcel can show, in numerical order."""
MOST_PLACE = 13
"""No parcel lies farther from the first card than this."""
_HEADER = re.compile(r"([a-z]+)\s*:\s*(.*)$")
_PLAYER = re.compile(r"player\s+(\d)(?:\s+([a-z]+))?(?:\s+([a-z]+))?$")
_LAID = re.compile(r"(\S+)\s+(-?\d{1,2})\s*,\s*(-?\d{1,2})$")


@dataclass
class Block:
    """What a text says of one player, and in which line."""

    line: int
    player: int = 0
    suit: int | None = None
    level: int | None = None
    rows: list[list[int]] = field(default_factory=list)
    row_lines: list[int] = field(default_factory=list)
    characters: list[int] = field(default_factory=list)
    sold: int = 0
    sold_cards: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    turned: list[int] = field(default_factory=list)
    laid: list[tuple[int, int, int]] = field(default_factory=list)
    said: dict[str, int] = field(default_factory=dict)


@dataclass
class TypedPosition:
    """What a text says."""

    blocks: list[Block] = field(default_factory=list)
    options: Values = field(default_factory=dict)
    era: int = 0
    round: int | None = None
    over: bool = False
    back: int | None = None
    backs: list[int] = field(default_factory=list)
    under: list[tuple[int, int]] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    running: str | None = None
    said: dict[str, int] = field(default_factory=dict)

    @property
    def real(self) -> list[Block]:
        """The players with a city."""
        return [block for block in self.blocks if block.level is None]


def wrong(line: int, what: Message) -> BadPosition:
    """Make an error that names the line."""
    return BadPosition(in_line(line, what))


def read(text: str) -> TypedPosition:
    """Read line by line; `positions` checks whether the lines agree."""
    position = TypedPosition()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line:
            _read_line(position, number, line)
    return position


def _read_line(position: TypedPosition, number: int, line: str) -> None:
    player = _PLAYER.match(line)
    if player:
        _open_block(position, number, player)
        return
    header = _HEADER.match(line)
    if not header:
        _read_row(position, number, line)
    elif header[1] in _TABLE:
        _say_once(position.said, number, header[1])
        _TABLE[header[1]](position, number, header[2])
    elif header[1] in _BLOCK:
        block = _block(position, number)
        _say_once(block.said, number, header[1])
        _BLOCK[header[1]](block, number, header[2])
    else:
        raise wrong(number, unknown("cards-bad-header", header[1], [*_TABLE, *_BLOCK, "player"]))


def _say_once(said: dict[str, int], number: int, name: str) -> None:
    if name in said:
        raise wrong(number, message("cards-bad-twice", header=brief(name), line=said[name]))
    said[name] = number


def _block(position: TypedPosition, number: int) -> Block:
    """Return the player that a line belongs to, adding the first where there is no `player` line."""
    if not position.blocks:
        position.blocks.append(Block(number))
    return position.blocks[-1]


def _open_block(position: TypedPosition, number: int, match: re.Match[str]) -> None:
    player = int(match[1])
    words = [word for word in (match[2], match[3]) if word]
    suits = [word for word in words if word in SUITS]
    levels = [word for word in words if word in LEVELS]
    for word in words:
        if word not in SUITS and word not in LEVELS:
            raise wrong(number, unknown("cards-bad-player-word", word, [*SUITS, *LEVELS]))
    if len(suits) > 1 or len(levels) > 1 or player >= codes.MAX_PLAYERS:
        raise wrong(number, message("cards-bad-player", real="'player 0 hat'", virtual="'player 3 cow expert'"))
    for other in position.blocks:
        if other.player == player:
            raise wrong(number, message("cards-bad-player-twice", player=player, line=other.line))
        if suits and other.suit == SUITS.index(suits[0]):
            where = {"player": other.player, "line": other.line}
            raise wrong(number, message("cards-bad-suit-twice", suit=brief(suits[0]), **where))
    suit = SUITS.index(suits[0]) if suits else None
    level = LEVELS.index(levels[0]) if levels else None
    position.blocks.append(Block(number, player, suit, level))


def _read_row(position: TypedPosition, number: int, line: str) -> None:
    words = line.split()
    for word in words:
        if word not in PARCEL_LETTERS:
            raise wrong(number, unknown("cards-bad-parcel", word, PARCEL_LETTERS))
    block = _block(position, number)
    if block.rows and len(words) != len(block.rows[0]):
        raise wrong(number, message("cards-bad-row", count=len(words), wanted=len(block.rows[0])))
    block.rows.append([PARCEL_LETTERS.index(word) for word in words])
    block.row_lines.append(number)


# Headers of the table


def _read_options(position: TypedPosition, number: int, value: str) -> None:
    try:
        position.options = from_words(OPTIONS, value.split())
    except BadOptions as error:
        raise wrong(number, error.said) from None


def _read_round(position: TypedPosition, number: int, value: str) -> None:
    if value == "over":
        position.over = True
        return
    words = value.split()
    if (
        len(words) != 2
        or words[0] not in ERAS
        or not words[1].isdecimal()
        or not 1 <= int(words[1]) <= codes.ERA_ROUNDS
    ):
        rounds = {"first": "'I 1'", "last": "'II 9'", "over": "'over'"}
        raise wrong(number, message("cards-bad-round", text=brief(value), **rounds))
    position.era, position.round = ERAS.index(words[0]), int(words[1]) - 1


def _read_back(position: TypedPosition, number: int, value: str) -> None:
    position.back = _one(number, value, BACKS, "back")


def _read_backs(position: TypedPosition, number: int, value: str) -> None:
    position.backs = _several(number, value, BACKS, "back")


def _read_under(position: TypedPosition, number: int, value: str) -> None:
    for word in _words(value):
        face, _, back = word.partition("/")
        pair = _one(number, face, CHARACTERS, "character"), _one(number, back, BACKS, "back")
        position.under.append(pair)


def _read_removed(position: TypedPosition, number: int, value: str) -> None:
    position.removed = _several(number, value, CARDS, "card")


def _read_running(position: TypedPosition, number: int, value: str) -> None:
    position.running = value


_TABLE: dict[str, Callable[[TypedPosition, int, str], None]] = {
    "options": _read_options,
    "round": _read_round,
    "back": _read_back,
    "backs": _read_backs,
    "under": _read_under,
    "removed": _read_removed,
    "running": _read_running,
}


# Headers of a player


def _words(value: str) -> list[str]:
    return value.replace(",", " ").split()


def _one(number: int, name: str, names: tuple[str, ...], what: str) -> int:
    if name not in names:
        raise wrong(number, message(f"cards-bad-{what}", name=brief(name)))
    return names.index(name)


def _several(number: int, value: str, names: tuple[str, ...], what: str) -> list[int]:
    found = [_one(number, word, names, what) for word in _words(value)]
    for i in found:
        if found.count(i) > 1:
            raise wrong(number, message("cards-bad-named-twice", name=brief(names[i])))
    return found


def _read_characters(block: Block, number: int, value: str) -> None:
    block.characters = _several(number, value, CHARACTERS, "character")


def _read_turned(block: Block, number: int, value: str) -> None:
    block.turned = _several(number, value, CHARACTERS, "character")


def _read_sold(block: Block, number: int, value: str) -> None:
    """Read a number of cards, or the cards."""
    if value.isdecimal() and len(value) == 1:
        block.sold = int(value)
    else:
        block.sold_cards = _several(number, value, TERRAINS, "card")
        block.sold = len(block.sold_cards)
    if block.sold > codes.SALES:
        raise wrong(number, message("cards-bad-sold", most=codes.SALES))


def _read_aside(block: Block, number: int, value: str) -> None:
    block.aside = _several(number, value, TERRAINS, "card")


def _read_cards(block: Block, number: int, value: str) -> None:
    block.cards = _several(number, value, TERRAINS, "card")


def _read_spent(block: Block, number: int, value: str) -> None:
    names = tuple(str(value) for value in range(codes.HIGHEST_BID + 1))
    block.spent = _several(number, value, names, "bid-card")


def _read_laid(block: Block, number: int, value: str) -> None:
    for part in value.split(";"):
        match = _LAID.match(part.strip())
        if not match:
            raise wrong(number, message("cards-bad-laid", text=brief(part.strip()), sample="'I-05 0,0'"))
        card, row, col = _one(number, match[1], TERRAINS, "card"), int(match[2]), int(match[3])
        if max(abs(row), abs(col)) > MOST_PLACE:
            raise wrong(number, message("cards-bad-far", place=f"{row},{col}"))
        if any(card == other for other, _, _ in block.laid):
            raise wrong(number, message("cards-bad-named-twice", name=brief(TERRAINS[card])))
        block.laid.append((card, row, col))


_BLOCK: dict[str, Callable[[Block, int, str], None]] = {
    "characters": _read_characters,
    "turned": _read_turned,
    "sold": _read_sold,
    "aside": _read_aside,
    "cards": _read_cards,
    "spent": _read_spent,
    "laid": _read_laid,
}


def spell_rows(rows: list[list[int]]) -> list[str]:
    """Write the rows of a city as text."""
    return [" ".join(PARCEL_LETTERS[parcel] for parcel in row) for row in rows]
