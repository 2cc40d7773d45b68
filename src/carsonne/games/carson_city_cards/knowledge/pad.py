"""The score pad of a player: every line with its points and its reasons, in data and in words (CC82 to CC91)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from carsonne.games.carson_city_cards.knowledge.accessors import cards_of, characters_of, rows
from carsonne.games.carson_city_cards.knowledge.survey_types import Pad, PadLine, PadReason
from carsonne.games.carson_city_cards.knowledge.words import element, person, things
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
from carsonne.locales import Message, message, say

BESIDE = ("empty", "mountains", "houses", "houses", "houses-each", "houses")
"""What the buildings of the first six lines count around them …"""
IN_CITY = ("ranches", "mines", "houses", "points", "buildings")
"""… and what those of the next five count in the city, or bring; the last one is that of the outlaws."""


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


def _reason(said: Message, points: int, **facts: Any) -> PadReason:
    return PadReason(points=points, said=said, text=_english(msgspec.msgpack.encode(said)), **facts)


@lru_cache(4096)  # a survey has a hundred of them, most of which were in the last one
def _english(written: bytes) -> str:
    return say(msgspec.msgpack.decode(written, type=Message), language="en")


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
    said = message(f"cards-pad-beside-{BESIDE[line]}", what=element(name), count=n, each=each)
    return _reason(said, n * each, element=name, row=row, col=col, count=n, each=each)


# Lines g to l: the number of buildings times what the city holds


def _city_reasons(c: _Counted, line: int) -> list[PadReason]:
    buildings = [parcel for parcel in (BUILDING[line], SECOND_BUILDING[line]) if c.numbers[codes.COUNT + parcel]]
    return [_city_reason(c, line, parcel) for parcel in buildings]


def _city_reason(c: _Counted, line: int, parcel: int) -> PadReason:
    count, each = c.numbers[codes.COUNT + parcel], scoring.each_in_city(line, c.sheet)
    name = _element(parcel)
    return _reason(_in_city(line, name, count, each), count * each, element=name, count=count, each=each)


def _in_city(line: int, name: str, count: int, each: int) -> Message:
    """Say how many buildings, or groups of outlaws, count what the city holds."""
    found = things(name, count)
    if line == codes.OUTLAW_LINE and not each:
        return message("cards-pad-law", things=found)
    if line == codes.OUTLAW_LINE:
        return message("cards-pad-outlaws", things=found, lost=-each)
    return message(f"cards-pad-city-{IN_CITY[line - codes.FIRST_CITY_LINE]}", things=found, count=each)


# Line m: characters


def _character_reasons(c: _Counted) -> list[PadReason]:
    return [
        _reason(_why(c, i), c.numbers[codes.CHARACTER_POINTS + i], character=CHARACTERS[i])
        for i in characters_of(c.s, c.player)
    ]


_COUNTED = {codes.BANKER: "bank", codes.SHOPKEEPER: "drugstore", codes.COWBOY: "ranch", codes.SHERIFF: "prison"}
"""What some characters count, each for a number of points."""


def _why(c: _Counted, character: int) -> Message:
    """Say what a character counts."""
    n, each = scoring.counted_by(c.s, c.player, character, c.sheet), EACH[character]
    who = person(CHARACTERS[character])
    if character in _COUNTED:
        return message("cards-pad-each", person=who, things=things(_COUNTED[character], n), each=each)
    if character in (codes.UNDERTAKER, codes.AUCTIONEER):
        return message(f"cards-pad-{CHARACTERS[character]}", person=who, count=n, each=each)
    if each:
        return _special(c, character, n, who)
    if FIXED_POINTS[character]:
        return message("cards-pad-fixed", person=who, points=FIXED_POINTS[character])
    return message("cards-pad-no-points", person=who)


def _special(c: _Counted, character: int, n: int, who: Message) -> Message:
    """Say what a character counts that has a way of its own."""
    match character:
        case codes.SETTLER if c.numbers[codes.LAW]:
            return message("cards-pad-settler-law", person=who, count=n)
        case codes.EDITOR:
            return message("cards-pad-editor", person=who, people=_edited(c))
        case codes.INDIAN:
            free = scoring.room(c.s, c.player) - c.numbers[codes.COVERED]
            return message("cards-pad-indian", person=who, count=free)
        case codes.PROSPECTOR:
            found = [things(name, c.numbers[codes.COUNT + PARCELS.index(name)]) for name in ("mountain", "mine")]
            return message("cards-pad-prospector", person=who, things=found)
    return message(f"cards-pad-{CHARACTERS[character]}", person=who, count=n)


def _edited(c: _Counted) -> list[Message]:
    """List what the Editor gives for each character."""
    owned = characters_of(c.s, c.player)
    return [message("cards-pad-edited", person=person(CHARACTERS[i]), points=EDITOR_POINTS[i]) for i in owned]


# Virtual players


def _virtual_pad(s: Position, player: int) -> Pad:
    """Return a virtual player's cards with their attraction (CC91)."""
    attraction = s.attraction
    cards = cards_of(s, player) + [codes.TERRAIN + i for i in characters_of(s, player)]
    because = [_attraction(card, attraction[card]) for card in cards]
    total = sum(attraction[card] for card in cards)
    return Pad(player, [PadLine("v", "attraction", total, because)], total)


def _attraction(card: int, points: int) -> PadReason:
    what = person(CHARACTERS[card - codes.TERRAIN]) if card >= codes.TERRAIN else CARDS[card]
    return _reason(message("cards-pad-card", card=what, attraction=points), points, card=CARDS[card])
