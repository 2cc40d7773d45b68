"""Outcomes that are equally likely."""

from __future__ import annotations

from carsonne.kernel.state import Buffer


def even_into(first: int, end: int, out: Buffer, weights: Buffer) -> int:
    """Write the numbers from `first` to `end`, without `end`, as outcomes of equal weight; how many."""
    for value in range(first, end):
        out.at[value - first] = value
        weights.at[value - first] = 1
    return end - first
