"""The weights, and the scratch buffers with which a position is judged. One set for each thread."""

from __future__ import annotations

from typing import Annotated

from carsonne.games.carson_city_cards.knowledge import feature_codes
from carsonne.games.carson_city_cards.rules import codes
from carsonne.kernel.fields import Array, Fields, Row, fields
from carsonne.kernel.state import State


class Paper(Fields):
    """The parts of the scratch buffers."""

    __slots__ = ()

    weight: Annotated[Array, Row(feature_codes.ALL_WEIGHTS)]  # feature, column -> ten-thousandths of a point
    setting: Annotated[Array, Row(feature_codes.SETTINGS)]
    rounds_left: int  # those for which `now` holds
    now: Annotated[Array, Row(feature_codes.FEATURES)]  # what each feature is worth with that many rounds left
    feature: Annotated[Array, Row(feature_codes.FEATURES)]

    # What lies around each place of the city that is being judged
    houses: Annotated[Array, Row(codes.CELLS, "u8")]  # house values
    trades: Annotated[Array, Row(codes.CELLS, "u8")]  # what a house would bring to the buildings beside it
    peaks: Annotated[Array, Row(codes.CELLS, "u8")]  # mountains
    mines: Annotated[Array, Row(codes.CELLS, "u8")]
    roomy: Annotated[Array, Row(codes.CELLS, "u8")]  # 1 where a whole card could lie over the place
    kept_top: Annotated[Array, Row(16, "u8")]  # what a card covers that is laid for a moment
    kept_near: Annotated[Array, Row(16, "u8")]

    # The round that is being played
    place: int  # the best place found last, as a move
    cards: int  # how many lie in the market
    card: Annotated[Array, Row(codes.MARKET)]
    worth_to: Annotated[Array, Row(codes.MAX_PLAYERS * codes.MARKET)]  # player, card of the market -> worth
    belief: Annotated[Array, Row(codes.MAX_PLAYERS * feature_codes.VALUES)]  # how likely each bid of a player is
    sense: Annotated[Array, Row(codes.MAX_PLAYERS * feature_codes.VALUES)]  # the same by what the player wants
    belief_sum: Annotated[Array, Row(codes.MAX_PLAYERS)]
    guessed: Annotated[Array, Row(codes.MAX_PLAYERS)]  # a sample of bids
    line: Annotated[Array, Row(codes.MAX_PLAYERS)]  # players in the order of the sample
    payoff: Annotated[Array, Row(codes.MAX_PLAYERS + 1)]  # what a player gains behind that many others
    gain: Annotated[Array, Row(feature_codes.VALUES)]  # what a bid of this value gains

    # What cards were worth on their best places, remembered by what it depends on
    city_key: int  # of the city that is being judged
    city_check: int
    memory_check: Annotated[Array, Row(feature_codes.MEMORY)]
    memory_key: Annotated[Array, Row(feature_codes.MEMORY)]
    memory_worth: Annotated[Array, Row(feature_codes.MEMORY)]


class Scratch(State, Paper):
    """Weights and scratch buffers."""

    FIELDS = fields(Paper)
