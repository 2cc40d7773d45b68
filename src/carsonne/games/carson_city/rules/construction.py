"""Construction: buying a building, its site, its house, the consent of a rival (CB76 to CB81, CB105)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, market, sites, squares, tables
from carsonne.games.carson_city.rules.players import earn
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import can_lay
from carsonne.games.carson_city.rules.town import is_building
from carsonne.kernel.state import Buffer

NEEDS_HOUSE = tables.NEEDS_HOUSE
NEAR = tables.NEAR
NEAR_COUNT = tables.NEAR_COUNT


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the answers: buy or not, keep or build where, the house where, agree or not."""
    if s.phase == codes.ASK_BUILD:
        out.at[0] = codes.KEEP_MOVE
        return sites.sites_into(s, seat, s.hand, 1, out)
    if s.phase == codes.ASK_HOUSE:
        return sites.houses_into(s, 0, out)
    out.at[0] = codes.AGREE_MOVE if s.phase == codes.ASK_CONSENT else codes.PERFORM_MOVE
    out.at[1] = codes.REFUSE_MOVE if s.phase == codes.ASK_CONSENT else codes.RENOUNCE_MOVE
    return 2


def answer(s: Position, seat: int, move: int) -> None:
    """Carry out the answer to the current question."""
    if s.phase == codes.ASK_OFFER:
        answer_offer(s, seat, move)
    elif s.phase == codes.ASK_HOUSE:
        answer_house(s, move - codes.HOUSE_MOVE)
    elif s.phase == codes.ASK_CONSENT:
        answer_consent(s, seat, move == codes.AGREE_MOVE)
    elif move == codes.KEEP_MOVE:
        keep(s)
    else:
        choose_site(s, move % codes.PARCELS)


# Buying


def offer(s: Position, seat: int) -> None:
    """Ask whether to buy, if it can be paid (CB76, CB35a)."""
    if s.money[seat] >= market.price(s, seat, market.slot_of(s.square)):
        s.phase = codes.ASK_OFFER
    else:
        squares.renounce_square(s, seat, 1)


def answer_offer(s: Position, seat: int, move: int) -> None:
    """Pay and take the building, or renounce."""
    if move != codes.PERFORM_MOVE:
        squares.renounce_square(s, seat, 0)
        return
    here = codes.PARCELS + s.square
    slot = market.slot_of(s.square)
    squares.end_square(s)
    buy(s, seat, slot, market.price(s, seat, slot), codes.WHY_BUILDING, here)


def buy(s: Position, seat: int, slot: int, price: int, why: int, place: int) -> None:
    """Take a building from the row, to be built or kept (CB77)."""
    what = s.market[slot]
    s.market[slot] = codes.BARE
    s.tell(codes.TOLD_BOUGHT_BUILDING, seat, slot, what, price)
    earn(s, seat, -price, why, place)
    s.builder = seat
    s.hand = what
    s.from_kept = 0
    forget_refusals(s)
    ask_site(s)


# Site, house and consent


def ask_site(s: Position) -> None:
    """Ask where to build; without a choice the building is kept."""
    s.site = codes.NOWHERE
    if sites.has_site(s, s.builder, s.hand) or can_lay(s, s.builder):
        s.turn = s.builder
        s.phase = codes.ASK_BUILD
    else:
        keep(s)


def keep(s: Position) -> None:
    """Keep the building until the window for kept buildings (CB82)."""
    s.kept[s.builder * codes.TYPES + s.hand] += 1
    s.tell(codes.TOLD_KEPT, s.builder, s.hand)
    s.hand = codes.BARE
    s.phase = codes.RUN
    s.pause()


def build_kept(s: Position, seat: int, what: int, site: int) -> None:
    """Build a kept building on a site (CB82)."""
    s.hand = what
    s.builder = seat
    s.from_kept = 1
    choose_site(s, site)


def choose_site(s: Position, site: int) -> None:
    """Choose the site, then a parcel for the house if one is needed."""
    s.site = site
    if NEEDS_HOUSE[s.hand]:
        s.phase = codes.ASK_HOUSE
    else:
        finish(s)


def answer_house(s: Position, parcel: int) -> None:
    """Choose the parcel for the house; a rival who owns it is asked first (CB79, CB81)."""
    s.house_at = parcel
    owner = s.owner[parcel]
    if owner == s.builder or owner == codes.NOBODY:
        finish(s)
        return
    s.tell(codes.TOLD_ASKED, s.builder, owner, parcel, s.hand, s.site)
    s.pending = codes.CONSENT_DUE
    s.phase = codes.RUN


def answer_consent(s: Position, seat: int, agreed: bool) -> None:
    """Record the owner's yes or no; nothing is built yet (CB81)."""
    s.tell(codes.TOLD_ANSWERED, seat, s.builder, s.house_at, agreed)
    s.pause()
    s.pending = codes.CONSENT_GIVEN if agreed else codes.CONSENT_REFUSED
    s.phase = codes.RUN


def run(s: Position) -> None:
    """Ask the owner, then act on the answer."""
    if s.pending == codes.CONSENT_DUE:
        s.turn = s.owner[s.house_at]
        s.phase = codes.ASK_CONSENT
    elif s.pending == codes.CONSENT_GIVEN:
        finish(s)
    else:
        take_refusal(s)


def take_refusal(s: Position) -> None:
    """Return to the choice of a site; the same owner is not asked again for this building (CB81)."""
    s.asked[s.house_at] |= 1 << (s.hand - 1)
    s.house_at = codes.NOWHERE
    s.pending = codes.NOTHING
    if s.from_kept:
        s.hand = codes.BARE  # back to the window, where it is asked again
        s.site = codes.NOWHERE
    else:
        ask_site(s)


def forget_refusals(s: Position) -> None:
    """Clear all refusals: owners may be asked again for a new building."""
    for p in range(codes.PARCELS):
        s.asked[p] = 0


def forget_refusals_for(s: Position, what: int) -> None:
    """Clear the refusals for a kind: the next building of that kind is another building."""
    for p in range(codes.PARCELS):
        s.asked[p] &= ~(1 << (what - 1))


# Building


def finish(s: Position) -> None:
    """Put building and house down together (CB79)."""
    seat = s.builder
    house = codes.NOWHERE
    s.content[s.site] = s.hand
    s.built[seat * codes.TYPES + s.hand] += 1
    if s.from_kept:
        s.kept[seat * codes.TYPES + s.hand] -= 1
        forget_refusals_for(s, s.hand)
    if NEEDS_HOUSE[s.hand]:
        house = s.house_at
        s.content[house] = codes.HOUSE
    s.tell(codes.TOLD_BUILT, seat, s.hand, s.site, house)
    if s.hand == codes.CHURCH:
        protect(s, seat, s.site)
    s.pause()
    end(s)


def protect(s: Position, seat: int, church: int) -> None:
    """Cancel attacks on every own building beside a new church immediately (CB105)."""
    for i in range(church * 8, church * 8 + NEAR_COUNT[church]):
        p = NEAR[i]
        if s.owner[p] == seat and is_building(s, p):
            for other in range(s.seats):
                if other != seat and s.stand[p] >> other & 1:
                    cowboys.send_home(s, other, p, codes.CANCELLED)


def end(s: Position) -> None:
    """Continue with the step, or with the same player's other kept buildings."""
    s.hand = codes.BARE
    s.site = codes.NOWHERE
    s.house_at = codes.NOWHERE
    s.pending = codes.NOTHING
    s.phase = codes.RUN
    if s.from_kept and s.turn == s.builder and sites.wants_window(s, s.builder):
        s.phase = codes.ASK_KEPT
