"""The survey: the score pads, and what each placement would change."""

from __future__ import annotations

from msgspec import UNSET

from carsonne.games.carson_city_cards.knowledge.accessors import places
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.sheets import lines, lines_with
from carsonne.games.carson_city_cards.knowledge.survey_types import CoveredParcel, Placement, Survey
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.city import parcel_at
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import LINE_IDS, PARCELS, TERRAINS


def survey(s: Position) -> Survey:
    """Return the score pad of every player, and what each placement of the card in hand would change."""
    pads = [pad(s, player) for player in range(s.players)]
    return Survey(pads, placements(s, s.turn, s.holding) if s.phase == codes.PLACE else UNSET)


def placements(s: Position, seat: int, card: int) -> list[Placement]:
    """Return for each legal place of a card what it covers, and how every line of the score pad changes."""
    now = lines(s, seat)
    return [_placement(s, seat, card, row, col, now) for row, col in places(s, seat, card)]


def _placement(s: Position, seat: int, card: int, row: int, col: int, now: list[int]) -> Placement:
    then = lines_with(s, seat, card, row, col)
    return Placement(
        card=TERRAINS[card],
        row=row,
        col=col,
        covers=[covered for r in (0, 1) for c in (0, 1) for covered in _covered(s, seat, row + r, col + c)],
        lines={LINE_IDS[i]: then[i] - now[i] for i in range(len(now)) if then[i] != now[i]},
        change=sum(then) - sum(now),
    )


def _covered(s: Position, seat: int, row: int, col: int) -> list[CoveredParcel]:
    """Return the parcel at a place, if there is one."""
    name = PARCELS[parcel_at(s, seat, row, col)]
    return [] if name == "none" else [CoveredParcel(row, col, name)]
