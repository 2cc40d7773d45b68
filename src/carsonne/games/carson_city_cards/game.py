"""Carson City: The Card Game, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence

from carsonne.games.carson_city_cards.faces import (
    drawing,
    events,
    facts,
    guide,
    moves,
    positions,
    saying,
    score,
    terminal,
    view,
)
from carsonne.games.carson_city_cards.faces.event_types import CardsEvent
from carsonne.games.carson_city_cards.faces.move_types import AnyMove
from carsonne.games.carson_city_cards.faces.view_types import CardsView
from carsonne.games.carson_city_cards.knowledge import forecast, hidden, reasons, refusals, sheets, survey
from carsonne.games.carson_city_cards.options import OPTIONS, deck_of, set_switches, virtual_levels
from carsonne.games.carson_city_cards.rules import codes, suits
from carsonne.games.carson_city_cards.rules.setup import set_up
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState as State
from carsonne.kernel.capabilities import Benchmark, Offers
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import Json, Move, Seat, Setup, Traits, WrittenMove
from carsonne.kernel.options import Option
from carsonne.kernel.parse_move import read_move
from carsonne.kernel.state_game import StateGame

STREAMS = {codes.SUIT_DEAL: "suits", codes.BACK: "backs", codes.CHARACTER: "characters", codes.VIRTUAL_BID: "bids"}


class CarsonCityCards(StateGame[State]):
    """The game's facts and functions; the seats are the real players, virtual ones are part of the rules."""

    name = "carson-city-cards"
    title = "Carson City: The Card Game"
    rules = 1
    seats = range(1, 7)
    options: Sequence[Option] = OPTIONS
    state_class = State
    imagine_into = staticmethod(hidden.imagine_into)
    offers = Offers(
        notation=positions,
        score_pad=score,
        survey=survey,
        forecast=forecast,
        refusals=refusals,
        breakdown=sheets,
        chapters=facts,
        facts=facts,
        changes=facts,
        drawing=drawing,
        terminal=terminal,
        guide=guide,
        reasons=reasons,
        saying=saying,
        benchmark=Benchmark(4, {3: 30, 9: 108, 16: 192}),  # rounds
        trust=8.0,
        all_may_lose=True,
    )

    def start(self, setup: Setup) -> State:
        if setup.position is not None:
            return positions.start_from(setup.position, setup.seats, setup.options)
        s = State(setup.seats)
        set_up(s, virtual_levels(setup.options, setup.seats), deck_of(setup.options))
        set_switches(s, setup.options)
        suits.begin(s, codes.SUIT_MODES.index(setup.options["suits"]))
        return s

    def draw(self, s: State) -> Draw:
        return Draw(STREAMS.get(s.phase, "market"), s.outcomes())

    def traits(self, s: State, seat: Seat, move: Move) -> Traits:
        return Traits.SECRET if seat >= 0 and s.phase == codes.BID else Traits.PLAIN

    def view(self, s: State, seat: Seat | None) -> CardsView:
        return view.view(s, seat)

    def to_json(self, s: State, seat: Seat, move: Move) -> AnyMove:
        return moves.written(move, s.turn, s.holding)

    def from_json(self, s: State, seat: Seat, data: WrittenMove | Json) -> Move:
        return moves.number_of(read_move(AnyMove, data, "The Card Game"), s.turn, s.holding)

    def told(self, s: State, rows: list[list[int]]) -> list[CardsEvent]:
        return events.events(s, rows)


GAME = CarsonCityCards()
