"""The record file of a series: one game a line as it ends, from which the series can continue.

A line is an ordinary record (docs/records.md) with one more key, `arena`: which game of the series it is and what it
cost. Replaying or verifying records does not need it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from carsonne import registry
from carsonne.arena.outcome import Outcome, Thought
from carsonne.arena.series import Deal, Series
from carsonne.bots.search import Clock
from carsonne.kernel.dealer import arena_seed
from carsonne.kernel.errors import CarsonneError
from carsonne.kernel.record import Record
from carsonne.locales import message


class OtherSeries(CarsonneError):
    """A record file that cannot be continued, because it holds something else."""

    code = "other_series"


class Played(Struct):
    """What the arena adds to a record."""

    lineup: int
    deal: int
    order: int
    winners: list[int]
    thoughts: list[Thought]
    sources: list[dict[str, int]] = []
    clock: Clock = "wall"


class ArenaRecord(Record, omit_defaults=True):
    """A record with the arena's own key."""

    arena: Played | None = None


_decoder = msgspec.json.Decoder(ArenaRecord)


def written(outcome: Outcome, clock: Clock) -> bytes:
    """Write one line."""
    assert outcome.record is not None
    played = Played(
        outcome.lineup, outcome.deal, outcome.order, outcome.winners, outcome.thoughts, outcome.sources, clock
    )
    return msgspec.json.encode(ArenaRecord(**msgspec.structs.asdict(outcome.record), arena=played)) + b"\n"


def outcome_of(record: ArenaRecord) -> Outcome | None:
    """Return the outcome in a line, if the arena wrote it."""
    if record.arena is None:
        return None
    told = record.arena
    return Outcome(
        lineup=told.lineup,
        deal=told.deal,
        order=told.order,
        bots=record.setup.names,
        scores=record.scores or [],
        winners=told.winners,
        thoughts=told.thoughts,
        sources=told.sources,
    )


class Journal:
    """The record file. Deals that were cut short are played again."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.series = series
        self.lineups = series.lineups
        self.rules = registry.find(series.game).rules
        self.deals = self._read() if path.exists() and path.stat().st_size else []
        """The deals that the file holds in full."""
        self.file = path.open("ab")

    def add(self, games: Sequence[Outcome]) -> None:
        """Write the games of a deal."""
        self.file.write(b"".join(written(game, self.series.clock) for game in games))
        self.file.flush()

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def _read(self) -> list[list[Outcome]]:
        """Read the deals in the file and remove what was cut short from it."""
        deals: dict[Deal, list[Outcome]] = defaultdict(list)
        lines: dict[Deal, list[bytes]] = defaultdict(list)
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.endswith(b"\n"):
                    game = self._checked(number, line)
                    deals[Deal(game.lineup, game.deal)].append(game)
                    lines[Deal(game.lineup, game.deal)].append(line)
        whole = [deal for deal, games in deals.items() if len(games) == self._size(deal)]
        if len(whole) < len(deals) or not line.endswith(b"\n"):
            self._rewrite(b"".join(line for deal in whole for line in lines[deal]))
        return [deals[deal] for deal in whole]

    def _size(self, deal: Deal) -> int:
        return len(self.series.orders_of(self.lineups[deal.lineup]))

    def _rewrite(self, text: bytes) -> None:
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_bytes(text)
        fresh.replace(self.path)

    def _checked(self, number: int, line: bytes) -> Outcome:
        """Return the game of a line, which must be one of this series."""
        try:
            record = _decoder.decode(line)
        except (msgspec.DecodeError, UnicodeError):
            raise OtherSeries(message("error-series-line", file=str(self.path), line=number)) from None
        game = outcome_of(record)
        wrong = "arena" if game is None else self._difference(record, game)
        if game is None or wrong:
            why = message(f"series-other-{wrong}")
            raise OtherSeries(message("error-other-series", file=str(self.path), line=number, why=why))
        return game

    def _difference(self, record: ArenaRecord, game: Outcome) -> str:
        """Return what tells a game from those of this series, or nothing."""
        if (record.game, record.rules) != (self.series.game, self.rules):
            return "game"
        if record.setup.options != self.series.options:
            return "options"
        if record.arena is not None and record.arena.clock != self.series.clock:
            return "clock"
        if record.deal is None or record.deal.seed != arena_seed(self.series.seed, game.deal).hex():
            return "seed"
        orders = self.series.orders_of(self.lineups[game.lineup]) if game.lineup < len(self.lineups) else []
        same = game.order < len(orders) and list(orders[game.order]) == game.bots
        return "" if same else "bots"
