"""Carson City: The Card Game, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from carsonne.games.carson_city_cards import events, insight, moves, positions, score, terminal, view
from carsonne.games.carson_city_cards.codes import (
    BACK,
    BID,
    CHARACTER,
    SUIT_DEAL,
    SUIT_MODES,
    VIRTUAL_BID,
)
from carsonne.games.carson_city_cards.faces.event_types import CardsEvent
from carsonne.games.carson_city_cards.faces.move_types import AnyMove
from carsonne.games.carson_city_cards.faces.view_types import CardsView, ScoreSheet
from carsonne.games.carson_city_cards.knowledge.survey_types import Breakdown, Survey
from carsonne.games.carson_city_cards.options import OPTIONS, deck_of, virtual_levels
from carsonne.games.carson_city_cards.state import CarsonCityCards as State
from carsonne.kernel.dealer import Draw
from carsonne.kernel.game import Event, Json, Move, Seat, Setup, Traits, WrittenMove
from carsonne.kernel.options import Option, Values
from carsonne.kernel.reading import read_move
from carsonne.kernel.state_game import StateGame

STREAMS = {SUIT_DEAL: "suits", BACK: "backs", CHARACTER: "characters", VIRTUAL_BID: "bids"}


def quiet(s: State) -> State:
    """A copy to look at: counting points on the state itself would tell every part of them and fill its tape."""
    copy = s.clone()
    assert isinstance(copy, State)
    return copy


class CarsonCityCards(StateGame[State]):
    """Facts and functions; the seats are the real players, virtual ones are part of the rules."""

    name = "carson-city-cards"
    title = "Carson City: The Card Game"
    rules = 1
    seats = range(1, 7)
    options: Sequence[Option] = OPTIONS
    state_class = State
    bench_seats = 4
    all_may_lose = True

    def start(self, setup: Setup) -> State:
        if setup.position is not None:
            return positions.start_from(setup.position, setup.seats, setup.options)
        s = State(setup.seats)
        deck = deck_of(setup.options)
        levels = virtual_levels(setup.options, setup.seats)
        s.configure(levels, SUIT_MODES.index(setup.options["suits"]), deck.lists())
        s.begin()
        return s

    def draw(self, s: State) -> Draw:
        return Draw(STREAMS.get(s.now()[0], "market"), s.outcomes())

    def traits(self, s: State, seat: Seat, move: Move) -> Traits:
        return Traits.SECRET if seat >= 0 and s.now()[0] == BID else Traits.PLAIN

    def scores(self, s: State) -> Sequence[int]:
        return super().scores(quiet(s))

    def winners(self, s: State) -> Sequence[Seat]:
        """The seats among the winners: none when virtual players alone have won (CC92)."""
        return [player for player in events.winners(quiet(s)) if player < s.seats]

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return view.imagine(s, seat, rng)

    def view(self, s: State, seat: Seat | None) -> CardsView:
        return msgspec.convert(view.view(quiet(s), seat), CardsView)

    def to_json(self, s: State, seat: Seat, move: Move) -> AnyMove:
        return msgspec.convert(moves.to_json(move, s.now()[1], s.table()["holding"]), AnyMove)

    def from_json(self, s: State, seat: Seat, data: WrittenMove | Json) -> Move:
        read = msgspec.to_builtins(read_move(AnyMove, data, self.title))
        return moves.from_json(read, s.now()[1], s.table()["holding"])

    def events(self, s: State) -> list[CardsEvent]:
        return msgspec.convert(events.events(s), list[CardsEvent])

    # Talents: notation, score pad, survey, terminal, benchmark

    def position(self, s: State, seat: Seat | None) -> str:
        """The position in notation; all of it is public."""
        return positions.position_of(s)

    def setup_of(self, text: str) -> tuple[int, Values]:
        """How many seats a typed position needs, and the options it names."""
        return positions.setup_of(text)

    def score(self, text: str, options: Values) -> ScoreSheet:
        """The score pad for a typed position."""
        return msgspec.convert(positions.score(text, options), ScoreSheet)

    def survey(self, s: State) -> Survey:
        """Score pads, and what each placement would change."""
        return msgspec.convert(insight.survey(quiet(s)), Survey)

    def breakdown(self, s: State) -> list[Breakdown]:
        """Points by seat and line of the score pad."""
        return msgspec.convert(score.breakdown(quiet(s)), list[Breakdown])

    def picture(self, s: State, seat: Seat | None, colour: bool) -> str:
        """The table in letters."""
        return terminal.picture(quiet(s), seat, colour)

    def choices(self, s: State, seat: Seat) -> list[tuple[str, str, AnyMove]]:
        """What can be typed."""
        return msgspec.convert(terminal.choices(quiet(s), seat), list[tuple[str, str, AnyMove]])

    def sentence(self, event: Event, names: list[str]) -> str:
        """An event in words."""
        return terminal.sentence(msgspec.to_builtins(event), names)

    def bench_positions(self) -> dict[int, int]:
        """Round -> random decisions of four players that lead there."""
        return {3: 30, 9: 108, 16: 192}


GAME = CarsonCityCards()
