"""A position together with what each seat has seen so far: what an information state is made of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from carsonne.kernel.advisor import Advisor
from carsonne.kernel.game import CHANCE, RULES
from carsonne.kernel.state import State
from carsonne.research.play import next_seat
from carsonne.research.world import World

NOBODY = -1
NOTHING_SEEN = 0


class Sight(NamedTuple):
    """Something that happened: who acted, and the number by which each seat knows what it was."""

    actor: int
    codes: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Moment:
    """A moment in a game. It never changes; `after` and its kin give the next one."""

    state: State
    seen: tuple[Sight, ...] = ()
    decisions: int = 0
    last: int = NOBODY
    """The seat that decided last, in a race of several; the next one behind it goes on."""
    acting: tuple[int, ...] = ()
    """Who has to act: CHANCE, one seat, several seats that choose in secret; nobody when the game has ended."""
    reason: str = ""
    """Why the game had to stop although it is not over."""

    def __deepcopy__(self, _memo: dict[int, object]) -> Moment:
        return self  # it never changes


class Story:
    """Tells games of a setup moment by moment. CHANCE is explicit; what RULES does belongs to the step before it.

    With `in_turn`, seats that choose in secret do so one after the other, without learning what others have chosen.
    """

    def __init__(self, world: World, advisor: Advisor, most_decisions: int, in_turn: bool = False) -> None:
        self.world = world
        self.advisor = advisor
        self.most_decisions = most_decisions
        self.in_turn = in_turn
        self.first = self._advanced(Moment(world.start()))

    # Who acts

    def _acting(self, moment: Moment) -> tuple[int, ...]:
        acting = moment.state.acting()
        if len(acting) < 2 or (not self.in_turn and self.world.secret(moment.state)):
            return acting
        return (next_seat(acting, moment.last),)

    # Going on

    def draw(self, moment: Moment, number: int) -> Moment:
        """Return what comes after an outcome of CHANCE, given its place in the list of outcomes."""
        return self._advanced(self._after(moment, CHANCE, moment.state.outcomes()[number][0]))

    def decide(self, moment: Moment, choices: dict[int, int]) -> Moment:
        """Return what comes after the actions of all seats that have to act."""
        moves = {seat: self.world.move_of(moment.state, seat, action) for seat, action in choices.items()}
        for seat, move in moves.items():
            moment = self._after(moment, seat, move)
        return self._advanced(replace(moment, decisions=moment.decisions + 1, last=max(moves)))

    def imagined(self, moment: Moment, seat: int, rng: Random) -> Moment:
        """Return a moment that a seat cannot tell from this one.

        Nothing is left in it that the seat does not know: what other seats have seen earlier is what it has seen of it.
        """
        state = self.world.game.imagine(moment.state, self.world.seat(seat), rng)
        seen = tuple(Sight(sight.actor, (sight.codes[seat],) * self.world.seats) for sight in moment.seen)
        return replace(moment, state=state, seen=seen)

    def _advanced(self, moment: Moment) -> Moment:
        while moment.state.acting() == (RULES,):
            moment = replace(self._after(moment, RULES, 0), last=NOBODY)
        reason = self._reason(moment) if moment.state.acting() else ""
        return replace(moment, reason=reason, acting=() if reason else self._acting(moment))

    def _reason(self, moment: Moment) -> str:
        if moment.decisions >= self.most_decisions:
            return f"the game has gone on for {self.most_decisions} decisions"
        return self.world.scheme.reasons[self.world.coding.problem(moment.state)]

    def _after(self, moment: Moment, who: int, move: int) -> Moment:
        codes = tuple(self.advisor.sight(moment.state, seat, who, move) for seat in range(self.world.seats))
        state = moment.state.clone()
        state.play(who, move)
        told = who != RULES or any(code != NOTHING_SEEN for code in codes)
        return replace(moment, state=state, seen=(*moment.seen, Sight(who, codes)) if told else moment.seen)
