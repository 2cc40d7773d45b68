"""What a follower on the new tile adds to what its seat expects."""

from __future__ import annotations

from carsonne.games.carcassonne.knowledge.chances import expect_monastery
from carsonne.games.carcassonne.knowledge.evaluation import add_up
from carsonne.games.carcassonne.knowledge.feature_worth import at_home, homecoming, prospect_now
from carsonne.games.carcassonne.knowledge.field_worth import chance_now, expect_farms, field_worth
from carsonne.games.carcassonne.knowledge.joining_worth import claim_turnover
from carsonne.games.carcassonne.knowledge.scratch import Scratch
from carsonne.games.carcassonne.rules import codes, tables
from carsonne.games.carcassonne.rules.claiming import is_free
from carsonne.games.carcassonne.rules.features import find
from carsonne.games.carcassonne.rules.plane import cell_of
from carsonne.games.carcassonne.rules.position import Position
from carsonne.kernel.advisor import whole

SEGMENT_COUNT = tables.SEGMENT_COUNT


def margin(s: Position, o: Scratch, seat: int) -> int:
    """Return what a seat expects beyond the others on average, from the sums after a move."""
    add_up(s, o)
    all_of_them = 0
    for other in range(s.seats):
        all_of_them += o.total[other]
    return o.total[seat] - average(all_of_them - o.total[seat], s.seats - 1)


def average(total: int, n: int) -> int:
    """Return a mean, rounded alike in Python and in C even if it is negative."""
    mean: float = total / (1.0 * n)
    return whole(mean)


def best_claim(t: Position, o: Scratch, seat: int, tile: int) -> int:
    """Return the most that a follower on the new tile gains; 0 if none is better than none."""
    best = 0
    if t.supply[seat]:
        first = t.first_segment[tile]
        for segment in range(first, first + SEGMENT_COUNT[t.turned[tile] >> 2]):
            if is_free(t, segment):
                gain = claim_gain(t, o, seat, segment, tile)
                if gain > best:
                    best = gain
    return best


def claim_gain(t: Position, o: Scratch, seat: int, segment: int, tile: int) -> int:
    """Return what a follower on a free segment of the new tile gains its seat."""
    root = find(t, segment)
    if t.type[root] == codes.FIELD:
        gain = farmer_gain(t, o, seat, root, tile) - cost(o, seat)
        return gain + claim_turnover(t, o, seat, root)
    if t.type[root] == codes.MONASTERY:
        expect_monastery(t, o, cell_of(t.spot[tile]))
        return standing_gain(t, o, seat, root, o.sum, o.likely)
    gain = standing_gain(t, o, seat, root, prospect_now(o, root), chance_now(o, root))
    return gain + claim_turnover(t, o, seat, root)


def standing_gain(t: Position, o: Scratch, seat: int, root: int, worth: int, likely: int) -> int:
    """Return the gain of a knight, thief or monk, who returns immediately if the feature is complete (CA28)."""
    if t.opens[root] == 0:
        return worth
    return worth + homecoming(o, t.type[root], likely) - cost(o, seat)


def cost(o: Scratch, seat: int) -> int:
    """Return what it costs a seat to have one follower less at home."""
    return at_home(o, o.home[seat]) - at_home(o, o.home[seat] - 1)


def farmer_gain(t: Position, o: Scratch, seat: int, field: int, tile: int) -> int:
    """Return what a farmer on a free field gains its seat, the others' losses included."""
    new = tile if o.field_stamp[field] == o.move_stamp else -1
    if t.farm_mode == codes.PER_FIELD:
        o.field_value[field] = field_worth(t, o, field, new)
        return o.field_value[field]
    before = farm_margin(t, o, seat)
    t.men[field] = 1 << 4 * seat
    o.farms[o.farm_count] = field
    o.farm_count += 1
    expect_farms(t, o, new)
    after = farm_margin(t, o, seat)
    o.farm_count -= 1
    t.men[field] = 0
    expect_farms(t, o, new)
    return after - before


def farm_margin(t: Position, o: Scratch, seat: int) -> int:
    """Return what farmers bring a seat beyond the others on average."""
    all_of_them = 0
    for other in range(t.seats):
        all_of_them += o.farm[other]
    return o.farm[seat] - average(all_of_them - o.farm[seat], t.seats - 1)
