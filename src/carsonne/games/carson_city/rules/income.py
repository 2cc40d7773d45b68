"""Building income with attacks (CB42, CB66, CB99 to CB106, CB111)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, duels, earnings, squares, tables
from carsonne.games.carson_city.rules.players import earn, has_side
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.town import is_building
from carsonne.kernel.state import Buffer

EARNS = tables.EARNS

# Stages of the square.
DOUBLING = 0
DUELS = 1
RAIDS = 2


def run(s: Position) -> None:
    """Resolve the Grocer's choice, duels over buildings, successful attacks, then incomes (CB99 to CB106, R22)."""
    if s.stage == DOUBLING:
        s.stage = DUELS
        if ask_double(s):
            return
    if s.stage == DUELS:
        if duels.seek(s):
            return
        s.stage = RAIDS
    if not seek_raid(s):
        pay_all(s)
        squares.next_square(s)


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the Grocer's money or kinds of building; or an attacker's share, to be taken or left."""
    if s.phase == codes.ASK_DOUBLE:
        return doubles_into(s, seat, out)
    out.at[0] = codes.PERFORM_MOVE
    out.at[1] = codes.RENOUNCE_MOVE
    return 2


def answer(s: Position, seat: int, move: int) -> None:
    """Carry out the answer to the current question."""
    if s.phase == codes.ASK_DOUBLE:
        answer_double(s, seat, move)
    else:
        answer_raid(s, seat, move)
    s.phase = codes.RUN


# The yellow Grocer


def may_double(s: Position, seat: int, what: int) -> bool:
    """Return whether a player has this kind of building and it earns (CB111)."""
    return EARNS[what] != 0 and s.built[seat * codes.TYPES + what] != 0


def ask_double(s: Position) -> bool:
    """Ask the yellow Grocer who waited: eight dollars, or a kind of building to double (CB111)."""
    for seat in range(s.seats):
        if s.waits[seat] and has_side(s, seat, codes.GROCER, codes.YELLOW):
            s.turn = seat
            for what in range(1, codes.TYPES):
                if may_double(s, seat, what):
                    s.phase = codes.ASK_DOUBLE
                    return True
            earn(s, seat, codes.WAITING_PAY, codes.WHY_GROCER, codes.NOWHERE)
    return False


def doubles_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the money, or any kind that can be doubled."""
    n = 1
    out.at[0] = codes.MONEY_MOVE
    for what in range(1, codes.TYPES):
        if may_double(s, seat, what):
            out.at[n] = codes.DOUBLE_MOVE + what
            n += 1
    return n


def answer_double(s: Position, seat: int, move: int) -> None:
    """Pay the money, or double a kind."""
    if move == codes.MONEY_MOVE:
        earn(s, seat, codes.WAITING_PAY, codes.WHY_GROCER, codes.NOWHERE)
    else:
        s.doubled = move - codes.DOUBLE_MOVE
        s.tell(codes.TOLD_DOUBLES, seat, s.doubled)
        s.pause()


def is_doubled(s: Position, parcel: int) -> bool:
    """Return whether this building's income is doubled."""
    return s.content[parcel] == s.doubled and s.character[s.owner[parcel]] == codes.GROCER


# Attacks


def loot(s: Position, parcel: int) -> int:
    """Return what a successful attacker gets: half, or the single income of a doubled building (CB102, CB111)."""
    amount = earnings.income(s, parcel)
    return amount if is_doubled(s, parcel) else amount // 2


def seek_raid(s: Position) -> bool:
    """Ask successful attackers, in passing order, whether they take their share (CB42, CB100)."""
    while s.who < s.seats:
        seat = s.passing[s.who]
        for p in range(codes.PARCELS):
            if s.stand[p] >> seat & 1 and s.owner[p] != seat:
                s.raid_at = p
                if loot(s, p):
                    s.turn = seat
                    s.phase = codes.ASK_RAID
                    return True
                take_share(s, seat)
        s.who += 1
    return False


def take_share(s: Position, seat: int) -> None:
    """Note that the attacker takes a share."""
    s.raid[s.raid_at] = seat + 1
    cowboys.leave(s, s.raid_at)


def answer_raid(s: Position, seat: int, move: int) -> None:
    """Take the share, or leave it to the owner."""
    if move == codes.PERFORM_MOVE:
        take_share(s, seat)
    else:
        squares.renounce(s, seat, s.raid_at, 0)
        cowboys.leave(s, s.raid_at)
        s.pause()


# The incomes


def pay_all(s: Position) -> None:
    """Pay for every building; defenders that were not attacked go to the general reserve (CB99, CB104)."""
    s.tell(codes.TOLD_SQUARE, s.square)
    s.pause()
    for p in range(codes.PARCELS):
        if is_building(s, p):
            cowboys.leave(s, p)
            if EARNS[s.content[p]]:
                pay(s, p)
    s.doubled = codes.BARE
    s.raid_at = codes.NOWHERE


def pay(s: Position, parcel: int) -> None:
    """Pay the owner, and an attacker's share to the attacker (CB102, CB103, CB111)."""
    what = s.content[parcel]
    owner = s.owner[parcel]
    doubled = 2 if is_doubled(s, parcel) else 1
    amount = earnings.income(s, parcel) * doubled
    counted = earnings.counted(s, parcel, what, owner)
    s.tell(codes.TOLD_INCOME, owner, parcel, amount, what, counted, earnings.added(s, parcel, what, owner), doubled)
    raider = s.raid[parcel]
    if raider:
        share = loot(s, parcel)
        s.raid[parcel] = 0
        s.money[raider - 1] += share
        amount -= share
        s.tell(codes.TOLD_RAIDED, raider - 1, owner, parcel, share, amount)
    s.money[owner] += amount
    s.pause()
