"""95 % intervals for means of deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution."""

FEW = (12.706, 4.303, 3.182)
"""That of Student's distribution with 1, 2 and 3 degrees of freedom."""


class Estimate(NamedTuple):
    """A mean with its 95 % interval; without an interval where there are fewer than two deals."""

    mean: float
    low: float | None = None
    high: float | None = None


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's distribution, by its expansion around the normal one where that is good."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def mean_of(deals: Sequence[float]) -> Estimate:
    """Estimate the mean of numbers that can be anything, such as points."""
    if len(deals) < 2:
        return Estimate(fmean(deals) if deals else 0.0)
    mean = fmean(deals)
    reach = student(len(deals) - 1) * sqrt(variance(deals, mean) / len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def share_of(deals: Sequence[float]) -> Estimate:
    """Estimate the mean of shares between 0 and 1, by Wilson's interval for as many coin flips as spread the same.

    Where all deals ended alike their spread says nothing, and each of them counts as one flip.
    """
    if len(deals) < 2:
        return Estimate(fmean(deals) if deals else 0.0)
    p = fmean(deals)
    spread = variance(deals, p)
    flips = len(deals) * p * (1 - p) / spread if spread > 0 else float(len(deals))
    centre = (p + Z**2 / (2 * flips)) / (1 + Z**2 / flips)
    reach = Z * sqrt(p * (1 - p) / flips + (Z / (2 * flips)) ** 2) / (1 + Z**2 / flips)
    return Estimate(p, max(0.0, centre - reach), min(1.0, centre + reach))
