"""Why a move is not allowed, as a message with its clause: one function for each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from carsonne.games.carson_city_cards.knowledge.placing_refusals import place
from carsonne.games.carson_city_cards.knowledge.words import person, player_name, suit, the_card
from carsonne.games.carson_city_cards.rules import codes, sales, suits, tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CHARACTERS, ERAS, SUITS
from carsonne.kernel.why_not import WhyNot
from carsonne.locales import message

Check: TypeAlias = Callable[[Position, int, int, Sequence[str]], WhyNot | None]

TAKE: Final = WhyNot(message("cards-refused-take"), "CC21")
PLACE: Final = WhyNot(message("cards-refused-place"), "CC21")
NOT_THE_TIME: Final = WhyNot(message("cards-refused-not-the-time"), "CC98")
NO_AUCTIONEER: Final = WhyNot(message("cards-refused-no-auctioneer"), "CC94")
SOLD_OUT: Final = WhyNot(message("cards-refused-sold-out"), "CC94")
NOT_LAID: Final = WhyNot(message("cards-refused-not-laid"), "CC94")
OVERLAPS: Final = WhyNot(message("cards-refused-overlaps"), "CC95")
FALLS_APART: Final = WhyNot(message("cards-refused-falls-apart"), "CC96")


def why_not(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a move is not allowed; None if it is legal."""
    if codes.SELL_MOVE <= move < codes.SELL_MOVE + codes.TERRAIN:
        return _sale(s, seat, move - codes.SELL_MOVE)
    return _CHECKS[s.phase](s, seat, move, names)


# Before the bids


def _suit(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    number = move - codes.SUIT_MOVE
    if not 0 <= number < codes.MAX_PLAYERS:
        return WhyNot(message("cards-refused-suit"), "CC8")
    if suits.is_taken(s, number):
        return WhyNot(message("cards-refused-suit-taken", suit=suit(SUITS[number])), "CC8")
    return None


def _use(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    character = tables.QUESTION_ORDER[s.question]
    if move in (codes.USE_MOVE + character, codes.DECLINE_MOVE + character):
        return None
    clause = "CC35" if s.stage == codes.BIDDING else "CC36"
    return WhyNot(message("cards-refused-use", person=person(CHARACTERS[character])), clause)


def _bid(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    value = move - codes.BID_MOVE
    if not 1 <= value <= codes.HIGHEST_BID:
        return WhyNot(message("cards-refused-bid"), "CC19")
    if s.hand[seat] >> value & 1:
        return None
    if tables.HAND[codes.REAL] >> value & 1:
        return WhyNot(message("cards-refused-spent", value=value, era=ERAS[s.era]), "CC22")
    return WhyNot(message("cards-refused-no-such-bid"), "CC12")


# Taking and placing


def _take(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    card = move - codes.TAKE_MOVE
    if not 0 <= card < codes.ALL_CARDS:
        return TAKE
    if card in s.market[: s.market_size]:
        return None
    return _elsewhere(s, seat, card, names)


def _elsewhere(s: Position, seat: int, card: int, names: Sequence[str]) -> WhyNot:
    """Explain where a card is that is not in the market."""
    owner = s.card_at[card] - codes.KEPT
    if not 0 <= owner < s.players:
        return WhyNot(message("cards-refused-not-offered"), "CC21")
    if owner == seat:
        return WhyNot(message("cards-refused-taken-yourself", card=the_card(s, card)), "CC21")
    return WhyNot(message("cards-refused-taken", name=player_name(s, owner, names), card=the_card(s, card)), "CC21")


def _place(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if move == codes.SET_ASIDE_MOVE or codes.PLACE_MOVE <= move < codes.SELL_MOVE:
        return place(s, seat, move)
    return PLACE


# Sales and the end


def _sale(s: Position, seat: int, card: int) -> WhyNot | None:
    if s.phase not in (codes.TAKE, codes.PLACE, codes.AFTER, codes.LAST_SALE):
        return NOT_THE_TIME
    if not owns(s, seat, codes.AUCTIONEER):
        return NO_AUCTIONEER
    if s.sold[seat] >= codes.SALES:
        return SOLD_OUT
    laid = s.laid_card[seat * codes.MAX_LAID : seat * codes.MAX_LAID + s.laid_count[seat]]
    if card not in laid:
        return NOT_LAID
    if not sales.is_alone(s, seat, list(laid).index(card)):
        return OVERLAPS
    return None if sales.stays_whole(s, seat, list(laid).index(card)) else FALLS_APART


def _after(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    if move == codes.DONE_MOVE:
        return None
    return WhyNot(message("cards-refused-sell"), "CC98")


def _choose(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    character = move - codes.CHOOSE_MOVE
    if move == codes.NO_CHOICE_MOVE:
        return None
    if not 0 <= character < codes.CHARACTERS:
        return WhyNot(message("cards-refused-choose"), "CC93")
    owner = s.card_at[codes.TERRAIN + character] - codes.KEPT
    if owner < 0:
        return None
    who = person(CHARACTERS[character])
    if owner == seat:
        return WhyNot(message("cards-refused-owned-yourself", person=who), "CC93")
    return WhyNot(message("cards-refused-owned", name=player_name(s, owner, names), person=who), "CC93")


_CHECKS: Final[dict[int, Check]] = {
    codes.SUIT_CHOICE: _suit,
    codes.USE: _use,
    codes.BID: _bid,
    codes.TAKE: _take,
    codes.PLACE: _place,
    codes.AFTER: _after,
    codes.PAPERBOY_CHOICE: _choose,
    codes.LAST_SALE: _after,
}
"""By the question that is asked."""
