"""What the bots and the page know of the Card Game: what a placement changes, and what a card is worth."""

from __future__ import annotations

from random import Random
from typing import Any

from carsonne.games.carson_city_cards.codes import (
    BID,
    BID_MOVE,
    CHARACTER_NAMES,
    CHINESE_WORKER,
    CHOOSE_MOVE,
    DECLINE_MOVE,
    DONE_MOVE,
    ERA_ROUNDS,
    GOVERNOR,
    KEPT,
    LAST_SALE,
    LAWYER,
    LINE_IDS,
    NO_CARD,
    NO_CHOICE_MOVE,
    NONE,
    PAPERBOY_CHOICE,
    PARCEL_NAMES,
    PLACE,
    PLACE_MOVE,
    QUEUE,
    SELL_MOVE,
    SET_ASIDE_MOVE,
    SIDE,
    SPAN,
    TAKE,
    TAKE_MOVE,
    TERRAIN,
    USE,
    USE_MOVE,
)
from carsonne.games.carson_city_cards.deck import CARD_IDS
from carsonne.games.carson_city_cards.score import pad
from carsonne.games.carson_city_cards.state import CarsonCityCards
from carsonne.games.carson_city_cards.tables import BONUS
from carsonne.games.carson_city_cards.view import bits

# What a visible element may still bring with all rounds to come, in hundredths of a point.
HOPES = {
    "mountain": 30, "house": 50, "townhouse": 90, "mine": 70, "ranch": 30, "blacksmith": 50, "drugstore": 70,
    "bank": 70, "saloon": 120, "hotel": 80, "general_store": 140, "church": 140, "prison": 30, "city_hall": 60,
    "outlaws": 40,
}  # fmt: skip
PROMISE = {
    "singer": 9, "settler": 5, "banker": 9, "auctioneer": 9, "captain": 1, "cowboy": 5, "shopkeeper": 9,
    "undertaker": 5, "doctor": 2, "editor": 5, "heroes": 3, "governor": 9, "schoolteacher": 10, "indian": -14,
    "chinese_worker": 12, "paperboy": 6, "prospector": 8, "sheriff": 3, "hired_gun": 5, "gunsmith": 6, "lawyer": 6,
}  # fmt: skip
"""What a character may still bring with all rounds to come, in points."""
PRICE = 0.5
"""What a point of bid is worth in points of score."""


# What the page shows


def survey(s: CarsonCityCards) -> dict[str, Any]:
    """The score pad of every player, and what each placement of the card in hand would change."""
    phase, turn, *_ = s.now()
    found: dict[str, Any] = {"pads": [pad(s, player) for player in range(s.table()["players"])]}
    if phase == PLACE:
        found["placements"] = placements(s, turn, s.table()["holding"])
    return found


def placements(s: CarsonCityCards, seat: int, card: int) -> list[dict[str, Any]]:
    """For each legal place of a card: what it covers, and how every line of the score pad changes."""
    now = s.lines(seat)
    return [_placement(s, seat, card, row, col, now) for row, col in s.places(seat, card)]


def _placement(s: CarsonCityCards, seat: int, card: int, row: int, col: int, now: list[int]) -> dict[str, Any]:
    *then, _ = s.lines_with(seat, card, row, col)
    covers = [(row + r, col + c) for r in (0, 1) for c in (0, 1)]
    seen = [(r, c, s.parcel(seat, r, c)) for r, c in covers]
    return {
        "card": CARD_IDS[card],
        "row": row,
        "col": col,
        "covers": [{"row": r, "col": c, "parcel": PARCEL_NAMES[parcel]} for r, c, parcel in seen if parcel != NONE],
        "lines": {LINE_IDS[i]: then[i] - now[i] for i in range(len(now)) if then[i] != now[i]},
        "change": sum(then) - sum(now),
    }


# What things are worth to a seat


def share_left(s: CarsonCityCards) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    _, _, era, number = s.now()
    return max(0.0, 1 - (era * ERA_ROUNDS + number + 1) / (2 * ERA_ROUNDS))


def hopes(s: CarsonCityCards) -> list[int]:
    """The weight of each element now, in hundredths of a point."""
    share = share_left(s)
    return [int(HOPES.get(name, 0) * share) for name in PARCEL_NAMES]


def best_place(s: CarsonCityCards, seat: int, card: int, rng: Random | None = None) -> tuple[float, int | None]:
    """The worth of the best place of a card beyond the city as it is, and the move; None when it has no place."""
    weights = hopes(s)
    counts = s.counts(seat)
    base = 100 * sum(s.lines(seat)) + sum(n * w for n, w in zip(counts, weights, strict=True))
    places = s.weigh(seat, card, weights)
    if not places:
        return 0.0, None
    if rng is not None:
        rng.shuffle(places)
    row, col, total, worth = max(places, key=lambda place: 100 * place[2] + place[3])
    return (100 * total + worth - base) / 100, PLACE_MOVE + (row + SIDE) * SPAN + col + SIDE


def character_worth(s: CarsonCityCards, seat: int, character: int) -> float:
    """What a character brings now, and may still bring."""
    with_it = _with_character(s, seat, character)
    return sum(with_it.lines(seat)) - sum(s.lines(seat)) + PROMISE[CHARACTER_NAMES[character]] * share_left(s)


def _with_character(s: CarsonCityCards, seat: int, character: int) -> CarsonCityCards:
    copy = s.clone()
    assert isinstance(copy, CarsonCityCards)
    copy.put_place(TERRAIN + character, KEPT + seat)
    return copy


def worth(s: CarsonCityCards, seat: int, card: int) -> float:
    """What taking a card of the market is worth to a seat, in points."""
    if card >= TERRAIN:
        return character_worth(s, seat, card - TERRAIN)
    return best_place(s, seat, card)[0]


def market_worths(s: CarsonCityCards, seat: int) -> list[tuple[int, float]]:
    """The cards of the market with their worth, those first that virtual players would take first."""
    attraction = s.deck()[1]
    cards = [card for card in s.market_cards() if card != NO_CARD]
    cards.sort(key=lambda card: -attraction[card])
    return [(card, worth(s, seat, card)) for card in cards]


# How a bid may turn out


def behind(worths: list[float], others: int) -> float:
    """What is left for somebody before whom so many take, if they go by attraction."""
    rest = worths[others:]
    return max(rest) if rest else 0.0


def chances(s: CarsonCityCards, seat: int, value: int) -> list[float]:
    """How likely it is that 0, 1, 2 … others bid more, if each card left to them is as likely as the others."""
    found = [1.0]
    table = s.table()
    for other in range(table["players"]):
        if other != seat and other != table["lawyer"]:
            facts = s.player(other)
            hand = bits(facts["hand"])
            higher = [0.5 if card + facts["bonus"] == value else card + facts["bonus"] > value for card in hand]
            p = sum(higher) / len(hand) if hand else 0.0
            longer = [0.0] * (len(found) + 1)
            for i, chance in enumerate(found):
                longer[i] += chance * (1 - p)
                longer[i + 1] += chance * p
            found = longer
    return found


def expected(s: CarsonCityCards, seat: int, worths: list[float], value: int) -> float:
    """What a bid of this value brings on average."""
    return sum(chance * behind(worths, others) for others, chance in enumerate(chances(s, seat, value)))


def best_bid(s: CarsonCityCards, seat: int, worths: list[float], bonus: int) -> tuple[float, int]:
    """The bid with the best average, what the card could do later taken off."""
    hand = bits(s.player(seat)["hand"])
    return max((expected(s, seat, worths, card + bonus) - PRICE * card, card) for card in hand)


# The greedy bot


def choose(s: CarsonCityCards, seat: int, rng: Random) -> int:
    """The move of a greedy player. It looks at nothing that the seat may not know."""
    phase = s.now()[0]
    if phase == BID:
        return _bid(s, seat)
    if phase == TAKE:
        return TAKE_MOVE + max(market_worths(s, seat), key=lambda pair: pair[1])[0]
    if phase == PLACE:
        place = best_place(s, seat, s.table()["holding"], rng)[1]
        return SET_ASIDE_MOVE if place is None else place
    if phase == USE:
        return _answer(s, seat)
    if phase == PAPERBOY_CHOICE:
        return _leftover(s, seat)
    if phase == LAST_SALE:
        return _last_sale(s, seat)
    return DONE_MOVE if DONE_MOVE in s.legal(seat) else s.legal(seat)[0]


def _bid(s: CarsonCityCards, seat: int) -> int:
    facts = s.player(seat)
    if s.table()["lawyer"] == seat:
        return BID_MOVE + bits(facts["hand"])[0]
    worths = [value for _, value in market_worths(s, seat)]
    return BID_MOVE + best_bid(s, seat, worths, facts["bonus"])[1]


def _is_last_chance(s: CarsonCityCards) -> bool:
    return s.now()[3] == ERA_ROUNDS - 1


def _answer(s: CarsonCityCards, seat: int) -> int:
    character = QUEUE[s.table()["question"]]
    use = _gain(s, seat, character) > (0.0 if _is_last_chance(s) else _threshold(character))
    return (USE_MOVE if use else DECLINE_MOVE) + character


def _threshold(character: int) -> float:
    """How much a character must bring before its last round."""
    return {GOVERNOR: 10.0, CHINESE_WORKER: 7.0, LAWYER: 5.0}.get(character, 2.0)


def _gain(s: CarsonCityCards, seat: int, character: int) -> float:
    """What using a character brings now."""
    worths = [value for _, value in market_worths(s, seat)]
    facts = s.player(seat)
    if character == GOVERNOR:
        return max(worths)
    if character == CHINESE_WORKER:
        return sorted(worths)[-2]
    if character == LAWYER:
        return max(worths) - best_bid(s, seat, worths, facts["bonus"])[0] - PRICE * bits(facts["hand"])[0]
    if facts["bid"]:
        return _climb(s, seat, worths, BONUS[character])
    return best_bid(s, seat, worths, BONUS[character])[0] - best_bid(s, seat, worths, facts["bonus"])[0]


def _climb(s: CarsonCityCards, seat: int, worths: list[float], bonus: int) -> float:
    """What more value for a bid that is on the table brings."""
    table = s.table()
    mine = s.player(seat)
    values = []
    for other in range(table["players"]):
        if other not in (seat, table["lawyer"]):
            facts = s.player(other)
            values.append(facts["bid"] + facts["bonus"])
    before = sum(value >= mine["bid"] + mine["bonus"] for value in values)
    after = sum(value >= mine["bid"] + mine["bonus"] + bonus for value in values)
    return behind(worths, after) - behind(worths, before)


def _leftover(s: CarsonCityCards, seat: int) -> int:
    """The Paperboy's choice: whoever brings the most."""
    choices = [move - CHOOSE_MOVE for move in s.legal(seat) if move >= CHOOSE_MOVE]
    now = sum(s.lines(seat))
    points = [(sum(_with_character(s, seat, i).lines(seat)) - now, i) for i in choices]
    best, character = max(points, default=(0, 0))
    return CHOOSE_MOVE + character if best > 0 else NO_CHOICE_MOVE


def _last_sale(s: CarsonCityCards, seat: int) -> int:
    """Sell while it brings more than it costs."""
    now = sum(s.lines(seat))
    points = []
    for move in s.legal(seat):
        if move >= SELL_MOVE:
            copy = s.clone()
            copy.play(seat, move)
            points.append((copy.scores()[seat] - now, move))
    best, move = max(points, default=(0, DONE_MOVE))
    return move if best > 0 else DONE_MOVE
