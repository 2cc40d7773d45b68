"""Trains a small net by self-play, with PyTorch and `Batch`, and lets it meet random play.

pip install torch
python docs/examples/research/small_net.py [GAME] [--seats 2] [--rounds 60] [--games 64] [--seed 0]

In each round the net plays many parallel games, for all seats. Then what every decision has led to, the difference in
points at the end, moves the policy (REINFORCE) and the value that it is compared with. It is meant to be read and
changed: a serious run wants more rounds, a larger net and a GPU.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from carsonne.kernel.scheme import Scheme
from carsonne.research import Arrays, Batch

SCALE = 20.0
"""Differences in points are divided by this."""


class Net(nn.Module):
    """Planes through a convolution, numbers beside them; out come a logit for each action, and a value."""

    def __init__(self, scheme: Scheme, width: int = 128, channels: int = 8) -> None:
        super().__init__()
        planes, rows, columns = scheme.plane_shape
        self.look = nn.Sequential(nn.Conv2d(planes, channels, 3, padding=1), nn.ReLU(), nn.Flatten())
        self.join = nn.Sequential(nn.Linear(channels * rows * columns + scheme.vector_size, width), nn.ReLU())
        self.policy = nn.Linear(width, scheme.action_count)
        self.value = nn.Linear(width, 1)
        self.register_buffer("usual", torch.tensor(usual_sizes(scheme)))

    def forward(self, planes: Tensor, vector: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of legal actions, -inf for all others, and the value for the seat that decides."""
        seen = self.join(torch.cat([self.look(planes.float()), vector / self.usual], 1))
        return self.policy(seen).masked_fill(mask == 0, -torch.inf), self.value(seen).squeeze(1)


def usual_sizes(scheme: Scheme) -> np.ndarray:
    """Return what to divide the numbers of the vector by."""
    return np.concatenate([np.full(part.size, max(part.high, -part.low), np.float32) for part in scheme.vector])


def tensors(arrays: Arrays) -> tuple[Tensor, Tensor, Tensor]:
    """Return what the net sees: copies, because the batch will overwrite its arrays."""
    return tuple(torch.from_numpy(part.copy()) for part in (arrays.planes, arrays.vector, arrays.mask))


@dataclass
class Step:
    """One decision in each game."""

    seen: tuple[Tensor, Tensor, Tensor]
    seat: np.ndarray
    actions: Tensor
    alive: np.ndarray
    """Whether it belongs to the first game of each place, which is the one that counts."""


@torch.no_grad()
def play(net: Net, batch: Batch) -> tuple[list[Step], np.ndarray]:
    """Play one game in each place; return its decisions, and the rewards at the end."""
    arrays, steps = batch.reset(), []
    final = np.zeros((batch.count, batch.world.seats), np.float32)
    alive = np.ones(batch.count, bool)
    while alive.any():
        seen, seat = tensors(arrays), arrays.seat.copy()
        actions = torch.distributions.Categorical(logits=net(*seen)[0]).sample()
        steps.append(Step(seen, seat, actions, alive.copy()))
        batch.step(actions.numpy())
        ended = alive & (arrays.terminated | (arrays.truncated > 0))
        final[ended] = arrays.rewards[ended]
        alive &= ~ended
    return steps, final / SCALE


def learn(net: Net, optimiser: torch.optim.Optimizer, steps: list[Step], final: np.ndarray) -> None:
    """Make actions that ended better than the value said more likely, and the value better."""
    everybody = np.arange(len(final))
    optimiser.zero_grad()
    total = sum(int(step.alive.sum()) for step in steps)
    for step in steps:
        keep = torch.from_numpy(step.alive)
        logits, value = net(*(part[keep] for part in step.seen))
        led_to = torch.from_numpy(final[everybody, step.seat])[keep]
        chosen = torch.distributions.Categorical(logits=logits)
        better = led_to - value.detach()
        loss = -(chosen.log_prob(step.actions[keep]) * better).sum() + ((led_to - value) ** 2).sum() / 2
        ((loss - 0.01 * chosen.entropy().sum()) / total).backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()


@torch.no_grad()
def meet_random(net: Net, batch: Batch) -> np.ndarray:
    """Return the rewards of seat 0, which the net plays against random seats, in one game of each place."""
    arrays = batch.reset()
    final = np.full(batch.count, np.nan)
    while np.isnan(final).any():
        actions = batch.random_actions()
        mine = torch.from_numpy(arrays.seat == 0)
        if mine.any():
            best = net(*(part[mine] for part in tensors(arrays)))[0].argmax(1)
            actions[mine.numpy()] = best.numpy()
        batch.step(actions)
        ended = np.isnan(final) & (arrays.terminated | (arrays.truncated > 0))
        final[ended] = arrays.rewards[ended, 0]
    return final


def main() -> None:
    """Train, and say how the net does against random play before, meanwhile and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="carson-city-cards")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    batch = Batch(chosen.game, chosen.games, chosen.seats, seed=chosen.seed)
    net = Net(batch.scheme)
    optimiser = torch.optim.Adam(net.parameters(), 2e-3)
    for number in range(chosen.rounds + 1):
        if number % 10 == 0:
            exam = Batch(chosen.game, 200, chosen.seats, seed=chosen.seed + 1)
            margin = meet_random(net, exam)
            reach = 1.96 * margin.std() / np.sqrt(len(margin))
            print(f"round {number}: {margin.mean():+.1f} ± {reach:.1f} points against random play", flush=True)
        learn(net, optimiser, *play(net, batch))


if __name__ == "__main__":
    main()
