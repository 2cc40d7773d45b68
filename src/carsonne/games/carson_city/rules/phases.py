"""Which module each phase, step and interruption belongs to: what may be answered, what it does, what comes next."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city.rules import (
    characters,
    codes,
    construction,
    draft,
    duel_tiles,
    duels,
    final_scoring,
    income,
    kit_carson,
    land,
    market,
    placing,
    round_end,
    setting_up,
    track,
    windows,
)
from carsonne.kernel.dispatch import Dispatch

PHASES: Final = {
    codes.ASK_DRAFT: draft,
    codes.ASK_PICK: characters,
    codes.ASK_SETTLER: characters,
    codes.ASK_CAPTAIN: characters,
    codes.ASK_MONEY: characters,
    codes.ASK_WORKER: characters,
    codes.ASK_PLACE: placing,
    codes.ASK_KIT: kit_carson,
    codes.ASK_DUEL: duels,
    codes.ASK_TILES: duels,
    codes.ASK_WITHDRAW: duels,
    codes.ASK_LAND: land,
    codes.ASK_ROADS: windows,
    codes.ASK_OFFER: construction,
    codes.ASK_BUILD: construction,
    codes.ASK_HOUSE: construction,
    codes.ASK_CONSENT: construction,
    codes.ASK_KEPT: windows,
    codes.ASK_DOUBLE: income,
    codes.ASK_RAID: income,
    codes.ASK_POINTS: track,
    codes.ASK_BANKER: round_end,
    codes.ASK_CASH: round_end,
    codes.ASK_LAST_ROADS: windows,
    codes.ROLL_SIDE: setting_up,
    codes.ROLL_TILE: duel_tiles,
    codes.ROLL_BAG: market,
    codes.ROLL_TOWN: setting_up,
    codes.ROLL_ORDER: setting_up,
    codes.ROLL_DUEL: duels,
    codes.ROLL_GAMBLE: track,
}
STEPS: Final = {
    codes.DO_SIDES: setting_up,
    codes.DO_TILES: setting_up,
    codes.DO_MARKET: setting_up,
    codes.DO_CENTRE: setting_up,
    codes.DO_MOUNTAINS: setting_up,
    codes.DO_ORDER: setting_up,
    codes.DO_DRAFT: draft,
    codes.DO_PICK: characters,
    codes.DO_PLACE: placing,
    codes.DO_TRACK: track,
    codes.DO_BANKER: round_end,
    codes.DO_END: round_end,
    codes.DO_CASH: round_end,
    codes.DO_REFILL: round_end,
    codes.DO_LAST_ROADS: final_scoring,
}
INTERRUPTIONS: Final = {
    codes.SHOTS: duels,
    codes.HANDS: duels,
    codes.STANDING: duels,
    codes.CONSENT_DUE: construction,
    codes.CONSENT_GIVEN: construction,
    codes.CONSENT_REFUSED: construction,
}

legal_into: Final = Dispatch[int](PHASES, "phase", "legal_into")
answer: Final = Dispatch[None](PHASES, "phase", "answer")
chance_into: Final = Dispatch[int](PHASES, "phase", "chance_into")
happen: Final = Dispatch[None](PHASES, "phase", "happen")
run_step: Final = Dispatch[None](STEPS, "step", "run")
run_interruption: Final = Dispatch[None](INTERRUPTIONS, "pending", "run")
