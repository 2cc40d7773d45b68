"""The state as Python sees it: what there is to read, how a position is set up by hand, saving and loading."""

from __future__ import annotations

from carsonne.games.carcassonne.appraisal import Appraisal
from carsonne.games.carcassonne.codes import FOLLOWERS, MAX_SEGMENTS, NOBODY, REACH, SPAN
from carsonne.games.carcassonne.tables import PLACE_OF_SEGMENT as PLACE_OF
from carsonne.games.carcassonne.tables import SEGMENT_COUNT as SEGMENTS_OF

HAND = 3
HANDS = 15
KINDS = 24
TYPES = 5


class Carcassonne(Appraisal):
    """A position of Carcassonne."""

    def configure(self, options: list[int]) -> None:
        """The switches of the edition and the variant, before the game begins."""
        self.small_city, self.farm_mode, self.farm_points, self.farmers, self.hand_size, self.hand_end = options

    # Reading

    def switches(self) -> dict[str, int]:
        """The options in force, as numbers."""
        return {
            "small_city": self.small_city,
            "farm_mode": self.farm_mode,
            "farm_points": self.farm_points,
            "farmers": self.farmers,
            "hand": self.hand_size,
            "hand_end": self.hand_end,
        }

    def now(self) -> tuple[int, int, int, int]:
        """Phase, seat whose turn it is, kind drawn (or NOBODY), tiles still in the bag."""
        return self.phase, self.turn, self.tile, self.undrawn

    def tiles(self) -> list[tuple[int, int, int, int, int]]:
        """The laid tiles in order: kind, turn, x, y, seat (NOBODY for the start tile)."""
        return [
            (
                self.turned[i] >> 2,
                self.turned[i] & 3,
                self.spot[i] % SPAN - REACH,
                self.spot[i] // SPAN - REACH,
                self.layer[i],
            )
            for i in range(self.tile_count)
        ]

    def frontier(self) -> list[tuple[int, int, int]]:
        """The empty cells beside tiles: x, y, pattern."""
        return [
            (self.slot_spot[i] % SPAN - REACH, self.slot_spot[i] // SPAN - REACH, self.pattern[i])
            for i in range(self.slot_count)
        ]

    def segments(self) -> list[tuple[int, int, int]]:
        """Every segment: its tile, its place, the root of its feature."""
        return [
            (
                tile,
                PLACE_OF[(self.turned[tile] >> 2) * MAX_SEGMENTS + i],
                self.find(self.base[tile] + i),
            )
            for tile in range(self.tile_count)
            for i in range(SEGMENTS_OF[self.turned[tile] >> 2])
        ]

    def feature(self, root: int) -> tuple[int, int, int, int, int]:
        """Type, open edges (empty cells around a monastery), tiles, shields, followers as four bits a seat."""
        return self.type[root], self.opens[root], self.tiles_in(root), self.shields[root], self.men[root]

    def worths(self, root: int) -> tuple[int, int]:
        """A road's, city's or monastery's points if it were complete as it stands, and if the game ended now."""
        return self.worth(root, True), self.worth(root, self.opens[root] == 0)

    def winners_of(self, men: int) -> list[int]:
        """The seats with the most followers."""
        bits = self.winners(men)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def standing(self) -> list[tuple[int, int]]:
        """The followers on the board: seat and segment."""
        return [(i // FOLLOWERS, self.stand[i]) for i in range(self.seats * FOLLOWERS) if self.stand[i] != NOBODY]

    def supplies(self) -> list[int]:
        return [self.supply[seat] for seat in range(self.seats)]

    def gains(self) -> list[list[int]]:
        """Points by seat and type of feature, FIELD first."""
        return [[self.gained[seat * TYPES + i] for i in range(1, TYPES)] for seat in range(self.seats)]

    def in_bag(self) -> list[int]:
        """How many tiles of each kind have not been drawn."""
        return [self.bag[kind] for kind in range(KINDS)]

    def set_aside_tiles(self) -> list[int]:
        """How many tiles of each kind were set aside."""
        return [self.aside[kind] for kind in range(KINDS)]

    def hand_of(self, seat: int) -> list[int]:
        """The kinds in a hand, ascending."""
        held = [self.hand[i] for i in range(seat * HAND, seat * HAND + HAND)]
        return [kind for kind in held if kind != NOBODY]

    def can_lay(self, kind: int) -> bool:
        """Whether a tile of this kind fits anywhere."""
        return self.fits(kind)

    def promise(self, seat: int) -> int:
        """What the position promises a seat, less what it promises the others, in hundredths of a point."""
        return self.appraise(seat)

    # Setting up by hand

    def put_tile(self, turned: int, x: int, y: int, seat: int) -> None:
        """Lay a tile that fits; nothing is drawn, told or scored."""
        self.lay(turned, (y + REACH) * SPAN + x + REACH, seat)

    def put_follower(self, seat: int, tile: int, segment: int) -> None:
        """Set a follower on a segment of a laid tile, whoever else is there."""
        self.claim(seat, self.base[tile] + segment)

    def put_points(self, seat: int, points: int) -> None:
        self.points[seat] = points

    def put_bag(self, counts: list[int], aside: list[int]) -> None:
        """What has not been drawn, and what was set aside."""
        self.undrawn = sum(counts)
        for kind in range(KINDS):
            self.bag[kind] = counts[kind]
            self.aside[kind] = aside[kind]

    def put_hand(self, seat: int, kinds: list[int]) -> None:
        """A seat's whole hand."""
        for i in range(HAND):
            self.hand[seat * HAND + i] = sorted(kinds)[i] if i < len(kinds) else NOBODY

    def put_turn(self, phase: int, turn: int, tile: int) -> None:
        self.phase = phase
        self.turn = turn
        self.tile = tile

    def put_closing(self, closing: bool) -> None:
        """With hands: whether the draw that is due closes the turn."""
        self.closing = 1 if closing else 0

    def is_closing(self) -> bool:
        return bool(self.closing)

    def end_now(self) -> None:
        """Score the position as if the game ended here."""
        self.finish_game()

    # Saving

    def dump(self) -> list[int]:
        values = [self.seats, self.small_city, self.farm_mode, self.farm_points, self.farmers, self.hand_size]
        values += [self.hand_end, self.phase, self.turn, self.tile, self.undrawn, self.closing, self.dealt]
        values += [self.points[i] for i in range(self.seats)]
        values += [self.supply[i] for i in range(self.seats)]
        values += [self.gained[i] for i in range(self.seats * TYPES)]
        values += [self.stand[i] for i in range(self.seats * FOLLOWERS)]
        values += [self.bag[i] for i in range(KINDS)]
        values += [self.aside[i] for i in range(KINDS)]
        values += [self.hand[i] for i in range(HANDS)]
        return values + self.dump_board()

    def load(self, values: list[int]) -> None:
        rest = iter(values)
        self.seats, self.small_city, self.farm_mode, self.farm_points = [next(rest) for _ in range(4)]
        self.farmers, self.hand_size, self.hand_end = [next(rest) for _ in range(3)]
        self.phase, self.turn, self.tile, self.undrawn, self.closing, self.dealt = [next(rest) for _ in range(6)]
        for i in range(self.seats):
            self.points[i] = next(rest)
        for i in range(self.seats):
            self.supply[i] = next(rest)
        for i in range(self.seats * TYPES):
            self.gained[i] = next(rest)
        for i in range(self.seats * FOLLOWERS):
            self.stand[i] = next(rest)
        for i in range(KINDS):
            self.bag[i] = next(rest)
        for i in range(KINDS):
            self.aside[i] = next(rest)
        for i in range(HANDS):
            self.hand[i] = next(rest)
        self.load_board(list(rest))
