"""The score pad for a position on a real table: incomes, prices, strengths and what the end would add."""

from __future__ import annotations

from carsonne.games.carson_city.faces.from_notation import options_of, state_of
from carsonne.games.carson_city.faces.notation import parse
from carsonne.games.carson_city.faces.telling import because, reasons
from carsonne.games.carson_city.faces.view_types import PlayerScore, ScoreLine, ScoreSheet
from carsonne.games.carson_city.knowledge import accessors, words
from carsonne.games.carson_city.options import OPTIONS
from carsonne.games.carson_city.rules import codes, final_scoring, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.games.carson_city.rules.words import LETTERS, PARCELS
from carsonne.kernel.options import Values, resolve
from carsonne.locales import Message, message, say


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
    found = [(points, message("cc-pad-track")), *([] if over else _end(s, seat))]
    lines = [_line(seat, n, said) for n, said in found if n]
    rows = [row for row in accessors.incomes(s) if row.seat == seat]
    return lines + [_income_line(row) for row in rows] + [_strength_line(s, seat)]


def _line(seat: int, points: int, said: Message) -> ScoreLine:
    return ScoreLine(LETTERS[seat], points, said, say(said, language="en"))


def _end(s: CarsonCityState, seat: int) -> list[tuple[int, Message]]:
    """List what the end would add, with the reasons (CB121, CB133)."""
    plain, bridged = final_scoring.pieces(s, seat, False), final_scoring.pieces(s, seat, True)
    money = message("cc-pad-money", money=s.money[seat], each=codes.LEFT_PER_POINT)
    return [
        (codes.PIECE_POINTS * plain, because("pieces", plain, codes.PIECE_POINTS)),
        (codes.BRIDGE_POINTS * bridged, because("pieces_at_bridge", bridged, codes.BRIDGE_POINTS)),
        (final_scoring.points_for_money(s, seat), money),
    ]


def _income_line(row: accessors.Income) -> ScoreLine:
    found, parcel = row.because(), PARCELS[row.parcel]
    why = reasons(found)
    facts = {"building": words.content(row.what), "parcel": words.parcel(row.parcel)}
    line = _line(
        row.seat, 0, message("cc-pad-income-why" if why else "cc-pad-income", amount=row.amount, reasons=why, **facts)
    )
    line.parcel, line.income, line.because = parcel, row.amount, found
    return line


def _strength_line(s: CarsonCityState, seat: int) -> ScoreLine:
    """Add up cowboys at home, revolvers, and what counts for this round only (CB50, CB51, CB107, CB119)."""
    strength, guns = players.strength(s, seat), players.guns(s, seat)
    parts = [message("cc-pad-cowboys", count=s.cowboys[seat]), message("cc-pad-revolvers", count=guns)]
    parts += [message("cc-pad-white")] if players.has_white(s, seat) else []
    parts += [message("cc-pad-ammunition", strength=codes.TRIPLE_REVOLVER)] if s.ammunition == seat else []
    if s.character[seat] == codes.MERCENARY:
        parts.append(message("cc-pad-mercenary", strength=players.mercenary_guns(s)))
    line = _line(seat, 0, message("cc-pad-strength", strength=strength, parts=parts))
    line.strength = strength
    return line
