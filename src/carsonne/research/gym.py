"""One seat of a game against bots, as Gymnasium environments; importing this module registers them.

`carsonne/Carcassonne-v0`, `carsonne/CarsonCity-v0` and `carsonne/CarsonCityCards-v0`, also as vector environments.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from carsonne.kernel.errors import BadOptions, IllegalMove, brief
from carsonne.research.errors import missing
from carsonne.research.observation import Mask
from carsonne.research.opponents import Opponents
from carsonne.research.play import Play
from carsonne.research.spaces import observation_space
from carsonne.research.world import world

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing(error.name or "gymnasium") from None

RENDER_MODES = ("ansi", "svg", "rgb_array")
ILLEGAL = ("lose", "raise", "random")
"""What an illegal action does: it loses the game, raises IllegalMove, or a random legal one is played instead."""
LOST = {"win": -1.0}
LOST_POINTS = -100.0
"""What a game that is lost by an illegal action costs, with rewards in points: more than games are lost by."""
IDS = {
    "carsonne/Carcassonne-v0": "carcassonne",
    "carsonne/CarsonCity-v0": "carson-city",
    "carsonne/CarsonCityCards-v0": "carson-city-cards",
}


class LegalActions(spaces.Discrete):
    """All actions; a sample without a mask is one of those that are legal now."""

    legal: Mask | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Draw a random action."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game in which the agent sits at one seat and bots at the others.

    A step goes on until the agent has to decide again. `info["action_mask"]` and `action_masks()` have the legal
    actions; `illegal` says what any other does (ILLEGAL), and `info["illegal"]` that it was one.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]  # as Gymnasium's docs do

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        reward: str = "difference",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadOptions(
                f"A render mode is one of {', '.join(RENDER_MODES)}, not {brief(render_mode)}.", "bad_mode"
            )
        if illegal not in ILLEGAL:
            raise BadOptions(f"An illegal action can {', '.join(ILLEGAL)}, not {brief(illegal)}.", "bad_illegal")
        self.render_mode = render_mode
        self.illegal = illegal
        self.world = world(game, seats, **options)
        self.opponents = Opponents(self.world, seat, opponents)
        self.play = Play(self.world, secrets.randbits(63), reward)
        self.seat = seat
        self.observation_space = observation_space(self.world.scheme)
        self.legal_actions = LegalActions(self.world.scheme.action_count)
        self.action_space = self.legal_actions
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Begin the next game; the same seed gives the same luck and the same bots."""
        super().reset(seed=seed)
        self.play.reset(seed)
        self._begun, self._lost = True, False
        self.luck = Random(f"{self.play.seed}:{self.play.episode}")
        self._wait()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act until it is the agent's turn again."""
        if not self._begun:
            raise IllegalMove("Reset the environment before its first step.", "not_reset")
        if self._lost:
            raise IllegalMove("The game is over: reset it to play again.", "over")
        legal = self.play.over or bool(self._mask()[self.world.checked(action)])
        if not legal and self.illegal == "lose":
            return self._lose()
        self.play.step(action if legal or self.illegal == "raise" else self.luck.choice(self.play.actions()))
        reward = self.play.rewards[self.seat] + self._wait()
        info = self._info() if legal else {**self._info(), "illegal": True}
        return self._seen(), reward, self.play.terminated, self.play.truncated, info

    def _lose(self) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """End the game after an illegal action."""
        self._lost = True
        reward = LOST.get(self.play.reward, LOST_POINTS)
        info = {"action_mask": np.zeros_like(self._mask()), "illegal": True, "scores": self.play.state.scores()}
        return self._seen(), reward, True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, in the form that sb3-contrib asks for."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """Render the position as the agent sees it, in the chosen mode."""
        position = self.play.position
        if self.render_mode == "rgb_array":
            return position.image(self.seat)
        return position.svg(self.seat) if self.render_mode == "svg" else str(position)

    def _wait(self) -> float:
        """Let the bots act; return what the agent gets meanwhile."""
        reward = 0.0
        while self.play.seat not in (None, self.seat):
            assert self.play.seat is not None
            self.play.step(self.opponents.choose(self.play.state, self.play.seat, self.luck))
            reward += self.play.rewards[self.seat]
        return reward

    def _mask(self) -> Mask:
        return self.play.mask(self.seat)

    def _seen(self) -> dict[str, NDArray[Any]]:
        return dict(self.play.observe(self.seat)._asdict())

    def _info(self) -> dict[str, Any]:
        self.legal_actions.legal = self._mask()
        info: dict[str, Any] = {"action_mask": self.legal_actions.legal}
        if self.play.over:
            info["scores"] = self.play.state.scores()
        if self.play.reason:
            info["reason"] = self.play.reason
        return info


def register() -> None:
    """Make the environments known to `gymnasium.make` and `gymnasium.make_vec`."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="carsonne.research.gym:SeatEnv",
                vector_entry_point="carsonne.research.gym_vector:SeatVectorEnv",
                kwargs={"game": game},
            )


register()
