"""Writes a state as text that a person can read and type: the inverse of `from_notation`."""

from __future__ import annotations

from carsonne.games.carson_city.faces.notation import PIECES
from carsonne.games.carson_city.knowledge.accessors import has_character, kept_by, passing_order, stands
from carsonne.games.carson_city.options import CARDS
from carsonne.games.carson_city.rules import codes, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import BUILDINGS
from carsonne.games.carson_city.rules.words import CHARACTERS, EDGES, LETTERS, SIDE_CHOICES, TARGETS


def position_of(s: CarsonCityState) -> str:
    """Write the position in notation, without duel tiles and choices in progress."""
    lines = [f"options: {_options(s)}", f"round: {_round(s)}", *_rows(s)]
    roads = [EDGES[edge] for edge, n in enumerate(s.edges) if n]
    lines += ["roads: " + " ".join(roads)] if roads else []
    if s.step >= codes.DO_DRAFT:
        lines.append("order: " + " ".join(LETTERS[seat] for seat in list(s.picking)[: s.seats]))
    lines.append("market: " + " ".join(PIECES[what] for what in s.market))
    lines += _round_lines(s)
    return "\n".join(lines + [_player(s, seat) for seat in range(s.seats)]) + "\n"


def _rows(s: CarsonCityState) -> list[str]:
    """Write the plan row by row."""
    words = [_word(what, owner) for what, owner in zip(s.content, s.owner, strict=True)]
    return [" ".join(words[i : i + codes.GRID]) for i in range(0, codes.PARCELS, codes.GRID)]


def _word(what: int, owner: int) -> str:
    return PIECES[what] if owner == codes.NOBODY else f"{PIECES[what]}/{LETTERS[owner]}"


def _round(s: CarsonCityState) -> str:
    """Return the current round, or the next one while the market is being refilled."""
    if s.phase == codes.OVER:
        return "over"
    return str(s.round + 1 if s.step == codes.DO_REFILL else max(s.round, 1))


def _options(s: CarsonCityState) -> str:
    """Write the options that differ from the defaults. The river is on the plan."""
    words = [f"{CARDS[card]}={SIDE_CHOICES[side]}" for card, side in enumerate(s.side) if side]
    words += ["law_of_the_strongest=true"] if s.law else []
    words += ["kit_carson=true"] if s.kit else []
    words += [] if s.windows else ["road_windows=false"]
    words += ["duel_order=involved"] if s.duel_order == codes.BY_INVOLVED else []
    words += [] if s.withdraw == codes.WITH_TILES else [f"withdraw={codes.WITHDRAWALS[s.withdraw]}"]
    words += ["duel_refill=reserve"] if s.duel_refill == codes.FROM_RESERVE else []
    return " ".join(["sides=yellow", *words])


def _round_lines(s: CarsonCityState) -> list[str]:
    """Write the characters taken, cowboys on the board, who has passed, and what is in play for this round only."""
    chosen = [seat for seat in range(s.seats) if has_character(s, seat)]
    names = [f"{LETTERS[seat]}={CHARACTERS[s.character[seat]]}" for seat in chosen]
    placed = [_standing(s, seat) for seat in range(s.seats)]
    words = [f"{LETTERS[seat]}={','.join(names)}" for seat, names in enumerate(placed) if names]
    lines = ["characters: " + " ".join(names)] if chosen else []
    lines += ["placed: " + " ".join(words)] if words else []
    if s.passed and (s.phase == codes.OVER or len(chosen) == s.seats):
        lines.append("passed: " + " ".join(LETTERS[seat] for seat in passing_order(s)))
    lines += [f"turn: {LETTERS[s.turn]}"] if s.phase == codes.ASK_PLACE else []
    lines += [f"ammunition: {LETTERS[s.ammunition]}"] if s.ammunition != codes.NOBODY else []
    lines += ["white: used"] if s.sheriff != codes.NOBODY and s.white_at == codes.NOWHERE else []
    return lines


def _standing(s: CarsonCityState, seat: int) -> list[str]:
    """List the targets where a player's cowboys stand, with a star before the white one."""
    mine = [one for one in stands(s) if one.seat == seat]
    return [("*" if one.white else "") + TARGETS[one.target] for one in mine for _ in range(one.number)]


def _player(s: CarsonCityState, seat: int) -> str:
    numbers = {
        "money": s.money[seat],
        "points": s.points[seat],
        "cowboys": s.cowboys[seat],
        "revolvers": players.guns(s, seat),
        "roads": s.roads[seat],
    }
    words = [f"{name}={n}" for name, n in numbers.items()]
    kept = ",".join(BUILDINGS[what] for what in kept_by(s, seat))
    return f"{LETTERS[seat]}: " + " ".join(words + ([f"kept={kept}"] if kept else []))
