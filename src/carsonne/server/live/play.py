"""The path of a move through the server, from its sender to everyone who must be told.

A person's socket, a bot and a clock all come through here:

    play → batcher → room (asks the match, writes the log) → acknowledgement → announce (sockets, processes, automata)
"""

from __future__ import annotations

from collections.abc import Callable

from carsonne.server.live import announce
from carsonne.server.live.room import Outcome, Room
from carsonne.server.live.rooms import Rooms
from carsonne.server.tables.operations import Op

Acknowledge = Callable[[Outcome], None]


async def play(
    rooms: Rooms, room: Room, op: Op, player: str | None = None, acknowledge: Acknowledge | None = None
) -> Outcome:
    """Carry out an operation. With a player, the seat must be theirs. They hear of it first, through `acknowledge`."""
    await rooms.batcher.wait(room.id)
    async with room.lock:
        try:
            outcome = await room.operate(op, player)
            if acknowledge is not None:
                acknowledge(outcome)
        finally:  # even a refused operation may have brought news from another process
            announce.moved(rooms, room)
        return outcome
