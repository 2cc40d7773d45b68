"""The games in OpenSpiel: importing this module registers `carcassonne`, `carson_city` and `carson_city_cards`.

Parameters are `players`, `reward`, `in_turn`, `imperfect_information` and the options of the game. Chance is explicit.
Seats that choose in secret act in simultaneous nodes, or `in_turn`; in Kit Carson's race they always take turns. What
RULES does belongs to the step before it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from carsonne import registry
from carsonne.kernel.errors import BadOptions
from carsonne.kernel.game import CHANCE, Game
from carsonne.kernel.options import Option, OptionValue
from carsonne.research.errors import missing
from carsonne.research.moment import Moment, Story
from carsonne.research.play import checked_reward, final_rewards
from carsonne.research.spiel_observer import Observer
from carsonne.research.world import FEWEST_SEATS, World, world

try:
    import pyspiel
except ImportError as error:
    raise missing(error.name or "open_spiel") from None

MOST_OUTCOMES = 256
MOST_DRAWS = 400
MOST_POINTS = 1000.0
MOST_DECISIONS = 1000
MOST_RACING = 4000
"""In Kit Carson's race cowboys may be moved about for as long as nobody locks; it is cut off here."""
OURS: dict[str, Any] = {"reward": "difference", "in_turn": False, "imperfect_information": False}
"""The parameters of every game that are no options of it, beside `players`, with their defaults."""
UNSAID: dict[type, OptionValue] = {str: "", int: -1}
"""The default of an option that a preset may set: what the preset says."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its options."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        ours = OURS | given
        self.world = _world(self.name, given)
        self.reward = checked_reward(ours["reward"])
        length = MOST_RACING if self.world.setup.options.get("kit_carson") else MOST_DECISIONS
        self.story = Story(self.world, registry.advisor(self.world.game.name), length, ours["in_turn"])
        super().__init__(_game_type(self.world.game, self.world, ours), self._info(length), given)

    def _info(self, length: int) -> Any:
        most = 1.0 if self.reward == "win" else MOST_POINTS
        return pyspiel.GameInfo(
            num_distinct_actions=self.world.scheme.action_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.world.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if _zero_sum(self.world, self.reward) else None,
            max_game_length=length,
        )

    def new_initial_state(self, _text: str | None = None) -> SpielState:
        """Return the first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Make an observer of what seats see and remember."""
        if params:
            raise BadOptions("The observers of these games have no parameters.")
        length = self.max_game_length() * self.world.seats + 2 * MOST_DRAWS
        return Observer(self.world, length, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Return more than any game has."""
        return MOST_DRAWS


class Carcassonne(SpielGame):
    """Carcassonne."""

    name = "carcassonne"


class CarsonCity(SpielGame):
    """Carson City."""

    name = "carson-city"


class CarsonCityCards(SpielGame):
    """Carson City: The Card Game."""

    name = "carson-city-cards"


GAMES = (Carcassonne, CarsonCity, CarsonCityCards)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position with all that has happened before."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.story.first
        self.gained = [0.0] * game.world.seats

    @property
    def world(self) -> World:
        """The game with its setup."""
        found: World = self.get_game().world
        return found

    @property
    def story(self) -> Story:
        """What knows how it goes on."""
        found: Story = self.get_game().story
        return found

    def current_player(self) -> int:
        """Return who acts: a seat, CHANCE, several simultaneously, or none at the end."""
        acting = self.moment.acting
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        if acting[0] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return acting[0] if len(acting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        """Return whether the game is over, or had to stop (`moment.reason`)."""
        return not self.moment.acting

    def _legal_actions(self, player: int) -> list[int]:
        acting = self.moment.acting
        return list(self.world.moves(self.moment.state, player)) if player in acting else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the places of the outcomes in their list, with probabilities."""
        weights = [weight for _, weight in self.moment.state.outcomes()]
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        acting = self.moment.acting
        if acting and acting[0] == CHANCE:
            self._go_on(self.story.draw(self.moment, action), self.gained)
        else:
            self._go_on(self.story.decide(self.moment, {acting[0]: action}))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        acting = self.moment.acting
        self._go_on(self.story.decide(self.moment, {seat: actions[seat] for seat in acting}))

    def _go_on(self, after: Moment, so_far: Sequence[float] | None = None) -> None:
        """Move on, and note the points gained since the last decision: OpenSpiel wants no rewards at chance nodes."""
        earlier = so_far or [0.0] * self.world.seats
        scores = zip(earlier, after.state.scores(), self.moment.state.scores(), strict=True)
        self.gained = [gained + now - then for gained, now, then in scores]
        self.moment = after

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that a player cannot tell from this one; it has no history of actions."""
        guess = SpielState(self.get_game())
        guess.moment = self.story.imagined(self.moment, player_id, Random(sampler()))
        guess.gained = list(self.gained)
        return guess

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = self.moment.state.outcomes()
            return f"outcome {outcomes[action][0] if action < len(outcomes) else action}"
        return self.world.word(action)

    def rewards(self) -> list[float]:
        """Return what the last step brought."""
        return self.gained if self.get_game().reward == "gain" else self.returns()

    def returns(self) -> list[float]:
        """Return what each seat has got so far; with most rewards that is nothing before the end."""
        state, reward = self.moment.state, self.get_game().reward
        if reward == "gain":
            first = self.story.first.state.scores()
            return [float(now - then) for now, then in zip(state.scores(), first, strict=True)]
        if not self.is_terminal():
            return [0.0] * self.world.seats
        return final_rewards(reward, state.scores(), list(self.world.game.winners(state)))

    def __str__(self) -> str:
        acting = self.moment.acting
        return f"{self.world.game.title}, scores {self.moment.state.scores()}, to act {list(acting)}"


# Parameters and types


def _presets(game: Game[Any]) -> set[str]:
    """Return the options that presets set."""
    return {name for option in game.options for values in option.sets.values() for name in values}


def _default(option: Option, preset: set[str]) -> OptionValue:
    return UNSAID[type(option.default)] if option.id in preset else option.default


def _specification(game: Game[Any]) -> dict[str, Any]:
    """Return the parameters with their defaults."""
    preset = _presets(game)
    options = {option.id: _default(option, preset) for option in game.options}
    return {"players": max(FEWEST_SEATS, game.seats[0]), **OURS, **options}


def _world(name: str, params: Mapping[str, Any]) -> World:
    """Return the game that parameters ask for; raises BadOptions."""
    preset = _presets(registry.find(name))
    said = {
        key: value
        for key, value in params.items()
        if key not in ("players", *OURS) and not (key in preset and value == UNSAID[type(value)])
    }
    return world(name, params.get("players"), **said)


def _zero_sum(world: World, reward: str) -> bool:
    """Return whether what one seat gains the others lose, in every game."""
    if reward == "win":
        return world.seats == 2 and not _virtual(world)
    return reward == "difference" and world.seats > 1


def _virtual(world: World) -> bool:
    """Return whether virtual players are at the table, who may win before all seats."""
    return int(world.setup.options.get("total", 0)) > world.seats


def _game_type(game: Game[Any], world: World, ours: Mapping[str, Any]) -> Any:
    kinds = pyspiel.GameType
    at_once = game.name != "carcassonne" and world.seats > 1
    hidden = at_once or world.setup.options.get("hand", 1) != 1 or ours["imperfect_information"]
    reward = ours["reward"]
    return kinds(
        short_name=game.name.replace("-", "_"),
        long_name=game.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if at_once and not ours["in_turn"] else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if _zero_sum(world, reward) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.REWARDS if reward == "gain" else kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_specification(game),
    )


def _register() -> None:
    for kind in GAMES:  # classes, because OpenSpiel keeps what it is given beyond the end of the interpreter
        shown = _game_type(registry.find(kind.name), world(kind.name), OURS)
        pyspiel.register_game(shown, kind)


_register()
