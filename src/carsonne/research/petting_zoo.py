"""The games as PettingZoo environments, in which agents act one after the other (AEC).

`carcassonne_v0`, `carson_city_v0` and `carson_city_cards_v0` beside this module are what users import.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from carsonne.kernel.errors import IllegalMove
from carsonne.research.errors import missing
from carsonne.research.petting_zoo_seats import Seats

try:
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import OrderEnforcingWrapper
except ImportError as error:
    raise missing(error.name or "pettingzoo") from None


class GameEnv(Seats, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose seats are the agents, in turn.

    Seats that decide at the same time are asked one after the other and do not see each other's choices.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; the same seed gives the same luck. There are no options to give here."""
        self.play.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, and which actions are legal for it now."""
        seat = self.seat_of[agent]
        seen = self.play.observe(seat)
        return {"observation": seen._asdict(), "action_mask": self.play.mask(seat)}

    def step(self, action: Any) -> None:
        """Act for the agent that is selected; None for one whose game has ended."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._step_after_end(action)
            return
        self.play.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent, reward in zip(self.possible_agents, self.play.rewards, strict=True):
            self.rewards[agent] = reward
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the agent that acts next; at the end each one in turn, which PettingZoo then dismisses."""
        self.agent_selection = self.agents[0] if self.play.seat is None else self.possible_agents[self.play.seat]
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, self.play.terminated)
            self.truncations = dict.fromkeys(self.agents, self.play.truncated)
            self.infos = {
                agent: {"reason": self.play.reason} for agent in self.agents if self.play.reason
            } or self.infos

    def _step_after_end(self, action: Any) -> None:
        if action is not None:
            raise IllegalMove("The game is over: step with None, or reset the environment.", "over")
        self._was_dead_step(action)


def make(game: str, version: str, **settings: Any) -> Any:
    """Make an environment that also complains when it is used before `reset`."""
    return OrderEnforcingWrapper(GameEnv(game, version, **settings))


def maker(game: str, version: str) -> Any:
    """Return the function that makes environments of a game; seats, reward, render_mode and options are keywords."""
    register("aec", f"carsonne/{version}", entry_point=f"carsonne.research.{version}:env")
    return partial(make, game, version)
