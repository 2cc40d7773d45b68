"""What all PettingZoo environments of a game have, however agents take turns: a play, agents, spaces, pictures."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from carsonne.research.play import Play
from carsonne.research.render_modes import RENDER_MODES, checked_mode, rendered
from carsonne.research.spaces import action_space, masked_space
from carsonne.research.world import world


class Seats:
    """A game whose seats are the agents player_0, player_1 and so on."""

    def __init__(
        self,
        game: str,
        version: str,
        seats: int | None = None,
        reward: str = "difference",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"name": version, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.play = Play(world(game, seats, **options), secrets.randbits(63), reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.world.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        scheme = self.play.world.scheme
        self.observation_spaces = {agent: masked_space(scheme) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(scheme) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the whole position in the chosen mode; `human` prints it."""
        return rendered(self.play.position, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
