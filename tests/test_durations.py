"""`make quick` chooses by what tests took before."""

from __future__ import annotations

from tests.durations import UNKNOWN, Durations


def test_the_quickest_are_chosen_as_long_as_they_fit() -> None:
    durations = Durations()
    durations.known = {"slow": 30.0, "quick": 1.0, "middling": 5.0}
    assert durations.quickest(["slow", "middling", "quick"], 6.0) == {"quick", "middling"}
    assert durations.quickest(["slow", "middling", "quick", "new"], 6.0) == {"new", "quick"}
    assert durations.quickest(["slow", "new"], UNKNOWN) == {"new"}
    assert durations.quickest(["slow"], 1.0) == set()
