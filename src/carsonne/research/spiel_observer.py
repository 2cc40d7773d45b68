"""What seats observe and remember, as OpenSpiel asks for it: strings and tensors."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from carsonne.research.errors import missing
from carsonne.research.moment import Moment
from carsonne.research.observation import observe
from carsonne.research.world import World

try:
    import pyspiel
except ImportError as error:
    raise missing(error.name or "open_spiel") from None

LIMB = 16
"""A number that was seen is written as the actor and four limbs of this many bits, which float32 holds exactly."""
LIMBS = 4
ACTOR_SHIFT = 3
"""Added to the actor, so that CHANCE and RULES are positive too and 0 means that nothing has happened yet."""


class Observer:
    """Writes observations, or with perfect recall information states: the observation and all that was seen before.

    The tensors are those of `carsonne.research`, `planes` and `vector`; with perfect recall there is `history` too,
    a row for each thing that happened. Observers of public information give strings only, what a spectator sees;
    what is private cannot be had apart from what is public.
    """

    def __init__(self, world: World, length: int, kind: Any) -> None:
        self.world = world
        self.recall = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.whole = self.public and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.whole:
            self._make_tensors(world, length)

    def _make_tensors(self, world: World, length: int) -> None:
        planes = int(np.prod(world.scheme.plane_shape))
        self.tensor = np.zeros(planes + world.scheme.vector_size + self.recall * length * (LIMBS + 1), np.float32)
        self.dict = {
            "planes": self.tensor[:planes].reshape(world.scheme.plane_shape),
            "vector": self.tensor[planes : planes + world.scheme.vector_size],
        }
        if self.recall:
            self.dict["history"] = self.tensor[planes + world.scheme.vector_size :].reshape(length, LIMBS + 1)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensors for a seat."""
        if not self.whole:
            return
        moment: Moment = state.moment
        seat = max(player, 0)  # OpenSpiel asks for nobody's to learn its shape
        seen = observe(self.world, moment.state, seat)
        self.dict["planes"][:] = seen.planes
        self.dict["vector"][:] = seen.vector
        if self.recall:
            write_history(self.dict["history"], moment, seat)

    def string_from(self, state: Any, player: int) -> str | None:
        """Return what a seat knows, as JSON; with perfect recall, after the list of all that it has seen."""
        if not self.public:
            return None
        moment: Moment = state.moment
        view = msgspec.json.encode(self.world.game.view(moment.state, player if self.whole else None)).decode()
        if not self.recall or not self.whole:
            return view
        seen = " ".join(f"{sight.actor}:{sight.codes[player]}" for sight in moment.seen)
        return f"seat {player}; {seen}; {view}"


def write_history(rows: NDArray[np.float32], moment: Moment, seat: int) -> None:
    """Write a row for each thing that a seat has seen: who acted, and the number that says what it was."""
    rows[:] = 0
    count = len(moment.seen)
    if not count:
        return
    codes = np.array([sight.codes[seat] for sight in moment.seen], np.int64)
    rows[:count, 0] = [sight.actor + ACTOR_SHIFT for sight in moment.seen]
    for limb in range(LIMBS):
        rows[:count, 1 + limb] = (codes >> (LIMB * limb)) & ((1 << LIMB) - 1)
