"""The actions and observations of the Card Game as data, and the offset of each part (docs/research.md)."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.rules import codes, words
from carsonne.games.carson_city_cards.rules.words import LEVELS, SUITS
from carsonne.kernel.scheme import Part, Scheme, starts

WINDOW: Final = 12
"""Rows and columns of the window over a city. It begins two above and two to the left of the city: no city is more than
nine parcels long, so that every place beside it is inside."""
WINDOW_CELLS: Final = WINDOW * WINDOW
MARGIN: Final = 2
ELEMENTS: Final = codes.PARCELS - 1
"""What a parcel can show; none of these where no card lies."""
SEEN_CARD: Final = codes.QUARTERS * ELEMENTS
PER_PLAYER: Final = ELEMENTS + 1
"""Planes of each player."""
_BY_PLAYER: Final = "by player: the observer, the seats after it, then virtual players"

ACTIONS: Final = (
    Part("suit", codes.MAX_PLAYERS, f"Choose a suit: {', '.join(SUITS)} (option suits=chosen)."),
    Part("done", 1, "End the turn: sell nothing more."),
    Part("aside", 1, "The card has no place: set it aside."),
    Part("nobody", 1, "The Paperboy brings nobody."),
    Part("bid", codes.HIGHEST_BID, "Bid the card 1 to 11."),
    Part("use", codes.CHARACTERS, f"Use a character: {', '.join(words.CHARACTERS)}."),
    Part("decline", codes.CHARACTERS, "Do not use it."),
    Part("choose", codes.CHARACTERS, "The Paperboy brings a character."),
    Part("take", codes.MARKET, "Take the card in this place of the market, counted from the piles."),
    Part("place", WINDOW_CELLS, "row * 12 + column: lay the card with its upper left quarter on a cell of the window."),
    Part("sell", WINDOW_CELLS, "row * 12 + column: sell the card whose upper left quarter lies on that cell."),
)

PLANES: Final = (
    Part(
        "city",
        codes.MAX_PLAYERS * PER_PLAYER,
        f"For each seat (the observer first, then the seats after it) 17 planes of its city: 1 where a parcel shows "
        f"{', '.join(words.PARCELS[1:])}; then the number of cards whose upper left quarter lies on a cell.",
        9,
    ),
)

VECTOR: Final = (
    Part("seats", 1, "How many seats play.", codes.MAX_PLAYERS),
    Part("players", codes.MAX_PLAYERS, f"1 for each player that there is, {_BY_PLAYER}."),
    Part("phase", codes.PHASES, f"One of: {', '.join(words.PHASES)}."),
    Part("stage", 3, "Before the bids are shown, after it, while cards are taken."),
    Part("era", 1, "0 or 1."),
    Part("round", 1, "Of the era, from 0 on.", codes.ERA_ROUNDS),
    Part("turn", codes.MAX_PLAYERS, "Whom the phase is about, by player."),
    Part("takes", 1, "Cards that the seat may still take in this turn.", 2),
    Part("question", codes.CHARACTERS, "The character whose use is the question."),
    Part("level", codes.MAX_PLAYERS * (len(LEVELS) + 1), f"By player one of {', '.join(LEVELS)}, real."),
    Part("suit", codes.MAX_PLAYERS * len(SUITS), f"By player one of {', '.join(SUITS)}."),
    Part("left", codes.MAX_PLAYERS * codes.HIGHEST_BID, "By player, the bid cards 1 to 11 that are not spent."),
    Part("chosen", codes.MAX_PLAYERS, "Whether a bid is chosen, by player."),
    Part("bid", codes.MAX_PLAYERS, "The bid by player, 0 where there is none or it lies face down.", codes.HIGHEST_BID),
    Part("bonus", codes.MAX_PLAYERS, "What characters add to it, by player.", 16),
    Part("void", codes.MAX_PLAYERS, "Whether the Lawyer has taken already and the bid counts for nothing, by player."),
    Part("two", codes.MAX_PLAYERS, "Whether the Chinese Worker takes two cards, by player."),
    Part("character", codes.MAX_PLAYERS * codes.CHARACTERS, "The characters that a player has, by player."),
    Part("turned", codes.CHARACTERS, "The characters that have been used and turned."),
    Part("sold", codes.MAX_PLAYERS, "Cards sold by the Auctioneer, by player.", 3),
    Part("law", codes.MAX_PLAYERS, "Whether there is law in the city, by player."),
    Part("score", codes.MAX_PLAYERS, "What each player would have if the game ended now.", 200, -50),
    Part(
        "line",
        codes.MAX_PLAYERS * codes.LINES,
        f"The lines of the score pad, by player, none of virtual ones: {', '.join(words.LINE_NAMES)}.",
        60,
        -60,
    ),
    Part("market", codes.MARKET, "1 where a card lies in the market, counted from the piles."),
    Part("attraction", codes.MARKET, "The attraction of the card there.", 20),
    Part("person", codes.MARKET * codes.CHARACTERS, "Which character lies there, if it is one."),
    Part("terrain", codes.MARKET * SEEN_CARD, "What the four quarters of the card there show, if it is terrain."),
    Part("holding", SEEN_CARD, "What the four quarters of the card show that is being placed."),
    Part("drawn", codes.CHARACTERS, "The character that is drawn while skulls are dealt with."),
    Part("skull", 1, "Whether the back on top of the pile of characters is a skull."),
    Part(
        "rank",
        codes.MAX_PLAYERS,
        "The place of each player's suit on the back on top, 1 the strongest; 0 without one.",
        6,
    ),
    Part(
        "order", codes.MAX_PLAYERS, "Which place each player has in the order of taking, from 1 on; 0 while unknown.", 6
    ),
    Part("reached", 1, "How many of them have begun to take.", codes.MAX_PLAYERS),
    Part("unseen", codes.ALL_CARDS, "The cards that may still turn up: terrain of both eras, then characters."),
    Part("under", codes.CHARACTERS, "The characters that skulls have put under the pile."),
    Part("last_sale", 1, "Whether the last sale has been offered."),
    Part("lawyer_with_worker", 1, "Option lawyer_with_worker."),
    Part("outlaws_cover", 1, "Option outlaws_cover."),
)

SCHEME: Final = Scheme(ACTIONS, PLANES, WINDOW, WINDOW, VECTOR)

_action: Final = starts(ACTIONS)
SUIT_ACTION: Final = _action["suit"]
DONE_ACTION: Final = _action["done"]
ASIDE_ACTION: Final = _action["aside"]
NOBODY_ACTION: Final = _action["nobody"]
BID_ACTION: Final = _action["bid"]
USE_ACTION: Final = _action["use"]
DECLINE_ACTION: Final = _action["decline"]
CHOOSE_ACTION: Final = _action["choose"]
TAKE_ACTION: Final = _action["take"]
PLACE_ACTION: Final = _action["place"]
SELL_ACTION: Final = _action["sell"]

_number: Final = starts(VECTOR)
AT_SEATS: Final = _number["seats"]
AT_PLAYERS: Final = _number["players"]
AT_PHASE: Final = _number["phase"]
AT_STAGE: Final = _number["stage"]
AT_ERA: Final = _number["era"]
AT_ROUND: Final = _number["round"]
AT_TURN: Final = _number["turn"]
AT_TAKES: Final = _number["takes"]
AT_QUESTION: Final = _number["question"]
AT_LEVEL: Final = _number["level"]
AT_SUIT: Final = _number["suit"]
AT_LEFT: Final = _number["left"]
AT_CHOSEN: Final = _number["chosen"]
AT_BID: Final = _number["bid"]
AT_BONUS: Final = _number["bonus"]
AT_VOID: Final = _number["void"]
AT_TWO: Final = _number["two"]
AT_CHARACTER: Final = _number["character"]
AT_TURNED: Final = _number["turned"]
AT_SOLD: Final = _number["sold"]
AT_LAW: Final = _number["law"]
AT_SCORE: Final = _number["score"]
AT_LINE: Final = _number["line"]
AT_MARKET: Final = _number["market"]
AT_ATTRACTION: Final = _number["attraction"]
AT_PERSON: Final = _number["person"]
AT_TERRAIN: Final = _number["terrain"]
AT_HOLDING: Final = _number["holding"]
AT_DRAWN: Final = _number["drawn"]
AT_SKULL: Final = _number["skull"]
AT_RANK: Final = _number["rank"]
AT_ORDER: Final = _number["order"]
AT_REACHED: Final = _number["reached"]
AT_UNSEEN: Final = _number["unseen"]
AT_UNDER: Final = _number["under"]
AT_LAST_SALE: Final = _number["last_sale"]
AT_LAWYER_WITH_WORKER: Final = _number["lawyer_with_worker"]
AT_OUTLAWS_COVER: Final = _number["outlaws_cover"]
