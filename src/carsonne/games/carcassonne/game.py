"""Carcassonne as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence

from carsonne.games.carcassonne.faces import (
    drawing,
    events,
    facts,
    fitting,
    guide,
    moves,
    positions,
    score,
    terminal,
    view,
)
from carsonne.games.carcassonne.faces.event_types import CarcassonneEvent
from carsonne.games.carcassonne.faces.move_types import AnyMove
from carsonne.games.carcassonne.faces.move_types import Move as SeatMove
from carsonne.games.carcassonne.faces.notation import parse
from carsonne.games.carcassonne.faces.view_types import Breakdown, CarcassonneView, Fitting, ScoreSheet
from carsonne.games.carcassonne.knowledge import forecast, hidden, refusals, survey
from carsonne.games.carcassonne.knowledge.forecast_types import Forecast
from carsonne.games.carcassonne.knowledge.survey_types import Survey
from carsonne.games.carcassonne.options import OPTIONS, set_switches
from carsonne.games.carcassonne.rules import codes
from carsonne.games.carcassonne.rules.setup import begin
from carsonne.games.carcassonne.rules.state import CarcassonneState
from carsonne.kernel.capabilities import Fact
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import CHANCE, Json, Move, Seat, Setup, WrittenMove
from carsonne.kernel.options import Values
from carsonne.kernel.parse_move import read_move
from carsonne.kernel.state_game import StateGame
from carsonne.kernel.why_not import WhyNot


class CarcassonneGame(StateGame[CarcassonneState]):
    """The game's facts and functions; the position is a `CarcassonneState`."""

    name = "carcassonne"
    title = "Carcassonne"
    rules = 1
    seats = range(2, 6)
    options = OPTIONS
    state_class = CarcassonneState
    imagine_into = staticmethod(hidden.imagine_into)
    playout_depth = 8

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

    def seen_by(self, s: CarcassonneState, seen: CarcassonneView, seat: Seat | None) -> CarcassonneView:
        """The view of a seat, from that of another."""
        return view.seen_by(s, seen, seat)

    def to_json(self, s: CarcassonneState, seat: Seat, move: Move) -> AnyMove:
        return moves.written_draw(s, move) if seat == CHANCE else moves.written(s, move)

    def from_json(self, s: CarcassonneState, seat: Seat, data: WrittenMove | Json) -> Move:
        return moves.number_of(s, read_move(AnyMove, data, self.title))

    def told(self, s: CarcassonneState, rows: list[list[int]]) -> list[CarcassonneEvent]:
        return events.events(s, rows)

    # Capabilities

    bench_seats = 2
    topics = facts.TOPICS

    def position(self, s: CarcassonneState, seat: Seat | None) -> str:
        """The position in notation, as a seat knows it."""
        return positions.position_of(s, seat)

    def setup_of(self, text: str) -> tuple[int, Values]:
        """How many seats a typed position needs, and the options it names."""
        position = parse(text)
        return max(position.seats, self.seats[0]), position.options

    def score(self, text: str, options: Values) -> ScoreSheet:
        """The score pad for a typed position."""
        return score.score(text, options)

    def fitting(self, text: str) -> Fitting:
        """What fits where in a typed position."""
        return fitting.fitting(text)

    def survey(self, s: CarcassonneState) -> Survey:
        """Features and dead cells."""
        return survey.survey(s)

    def forecast(self, s: CarcassonneState, seat: Seat) -> Forecast:
        """What each answer would bring."""
        return forecast.forecast(s, seat)

    def why_not(self, s: CarcassonneState, seat: Seat, move: Move, names: Sequence[str]) -> WhyNot | None:
        """What stands against a move."""
        return refusals.why_not(s, seat, move, names)

    def breakdown(self, s: CarcassonneState) -> list[Breakdown]:
        """Points by seat and type of feature."""
        return view.breakdown(s)

    def chapter(self, s: CarcassonneState) -> str:
        """The quarter of the game, by the tiles laid; what is counted at the end is apart."""
        return "end" if s.phase == codes.OVER else str(1 + 4 * (s.tile_count - 1) // (codes.TILE_COUNT + 1))

    def facts(self, events: Sequence[CarcassonneEvent]) -> list[Fact]:
        """What of a game is worth counting."""
        return facts.facts(events)

    def drawing(self, s: CarcassonneState, seat: Seat | None) -> str:
        """The landscape as SVG."""
        return drawing.drawing(s, seat)

    def picture(self, s: CarcassonneState, seat: Seat | None, colour: bool) -> str:
        """The board in characters."""
        return terminal.picture(s, seat, colour)

    def choices(self, s: CarcassonneState, seat: Seat) -> list[tuple[str, str, SeatMove]]:
        """What can be typed, what it means, and the move."""
        return terminal.choices(s, seat)

    def kind(self, move: SeatMove) -> str:
        """What a long list calls moves like this."""
        return guide.kind(move)

    def explain(self, s: CarcassonneState, seat: Seat, move: SeatMove, names: Sequence[str]) -> str:
        """What a move would bring."""
        return guide.explain(s, seat, move, names)

    def tried(self, s: CarcassonneState, seat: Seat, word: str) -> Json | None:
        """What a word may mean."""
        return guide.tried(word, terminal.cells_to_choose(view.view(s, seat)))

    def about(self, word: str) -> str:
        """What a kind of tile shows."""
        return guide.about(word)

    def sentence(self, event: CarcassonneEvent, names: list[str]) -> str:
        """An event in words."""
        return terminal.sentence(event, names)

    def bench_positions(self) -> dict[int, int]:
        """Tiles on the board -> random decisions that lead there: two for each tile after the start tile."""
        return {10: 18, 40: 78, 70: 138}


GAME = CarcassonneGame()
