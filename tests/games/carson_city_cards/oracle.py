"""An independent, slow implementation of the building and scoring rules of the Card Game, used to check the engine.

Nothing here is shared with the engine. A city is a dict from (row, column) to the name of what is seen there; places
without a card are not in it. Characters are names.
"""

from collections.abc import Iterable
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
City: TypeAlias = dict[Place, str]
Grid: TypeAlias = list[list[str]]

HOUSES = {"house": 1, "townhouse": 2, "hotel": 2}
ARROWS = {"gunsmith", "lawyer", "doctor", "heroes", "governor", "chinese_worker", "hired_gun"}
DOLLARS = {
    "singer", "settler", "banker", "auctioneer", "captain", "cowboy", "shopkeeper", "undertaker", "doctor", "editor",
    "heroes", "schoolteacher", "indian", "paperboy", "prospector", "sheriff",
}  # fmt: skip


def around(city: City, place: Place) -> list[str]:
    """Return what the up to eight adjacent parcels show."""
    row, col = place
    places = [(row + r, col + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]
    return [city[other] for other in places if other in city]


def has_law(city: City, characters: Iterable[str]) -> bool:
    return "sheriff" in characters or "prison" in city.values()


def houses(names: Iterable[str]) -> int:
    return sum(HOUSES.get(name, 0) for name in names)


def lines(city: City, characters: set[str], sold: int = 0) -> list[int]:
    """Return the thirteen lines of the score pad."""
    law = has_law(city, characters)
    empty = {"empty", "outlaws"} if law else {"empty"}
    seen = list(city.values())

    def beside(kind: str) -> list[list[str]]:
        return [around(city, place) for place, name in city.items() if name == kind]

    ranches, mines, smiths = seen.count("ranch"), seen.count("mine"), seen.count("blacksmith")
    offices = [n for n in seen if n not in ("empty", "mountain", "outlaws", "house", "townhouse")]
    result = [
        sum(name in empty for near in beside("ranch") for name in near),
        sum(2 for near in beside("mine") for name in near if name == "mountain"),
        sum(houses(near) for near in beside("drugstore")),
        sum(houses(near) for near in beside("bank")),
        sum(2 * houses(near) for near in beside("saloon")),
        sum(houses(near) for kind in ("general_store", "city_hall") for near in beside(kind)),
        (seen.count("drugstore") + smiths) * ranches,
        (seen.count("bank") + smiths) * mines,
        (seen.count("church") + seen.count("general_store")) * houses(seen),
        3 * seen.count("hotel"),
        seen.count("city_hall") * len(offices),
        0 if law else -6 * seen.count("outlaws"),
    ]
    return [*result, sum(character_points(city, characters, sold).values())]


def character_points(city: City, characters: set[str], sold: int) -> dict[str, int]:
    """Return what each character scores."""
    seen = list(city.values())
    empty = {"empty", "outlaws"} if has_law(city, characters) else {"empty"}
    room = 72 if "captain" in characters else 64
    saloons = [2 * houses(around(city, place)) for place, name in city.items() if name == "saloon"]
    points = {
        "singer": max(saloons, default=0),
        "settler": sum(name in empty and "ranch" in around(city, place) for place, name in city.items()),
        "banker": 4 * seen.count("bank"),
        "auctioneer": 7 * sold,
        "captain": 6,
        "cowboy": 3 * seen.count("ranch"),
        "shopkeeper": 4 * seen.count("drugstore"),
        "undertaker": 2 * len(characters),
        "doctor": 5,
        "editor": len(characters & DOLLARS) + 4 * len(characters & ARROWS),
        "heroes": 6,
        "schoolteacher": houses(seen),
        "indian": -((len(city) - room) // 2),
        "paperboy": 3,
        "prospector": seen.count("mountain") + seen.count("mine"),
        "sheriff": 3 * seen.count("prison"),
    }
    return {name: points.get(name, 0) for name in characters}


def may_lie(city: City, characters: set[str], grid: Grid, row: int, col: int, outlaws_cover: bool = True) -> bool:
    """Return whether a card may be placed with its upper left parcel there."""
    card = {(row + r, col + c): grid[r][c] for r in (0, 1) for c in (0, 1)}
    if not city:
        return (row, col) == (0, 0)
    law = has_law(city, characters)
    if not all(_may_cover(city.get(place), name, law, outlaws_cover) for place, name in card.items()):
        return False
    if not _fits_frame(set(city) | set(card), "captain" in characters):
        return False
    sides = {(r + dr, c + dc) for r, c in card for dr, dc in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))}
    return bool(sides & set(city))


def _may_cover(below: str | None, above: str, law: bool, outlaws_cover: bool) -> bool:
    if below is None or below == "empty":
        return True
    if below == "outlaws":
        return law and (outlaws_cover or above != "outlaws")
    return below == above or (below, above) == ("house", "townhouse")


def _fits_frame(places: set[Place], captain: bool) -> bool:
    height = max(r for r, _ in places) - min(r for r, _ in places) + 1
    width = max(c for _, c in places) - min(c for _, c in places) + 1
    return (height <= 8 and width <= 8) or (captain and sorted((height, width)) <= [8, 9] and max(height, width) <= 9)


def may_sell(cards: list[tuple[str, int, int]], card: str) -> bool:
    """Return whether a laid card (name, row, column) overlaps no other and leaves the rest connected."""
    own = next(_footprint(row, col) for name, row, col in cards if name == card)
    others = [_footprint(row, col) for name, row, col in cards if name != card]
    if any(own & other for other in others):
        return False
    rest = set().union(*others) if others else set()
    return not rest or _connected(rest)


def _footprint(row: int, col: int) -> set[Place]:
    return {(row + r, col + c) for r in (0, 1) for c in (0, 1)}


def _connected(places: set[Place]) -> bool:
    first = next(iter(places))
    found, rest = {first}, [first]
    while rest:
        row, col = rest.pop()
        for place in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
            if place in places and place not in found:
                found.add(place)
                rest.append(place)
    return found == places
