"""The conformance checks find what they are meant to find: each toy game here breaks one promise."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from carsonne.kernel import conformance, parity
from carsonne.kernel.advisor_checks import Broken, check_position
from carsonne.kernel.conformance import check, check_options, refuse
from carsonne.kernel.game import Draw, Event, Json, Move, Seat, Setup, Traits, WrittenMove
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.options import Option
from tests.toy import game as toy
from tests.toy.game import CHOOSE, END, KEEP, OVER, SPEND, Toy, ToyGame
from tests.toy.toy_types import Chose, Drawn, ToyView


class SharedCopy(ToyGame):
    def copy(self, s: Toy) -> Toy:
        other = super().copy(s)
        other.deck = s.deck
        return other


class TellingCopy(ToyGame):
    def copy(self, s: Toy) -> Toy:
        other = super().copy(s)
        other.told = []
        return other


class OpenHands(ToyGame):
    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        seen = super().view(s, seat)
        return replace(seen, hands=s.hands) if s.phase == SPEND else seen


class OpenHandsForSpectators(ToyGame):
    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        seen = super().view(s, seat)
        return replace(seen, hands=s.hands) if s.phase == SPEND and seat is None else seen


class OpenChoices(ToyGame):
    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        return replace(super().view(s, seat), chosen=s.chosen)


class LoudDraws(ToyGame):
    def events(self, s: Toy) -> Sequence[Event]:
        told = super().events(s)
        return [replace(event, to=UNSET) if isinstance(event, Drawn | Chose) else event for event in told]


class NoRules(ToyGame):
    """Ends without RULES."""

    def _keep(self, s: Toy, seat: Seat, move: Move) -> None:
        super()._keep(s, seat, move)
        s.phase = OVER


class NextSeatAtOnce(ToyGame):
    """Passes the decision on without a RULES step."""

    def _spend(self, s: Toy, seat: Seat, move: Move) -> None:
        super()._spend(s, seat, move)
        s.turn = (s.turn + 1) % s.seats


class Unsorted(ToyGame):
    def legal(self, s: Toy, seat: Seat) -> Sequence[Move]:
        return list(reversed(super().legal(s, seat)))


class Stuck(ToyGame):
    def legal(self, s: Toy, seat: Seat) -> Sequence[Move]:
        return [] if s.phase == KEEP else super().legal(s, seat)


class Weightless(ToyGame):
    def draw(self, s: Toy) -> Draw:
        draw = super().draw(s)
        return Draw(draw.stream, [*draw.outcomes, (99, 0)])


class Heavy(ToyGame):
    def draw(self, s: Toy) -> Draw:
        draw = super().draw(s)
        (first, _), *others = draw.outcomes
        return Draw(draw.stream, [(first, (1 << 31) - sum(weight for _, weight in others)), *others])


class Descending(ToyGame):
    def draw(self, s: Toy) -> Draw:
        draw = super().draw(s)
        return Draw(draw.stream, draw.outcomes[::-1])


class Forgetful(ToyGame):
    def freeze(self, s: Toy) -> list[int]:
        return [*super().freeze(s)[:7], 0, *super().freeze(s)[8:]]


class Mumbling(ToyGame):
    def from_json(self, s: Toy, seat: Seat, data: WrittenMove | Json) -> Move:
        return super().from_json(s, seat, data) & ~1


class Gullible(ToyGame):
    """Crashes on strange input."""

    def from_json(self, s: Toy, seat: Seat, data: WrittenMove | Json) -> Move:
        said = msgspec.to_builtins(data)
        return toy.BASE[said["type"]] + int(said.get(toy.FIELD.get(said["type"], ""), 0))


class Nobody(ToyGame):
    def winners(self, s: Toy) -> Sequence[Seat]:
        return []


class FloatScores(ToyGame):
    def scores(self, s: Toy) -> Sequence[int]:
        return [points / 1 for points in s.points]  # type: ignore[misc]


class Endless(ToyGame):
    def _end(self, s: Toy, seat: Seat, move: Move) -> None:
        s.phase = SPEND


class Meddling(ToyGame):
    """Looking changes the position."""

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        s.prize += s.phase == END
        return super().view(s, seat)


class Wishful(ToyGame):
    """`imagine` returns the real position instead of a copy."""

    def imagine(self, s: Toy, seat: Seat, rng: Random) -> Toy:
        return s


class Impatient(ToyGame):
    def to_act(self, s: Toy) -> Sequence[Seat]:
        return list(reversed(super().to_act(s)))


BROKEN: list[tuple[type[ToyGame], str]] = [
    (SharedCopy, "copies are independent"),
    (TellingCopy, "a copy reports no events"),
    (OpenHands, "cannot tell an imagined position"),
    (OpenHandsForSpectators, "spectator knows no more"),
    (OpenChoices, "a view keeps a secret"),
    (LoudDraws, "events keep a secret"),
    (NoRules, "ends by RULES or CHANCE"),
    (NextSeatAtOnce, "stands between the decisions"),
    (Unsorted, "legal moves ascend"),
    (Stuck, "has to decide has a move"),
    (Weightless, "weights are positive"),
    (Heavy, "weights fit an int"),
    (Descending, "outcomes ascend"),
    (Forgetful, "looks the same"),
    (Mumbling, "from_json is the inverse"),
    (Nobody, "there are winners"),
    (FloatScores, "scores are ints"),
    (Endless, "a game ends"),
    (Meddling, "looking changes nothing"),
    (Wishful, "an imagined position is independent"),
    (Impatient, "to_act names seats"),
]


@pytest.mark.parametrize(("kind", "promise"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_promise_is_named(kind: type[ToyGame], promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_MOVES", 200)
    game: Any = kind()
    with pytest.raises(Broken, match=promise):
        check(game, checked_setup(game, 3))


def test_a_game_that_crashes_on_garbage_is_found() -> None:
    with pytest.raises((KeyError, TypeError, ValueError, Broken)):
        check(Gullible(), checked_setup(toy.GAME, 3))


def test_invariants_of_the_game_are_checked() -> None:
    def impossible(s: Toy) -> None:
        assert s.phase != CHOOSE

    with pytest.raises(AssertionError):
        check(toy.GAME, checked_setup(toy.GAME, 2), invariants=impossible)


def test_a_bad_move_that_is_accepted_is_reported() -> None:
    match = Match(toy.GAME, checked_setup(toy.GAME, 2))
    with pytest.raises(Broken, match="should be rejected"):
        refuse(match, -1, {"type": "draw", "card": 0, "to": 0})


def test_a_position_can_be_checked_alone() -> None:
    game = toy.GAME
    s = game.start(checked_setup(game, 2))
    check_position(game, s, Random(0))
    assert game.traits(s, 0, 0) == Traits.PLAIN


def test_options_that_contradict_themselves_are_found() -> None:
    class Wrong(ToyGame):
        def __init__(self, *options: Option) -> None:
            self.options = options

    for option in (
        Option("a", "int", 9, "", minimum=0, maximum=3),
        Option("a", "choice", 1, "", choices=(1, 2), sets={3: {}}),
        Option("a", "choice", 1, "", choices=(1, 2), sets={2: {"b": 1}}),
        Option("a", "bool", True, "", only_if={"b": (1,)}),
    ):
        with pytest.raises(Broken):
            check_options(Wrong(option))
    with pytest.raises(Broken, match="unique"):
        check_options(Wrong(Option("a", "bool", True, ""), Option("a", "bool", True, "")))


def test_parity_says_where_games_part(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {"plain": "a b c\nd e", "compiled": "a b x\nd e f"}
    printing = "import sys; print(sys.argv[1])"

    def start(name: str, games: int, first: int, mode: str) -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, "-c", printing, lines[mode]], stdout=subprocess.PIPE, text=True)

    monkeypatch.setattr(parity, "_start", start)
    assert parity.differences("x:Y", 2) == ["game 0 differs after move 2", "game 1 differs after move 2"]
    lines["plain"] = lines["compiled"]
    assert parity.differences("x:Y", 2) == []


def test_parity_refuses_another_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert parity.main("tests.toy.game:GAME", "1", "0", "nonsense") == 2
    assert "not nonsense" in capsys.readouterr().err


def test_parity_prints_one_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert parity.main("tests.toy.game", "3") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert len(set(lines)) == 3


def test_parity_fails_loudly_when_a_game_is_not_there() -> None:
    with pytest.raises(RuntimeError):
        parity.differences("no.such.module:GAME", 1)


def test_only_if_is_fulfilled_when_its_option_is_tried() -> None:
    tried: list[Setup] = [s for s in conformance.setups(toy.GAME, mixes=0) if s.options["bonus"] == 3]
    assert all(setup.options["locks"] for setup in tried)
