"""Options describe themselves, resolve in a fixed order, and reject invalid values."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carsonne.kernel.errors import BadOptions
from carsonne.kernel.options import Option, from_words, resolve
from tests.toy.game import GAME

OPTIONS = GAME.options
KNOWN = {option.id: option for option in OPTIONS}


def test_defaults_then_presets_then_explicit_values() -> None:
    assert resolve(OPTIONS, {}, 2)["rounds"] == 2
    assert resolve(OPTIONS, {"length": "long"}, 2)["rounds"] == 4
    assert resolve(OPTIONS, {"length": "long"}, 2)["bonus"] == 2
    assert resolve(OPTIONS, {"length": "long", "rounds": 1}, 2)["rounds"] == 1
    assert resolve(OPTIONS, {"rounds": 1, "length": "long"}, 2)["rounds"] == 1


def test_a_record_that_does_not_name_an_option_gets_the_value_from_before_it_existed() -> None:
    options = (*OPTIONS, Option("order", "choice", "new", "Who begins.", choices=("new", "old"), before="old"))
    assert resolve(options, {}, 2)["order"] == "new"
    assert resolve(options, {}, 2, recorded=True)["order"] == "old"
    assert resolve(options, {"order": "new"}, 2, recorded=True)["order"] == "new"
    assert resolve(options, {}, 2, recorded=True)["rounds"] == 2
    assert "before" not in options[-1].describe()


def test_resolved_options_resolve_to_themselves() -> None:
    once = resolve(OPTIONS, {"length": "long", "bonus": 0}, 3)
    assert resolve(OPTIONS, once, 3) == once
    assert list(once) == [option.id for option in OPTIONS]


@pytest.mark.parametrize(
    ("given_", "reason"),
    [
        ({"colour": 1}, "no option 'colour'. The choices are length, rounds"),
        ({"length": "endless"}, "length must be short or long, not 'endless'"),
        ({"length": 1}, "length must be"),
        ({"length": None}, "length must be"),
        ({"length": ["short"]}, "length must be"),
        ({"rounds": 0}, "rounds must be a whole number from 1 to 5, not 0"),
        ({"rounds": 6}, "rounds must be"),
        ({"rounds": 2.0}, "rounds must be"),
        ({"rounds": "2"}, "rounds must be"),
        ({"rounds": True}, "rounds must be"),
        ({"rounds": 10**300}, "rounds must be"),
        ({"rounds": float("nan")}, "rounds must be"),
        ({"locks": 1}, "locks must be true or false, not 1"),
        ({"locks": "true"}, "locks must be"),
        ({"first": 3}, "first must be a seat from 0 to 2, not 3"),
        ({"first": -1}, "first must be"),
        ({"first": False}, "first must be"),
        ({"motto": 7}, "motto must be text, not 7"),
        ({"x" * 10**6: 1}, "no option 'xxx"),
        ({"motto": [0] * 10**6}, "motto must be"),
    ],
)
def test_invalid_options_are_rejected(given_: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason) as error:
        resolve(OPTIONS, given_, 3)
    assert error.value.code == "bad_options"
    assert len(error.value.detail) < 250


def test_choices_have_a_type() -> None:
    option = Option("n", "choice", 1, "", choices=(1, 3))
    assert option.accepts(3, 2)
    assert not option.accepts(True, 2)
    assert not option.accepts(1.0, 2)
    assert not option.accepts("1", 2)


def test_an_option_describes_itself() -> None:
    assert KNOWN["bonus"].describe() == {
        "id": "bonus",
        "type": "int",
        "default": 1,
        "help": "Points for a lock.",
        "min": 0,
        "max": 3,
        "only_if": {"locks": [True]},
    }
    assert KNOWN["length"].describe()["sets"] == {"short": {"rounds": 2}, "long": {"rounds": 4, "bonus": 2}}
    assert set(KNOWN["motto"].describe()) == {"id", "type", "default", "help"}


@pytest.mark.parametrize(
    ("words", "values"),
    [
        ([], {}),
        (["rounds=3"], {"rounds": 3}),
        (["rounds=3,locks=off", "length=long first=1"], {"rounds": 3, "locks": False, "length": "long", "first": 1}),
        (["rounds=3", "rounds=4"], {"rounds": 4}),
        (["locks=Yes"], {"locks": True}),
        (["locks=maybe"], {"locks": "maybe"}),
        (["rounds=many"], {"rounds": "many"}),
        (["rounds=" + "9" * 5000], {"rounds": "9" * 5000}),
        (["length="], {"length": ""}),
        (["motto=a=b"], {"motto": "a=b"}),
    ],
)
def test_words_become_values(words: list[str], values: dict[str, Any]) -> None:
    assert from_words(OPTIONS, words) == values


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (["deck=a b, c.json"], {"deck": "a b, c.json"}),
        (["deck=my deck.json,level=2", "level=3"], {"deck": "my deck.json", "level": 3}),
        ([" level=2  deck=x=y.json "], {"level": 2, "deck": "x=y.json"}),
        (["deck="], {"deck": ""}),
    ],
)
def test_a_file_name_may_contain_commas_and_spaces(words: list[str], values: dict[str, Any]) -> None:
    options = (Option("deck", "file", "", "A file."), Option("level", "int", 1, "A number.", minimum=1, maximum=3))
    assert from_words(options, words) == values


@pytest.mark.parametrize("word", ["rounds", "=3", "colour=1", "x" * 10**5, "x" * 10**5 + "=1"])
def test_words_without_an_option_are_rejected(word: str) -> None:
    with pytest.raises(BadOptions) as error:
        from_words(OPTIONS, [word])
    assert len(error.value.detail) < 250


@given(st.dictionaries(st.sampled_from([*KNOWN, "x"]), st.integers() | st.booleans() | st.text(max_size=5) | st.none()))
def test_resolving_gives_values_that_are_accepted_or_bad_options(given_: dict[str, Any]) -> None:
    try:
        values = resolve(OPTIONS, given_, 3)
    except BadOptions:
        return
    assert all(KNOWN[name].accepts(value, 3) for name, value in values.items())
    assert all(values[name] == value for name, value in given_.items())
