"""Options that describe themselves, so that web forms, `--options k=v` and records all come from one list."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from carsonne.kernel.errors import BadOptions, brief, unknown
from carsonne.locales import Message, Words, message, say, spoken

OptionType: TypeAlias = Literal["choice", "bool", "int", "seat", "text", "file"]
OptionValue: TypeAlias = bool | int | str
Values: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """Something that players can choose before a game.

    `type` is "choice" (one of `choices`), "bool", "int" (`minimum` to `maximum`), "seat" (one of the seats), "text", or
    "file" (the text of a file; empty if there is none). `sets` makes the option a preset: each choice sets other
    options that are not given explicitly. `only_if` says when the option has an effect: {"hand": [3]}. `before` is
    how the game was played before the option existed: its value in records that do not name it. `help` says what it
    changes; a game of another distribution may say it in its own words.
    """

    id: str
    type: OptionType
    default: OptionValue
    help: Words
    choices: tuple[OptionValue, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    only_if: Mapping[str, Sequence[OptionValue]] = field(default_factory=dict)
    sets: Mapping[OptionValue, Mapping[str, OptionValue]] = field(default_factory=dict)
    before: OptionValue | None = None

    def describe(self) -> dict[str, Any]:
        """Return the option as data, leaving out what does not apply."""
        facts: dict[str, Any] = {"id": self.id, "type": self.type, "default": self.default}
        facts["help"] = say(spoken(self.help), language="en")
        if self.choices:
            facts["choices"] = list(self.choices)
        if self.minimum is not None:
            facts["min"] = self.minimum
        if self.maximum is not None:
            facts["max"] = self.maximum
        if self.only_if:
            facts["only_if"] = {key: list(values) for key, values in self.only_if.items()}
        if self.sets:
            facts["sets"] = {str(choice): dict(values) for choice, values in self.sets.items()}
        return facts

    def allowed(self, seats: int) -> Message:
        """Say what is allowed."""
        if self.type == "choice":
            return message("allowed-choice", choices=[str(choice) for choice in self.choices])
        if self.type in ("int", "seat"):
            low, high = self._range(seats)
            return message(f"allowed-{self.type}", low=low, high=high)
        return message(f"allowed-{self.type}")

    def accepts(self, value: object, seats: int) -> bool:
        """Return whether a value has the right type and is allowed."""
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "choice":
            return any(value == choice and type(value) is type(choice) for choice in self.choices)
        if self.type in ("text", "file"):
            return isinstance(value, str)
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        low, high = self._range(seats)
        return low <= value <= high

    def _range(self, seats: int) -> tuple[int, int]:
        return (0, seats - 1) if self.type == "seat" else (self.minimum or 0, self.maximum or 0)


def resolve(options: Sequence[Option], given: Mapping[str, object], seats: int, recorded: bool = False) -> Values:
    """Return the value of every option: explicit values first, then presets, then defaults. Raises BadOptions.

    In a recorded game, an option that is not given did not exist yet.
    """
    known = {option.id: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOptions(unknown("no-such-option", name, known))
        if not known[name].accepts(value, seats):
            raise BadOptions(message("error-option", name=name, allowed=known[name].allowed(seats), value=brief(value)))
    values: Values = {option.id: _unsaid(option, recorded) for option in options}
    for option in options:
        chosen = given.get(option.id, option.default)
        if option.sets and isinstance(chosen, bool | int | str):
            values.update(option.sets.get(chosen, {}))
    values.update(given)
    return values


def _unsaid(option: Option, recorded: bool) -> OptionValue:
    return option.default if option.before is None or not recorded else option.before


_WORDS = {"true": True, "on": True, "yes": True, "1": True, "false": False, "off": False, "no": False, "0": False}


def from_words(options: Sequence[Option], words: Sequence[str]) -> Values:
    """Turn `k=v` words, as on the command line, into values of the right type."""
    known = {option.id: option for option in options}
    values: Values = {}
    for word in (part for text in words for part in _parts(known, text)):
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOptions(message("error-option-word", word=brief(word)))
        if name not in known:
            raise BadOptions(unknown("no-such-option", name, known))
        values[name] = _value(known[name], text)
    return values


def _parts(known: Mapping[str, Option], text: str) -> list[str]:
    """Split a word that holds several options, separated by commas or spaces; a file name may contain both."""
    found: list[str] = []
    for part in re.split(rf"[,\s]+(?=(?:{'|'.join(map(re.escape, known))})=)", text.strip()):
        option = known.get(part.partition("=")[0])
        found += [part] if option is not None and option.type == "file" else part.replace(",", " ").split()
    return found


def _value(option: Option, text: str) -> object:
    if option.type == "bool":
        return _WORDS.get(text.lower(), text)
    if option.type == "choice":
        return next((choice for choice in option.choices if str(choice) == text), text)
    if option.type in ("int", "seat"):
        try:
            return int(text)
        except ValueError:
            return text
    return text
