"""The score pad of a player: every line with its points and its reasons, in data and in words (CC82 to CC91)."""

from __future__ import annotations

from dataclasses import dataclass

from carsonne.games.carson_city_cards.knowledge.accessors import cards_of, characters_of, rows
from carsonne.games.carson_city_cards.knowledge.survey_types import Pad, PadLine, PadReason
from carsonne.games.carson_city_cards.rules import codes, scoring
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.tables import (
    AROUND_POINTS,
    BUILDING,
    EACH,
    EDITOR_POINTS,
    FIXED_POINTS,
    LINE_OF,
    SECOND_BUILDING,
)
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS, LINE_IDS, LINE_NAMES, PARCELS, Parcel
from carsonne.kernel.state import Buffer

AROUND = ("empty parcel", "mountain", "house", "house", "house", "house")
"""What the buildings of the first six lines count around them …"""
IN_CITY = ("ranch", "mine", "house", "point", "building", "point")
"""… and what those of the next six count in the city, or bring."""


@dataclass(frozen=True)
class _Counted:
    """A real player's sheet, and its numbers as a list."""

    s: Position
    player: int
    sheet: Buffer
    numbers: list[int]


def _counted(s: Position, player: int) -> _Counted:
    sheet = Buffer()
    scoring.count(s, player, sheet)
    return _Counted(s, player, sheet, sheet.head(codes.SHEET))


def pad(s: Position, player: int) -> Pad:
    """Return lines and total of a player as if the game ended now."""
    if player >= s.seats:
        return _virtual_pad(s, player)
    c = _counted(s, player)
    reasons = [
        *_around_reasons(c),
        *(_city_reasons(c, line) for line in range(codes.FIRST_CITY_LINE, codes.CHARACTER_LINE)),
        _character_reasons(c),
    ]
    lines = [PadLine(LINE_IDS[line], LINE_NAMES[line], c.numbers[line], reasons[line]) for line in range(codes.LINES)]
    return Pad(player, lines, c.numbers[codes.TOTAL])


def _element(parcel: int) -> Parcel:
    name = PARCELS[parcel]
    assert name != "none"
    return name


def _words(name: str) -> str:
    return name.replace("_", " ")


def _many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}es" if what.endswith(("s", "ch")) else f"{n} {what}s"


# Lines a to f: buildings that count what lies around them


def _around_reasons(c: _Counted) -> list[list[PadReason]]:
    """Return the buildings of each of these lines, from the north-west."""
    found: list[list[PadReason]] = [[] for _ in range(codes.FIRST_CITY_LINE)]
    left = c.s.low_col[c.player]
    for row, parcels in enumerate(rows(c.s, c.player), c.s.low_row[c.player]):
        for col, parcel in enumerate(parcels, left):
            line = LINE_OF[parcel]
            if line < codes.FIRST_CITY_LINE:
                found[line].append(_around_reason(c, line, parcel, row, col))
    return found


def _around_reason(c: _Counted, line: int, parcel: int, row: int, col: int) -> PadReason:
    n = scoring.counted_around(c.s, c.player, row, col, line, c.numbers[codes.LAW])
    each = AROUND_POINTS[line]
    name = _element(parcel)
    text = f"{_words(name)} at {row},{col}: {_many(n, AROUND[line])} x {each}"
    return PadReason(element=name, row=row, col=col, count=n, each=each, points=n * each, text=text)


# Lines g to l: the number of buildings times what the city holds


def _city_reasons(c: _Counted, line: int) -> list[PadReason]:
    buildings = [parcel for parcel in (BUILDING[line], SECOND_BUILDING[line]) if c.numbers[codes.COUNT + parcel]]
    return [_city_reason(c, line, parcel) for parcel in buildings]


def _city_reason(c: _Counted, line: int, parcel: int) -> PadReason:
    count, each = c.numbers[codes.COUNT + parcel], scoring.each_in_city(line, c.sheet)
    name = _element(parcel)
    text = f"{_many(count, _words(name))} x {_many(each, IN_CITY[line - codes.FIRST_CITY_LINE])}"
    if parcel == codes.OUTLAWS:
        penalty = f"{codes.OUTLAW_POINTS} each" if each else "no penalty with a prison or the sheriff"
        text = f"{_many(count, 'outlaw')}, {penalty}"
    return PadReason(element=name, count=count, each=each, points=count * each, text=text)


# Line m: characters


def _character_reasons(c: _Counted) -> list[PadReason]:
    return [
        PadReason(
            character=CHARACTERS[i],
            points=c.numbers[codes.CHARACTER_POINTS + i],
            text=f"{_words(CHARACTERS[i])}: {_why(c, i)}",
        )
        for i in characters_of(c.s, c.player)
    ]


_COUNTED = {codes.BANKER: "bank", codes.SHOPKEEPER: "drugstore", codes.UNDERTAKER: "character", codes.SHERIFF: "prison"}
"""What some characters count, each for a number of points."""


def _why(c: _Counted, character: int) -> str:
    """Put what a character counts into words."""
    n, each = scoring.counted_by(c.s, c.player, character, c.sheet), EACH[character]
    if character in _COUNTED:
        return f"{_many(n, _COUNTED[character])} x {each}"
    if character == codes.COWBOY:
        return f"{n} ranch x {each}"
    if character == codes.AUCTIONEER:
        return f"{_many(n, 'card')} sold x {each}"
    if character == codes.SCHOOLTEACHER:
        return _many(n, "house")
    if each:
        return _what(c, character)
    return f"{FIXED_POINTS[character]} at the end" if FIXED_POINTS[character] else "no points"


def _what(c: _Counted, character: int) -> str:
    """Describe what a character counts, where the number alone says little."""
    seen = c.numbers
    empty = "empty parcels and outlaws" if seen[codes.LAW] else "empty parcels"
    return {
        codes.SINGER: "the best saloon",
        codes.SETTLER: f"{empty} beside ranches, each once",
        codes.EDITOR: " + ".join(f"{CHARACTERS[i]} {EDITOR_POINTS[i]}" for i in characters_of(c.s, c.player)),
        codes.INDIAN: f"half of {scoring.room(c.s, c.player)} - {seen[codes.COVERED]} places, rounded up",
        codes.PROSPECTOR: " + ".join(
            [_many(seen[codes.COUNT + codes.MOUNTAIN], "mountain"), _many(seen[codes.COUNT + codes.MINE], "mine")]
        ),
    }[character]


# Virtual players


def _virtual_pad(s: Position, player: int) -> Pad:
    """Return a virtual player's cards with their attraction (CC91)."""
    attraction = s.attraction
    cards = cards_of(s, player) + [codes.TERRAIN + i for i in characters_of(s, player)]
    because = [
        PadReason(
            card=CARDS[card],
            points=attraction[card],
            text=f"{_words(CARDS[card])} attracts with {attraction[card]}",
        )
        for card in cards
    ]
    total = sum(attraction[card] for card in cards)
    return Pad(player, [PadLine("v", "attraction", total, because)], total)
