"""One HTML file of tables and plots, which needs nothing else and reads well in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

from carsonne.arena.intervals import Estimate
from carsonne.locales import Message, say, terminal_language

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --faint: #8a8a8a; --rule: #ddd;
  --c0: #2a6fb0; --c1: #d1662b; --c2: #3b8f4e; --c3: #a8439a; --c4: #b8860b;
  --c5: #6b6bcf; --c6: #c2405a; --c7: #4f9d9d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e6e6; --paper: #181a1d; --faint: #909090; --rule: #3a3d42;
  --c0: #6fb1ee; --c1: #f0935c; --c2: #74c987; --c3: #d98acb; --c4: #e0b84a;
  --c5: #a5a5f5; --c6: #ee8197; --c7: #7fcaca; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; } p.note, footer { color: var(--faint); }
div.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .8rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
svg { width: 100%; max-width: 45rem; margin: .8rem 0; font-size: 13px; } svg text { fill: var(--ink); }
svg text.name { text-anchor: end; } svg text.tick { text-anchor: middle; fill: var(--faint); }
svg .reach { stroke: var(--c0); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .mark { stroke: var(--faint); stroke-dasharray: 4 4; } svg .axis { stroke: var(--faint); }
svg .curve { fill: none; stroke-width: 2; }
ul.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; font-size: .85rem; }
ul.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; }
"""


MEAN, SHARE, RATING = "stats-mean", "stats-share", "stats-rating"
"""How estimates are written."""


class Section(Struct):
    """A question with its answer: a table, a plot, or both."""

    title: str
    columns: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    chart: str = ""
    note: str = ""


def html(title: str, lead: str, sections: Sequence[Section]) -> str:
    """Write the whole file."""
    body = "".join(map(_section, sections))
    return (
        f'<!doctype html><html lang="{terminal_language()}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><h1>{escape(title)}</h1><p>{escape(lead)}</p>{body}</body></html>\n"
    )


def _section(section: Section) -> str:
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    return f"<section><h2>{escape(section.title)}</h2>{note}{_table(section)}{section.chart}</section>"


def _table(section: Section) -> str:
    if not section.rows:
        return ""
    head = "".join(f"<th>{escape(name)}</th>" for name in section.columns)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def words(estimate: Estimate, id: str = MEAN, scale: float = 1) -> str:
    """Write a mean with its interval: "62.5 % (58.1 to 66.7)"."""
    mean, low, high = scaled(estimate, scale)
    if low is None or high is None:
        return say(Message(id, {"mean": mean, "ends": "none"}))
    return say(Message(id, {"mean": mean, "ends": "both", "low": low, "high": high}))


def scaled(estimate: Estimate, scale: float) -> Estimate:
    """Convert an estimate to another unit."""
    return Estimate(*(None if value is None else scale * value for value in estimate))  # type: ignore[arg-type]
