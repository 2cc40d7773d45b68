"""The levels that tables offer: how strong, how long they think, and their weaknesses, all from `data/levels.json`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

import carsonne
from carsonne.bots.names import budget_of
from carsonne.bots.search import Budget
from carsonne.locales import Message, message

PLAIN_SECONDS = 0.3
"""What 40 simulations take on plain rules in the slowest of the games, on a usual machine."""


class Level(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One level of one game."""

    name: str
    """As programs and records write it."""
    about: str = ""
    """What it is like: the message is `level-about-` and this."""
    thinks: str = "policy"
    """The bot behind it: the policy, or a search with its budget."""
    softness: float = 0.0
    """How many points matter little to it: a move that is this much worse is taken e times more rarely."""
    choices: int = 1
    """It takes one of this many best moves, and none that is three times `softness` worse than the best."""
    rivals: float = 1.0
    """How often it looks at what a move means for the others, and not at its own points alone."""
    rating: int | None = None
    """From the arena, where `greedy` has 1500. A level that nobody has rated has none."""

    @property
    def called(self) -> Message:
        """What people call it."""
        return message(f"level-{self.name}")

    @property
    def said(self) -> Message | None:
        """What it is like, in a few words."""
        return message(f"level-about-{self.about}") if self.about else None

    @property
    def budget(self) -> Budget | None:
        """How long it searches, if it does. Plain rules are slow, so there it gets a time and no number."""
        budget = budget_of(self.thinks)
        if budget is not None and budget.simulations and carsonne.mode() == "plain":
            return Budget(seconds=PLAIN_SECONDS)
        return budget

    @property
    def seconds(self) -> float:
        """The most time that it thinks about a move; 0 where it answers instantly."""
        return 0.0 if self.budget is None else self.budget.seconds


class _File(Struct, forbid_unknown_fields=True):
    made_by: str
    levels: dict[str, list[Level]]
    any: list[Level]
    """The levels of a game that has none of its own."""
    others: list[str]
    """The bots that no table offers, but old ones name."""


@cache
def _file() -> _File:
    return msgspec.json.decode((files("carsonne.bots") / "data" / "levels.json").read_bytes(), type=_File)


def levels(game: str) -> list[Level]:
    """Return the levels of a game, weakest first."""
    return _file().levels.get(game, _file().any)


def strongest(game: str) -> Level:
    """Return the level that hints and explanations come from."""
    return levels(game)[-1]


def level(game: str, bot: str) -> Level | None:
    """Return the level of that name. A bot that is not a level but may sit at an old table is one without a rating."""
    found = next((one for one in levels(game) if one.name == bot), None)
    if found is None and bot in _file().others:
        return Level(name=bot, thinks=bot)
    return found
