"""The score pad for a position on a real table."""

from __future__ import annotations

from msgspec import UNSET

from carsonne.games.carson_city_cards.faces.notation import TypedPosition
from carsonne.games.carson_city_cards.faces.positions import parse, seats_of, table_of
from carsonne.games.carson_city_cards.faces.view_types import ScoreLine, ScoreSheet
from carsonne.games.carson_city_cards.knowledge import words
from carsonne.games.carson_city_cards.knowledge.pad import pad
from carsonne.games.carson_city_cards.knowledge.survey_types import PadLine, PadReason
from carsonne.games.carson_city_cards.options import OPTIONS
from carsonne.games.carson_city_cards.rules.words import SUITS
from carsonne.kernel.options import Values, resolve
from carsonne.locales import Message, message, say


def score(text: str, options: Values) -> ScoreSheet:
    """Score a typed position by player, with a line of the pad for each reason."""
    position = parse(text)
    seats = seats_of(position)
    values = resolve(OPTIONS, position.options | options, seats)
    s = table_of(position, seats, values)
    pads = {_name(position, player): pad(s, player) for player in range(s.players)}
    return ScoreSheet(
        scores={name: found.total for name, found in pads.items()},
        lines=[_line(name, line) for name, found in pads.items() for line in found.lines],
        options=values,
    )


def _line(player: str, line: PadLine) -> ScoreLine:
    """Make a line with its reason in words: its name, and what it is made of."""
    said = words.line(line.id)
    if line.because:
        said = message("cards-pad-line", line=said, because=[_placed(part) for part in line.because])
    return ScoreLine(player, line.id, line.name, line.points, line.because, said, say(said, language="en"))


def _placed(part: PadReason) -> Message:
    """Say with its place what a building counts."""
    if part.row is UNSET or part.col is UNSET:
        return part.said
    what = message("cards-pad-at", what=part.said.args["what"], row=part.row, col=part.col)
    return message(part.said.id, **part.said.args | {"what": what})


def _name(position: TypedPosition, player: int) -> str:
    block = next((block for block in position.blocks if block.player == player), None)
    return f"player {player}" if block is None or block.suit is None else f"player {player} {SUITS[block.suit]}"
