"""What the bots know of the Card Game: what a card is worth, how a bid may turn out, and the greedy player's moves."""

from __future__ import annotations

from random import Random

from carsonne.games.carson_city_cards.knowledge import appraisal
from carsonne.games.carson_city_cards.knowledge.holdings import hand_of, market_cards
from carsonne.games.carson_city_cards.knowledge.hopes import hope_for
from carsonne.games.carson_city_cards.rules import codes, scoring
from carsonne.games.carson_city_cards.rules.bids import is_void, value_of
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.tables import BONUS, QUESTION_ORDER
from carsonne.kernel.state import Buffer

PRICE = 0.5
"""What a point of bid is worth in points of score."""


# What things are worth to a seat


def best_place(s: Position, seat: int, card: int, rng: Random | None = None) -> tuple[float, int | None]:
    """The worth of the best place of a card beyond the city as it is, and the move; None when it has no place."""
    moves, worths, sheet = Buffer(), Buffer(), Buffer()
    n = appraisal.weigh_places(s, seat, card, moves, worths, sheet)
    if n == 0:
        return 0.0, None
    places = list(zip(worths.head(n), moves.head(n), strict=True))
    if rng is not None:
        rng.shuffle(places)
    worth, move = max(places, key=lambda place: place[0])
    return (worth - appraisal.prospects_now(s, seat, sheet)) / 100, move


def character_gain(s: Position, seat: int, character: int) -> int:
    """What a character brings now."""
    sheet = Buffer()
    return appraisal.total_with_character(s, seat, character, sheet) - scoring.total_of(s, seat, sheet)


def worth(s: Position, seat: int, card: int) -> float:
    """What taking a card of the market is worth to a seat, in points."""
    if card >= codes.TERRAIN:
        character = card - codes.TERRAIN
        return character_gain(s, seat, character) + hope_for(s, character)
    return best_place(s, seat, card)[0]


def market_worths(s: Position, seat: int) -> list[tuple[int, float]]:
    """The cards of the market with their worth, those first that virtual players would take first."""
    attraction = s.attraction
    cards = [card for card in market_cards(s) if card != codes.NO_CARD]
    cards.sort(key=lambda card: -attraction[card])
    return [(card, worth(s, seat, card)) for card in cards]


# How a bid may turn out


def behind(worths: list[float], others: int) -> float:
    """What is left for somebody before whom so many take, if they go by attraction."""
    rest = worths[others:]
    return max(rest) if rest else 0.0


def chances(s: Position, seat: int, value: int) -> list[float]:
    """How likely it is that 0, 1, 2 … others bid more, if each card left to them is as likely as the others."""
    found = [1.0]
    for other in range(s.players):
        if other != seat and not is_void(s, other):
            hand, bonus = hand_of(s, other), s.bonus[other]
            higher = [0.5 if card + bonus == value else card + bonus > value for card in hand]
            p = sum(higher) / len(hand) if hand else 0.0
            longer = [0.0] * (len(found) + 1)
            for i, chance in enumerate(found):
                longer[i] += chance * (1 - p)
                longer[i + 1] += chance * p
            found = longer
    return found


def expected(s: Position, seat: int, worths: list[float], value: int) -> float:
    """What a bid of this value brings on average."""
    return sum(chance * behind(worths, others) for others, chance in enumerate(chances(s, seat, value)))


def best_bid(s: Position, seat: int, worths: list[float], bonus: int) -> tuple[float, int]:
    """The bid with the best average, what the card could do later taken off."""
    return max((expected(s, seat, worths, card + bonus) - PRICE * card, card) for card in hand_of(s, seat))


# The greedy bot


def choose(s: Position, seat: int, rng: Random) -> int:
    """The move of a greedy player. It looks at nothing that the seat may not know."""
    phase = s.phase
    if phase == codes.BID:
        return _bid(s, seat)
    if phase == codes.TAKE:
        return codes.TAKE_MOVE + max(market_worths(s, seat), key=lambda pair: pair[1])[0]
    if phase == codes.PLACE:
        place = best_place(s, seat, s.holding, rng)[1]
        return codes.SET_ASIDE_MOVE if place is None else place
    if phase == codes.USE:
        return _answer(s, seat)
    if phase == codes.PAPERBOY_CHOICE:
        return _leftover(s, seat)
    if phase == codes.LAST_SALE:
        return _last_sale(s, seat)
    return codes.DONE_MOVE if codes.DONE_MOVE in s.legal(seat) else s.legal(seat)[0]


def _bid(s: Position, seat: int) -> int:
    if is_void(s, seat):
        return codes.BID_MOVE + hand_of(s, seat)[0]
    worths = [value for _, value in market_worths(s, seat)]
    return codes.BID_MOVE + best_bid(s, seat, worths, s.bonus[seat])[1]


def _is_last_chance(s: Position) -> bool:
    return s.round == codes.ERA_ROUNDS - 1


def _answer(s: Position, seat: int) -> int:
    character = QUESTION_ORDER[s.question]
    use = _gain(s, seat, character) > (0.0 if _is_last_chance(s) else _threshold(character))
    return (codes.USE_MOVE if use else codes.DECLINE_MOVE) + character


def _threshold(character: int) -> float:
    """How much a character must bring before its last round."""
    return {codes.GOVERNOR: 10.0, codes.CHINESE_WORKER: 7.0, codes.LAWYER: 5.0}.get(character, 2.0)


def _gain(s: Position, seat: int, character: int) -> float:
    """What using a character brings now."""
    worths = [value for _, value in market_worths(s, seat)]
    bonus = s.bonus[seat]
    if character == codes.GOVERNOR:
        return max(worths)
    if character == codes.CHINESE_WORKER:
        return _bid_again(s, seat, worths) if is_void(s, seat) else sorted(worths)[-2]
    if character == codes.LAWYER:
        return max(worths) - best_bid(s, seat, worths, bonus)[0] - PRICE * hand_of(s, seat)[0]
    if s.bid[seat]:
        return _climb(s, seat, worths, BONUS[character])
    return best_bid(s, seat, worths, BONUS[character])[0] - best_bid(s, seat, worths, bonus)[0]


def _bid_again(s: Position, seat: int, worths: list[float]) -> float:
    """What a turn brings to somebody whose bid is void and would be spent on nothing."""
    return best_bid(s, seat, worths, 0)[0] + PRICE * hand_of(s, seat)[0]


def _climb(s: Position, seat: int, worths: list[float], bonus: int) -> float:
    """What more value for a bid that is on the table brings."""
    mine = value_of(s, seat)
    others = [value_of(s, other) for other in range(s.players) if other != seat and not is_void(s, other)]
    before = sum(value >= mine for value in others)
    after = sum(value >= mine + bonus for value in others)
    return behind(worths, after) - behind(worths, before)


def _leftover(s: Position, seat: int) -> int:
    """The Paperboy's choice: whoever brings the most."""
    choices = [move - codes.CHOOSE_MOVE for move in s.legal(seat) if move >= codes.CHOOSE_MOVE]
    points = [(character_gain(s, seat, character), character) for character in choices]
    best, character = max(points, default=(0, 0))
    return codes.CHOOSE_MOVE + character if best > 0 else codes.NO_CHOICE_MOVE


def _last_sale(s: Position, seat: int) -> int:
    """Sell while it brings more than it costs."""
    now = s.scores()[seat]
    points = []
    for move in s.legal(seat):
        if move >= codes.SELL_MOVE:
            copy = s.clone()
            copy.play(seat, move)
            points.append((copy.scores()[seat] - now, move))
    best, move = max(points, default=(0, codes.DONE_MOVE))
    return move if best > 0 else codes.DONE_MOVE
