"""Everything that is true of an element, a character, a line or a phase, as flat tables for the compiled modules."""

from __future__ import annotations

from typing import Final

from carsonne.games.carson_city_cards.rules import codes, words
from carsonne.games.carson_city_cards.rules.deck import DATA
from carsonne.kernel.codes import CHANCE_BIT, RULES_BIT


def by_number(size: int, known: dict[int, int], other: int = 0) -> list[int]:
    """Make a flat list with known values at their places, and one value everywhere else."""
    return [known.get(number, other) for number in range(size)]


# Phases

WHO: Final = by_number(
    codes.PHASES,
    {
        **dict.fromkeys(
            (
                codes.SUIT_CHOICE,
                codes.USE,
                codes.TAKE,
                codes.PLACE,
                codes.AFTER,
                codes.PAPERBOY_CHOICE,
                codes.LAST_SALE,
            ),
            codes.THE_TURN,
        ),
        **dict.fromkeys(
            (codes.SUIT_DEAL, codes.BACK, codes.CHARACTER, codes.LAY_OUT, codes.EXTRA, codes.VIRTUAL_BID), CHANCE_BIT
        ),
        codes.BID: codes.THE_BIDDERS,
        codes.OVER: 0,
    },
    RULES_BIT,
)
"""Who acts in each phase."""

# Elements


def may_cover(top: int, quarter: int, law: int) -> bool:
    """Return whether a quarter of a new card may lie on a parcel (CC76 to CC78)."""
    if top in (codes.NONE, codes.EMPTY):
        return True
    if top == codes.OUTLAWS:
        return law == codes.FULL_LAW or (law == codes.PARTIAL_LAW and quarter != codes.OUTLAWS)
    return quarter == top or (top == codes.HOUSE and quarter == codes.TOWNHOUSE)


COVER: Final = [
    int(may_cover(top, quarter, law))
    for law in range(codes.LAWS)
    for quarter in range(codes.PARCELS)
    for top in range(codes.PARCELS)
]
"""law, quarter, parcel underneath -> whether it may be covered."""
HOUSES: Final = by_number(codes.PARCELS, {codes.HOUSE: 1, codes.TOWNHOUSE: 2, codes.HOTEL: 2})
"""House values (CC83)."""
OFFICES: Final = by_number(
    codes.PARCELS,
    dict.fromkeys((codes.NONE, codes.EMPTY, codes.MOUNTAIN, codes.OUTLAWS, codes.HOUSE, codes.TOWNHOUSE), 0),
    1,
)
"""The buildings that the City Hall counts (CC84k, CC86)."""

# Lines of the score pad

LINE_OF: Final = by_number(
    codes.PARCELS,
    {
        codes.RANCH: codes.RANCH_LINE,
        codes.MINE: codes.MINE_LINE,
        codes.DRUGSTORE: codes.DRUGSTORE_LINE,
        codes.BANK: codes.BANK_LINE,
        codes.SALOON: codes.SALOON_LINE,
        codes.GENERAL_STORE: codes.STORE_LINE,
        codes.CITY_HALL: codes.STORE_LINE,
    },
    codes.NO_LINE,
)
"""The line of a building that counts what lies around it (CC84a to CC84f)."""
AROUND_POINTS: Final = by_number(codes.LINES, {codes.MINE_LINE: 2, codes.SALOON_LINE: 2}, 1)
"""What each thing around such a building brings."""
BUILDING: Final = by_number(
    codes.LINES,
    {
        codes.CITY_RANCH_LINE: codes.DRUGSTORE,
        codes.CITY_MINE_LINE: codes.BANK,
        codes.CITY_HOUSE_LINE: codes.CHURCH,
        codes.HOTEL_LINE: codes.HOTEL,
        codes.CITY_HALL_LINE: codes.CITY_HALL,
        codes.OUTLAW_LINE: codes.OUTLAWS,
    },
    codes.NONE,
)
"""What brings points on a line that counts the whole city (CC84g to CC84l) …"""
SECOND_BUILDING: Final = by_number(
    codes.LINES,
    {
        codes.CITY_RANCH_LINE: codes.BLACKSMITH,
        codes.CITY_MINE_LINE: codes.BLACKSMITH,
        codes.CITY_HOUSE_LINE: codes.GENERAL_STORE,
    },
    codes.NONE,
)
"""… and what else does."""

# Characters

QUESTION_ORDER: Final = [
    codes.GOVERNOR,
    codes.LAWYER,
    codes.CHINESE_WORKER,
    codes.HEROES,
    codes.GUNSMITH,
    codes.HIRED_GUN,
    codes.DOCTOR,
]
"""Who can be used, in the order of the questions (CC35, CC36)."""
_SYMBOLS: Final = {entry["id"]: entry["symbols"] for entry in DATA["characters"]}
DOLLAR: Final = [int("dollar" in _SYMBOLS[name]) for name in words.CHARACTERS]
ARROW: Final = [int("arrow" in _SYMBOLS[name]) for name in words.CHARACTERS]
EDITOR_POINTS: Final = [dollar + 4 * arrow for dollar, arrow in zip(DOLLAR, ARROW, strict=True)]
"""What the Editor gives for each character (CC52, R8)."""
FIXED_POINTS: Final = by_number(
    codes.CHARACTERS, {codes.CAPTAIN: 6, codes.DOCTOR: 5, codes.HEROES: 6, codes.PAPERBOY: 3}
)
"""What a character gives whatever the city looks like."""
EACH: Final = by_number(
    codes.CHARACTERS,
    {
        **dict.fromkeys(
            (codes.SINGER, codes.SETTLER, codes.EDITOR, codes.SCHOOLTEACHER, codes.INDIAN, codes.PROSPECTOR), 1
        ),
        codes.AUCTIONEER: codes.SALE_POINTS,
        codes.BANKER: 4,
        codes.COWBOY: 3,
        codes.SHERIFF: 3,
        codes.SHOPKEEPER: 4,
        codes.UNDERTAKER: 2,
    },
)
"""What each thing that a character counts brings (CC42 to CC60)."""
BONUS: Final = by_number(codes.CHARACTERS, {codes.GUNSMITH: 6, codes.HEROES: 3, codes.HIRED_GUN: 5, codes.DOCTOR: 2})
"""What a character adds to a bid (CC41, CC51, CC53, CC61)."""

# Bid cards


def _hand(values: list[int]) -> int:
    return sum(1 << value for value in values)


HAND: Final = [_hand(DATA["bidCards"]["virtual"][level]) for level in words.LEVELS] + [_hand(DATA["bidCards"]["real"])]
"""The nine bid cards of each level, and of a real player, as bits (CC12, CC14)."""
