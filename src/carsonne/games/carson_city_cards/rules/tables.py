"""Everything that is true of an element, a character, a line or a phase, as flat tables for the compiled modules."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.rules import words
from carsonne.games.carson_city_cards.rules.codes import (
    AFTER,
    AUCTIONEER,
    BACK,
    BANK,
    BANK_LINE,
    BANKER,
    BID,
    BLACKSMITH,
    CAPTAIN,
    CHARACTER,
    CHARACTERS,
    CHINESE_WORKER,
    CHURCH,
    CITY_HALL,
    CITY_HALL_LINE,
    CITY_HOUSE_LINE,
    CITY_MINE_LINE,
    CITY_RANCH_LINE,
    COWBOY,
    DOCTOR,
    DRUGSTORE,
    DRUGSTORE_LINE,
    EDITOR,
    EMPTY,
    EXTRA,
    FULL_LAW,
    GENERAL_STORE,
    GOVERNOR,
    GUNSMITH,
    HEROES,
    HIRED_GUN,
    HOTEL,
    HOTEL_LINE,
    HOUSE,
    INDIAN,
    LAST_SALE,
    LAWS,
    LAWYER,
    LAY_OUT,
    LINES,
    MINE,
    MINE_LINE,
    MOUNTAIN,
    NO_LINE,
    NONE,
    OUTLAW_LINE,
    OUTLAWS,
    OVER,
    PAPERBOY,
    PAPERBOY_CHOICE,
    PARCELS,
    PARTIAL_LAW,
    PHASES,
    PLACE,
    PROSPECTOR,
    RANCH,
    RANCH_LINE,
    SALE_POINTS,
    SALOON,
    SALOON_LINE,
    SCHOOLTEACHER,
    SETTLER,
    SHERIFF,
    SHOPKEEPER,
    SINGER,
    STORE_LINE,
    SUIT_CHOICE,
    SUIT_DEAL,
    TAKE,
    THE_BIDDERS,
    THE_TURN,
    TOWNHOUSE,
    UNDERTAKER,
    USE,
    VIRTUAL_BID,
)
from carsonne.games.carson_city_cards.rules.deck import DATA
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT


def by_number(size: int, known: dict[int, int], other: int = 0) -> list[int]:
    """A flat list with what is known at its places, and one value everywhere else."""
    return [known.get(number, other) for number in range(size)]


# Phases

WHO: Final = by_number(
    PHASES,
    {
        **dict.fromkeys((SUIT_CHOICE, USE, TAKE, PLACE, AFTER, PAPERBOY_CHOICE, LAST_SALE), THE_TURN),
        **dict.fromkeys((SUIT_DEAL, BACK, CHARACTER, LAY_OUT, EXTRA, VIRTUAL_BID), CHANCE_BIT),
        BID: THE_BIDDERS,
        OVER: 0,
    },
    RULES_BIT,
)
"""Who acts in each phase."""

# Elements


def may_cover(top: int, quarter: int, law: int) -> bool:
    """Whether a quarter of a new card may lie on a parcel (CC76 to CC78)."""
    if top in (NONE, EMPTY):
        return True
    if top == OUTLAWS:
        return law == FULL_LAW or (law == PARTIAL_LAW and quarter != OUTLAWS)
    return quarter == top or (top == HOUSE and quarter == TOWNHOUSE)


COVER: Final = [
    int(may_cover(top, quarter, law)) for law in range(LAWS) for quarter in range(PARCELS) for top in range(PARCELS)
]
"""law, quarter, parcel underneath -> whether it may be covered."""
HOUSES: Final = by_number(PARCELS, {HOUSE: 1, TOWNHOUSE: 2, HOTEL: 2})
"""House values (CC83)."""
OFFICES: Final = by_number(PARCELS, dict.fromkeys((NONE, EMPTY, MOUNTAIN, OUTLAWS, HOUSE, TOWNHOUSE), 0), 1)
"""The buildings that the City Hall counts (CC84k, CC86)."""

# Lines of the score pad

LINE_OF: Final = by_number(
    PARCELS,
    {
        RANCH: RANCH_LINE,
        MINE: MINE_LINE,
        DRUGSTORE: DRUGSTORE_LINE,
        BANK: BANK_LINE,
        SALOON: SALOON_LINE,
        GENERAL_STORE: STORE_LINE,
        CITY_HALL: STORE_LINE,
    },
    NO_LINE,
)
"""The line of a building that counts what lies around it (CC84a to CC84f)."""
AROUND_POINTS: Final = by_number(LINES, {MINE_LINE: 2, SALOON_LINE: 2}, 1)
"""What each thing around such a building brings."""
BUILDING: Final = by_number(
    LINES,
    {
        CITY_RANCH_LINE: DRUGSTORE,
        CITY_MINE_LINE: BANK,
        CITY_HOUSE_LINE: CHURCH,
        HOTEL_LINE: HOTEL,
        CITY_HALL_LINE: CITY_HALL,
        OUTLAW_LINE: OUTLAWS,
    },
    NONE,
)
"""What brings points on a line that counts the whole city (CC84g to CC84l) …"""
SECOND_BUILDING: Final = by_number(
    LINES, {CITY_RANCH_LINE: BLACKSMITH, CITY_MINE_LINE: BLACKSMITH, CITY_HOUSE_LINE: GENERAL_STORE}, NONE
)
"""… and what else does."""

# Characters

QUESTION_ORDER: Final = [GOVERNOR, LAWYER, CHINESE_WORKER, HEROES, GUNSMITH, HIRED_GUN, DOCTOR]
"""Who can be used, in the order of the questions (CC35, CC36)."""
_SYMBOLS: Final = {entry["id"]: entry["symbols"] for entry in DATA["characters"]}
DOLLAR: Final = [int("dollar" in _SYMBOLS[name]) for name in words.CHARACTERS]
ARROW: Final = [int("arrow" in _SYMBOLS[name]) for name in words.CHARACTERS]
EDITOR_POINTS: Final = [dollar + 4 * arrow for dollar, arrow in zip(DOLLAR, ARROW, strict=True)]
"""What the Editor gives for each character (CC52, R8)."""
FIXED_POINTS: Final = by_number(CHARACTERS, {CAPTAIN: 6, DOCTOR: 5, HEROES: 6, PAPERBOY: 3})
"""What a character gives whatever the city looks like."""
EACH: Final = by_number(
    CHARACTERS,
    {
        **dict.fromkeys((SINGER, SETTLER, EDITOR, SCHOOLTEACHER, INDIAN, PROSPECTOR), 1),
        AUCTIONEER: SALE_POINTS,
        BANKER: 4,
        COWBOY: 3,
        SHERIFF: 3,
        SHOPKEEPER: 4,
        UNDERTAKER: 2,
    },
)
"""What each thing that a character counts brings (CC42 to CC60)."""
BONUS: Final = by_number(CHARACTERS, {GUNSMITH: 6, HEROES: 3, HIRED_GUN: 5, DOCTOR: 2})
"""What a character adds to a bid (CC41, CC51, CC53, CC61)."""

# Bid cards


def _hand(values: list[int]) -> int:
    return sum(1 << value for value in values)


HAND: Final = [_hand(DATA["bidCards"]["virtual"][level]) for level in words.LEVELS] + [_hand(DATA["bidCards"]["real"])]
"""The nine bid cards of each level, and of a real player, as bits (CC12, CC14)."""
