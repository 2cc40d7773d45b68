"""Characters: whose owner is asked when, and what each does in a round (CC18, CC20, CC34 to CC40, CC62 to CC66)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import bids, codes, market, tables, taking
from carsonne.games.carson_city_cards.rules.cards import seat_with
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer

BONUS = tables.BONUS
QUESTION_ORDER = tables.QUESTION_ORDER


def ask(s: Position) -> None:
    """Ask the next question in the order of play, or move on after the last one (CC35 to CC39)."""
    last = codes.BEFORE_BIDS if s.stage == codes.BIDDING else codes.QUESTIONS
    s.phase = codes.ASK
    if s.stage == codes.SHOWN:
        s.pause()
    while s.question < last:
        character = QUESTION_ORDER[s.question]
        if may_be_used(s, character):
            s.turn = seat_with(s, character)
            s.phase = codes.USE
            s.tell(codes.TOLD_ASKED, s.turn, character)
            return
        s.question += 1
    if s.stage == codes.BIDDING:
        s.phase = codes.BID
    else:
        s.stage = codes.TAKING
        bids.find_order(s)
        taking.next_taker(s)


def may_be_used(s: Position, character: int) -> bool:
    """Return whether a real player owns it, unturned, and the owner's Lawyer does not exclude it (CC33, CC37, CC63)."""
    owner = seat_with(s, character)
    if owner == codes.NOBODY or s.sideways >> character & 1:
        return False
    return owner != s.lawyer or (character == codes.CHINESE_WORKER and s.lawyer_with_worker != 0)


def draws_into(s: Position, out: Buffer) -> int:
    """Write the terrain that a character may add (CC64, CC66)."""
    return market.terrain_into(s, out)


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write using the character, and not using it (CC34)."""
    out.at[0] = codes.USE_MOVE + QUESTION_ORDER[s.question]
    out.at[1] = codes.DECLINE_MOVE + QUESTION_ORDER[s.question]
    return 2


def answer(s: Position, seat: int, move: int) -> None:
    """Take an owner's answer, let the rules continue, or lay out the card that CHANCE has drawn."""
    if s.phase == codes.ASK:
        s.question += 1
        ask(s)
    elif s.phase == codes.HELD:
        s.phase = codes.EXTRA
    elif s.phase == codes.EXTRA:
        add_card(s, move)
    elif move >= codes.DECLINE_MOVE:
        s.tell(codes.TOLD_DECLINED, seat, move - codes.DECLINE_MOVE)
        s.phase = codes.ASK
    else:
        use(s, seat, move - codes.USE_MOVE)


def use(s: Position, seat: int, character: int) -> None:
    """Turn a character sideways and use it (CC37)."""
    s.sideways |= 1 << character
    s.tell(codes.TOLD_USED, seat, character, BONUS[character])
    if character == codes.LAWYER:
        s.lawyer = seat
        taking.start_turn(s, seat, 1)
    elif character == codes.GOVERNOR:
        s.phase = codes.HELD
    elif character == codes.CHINESE_WORKER:
        s.worker = seat
        s.phase = codes.HELD
    else:
        s.bonus[seat] += BONUS[character]
        s.phase = codes.ASK


def add_card(s: Position, move: int) -> None:
    """Lay out one more card: the Governor takes now, the Chinese Worker later (CC64, CC66)."""
    market.lay_out(s, move - codes.DRAW_TERRAIN)
    if QUESTION_ORDER[s.question] == codes.GOVERNOR:
        taking.start_turn(s, s.turn, 1)
    else:
        s.question += 1
        s.phase = codes.QUESTIONS_DUE
