"""Carson City as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence

from carsonne.games.carson_city.faces import (
    drawing,
    events,
    facts,
    from_notation,
    guide,
    moves,
    positions,
    race,
    saying,
    score,
    terminal,
    view,
)
from carsonne.games.carson_city.faces.event_types import CityEvent
from carsonne.games.carson_city.faces.move_types import AnyMove
from carsonne.games.carson_city.faces.move_types import Move as SeatMove
from carsonne.games.carson_city.faces.opening import opened
from carsonne.games.carson_city.faces.view_types import CityView
from carsonne.games.carson_city.knowledge import forecast, hidden, reasons, refusals, survey
from carsonne.games.carson_city.options import OPTIONS
from carsonne.games.carson_city.rules import codes
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.capabilities import Benchmark, Offers
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import CHANCE, Json, Move, Seat, Setup, Traits, WrittenMove
from carsonne.kernel.options import Option
from carsonne.kernel.parse_move import read_move
from carsonne.kernel.state_game import StateGame

_STREAMS = {
    codes.ROLL_SIDE: "sides",
    codes.ROLL_TILE: "duel_tiles",
    codes.ROLL_BAG: "bag",
    codes.ROLL_TOWN: "dice",
    codes.ROLL_ORDER: "order",
    codes.ROLL_DUEL: "duels",
    codes.ROLL_GAMBLE: "gambling",
}


class CarsonCity(StateGame[CarsonCityState]):
    """The game's facts and functions; the position is a `CarsonCityState`."""

    name = "carson-city"
    title = "Carson City"
    rules = 1
    seats = range(2, 6)
    options: Sequence[Option] = OPTIONS
    state_class = CarsonCityState
    imagine_into = staticmethod(hidden.imagine_into)
    offers = Offers(
        notation=positions,
        score_pad=score,
        survey=survey,
        forecast=forecast,
        refusals=refusals,
        chapters=facts,
        facts=facts,
        changes=facts,
        drawing=drawing,
        terminal=terminal,
        guide=guide,
        race=race,
        reasons=reasons,
        saying=saying,
        benchmark=Benchmark(4, {1: 30, 2: 70, 3: 120}),  # rounds played
        trust=8.0,
    )

    def start(self, setup: Setup) -> CarsonCityState:
        if setup.position is not None:
            return from_notation.start_from(setup.position, setup.seats, setup.options)
        return opened(setup.seats, setup.options)

    def draw(self, s: CarsonCityState) -> Draw:
        return Draw(_STREAMS[s.phase], s.outcomes())

    def traits(self, s: CarsonCityState, seat: Seat, move: Move) -> Traits:
        phase = s.phase
        if phase in (codes.ASK_TILES, codes.ASK_CASH):
            return Traits.SECRET
        if phase == codes.ASK_KIT:
            return Traits.FINAL
        if phase == codes.ASK_PLACE and s.kit and not codes.ROAD_MOVE <= move < codes.BUILD_MOVE:
            return Traits.FINAL
        return Traits.PLAIN

    def view(self, s: CarsonCityState, seat: Seat | None) -> CityView:
        return view.view(s, seat)

    def to_json(self, s: CarsonCityState, seat: Seat, move: Move) -> AnyMove:
        return moves.written_draw(s, move) if seat == CHANCE else moves.written(move)

    def from_json(self, s: CarsonCityState, seat: Seat, data: WrittenMove | Json) -> Move:
        if seat == CHANCE:
            return moves.number_of_draw(s, data, self.title)
        return moves.number_of(s, read_move(SeatMove, data, self.title))

    def told(self, s: CarsonCityState, rows: list[list[int]]) -> list[CityEvent]:
        return events.events(s, rows)


GAME = CarsonCity()
