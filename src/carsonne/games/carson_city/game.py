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
    score,
    terminal,
    to_notation,
    view,
)
from carsonne.games.carson_city.faces.event_types import CityEvent
from carsonne.games.carson_city.faces.move_types import AnyMove, LockMove
from carsonne.games.carson_city.faces.move_types import Move as SeatMove
from carsonne.games.carson_city.faces.notation import parse
from carsonne.games.carson_city.faces.opening import opened
from carsonne.games.carson_city.faces.view_types import CityView, ScoreSheet
from carsonne.games.carson_city.knowledge import forecast, hidden, refusals
from carsonne.games.carson_city.knowledge import survey as surveys
from carsonne.games.carson_city.knowledge.forecast_types import Forecast
from carsonne.games.carson_city.knowledge.survey_types import Survey
from carsonne.games.carson_city.options import OPTIONS
from carsonne.games.carson_city.rules import codes, players
from carsonne.games.carson_city.rules.state import CarsonCityState
from carsonne.kernel.capabilities import Fact, Race
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import CHANCE, Json, Move, Seat, Setup, Traits, WrittenMove
from carsonne.kernel.options import Option, Values
from carsonne.kernel.parse_move import read_move
from carsonne.kernel.state_game import StateGame
from carsonne.kernel.why_not import WhyNot

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

    # Talents

    bench_seats = 4
    trust = 8.0
    topics = facts.TOPICS

    def position(self, s: CarsonCityState, seat: Seat | None) -> str:
        """The position in notation; it contains nothing hidden."""
        return to_notation.position_of(s)

    def setup_of(self, text: str) -> tuple[int, Values]:
        """How many seats a typed position needs, and the options it names."""
        position = parse(text)
        return max(position.seats, self.seats[0]), from_notation.options_of(position, {})

    def score(self, text: str, options: Values) -> ScoreSheet:
        """The score pad for a typed position."""
        return score.score(text, options)

    def why_not(self, s: CarsonCityState, seat: Seat, move: Move, names: Sequence[str]) -> WhyNot | None:
        """What stands against a move."""
        return refusals.why_not(s, seat, move, names)

    def chapter(self, s: CarsonCityState) -> str:
        """The round; what is counted at the end is apart."""
        return "end" if s.phase == codes.OVER else str(max(1, s.round))

    def facts(self, events: Sequence[CityEvent]) -> list[Fact]:
        """What of a game is worth counting."""
        return facts.facts(events)

    def changes(self, events: Sequence[CityEvent]) -> list[CityEvent]:
        """Those that changed something."""
        return facts.changes(events)

    def drawing(self, s: CarsonCityState, seat: Seat | None) -> str:
        """The town as SVG."""
        return drawing.drawing(s, seat)

    def picture(self, s: CarsonCityState, seat: Seat | None, colour: bool) -> str:
        """The town in characters."""
        return terminal.picture(s, seat, colour)

    def choices(self, s: CarsonCityState, seat: Seat) -> list[tuple[str, str, SeatMove]]:
        """What can be typed, what it means, and the move."""
        return terminal.choices(s, seat)

    def kind(self, move: SeatMove) -> str:
        """What a long list calls moves like this."""
        return guide.kind(move)

    def explain(self, s: CarsonCityState, seat: Seat, move: SeatMove, names: Sequence[str]) -> str:
        """What a move would bring."""
        return guide.explain(s, seat, move)

    def tried(self, s: CarsonCityState, seat: Seat, word: str) -> Json | None:
        """What a word may mean."""
        return guide.tried(s, seat, word)

    def about(self, word: str) -> str:
        """What a character does."""
        return guide.about(word)

    def sentence(self, event: CityEvent, names: list[str]) -> str:
        """An event in words."""
        return terminal.sentence(event, names)

    def bench_positions(self) -> dict[int, int]:
        """Rounds played -> random decisions that lead there, roughly."""
        return {1: 30, 2: 70, 3: 120}

    def race(self, s: CarsonCityState, options: Values) -> Race | None:
        """The simultaneous placing: a clock locks in placing order (17.4)."""
        if s.phase != codes.ASK_KIT:
            return None
        late = [seat for seat in list(s.placing)[: s.seats] if not players.has_passed(s, seat)]
        lock = LockMove()
        return Race(s.round, options["countdown"], tuple((seat, lock) for seat in late))

    def survey(self, s: CarsonCityState) -> Survey:
        """Prices, incomes with reasons, and every seat's targets."""
        return surveys.survey(s)

    def forecast(self, s: CarsonCityState, seat: Seat) -> Forecast:
        """What each answer would bring."""
        return forecast.forecast(s, seat)


GAME = CarsonCity()
