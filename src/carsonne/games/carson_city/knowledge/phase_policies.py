"""Which policy ranks the answers in each phase."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city.knowledge import (
    building_policy,
    card_policy,
    duel_policy,
    money_policy,
    placing_policy,
    road_policy,
)
from carsonne.games.carson_city.rules import codes
from carsonne.kernel.dispatch import Dispatch

POLICIES: Final = {
    codes.ASK_DRAFT: card_policy,
    codes.ASK_PICK: card_policy,
    codes.ASK_SETTLER: card_policy,
    codes.ASK_CAPTAIN: card_policy,
    codes.ASK_MONEY: card_policy,
    codes.ASK_WORKER: card_policy,
    codes.ASK_PLACE: placing_policy,
    codes.ASK_KIT: placing_policy,
    codes.ASK_DUEL: duel_policy,
    codes.ASK_TILES: duel_policy,
    codes.ASK_WITHDRAW: duel_policy,
    codes.ASK_LAND: building_policy,
    codes.ASK_ROADS: road_policy,
    codes.ASK_OFFER: building_policy,
    codes.ASK_BUILD: building_policy,
    codes.ASK_HOUSE: building_policy,
    codes.ASK_CONSENT: building_policy,
    codes.ASK_KEPT: building_policy,
    codes.ASK_DOUBLE: money_policy,
    codes.ASK_RAID: money_policy,
    codes.ASK_POINTS: money_policy,
    codes.ASK_BANKER: money_policy,
    codes.ASK_CASH: money_policy,
    codes.ASK_LAST_ROADS: road_policy,
}

move_worth: Final = Dispatch[float](POLICIES, "phase", "move_worth")
