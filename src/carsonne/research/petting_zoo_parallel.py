"""The games as PettingZoo environments in which agents act together (parallel).

A step is a choice of every seat that is asked: of all of them where choices are secret and simultaneous, such as bids,
and of one seat elsewhere. The actions of the other agents are not looked at; their masks are empty.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from carsonne.kernel.errors import IllegalMove
from carsonne.research.errors import missing
from carsonne.research.observation import mask
from carsonne.research.petting_zoo_seats import Seats

try:
    from pettingzoo import ParallelEnv
except ImportError as error:
    raise missing(error.name or "pettingzoo") from None

Heard = dict[str, Any]
"""Something for each agent."""


class ParallelGameEnv(Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose seats are the agents, all of which stay until it is over."""

    def asked(self) -> list[str]:
        """Return the agents whose actions the next step takes."""
        return [self.possible_agents[seat] for seat in self._acting()]

    def reset(self, seed: int | None = None, options: Heard | None = None) -> tuple[Heard, Heard]:
        """Begin the next game; the same seed gives the same luck. There are no options to give here."""
        self.play.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Heard) -> tuple[Heard, Heard, Heard, Heard, Heard]:
        """Let every agent that is asked act; raises IllegalMove before any of them has, if one cannot."""
        waiting = {seat: self._action(seat, actions) for seat in self._acting()}
        if not waiting:
            raise IllegalMove("The game is over: reset the environment.", "over")
        rewards = dict.fromkeys(self.agents, 0.0)
        while self.play.seat in waiting:
            self.play.step(waiting.pop(self.play.seat))
            for agent, reward in zip(self.agents, self.play.rewards, strict=True):
                rewards[agent] += reward
        ended = dict.fromkeys(self.agents, self.play.over and self.play.terminated)
        cut = dict.fromkeys(self.agents, self.play.truncated)
        infos: Heard = {agent: {"reason": self.play.reason} if self.play.reason else {} for agent in self.agents}
        seen = self._seen()
        if self.play.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, cut, infos

    def _acting(self) -> tuple[int, ...]:
        """Return the seats that choose together, or the one whose turn it is; in a race, too, since its moves meet."""
        if self.play.seat is None:
            return ()
        acting = self.play.state.acting()
        return acting if len(acting) > 1 and self.play.world.secret(self.play.state) else (self.play.seat,)

    def _action(self, seat: int, actions: Heard) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise IllegalMove(f"{agent} is asked, and there is no action for it.", "no_action")
        self.play.world.move_of(self.play.state, seat, actions[agent])
        return int(actions[agent])

    def _seen(self) -> Heard:
        asked = self._acting()
        return {agent: self._of(seat, seat in asked) for seat, agent in enumerate(self.agents)}

    def _of(self, seat: int, asked: bool) -> Heard:
        seen = self.play.observe(seat)
        legal = mask(self.play.world, self.play.state, seat if asked else -1)
        return {"observation": seen._asdict(), "action_mask": legal}


def maker(game: str, version: str) -> Any:
    """Return the function that makes environments of a game; seats, reward, render_mode and options are keywords."""
    return partial(ParallelGameEnv, game, version)
