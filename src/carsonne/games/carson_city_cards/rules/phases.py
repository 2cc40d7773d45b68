"""Which module each phase belongs to: what may be answered, what CHANCE may draw, what an answer or a draw does."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.rules import bids, characters, codes, ending, market, placing, suits, taking
from carsonne.kernel.dispatch import Dispatch

PHASES: Final = {
    codes.SUIT_DEAL: suits,
    codes.SUIT_CHOICE: suits,
    codes.SUIT_NEXT: suits,
    codes.BACK: market,
    codes.CHARACTER: market,
    codes.LAY_OUT: market,
    codes.ASK: characters,
    codes.USE: characters,
    codes.HELD: characters,
    codes.EXTRA: characters,
    codes.TAKE: taking,
    codes.PLACE: placing,
    codes.AFTER: taking,
    codes.BID: bids,
    codes.REVEAL: bids,
    codes.VIRTUAL_BID: bids,
    codes.NEXT: taking,
    codes.PAPERBOY_CHOICE: ending,
    codes.CLOSING: ending,
    codes.LAST_SALE: ending,
}

legal_into: Final = Dispatch[int](PHASES, "phase", "legal_into")
draws_into: Final = Dispatch[int](PHASES, "phase", "draws_into")
answer: Final = Dispatch[None](PHASES, "phase", "answer")
