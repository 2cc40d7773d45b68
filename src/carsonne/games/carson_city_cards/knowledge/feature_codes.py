"""The features of a player's outlook, each with its number and its name in the file of weights."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.rules import codes, words
from carsonne.games.carson_city_cards.rules.tables import QUESTION_ORDER

# What a city shows: how many parcels of each element, at ELEMENT + element. The number 0, a place without a card,
# stands for the rounds themselves: it is always 1.
ELEMENT: Final = 0
ROUNDS: Final = 0
LAWFUL: Final = codes.PARCELS
"""Whether there is law."""
TAMED: Final = codes.PARCELS + 1
"""Outlaws where there is law."""

# What it has room for. A place is open if a whole card could lie over it.
HOUSE_SPOT: Final = codes.PARCELS + 2
"""What a house would bring on the best open place …"""
HOUSE_SPOTS: Final = codes.PARCELS + 3
"""… and on the next three."""
MOUNTAIN_SPOT: Final = codes.PARCELS + 4
MOUNTAIN_SPOTS: Final = codes.PARCELS + 5
MINE_SPOT: Final = codes.PARCELS + 6
"""The mountains around the best open place for a mine …"""
MINE_SPOTS: Final = codes.PARCELS + 7
"""… and around the next three."""
TRADE_SPOT: Final = codes.PARCELS + 8
"""The houses around the best open place for a building that counts them …"""
TRADE_SPOTS: Final = codes.PARCELS + 9
WINDOWS: Final = codes.PARCELS + 10
"""How many places there are for a card that shows something on each quarter, up to MANY_WINDOWS."""
FEW_WINDOWS: Final = codes.PARCELS + 11
"""How many fewer than FEW such places there are."""
HOLES: Final = codes.PARCELS + 12
"""Places without a card inside the frame."""
AREA: Final = codes.PARCELS + 13
"""Rows times columns of the frame."""

OWNED: Final = codes.PARCELS + 14
"""Whether a character is owned, at OWNED + character."""
READY: Final = OWNED + codes.CHARACTERS
"""How likely an arrow character that is not turned is to be of use in this era, at READY + place in QUESTION_ORDER."""
CHOICE_TO_COME: Final = READY + codes.QUESTIONS
"""Whether the Paperboy has still to choose."""
BIDS: Final = CHOICE_TO_COME + 1
"""How much stronger than the average the bid cards in hand are …"""
BIDS_SQUARED: Final = CHOICE_TO_COME + 2
"""… and the same for the squares of their strengths, which is high when some are very strong."""
FEATURES: Final = CHOICE_TO_COME + 3

MANY_WINDOWS: Final = 30
FEW: Final = 8
TOP: Final = 4
"""How many open places of each kind count."""

# Each feature has four weights: one that is always on, and those that fade with the rounds left.
FLAT: Final = 0
FIRST_ERA: Final = 1
"""… times the share of the first era's rounds that is left …"""
SECOND_ERA: Final = 2
"""… times that of the second era's …"""
SECOND_SQUARED: Final = 3
"""… times its square."""
COLUMNS: Final = 4
ALL_WEIGHTS: Final = FEATURES * COLUMNS

UNIT: Final = 10000
"""Worth is counted in ten-thousandths of a point."""
STRENGTH: Final = 100
"""Strengths of bid cards and the use of characters are counted in hundredths."""

FEATURE_NAMES: Final = (
    "rounds", *words.PARCELS[1:], "lawful", "tamed", "house_spot", "house_spots", "mountain_spot", "mountain_spots",
    "mine_spot", "mine_spots", "trade_spot", "trade_spots", "windows", "few_windows", "holes", "area",
    *(f"owned_{name}" for name in words.CHARACTERS), *(f"ready_{words.CHARACTERS[c]}" for c in QUESTION_ORDER),
    "choice_to_come", "bids", "bids_squared",
)  # fmt: skip
COLUMN_NAMES: Final = ("flat", "first_era", "second_era", "second_squared")
ALWAYS_ON: Final = (*range(READY, FEATURES),)
"""The features that vanish of themselves at the end and use the flat weight; all others must fade."""
assert len(FEATURE_NAMES) == FEATURES

VALUES: Final = 32
"""More than any value of a bid (CC102)."""
MEMORY: Final = 4096
"""How many cards on their best places are cached; a power of two."""

# Numbers that are not weights of features but govern how bids and uses are chosen.
SETTING_NAMES: Final = (
    "deny",  # how much of what a take costs the others counts, in hundredths
    "price",  # how much of the worth of a bid card is charged for using it now, in hundredths
    "guess",  # how far others' bids are guessed from what they want, against any card being as likely, in hundredths
    "heat",  # how far a bid may fall short of the best one and still be likely, in hundredths of a point
    "hold",  # how much of the worth of holding a character is charged for using it, in hundredths
)
DENY: Final = 0
PRICE: Final = 1
GUESS: Final = 2
HEAT: Final = 3
HOLD: Final = 4
SETTINGS: Final = 8
