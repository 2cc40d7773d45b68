"""The state as Python sees it: what there is to read, how a position is set up by hand, saving and loading."""

from __future__ import annotations

from carsonne.games.carson_city_cards.codes import (
    ALL_CARDS,
    ASIDE,
    BACK,
    CELLS,
    CHARACTER_POINTS,
    CHARACTERS,
    KEPT,
    LINES,
    MARKET,
    MAX_LAID,
    MAX_PLAYERS,
    NO_CARD,
    OVER,
    PARCELS,
    PLACE_MOVE,
    SELL_MOVE,
    SIDE,
    SOLD,
    SPAN,
    TERRAIN,
    TOTAL,
    UNDER,
    UNSEEN,
)
from carsonne.games.carson_city_cards.turns import Turns
from carsonne.kernel.state import Buffer

ALL_PARCELS = 384
ALL_LAID = 180
RANKS = 126
COUNT_OF = 48


class CarsonCityCards(Turns):
    """A position of the Card Game."""

    def configure(self, levels: list[int], suit_mode: int, deck: list[list[int]]) -> None:
        """Levels of the virtual players, how suits are given, and the deck, before the game begins."""
        self.players = self.seats + len(levels)
        self.suit_mode = suit_mode
        parcels, attraction, ranks, skulls = deck
        for i in range(len(levels)):
            self.level[self.seats + i] = levels[i]
        for i in range(ALL_PARCELS):
            self.parcels[i] = parcels[i]
        for i in range(ALL_CARDS):
            self.attraction[i] = attraction[i]
        for i in range(RANKS):
            self.ranks[i] = ranks[i]
        for i in range(CHARACTERS):
            self.skulls[i] = skulls[i]

    # Reading

    def now(self) -> tuple[int, int, int, int]:
        """Phase, the seat that is asked (or the virtual player whose card is drawn), era and round from 0 on."""
        return self.phase, self.turn, self.era, self.round

    def table(self) -> dict[str, int]:
        """Single facts: players, the character asked about, the card in hand, takes left, and so on."""
        return {
            "players": self.players,
            "suit_mode": self.suit_mode,
            "stage": self.stage,
            "question": self.question,
            "takes": self.takes,
            "holding": self.holding,
            "lawyer": self.lawyer,
            "worker": self.worker,
            "turned": self.turned,
            "back": self.back,
            "drawn": self.drawn,
            "known_top": self.known_top,
            "unseen_backs": self.unseen_backs,
            "closed": self.closed,
        }

    def player(self, i: int) -> dict[str, int]:
        """Single facts of a player: level, suit, hand as bits, bid, bonus, sales."""
        return {
            "level": self.level[i],
            "suit": self.suit[i],
            "hand": self.hand[i],
            "bid": self.bid[i],
            "bonus": self.bonus[i],
            "sold": self.sold[i],
        }

    def market_cards(self) -> list[int]:
        """The market from the piles on, NO_CARD where a card was taken."""
        return [self.market[i] for i in range(self.market_size)]

    def taking_order(self) -> list[int]:
        """Players in the order of this round, once it is known; the first `order_next` have been reached."""
        return [self.order[i] for i in range(self.order_count)]

    def reached(self) -> int:
        """How many of them have begun to take."""
        return self.order_next

    def under_pile(self) -> list[tuple[int, int]]:
        """Characters and backs put under the pile by skulls, uppermost first; the Paperboy may have taken one."""
        pairs = [(self.under_face[i], self.under_back[i]) for i in range(self.under_count)]
        return [(face, back) for face, back in pairs if self.card_at[TERRAIN + face] == UNDER]

    def seen_backs(self) -> list[int]:
        """1 for each back that has lain on top."""
        return [self.back_at[i] for i in range(CHARACTERS)]

    def whereabouts(self) -> list[int]:
        """Where each of the 96 + 21 cards is."""
        return [self.card_at[i] for i in range(ALL_CARDS)]

    def cards_of(self, player: int) -> list[int]:
        """The terrain cards that a player keeps: laid by a real one, stored by a virtual one."""
        return [i for i in range(TERRAIN) if self.card_at[i] == KEPT + player and i != self.holding]

    def characters_of(self, player: int) -> list[int]:
        return [i for i in range(CHARACTERS) if self.card_at[TERRAIN + i] == KEPT + player]

    def aside_of(self, player: int) -> list[int]:
        return [i for i in range(TERRAIN) if self.card_at[i] == ASIDE + player]

    def sold_of(self, player: int) -> list[int]:
        return [i for i in range(TERRAIN) if self.card_at[i] == SOLD + player]

    def parcel(self, seat: int, row: int, col: int) -> int:
        """What is seen at a place of a city."""
        return self.top[seat * CELLS + (row & 15) * SIDE + (col & 15)]

    def frame(self, seat: int) -> tuple[int, int, int, int]:
        """First and last row, first and last column of a city; the last lies before the first when there is none."""
        return self.low_row[seat], self.high_row[seat], self.low_col[seat], self.high_col[seat]

    def rows(self, seat: int) -> list[list[int]]:
        """The parcels of a city within its frame."""
        top, bottom, left, right = self.frame(seat)
        return [[self.parcel(seat, row, col) for col in range(left, right + 1)] for row in range(top, bottom + 1)]

    def laid(self, seat: int) -> list[tuple[int, int, int]]:
        """The cards of a city in the order in which they were laid: card, row, column."""
        span = range(seat * MAX_LAID, seat * MAX_LAID + self.laid_count[seat])
        return [(self.laid_card[i], self.laid_row[i], self.laid_col[i]) for i in span]

    def deck(self) -> list[list[int]]:
        """Parcels, attractions, ranks on the backs and skulls of the deck that is played with."""
        return [
            [self.parcels[i] for i in range(ALL_PARCELS)],
            [self.attraction[i] for i in range(ALL_CARDS)],
            [self.ranks[i] for i in range(RANKS)],
            [self.skulls[i] for i in range(CHARACTERS)],
        ]

    def law(self, seat: int) -> bool:
        """Whether a player has law."""
        return bool(self.has_law(seat))

    def places(self, seat: int, card: int) -> list[tuple[int, int]]:
        """Where a card could lie in a city now."""
        out = Buffer()
        codes = out.head(self.places_into(seat, card, out))
        return [((code - PLACE_MOVE) // SPAN - SIDE, (code - PLACE_MOVE) % SPAN - SIDE) for code in codes]

    def salable(self, seat: int) -> list[int]:
        """The cards that the Auctioneer could sell, if the player has him."""
        out = Buffer()
        return [code - SELL_MOVE for code in out.head(self.sales_into(seat, 0, out))]

    def totals(self) -> list[int]:
        """What each player, real or virtual, would have if the game ended now."""
        out = Buffer()
        return [self.total_of(player, out) for player in range(self.players)]

    def lines(self, seat: int) -> list[int]:
        """The thirteen lines of the score pad of a real player."""
        out = Buffer()
        self.lines_into(seat, out)
        return out.head(LINES)

    def character_points(self, seat: int) -> dict[int, int]:
        """What each character of a real player gives."""
        out = Buffer()
        self.lines_into(seat, out)
        points = out.head(CHARACTER_POINTS + CHARACTERS)
        return {i: points[CHARACTER_POINTS + i] for i in self.characters_of(seat)}

    def counts(self, seat: int) -> list[int]:
        """How many parcels of a city show each thing."""
        out = Buffer()
        self.lines_into(seat, out)
        return out.head(COUNT_OF + PARCELS)[COUNT_OF:]

    def lines_with(self, seat: int, card: int, row: int, col: int) -> list[int]:
        """The thirteen lines as they would be with a card laid there, and the total last."""
        out = Buffer()
        self.try_lines(seat, card, row, col, out)
        numbers = out.head(TOTAL + 1)
        return [*numbers[:LINES], numbers[TOTAL]]

    def weigh(self, seat: int, card: int, weights: list[int]) -> list[tuple[int, int, int, int]]:
        """For each place of a card: row, column, the total with it, and the sum of weights of what is seen then."""
        found = []
        out = Buffer()
        for row, col in self.places(seat, card):
            self.try_lines(seat, card, row, col, out)
            worth = 0
            for parcel in range(PARCELS):
                worth += weights[parcel] * out.at[COUNT_OF + parcel]
            found.append((row, col, out.at[TOTAL], worth))
        return found

    # Setting up by hand

    def put_card(self, seat: int, card: int, row: int, col: int) -> None:
        """Lay a card in a city, whatever the rules say."""
        self.lay(seat, card, row, col)

    def put_parcel(self, seat: int, row: int, col: int, parcel: int) -> None:
        """Show a parcel of a city of which only the parcels are known; row and column from 0 on."""
        self.top[seat * CELLS + (row & 15) * SIDE + (col & 15)] = parcel
        if self.high_row[seat] < self.low_row[seat]:
            self.low_row[seat] = row
            self.low_col[seat] = col
        self.low_row[seat] = min(self.low_row[seat], row)
        self.high_row[seat] = max(self.high_row[seat], row)
        self.low_col[seat] = min(self.low_col[seat], col)
        self.high_col[seat] = max(self.high_col[seat], col)

    def put_place(self, card: int, place: int) -> None:
        """Say where a card is."""
        self.card_at[card] = place

    def put_sold(self, seat: int, count: int) -> None:
        self.sold[seat] = count

    def put_bid(self, player: int, value: int) -> None:
        """A bid that nobody else has seen."""
        self.bid[player] = value

    def put_player(self, player: int, suit: int, hand: int) -> None:
        """A player's suit, and the bid cards left as bits."""
        self.suit[player] = suit
        self.hand[player] = hand

    def put_round(self, era: int, number: int, turned: int) -> None:
        """The round that is about to begin; characters that lie sideways as bits."""
        self.era = era
        self.round = number
        self.turned = turned

    def put_pile(self, back: int, seen: list[int], under: list[tuple[int, int]]) -> None:
        """The pile of characters: its top back, the backs seen so far, and what lies under it, uppermost first."""
        self.back = back
        self.under_count = len(under)
        self.unseen_backs = CHARACTERS - len(seen)
        for other in seen:
            self.back_at[other] = 1
        for i in range(len(under)):
            self.under_face[i], self.under_back[i] = under[i]
            self.card_at[TERRAIN + under[i][0]] = UNDER
        unseen = [i for i in range(CHARACTERS) if self.card_at[TERRAIN + i] == UNSEEN]
        self.known_top = 1 if not unseen else 0

    def put_start(self) -> None:
        """Begin the round that was set up."""
        if self.back == NO_CARD:
            self.phase = BACK
        else:
            self.start_round()

    def put_end(self) -> None:
        """Close the game that was set up."""
        self.phase = OVER

    # Saving

    def dump(self) -> list[int]:
        values = [self.seats, self.players, self.suit_mode, self.phase, self.turn, self.stage, self.question]
        values += [self.takes, self.holding, self.known_top, self.closed, self.era, self.round, self.turned]
        values += [self.lawyer, self.worker, self.market_size, self.order_count, self.order_next, self.back]
        values += [self.drawn, self.drawn_back, self.unseen_backs, self.under_count]
        for i in range(MAX_PLAYERS):
            values += [self.level[i], self.suit[i], self.hand[i], self.bid[i], self.bonus[i], self.order[i]]
            values += [self.low_row[i], self.high_row[i], self.low_col[i], self.high_col[i], self.sold[i]]
            values += [self.laid_count[i]]
        values += [self.market[i] for i in range(MARKET)]
        for i in range(CHARACTERS):
            values += [self.back_at[i], self.under_face[i], self.under_back[i], self.skulls[i]]
        values += [self.ranks[i] for i in range(RANKS)]
        values += [self.laid_card[i] for i in range(ALL_LAID)]
        values += [self.laid_row[i] for i in range(ALL_LAID)]
        values += [self.laid_col[i] for i in range(ALL_LAID)]
        values += [self.parcels[i] for i in range(ALL_PARCELS)]
        values += [self.attraction[i] for i in range(ALL_CARDS)]
        values += [self.card_at[i] for i in range(ALL_CARDS)]
        values += [self.top[i] for i in range(self.seats * CELLS)]
        values += [self.near[i] for i in range(self.seats * CELLS)]
        return values

    def load(self, values: list[int]) -> None:
        rest = iter(values)
        self.seats, self.players, self.suit_mode, self.phase, self.turn = [next(rest) for _ in range(5)]
        self.stage, self.question, self.takes, self.holding, self.known_top = [next(rest) for _ in range(5)]
        self.closed, self.era, self.round, self.turned, self.lawyer = [next(rest) for _ in range(5)]
        self.worker, self.market_size, self.order_count, self.order_next = [next(rest) for _ in range(4)]
        self.back, self.drawn, self.drawn_back, self.unseen_backs = [next(rest) for _ in range(4)]
        self.under_count = next(rest)
        for i in range(MAX_PLAYERS):
            self.level[i], self.suit[i], self.hand[i] = next(rest), next(rest), next(rest)
            self.bid[i], self.bonus[i], self.order[i] = next(rest), next(rest), next(rest)
            self.low_row[i], self.high_row[i], self.low_col[i] = next(rest), next(rest), next(rest)
            self.high_col[i], self.sold[i], self.laid_count[i] = next(rest), next(rest), next(rest)
        for i in range(MARKET):
            self.market[i] = next(rest)
        for i in range(CHARACTERS):
            self.back_at[i], self.under_face[i] = next(rest), next(rest)
            self.under_back[i], self.skulls[i] = next(rest), next(rest)
        for i in range(RANKS):
            self.ranks[i] = next(rest)
        for i in range(ALL_LAID):
            self.laid_card[i] = next(rest)
        for i in range(ALL_LAID):
            self.laid_row[i] = next(rest)
        for i in range(ALL_LAID):
            self.laid_col[i] = next(rest)
        for i in range(ALL_PARCELS):
            self.parcels[i] = next(rest)
        for i in range(ALL_CARDS):
            self.attraction[i] = next(rest)
        for i in range(ALL_CARDS):
            self.card_at[i] = next(rest)
        for i in range(self.seats * CELLS):
            self.top[i] = next(rest)
        for i in range(self.seats * CELLS):
            self.near[i] = next(rest)
