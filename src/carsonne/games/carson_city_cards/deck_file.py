"""Reads deck files and checks them against the published game (CC1 to CC6, R1)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.deck import (
    DATA,
    FIRST_ROWS,
    Deck,
    grid_of,
    laid_out_flat,
    parcels_of,
    rows_swapped,
)
from carsonne.games.carson_city_cards.rules.words import BACKS, CHARACTERS, ERAS, SUITS, TERRAINS
from carsonne.kernel.errors import BadOptions

MAX_BYTES: Final = 1 << 20
SHOWN: Final = 16
"""How many differences an error lists: as many as fit in an error of the command line."""


_LISTS: Final = ("characters", "characterBacks")


def published_counts(era: str, swapped: bool = False) -> dict[str, int]:
    """Return how many parcels of an era show each element (CC5)."""
    counts = {element["id"]: int(element["count"][era]) for element in DATA["elements"]}
    if swapped:
        counts["mountain"], counts["house"] = counts["house"], counts["mountain"]
    return counts


def read_deck(text: str) -> Deck:
    """Read the deck in a file's text; raises BadOptions with the differences if it is not the published game."""
    try:
        data = json.loads(text) if len(text) <= MAX_BYTES else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadOptions("The deck must be a JSON object of at most one megabyte.", "bad_deck")
    found = list(_shape_problems(data)) or list(differences(data))
    if found:
        more = f" … and {len(found) - SHOWN} more." if len(found) > SHOWN else ""
        raise BadOptions("The deck differs from the published one: " + " ".join(found[:SHOWN]) + more, "bad_deck")
    return laid_out_flat(data)


def _shape_problems(data: dict[str, Any]) -> Iterator[str]:
    """Yield what keeps the file from being compared at all."""
    terrain = data.get("terrain")
    if not isinstance(terrain, dict) or any(not isinstance(terrain.get(era), list) for era in ERAS):
        yield 'It has no lists "I" and "II" under "terrain".'
        return
    entries = [(f"terrain {era}", entry) for era in ERAS for entry in terrain[era]]
    for name in _LISTS:
        if not isinstance(data.get(name), list):
            yield f'It has no list "{name}".'
        else:
            entries += [(name, entry) for entry in data[name]]
    for where, entry in entries:
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            yield f'An entry of {where} is not an object with an "id".'
    rows = data.get("firstRows", list(FIRST_ROWS))
    if not isinstance(rows, list) or rows not in (list(FIRST_ROWS), list(FIRST_ROWS[::-1])):
        yield '"firstRows" must be ["mountain", "house"] or ["house", "mountain"].'


def differences(data: dict[str, Any]) -> Iterator[str]:
    """Yield one sentence for each way in which a deck of the right shape is not the published one."""
    swapped = rows_swapped(data)
    for number, era in enumerate(ERAS):
        ids = TERRAINS[number * codes.ERA_CARDS : (number + 1) * codes.ERA_CARDS]
        yield from _id_problems(f"Era {era} terrain", [card["id"] for card in data["terrain"][era]], ids)
        for card in data["terrain"][era]:
            yield from _card_problems(card)
        yield from _count_problems(era, data["terrain"][era], swapped)
    yield from _character_problems(data["characters"])
    yield from _id_problems("Character backs", [back["id"] for back in data["characterBacks"]], BACKS)
    for back in data["characterBacks"]:
        order = back.get("order")
        if back.get("skull") is not True and not (isinstance(order, list) and _is_order(order)):
            yield f"Back {back['id'][:20]} must show a skull or the six suits in some order."


def _is_order(order: list[object]) -> bool:
    return all(isinstance(suit, str) for suit in order) and sorted(map(str, order)) == sorted(SUITS)


def _id_problems(what: str, found: list[str], wanted: Sequence[str]) -> Iterator[str]:
    missing = sorted(set(wanted) - set(found))
    extra = sorted(name[:20] for name, times in Counter(found).items() if times > 1 or name not in wanted)
    if missing:
        yield f"{what} lacks {', '.join(missing[:6])}{' …' if len(missing) > 6 else ''}."
    if extra:
        yield f"{what} has extra entries: {', '.join(extra[:6])}{' …' if len(extra) > 6 else ''}."


def _card_problems(card: dict[str, Any]) -> Iterator[str]:
    if grid_of(card) is None:
        yield f"Card {card['id'][:20]} is not two rows of two known parcels."
    attraction = card.get("attraction")
    if type(attraction) is not int or not 0 <= attraction <= 99:
        yield f"Card {card['id'][:20]} has no attraction from 0 to 99."


def _count_problems(era: str, cards: list[dict[str, Any]], swapped: bool) -> Iterator[str]:
    found = Counter(parcel for card in cards for parcel in parcels_of(card, swapped) or [])
    for name, count in published_counts(era, swapped).items():
        if found[name] != count:
            yield f"Era {era} has {found[name]} of {name}, not the published {count}."


def _character_problems(characters: list[dict[str, Any]]) -> Iterator[str]:
    yield from _id_problems("Characters", [entry["id"] for entry in characters], CHARACTERS)
    published = {entry["id"]: entry["attraction"] for entry in DATA["characters"]}
    for entry in characters:
        wanted = published.get(entry["id"])
        if wanted is not None and entry.get("attraction", wanted) != wanted:
            yield f"The {entry['id']} attracts with {wanted}, not {str(entry['attraction'])[:10]}."
