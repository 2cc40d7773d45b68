"""Decisions per second of random play, by processor time of one thread, through the interfaces of other libraries.

python benchmarks/environments.py [--seconds 1]

All are measured in one run, by turns, and the best of three turns counts. Decisions of all seats count, also
where bots make them; every decision but those of the bare rules comes with a mask or a list of legal actions, and where
nothing else is said with an observation.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import carsonne
import carsonne.research.open_spiel  # registers the games
from carsonne.research import carcassonne_v0, carson_city_cards_v0, carson_city_v0
from carsonne.research.gym import SeatEnv
from carsonne.research.gym_vector import SeatVectorEnv

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.research import engine, play, speed

ENVS: dict[str, Any] = {
    "carcassonne": carcassonne_v0,
    "carson-city": carson_city_v0,
    "carson-city-cards": carson_city_cards_v0,
}

GAMES = (("carcassonne", 2), ("carson-city", 4), ("carson-city-cards", 4))
COUNT = 256
TURNS = 3


def pettingzoo(game: str, seats: int) -> Iterator[int]:
    """Play a PettingZoo environment as its users drive it."""
    env, dice = ENVS[game].env(seats=seats), Random(1)
    env.reset(seed=1)
    while True:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
        else:
            env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
            yield 1


def gymnasium(game: str, seats: int) -> Iterator[int]:
    """Play one seat against random bots, whose decisions come without a mask."""
    env = SeatEnv(game, seats, opponents="random")
    env.reset(seed=1)
    answers = Counted(env.opponents.choose)
    env.opponents.choose = answers  # type: ignore[method-assign, assignment]  # only to count
    while True:
        _, _, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            env.reset()
        yield 1 + answers.read()


def gymnasium_vector(game: str, seats: int) -> Iterator[int]:
    """Do the same for many games in parallel. The batch draws the agent's actions too: NumPy takes longer for that."""
    env = SeatVectorEnv(game, COUNT, seats, opponents="random", copy=False)
    env.reset(seed=1)
    steps = Counted(env.batch.step, lambda actions: int((np.asarray(actions) >= 0).sum()))
    env.batch.step = steps  # type: ignore[method-assign, assignment]  # only to count
    while True:
        env.step(env.batch.random_actions())
        yield steps.read()


def look_by_list(state: Any, seat: int) -> None:
    """Read the tensor as a Python list, as OpenSpiel makes it."""
    state.observation_tensor(seat)


def open_spiel(game: str, seats: int, by_list: bool) -> Iterator[int]:
    """Play through OpenSpiel, with lists of legal actions; tensors as lists, or as arrays from an observer."""
    dice, found = Random(1), pyspiel.load_game(game.replace("-", "_"), {"players": seats})
    look = look_by_list if by_list else make_observation(found).set_from
    while True:
        state = found.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                yield act(state, dice, look)


def act(state: Any, dice: Random, look: Callable[[Any, int], None]) -> int:
    """Make a random action for every seat that has to act; return how many."""
    if not state.is_simultaneous_node():
        look(state, state.current_player())
        state.apply_action(dice.choice(state.legal_actions()))
        return 1
    legal = [state.legal_actions(seat) for seat in range(state.num_players())]
    for seat, actions in enumerate(legal):
        if actions:
            look(state, seat)
    state.apply_actions([dice.choice(actions) if actions else 0 for actions in legal])
    return sum(bool(actions) for actions in legal)


class Counted:
    """A function that counts what it is called for."""

    def __init__(self, call: Callable[..., Any], worth: Callable[..., int] = lambda *_: 1) -> None:
        self.call = call
        self.worth = worth
        self.count = 0

    def __call__(self, *arguments: Any) -> Any:
        self.count += self.worth(*arguments)
        return self.call(*arguments)

    def read(self) -> int:
        """Return the count since it was last read."""
        count, self.count = self.count, 0
        return count


def table(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Measure the speed of each interface."""
    ways: dict[str, Iterator[int]] = {
        "bare rules": engine(game, seats),
        "Gymnasium, vector": gymnasium_vector(game, seats),
        "Play": play(game, seats),
        "PettingZoo": pettingzoo(game, seats),
        "Gymnasium": gymnasium(game, seats),
        "OpenSpiel, observer": open_spiel(game, seats, False),
        "OpenSpiel, lists": open_spiel(game, seats, True),
    }
    turns = [{name: speed(way, seconds) for name, way in ways.items()} for _ in range(TURNS)]
    return {name: max(turn[name] for turn in turns) for name in ways}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    print(f"{carsonne.mode()}, {COUNT} games in a batch, one thread")
    for game, seats in GAMES:
        found = table(game, seats, chosen.seconds)
        print(f"{game}, {seats} seats")
        for name, rate in found.items():
            ratio = rate / found["PettingZoo"]
            print(f"  {name:<22} {rate:>12,.0f}/s {1e6 / rate:>8.2f} µs {ratio:>8.2f} x PettingZoo")


if __name__ == "__main__":
    main()
