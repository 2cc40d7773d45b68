"""Phase three of a round: the squares of the track one by one (CB40, CB52, CB57 to CB71)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, construction, cowboys, dice, duels, income, land, squares, windows
from carsonne.games.carson_city.rules.players import buildings, earn, first_seat, score, strength
from carsonne.games.carson_city.rules.position import Position
from carsonne.games.carson_city.rules.roads import take_roads
from carsonne.kernel.state import Buffer


def run(s: Position) -> None:
    """Resolve the present square or go on with it."""
    if s.square == codes.SALARY or s.square == codes.ROADS_1:
        run_crowd(s)
    elif s.square == codes.LAND:
        land.run(s)
    elif s.square == codes.KEPT:
        windows.run_kept(s)
    elif s.square == codes.INCOME_BUILDINGS:
        income.run(s)
    elif s.square != codes.FIRST_BUILD or not windows.open_for_roads(s):
        run_square(s)


# Squares without a duel


def run_crowd(s: Position) -> None:
    """Pay salary or one road to all players, for each cowboy (CB57, CB60, CB88)."""
    target = codes.PARCELS + s.square
    if s.stand[target]:
        s.tell(codes.TOLD_SQUARE, s.square)
        s.pause()
    for i in range(s.seats):
        seat = s.passing[i]
        n = crowd_of(s, seat, target)
        if n and s.square == codes.SALARY:
            earn(s, seat, codes.SALARY_PAY * n, codes.WHY_SALARY, target)
        elif n:
            take_roads(s, seat, n)
    cowboys.leave(s, target)
    squares.next_square(s)


def crowd_of(s: Position, seat: int, target: int) -> int:
    """Take a player's cowboys off a square without a duel and count them, the white one included."""
    i = cowboys.crowd_at(target) + seat
    n = s.crowd[i]
    s.crowd[i] = 0
    return n + 1 if s.white_at == target and s.sheriff == seat else n


# Squares with a duel


def run_square(s: Position) -> None:
    """Resolve a square for no player, the only one, or the winner of a duel (CB52)."""
    target = codes.PARCELS + s.square
    if s.stand[target] == 0:
        squares.next_square(s)
    elif duels.is_crowded(s, target):
        s.tell(codes.TOLD_SQUARE, s.square)
        s.pause()
        duels.start(s, target)
    else:
        perform(s, first_seat(s.stand[target]))


def perform(s: Position, seat: int) -> None:
    """Perform the action of the square for the player who is entitled to it."""
    s.turn = seat
    if codes.FIRST_BUILD <= s.square <= codes.LAST_BUILD:
        construction.offer(s, seat)
    elif s.square >= codes.FIRST_BUY:
        offer_points(s, seat)
    elif s.square == codes.GAMBLING:
        s.phase = codes.ROLL_GAMBLE
    else:
        collect(s, seat)
        squares.end_square(s)


def collect(s: Position, seat: int) -> None:
    """Collect what needs no decision (CB58, CB59, CB63, CB64, CB67 to CB69, CB71)."""
    here = codes.PARCELS + s.square
    if s.square == codes.AMMUNITION:
        s.ammunition = seat
        s.tell(codes.TOLD_AMMUNITION, seat)
        s.pause()
    elif s.square == codes.ROADS_3:
        take_roads(s, seat, codes.MANY_ROADS)
    elif s.square == codes.INCOME_LAND:
        earn(s, seat, codes.PARCEL_PAY * s.parcels[seat], codes.WHY_INCOME_LAND, here)
    elif s.square == codes.INCOME_COWBOYS:
        earn(s, seat, codes.STRENGTH_PAY * strength(s, seat), codes.WHY_INCOME_COWBOYS, here)
    elif s.square == codes.POINTS_LAND:
        score(s, seat, s.parcels[seat] // 2, codes.WHY_POINTS_LAND, s.parcels[seat], 0)
    elif s.square == codes.POINTS_COWBOYS:
        score(s, seat, strength(s, seat) // 2, codes.WHY_POINTS_COWBOYS, strength(s, seat), 0)
    elif s.square == codes.POINTS_BUILDINGS:
        score(s, seat, buildings(s, seat), codes.WHY_POINTS_BUILDINGS, buildings(s, seat), 1)


def chance_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write the rolls of two dice (CB65)."""
    return dice.even_into(0, codes.DICE, out, weights)


def happen(s: Position, roll: int) -> None:
    """Pay the sum of two dice in dollars (CB65)."""
    earn(s, s.turn, roll // codes.FACES + roll % codes.FACES + 2, codes.WHY_GAMBLING, codes.PARCELS + s.square)
    squares.end_square(s)


# Buying points


def offer_points(s: Position, seat: int) -> None:
    """Ask how many, unless not even one can be paid (CB70, CB35a)."""
    if s.money[seat] >= squares.point_price(s.square):
        s.phase = codes.ASK_POINTS
    else:
        squares.renounce_square(s, seat, 1)


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write none to as many points as the money buys (CB70)."""
    most = s.money[seat] // squares.point_price(s.square)
    if most > codes.MAX_AMOUNT:
        most = codes.MAX_AMOUNT
    for n in range(most + 1):
        out.at[n] = codes.POINTS_MOVE + n
    return most + 1


def answer(s: Position, seat: int, move: int) -> None:
    """Buy as many points as the player can and will pay (CB70)."""
    n = move - codes.POINTS_MOVE
    if n == 0:
        squares.renounce_square(s, seat, 0)
        return
    earn(s, seat, -n * squares.point_price(s.square), codes.WHY_BOUGHT, codes.PARCELS + s.square)
    score(s, seat, n, codes.WHY_BOUGHT, n, 1)
    squares.end_square(s)
