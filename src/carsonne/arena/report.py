"""The report of a series: one HTML file with tables and plots."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from carsonne import registry
from carsonne.arena import charts
from carsonne.arena.contest import Contest
from carsonne.arena.intervals import Estimate, mean_of
from carsonne.arena.outcome import Outcome
from carsonne.arena.page import RATING, SHARE, Section, html, scaled, words
from carsonne.arena.series import Series
from carsonne.arena.sources import POINTS
from carsonne.arena.stats import named
from carsonne.arena.tally import Standing, taken
from carsonne.locales import message, say

if TYPE_CHECKING:
    from carsonne.arena.ratings import Rating

COLUMNS = ("bot", "wins", "draws", "points", "margin", "cpu", "clock")
"""Those of the standings; the messages are `stats-column-` and these."""


def page(contest: Contest, ratings: Sequence[Rating]) -> str:
    """Write the whole file."""
    game, bots = registry.find(contest.series.game).title, dict.fromkeys(contest.series.bots)
    against = say(message("stats-against"))
    title = f"{game}: {f' {against} '.join(bots)}"
    games = contest.tally.games
    lead = say(message("stats-report-lead", games=games, command=command(contest.series)))
    return html(title, lead, list(sections(contest, ratings)) if games else [])


def columns(names: Sequence[str]) -> list[str]:
    """Return the headings of columns."""
    return [say(message(f"stats-column-{name}")) for name in names]


def command(series: Series) -> str:
    """Write the command that repeats the series."""
    changed = [f"{name}={value}" for name, value in series.options.items() if _is_changed(series.game, name, value)]
    words = ["carsonne", "arena", series.game, "--bots", ",".join(series.bots), "--games", str(series.games)]
    words += ["--seed", series.seed] if series.seed != "0" else []
    words += ["--seats", str(series.seats)] if series.seats not in (0, len(series.bots)) else []
    words += ["--orders", series.orders] if series.orders != "all" else []
    return shlex.join(words + (["--options", *changed] if changed else []))


def _is_changed(game: str, name: str, value: object) -> bool:
    return any(option.id == name and option.default != value for option in registry.find(game).options)


def sections(contest: Contest, ratings: Sequence[Rating]) -> Iterator[Section]:
    """Yield the questions that a report answers."""
    outcomes = contest.tally.outcomes
    names = list(dict.fromkeys(name for game in outcomes for name in game.bots))
    yield standings(contest)
    if ratings:
        yield rated(ratings)
    scores = {name: [float(game.scores[s]) for game in outcomes for s in taken(game, name)] for name in names}
    chart = charts.distributions(scores, say(message("stats-points-label")))
    yield Section(say(message("stats-report-points")), chart=chart)
    yield seats(contest)
    yield lengths(outcomes, names)
    sources = {name: mean_sources(contest.series.game, outcomes, name) for name in names}
    if any(sources.values()):
        chart = charts.stacks(sources, say(message("stats-sources-label")))
        yield Section(say(message("stats-sources")), chart=chart, note=say(message("stats-sources-note")))


def standing_cells(row: Standing) -> tuple[str, ...]:
    """Write one bot's line of the standings, a cell for each of COLUMNS."""
    return (
        row.bot,
        words(row.wins, SHARE, 100),
        words(Estimate(row.draws), SHARE, 100),
        words(row.points),
        words(row.margin),
        say(message("stats-milliseconds", time=row.cpu_ms)),
        say(message("stats-milliseconds", time=row.clock_ms)),
    )


def standings(contest: Contest) -> Section:
    """Show wins, points, margin and time."""
    rows = contest.tally.standings()
    cells = [(*standing_cells(row), str(row.faults)) for row in rows]
    fair = 100 * fmean(row.fair for row in rows)
    wins = [(row.bot, scaled(row.wins, 100)) for row in rows]
    chart = charts.dots(wins, say(message("stats-wins-label")), SHARE, fair)
    note = say(message("stats-report-wins-note"))
    return Section(say(message("stats-report-wins")), columns([*COLUMNS, "faults"]), cells, chart, note)


def rated(ratings: Sequence[Rating]) -> Section:
    """Show the ratings."""
    rows = [(row.bot, words(row.rating, RATING)) for row in ratings]
    chart = charts.dots([(row.bot, row.rating) for row in ratings], say(message("stats-ratings-label")))
    note = say(message("stats-report-ratings-note"))
    return Section(say(message("stats-report-ratings")), columns(["bot", "rating"]), rows, chart, note)


def seats(contest: Contest) -> Section:
    """Show how often each seat wins."""
    found = enumerate(contest.tally.seats(), 1)
    rows = [(say(message("stats-seat", n=number)), scaled(seat, 100)) for number, seat in found]
    chart = charts.dots(rows, say(message("stats-seats-label")), SHARE, 100 / len(rows))
    return Section(say(message("stats-report-seats")), chart=chart, note=say(message("stats-report-seats-note")))


def lengths(outcomes: Sequence[Outcome], names: Sequence[str]) -> Section:
    """Show how many decisions each bot had to make in a game."""
    counts = {
        name: [float(game.thoughts[seat].moves) for game in outcomes for seat in taken(game, name)] for name in names
    }
    rows: list[tuple[str, Estimate]] = [(name, mean_of(row)) for name, row in counts.items()]
    return Section(
        say(message("stats-lengths")),
        columns(["bot", "decisions"]),
        [(name, words(row)) for name, row in rows],
        charts.distributions(counts, say(message("stats-lengths-label"))),
        say(message("stats-report-lengths-note")),
    )


def mean_sources(game: str, outcomes: Sequence[Outcome], name: str) -> dict[str, float]:
    """Return a bot's average points by source."""
    rows = [game.sources[seat] for game in outcomes if game.sources for seat in taken(game, name)]
    kinds = dict.fromkeys(kind for row in rows for kind in row)
    means = {kind: fmean(row.get(kind, 0) for row in rows) for kind in kinds}
    return {say(named(game, POINTS, kind)): mean for kind, mean in means.items() if mean}
