"""What holds in every position of every game. Run as a script it checks many games, a few positions of each:

python -m tests.games.carson_city_cards.invariants 10000
"""

import sys
from collections import Counter

from carsonne.games.carson_city_cards.game import GAME
from carsonne.games.carson_city_cards.knowledge import accessors
from carsonne.games.carson_city_cards.rules import codes
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState
from carsonne.games.carson_city_cards.rules.words import PHASES
from carsonne.kernel.match import checked_setup
from carsonne.kernel.playout import wander
from tests.games.carson_city_cards.digest import COUNTS, LEVELS, READINGS


def check_cards(s: CarsonCityCardsState) -> None:
    """Check that every card is in exactly one place, which agrees with the market, the cities and the players."""
    where = list(s.card_at)
    market = [card for card in accessors.market_cards(s) if card != codes.NO_CARD]
    drawn = [] if s.drawn == codes.NO_CARD else [96 + s.drawn]
    assert sorted(market + drawn) == [card for card, place in enumerate(where) if place == 1]
    assert sorted(face for face, _ in accessors.under_pile(s)) == [i for i in range(21) if where[96 + i] == 3]
    allowed = {0, 1, 2, 3} | {kind + player for kind in (8, 16, 24) for player in range(s.players)}
    assert set(where) <= allowed
    unseen = sum(place == 0 for place in where[96:])
    top = 1 if s.back != codes.NO_CARD and not s.known_top else 0
    facing = 1 if PHASES[s.phase] == "back" and s.back != codes.NO_CARD else 0
    if PHASES[s.phase] not in ("closing", "last_sale", "over"):  # the paperboy may have taken one by then
        assert s.unseen_backs + top - facing == unseen


def check_players(s: CarsonCityCardsState) -> None:
    """Bid cards are right; cities are within limits and connected."""
    shown = bool(accessors.taking_order(s)) or (PHASES[s.phase] in ("use", "ask") and s.stage == 1)
    for player in range(s.players):
        left = int(s.hand[player]).bit_count()
        if PHASES[s.phase] not in ("virtual_bid", "over", "paperboy", "closing", "last_sale"):
            assert left == 9 - s.round - shown
    for seat in range(s.seats):
        top, bottom = s.low_row[seat], s.high_row[seat]
        left_col, right = s.low_col[seat], s.high_col[seat]
        captain = 6 in accessors.characters_of(s, seat)
        height, width = bottom - top + 1, right - left_col + 1
        assert min(height, width) <= 8
        assert max(height, width) <= 8 + captain
        assert min(top, left_col) >= -13
        assert max(bottom, right) <= 14
        assert sorted(card for card, _, _ in accessors.laid(s, seat)) == accessors.cards_of(s, seat)
        assert connected(
            {(row + r, col + c) for _, row, col in accessors.laid(s, seat) for r in (0, 1) for c in (0, 1)}
        )


def connected(places: set[tuple[int, int]]) -> bool:
    rest = set(places)
    open_ = [rest.pop()] if rest else []
    while open_:
        row, col = open_.pop()
        near = {(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)} & rest
        rest -= near
        open_ += near
    return not rest


def check_end(s: CarsonCityCardsState, players: int) -> None:
    """Check the arithmetic of the supply (CC99 to CC101)."""
    where = Counter(list(s.card_at))
    rounds = 18
    taken = sum(where[kind + player] for kind in (8, 16, 24) for player in range(players))
    extra = taken - rounds * players  # governor, chinese worker, paperboy
    assert 0 <= extra <= 4
    assert all(s.card_at[card] for card in range(48))
    rest = 48 - rounds // 2 * (4 if players == 4 else 5)  # of each era, less what governor and worker turned up
    assert rest - sum(place == 0 for place in s.card_at[48:96]) in (0, 1, 2)
    left = 0 if players == 6 else rounds  # one card of every market, of which the paperboy may have found one
    assert rest + left - where[codes.REMOVED] in (0, 1, 2, 3)
    assert where[3] + sum(place == 0 for place in s.card_at[96:]) in (2, 3)  # the paperboy may have taken one
    for seat in range(s.seats):
        mine = sum(where[kind + seat] for kind in (8, 16, 24))
        assert rounds <= mine <= codes.MOST_TAKEN + 1


def check_many(games: int) -> None:
    """Play random games for all numbers of players, checking each ten times along the way."""
    for number in range(games):
        real, virtual = COUNTS[number % len(COUNTS)]
        options = {"total": real + virtual, "level": LEVELS[number % 3], **READINGS[number % 4]}
        state = GAME.start(checked_setup(GAME, real, options))
        while state.acting():
            found = wander(state, 7 * real, number)
            assert isinstance(found, CarsonCityCardsState)
            state = found
            check_cards(state)
            check_players(state)
        check_end(state, real + virtual)


if __name__ == "__main__":
    check_many(int(sys.argv[1]))
    print(f"{sys.argv[1]} games: nothing is broken.")
