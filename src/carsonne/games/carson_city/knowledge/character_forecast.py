"""What each character on offer gives immediately, and the points that it promises (CB107 to CB119)."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge.card_policy import card_worth
from carsonne.games.carson_city.knowledge.forecast_types import CharacterForecast
from carsonne.games.carson_city.knowledge.money_worth import kept_worth
from carsonne.games.carson_city.knowledge.purse import dollar, money_when_sold
from carsonne.games.carson_city.knowledge.town_worth import count_sites
from carsonne.games.carson_city.rules import codes, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import CHARACTERS


def offered(s: CarsonCityState, seat: int, moves: list[int]) -> list[CharacterForecast]:
    """Forecast the characters that a seat may choose."""
    if s.phase != codes.ASK_PICK:
        return []
    return [_character(s, seat, move) for move in moves if codes.PICK_MOVE <= move < codes.PICK_MOVE + codes.CHARACTERS]


def _character(s: CarsonCityState, seat: int, move: int) -> CharacterForecast:
    """Forecast one of them; money is taken where it is offered."""
    then = s.clone()
    assert isinstance(then, CarsonCityState)
    then.play(seat, move)
    if then.phase == codes.ASK_MONEY:
        then.play(seat, codes.MONEY_MOVE)
    return CharacterForecast(
        CHARACTERS[move - codes.PICK_MOVE],
        money=then.money[seat] - s.money[seat],
        roads=then.roads[seat] - s.roads[seat],
        strength=players.strength(then, seat) - players.strength(s, seat),
        points=promised(s, seat, move - codes.PICK_MOVE),
    )


def promised(s: CarsonCityState, seat: int, card: int) -> int:
    """Return the points that a card promises: its power, less what its cash limit and its late turn cost."""
    money = money_when_sold(s, seat)
    worth = card_worth(s, seat, card, count_sites(s, seat), money, dollar(s, seat, money))
    return round(worth - kept_worth(s, money))
