"""What a seat may know: the only way out for a browser or a bot (R23)."""

from __future__ import annotations

from random import Random
from typing import Any

from carsonne.games.carson_city_cards.codes import (
    AFTER,
    BID,
    CHARACTER_NAMES,
    CHARACTERS,
    ERA_CARDS,
    ERAS,
    EXTRA,
    HELD,
    LAST_SALE,
    LEVELS,
    NO_CARD,
    NOBODY,
    PAPERBOY_CHOICE,
    PARCEL_NAMES,
    PHASE_NAMES,
    PLACE,
    QUEUE,
    REAL,
    REMOVED,
    REVEAL,
    SUIT_CHOICE,
    SUIT_DEAL,
    SUITS,
    TAKE,
    TERRAIN,
    UNSEEN,
    USE,
    VIRTUAL_BID,
)
from carsonne.games.carson_city_cards.deck import BACK_IDS, CARD_IDS
from carsonne.games.carson_city_cards.moves import CARDS, to_json
from carsonne.games.carson_city_cards.state import CarsonCityCards
from carsonne.games.carson_city_cards.tables import HAND

HIGHEST_BID = 11
TURNS = (SUIT_DEAL, SUIT_CHOICE, USE, HELD, EXTRA, TAKE, PLACE, AFTER, VIRTUAL_BID, PAPERBOY_CHOICE, LAST_SALE)
"""Phases that concern one player."""


def view(s: CarsonCityCards, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) sees it, with the seat's legal moves."""
    phase, turn, era, number = s.now()
    table = s.table()
    moves = [] if seat is None else s.legal(seat)
    where = s.whereabouts()
    return {
        "phase": PHASE_NAMES[phase],
        "turn": turn if phase in TURNS else None,
        "era": ERAS[era],
        "round": min(number, 8) + 1,
        "players": [player_view(s, other, seat) | {"score": total} for other, total in enumerate(s.totals())],
        "market": [None if card == NO_CARD else CARDS[card] for card in s.market_cards()],
        "drawn": None if table["drawn"] == NO_CARD else CHARACTER_NAMES[table["drawn"]],
        "question": CHARACTER_NAMES[QUEUE[table["question"]]] if phase == USE else None,
        "holding": None if table["holding"] == NO_CARD else CARD_IDS[table["holding"]],
        "takes": table["takes"],
        "back": back_view(s),
        "order": s.taking_order(),
        "reached": s.reached(),
        "under": [CHARACTER_NAMES[face] for face, _ in s.under_pile()],
        "removed": [CARDS[card] for card, place in enumerate(where) if place == REMOVED],
        "unseen": [CARDS[card] for card in unseen(s)],
        "moves": [to_json(move, turn, table["holding"]) for move in moves],
    }


def unseen(s: CarsonCityCards) -> list[int]:
    """The cards that may still turn up in this era: terrain of its pile, and characters."""
    where, era = s.whereabouts(), s.now()[2]
    pile = range(era * ERA_CARDS, era * ERA_CARDS + ERA_CARDS)
    return [card for card in (*pile, *range(TERRAIN, TERRAIN + CHARACTERS)) if where[card] == UNSEEN]


def back_view(s: CarsonCityCards) -> dict[str, Any] | None:
    """The back on top of the pile of characters: a skull, or suits from the strongest on."""
    back = s.table()["back"]
    if back == NO_CARD:
        return None
    _, _, ranks, skulls = s.deck()
    order = sorted(range(len(SUITS)), key=lambda suit: ranks[back * len(SUITS) + suit])
    return {"id": BACK_IDS[back], "skull": bool(skulls[back]), "order": [SUITS[suit] for suit in order]}


def bits(mask: int) -> list[int]:
    """The bid cards in a set of bits."""
    return [value for value in range(1, HIGHEST_BID + 1) if mask >> value & 1]


def player_view(s: CarsonCityCards, player: int, seat: int | None) -> dict[str, Any]:
    """What everybody sees of a player; a bid that is not shown yet only its owner."""
    facts, table = s.player(player), s.table()
    level = facts["level"]
    hidden = s.now()[0] in (BID, REVEAL) and player != seat
    seen: dict[str, Any] = {
        "kind": "real" if level == REAL else "virtual",
        "level": None if level == REAL else LEVELS[level],
        "suit": None if facts["suit"] == NOBODY else SUITS[facts["suit"]],
        "hand": bits(facts["hand"]),
        "spent": bits(HAND[level] & ~facts["hand"]),
        "chosen": facts["bid"] > 0,
        "bid": None if hidden or not facts["bid"] else facts["bid"],
        "bonus": facts["bonus"],
        "void": table["lawyer"] == player,
        "two": table["worker"] == player,
        "characters": [
            {"id": CHARACTER_NAMES[i], "turned": bool(table["turned"] >> i & 1)} for i in s.characters_of(player)
        ],
    }
    return seen | (city_view(s, player) if level == REAL else {"cards": [CARD_IDS[i] for i in s.cards_of(player)]})


def city_view(s: CarsonCityCards, seat: int) -> dict[str, Any]:
    """A city: its cards in the order in which they were laid, its parcels, and its lines of the score pad."""
    top, _, left, _ = s.frame(seat)
    return {
        "city": {
            "cards": [{"card": CARD_IDS[card], "row": row, "col": col} for card, row, col in s.laid(seat)],
            "row": top,
            "col": left,
            "parcels": [[PARCEL_NAMES[parcel] for parcel in row] for row in s.rows(seat)],
        },
        "law": s.law(seat),
        "sold": [CARD_IDS[i] for i in s.sold_of(seat)],
        "aside": [CARD_IDS[i] for i in s.aside_of(seat)],
        "lines": s.lines(seat),
    }


def imagine(s: CarsonCityCards, seat: int, rng: Random) -> CarsonCityCards:
    """The same position with other bids face down, as this seat might suppose them: nothing else is hidden."""
    guess = s.clone()
    assert isinstance(guess, CarsonCityCards)
    if s.now()[0] in (BID, REVEAL):
        for other in range(s.seats):
            facts = s.player(other)
            if other != seat and facts["bid"]:
                guess.put_bid(other, rng.choice(bits(facts["hand"])))
    return guess
