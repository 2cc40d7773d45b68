"""The decisions of games between bots as rows of a table: what was known, what was chosen, how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from carsonne.arena.playing import Table
from carsonne.bots import Bot
from carsonne.kernel.codes import NO_ACTION
from carsonne.kernel.game import Seat
from carsonne.kernel.record import Record, record_of
from carsonne.research.errors import missing
from carsonne.research.observation import observe
from carsonne.research.play import final_rewards
from carsonne.research.world import World

try:
    import pyarrow as pa
except ImportError as error:
    raise missing(error.name or "pyarrow") from None

MEANING = {
    "game": "number of the game, from 0: its line in the files of records, counted through",
    "entry": "place of the decision in the record's list of moves, from 0",
    "seat": "who decided",
    "bot": "the bot at that seat",
    "action": "what was chosen, as the number of an action (-1: a move that no action stands for)",
    "move": "the same as the move that records have, in JSON",
    "legal": "the legal actions",
    "scores": "points of each seat at that time",
    "vector": "the vector of the seat's observation (docs/research.md)",
    "planes": "the planes of the seat's observation, flat (docs/research.md)",
    "points": "points of the seat at the end",
    "difference": "these less the mean of the other seats' points at the end",
    "won": "1 for a win, split between those who share it, else 0",
}
PLANES = "planes"


class Watched(Table):
    """A game between bots of which every decision becomes a row."""

    def __init__(self, world: World, bots: Sequence[Bot], seed: str, number: int, planes: bool) -> None:
        super().__init__(world.game, world.setup, bots, seed, number)
        self.world = world
        self.planes = planes
        self.rows: list[dict[str, Any]] = []

    def decide(self, seat: Seat) -> None:
        """Note what the seat knows, and then what it has chosen."""
        row = self._known(seat)
        before = self.state.clone()
        super().decide(seat)
        move = self.moves[-1][1]
        action = self.world.coding.actions(before, seat, [move])[0]
        row["action"] = -1 if action == NO_ACTION else action
        self.rows.append(row)

    def _known(self, seat: Seat) -> dict[str, Any]:
        seen = observe(self.world, self.state, seat)
        row = {
            "seat": seat,
            "bot": self.bots[seat].name,
            "legal": list(self.world.moves(self.state, seat)),
            "scores": self.state.scores(),
            "vector": seen.vector,
        }
        return row | {PLANES: seen.planes.reshape(-1)} if self.planes else row

    def finish(self, game: int) -> Record:
        """Complete the rows of a game that has ended; return its record."""
        record = record_of(self.match())
        entries = [(entry, data) for entry, (who, data) in enumerate(record.moves) if who != "*"]
        ends = self._ends()
        for row, (entry, data) in zip(self.rows, entries, strict=True):
            row |= {"game": game, "entry": entry, "move": msgspec.json.encode(data).decode(), **ends[row["seat"]]}
        return record

    def _ends(self) -> list[dict[str, Any]]:
        scores = [int(points) for points in self.game.scores(self.state)]
        winners = list(self.game.winners(self.state))
        margins = final_rewards("difference", scores, winners)
        return [
            {"points": scores[seat], "difference": margins[seat], "won": (seat in winners) / max(1, len(winners))}
            for seat in range(len(scores))
        ]


def schema(world: World, planes: bool) -> Any:
    """Return the columns of the table."""
    kinds = {
        "game": pa.int32(),
        "entry": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "action": pa.int32(),
        "move": pa.string(),
        "legal": pa.list_(pa.int32()),
        "scores": pa.list_(pa.int32(), world.seats),
        "vector": pa.list_(pa.float32(), world.scheme.vector_size),
        PLANES: pa.list_(pa.uint8(), int(np.prod(world.scheme.plane_shape))),
        "points": pa.int32(),
        "difference": pa.float32(),
        "won": pa.float32(),
    }
    return pa.schema([(name, kind) for name, kind in kinds.items() if planes or name != PLANES])


def table(world: World, planes: bool, rows: Sequence[dict[str, Any]]) -> Any:
    """Make a table of rows."""
    columns = schema(world, planes)
    return pa.table({name: _column(rows, columns.field(name)) for name in columns.names}, columns)


def _column(rows: Sequence[dict[str, Any]], field: Any) -> Any:
    values = [row[field.name] for row in rows]
    if field.name not in ("vector", PLANES):
        return pa.array(values, field.type)
    flat = np.concatenate(values) if values else np.zeros(0)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, field.type.value_type), field.type.list_size)
