"""Why a move is not allowed, in a sentence with its clause: one function for each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from carsonne.games.carson_city_cards.knowledge.placing_refusals import place
from carsonne.games.carson_city_cards.rules import codes, sales, suits, tables
from carsonne.games.carson_city_cards.rules.cards import owns
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.games.carson_city_cards.rules.words import CARDS, CHARACTERS, SUITS
from carsonne.kernel.why_not import WhyNot, player

Check: TypeAlias = Callable[[Position, int, int, Sequence[str]], WhyNot | None]

TAKE: Final = WhyNot("Now you take a card from the market; nobody may do without.", "CC21")
PLACE: Final = WhyNot("Now you place the card that you have taken.", "CC21")
NOT_THE_TIME: Final = WhyNot("Cards are sold only when you take one, and before the final scoring.", "CC98")
NO_AUCTIONEER: Final = WhyNot("Only the owner of the Auctioneer sells cards.", "CC94")
SOLD_OUT: Final = WhyNot("You have already sold three cards.", "CC94")
NOT_LAID: Final = WhyNot("That card does not lie in your city.", "CC94")
OVERLAPS: Final = WhyNot("A card that covers another or is covered by one cannot be sold.", "CC95")
FALLS_APART: Final = WhyNot("Without that card your city would fall apart.", "CC96")


def why_not(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    """Explain why a move is not allowed; None if it is legal."""
    if codes.SELL_MOVE <= move < codes.SELL_MOVE + codes.TERRAIN:
        return _sale(s, seat, move - codes.SELL_MOVE)
    return _CHECKS[s.phase](s, seat, move, names)


def called(character: int) -> str:
    """Return a character's name as people write it."""
    return CHARACTERS[character].replace("_", " ").title()


# Before the bids


def _suit(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    suit = move - codes.SUIT_MOVE
    if not 0 <= suit < codes.MAX_PLAYERS:
        return WhyNot("Now you choose a suit.", "CC8")
    if suits.is_taken(s, suit):
        return WhyNot(f"Somebody already plays with the {SUITS[suit]}.", "CC8")
    return None


def _use(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    character = tables.QUESTION_ORDER[s.question]
    if move in (codes.USE_MOVE + character, codes.DECLINE_MOVE + character):
        return None
    clause = "CC35" if s.stage == codes.BIDDING else "CC36"
    return WhyNot(f"Now you say whether you use the {called(character)}.", clause)


def _bid(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    value = move - codes.BID_MOVE
    if not 1 <= value <= codes.HIGHEST_BID:
        return WhyNot("Now you choose a bid card.", "CC19")
    if s.hand[seat] >> value & 1:
        return None
    if tables.HAND[codes.REAL] >> value & 1:
        return WhyNot(f"You have already played your {value}; bid cards come back in the next era.", "CC22")
    return WhyNot("Your bid cards run from 1 to 9.", "CC12")


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
        return WhyNot("That card is not in the market.", "CC21")
    who = "You have" if owner == seat else f"{_player(s, owner, names)} has"
    what = called(card - codes.TERRAIN) if card >= codes.TERRAIN else CARDS[card]
    return WhyNot(f"{who} already taken {'the ' if card >= codes.TERRAIN else ''}{what}.", "CC21")


def _player(s: Position, who: int, names: Sequence[str]) -> str:
    if who >= s.seats:
        return "A virtual player"
    name = player(who, names)
    return name[0].upper() + name[1:]


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
    return WhyNot("Now you may sell cards, or go on.", "CC98")


def _choose(s: Position, seat: int, move: int, names: Sequence[str]) -> WhyNot | None:
    character = move - codes.CHOOSE_MOVE
    if move == codes.NO_CHOICE_MOVE:
        return None
    if not 0 <= character < codes.CHARACTERS:
        return WhyNot("Now the Paperboy brings you a character that nobody has, or none.", "CC93")
    owner = s.card_at[codes.TERRAIN + character] - codes.KEPT
    if owner < 0:
        return None
    who = "You already have" if owner == seat else f"{_player(s, owner, names)} has"
    return WhyNot(f"{who} the {called(character)}.", "CC93")


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
