"""The chance to win a duel, with dice or with tiles, against rivals who are there or may come."""

from __future__ import annotations

from carsonne.games.carson_city.knowledge import weight_names
from carsonne.games.carson_city.knowledge.hidden import is_shown
from carsonne.games.carson_city.knowledge.weights import weight
from carsonne.games.carson_city.rules import codes, cowboys, duel_tiles
from carsonne.games.carson_city.rules.players import has_passed, place_in_passing, strength
from carsonne.games.carson_city.rules.position import Position


def is_placing(s: Position) -> bool:
    """Return whether cowboys are still being placed."""
    return s.step == codes.DO_PLACE


def still_to_place(s: Position, seat: int) -> int:
    """Return the cowboys that a player could still place."""
    if not is_placing(s) or has_passed(s, seat):
        return 0
    return s.cowboys[seat]


def force(s: Position, seat: int, target: int, spent: int) -> float:
    """Return a player's likely strength when a duel is fought there, after placing `spent` more cowboys."""
    left = still_to_place(s, seat) - spent
    value: float = strength(s, seat) - spent
    if left > 0:
        value -= left * weight(weight_names.STILL_PLACED)
    here = codes.PARCELS + codes.AMMUNITION
    if target != here and s.stand[here] >> seat & 1:
        value += codes.TRIPLE_REVOLVER * (1.0 if not s.stand[here] & ~(1 << seat) else 0.5)
    return value


def edge(s: Position, seat: int, other: int) -> float:
    """Return the share of ties against another player that is won: all, none, or half while it is open."""
    mine = place_in_passing(s, seat)
    theirs = place_in_passing(s, other)
    if mine == theirs:
        return 0.5
    return 1.0 if mine < theirs else 0.0


def below(total: float) -> float:
    """Return the chance that a die shows less than this much, between whole numbers in proportion."""
    if total <= 1.0:
        return 0.0
    return 1.0 if total >= 7.0 else (total - 1.0) / 6.0


def roll_beats(lead: float, ties: float, roll: int) -> float:
    """Return the chance that a roll with this lead in strength beats the die of one rival."""
    return below(lead + roll + ties)


# With tiles


def tile_beats(s: Position, seat: int, other: int, lead: float, ties: float, value: int) -> float:
    """Return the chance that a tile beats one of a rival: any that the player cannot see elsewhere is as likely."""
    n = 0
    wins: float = 0.0
    margin: float = lead + value + ties
    for i in range(codes.DUEL_TILES):
        if may_hold(s, seat, other, i):
            n += 1
            wins += part(margin - i % codes.FACES)
    return wins / n if n else 1.0


def may_hold(s: Position, seat: int, other: int, tile: int) -> bool:
    """Return whether a rival may hold a tile, as far as a player can see."""
    place = s.tile_at[tile]
    if place == other:
        return True
    return place != seat and (place == codes.STOCK or place < s.seats) and not is_shown(s, tile)


def part(margin: float) -> float:
    """Return 0 up to a margin of none and 1 from a margin of one; a tie that is won counts as one."""
    if margin <= 0.0:
        return 0.0
    return 1.0 if margin >= 1.0 else margin


def has_tile(s: Position, seat: int, value: int) -> bool:
    """Return whether a player holds a tile of this value."""
    return duel_tiles.find_tile(s, seat, value) != codes.NOWHERE


# Duels


def shot_wins(s: Position, seat: int, target: int, own: float, value: int) -> float:
    """Return the chance that a roll or tile of this value beats all others who stand there."""
    chance: float = 1.0
    lead: float = 0.0
    for other in range(s.seats):
        if other != seat and s.stand[target] >> other & 1:
            lead = own - force(s, other, target, 0)
            if s.law:
                chance *= tile_beats(s, seat, other, lead, edge(s, seat, other), value)
            else:
                chance *= roll_beats(lead, edge(s, seat, other), value)
    return chance


def duel_chance(s: Position, seat: int, target: int, own: float) -> float:
    """Return the chance to win against the rivals who stand there: over all rolls, or over the tiles in hand."""
    total: float = 0.0
    if not s.stand[target] & ~(1 << seat):
        return 1.0
    if s.law:
        return tiles_chance(s, seat, target, own)
    for value in range(1, codes.FACES + 1):
        total += shot_wins(s, seat, target, own, value)
    return total / 6.0


def tiles_chance(s: Position, seat: int, target: int, own: float) -> float:
    """Return the chance with tiles: between that of the average tile in hand and that of the best."""
    total: float = 0.0
    best: float = 0.0
    chance: float = 0.0
    n = 0
    for value in range(codes.FACES):
        if has_tile(s, seat, value):
            chance = shot_wins(s, seat, target, own, value)
            total += chance
            n += 1
            if chance > best:
                best = chance
    return (best + total / n) / 2.0 if n else 0.5


def may_come(s: Position, seat: int) -> bool:
    """Return whether a player may still join others."""
    return not (still_to_place(s, seat) == 0 or cowboys.is_peaceful(s, seat))


def undisturbed(s: Position, seat: int, target: int, own: float, worth: float) -> float:
    """Return the chance that no seat comes later and wins: the stronger a rival, and the more to gain, the likelier."""
    chance: float = 1.0
    lead: float = 0.0
    lure: float = weight(weight_names.JOINED) * (1.0 + weight(weight_names.LURE) * (worth if worth < 8.0 else 8.0))
    if lure > 0.9:
        lure = 0.9
    for other in range(s.seats):
        if other != seat and not s.stand[target] >> other & 1 and may_come(s, other):
            lead = own - force(s, other, target, 1)
            chance *= 1.0 - lure * (1.0 - even_chance(lead))
    return chance


def even_chance(lead: float) -> float:
    """Estimate the chance to win a duel of two with this lead in strength."""
    value: float = 0.5 + lead * (0.16 - 0.011 * (lead if lead > 0 else -lead))
    if lead >= 6.0:
        return 1.0
    if lead <= -6.0:
        return 0.0
    return value


def chance_at(s: Position, seat: int, target: int, spent: int, worth: float) -> float:
    """Return the chance to get an action of this worth, with a cowboy already there or with one more (`spent` = 1)."""
    if not cowboys.has_duels(target):
        return 1.0
    own: float = force(s, seat, target, spent)
    chance: float = duel_chance(s, seat, target, own)
    if is_placing(s) and s.white_at != target and s.phase in (codes.ASK_PLACE, codes.ASK_KIT):
        chance *= undisturbed(s, seat, target, own, worth)
    return chance
