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
from carsonne.arena.page import Section, html, scaled, words
from carsonne.arena.series import Series
from carsonne.arena.tally import Standing, taken

if TYPE_CHECKING:
    from carsonne.arena.ratings import Rating

COLUMNS = ("bot", "wins", "draws", "points", "margin", "CPU per move", "time per move")


def page(contest: Contest, ratings: Sequence[Rating]) -> str:
    """Write the whole file."""
    title = f"{registry.find(contest.series.game).title}: {' against '.join(dict.fromkeys(contest.series.bots))}"
    games = contest.tally.games
    lead = f"{games} {'game' if games == 1 else 'games'}, made by: {command(contest.series)}"
    return html(title, lead, list(sections(contest, ratings)) if games else [])


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
    yield Section("How many points do they make?", chart=charts.distributions(scores, "Distribution of points"))
    yield seats(contest)
    yield lengths(outcomes, names)
    sources = {name: mean_sources(outcomes, name) for name in names}
    if any(sources.values()):
        chart = charts.stacks(sources, "Points by source")
        yield Section("Where do the points come from?", chart=chart, note="Average points a game.")


def standing_cells(row: Standing) -> tuple[str, ...]:
    """Write one bot's line of the standings, a cell for each of COLUMNS."""
    return (
        row.bot,
        words(row.wins, 100, " %"),
        f"{100 * row.draws:.1f} %",
        words(row.points),
        words(row.margin),
        f"{row.cpu_ms:.3g} ms",
        f"{row.clock_ms:.3g} ms",
    )


def standings(contest: Contest) -> Section:
    """Show wins, points, margin and time."""
    rows = contest.tally.standings()
    cells = [(*standing_cells(row), str(row.faults)) for row in rows]
    chart = charts.dots(
        [(row.bot, scaled(row.wins, 100)) for row in rows], "Wins", " %", 100 * fmean(row.fair for row in rows)
    )
    note = "With 95 % intervals in which the games of a deal count as one. The dashed line is what equals would win."
    return Section("Who wins?", (*COLUMNS, "lost turns"), cells, chart, note)


def rated(ratings: Sequence[Rating]) -> Section:
    """Show the ratings."""
    rows = [(row.bot, words(row.rating, digits=0)) for row in ratings]
    chart = charts.dots([(row.bot, row.rating) for row in ratings], "Ratings")
    return Section("How strong are they?", ("bot", "rating"), rows, chart, "400 points are odds of ten to one.")


def seats(contest: Contest) -> Section:
    """Show how often each seat wins."""
    rows = [(f"seat {number + 1}", scaled(seat, 100)) for number, seat in enumerate(contest.tally.seats())]
    chart = charts.dots(rows, "Wins of each seat", " %", 100 / len(rows))
    return Section("Is it good to be first?", chart=chart, note="Games that each seat won, whoever sat there.")


def lengths(outcomes: Sequence[Outcome], names: Sequence[str]) -> Section:
    """Show how many decisions each bot had to make in a game."""
    counts = {
        name: [float(game.thoughts[seat].moves) for game in outcomes for seat in taken(game, name)] for name in names
    }
    rows: list[tuple[str, Estimate]] = [(name, mean_of(row)) for name, row in counts.items()]
    return Section(
        "How long are the games?",
        ("bot", "decisions a game"),
        [(name, words(row)) for name, row in rows],
        charts.distributions(counts, "Decisions a game"),
        "Decisions with more than one legal move.",
    )


def mean_sources(outcomes: Sequence[Outcome], name: str) -> dict[str, float]:
    """Return a bot's average points by source."""
    rows = [game.sources[seat] for game in outcomes if game.sources for seat in taken(game, name)]
    kinds = dict.fromkeys(kind for row in rows for kind in row)
    means = {kind: fmean(row.get(kind, 0) for row in rows) for kind in kinds}
    return {kind.replace("_", " "): mean for kind, mean in means.items() if mean}
