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
    score,
    terminal,
    view,
)
from carsonne.games.carson_city_cards.faces.event_types import CardsEvent
from carsonne.games.carson_city_cards.faces.move_types import AnyMove
from carsonne.games.carson_city_cards.faces.move_types import Move as SeatMove
from carsonne.games.carson_city_cards.faces.view_types import CardsView, ScoreSheet
from carsonne.games.carson_city_cards.knowledge import forecast, hidden, refusals, sheets, survey
from carsonne.games.carson_city_cards.knowledge.forecast_types import Forecast
from carsonne.games.carson_city_cards.knowledge.survey_types import Breakdown, Survey
from carsonne.games.carson_city_cards.options import OPTIONS, deck_of, set_switches, virtual_levels
from carsonne.games.carson_city_cards.rules import codes, suits
from carsonne.games.carson_city_cards.rules.setup import set_up
from carsonne.games.carson_city_cards.rules.state import CarsonCityCardsState as State
from carsonne.games.carson_city_cards.rules.words import ERAS
from carsonne.kernel.capabilities import Fact
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import Json, Move, Seat, Setup, Traits, WrittenMove
from carsonne.kernel.options import Option, Values
from carsonne.kernel.parse_move import read_move
from carsonne.kernel.state_game import StateGame
from carsonne.kernel.why_not import WhyNot

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
    bench_seats = 4
    trust = 8.0
    all_may_lose = True
    topics = facts.TOPICS

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

    # Capabilities: notation, score pad, survey, terminal, benchmark

    def position(self, s: State, seat: Seat | None) -> str:
        """The position in notation; all of it is public."""
        return positions.position_of(s)

    def setup_of(self, text: str) -> tuple[int, Values]:
        """How many seats a typed position needs, and the options it names."""
        return positions.setup_of(text)

    def score(self, text: str, options: Values) -> ScoreSheet:
        """The score pad for a typed position."""
        return score.score(text, options)

    def survey(self, s: State) -> Survey:
        """Score pads, and what each placement would change."""
        return survey.survey(s)

    def forecast(self, s: State, seat: Seat) -> Forecast:
        """What the cards of the market would bring."""
        return forecast.forecast(s, seat)

    def why_not(self, s: State, seat: Seat, move: Move, names: Sequence[str]) -> WhyNot | None:
        """What stands against a move."""
        return refusals.why_not(s, seat, move, names)

    def breakdown(self, s: State) -> list[Breakdown]:
        """Points by seat and line of the score pad."""
        return sheets.breakdown(s)

    def chapter(self, s: State) -> str:
        """The era and the round in it."""
        return f"{ERAS[s.era]}.{min(s.round + 1, codes.ERA_ROUNDS)}"

    def facts(self, events: Sequence[CardsEvent]) -> list[Fact]:
        """What of a game is worth counting."""
        return facts.facts(events)

    def changes(self, events: Sequence[CardsEvent]) -> list[CardsEvent]:
        """Those that changed something."""
        return facts.changes(events)

    def drawing(self, s: State, seat: Seat | None) -> str:
        """The table as SVG."""
        return drawing.drawing(s, seat)

    def picture(self, s: State, seat: Seat | None, colour: bool) -> str:
        """The table in letters."""
        return terminal.picture(s, seat, colour)

    def choices(self, s: State, seat: Seat) -> list[tuple[str, str, SeatMove]]:
        """What can be typed."""
        return terminal.choices(s, seat)

    def kind(self, move: SeatMove) -> str:
        """What a long list calls moves like this."""
        return guide.kind(move)

    def explain(self, s: State, seat: Seat, move: SeatMove, names: Sequence[str]) -> str:
        """What a move would bring."""
        return guide.explain(s, seat, move)

    def tried(self, s: State, seat: Seat, word: str) -> Json | None:
        """What a word may mean."""
        return guide.tried(s, word)

    def about(self, word: str) -> str:
        """What a character does."""
        return guide.POWERS.get(word.replace(" ", "_"), "")

    def sentence(self, event: CardsEvent, names: list[str]) -> str:
        """An event in words."""
        return terminal.sentence(event, names)

    def bench_positions(self) -> dict[int, int]:
        """Round -> random decisions of four players that lead there."""
        return {3: 30, 9: 108, 16: 192}


GAME = CarsonCityCards()
