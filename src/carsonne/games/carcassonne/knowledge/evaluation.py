"""Each seat's expected final points: the track, followers, and the shares in features as they will end."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge import scales
from carsonne.games.carcassonne.knowledge.chances import expect_monastery, look_ahead
from carsonne.games.carcassonne.knowledge.feature_worth import at_home, homecoming
from carsonne.games.carcassonne.knowledge.field_worth import expect_farms
from carsonne.games.carcassonne.knowledge.joining_worth import expect_joins, list_joins
from carsonne.games.carcassonne.knowledge.landscape import read_landscape
from carsonne.games.carcassonne.knowledge.scales import POINT
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.features import find, monastery_on
from carsonne.games.carcassonne.rules.followers import count, winners
from carsonne.games.carcassonne.rules.plane import cell_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.state import Buffer

DOUBT = scales.DOUBT
NO_NEW_TILE = -1
INCOME = 62  # what a tile to come will bring each of two seats beyond what is on the board; measured over policy games
TEMPO = 200  # what it is worth to be the next to lay a tile; measured likewise


def expect_into(s: Position, o: Scratch, out: Buffer, spent: int) -> None:
    """Write each seat's expected final points in hundredths; a tile of kind `spent` is about to be laid, or NO_TILE."""
    if s.phase == codes.OVER:
        for seat in range(s.seats):
            out.at[seat] = POINT * s.points[seat]
        return
    read(s, o, spent)
    add_up(s, o)
    for seat in range(s.seats):
        out.at[seat] = o.total[seat] + INCOME * o.to_come * 2 // s.seats
    if s.phase == codes.PLACE or o.to_come:
        mover = (s.turn + 1) % s.seats if s.phase == codes.CLAIM or s.phase == codes.TURN_END else s.turn
        out.at[mover] = out.at[mover] + TEMPO


def doubt(s: Position) -> int:
    """Return how far the final margin may still be from the expected one: about a standard deviation, in hundredths."""
    turns = s.undrawn * 2 // s.seats
    margin: int = DOUBT[turns if turns < codes.TILE_COUNT else codes.TILE_COUNT - 1]
    return margin


def read(s: Position, o: Scratch, spent: int) -> None:
    """Read a position from scratch: the `base` sums, from which moves differ."""
    look_ahead(s, o, spent)
    read_landscape(s, o)
    o.move_stamp += 1
    o.field_count = 0
    for seat in range(s.seats):
        o.value[seat] = POINT * s.points[seat]
        o.home[seat] = s.supply[seat]
    count_followers(s, o)
    expect_farms(s, o, NO_NEW_TILE)
    list_joins(s, o)
    expect_joins(s, o)
    for seat in range(s.seats):
        o.base_value[seat] = o.value[seat]
        o.base_home[seat] = o.home[seat]


def add_up(s: Position, o: Scratch) -> None:
    """Add up what each seat may expect in all."""
    for seat in range(s.seats):
        o.total[seat] = o.value[seat] + o.farm[seat] + o.join[seat] + at_home(o, o.home[seat])


def count_followers(s: Position, o: Scratch) -> None:
    """Share out every held feature; fields are listed, to be counted together."""
    o.mark += 1
    o.farm_count = 0
    for i in range(s.seats * codes.FOLLOWERS):
        if s.stand[i] != codes.AT_HOME:
            root = find(s, s.stand[i])
            if o.field_marks[root] != o.mark:
                o.field_marks[root] = o.mark
                count_feature(s, o, root)
    count_monasteries(s, o)


def count_feature(s: Position, o: Scratch, root: int) -> None:
    """Count one feature with followers."""
    if s.type[root] == codes.FIELD:
        o.farms[o.farm_count] = root
        o.farm_count += 1
    elif s.type[root] != codes.MONASTERY:
        share(s, o, root, o.prospect[root], o.chance[root], 1)


def count_monasteries(s: Position, o: Scratch) -> None:
    """Count the monasteries with monks."""
    for i in range(s.monastery_count):
        root = monastery_on(s, s.monasteries[i])
        if s.men[root]:
            expect_monastery(s, o, cell_of(s.spot[s.monasteries[i]]))
            share(s, o, root, o.sum, o.likely, 1)


def share(s: Position, o: Scratch, root: int, worth: int, likely: int, sign: int) -> None:
    """Add a feature's worth to what its majority expects, and its followers' return; or take it away (sign -1)."""
    men = s.men[root]
    bits = winners(s, men)
    home = 0 if s.opens[root] == 0 else homecoming(o, s.type[root], likely)
    for seat in range(s.seats):
        if bits >> seat & 1:
            o.value[seat] += sign * worth
        if count(men, seat):
            o.value[seat] += sign * home * count(men, seat)
            if s.opens[root] == 0:
                o.home[seat] += sign * count(men, seat)
