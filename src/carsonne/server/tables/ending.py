"""The end of a game: by its rules, by resignation or by agreement. Nothing else ends one."""

from __future__ import annotations

from carsonne.kernel.game import Seat
from carsonne.kernel.match import Match
from carsonne.server.store.rows import EndedBy, TableRow


def follow_game(row: TableRow, match: Match) -> None:
    """Bring what a table's row says of its game up to date, and end it when the rules do."""
    row.version, row.scores = match.version, scores(match)
    row.waiting = [] if row.ended else match.waiting_for()
    if match.over and row.status == "running":
        end_by_rules(row, match)
        row.revision += 1


def end_by_rules(row: TableRow, match: Match) -> None:
    """End a game that was played to its end."""
    _end(row, "rules", list(match.game.winners(match.state)))


def end_if_resigned(row: TableRow) -> None:
    """End the game when at most one seat has not resigned, or only bots are left."""
    left = [s.seat for s in row.seats if not s.resigned]
    people = [s for s in row.seats if s.player is not None and not s.resigned]
    if len(left) <= 1 or not people:
        _end(row, "resignation", left)


def end_if_agreed(row: TableRow) -> None:
    """Abandon the game when every person who has not resigned agrees to it: a bot never agrees for one."""
    if all(s.agrees for s in row.seats if s.player is not None and not s.resigned):
        _end(row, "agreement", row.winners)


def _end(row: TableRow, by: EndedBy, winners: list[Seat]) -> None:
    row.status = "abandoned" if by == "agreement" else "finished"
    row.ended_by, row.winners, row.waiting = by, winners, []


def scores(match: Match) -> list[int]:
    """Return the points of each seat."""
    return [int(points) for points in match.game.scores(match.state)]
