"""Snapshots of a match, from which a server can continue a game without replaying it from the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from carsonne.kernel.dealer import Dealer
from carsonne.kernel.entries import Entry, entry_of
from carsonne.kernel.errors import BadRecord
from carsonne.kernel.game import Game, Json, Move, Seat, Setup, Traits
from carsonne.kernel.match import Match, Progress
from carsonne.locales import message


class Frozen(Struct):
    """A match as plain data. Moves before the last barrier are only counted: the log has them."""

    game: str
    rules: int
    version: int
    fixed: int
    """How many moves came before those in `entries`."""
    base: list[int]
    state: list[int] | None
    """None if it is the same as the base."""
    entries: list[tuple[Seat, Move, Json, int, bool]]
    questions: list[tuple[Seat, int]]
    auto: list[Seat]
    drawn: dict[str, int]
    layout: str = ""
    """How the game's positions were laid out when this was written; snapshots did not always say so."""


def freeze(match: Match) -> Frozen:
    """Return everything the match needs to continue, as data. The seed is left out: `thaw` takes a dealer."""
    base, state = match.game.freeze(match.base), match.game.freeze(match.state)
    return Frozen(
        game=match.game.name,
        rules=match.game.rules,
        version=match.version,
        fixed=match.past + match.fixed,
        base=base,
        state=None if state == base else state,
        entries=[(e.seat, e.move, e.data, _traits(e), e.confirmed) for e in match.entries[match.fixed :]],
        questions=sorted(match.decisions().items()),
        auto=sorted(match.auto),
        drawn={} if match.dealer is None else dict(match.dealer.drawn),
        layout=match.game.layout(),
    )


def _traits(entry: Entry) -> int:
    return Traits.SECRET * entry.is_secret | Traits.FINAL * entry.is_final


def is_usable(frozen: Frozen, game: Game[Any]) -> bool:
    """Return whether a snapshot fits this version of the game; if not, it is ignored and the game is replayed."""
    return (frozen.game, frozen.rules, frozen.layout) == (game.name, game.rules, game.layout())


def thaw(game: Game[Any], setup: Setup, frozen: Frozen, dealer: Dealer | None = None) -> Match:
    """Restore the match, but without the moves before the last barrier; `recall` adds them."""
    if not is_usable(frozen, game):
        raise BadRecord(message("snapshot-other", game=frozen.game, rules=frozen.rules))
    if dealer is not None:
        dealer.drawn.clear()
        dealer.drawn.update(frozen.drawn)
    progress = Progress(
        version=frozen.version,
        past=frozen.fixed,
        entries=[entry_of(*entry) for entry in frozen.entries],
        base=game.copy(game.thaw(frozen.base)),
        state=game.thaw(frozen.base if frozen.state is None else frozen.state),
        decisions=dict(frozen.questions),
    )
    return Match(game, setup, dealer, frozen.auto, progress=progress)


def recall(match: Match, earlier: Sequence[tuple[Seat, Json]]) -> None:
    """Give a thawed match the moves before its snapshot, oldest first, so that its record is complete."""
    if len(earlier) != match.past:
        raise BadRecord(message("snapshot-moves", moves=match.past, found=len(earlier)))
    match.entries[:0] = [Entry(seat, 0, data, confirmed=True) for seat, data in earlier]
    match.fixed += match.past
    match.past = 0
