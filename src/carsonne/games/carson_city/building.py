"""The market, building with houses and consent, buildings kept for later (CB20, CB49, CB76 to CB85, CB105, CB114)."""

from __future__ import annotations

from carsonne.games.carson_city import tables
from carsonne.games.carson_city.codes import (
    AGREE_MOVE,
    ASK_BUILD,
    ASK_CONSENT,
    ASK_HOUSE,
    ASK_KEPT,
    BARE,
    BUILD_MOVE,
    CANCELLED,
    CHURCH,
    DONE_MOVE,
    HOUSE,
    HOUSE_MOVE,
    KEEP_MOVE,
    NOBODY,
    NOWHERE,
    PARCELS,
    ROLL_BAG,
    RUN,
    TOLD_ANSWERED,
    TOLD_ASKED,
    TOLD_BUILT,
    TOLD_DRAWN,
    TOLD_HOME,
    TOLD_KEPT,
    TOLD_MARKET,
    TYPES,
)
from carsonne.games.carson_city.duels import Duels
from carsonne.kernel.plain import zeros
from carsonne.kernel.state import Buffer

NEEDS_HOUSE = tables.NEEDS_HOUSE
NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT
SLOTS = 7
TO_ASK = 1
AGREED = 2
REFUSED = 3


class Building(Duels):
    """Buildings on their way from the bag to the plan."""

    def __init__(self, seats: int) -> None:
        Duels.__init__(self, seats)
        self.hand = BARE  # the building that is being built
        self.builder = NOBODY
        self.from_kept = 0
        self.site = NOWHERE
        self.house_at = NOWHERE
        self.consent = 0
        self.gap = 0  # whether the row must close up and be filled
        self.asked = zeros(PARCELS)  # kinds of building for which the owner of a parcel was asked, as bits

    # The market

    def close_up(self) -> None:
        """Unsold buildings slide to the cheapest squares, keeping their sequence (CB49)."""
        n = 0
        for i in range(SLOTS):
            if self.market[i] != BARE:
                self.market[n] = self.market[i]
                n += 1
        for i in range(n, SLOTS):
            self.market[i] = BARE
        self.tell(TOLD_MARKET, n, 0, 0, 0, 0, 0, 0)

    def free_slot(self) -> int:
        """The cheapest square without a building; SLOTS when there is none."""
        for i in range(SLOTS):
            if self.market[i] == BARE:
                return i
        return SLOTS

    def in_bag(self) -> int:
        """How many buildings the bag holds."""
        n = 0
        for what in range(1, TYPES):
            n += self.bag[what]
        return n

    def fill_market(self) -> bool:
        """Draw for the cheapest free square; False when there is none or the bag is empty (R6)."""
        if self.free_slot() == SLOTS or self.in_bag() == 0:
            return False
        self.phase = ROLL_BAG
        return True

    def bag_into(self, out: Buffer, weights: Buffer) -> int:
        """What the bag may give."""
        n = 0
        for what in range(1, TYPES):
            if self.bag[what]:
                out.at[n] = what
                weights.at[n] = self.bag[what]
                n += 1
        return n

    def draw_building(self, what: int) -> None:
        """CHANCE takes a building from the bag."""
        slot = self.free_slot()
        self.bag[what] -= 1
        self.market[slot] = what
        self.tell(TOLD_DRAWN, slot, what, 0, 0, 0, 0, 0)
        self.phase = RUN

    # Where one can build

    def was_asked(self, parcel: int, what: int) -> bool:
        """Whether the owner has refused a house for this building (CB81)."""
        return self.asked[parcel] >> (what - 1) & 1 != 0

    def may_house(self, seat: int, parcel: int, what: int) -> bool:
        """A bare served parcel: own, nobody's, or of a rival who can still be asked (CB79)."""
        if self.content[parcel] != BARE or not self.served[parcel]:
            return False
        owner = self.owner[parcel]
        return owner in (seat, NOBODY) or not self.was_asked(parcel, what)

    def houses_for(self, seat: int, what: int) -> int:
        """How many parcels could take the house of this building."""
        n = 0
        for p in range(PARCELS):
            if self.may_house(seat, p, what):
                n += 1
        return n

    def may_build(self, seat: int, parcel: int, what: int) -> bool:
        """An own bare parcel, served where the building needs a road (CB77, CB78)."""
        if self.owner[parcel] != seat or self.content[parcel] != BARE:
            return False
        return self.served[parcel] != 0 or not NEEDS_HOUSE[what]

    def sites_into(self, seat: int, what: int, n: int, out: Buffer) -> int:
        """Every parcel where this building can stand; its house needs another one."""
        if NEEDS_HOUSE[what] and self.houses_for(seat, what) < 2:
            return n
        for p in range(PARCELS):
            if self.may_build(seat, p, what):
                out.at[n] = BUILD_MOVE + what * PARCELS + p
                n += 1
        return n

    def has_site(self, seat: int, what: int) -> bool:
        """Whether this building can be built anywhere now. The site counts among the parcels for houses."""
        if NEEDS_HOUSE[what] and self.houses_for(seat, what) < 2:
            return False
        for p in range(PARCELS):
            if self.may_build(seat, p, what):
                return True
        return False

    def houses_into(self, n: int, out: Buffer) -> int:
        """Every parcel for the house of the building at hand."""
        for p in range(PARCELS):
            if p != self.site and self.may_house(self.builder, p, self.hand):
                out.at[n] = HOUSE_MOVE + p
                n += 1
        return n

    def kept_into(self, seat: int, n: int, out: Buffer) -> int:
        """Stop, or build any kept building (CB82)."""
        out.at[n] = DONE_MOVE
        n += 1
        for what in range(1, TYPES):
            if self.kept[seat * TYPES + what]:
                n = self.sites_into(seat, what, n, out)
        return n

    def can_build_kept(self, seat: int) -> bool:
        """Whether any kept building has a site."""
        for what in range(1, TYPES):
            if self.kept[seat * TYPES + what] and self.has_site(seat, what):
                return True
        return False

    def wants_window(self, seat: int) -> bool:
        """Whether there is anything to ask a player in the window for kept buildings (CB82, CB86)."""
        if self.can_build_kept(seat):
            return True
        return (self.windows != 0 or self.has_kept(seat)) and self.can_lay(self.roads[seat])

    def has_kept(self, seat: int) -> bool:
        """Whether the player keeps any building."""
        for what in range(1, TYPES):
            if self.kept[seat * TYPES + what]:
                return True
        return False

    # Building

    def forget_refusals(self) -> None:
        """A new building may be asked for anew."""
        for i in range(PARCELS):
            self.asked[i] = 0

    def forget_refusals_for(self, what: int) -> None:
        """The next building of the same kind is another building."""
        for p in range(PARCELS):
            self.asked[p] &= ~(1 << (what - 1))

    def take_building(self, seat: int, what: int) -> None:
        """A building bought just now: to be built or kept (CB77)."""
        self.builder = seat
        self.hand = what
        self.from_kept = 0
        self.forget_refusals()
        self.ask_site()

    def ask_site(self) -> None:
        """Ask where to build; without a choice the building is kept."""
        self.site = NOWHERE
        self.consent = 0
        if self.has_site(self.builder, self.hand) or self.can_lay(self.roads[self.builder]):
            self.turn = self.builder
            self.phase = ASK_BUILD
        else:
            self.keep()

    def keep(self) -> None:
        """Before the player until the window for kept buildings (CB82)."""
        self.kept[self.builder * TYPES + self.hand] += 1
        self.tell(TOLD_KEPT, self.builder, self.hand, 0, 0, 0, 0, 0)
        self.hand = BARE
        self.phase = RUN

    def answer_site(self, seat: int, move: int) -> None:
        """Keep, or choose a site; then a house if one is needed."""
        if move == KEEP_MOVE:
            self.keep()
            return
        self.site = move % PARCELS
        if self.phase == ASK_KEPT:
            self.hand = (move - BUILD_MOVE) // PARCELS
            self.builder = seat
            self.from_kept = 1
        if NEEDS_HOUSE[self.hand]:
            self.phase = ASK_HOUSE
        else:
            self.finish_building()

    def answer_house(self, move: int) -> None:
        """Choose a parcel for the house; a rival's owner is asked first (CB79, CB81)."""
        self.house_at = move - HOUSE_MOVE
        owner = self.owner[self.house_at]
        if owner == self.builder or owner == NOBODY:
            self.finish_building()
            return
        self.tell(TOLD_ASKED, self.builder, owner, self.house_at, self.hand, self.site, 0, 0)
        self.consent = TO_ASK
        self.phase = RUN

    def answer_consent(self, move: int) -> None:
        """The owner of the parcel says yes or no; nothing stands yet (CB81)."""
        agreed = move == AGREE_MOVE
        self.tell(TOLD_ANSWERED, self.turn, self.builder, self.house_at, agreed, 0, 0, 0)
        self.consent = AGREED if agreed else REFUSED
        self.phase = RUN

    def run_building(self) -> None:
        """Ask the owner, then act on the answer."""
        if self.consent == TO_ASK:
            self.turn = self.owner[self.house_at]
            self.phase = ASK_CONSENT
        elif self.consent == AGREED:
            self.finish_building()
        else:
            self.asked[self.house_at] |= 1 << (self.hand - 1)
            if self.from_kept:
                self.hand = BARE  # back to the window, where it is asked again
                self.site = NOWHERE
                self.house_at = NOWHERE
                self.consent = 0
            else:
                self.house_at = NOWHERE
                self.ask_site()

    def finish_building(self) -> None:
        """Building and house are put down together (CB79)."""
        seat = self.builder
        self.content[self.site] = self.hand
        self.built[seat * TYPES + self.hand] += 1
        if self.from_kept:
            self.kept[seat * TYPES + self.hand] -= 1
            self.forget_refusals_for(self.hand)
        house = NOWHERE
        if NEEDS_HOUSE[self.hand]:
            house = self.house_at
            self.content[house] = HOUSE
        self.tell(TOLD_BUILT, seat, self.hand, self.site, house, 0, 0, 0)
        if self.hand == CHURCH:
            self.protect(seat, self.site)
        self.end_building()

    def end_building(self) -> None:
        """On with the step, or with the same player's other kept buildings."""
        self.hand = BARE
        self.site = NOWHERE
        self.house_at = NOWHERE
        self.consent = 0
        self.phase = RUN
        if self.from_kept and self.turn == self.builder and self.wants_window(self.builder):
            self.phase = ASK_KEPT

    def protect(self, seat: int, church: int) -> None:
        """Attacks on every own building beside a new church are cancelled at once (CB105)."""
        for i in range(church * 8, church * 8 + NEAR_COUNT[church]):
            p = NEAR[i]
            if self.owner[p] == seat and self.is_building(p):
                for other in range(self.seats):
                    if other != seat and self.stand[p] >> other & 1:
                        self.stand[p] &= ~(1 << other)
                        self.cowboys[other] += 1
                        self.tell(TOLD_HOME, other, p, CANCELLED, 0, 0, 0, 0)

    # Numbers

    def dump_building(self) -> list[int]:
        """All of this class as numbers."""
        facts = [self.hand, self.builder, self.from_kept, self.site, self.house_at, self.consent, self.gap]
        return facts + [self.asked[i] for i in range(PARCELS)]

    def load_building(self, values: list[int], at: int) -> int:
        """The inverse; where the next numbers begin."""
        row = values[at : at + 4]
        self.hand, self.builder, self.from_kept, self.site = row
        row = values[at + 4 : at + 7]
        self.house_at, self.consent, self.gap = row
        for i in range(PARCELS):
            self.asked[i] = values[at + 7 + i]
        return at + 71
