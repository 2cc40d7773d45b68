"""Why land, a building, its house or a road cannot be had there, as a message with its clause (CB72 to CB88)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carsonne.games.carson_city.knowledge import words
from carsonne.games.carson_city.rules import codes, roads, sites, tables, town
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.why_not import WhyNot
from carsonne.locales import called, message

RIVER: Final = WhyNot(message("cc-refused-river"), "CB130")
NO_COWBOY_THERE: Final = WhyNot(message("cc-refused-no-right"), "CB73")
TWELVE: Final = WhyNot(message("cc-refused-twelve"), "CB75")
LAND: Final = WhyNot(message("cc-refused-land"), "CB73")
BUILD: Final = WhyNot(message("cc-refused-build"), "CB77")
KEPT: Final = WhyNot(message("cc-refused-kept"), "CB82")
HOUSE: Final = WhyNot(message("cc-refused-house"), "CB79")
NO_HOUSE_SITE: Final = WhyNot(message("cc-refused-no-house-site"), "CB79")
NOT_SERVED: Final = WhyNot(message("cc-refused-not-served"), "CB78")
HOUSE_NOT_SERVED: Final = WhyNot(message("cc-refused-house-not-served"), "CB79")
SITE_ITSELF: Final = WhyNot(message("cc-refused-site-itself"), "CB79")
REFUSED: Final = WhyNot(message("cc-refused-by-owner"), "CB81")
NO_ROADS_NOW: Final = WhyNot(message("cc-refused-no-roads-now"), "CB86")
NO_ROADS_YET: Final = WhyNot(message("cc-refused-no-roads-yet"), "CB86")
NO_ROADS: Final = WhyNot(message("cc-refused-no-roads"), "CB86")
ROAD_THERE: Final = WhyNot(message("cc-refused-road-there"), "CB87")
NOT_CONNECTED: Final = WhyNot(message("cc-refused-not-connected"), "CB87")
BRIDGE: Final = WhyNot(message("cc-refused-bridge"), "CB132")


# Land


def claim(s: Position, seat: int, parcel: int, names: Sequence[str], clause: str) -> WhyNot | None:
    """Explain why a parcel cannot be had for nothing."""
    if s.owner[parcel] != codes.NOBODY:
        return _owned(s, seat, parcel, names, clause)
    return RIVER if s.content[parcel] == codes.RIVER else None


def _owned(s: Position, seat: int, parcel: int, names: Sequence[str], clause: str) -> WhyNot:
    owner = s.owner[parcel]
    if owner == seat:
        return WhyNot(message("cc-refused-yours"), clause)
    return WhyNot(message("cc-refused-owned", name=called(owner, names)), clause)


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
    return None if price <= s.money[seat] else too_dear(s, seat, "cc-refused-parcel-costs", price, "CB72")


def too_dear(s: Position, seat: int, id: str, price: int, clause: str) -> WhyNot:
    """Refuse what costs more than the player has."""
    return WhyNot(message(id, price=price, money=s.money[seat]), clause)


# Buildings


def building(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a site does not suit the building at hand."""
    if move == codes.KEEP_MOVE:
        return None
    if not codes.BUILD_MOVE <= move < codes.POINTS_MOVE:
        return BUILD
    what, parcel = divmod(move - codes.BUILD_MOVE, codes.PARCELS)
    if what != s.hand:
        return WhyNot(message("cc-refused-other-building", building=words.content(s.hand)), "CB77")
    return site(s, seat, what, parcel, names)


def kept(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a site does not suit a kept building."""
    if move == codes.DONE_MOVE:
        return None
    if not codes.BUILD_MOVE <= move < codes.POINTS_MOVE:
        return KEPT
    what, parcel = divmod(move - codes.BUILD_MOVE, codes.PARCELS)
    if not 0 < what < codes.TYPES or not s.kept[seat * codes.TYPES + what]:
        return WhyNot(message("cc-refused-not-kept"), "CB82")
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
        return WhyNot(message("cc-refused-build-on-river"), "CB130")
    return WhyNot(message("cc-refused-occupied", building=words.content(s.content[parcel])), clause)


def _not_yours(s: Position, parcel: int, names: Sequence[str]) -> WhyNot:
    owner = s.owner[parcel]
    if owner == codes.NOBODY:
        return WhyNot(message("cc-refused-nobodys-land"), "CB77")
    return WhyNot(message("cc-refused-others-land", name=called(owner, names)), "CB77")


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
