"""The market: a character is drawn and skulls are resolved, then terrain is laid out (CC16, CC17, CC23 to CC28)."""

from __future__ import annotations

from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.position import Position
from carsonne.kernel.state import Buffer


def draws_into(s: Position, out: Buffer) -> int:
    """Write what CHANCE may draw: a back, a character or terrain."""
    if s.phase == codes.BACK:
        return backs_into(s, out)
    if s.phase == codes.CHARACTER:
        return characters_into(s, out)
    return terrain_into(s, out)


def answer(s: Position, seat: int, move: int) -> None:
    """Carry out what CHANCE has drawn."""
    if s.phase == codes.BACK:
        show_back(s, move - codes.DRAW_BACK)
        look_at_back(s)
    elif s.phase == codes.CHARACTER:
        draw_character(s, move - codes.DRAW_CHARACTER)
    else:
        draw_terrain(s, move)


def start_round(s: Position) -> None:
    """Draw the character of the round (CC16)."""
    s.tell(codes.TOLD_ROUND, s.era, s.round)
    turn_top(s)


# The character, and skulls


def characters_into(s: Position, out: Buffer) -> int:
    """Write the unseen characters (CC10)."""
    n = 0
    for character in range(codes.CHARACTERS):
        if s.card_at[codes.TERRAIN + character] == codes.UNSEEN:
            out.at[n] = codes.DRAW_CHARACTER + character
            n += 1
    return n


def backs_into(s: Position, out: Buffer) -> int:
    """Write the backs not seen yet: backs and faces are paired by chance (R9)."""
    n = 0
    for back in range(codes.CHARACTERS):
        if s.back_seen[back] == 0:
            out.at[n] = codes.DRAW_BACK + back
            n += 1
    return n


def turn_top(s: Position) -> None:
    """Turn the top character over; one that a skull had put under the pile is known already."""
    if s.known_top:
        draw_character(s, take_under(s))
    else:
        s.phase = codes.CHARACTER


def draw_character(s: Position, character: int) -> None:
    """Turn over a character, so that another back comes to the top (CC25)."""
    s.drawn = character
    s.drawn_back = s.back
    s.card_at[codes.TERRAIN + character] = codes.IN_MARKET
    s.tell(codes.TOLD_CHARACTER, character)
    if s.unseen_backs:
        s.phase = codes.BACK
    else:  # what skulls put under the pile comes to the top
        s.known_top = 1
        s.back = s.under_back[0]
        look_at_back(s)


def show_back(s: Position, back: int) -> None:
    """Put a back on top of the pile."""
    s.back_seen[back] = 1
    s.unseen_backs -= 1
    s.back = back


def look_at_back(s: Position) -> None:
    """Send the drawn character away if there is a skull, else put it in the market (CC25 to CC28)."""
    s.tell(codes.TOLD_BACK, s.back)
    if s.drawn == codes.NO_CARD:
        start_round(s)
    elif is_skull_due(s):
        put_under(s)
        turn_top(s)
    else:
        lay_out(s, codes.TERRAIN + s.drawn)
        s.drawn = codes.NO_CARD
        s.drawn_back = codes.NO_CARD
        s.phase = codes.LAY_OUT


def is_skull_due(s: Position) -> bool:
    """Return whether the back on top sends the drawn character away (CC25, CC28)."""
    return s.skulls[s.back] != 0 and not only_skulls(s)


def only_skulls(s: Position) -> bool:
    """Return whether neither the drawn card nor any card of the pile carries an order of suits (CC28)."""
    if s.skulls[s.drawn_back] == 0:
        return False
    for back in range(codes.CHARACTERS):
        if s.back_seen[back] == 0 and s.skulls[back] == 0:
            return False
    for i in range(s.under_count):
        if s.skulls[s.under_back[i]] == 0:
            return False
    return s.skulls[s.back] != 0


def put_under(s: Position) -> None:
    """Put the character just drawn face down under the pile (CC25)."""
    s.tell(codes.TOLD_SKULL, s.drawn, s.back)
    s.card_at[codes.TERRAIN + s.drawn] = codes.UNDER
    s.under_face[s.under_count] = s.drawn
    s.under_back[s.under_count] = s.drawn_back
    s.under_count += 1
    s.drawn = codes.NO_CARD
    s.drawn_back = codes.NO_CARD


def take_under(s: Position) -> int:
    """Draw the character that lies uppermost among those put under the pile."""
    face = s.under_face[0]
    s.under_count -= 1
    for i in range(s.under_count):
        s.under_face[i] = s.under_face[i + 1]
        s.under_back[i] = s.under_back[i + 1]
    s.under_face[s.under_count] = 0
    s.under_back[s.under_count] = 0
    return face


# Terrain


def terrain_of_a_round(players: int) -> int:
    """Return how many terrain cards a round lays out (CC17)."""
    return 4 if players == 4 else 5


def terrain_into(s: Position, out: Buffer) -> int:
    """Write the unseen terrain cards of this era (CC9, CC17)."""
    n = 0
    for card in range(s.era * codes.ERA_CARDS, s.era * codes.ERA_CARDS + codes.ERA_CARDS):
        if s.card_at[card] == codes.UNSEEN:
            out.at[n] = codes.DRAW_TERRAIN + card
            n += 1
    return n


def draw_terrain(s: Position, move: int) -> None:
    """Lay out terrain for the market; once all of it lies there, characters can be used (CC17, CC18)."""
    lay_out(s, move - codes.DRAW_TERRAIN)
    if s.market_size == 1 + terrain_of_a_round(s.players):
        s.stage = codes.BIDDING
        s.question = 0
        s.phase = codes.QUESTIONS_DUE


# Cards come and go


def lay_out(s: Position, card: int) -> None:
    """Add a card at the far end of the market (CC17, CC32)."""
    s.market[s.market_size] = card
    s.market_size += 1
    s.card_at[card] = codes.IN_MARKET
    if card < codes.TERRAIN:
        s.tell(codes.TOLD_TERRAIN, card, s.market_size - 1)


def take_out(s: Position, player: int, card: int) -> None:
    """Give a card of the market to a player; the others keep their positions (CC32)."""
    for i in range(s.market_size):
        if s.market[i] == card:
            s.market[i] = codes.NO_CARD
    s.card_at[card] = codes.KEPT + player
    s.tell(codes.TOLD_TAKEN, player, card)


def clear_away(s: Position) -> None:
    """Remove the cards that were not taken from the game (CC23, CC24)."""
    for i in range(s.market_size):
        card = s.market[i]
        if card != codes.NO_CARD:
            s.card_at[card] = codes.REMOVED
            s.tell(codes.TOLD_REMOVED, card)
        s.market[i] = codes.NO_CARD
    s.market_size = 0
