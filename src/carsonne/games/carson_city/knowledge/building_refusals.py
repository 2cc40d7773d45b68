"""Why land, a building, its house or a road cannot be had there, in a sentence with its clause (CB72 to CB88)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carsonne.games.carson_city.rules import codes, roads, sites, tables, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.words import CONTENTS
from carsonne.kernel.why_not import WhyNot, player

RIVER: Final = WhyNot("Nobody can own the river.", "CB130")
NO_COWBOY_THERE: Final = WhyNot("You have no cowboy on this parcel, so you have no right to buy it.", "CB73")
TWELVE: Final = WhyNot("You already own twelve parcels, the most that anybody can.", "CB75")
LAND: Final = WhyNot("Now you buy land that your cowboys stand on, or stop buying.", "CB73")
BUILD: Final = WhyNot("Choose a parcel for your new building, or keep it.", "CB77")
KEPT: Final = WhyNot("Now you may place buildings that you have kept, or go on.", "CB82")
HOUSE: Final = WhyNot("Choose a parcel for the house that comes with your building.", "CB79")
NO_HOUSE_SITE: Final = WhyNot("There is no second parcel for the house that must come with this building.", "CB79")
NOT_SERVED: Final = WhyNot("No road reaches this parcel.", "CB78")
HOUSE_NOT_SERVED: Final = WhyNot("No road reaches this parcel, and a house needs one.", "CB79")
SITE_ITSELF: Final = WhyNot("Your building will stand here; its house goes on another parcel.", "CB79")
REFUSED: Final = WhyNot("The owner has already refused a house for this building.", "CB81")
NO_ROADS_NOW: Final = WhyNot("Roads are laid only when nobody else is asked at the same time.", "CB86")
NO_ROADS_YET: Final = WhyNot("No roads are laid before the first round.", "CB86")
NO_ROADS: Final = WhyNot("You have no roads left.", "CB86")
ROAD_THERE: Final = WhyNot("There is already a road here.", "CB87")
NOT_CONNECTED: Final = WhyNot("A new road has to touch a road that is already there.", "CB87")
BRIDGE: Final = WhyNot("A road across the river is a bridge and takes two roads; you have one.", "CB132")


# Land


def claim(s: Position, seat: int, parcel: int, names: Sequence[str], clause: str) -> WhyNot | None:
    """Explain why a parcel cannot be had for nothing."""
    if s.owner[parcel] != codes.NOBODY:
        return _owned(s, seat, parcel, names, clause)
    return RIVER if s.content[parcel] == codes.RIVER else None


def _owned(s: Position, seat: int, parcel: int, names: Sequence[str], clause: str) -> WhyNot:
    owner = s.owner[parcel]
    who = "You already own" if owner == seat else f"{_capital(player(owner, names))} already owns"
    return WhyNot(f"{who} this parcel.", clause)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def land(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a parcel cannot be bought."""
    if move == codes.DONE_MOVE:
        return None
    if not codes.BUY_MOVE <= move < codes.HOUSE_MOVE:
        return LAND
    parcel = move - codes.BUY_MOVE
    if s.owner[parcel] != codes.NOBODY:
        return _owned(s, seat, parcel, names, "CB73")
    if not s.stand[parcel] >> seat & 1:
        return NO_COWBOY_THERE
    if s.parcels[seat] >= codes.MAX_PARCELS:
        return TWELVE
    price = town.price(s, parcel)
    return None if price <= s.money[seat] else too_dear(s, seat, f"This parcel costs ${price}", "CB72")


def too_dear(s: Position, seat: int, costs: str, clause: str) -> WhyNot:
    """Refuse what costs more than the player has."""
    return WhyNot(f"{costs}, and you have ${s.money[seat]}.", clause)


# Buildings


def building(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a site does not suit the building at hand."""
    if move == codes.KEEP_MOVE:
        return None
    if not codes.BUILD_MOVE <= move < codes.POINTS_MOVE:
        return BUILD
    what, parcel = divmod(move - codes.BUILD_MOVE, codes.PARCELS)
    if what != s.hand:
        return WhyNot(f"The building you have just bought is a {CONTENTS[s.hand]}.", "CB77")
    return site(s, seat, what, parcel, names)


def kept(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a site does not suit a kept building."""
    if move == codes.DONE_MOVE:
        return None
    if not codes.BUILD_MOVE <= move < codes.POINTS_MOVE:
        return KEPT
    what, parcel = divmod(move - codes.BUILD_MOVE, codes.PARCELS)
    if not 0 < what < codes.TYPES or not s.kept[seat * codes.TYPES + what]:
        return WhyNot("You have not kept such a building.", "CB82")
    return site(s, seat, what, parcel, names)


def site(s: Position, seat: int, what: int, parcel: int, names: Sequence[str]) -> WhyNot | None:
    """Explain what stands against a building on a parcel."""
    if s.content[parcel] != codes.BARE:
        return _occupied(s, parcel, "CB77")
    if s.owner[parcel] != seat:
        return _not_yours(s, parcel, names)
    if tables.NEEDS_HOUSE[what] and not s.served[parcel]:
        return NOT_SERVED
    return None if sites.has_house(s, seat, what) else NO_HOUSE_SITE


def _occupied(s: Position, parcel: int, clause: str) -> WhyNot:
    if s.content[parcel] == codes.RIVER:
        return WhyNot("Nothing is built on the river.", "CB130")
    return WhyNot(f"There is already a {CONTENTS[s.content[parcel]]} on this parcel.", clause)


def _not_yours(s: Position, parcel: int, names: Sequence[str]) -> WhyNot:
    owner = s.owner[parcel]
    whose = "Nobody owns" if owner == codes.NOBODY else f"{_capital(player(owner, names))} owns"
    return WhyNot(f"{whose} this parcel; you build on your own land.", "CB77")


def house(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a parcel does not suit the house of the building at hand."""
    if not codes.HOUSE_MOVE <= move < codes.FIGHT_MOVE:
        return HOUSE
    parcel = move - codes.HOUSE_MOVE
    if parcel == s.site:
        return SITE_ITSELF
    if s.content[parcel] != codes.BARE:
        return _occupied(s, parcel, "CB79")
    if not s.served[parcel]:
        return HOUSE_NOT_SERVED
    return None if sites.may_house(s, seat, parcel, s.hand) else REFUSED


# Roads


def road(s: Position, seat: int, edge: int) -> WhyNot | None:
    """Explain why a road cannot be laid beside the answer to the question (CB86)."""
    if s.phase == codes.ASK_DRAFT:
        return NO_ROADS_YET
    if not roads.may_lay_now(s):
        return NO_ROADS_NOW
    if not s.roads[seat]:
        return NO_ROADS
    if roads.may_lay(s, edge, s.roads[seat]):
        return None
    if s.edges[edge]:
        return ROAD_THERE
    return BRIDGE if roads.may_lay(s, edge, codes.BRIDGE) else NOT_CONNECTED
