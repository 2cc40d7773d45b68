"""Shared pieces of the drawings of positions: elements, text, and the colours of seats."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

SEAT_COLOURS = ("#c8452f", "#2f6db5", "#3f8f4f", "#e0b13a", "#3a3a3a", "#8a5fb0")
"""Red, blue, green, yellow, black, violet."""
INK = "#3b3228"
PAPER = "#f6f1e4"


def element(tag: str, *content: str, **attributes: object) -> str:
    """Write an element; `stroke_width=2` becomes `stroke-width="2"`, and numbers are kept short."""
    words = "".join(f" {name.replace('_', '-')}={quoteattr(_short(value))}" for name, value in attributes.items())
    inside = "".join(content)
    return f"<{tag}{words}>{inside}</{tag}>" if inside else f"<{tag}{words}/>"


def _short(value: object) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def text(x: float, y: float, words: object, size: float = 12, **attributes: object) -> str:
    """Write a line of text whose middle, start or end (`text_anchor`) is at x."""
    return element("text", escape(str(words)), x=x, y=y, font_size=size, **{"fill": INK, **attributes})


def group(content: Iterable[str], x: float = 0, y: float = 0) -> str:
    """Group elements and move them to x, y."""
    return element("g", *content, transform=f"translate({_short(float(x))} {_short(float(y))})")


def picture(content: Iterable[str], width: float, height: float) -> str:
    """Write a whole drawing on paper."""
    paper = element("rect", width=width, height=height, fill=PAPER)
    return element(
        "svg",
        paper,
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_short(float(width))} {_short(float(height))}",
        width=width,
        height=height,
        font_family="Georgia, 'DejaVu Serif', serif",
    )


def chip(x: float, y: float, seat: int, size: float = 6) -> str:
    """Draw a seat's token: its colour, with its number on it."""
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    disc = element("circle", cx=x, cy=y, r=size, fill=colour, stroke="#fff", stroke_width=1)
    number = text(x, y + size * 0.4, seat, size * 1.15, fill="#fff", text_anchor="middle", font_weight="bold")
    return disc + number
