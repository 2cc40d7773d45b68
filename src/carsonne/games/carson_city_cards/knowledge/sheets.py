"""What each player has now: the numbers of the score pads."""

from __future__ import annotations

from carsonne.games.carson_city_cards.knowledge.survey_types import Breakdown
from carsonne.games.carson_city_cards.rules import codes, scoring
from carsonne.games.carson_city_cards.rules.city import show_card
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer


def sheet(s: Position, seat: int) -> list[int]:
    """Return the sheet of a real player, with its places as in `codes`."""
    out = Buffer()
    scoring.count(s, seat, out)
    return out.head(codes.SHEET)


def lines(s: Position, seat: int) -> list[int]:
    """Return the thirteen lines of the score pad of a real player."""
    return sheet(s, seat)[: codes.LINES]


def lines_with(s: Position, seat: int, card: int, row: int, col: int) -> list[int]:
    """Return the thirteen lines as they would be with a card laid there."""
    then = s.clone()
    assert isinstance(then, Position)
    show_card(then, seat, card, row, col)
    return lines(then, seat)


def counts(s: Position, seat: int) -> list[int]:
    """Count the parcels of a city that show each element."""
    return sheet(s, seat)[codes.COUNT :]


def totals(s: Position) -> list[int]:
    """Return what each player, real or virtual, would have if the game ended now."""
    out = Buffer()
    scoring.totals_into(s, s.players, out)
    return out.head(s.players)


def breakdown(s: Position) -> list[Breakdown]:
    """Return each seat's points by line of the pad."""
    return [Breakdown(*lines(s, seat)) for seat in range(s.seats)]
