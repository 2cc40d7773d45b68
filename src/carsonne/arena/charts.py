"""Plots as small SVG drawings, made of text: they take their colours from the page, so they suit light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from carsonne.arena.intervals import Estimate
from carsonne.arena.page import MEAN, words

WIDTH = 720
LEFT = 190
RIGHT = 70
ROW = 26
HEIGHT = 220
COLOURS = 8
"""Colours that a page defines, --c0 to --c7."""


def _svg(height: float, parts: Sequence[str], label: str) -> str:
    inner = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">{inner}</svg>'


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _box(x: float, y: float, width: float, height: float, colour: int, words: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}"'
    return f'<rect {place} fill="var(--c{colour % COLOURS})"><title>{escape(words)}</title></rect>'


def short(name: str, most: int = 26) -> str:
    """Shorten a name to fit beside a plot; the end of a long command says more than its beginning."""
    return name if len(name) <= most else f"…{name[-most + 1 :]}"


def dots(rows: Sequence[tuple[str, Estimate]], label: str, written: str = MEAN, mark: float | None = None) -> str:
    """Plot a dot with its interval for each row, and a line where all would be equal."""
    ends = [value for _, row in rows for value in row if value is not None] + ([] if mark is None else [mark])
    low, high = min(ends), max(ends)
    room = (high - low) * 0.05 or 1.0
    scale = (WIDTH - LEFT - RIGHT) / (high - low + 2 * room)

    def x(value: float) -> float:
        return LEFT + (value - low + room) * scale

    parts = [] if mark is None else [_line(x(mark), 4, x(mark), len(rows) * ROW + 4, "mark")]
    for number, (name, row) in enumerate(rows):
        y = number * ROW + 17
        parts.append(_text(LEFT - 12, y + 4, short(name), "name"))
        if row.low is not None and row.high is not None:
            parts.append(_line(x(row.low), y, x(row.high), y, "reach"))
        parts.append(f'<circle cx="{x(row.mean):.1f}" cy="{y}" r="5" fill="var(--c0)"/>')
        parts.append(_text(WIDTH - RIGHT + 12, y + 4, words(Estimate(row.mean), written)))
    return _svg(len(rows) * ROW + 10, parts, label)


def distributions(groups: Mapping[str, Sequence[float]], label: str) -> str:
    """Plot how often values fall into each of twenty-four equal steps, one line for each group."""
    values = [value for group in groups.values() for value in group]
    low, high = min(values), max(values) + 1
    step = (high - low) / 24
    shares = {name: _shares(group, low, step) for name, group in groups.items()}
    top = max(max(row) for row in shares.values())
    parts = [_line(20, HEIGHT, WIDTH - 20, HEIGHT, "axis")]
    for colour, row in enumerate(shares.values()):
        points = " ".join(
            f"{20 + (i + side) * (WIDTH - 40) / 24:.1f},{HEIGHT - share / top * (HEIGHT - 20):.1f}"
            for i, share in enumerate(row)
            for side in (0, 1)
        )
        parts.append(f'<polyline points="{points}" class="curve" stroke="var(--c{colour % COLOURS})"/>')
    for tick in range(0, 25, 6):
        parts.append(_text(20 + tick * (WIDTH - 40) / 24, HEIGHT + 18, f"{low + tick * step:.0f}", "tick"))
    return _svg(HEIGHT + 26, parts, label) + legend(list(groups))


def _shares(values: Sequence[float], low: float, step: float) -> list[float]:
    counts = [0] * 24
    for value in values:
        counts[min(23, int((value - low) / step))] += 1
    return [count / len(values) for count in counts]


def stacks(rows: Mapping[str, Mapping[str, float]], label: str) -> str:
    """Plot a bar for each row, made of its parts."""
    kinds = list(dict.fromkeys(kind for row in rows.values() for kind in row))
    most = max((sum(max(0.0, part) for part in row.values()) for row in rows.values()), default=1) or 1
    scale = (WIDTH - LEFT - RIGHT) / most
    parts = []
    for number, (name, row) in enumerate(rows.items()):
        y, x = number * ROW + 5, float(LEFT)
        parts.append(_text(LEFT - 12, y + 15, short(name), "name"))
        for kind, part in row.items():
            width = max(0.0, part) * scale
            parts.append(_box(x, y, width, ROW - 6, kinds.index(kind), f"{kind}: {words(Estimate(part))}"))
            x += width
        parts.append(_text(x + 8, y + 15, words(Estimate(sum(row.values())))))
    return _svg(len(rows) * ROW + 8, parts, label) + legend(kinds)


def legend(names: Sequence[str]) -> str:
    """Explain the colours."""
    items = "".join(
        f'<li><i style="background:var(--c{colour % COLOURS})"></i>{escape(name)}</li>'
        for colour, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'
