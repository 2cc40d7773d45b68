"""The score pad for a position on a real table: incomes, prices, strengths and what the end would add."""

from __future__ import annotations

from carsonne.games.carson_city.faces.events import counted_in_words
from carsonne.games.carson_city.faces.from_notation import options_of, state_of
from carsonne.games.carson_city.faces.notation import parse
from carsonne.games.carson_city.faces.view_types import PlayerScore, ScoreLine, ScoreSheet
from carsonne.games.carson_city.knowledge import accessors
from carsonne.games.carson_city.options import OPTIONS
from carsonne.games.carson_city.rules import codes, final_scoring, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.tables import BUILDINGS
from carsonne.games.carson_city.rules.words import LETTERS, PARCELS
from carsonne.kernel.options import Values, resolve


def score(text: str, options: Values) -> ScoreSheet:
    """Score a typed position: incomes and prices by parcel, end points and strength by player, a line for each."""
    position = parse(text)
    seats = max(position.seats, 2)
    values = resolve(OPTIONS, options_of(position, options), seats)
    s = state_of(position, seats, values)
    named, points = range(position.seats), s.scores()
    ends = [0 if position.over else final_scoring.points_for_town(s, seat) for seat in named]
    return ScoreSheet(
        incomes={PARCELS[row.parcel]: row.amount for row in accessors.incomes(s)},
        prices={PARCELS[p]: n for p, n in enumerate(accessors.prices(s)) if position.content[p] != codes.RIVER},
        players={LETTERS[seat]: PlayerScore(ends[seat], players.strength(s, seat), points[seat]) for seat in named},
        scores={LETTERS[seat]: points[seat] + ends[seat] for seat in named},
        lines=[line for seat in named for line in _lines(s, seat, points[seat], position.over)],
        options=values,
    )


def _lines(s: CarsonCityState, seat: int, points: int, over: bool) -> list[ScoreLine]:
    """List every point and every dollar of income of a player, with the reason; after the end nothing is added."""
    found = [(points, "points already on the track"), *([] if over else _end(s, seat))]
    lines = [ScoreLine(LETTERS[seat], n, reason) for n, reason in found if n]
    rows = [row for row in accessors.incomes(s) if row.seat == seat]
    return lines + [_income_line(row) for row in rows] + [_strength_line(s, seat)]


def _end(s: CarsonCityState, seat: int) -> list[tuple[int, str]]:
    """List what the end would add, with the reasons (CB121, CB133)."""
    plain, bridged = final_scoring.pieces(s, seat, False), final_scoring.pieces(s, seat, True)
    pieces = f"{plain} building{'s, houses and mountains' if plain > 1 else ', house or mountain'}"
    return [
        (codes.PIECE_POINTS * plain, f"{pieces} x {codes.PIECE_POINTS}"),
        (codes.BRIDGE_POINTS * bridged, f"{bridged} of them at a bridge x {codes.BRIDGE_POINTS}"),
        (final_scoring.points_for_money(s, seat), f"${s.money[seat]} left, 1 for each ${codes.LEFT_PER_POINT}"),
    ]


def _income_line(row: accessors.Income) -> ScoreLine:
    because, parcel = row.because(), PARCELS[row.parcel]
    sums = " + ".join(f"{counted_in_words(n, name)} x {each}" for name, n, each in because)
    reason = f"{BUILDINGS[row.what]} at {parcel} earns ${row.amount}" + (f": {sums}" if sums else "")
    return ScoreLine(LETTERS[row.seat], 0, reason, parcel, row.amount, because)


def _strength_line(s: CarsonCityState, seat: int) -> ScoreLine:
    """Add up cowboys at home, revolvers, and what counts for this round only (CB50, CB51, CB107, CB119)."""
    strength, guns = players.strength(s, seat), players.guns(s, seat)
    parts = [counted_in_words(s.cowboys[seat], "cowboys"), counted_in_words(guns, "revolvers")]
    parts += ["the white cowboy"] if players.has_white(s, seat) else []
    parts += [f"{codes.TRIPLE_REVOLVER} for the ammunition"] if s.ammunition == seat else []
    if s.character[seat] == codes.MERCENARY:
        parts.append(f"{players.mercenary_guns(s)} for the mercenary")
    return ScoreLine(LETTERS[seat], 0, f"strength {strength}: {' + '.join(parts)}", strength=strength)
