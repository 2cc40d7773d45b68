"""Carcassonne as the kernel knows it."""

from __future__ import annotations

from random import Random
from typing import Any

from carsonne.games.carcassonne import events, moves, positions, score, survey, terminal, view
from carsonne.games.carcassonne.codes import NO_HAND, NOBODY
from carsonne.games.carcassonne.notation import parse
from carsonne.games.carcassonne.options import OPTIONS, as_numbers
from carsonne.games.carcassonne.state import Carcassonne
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import Event, Json, Move, Seat, Setup
from carsonne.kernel.options import Values
from carsonne.kernel.state_game import StateGame


class CarcassonneGame(StateGame[Carcassonne]):
    """Facts and functions; the position is a `Carcassonne` state."""

    name = "carcassonne"
    title = "Carcassonne"
    rules = 1
    seats = range(2, 6)
    options = OPTIONS
    state_class = Carcassonne

    def start(self, setup: Setup) -> Carcassonne:
        if setup.position is not None:
            return positions.start_from(setup.position, setup.seats, setup.options)
        s = Carcassonne(setup.seats)
        s.configure(as_numbers(setup.options))
        s.begin(setup.options["first"])
        return s

    def draw(self, s: Carcassonne) -> Draw:
        return Draw("tiles", s.outcomes())

    def imagine(self, s: Carcassonne, seat: Seat, rng: Random) -> Carcassonne:
        return view.imagine(s, seat, rng)

    def view(self, s: Carcassonne, seat: Seat | None) -> Json:
        return view.view(s, seat)

    def to_json(self, s: Carcassonne, seat: Seat, move: Move) -> Json:
        with_hand = s.switches()["hand"] > NO_HAND
        return moves.to_json(move, s.now()[1] if with_hand else None, with_hand)

    def from_json(self, s: Carcassonne, seat: Seat, data: Json) -> Move:
        _, turn, tile, _ = s.now()
        with_hand = s.switches()["hand"] > NO_HAND
        return moves.from_json(data, None if with_hand or tile == NOBODY else tile, turn if with_hand else None)

    def events(self, s: Carcassonne) -> list[Event]:
        return events.events(s)

    # Talents

    bench_seats = 2

    def position(self, s: Carcassonne, seat: Seat | None) -> str:
        """The position in notation, as a seat knows it."""
        return positions.position_of(s, seat)

    def setup_of(self, text: str) -> tuple[int, Values]:
        """How many seats a typed position needs, and the options it names."""
        position = parse(text)
        return max(position.seats, self.seats[0]), position.options

    def score(self, text: str, options: Values) -> dict[str, Any]:
        """The score pad for a typed position."""
        return score.score(text, options)

    def survey(self, s: Carcassonne) -> Json:
        """Features and dead cells."""
        return survey.survey(s)

    def breakdown(self, s: Carcassonne) -> list[dict[str, int]]:
        """Points by seat and type of feature."""
        return view.breakdown(s)

    def picture(self, s: Carcassonne, seat: Seat | None, colour: bool) -> str:
        """The board in characters."""
        return terminal.picture(s, seat, colour)

    def choices(self, s: Carcassonne, seat: Seat) -> list[tuple[str, str, Json]]:
        """What can be typed, what it means, and the move."""
        return terminal.choices(s, seat)

    def sentence(self, event: Json, names: list[str]) -> str:
        """An event in words."""
        return terminal.sentence(event, names)

    def bench_positions(self) -> dict[int, int]:
        """Tiles on the board -> random decisions that lead there: two for each tile after the start tile."""
        return {10: 18, 40: 78, 70: 138}


GAME = CarcassonneGame()
