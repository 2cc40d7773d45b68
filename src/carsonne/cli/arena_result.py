"""Prints what a series of games between bots showed, as a table or as data."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from carsonne.arena.intervals import Estimate
from carsonne.arena.series import Series
from carsonne.arena.tally import Standing, Tally
from carsonne.cli.common import show_json

WIDE = 140
"""Characters of a line: a narrow terminal breaks it, which reads better than numbers cut off."""
COLUMNS = ("bot", "wins", "draws", "points", "margin", "CPU per move")


def show(series: Series, tally: Tally, seconds: float, as_json: bool) -> None:
    """Print the result, even if the series was interrupted."""
    if as_json:
        show_json(describe(series, tally, seconds))
        return
    Console(width=WIDE, soft_wrap=True, highlight=False).print(table(tally))
    print(f"{tally.games} {'game' if tally.games == 1 else 'games'} in {seconds:.1f} s")


def table(tally: Tally) -> Table:
    """The standings."""
    result = Table(box=None, pad_edge=False)
    for name in COLUMNS:
        result.add_column(name, justify="left" if name == "bot" else "right", no_wrap=True)
    for row in tally.standings():
        result.add_row(*cells(row))
    return result


def cells(row: Standing) -> tuple[str, ...]:
    """One bot's line."""
    return (
        row.bot,
        words(row.wins, 100, " %"),
        f"{100 * row.draws:.1f} %",
        words(row.points),
        words(row.margin),
        f"{row.cpu_ms:.3g} ms",
    )


def words(estimate: Estimate, scale: float = 1, unit: str = "") -> str:
    """A mean with its interval: "62.5 % (58.1 to 66.7)"."""
    mean = f"{scale * estimate.mean:.1f}{unit}"
    if estimate.low is None or estimate.high is None:
        return mean
    return f"{mean} ({scale * estimate.low:.1f} to {scale * estimate.high:.1f})"


def describe(series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result as data."""
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
        "seats": [interval(seat) for seat in tally.seats()],
        "seconds": round(seconds, 3),
    }


def facts(row: Standing) -> dict[str, Any]:
    """One bot's results as data."""
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
    }


def interval(estimate: Estimate) -> list[float | None]:
    """Mean, lower and upper end."""
    return [None if value is None else round(value, 4) for value in estimate]
