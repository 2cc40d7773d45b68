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
from carsonne.kernel.errors import BadOptions, brief
from carsonne.locales import Message, message, sentences

MAX_BYTES: Final = 1 << 20
SHOWN: Final = 16
"""How many differences an error lists: as many as fit in an error of the command line."""
FEW: Final = 6
"""How many entries of a list are named in one of them."""
_LISTS: Final = ("characters", "characterBacks")
_TERRAIN: Final = tuple(f"terrain.{era}" for era in ERAS)
"""What the lists of terrain are called in an error."""


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
        raise BadOptions(message("cards-bad-deck"), "bad_deck")
    found = list(_shape_problems(data)) or list(differences(data))
    if found:
        raise BadOptions(_listed(found), "bad_deck")
    return laid_out_flat(data)


def _listed(found: Sequence[Message]) -> Message:
    """Say how a deck differs: the first differences, and how many there are besides."""
    more = [message("cards-bad-deck-more", count=len(found) - SHOWN)] if len(found) > SHOWN else []
    return sentences(message("cards-bad-deck-differs"), *found[:SHOWN], *more)


def _shape_problems(data: dict[str, Any]) -> Iterator[Message]:
    """Yield what keeps the file from being compared at all."""
    terrain = data.get("terrain")
    if not isinstance(terrain, dict) or any(not isinstance(terrain.get(era), list) for era in ERAS):
        yield from (message("cards-bad-deck-no-list", list=brief(name)) for name in _TERRAIN)
        return
    entries = [(name, entry) for era, name in zip(ERAS, _TERRAIN, strict=True) for entry in terrain[era]]
    for name in _LISTS:
        if not isinstance(data.get(name), list):
            yield message("cards-bad-deck-no-list", list=brief(name))
        else:
            entries += [(name, entry) for entry in data[name]]
    for where, entry in entries:
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            yield message("cards-bad-deck-no-id", list=brief(where), field="'id'")
    rows = data.get("firstRows", list(FIRST_ROWS))
    if not isinstance(rows, list) or rows not in (list(FIRST_ROWS), list(FIRST_ROWS[::-1])):
        either = [json.dumps(FIRST_ROWS), json.dumps(FIRST_ROWS[::-1])]
        yield message("cards-bad-deck-first-rows", field="'firstRows'", one=either[0], other=either[1])


def differences(data: dict[str, Any]) -> Iterator[Message]:
    """Yield one sentence for each way in which a deck of the right shape is not the published one."""
    swapped = rows_swapped(data)
    for number, era in enumerate(ERAS):
        ids = TERRAINS[number * codes.ERA_CARDS : (number + 1) * codes.ERA_CARDS]
        yield from _id_problems(_TERRAIN[number], [card["id"] for card in data["terrain"][era]], ids)
        for card in data["terrain"][era]:
            yield from _card_problems(card)
        yield from _count_problems(era, data["terrain"][era], swapped)
    yield from _character_problems(data["characters"])
    yield from _id_problems("characterBacks", [back["id"] for back in data["characterBacks"]], BACKS)
    for back in data["characterBacks"]:
        order = back.get("order")
        if back.get("skull") is not True and not (isinstance(order, list) and _is_order(order)):
            yield message("cards-bad-deck-back", id=brief(back["id"][:20]))


def _is_order(order: list[object]) -> bool:
    return all(isinstance(suit, str) for suit in order) and sorted(map(str, order)) == sorted(SUITS)


def _id_problems(where: str, found: list[str], wanted: Sequence[str]) -> Iterator[Message]:
    missing = sorted(set(wanted) - set(found))
    extra = sorted(brief(name[:20]) for name, times in Counter(found).items() if times > 1 or name not in wanted)
    if missing:
        yield _some("cards-bad-deck-lacks", where, missing)
    if extra:
        yield _some("cards-bad-deck-extra", where, extra)


def _some(id: str, where: str, ids: list[str]) -> Message:
    """Name some entries of a list: all of them, if they are few."""
    if len(ids) <= FEW:
        return message(id, list=brief(where), ids=ids)
    return message(f"{id}-many", list=brief(where), count=len(ids), ids=ids[:FEW])


def _card_problems(card: dict[str, Any]) -> Iterator[Message]:
    if grid_of(card) is None:
        yield message("cards-bad-deck-grid", id=brief(card["id"][:20]))
    attraction = card.get("attraction")
    if type(attraction) is not int or not 0 <= attraction <= 99:
        yield message("cards-bad-deck-attraction", id=brief(card["id"][:20]))


def _count_problems(era: str, cards: list[dict[str, Any]], swapped: bool) -> Iterator[Message]:
    found = Counter(parcel for card in cards for parcel in parcels_of(card, swapped) or [])
    for name, count in published_counts(era, swapped).items():
        if found[name] != count:
            yield message("cards-bad-deck-count", era=era, name=brief(name), found=found[name], count=count)


def _character_problems(characters: list[dict[str, Any]]) -> Iterator[Message]:
    yield from _id_problems("characters", [entry["id"] for entry in characters], CHARACTERS)
    published = {entry["id"]: entry["attraction"] for entry in DATA["characters"]}
    for entry in characters:
        wanted = published.get(entry["id"])
        if wanted is not None and entry.get("attraction", wanted) != wanted:
            facts = {"published": wanted, "found": brief(entry["attraction"])}
            yield message("cards-bad-deck-character", name=brief(entry["id"]), **facts)
