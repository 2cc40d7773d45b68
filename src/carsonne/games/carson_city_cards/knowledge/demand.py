"""What the cards of the market are worth to each player, to explain moves."""

from __future__ import annotations

from dataclasses import dataclass

from carsonne.games.carson_city_cards.knowledge import feature_codes, market_worth
from carsonne.games.carson_city_cards.knowledge.weights import scratch
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer


@dataclass(frozen=True)
class Demand:
    """The cards that lie in the market, and the points that each promises each player."""

    cards: list[int]
    points: list[list[float]]
    """By player, then by card; to a virtual player its attraction."""

    def worth(self, player: int, card: int) -> float:
        """Return what a card promises a player."""
        return self.points[player][self.cards.index(card)] if card in self.cards else 0.0

    def favourite(self, player: int) -> int | None:
        """Return the card that a player wants most."""
        return max(self.cards, key=lambda card: self.worth(player, card), default=None)


def demand(s: Position) -> Demand:
    """Return what each player wants now."""
    paper = scratch()
    market_worth.find_all_worths(s, Buffer(), Buffer(), paper)
    found, many = list(paper.worth_to), paper.cards
    points = [
        [found[player * codes.MARKET + i] / feature_codes.UNIT for i in range(many)] for player in range(s.players)
    ]
    return Demand(list(paper.card)[:many], points)
