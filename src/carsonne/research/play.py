"""One game that is played by actions: what environments are made of. Luck is drawn from a seed."""

from __future__ import annotations

from carsonne.kernel.errors import BadOptions, IllegalMove, brief
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.state import State
from carsonne.research.codes import MOST_GAMES, REWARDS
from carsonne.research.luck import checked_seed, draw, luck
from carsonne.research.numbers import whole
from carsonne.research.observation import Mask, Observation, mask, observe
from carsonne.research.position import Position
from carsonne.research.world import World


def checked_reward(reward: str) -> str:
    """Return a kind of reward that exists; raises BadOptions."""
    if reward not in REWARDS:
        raise BadOptions(f"A reward is one of {', '.join(REWARDS)}, not {brief(reward)}.", "bad_reward")
    return reward


def checked_index(index: object) -> int:
    """Return the place of a game in a batch; raises BadOptions."""
    number = whole(index)
    if number is None or not 0 <= number < MOST_GAMES:
        raise BadOptions(f"An index is a whole number from 0 to {MOST_GAMES - 1}, not {brief(index)}.", "bad_index")
    return number


def next_seat(acting: tuple[int, ...], after: int) -> int:
    """Return, of the seats that have to decide, the first behind another one, or else the first."""
    return next((seat for seat in acting if seat > after), acting[0])


class Play:
    """A game in play. CHANCE and RULES act by themselves; seats that decide simultaneously are asked in turn.

    It goes the same way as game `index` of a `Batch` with the same seed, in that place's first game, second game and
    so on: `reset` moves on to the next one.
    """

    def __init__(self, world: World, seed: int = 0, reward: str = "difference", index: int = 0) -> None:
        self.world = world
        self.reward = checked_reward(reward)
        self.seed = checked_seed(seed)
        self.index = checked_index(index)
        self.episode = -1
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin the next game; with a seed, the first game of that seed."""
        if seed is not None:
            self.seed, self.episode = checked_seed(seed), -1
        self.episode += 1
        self.rng = luck(self.seed, self.index, self.episode)
        self.state: State = self.world.start()
        self.reason = ""
        self.seat: int | None = None
        self._advance(-1)
        self.rewards = [0.0] * self.world.seats
        self._points = self.state.scores()

    # Looking

    @property
    def terminated(self) -> bool:
        """Whether the game is over by its rules."""
        return not self.state.acting()

    @property
    def truncated(self) -> bool:
        """Whether the game had to stop because it does not fit; `reason` says why."""
        return bool(self.reason)

    @property
    def over(self) -> bool:
        """Whether no seat has to decide any more."""
        return self.seat is None

    @property
    def position(self) -> Position:
        """The position, to keep."""
        return Position(self.world, self.state)

    def actions(self) -> list[int]:
        """Return the legal actions of the seat that has to decide."""
        return [] if self.seat is None else list(self.world.moves(self.state, self.seat))

    def mask(self, seat: int | None = None) -> Mask:
        """Return 1 for every legal action of a seat, or of the one that has to decide; none of any other."""
        who = self.seat if seat is None else self.world.seat(seat)
        return mask(self.world, self.state, -1 if who is None or who != self.seat else who)

    def observe(self, seat: int | None = None) -> Observation:
        """Return what a seat knows, by default the one that has to decide."""
        who = self.seat if seat is None else seat
        return observe(self.world, self.state, 0 if who is None else who)

    # Playing

    def step(self, action: int) -> None:
        """Act for the seat that has to decide; `rewards` says what each seat gets for it."""
        if self.seat is None:
            raise IllegalMove("The game is over: reset it to play again.", "over")
        move = self.world.move_of(self.state, self.seat, action)
        self.state.play(self.seat, move)
        self._advance(self.seat)
        self._reward()

    def _advance(self, after: int) -> None:
        """Let CHANCE and RULES act until a seat has to decide or the game is over."""
        acting = self.state.acting()
        while acting and acting[0] in (CHANCE, RULES):
            self.state.play(acting[0], draw(self.rng, self.state.outcomes()) if acting[0] == CHANCE else 0)
            after = -1
            acting = self.state.acting()
        if acting:
            self.reason = self.world.scheme.reasons[self.world.coding.problem(self.state)]
        self.seat = next_seat(acting, after) if acting and not self.reason else None

    def _reward(self) -> None:
        scores = self.state.scores()
        if self.reward == "gain":
            self.rewards = [float(now - before) for now, before in zip(scores, self._points, strict=True)]
            self._points = scores
        elif self.seat is None:
            self.rewards = final_rewards(self.reward, scores, list(self.world.game.winners(self.state)))


def final_rewards(reward: str, scores: list[int], winners: list[int]) -> list[float]:
    """Return what each seat gets at the end (`codes.REWARDS`)."""
    if reward == "win":
        return [(1.0 if len(winners) == 1 else 0.0) if seat in winners else -1.0 for seat in range(len(scores))]
    if reward == "difference" and len(scores) > 1:
        return [points - (sum(scores) - points) / (len(scores) - 1) for points in scores]
    return [float(points) for points in scores]
