"""The table before anything has happened: players, deck and empty cities (CC7, CC9 to CC11)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.city import clear_frame
from carsonne.games.carson_city_cards.rules.deck import Deck
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.fields import write


def set_up(s: Position, levels: list[int], deck: Deck) -> None:
    """Add virtual players of some levels to the seats, with nothing in play yet, and prepare a deck."""
    s.players = s.seats + len(levels)
    real = [codes.REAL] * codes.MAX_PLAYERS
    write(s, "level", real[: s.seats] + levels + real[s.players :])
    write(s, "suit", [codes.NOBODY] * codes.MAX_PLAYERS)
    write(s, "market", [codes.NO_CARD] * codes.MARKET)
    s.back = s.drawn = s.drawn_back = s.holding = codes.NO_CARD
    s.lawyer = s.worker = codes.NOBODY
    s.unseen_backs = codes.CHARACTERS
    for seat in range(codes.MAX_PLAYERS):
        clear_frame(s, seat)
    for name, numbers in vars(deck).items():
        write(s, name, numbers)
