"""The end of the game: first the incomplete features, then the farmers (CA33 to CA38)."""

from __future__ import annotations

from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.farms import score_farms
from carsonne.games.carcassonne.rules.position import Position
from carsonne.games.carcassonne.rules.scoring import score_incomplete


def end_game(s: Position) -> None:
    """Make the final scoring and end the game."""
    s.pause()
    score_incomplete(s)
    score_farms(s)
    s.phase = codes.OVER
    s.tell(codes.TOLD_ENDED)
