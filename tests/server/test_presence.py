"""Who is at a table, and who has been away for so long that a bot may be called."""

from __future__ import annotations

from carsonne.server.live.presence import PresenceTracker
from carsonne.server.protocol.messages import Presence

SEATED = ["ada", "bob", None]


def seen_from(tracker: PresenceTracker, *players: str) -> Presence:
    tracker.here([], SEATED, 5.0)
    tracker.shown = tracker.everywhere(Presence(list(players), 0, []), SEATED, 60.0)
    return tracker.shown


def test_whoever_stays_away_is_missing_after_a_while() -> None:
    tracker = PresenceTracker()
    assert (seen_from(tracker, "ada").missing, tracker.is_stable) == (
        [],
        False,
    )  # not for long
    tracker.opened -= 60
    assert (seen_from(tracker, "ada").missing, tracker.is_stable) == (["bob"], True)
    assert tracker.is_away("bob", 60.0)


def test_whoever_comes_back_must_be_away_for_a_while_again() -> None:
    tracker = PresenceTracker()
    tracker.opened -= 60
    assert seen_from(tracker, "ada").missing == ["bob"]
    assert seen_from(tracker, "ada", "bob").missing == []
    assert seen_from(tracker, "ada").missing == []
    assert not tracker.is_away("bob", 60.0)
    tracker.seen["bob"] -= 60
    assert seen_from(tracker, "ada").missing == ["bob"]
