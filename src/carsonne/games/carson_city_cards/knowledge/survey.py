"""What the page shows to whoever asks: the score pads, and what each placement would change."""

from __future__ import annotations

from typing import Any

from carsonne.games.carson_city_cards.knowledge.holdings import parcel, places
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.sheets import lines, lines_with
from carsonne.games.carson_city_cards.rules.codes import LINE_IDS, NONE, PARCEL_NAMES, PLACE
from carsonne.games.carson_city_cards.rules.deck import CARD_IDS
from carsonne.games.carson_city_cards.rules.position import Position


def survey(s: Position) -> dict[str, Any]:
    """The score pad of every player, and what each placement of the card in hand would change."""
    found: dict[str, Any] = {"pads": [pad(s, player) for player in range(s.players)]}
    if s.phase == PLACE:
        found["placements"] = placements(s, s.turn, s.holding)
    return found


def placements(s: Position, seat: int, card: int) -> list[dict[str, Any]]:
    """For each legal place of a card: what it covers, and how every line of the score pad changes."""
    now = lines(s, seat)
    return [_placement(s, seat, card, row, col, now) for row, col in places(s, seat, card)]


def _placement(s: Position, seat: int, card: int, row: int, col: int, now: list[int]) -> dict[str, Any]:
    then = lines_with(s, seat, card, row, col)
    covers = [(row + r, col + c) for r in (0, 1) for c in (0, 1)]
    seen = [(r, c, parcel(s, seat, r, c)) for r, c in covers]
    return {
        "card": CARD_IDS[card],
        "row": row,
        "col": col,
        "covers": [{"row": r, "col": c, "parcel": PARCEL_NAMES[below]} for r, c, below in seen if below != NONE],
        "lines": {LINE_IDS[i]: then[i] - now[i] for i in range(len(now)) if then[i] != now[i]},
        "change": sum(then) - sum(now),
    }
