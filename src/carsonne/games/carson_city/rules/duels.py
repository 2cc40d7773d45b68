"""Duels: with dice, or with secret tiles by the law of the strongest (CB50 to CB56, CB108, CB125 to CB127)."""

from __future__ import annotations

from carsonne.games.carson_city.rules import codes, cowboys, dice, duel_tiles, withdrawing
from carsonne.games.carson_city.rules.players import first_passed, first_seat, score, strength
from carsonne.games.carson_city.rules.position import Position
from carsonne.kernel.state import Buffer

# Which duel is next


def is_crowded(s: Position, target: int) -> bool:
    """Return whether more than one player stands there."""
    return s.stand[target] & (s.stand[target] - 1) != 0


def is_due(s: Position, parcel: int) -> bool:
    """Return whether the current square resolves this duel: over land at the land office, else a building (CB56)."""
    if not is_crowded(s, parcel):
        return False
    return (s.owner[parcel] == codes.NOBODY) == (s.square == codes.LAND)


def seek(s: Position) -> bool:
    """Start the only duel that is due, or ask who decides which is next; False when there is none."""
    count = 0
    bits = 0
    parcel = 0
    for p in range(codes.PARCELS):
        if s.stand[p] and is_due(s, p):
            count += 1
            bits |= s.stand[p]
            parcel = p
    if count == 1:
        start(s, parcel)
    elif count:
        s.turn = first_passed(s, bits) if s.duel_order == codes.BY_INVOLVED else s.passing[0]
        s.phase = codes.ASK_DUEL
    return count != 0


# Questions


def legal_into(s: Position, seat: int, out: Buffer) -> int:
    """Write every duel that is due; or the tiles in hand, and withdrawing; or staying and withdrawing."""
    if s.phase == codes.ASK_TILES:
        return choices_into(s, seat, out)
    if s.phase == codes.ASK_WITHDRAW:
        return withdrawing.legal_into(out)
    n = 0
    for p in range(codes.PARCELS):
        if s.stand[p] and is_due(s, p):
            out.at[n] = codes.FIGHT_MOVE + p
            n += 1
    return n


def choices_into(s: Position, seat: int, out: Buffer) -> int:
    """Write the values in hand, and withdrawing where that is played (CB125, R12)."""
    n = duel_tiles.hand_into(s, seat, out)
    if withdrawing.goes_with_tiles(s):
        out.at[n] = codes.WITHDRAW_MOVE
        n += 1
    return n


def answer(s: Position, seat: int, move: int) -> None:
    """Take the next duel, a decision to stay, or a secret choice; once all have chosen, rules reveal (CB56, CB125)."""
    if s.phase == codes.ASK_DUEL:
        start(s, move - codes.FIGHT_MOVE)
        s.phase = codes.RUN
    elif s.phase == codes.ASK_WITHDRAW:
        withdrawing.answer(s, seat, move)
    else:
        choose(s, seat, move)


def choose(s: Position, seat: int, move: int) -> None:
    """Choose a tile secretly, or withdraw."""
    s.chosen[seat] = codes.WITHDRAWN if move == codes.WITHDRAW_MOVE else move - codes.TILE_MOVE + 1
    if undecided(s) == 0:
        s.phase = codes.RUN


def undecided(s: Position) -> int:
    """Return the duellists who have neither rolled nor chosen."""
    bits = s.duel_bits
    for seat in range(s.seats):
        if s.chosen[seat]:
            bits &= ~(1 << seat)
    return bits


# A duel


def start(s: Position, target: int) -> None:
    """Start a duel among all who stand there (CB52)."""
    s.pending = codes.STANDING if withdrawing.comes_before_dice(s) else codes.SHOTS
    s.duel_at = target
    s.duel_bits = s.stand[target]
    withdrawing.clear_choices(s)
    s.tell(codes.TOLD_DUEL, target, s.duel_bits)
    s.pause()
    if s.law and not withdrawing.goes_with_tiles(s):
        choose_last_tiles(s)


def choose_last_tiles(s: Position) -> None:
    """Choose for players with a single tile. Players with equal tiles are asked: not asking would give it away."""
    for i in range(codes.DUEL_TILES):
        seat = s.tile_at[i]
        if seat < codes.MAX_SEATS and s.duel_bits >> seat & 1 and duel_tiles.hand_size(s, seat) == 1:
            s.chosen[seat] = i % codes.FACES + 1


def run(s: Position) -> None:
    """Resolve who stays, then the next roll or choice, then the outcome, then new tiles."""
    bits = undecided(s) if withdrawing.is_contested(s) else 0
    if s.pending == codes.STANDING:
        withdrawing.run(s)
    elif s.pending == codes.HANDS:
        if not (s.law and duel_tiles.refill_hands(s)):
            end(s)
    elif bits:
        s.turn = first_seat(bits)
        s.phase = codes.ASK_TILES if s.law else codes.ROLL_DUEL
    else:
        reveal(s)
        s.pending = codes.HANDS


def chance_into(s: Position, out: Buffer, weights: Buffer) -> int:
    """Write the faces of a die."""
    return dice.even_into(1, codes.FACES + 1, out, weights)


def happen(s: Position, value: int) -> None:
    """Carry out what CHANCE has drawn or rolled."""
    s.chosen[s.turn] = value + 1
    s.phase = codes.RUN


def reveal(s: Position) -> None:
    """Let two or more who have not withdrawn fight; one alone wins without a duel (CB42, R12)."""
    withdrawing.reveal(s)
    if withdrawing.is_contested(s):
        settle(s)
    else:
        withdrawing.win_alone(s)


def settle(s: Position) -> None:
    """Let the highest total win, among equals the first who passed; losers take their cowboys back (CB53 to CB55)."""
    best = -1
    winner = 0
    for i in range(s.passed):
        seat = s.passing[i]
        if s.duel_bits >> seat & 1:
            total = shoot(s, seat)
            if total > best:
                best = total
                winner = seat
    s.tell(codes.TOLD_WON, winner, s.duel_at, best)
    for seat in range(s.seats):
        if s.duel_bits >> seat & 1 and seat != winner:
            lose(s, seat)
    s.pause()


def shoot(s: Position, seat: int) -> int:
    """Return the player's current strength plus the roll or tile."""
    value = s.chosen[seat] - 1
    guns = strength(s, seat)
    s.tell(codes.TOLD_SHOT, seat, s.duel_at, guns, value, s.law)
    if s.law:
        duel_tiles.play(s, seat, value)
    s.pause()
    return guns + value


def lose(s: Position, seat: int) -> None:
    """Send the cowboy back to its owner's reserve; the red Sheriff is paid for it (CB55, CB108)."""
    cowboys.send_home(s, seat, s.duel_at, codes.LOST)
    if cowboys.is_peaceful(s, seat):
        score(s, seat, codes.SHERIFF_POINTS, codes.WHY_SHERIFF, 1, codes.SHERIFF_POINTS)


def end(s: Position) -> None:
    """End the duel, so that the step continues."""
    s.pending = codes.NOTHING
    s.duel_bits = 0
    withdrawing.clear_choices(s)
