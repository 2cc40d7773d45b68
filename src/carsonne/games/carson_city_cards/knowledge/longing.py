"""What the cards of the market are worth to everybody, for those who explain moves."""

from __future__ import annotations

from dataclasses import dataclass

from carsonne.games.carson_city_cards.knowledge import feature_codes, wishes
from carsonne.games.carson_city_cards.knowledge.weights import desk
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer


@dataclass(frozen=True)
class Longing:
    """The cards that lie in the market, and the points that each promises each player."""

    cards: list[int]
    points: list[list[float]]
    """By player, then by card; to a virtual player its attraction."""

    def worth(self, player: int, card: int) -> float:
        """What a card promises a player."""
        return self.points[player][self.cards.index(card)] if card in self.cards else 0.0

    def favourite(self, player: int) -> int | None:
        """The card that a player wants most."""
        return max(self.cards, key=lambda card: self.worth(player, card), default=None)


def longing(s: Position) -> Longing:
    """What everybody wants now."""
    paper = desk()
    wishes.find_all_wishes(s, Buffer(), Buffer(), paper)
    found, many = list(paper.wish), paper.cards
    points = [
        [found[player * codes.MARKET + i] / feature_codes.UNIT for i in range(many)] for player in range(s.players)
    ]
    return Longing(list(paper.card)[:many], points)
