"""The names that the Card Game's data uses, in the order of their numbers."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

TerrainId: TypeAlias = Literal[
    "I-01", "I-02", "I-03", "I-04", "I-05", "I-06", "I-07", "I-08", "I-09", "I-10", "I-11", "I-12",
    "I-13", "I-14", "I-15", "I-16", "I-17", "I-18", "I-19", "I-20", "I-21", "I-22", "I-23", "I-24",
    "I-25", "I-26", "I-27", "I-28", "I-29", "I-30", "I-31", "I-32", "I-33", "I-34", "I-35", "I-36",
    "I-37", "I-38", "I-39", "I-40", "I-41", "I-42", "I-43", "I-44", "I-45", "I-46", "I-47", "I-48",
    "II-01", "II-02", "II-03", "II-04", "II-05", "II-06", "II-07", "II-08", "II-09", "II-10", "II-11", "II-12",
    "II-13", "II-14", "II-15", "II-16", "II-17", "II-18", "II-19", "II-20", "II-21", "II-22", "II-23", "II-24",
    "II-25", "II-26", "II-27", "II-28", "II-29", "II-30", "II-31", "II-32", "II-33", "II-34", "II-35", "II-36",
    "II-37", "II-38", "II-39", "II-40", "II-41", "II-42", "II-43", "II-44", "II-45", "II-46", "II-47", "II-48",
]  # fmt: skip
"""A terrain card: its era and its number."""
Character: TypeAlias = Literal[
    "gunsmith", "singer", "lawyer", "settler", "banker", "auctioneer", "captain", "cowboy", "shopkeeper", "undertaker",
    "doctor", "editor", "heroes", "governor", "schoolteacher", "indian", "chinese_worker", "paperboy", "prospector",
    "sheriff", "hired_gun",
]  # fmt: skip
Card: TypeAlias = TerrainId | Character
"""A card of the market."""
Back: TypeAlias = Literal[
    "B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08", "B09", "B10", "B11", "B12",
    "B13", "B14", "B15", "B16", "B17", "B18", "B19", "B20", "B21",
]  # fmt: skip
"""The back of a character card: a skull, or an order of suits."""
Parcel: TypeAlias = Literal[
    "empty", "mountain", "house", "townhouse", "mine", "ranch", "blacksmith", "drugstore", "bank", "saloon", "hotel",
    "general_store", "church", "prison", "city_hall", "outlaws",
]  # fmt: skip
"""What a quarter of a terrain card shows."""
Suit: TypeAlias = Literal["hat", "star", "cactus", "boot", "horseshoe", "cow"]
Level: TypeAlias = Literal["beginner", "intermediate", "expert"]
"""How well a virtual player bids."""
Era: TypeAlias = Literal["I", "II"]
Phase: TypeAlias = Literal[
    "suit_deal", "suit_choice", "suit_next", "back", "character", "lay_out", "ask", "use", "held", "extra", "take",
    "place", "after", "bid", "reveal", "virtual_bid", "next", "paperboy", "closing", "last_sale", "over",
]  # fmt: skip
LineId: TypeAlias = Literal["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"]
LineName: TypeAlias = Literal[
    "ranches", "mines", "drugstores", "banks", "saloons", "stores", "ranches_in_city", "mines_in_city",
    "houses_in_city", "hotels", "city_hall", "outlaws", "characters",
]  # fmt: skip
"""The lines of the score pad."""

TERRAINS: tuple[TerrainId, ...] = get_args(TerrainId)
CHARACTERS: tuple[Character, ...] = get_args(Character)
CARDS: tuple[Card, ...] = (*TERRAINS, *CHARACTERS)
BACKS: tuple[Back, ...] = get_args(Back)
PARCELS: tuple[Parcel | Literal["none"], ...] = ("none", *get_args(Parcel))
SUITS: tuple[Suit, ...] = get_args(Suit)
LEVELS: tuple[Level, ...] = get_args(Level)
ERAS: tuple[Era, ...] = get_args(Era)
PHASES: tuple[Phase, ...] = get_args(Phase)
LINE_IDS: tuple[LineId, ...] = get_args(LineId)
LINE_NAMES: tuple[LineName, ...] = get_args(LineName)
