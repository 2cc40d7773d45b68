"""Carcassonne as the kernel sees it."""

from __future__ import annotations

from carsonne.games.carcassonne.faces import (
    drawing,
    events,
    facts,
    fitting,
    guide,
    moves,
    positions,
    saying,
    score,
    terminal,
    view,
)
from carsonne.games.carcassonne.faces.event_types import CarcassonneEvent
from carsonne.games.carcassonne.faces.move_types import AnyMove
from carsonne.games.carcassonne.faces.view_types import CarcassonneView
from carsonne.games.carcassonne.knowledge import forecast, hidden, reasons, refusals, survey
from carsonne.games.carcassonne.options import OPTIONS, set_switches
from carsonne.games.carcassonne.rules.setup import begin
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.capabilities import Benchmark, Offers
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import CHANCE, Json, Move, Seat, Setup, WrittenMove
from carsonne.kernel.parse_move import read_move
from carsonne.kernel.state_game import StateGame


class CarcassonneGame(StateGame[CarcassonneState]):
    """The game's facts and functions; the position is a `CarcassonneState`."""

    name = "carcassonne"
    title = "Carcassonne"
    rules = 1
    seats = range(2, 6)
    options = OPTIONS
    state_class = CarcassonneState
    imagine_into = staticmethod(hidden.imagine_into)
    offers = Offers(
        notation=positions,
        score_pad=score,
        fitting=fitting,
        survey=survey,
        forecast=forecast,
        refusals=refusals,
        breakdown=view,
        chapters=facts,
        facts=facts,
        drawing=drawing,
        terminal=terminal,
        guide=guide,
        shared_view=view,
        reasons=reasons,
        saying=saying,
        benchmark=Benchmark(2, {10: 18, 40: 78, 70: 138}),  # tiles on the board; two decisions for each after the first
        playout_depth=8,
    )

    def start(self, setup: Setup) -> CarcassonneState:
        if setup.position is not None:
            return positions.start_from(setup.position, setup.seats, setup.options)
        s = CarcassonneState(setup.seats)
        set_switches(s, setup.options)
        begin(s, setup.options["first"])
        return s

    def draw(self, s: CarcassonneState) -> Draw:
        return Draw("tiles", s.outcomes())

    def view(self, s: CarcassonneState, seat: Seat | None) -> CarcassonneView:
        return view.view(s, seat)

    def to_json(self, s: CarcassonneState, seat: Seat, move: Move) -> AnyMove:
        return moves.written_draw(s, move) if seat == CHANCE else moves.written(s, move)

    def from_json(self, s: CarcassonneState, seat: Seat, data: WrittenMove | Json) -> Move:
        return moves.number_of(s, read_move(AnyMove, data, self.title))

    def told(self, s: CarcassonneState, rows: list[list[int]]) -> list[CarcassonneEvent]:
        return events.events(s, rows)


GAME = CarcassonneGame()
