"""The score pad of a player: every line with its points and its reasons, in data and in words (CC82 to CC91)."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.codes import (
    BANK,
    BLACKSMITH,
    CAPTAIN,
    CHARACTER_LINE,
    CHARACTER_NAMES,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    LINE_IDS,
    LINE_NAMES,
    MINE,
    MOUNTAIN,
    NONE,
    OUTLAWS,
    PARCEL_NAMES,
    PRISON,
    RANCH,
    SALES,
    TERRAIN,
    TOLD_PART,
)
from carsonne.games.carson_city_cards.deck import CARD_IDS
from carsonne.games.carson_city_cards.state import CarsonCityCards
from carsonne.games.carson_city_cards.tables import EDITOR_POINTS, FIXED_POINTS, HOUSES, OFFICES

AROUND = ("empty parcel", "mountain", "house", "house", "house", "house")
"""What the buildings of the first six lines count around them."""


def pad(s: CarsonCityCards, player: int) -> dict[str, Any]:
    """Lines and total of a player as if the game ended now."""
    if player >= s.seats:
        return _virtual_pad(s, player)
    told = _clone(s)
    told.listen(True)
    points = told.lines(player)
    parts = [row for row in told.heard() if row[0] == TOLD_PART]
    lines = [_line(s, player, i, points[i], parts) for i in range(len(LINE_NAMES))]
    return {"player": player, "lines": lines, "total": sum(points)}


def _clone(s: CarsonCityCards) -> CarsonCityCards:
    copy = s.clone()
    assert isinstance(copy, CarsonCityCards)
    return copy


def _line(s: CarsonCityCards, player: int, i: int, points: int, parts: list[list[int]]) -> dict[str, Any]:
    if i < len(AROUND):
        reasons = [_part(s, player, row, AROUND[i]) for row in parts if row[2] == i]
    elif i == CHARACTER_LINE:
        reasons = _character_reasons(s, player)
    else:
        reasons = _city_reasons(s, player, i)
    return {"id": LINE_IDS[i], "name": LINE_NAMES[i], "points": points, "because": reasons}


def _part(s: CarsonCityCards, player: int, row: list[int], counted: str) -> dict[str, Any]:
    """One building that counts what lies around it."""
    _, _, _, at_row, at_col, n, each, _ = row
    name = PARCEL_NAMES[s.parcel(player, at_row, at_col)]
    text = f"{_words(name)} at {at_row},{at_col}: {_many(n, counted)} x {each}"
    return {"element": name, "row": at_row, "col": at_col, "count": n, "each": each, "points": n * each, "text": text}


def _words(name: str) -> str:
    return name.replace("_", " ")


def _many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s" if what[-1] != "s" else f"{n} {what}es"


def house_sum(counts: list[int]) -> int:
    """The house values of a city together (CC83)."""
    return sum(n * HOUSES[parcel] for parcel, n in enumerate(counts))


def _city_reasons(s: CarsonCityCards, player: int, i: int) -> list[dict[str, Any]]:
    """Lines g to l: so many buildings times what the city holds."""
    counts = s.counts(player)
    houses = house_sum(counts)
    offices = sum(n * OFFICES[parcel] for parcel, n in enumerate(counts))
    law = s.law(player)
    pairs: dict[int, list[tuple[int, int, str]]] = {
        6: [(DRUGSTORE, counts[RANCH], "ranch"), (BLACKSMITH, counts[RANCH], "ranch")],
        7: [(BANK, counts[MINE], "mine"), (BLACKSMITH, counts[MINE], "mine")],
        8: [(CHURCH, houses, "house"), (GENERAL_STORE, houses, "house")],
        9: [(HOTEL, 3, "point")],
        10: [(CITY_HALL, offices, "building")],
        11: [(OUTLAWS, 0 if law else -6, "point")],
    }
    return [
        _times(counts[parcel], PARCEL_NAMES[parcel], n, what, law) for parcel, n, what in pairs[i] if counts[parcel]
    ]


def _times(count: int, name: str, n: int, what: str, law: bool) -> dict[str, Any]:
    text = f"{count} {_words(name)} x {_many(n, what)}"
    if name == "outlaws":
        text = f"{count} outlaws, {'no penalty with a prison or the sheriff' if law else '-6 each'}"
    return {"element": name, "count": count, "each": n, "points": count * n, "text": text}


def _character_reasons(s: CarsonCityCards, player: int) -> list[dict[str, Any]]:
    return [
        {
            "character": CHARACTER_NAMES[i],
            "points": points,
            "text": f"{_words(CHARACTER_NAMES[i])}: {_why(s, player, i)}",
        }
        for i, points in s.character_points(player).items()
    ]


def _why(s: CarsonCityCards, player: int, character: int) -> str:
    """What a character counts, in words."""
    counts = s.counts(player)
    owned = s.characters_of(player)
    covered = sum(counts) - counts[NONE]
    words = {
        "singer": "the best saloon",
        "settler": f"{'empty parcels and outlaws' if s.law(player) else 'empty parcels'} beside ranches, each once",
        "banker": f"{_many(counts[BANK], 'bank')} x 4",
        "auctioneer": f"{_many(min(SALES, s.player(player)['sold']), 'card')} sold x 7",
        "cowboy": f"{counts[RANCH]} ranch x 3",
        "shopkeeper": f"{_many(counts[DRUGSTORE], 'drugstore')} x 4",
        "undertaker": f"{_many(len(owned), 'character')} x 2",
        "editor": " + ".join(f"{CHARACTER_NAMES[i]} {EDITOR_POINTS[i]}" for i in owned),
        "schoolteacher": _many(house_sum(counts), "house"),
        "indian": f"half of {72 if CAPTAIN in owned else 64} - {covered} places, rounded up",
        "prospector": f"{_many(counts[MOUNTAIN], 'mountain')} + {_many(counts[MINE], 'mine')}",
        "sheriff": f"{_many(counts[PRISON], 'prison')} x 3",
    }
    return words.get(
        CHARACTER_NAMES[character], f"{FIXED_POINTS[character]} at the end" if FIXED_POINTS[character] else "no points"
    )


def _virtual_pad(s: CarsonCityCards, player: int) -> dict[str, Any]:
    """A virtual player's cards with their attraction (CC91)."""
    attraction = s.deck()[1]
    cards = s.cards_of(player) + [TERRAIN + i for i in s.characters_of(player)]
    because = [
        {"card": name, "points": attraction[card], "text": f"{_words(name)} attracts with {attraction[card]}"}
        for card in cards
        for name in [CARD_IDS[card] if card < TERRAIN else CHARACTER_NAMES[card - TERRAIN]]
    ]
    total = sum(attraction[card] for card in cards)
    line = {"id": "v", "name": "attraction", "points": total, "because": because}
    return {"player": player, "lines": [line], "total": total}


def breakdown(s: CarsonCityCards) -> list[dict[str, int]]:
    """Each seat's points by line of the pad."""
    return [dict(zip(LINE_NAMES, s.lines(seat), strict=True)) for seat in range(s.seats)]
