"""What a game may offer beyond the `Game` protocol: protocols for modules, and `Offers`, in which a game names its own.

A module (or any object) implements a capability if it has its functions. `game.offers.terminal` is that module, typed,
or None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from carsonne.kernel.data import Data, Json, Move, Seat, WrittenMove
from carsonne.kernel.options import Values
from carsonne.kernel.reasons import CompoundMove, Reason
from carsonne.kernel.why_not import WhyNot
from carsonne.locales import Message


class Notation(Protocol):
    """Positions as text, both ways: `Setup.position` is the way in."""

    def position(self, s: Any, seat: Seat | None) -> str:
        """Write the position as a seat (None: a spectator) knows it."""
        ...

    def setup_of(self, text: str) -> tuple[int, Values]:
        """Return the number of seats that a typed position needs, and the options it sets."""
        ...


class ScoreLine(Protocol):
    """Points of a player with their reason; what else is in it is the game's own."""

    @property
    def player(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def said(self) -> Message: ...
    @property
    def reason(self) -> str: ...  # `said` in English


class ScoreSheet(Protocol):
    """What a score pad says of a position: a struct of the game that has at least this."""

    @property
    def scores(self) -> Mapping[Any, int]: ...
    @property
    def lines(self) -> Sequence[ScoreLine]: ...


class ScorePad(Protocol):
    """Scores a position from a real table."""

    def score(self, text: str, options: Values) -> ScoreSheet:
        """Return the points of each player, with a line for each reason."""
        ...


class Surveyor(Protocol):
    """Explains a position."""

    def survey(self, s: Any) -> Data:
        """Return who owns what, and what it is worth."""
        ...


class Fitter(Protocol):
    """Says what can be added to a typed position, for a score pad that is tapped together."""

    def fitting(self, text: str) -> Data:
        """Return what fits where."""
        ...


class Forecaster(Protocol):
    """Says what each answer to a question would bring."""

    def forecast(self, s: Any, seat: Seat) -> Data:
        """Return what the legal moves of a seat mean, as far as the seat can know."""
        ...


class Refuser(Protocol):
    """Says why a move is not allowed."""

    def why_not(self, s: Any, seat: Seat, move: Move, names: Sequence[str]) -> WhyNot | None:
        """Explain why a seat that is asked something may not make a move; None if the move is legal."""
        ...


class Accountant(Protocol):
    """Says where the points come from."""

    def breakdown(self, s: Any) -> Sequence[Data]:
        """Return each seat's points by source."""
        ...


class Chaptered(Protocol):
    """Has parts in which people think of a game, such as rounds."""

    def chapter(self, s: Any) -> str:
        """Name the part that a position belongs to; "end" once the last points are counted apart."""
        ...


class Fact(NamedTuple):
    """Something that happened to a seat in a game and can be counted."""

    topic: str
    """Which of the game's questions it helps to answer."""
    what: str
    seat: Seat
    points: float | None = None
    """What it earned, if that can be said."""


class Chronicler(Protocol):
    """Says what is worth counting over many games."""

    @property
    def TOPICS(self) -> Mapping[str, Message]:  # noqa: N802  # a constant of a module
        """The question that the facts of each topic answer. Those of "points" say where a seat's points came from."""
        ...

    def facts(self, events: Sequence[Any]) -> Sequence[Fact]:
        """Return what happened in a whole game, as its events tell."""
        ...

    def named(self, topic: str, what: str) -> Message:
        """Name what a fact of a topic is about, or a source of points."""
        ...


class Discerning(Protocol):
    """Can tell what changed something from what only happened, such as a pass."""

    def changes(self, events: Sequence[Any]) -> Sequence[Any]:
        """Return those of some events that changed something on the table."""
        ...


class Drawn(Protocol):
    """Can be drawn."""

    def drawing(self, s: Any, seat: Seat | None) -> str:
        """Draw the position as SVG, as a seat (None: a spectator) sees it."""
        ...


class Terminal(Protocol):
    """Can be played in a terminal. What it returns is in the language of this terminal (`carsonne.locales.say`)."""

    def picture(self, s: Any, seat: Seat | None, colour: bool) -> str:
        """Draw the position in characters, as a seat sees it."""
        ...

    def choices(self, s: Any, seat: Seat) -> Sequence[tuple[str, str, WrittenMove]]:
        """List the legal moves of a seat: what to type, what it means, the move."""
        ...

    def sentence(self, event: Any, names: list[str]) -> str:
        """Put an event into words, or return an empty string if it needs no mention."""
        ...


class Guide(Protocol):
    """Explains the choices of its terminal, in its language."""

    def kind(self, move: Any) -> str:
        """Name the group of a move for a list that would be too long; empty for moves that are always listed."""
        ...

    def explain(self, s: Any, seat: Seat, move: Any, names: Sequence[str]) -> str:
        """Explain what a legal move means and would bring, in sentences."""
        ...

    def tried(self, s: Any, seat: Seat, word: str) -> Json | None:
        """Return the move that a player may have meant with a word that stands for none of the legal ones."""
        ...

    def about(self, word: str) -> str:
        """Say what the thing on the table with this name does; empty if there is none."""
        ...


class Race(NamedTuple):
    """A phase in which all act simultaneously; moves count in the order in which they arrive."""

    number: int
    """Tells one race of a game from the next."""
    seconds: int
    """Its time limit; 0 for no limit."""
    late: tuple[tuple[Seat, WrittenMove], ...]
    """The seats that are not done yet, each with the move to make for it when time runs out, in that order."""


class SharedSight(Protocol):
    """Can make one seat's view out of another's, so that all see a table for little more than the price of one."""

    def seen_by(self, s: Any, seen: Any, seat: Seat | None) -> Any:
        """Return a seat's view, given any other seat's view of the same position. It equals `view(s, seat)`."""
        ...


class Racing(Protocol):
    """Has phases that a clock can end. The rules know nothing of time: whatever runs the game keeps the clock."""

    def race(self, s: Any, options: Values) -> Race | None:
        """Return the race in progress, or None."""
        ...


class Explainer(Protocol):
    """Says why a move is good or bad."""

    @property
    def FOLLOWS(self) -> Mapping[str, Sequence[str]]:  # noqa: N802  # a constant of a module
        """The types of moves that belong to a move of each type, such as the follower to the tile."""
        ...

    @property
    def MINOR(self) -> Sequence[str]:  # noqa: N802  # a constant of a module
        """The fields in which two moves may differ and still be the same in substance, such as the turn of a tile."""
        ...

    def reasons(self, compound: CompoundMove) -> list[Reason]:
        """Return what a compound move gains and risks; what is worth most comes first."""
        ...


class Speaker(Protocol):
    """Says a move as a person would."""

    def said(self, compound: CompoundMove, marked: bool, /) -> Message:
        """Say a compound move; if its place is marked on a board, without where it is."""
        ...


class Benchmark(NamedTuple):
    """How many seats to benchmark with, and which positions to use for timing the list of legal moves."""

    seats: int
    positions: Mapping[int, int]
    """Size of a position (such as tiles on the board) -> how many random decisions lead there."""


@dataclass(frozen=True, kw_only=True)
class Offers:
    """What a game offers; what is left out it cannot do."""

    notation: Notation | None = None
    score_pad: ScorePad | None = None
    fitting: Fitter | None = None
    survey: Surveyor | None = None
    forecast: Forecaster | None = None
    refusals: Refuser | None = None
    breakdown: Accountant | None = None
    chapters: Chaptered | None = None
    facts: Chronicler | None = None
    changes: Discerning | None = None
    drawing: Drawn | None = None
    terminal: Terminal | None = None
    guide: Guide | None = None
    shared_view: SharedSight | None = None
    race: Racing | None = None
    reasons: Explainer | None = None
    saying: Speaker | None = None
    benchmark: Benchmark | None = None
    trust: float | None = None
    """For how many tries the advisor's ranking of a move counts in a search, as the arena showed (docs/bots.md)."""
    playout_depth: int | None = None
    """Decisions that a search with time plays on before the advisor judges, as the arena showed (docs/bots.md)."""
    all_may_lose: bool = False
    """Whether everybody at the table can lose, because the rules play opponents too."""
