"""The named constants of the Card Game, shared by compiled and plain modules."""

from __future__ import annotations

from typing import Final

# What lies on a parcel. NONE is a place without a card, EMPTY a parcel with nothing on it.
NONE: Final = 0
EMPTY: Final = 1
MOUNTAIN: Final = 2
HOUSE: Final = 3
TOWNHOUSE: Final = 4
MINE: Final = 5
RANCH: Final = 6
BLACKSMITH: Final = 7
DRUGSTORE: Final = 8
BANK: Final = 9
SALOON: Final = 10
HOTEL: Final = 11
GENERAL_STORE: Final = 12
CHURCH: Final = 13
PRISON: Final = 14
CITY_HALL: Final = 15
OUTLAWS: Final = 16
PARCELS: Final = 17

# Characters, in the order of the data file.
GUNSMITH: Final = 0
SINGER: Final = 1
LAWYER: Final = 2
SETTLER: Final = 3
BANKER: Final = 4
AUCTIONEER: Final = 5
CAPTAIN: Final = 6
COWBOY: Final = 7
SHOPKEEPER: Final = 8
UNDERTAKER: Final = 9
DOCTOR: Final = 10
EDITOR: Final = 11
HEROES: Final = 12
GOVERNOR: Final = 13
SCHOOLTEACHER: Final = 14
INDIAN: Final = 15
CHINESE_WORKER: Final = 16
PAPERBOY: Final = 17
PROSPECTOR: Final = 18
SHERIFF: Final = 19
HIRED_GUN: Final = 20
CHARACTERS: Final = 21
BEFORE_BIDS: Final = 5
QUESTIONS: Final = 7
"""How many characters can be used: five before the bids (CC35), two after them (CC36)."""

MAX_PLAYERS: Final = 6
ERA_CARDS: Final = 48
TERRAIN: Final = 96
"""A *card* is 0..95 for terrain, TERRAIN + character for a character."""
ALL_CARDS: Final = TERRAIN + CHARACTERS
QUARTERS: Final = 4
"""A terrain card shows four parcels: upper left, upper right, lower left, lower right."""
ALL_QUARTERS: Final = TERRAIN * QUARTERS
ALL_RANKS: Final = CHARACTERS * MAX_PLAYERS
"""Each back ranks the six suits."""
HIGHEST_BID: Final = 11
ERA_ROUNDS: Final = 9
ALL_ROUNDS: Final = 2 * ERA_ROUNDS
MARKET: Final = 8
"""The longest market: a character, five terrain cards and the two extra ones (CC99)."""
NOBODY: Final = 255
NO_CARD: Final = 255
REAL: Final = 3
"""Stands among the levels 0, 1, 2 of virtual players."""
CHARACTER_NEAREST: Final = 1
"""Whether the character lies nearest to the piles or farthest from them (R3)."""

# Where a card is: one of these, or one of the last three plus the number of a player.
UNSEEN: Final = 0
IN_MARKET: Final = 1
REMOVED: Final = 2
UNDER: Final = 3
KEPT: Final = 8
ASIDE: Final = 16
SOLD: Final = 24

# A city. Row and column run from -16 to 15; a parcel is kept at (row mod 16, column mod 16), which is unambiguous
# since no city is more than nine parcels long. Three sales move it by at most six parcels: -13 to 14.
SIDE: Final = 16
CELLS: Final = SIDE * SIDE
ALL_CELLS: Final = MAX_PLAYERS * CELLS
WRAP: Final = SIDE - 1
SPAN: Final = 2 * SIDE
LIMIT: Final = 8
MOST_TAKEN: Final = 21
"""No real player takes more cards (CC101)."""
MAX_LAID: Final = 30
"""Room for more, since a typed position may begin with cards already laid."""
ALL_LAID: Final = MAX_PLAYERS * MAX_LAID
NO_LAW: Final = 0
FULL_LAW: Final = 1
PARTIAL_LAW: Final = 2
"""What may cover Outlaws: nothing, anything, or anything but Outlaws (CC77, R21)."""
LAWS: Final = 3
SALES: Final = 3
SALE_POINTS: Final = 7

# Lines of the score pad (CC84a to CC84m).
RANCH_LINE: Final = 0
MINE_LINE: Final = 1
DRUGSTORE_LINE: Final = 2
BANK_LINE: Final = 3
SALOON_LINE: Final = 4
STORE_LINE: Final = 5
CITY_RANCH_LINE: Final = 6
CITY_MINE_LINE: Final = 7
CITY_HOUSE_LINE: Final = 8
HOTEL_LINE: Final = 9
CITY_HALL_LINE: Final = 10
OUTLAW_LINE: Final = 11
CHARACTER_LINE: Final = 12
LINES: Final = 13
FIRST_CITY_LINE: Final = CITY_RANCH_LINE
"""Before it, each building counts what lies around it; from it on, what the whole city holds."""
NO_LINE: Final = LINES
HOTEL_POINTS: Final = 3
OUTLAW_POINTS: Final = -6

# The sheet that `scoring.count` fills in a buffer: the lines, and from here on …
BEST_SALOON: Final = 13
COVERED: Final = 14
TOTAL: Final = 15
CHARACTER_POINTS: Final = 16
"""… the points of character c at CHARACTER_POINTS + c …"""
HOUSE_SUM: Final = 40
OFFICE_SUM: Final = 41
LAW: Final = 42
COUNT: Final = 48
"""… how many parcels show an element, at COUNT + element …"""
SHEET: Final = COUNT + PARCELS
"""… and here it ends."""

# Phases; phases.py says which module each belongs to.
SUIT_DEAL: Final = 0
SUIT_CHOICE: Final = 1
SUIT_NEXT: Final = 2
BACK: Final = 3
CHARACTER: Final = 4
LAY_OUT: Final = 5
ASK: Final = 6
USE: Final = 7
HELD: Final = 8
EXTRA: Final = 9
TAKE: Final = 10
PLACE: Final = 11
AFTER: Final = 12
BID: Final = 13
REVEAL: Final = 14
VIRTUAL_BID: Final = 15
NEXT: Final = 16
PAPERBOY_CHOICE: Final = 17
CLOSING: Final = 18
LAST_SALE: Final = 19
OVER: Final = 20
PHASES: Final = 21
# No position rests in these two: the move that leads to one of them continues immediately.
QUESTIONS_DUE: Final = 21
ROUND_OVER: Final = 22

# Stages of a round: before the bids are shown, after it, while cards are taken.
BIDDING: Final = 0
SHOWN: Final = 1
TAKING: Final = 2

# Who acts in a phase, besides CHANCE_BIT, RULES_BIT and 0 for none.
THE_TURN: Final = -1
THE_BIDDERS: Final = -2

# How suits are given (CC8).
SUITS_DEALT: Final = 0
SUITS_CHOSEN: Final = 1
SUITS_FIXED: Final = 2
SUIT_MODES: Final = ("dealt", "chosen", "fixed")

# Moves.
SUIT_MOVE: Final = 0
DONE_MOVE: Final = 8
SET_ASIDE_MOVE: Final = 9
NO_CHOICE_MOVE: Final = 10
BID_MOVE: Final = 16
USE_MOVE: Final = 32
DECLINE_MOVE: Final = 64
CHOOSE_MOVE: Final = 96
TAKE_MOVE: Final = 128
PLACE_MOVE: Final = 1024
"""PLACE_MOVE + (row + 16) * SPAN + column + 16."""
SELL_MOVE: Final = 2048
DRAW_TERRAIN: Final = 4096
DRAW_CHARACTER: Final = 4224
DRAW_BACK: Final = 4256
DRAW_BID: Final = 4288
DRAW_SUIT: Final = 4320

# What is recorded.
TOLD_SUIT: Final = 1
TOLD_BACK: Final = 2
TOLD_CHARACTER: Final = 3
TOLD_SKULL: Final = 4
TOLD_TERRAIN: Final = 5
TOLD_ASKED: Final = 6
TOLD_USED: Final = 7
TOLD_DECLINED: Final = 8
TOLD_CHOSE_BID: Final = 9
TOLD_BID: Final = 10
TOLD_ORDER: Final = 11
TOLD_TAKEN: Final = 12
TOLD_PLACED: Final = 13
TOLD_ASIDE: Final = 14
TOLD_SOLD: Final = 15
TOLD_REMOVED: Final = 16
TOLD_ROUND: Final = 17
TOLD_ERA: Final = 18
TOLD_PAPERBOY: Final = 19
TOLD_ENDED: Final = 20
TOLD_VOID: Final = 21
