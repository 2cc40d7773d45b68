"""The only gate between the outside and the rules: turns, confirmation, undo, dealing and what each seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from carsonne.kernel.asked import Asked
from carsonne.kernel.data import MatchView, Undone, View, WrittenMove
from carsonne.kernel.dealer import Dealer
from carsonne.kernel.entries import Entry, entry_of, last_undoable
from carsonne.kernel.errors import BadMove, BadOptions, IllegalMove
from carsonne.kernel.game import CHANCE, RULES, Event, Game, Json, Move, Part, Seat, Setup
from carsonne.kernel.options import resolve
from carsonne.kernel.privacy import shown_move
from carsonne.locales import Message, message


@dataclass
class Progress:
    """Everything a match needs to continue, without the moves before its last barrier (see `Match.fixed`)."""

    version: int
    past: int
    """How many moves came before those in `entries`."""
    entries: list[Entry]
    base: Any
    state: Any
    decisions: dict[Seat, int]


def checked_setup(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    position: str | None = None,
    recorded: bool = False,
) -> Setup:
    """Return a valid setup with every option resolved; raises BadOptions. For `recorded` see `options.resolve`."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise BadOptions(message("error-seats", game=game.title, few=few, many=many, seats=seats), "bad_seats")
    if names and len(names) != seats:
        raise BadOptions(message("error-names", seats=seats, names=len(names)), "bad_seats")
    return Setup(seats, resolve(game.options, options or {}, seats, recorded), tuple(names), position)


class Match:
    """One game being played.

    With a dealer, CHANCE acts automatically; without one, its moves are played like any other. After the last move of a
    turn nothing happens until the seat confirms, unless it is in `auto`. `version` counts the accepted operations
    (moves, confirmations, undos). A quiet match reports no events.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        dealer: Dealer | None = None,
        auto: Iterable[Seat] | None = None,
        quiet: bool = False,
        progress: Progress | None = None,
    ) -> None:
        """Start a game, or continue one from `progress`."""
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.auto = set(range(setup.seats) if auto is None else auto)
        self.quiet = quiet
        self.parts: list[Part] = []
        """What the last operation caused, cut where viewers should see the position."""
        now = progress or self._beginning()
        self.version = now.version
        self.state = now.state
        self.entries = now.entries
        self.past = now.past
        """How many moves came before the entries: 0 unless the match was continued without its past."""
        self.fixed = 0
        """How many entries can no longer be undone: all up to the barrier, the last time CHANCE or RULES acted."""
        self.base = now.base
        """The position after the fixed entries."""
        self._listen()
        self._ask(now.decisions, self.game.to_act(self.state) if progress else self._go_on())

    def _beginning(self) -> Progress:
        state = self.game.start(self.setup)
        return Progress(0, 0, [], self.game.copy(state), state, {})

    def fork(self) -> Match:
        """Return an independent, quiet match at the same point, without a dealer and without the earlier moves."""
        entries = [replace(entry) for entry in self.entries[self.fixed :]]
        base, state = self.game.copy(self.base), self.game.copy(self.state)
        now = Progress(self.version, self.past + self.fixed, entries, base, state, self.decisions())
        return Match(self.game, self.setup, auto=self.auto, quiet=True, progress=now)

    def speak(self) -> None:
        """Report events from now on."""
        self.quiet = False
        self._listen()

    # Who is asked what

    def waiting_for(self) -> list[Seat]:
        """Return the seats that must move or confirm before the game can go on."""
        return list(self.questions)  # they are asked in the order of seats

    def asked(self, seat: Seat) -> Asked | None:
        """Return the question that a seat is asked, or None."""
        return self.questions.get(seat)

    def decision(self, seat: Seat) -> int | None:
        """Return the id of the question that a seat is asked, or None. It changes only when the question does."""
        asked = self.questions.get(seat)
        return None if asked is None else asked.decision

    def decisions(self) -> dict[Seat, int]:
        """Return the ids of all questions, by seat."""
        return {seat: asked.decision for seat, asked in self.questions.items()}

    def asks(self, seat: Seat) -> Literal["move", "confirm"] | None:
        """Return what the question is about: "move", "confirm", or None."""
        asked = self.questions.get(seat)
        return None if asked is None else asked.asks

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.acting

    # Operations

    def play(self, seat: Seat, data: WrittenMove | Json, decision: int | None = None) -> list[Event]:
        """Make a move and return what happened. If it cannot be made now, raise and change nothing."""
        move = self._checked(seat, data, decision)
        before = self._before(seat)
        self._apply(seat, move)
        if seat in self.auto and seat not in self.game.to_act(self.state):
            self._sign(seat)
        return self._after(before)

    def confirm(self, seat: Seat, decision: int | None = None) -> list[Event]:
        """End the seat's turn, so that the game can go on."""
        self._check_seat(seat)
        asked = self.questions.get(seat)
        if asked is None or asked.asks != "confirm":
            raise IllegalMove(message("error-nothing-to-confirm"), "nothing_to_confirm")
        asked.check(decision)
        before = self._before(seat)
        self._sign(seat)
        return self._after(before)

    def why_not(self, seat: Seat, data: WrittenMove | Json, names: Sequence[str] = ()) -> IllegalMove | None:
        """Explain why `play` would refuse a move, or return None; BadMove if it is no move of this game at all.

        Players are called by the given names instead of those of the setup.
        """
        try:
            self._checked(seat, data, None, names)
        except IllegalMove as error:
            return error
        return None

    def undo(self, seat: Seat) -> list[Event]:
        """Undo the seat's last move, but never past a draw, a revealed secret or another player's decision."""
        self._check_seat(seat)
        index = self._undoable(seat)
        if index is None:
            raise IllegalMove(message("error-nothing-to-undo"), "nothing_to_undo")
        before = self._before(seat)
        undone = self.entries.pop(index)
        self._rebuild()
        told = Undone(seat, undone.data)
        if undone.is_secret:
            told.to = seat
        return self._after(before, [told])

    def can_undo(self, seat: Seat) -> bool:
        """Return whether `undo` would do something."""
        return self._undoable(seat) is not None

    def resume(self, dealer: Dealer) -> None:
        """Continue with a dealer after replaying moves: those can no longer be undone, and `version` restarts at 0."""
        self.dealer = dealer
        self.version = 0
        self._fix()
        self._ask({}, self._go_on())

    # Looking

    def view(self, seat: Seat | None) -> MatchView:
        """Return everything that a seat (None: a spectator) is allowed to know, with the question it is asked."""
        return self._view(seat, self.game.view(self.state, seat))

    def _view(self, seat: Seat | None, sight: View) -> MatchView:
        over = self.over
        return MatchView(
            game=self.game.name,
            version=self.version,
            made=self.past + len(self.entries),
            seats=self.setup.seats,
            names=list(self.setup.names),
            options=dict(self.setup.options),
            waiting=self.waiting_for(),
            over=over,
            scores=list(self.game.scores(self.state)),
            winners=list(self.game.winners(self.state)) if over else [],
            **self._asked(seat),
            view=sight,
        )

    def _asked(self, seat: Seat | None) -> dict[str, Any]:
        """Return the part of a view that is about the seat's question."""
        asked = None if seat is None else self.questions.get(seat)
        return {
            "decision": None if asked is None else asked.decision,
            "asks": None if asked is None else asked.asks,
            "can_undo": seat is not None and self.can_undo(seat),
        }

    def views(self, seats: Iterable[Seat | None]) -> dict[Seat | None, MatchView]:
        """Return the views of several seats. What they have in common is worked out once, if the game knows how."""
        seen: dict[Seat | None, MatchView] = {}
        for seat, sight in self.sights(self.state, seats).items():
            first = next(iter(seen.values()), None)
            if first is None:
                seen[seat] = self._view(seat, sight)
            else:
                seen[seat] = msgspec.structs.replace(first, **self._asked(seat), view=sight)
        return seen

    def sights(self, state: Any, seats: Iterable[Seat | None]) -> dict[Seat | None, View]:
        """Return what several seats may know of a position of this game."""
        seen: dict[Seat | None, View] = {}
        shared = self.game.offers.shared_view
        for seat in seats:
            first = next(iter(seen.values()), None)
            seen[seat] = shared.seen_by(state, first, seat) if shared and first else self.game.view(state, seat)
        return seen

    def moves(self, seat: Seat | None, full: bool = False) -> list[tuple[Seat, Json]]:
        """Return the moves so far as a seat may see them; in full once the game is over, or with `full`."""
        if full or self.over:
            return [(entry.seat, entry.data) for entry in self.entries]
        return [(entry.seat, self._shown(entry, seat)) for entry in self.entries]

    def _shown(self, entry: Entry, seat: Seat | None) -> Json:
        if entry.is_secret and entry.seat != seat:
            return {"hidden": True}
        return shown_move(entry.data, seat)

    # Checks

    def _check_seat(self, seat: Seat) -> None:
        if self.over:
            raise IllegalMove(message("error-over"), "over")
        if not 0 <= seat < self.setup.seats:
            raise IllegalMove(message("error-no-such-seat", seat=seat), "no_such_seat")

    def _checked(self, seat: Seat, data: WrittenMove | Json, decision: int | None, names: Sequence[str] = ()) -> Move:
        """Return the number of a move, after checking that it can be made now."""
        if seat == CHANCE and self.dealer is None and self.acting == (CHANCE,):
            return self._checked_outcome(data)
        self._check_seat(seat)
        asked = self.questions.get(seat)
        if asked is None or asked.asks != "move":
            raise IllegalMove(self._why_not(seat), "not_your_turn")
        asked.check(decision)
        move = self._number(seat, data)
        if move not in asked.moves:
            raise IllegalMove(*self._refusal(seat, move, names or self.setup.names))
        return move

    def _refusal(self, seat: Seat, move: Move, names: Sequence[str]) -> tuple[Message, str, str]:
        """Explain why a move is illegal: what to say, a code and a clause."""
        refusals = self.game.offers.refusals
        if refusals and (found := refusals.why_not(self.state, seat, move, names)):
            return found.said, "illegal", found.clause
        return message("error-illegal"), "illegal", ""

    def _checked_outcome(self, data: WrittenMove | Json) -> Move:
        move = self._number(CHANCE, data)
        if all(move != outcome for outcome, _ in self.game.draw(self.state).outcomes):
            raise IllegalMove(message("error-not-drawn"), "illegal")
        return move

    def _number(self, seat: Seat, data: WrittenMove | Json) -> Move:
        written: object = data  # it may come from outside
        if isinstance(written, WrittenMove):
            return self.game.from_json(self.state, seat, written)
        if not isinstance(written, dict) or not isinstance(written.get("type"), str):
            raise BadMove(message("error-move-type"))
        if not all(isinstance(name, str) for name in written):
            raise BadMove(message("error-move-keys"))
        return self.game.from_json(self.state, seat, written)

    def _why_not(self, seat: Seat) -> Message:
        return message("error-confirm-first" if self.asks(seat) == "confirm" else "error-not-your-turn")

    # What follows

    def _apply(self, seat: Seat, move: Move) -> None:
        traits = self.game.traits(self.state, seat, move)
        data = msgspec.to_builtins(self.game.to_json(self.state, seat, move))
        self.game.apply(self.state, seat, move)
        entry = entry_of(seat, move, data, traits)
        self.entries.append(entry)
        if entry.is_final:
            self._sign(seat)  # neither it nor the seat's earlier moves can be undone
        if seat == CHANCE:
            self._fix()

    def _fix(self) -> None:
        """Set a barrier: nothing before it can be undone, and secrets are revealed."""
        for entry in self.entries[self.fixed :]:
            entry.is_secret = False
        self.fixed = len(self.entries)
        self.base = self.game.copy(self.state)

    def _sign(self, seat: Seat) -> None:
        for entry in self.entries[self.fixed :]:
            if entry.seat == seat:
                entry.confirmed = True

    def _unsigned(self) -> set[Seat]:
        """Return the seats that have moved since the last barrier and have not confirmed."""
        return {entry.seat for entry in self.entries[self.fixed :] if not entry.confirmed}

    def _go_on(self) -> Sequence[Seat]:
        """Let CHANCE and RULES act until a seat is asked; return who has to act then."""
        while True:
            actors = tuple(self.game.to_act(self.state))
            if actors == (RULES,) and not self._unsigned():
                self.game.apply(self.state, RULES, 0)
                self._fix()
            elif actors == (CHANCE,) and self.dealer is not None:
                self._apply(CHANCE, self.dealer.draw(self.game.draw(self.state)))
            else:
                return actors

    def _before(self, seat: Seat) -> dict[Seat, int]:
        """Return the ids of the other seats' questions, which stay the same unless a barrier is set."""
        return {other: asked.decision for other, asked in self.questions.items() if other != seat}

    def _after(self, kept: dict[Seat, int], news: Sequence[Event] = ()) -> list[Event]:
        """Go on, count the operation, update the questions and return what happened."""
        fixed = self.fixed
        acting = self._go_on()
        self.version += 1
        self._ask(kept if self.fixed == fixed else {}, acting)
        first, *rest = [Part((), None)] if self.quiet else self.game.parts(self.state)
        self.parts = [Part([*news, *first.events], first.state), *rest]
        return [event for part in self.parts for event in part.events]

    def _ask(self, kept: Mapping[Seat, int], acting: Sequence[Seat]) -> None:
        """Make the questions of the moment; those in `kept` keep their ids."""
        self.acting = tuple(acting)
        self.questions = {
            seat: Asked(
                seat, kept.get(seat, self.version), "move" if seat in acting else "confirm", self.game, self.state
            )
            for seat in sorted({seat for seat in acting if seat >= 0} | self._unsigned())
        }

    # Taking back

    def _undoable(self, seat: Seat) -> int | None:
        """Return the index of the move that `undo` would remove."""
        index = last_undoable(self.entries[self.fixed :], seat)
        return None if index is None else self.fixed + index

    def _rebuild(self) -> None:
        """Play the remaining entries again from the base position, without reporting their events twice."""
        self.state = self.game.copy(self.base)
        for entry in self.entries[self.fixed :]:
            self.game.apply(self.state, entry.seat, entry.move)
        self._listen()

    def _listen(self) -> None:
        if not self.quiet:
            self.game.listen(self.state)
