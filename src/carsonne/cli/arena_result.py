"""Prints what a series of games between bots showed, as tables or as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

from carsonne.arena.contest import Contest
from carsonne.arena.intervals import Estimate
from carsonne.arena.page import RATING, words
from carsonne.arena.report import COLUMNS, columns, standing_cells
from carsonne.arena.tally import Standing
from carsonne.cli.common import Screen, show_json, tell
from carsonne.locales import Message, message, say

if TYPE_CHECKING:
    from carsonne.arena.ratings import Rating

FEW = 2
"""Bots up to which the table shows no ratings: who wins says the same."""
WIDE = 160
"""Characters of a line: a narrow terminal breaks it, which reads better than numbers cut off."""


def show(contest: Contest, ratings: Sequence[Rating], seconds: float, as_json: bool) -> None:
    """Print the result, even if the series was interrupted."""
    if as_json:
        show_json(describe(contest, ratings, seconds))
        return
    standings = contest.tally.standings()
    Screen(width=WIDE, soft_wrap=True, highlight=False).print(table(standings, ratings))
    for said in (*verdicts(contest), *faults(standings)):
        tell(said)
    tell(message("cli-arena-time", games=contest.tally.games, seconds=seconds))


def table(standings: Sequence[Standing], ratings: Sequence[Rating]) -> Table:
    """Make the table of standings, with ratings where there are more than two bots to compare."""
    rated = {row.bot: row.rating for row in ratings} if len(standings) > FEW else {}
    result = Table(box=None, pad_edge=False)
    for number, heading in enumerate(columns([*COLUMNS, *(["rating"] if rated else [])])):
        result.add_column(heading, justify="right" if number else "left", no_wrap=True)
    for row in standings:
        result.add_row(*standing_cells(row), *([words(rated[row.bot], RATING)] if rated else []))
    return result


def verdicts(contest: Contest) -> Iterator[Message]:
    """Say what the sequential test concludes about each lineup."""
    if contest.referee is None:
        return
    for test in contest.referee.tests:
        others = ", ".join(test.against)
        yield message(f"cli-arena-test-{test.verdict}", bot=test.bot, others=others, deals=test.deals)


def faults(standings: Sequence[Standing]) -> Iterator[Message]:
    """Name the bots for which moves had to be made, with all reasons."""
    for row in standings:
        if row.faults:
            yield message("cli-arena-faults", bot=row.bot, count=row.faults, why=", ".join(map(say, reasons(row))))


def reasons(row: Standing) -> Iterator[Message]:
    """Say what went wrong, and how often. Older records have only English words for it."""
    for reason, count in row.reasons.items():
        yield message("cli-arena-reason", why=row.said.get(reason, reason), count=count)
    if not row.reasons:
        yield message("bot-fault")


def shows_ratings(bots: int, as_json: bool, report: bool) -> bool:
    """Return whether ratings are printed at all: the table has none of two bots."""
    return as_json or report or bots > FEW


def describe(contest: Contest, ratings: Sequence[Rating], seconds: float) -> dict[str, Any]:
    """Return the result as data."""
    series, tally = contest.series, contest.tally
    found = {row.bot: row for row in tally.standings()}
    played = [found.get(name) for name in series.bots]
    return {
        "game": series.game,
        "bots": list(series.bots),
        "games": tally.games,
        "seed": series.seed,
        "options": dict(series.options),
        "wins": [round(row.wins.mean * row.seats / series.bots.count(row.bot), 4) if row else 0 for row in played],
        "mean_scores": [round(row.points.mean, 2) if row else 0 for row in played],
        "standings": [facts(row) for row in found.values()],
        "ratings": [{"bot": row.bot, "rating": interval(row.rating, 1)} for row in ratings],
        "seats": [interval(seat) for seat in tally.seats()],
        "tests": [
            {"bot": test.bot, "against": test.against, "verdict": test.verdict, "deals": test.deals}
            for test in (contest.referee.tests if contest.referee else [])
        ],
        "seconds": round(seconds, 3),
    }


def facts(row: Standing) -> dict[str, Any]:
    """Return one bot's results as data."""
    return {
        "bot": row.bot,
        "seats": row.seats,
        "wins": interval(row.wins),
        "fair": round(row.fair, 4),
        "draws": round(row.draws, 4),
        "points": interval(row.points),
        "margin": interval(row.margin),
        "moves": row.moves,
        "cpu_ms": round(row.cpu_ms, 4),
        "clock_ms": round(row.clock_ms, 4),
        "faults": row.faults,
        "reasons": row.reasons,
    }


def interval(estimate: Estimate, digits: int = 4) -> list[float | None]:
    """Return mean, lower and upper end."""
    return [None if value is None else round(value, digits) for value in estimate]
