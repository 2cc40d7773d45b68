"""Optional abilities of a game beyond the `Game` protocol; callers check for them with `isinstance`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from carsonne.kernel.data import Data
from carsonne.kernel.game import Json, Move, Seat, WrittenMove
from carsonne.kernel.options import Values
from carsonne.kernel.why_not import WhyNot


@runtime_checkable
class Notation(Protocol):
    """Positions as text, both ways: `Setup.position` is the way in."""

    def position(self, s: Any, seat: Seat | None) -> str:
        """The position as a seat (None: a spectator) knows it."""
        ...

    def setup_of(self, text: str) -> tuple[int, Values]:
        """The number of seats that a typed position needs, and the options it sets."""
        ...


class ScoreLine(Protocol):
    """Points of a player with their reason; what else is in it is the game's own."""

    @property
    def player(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def reason(self) -> str: ...


class ScoreSheet(Protocol):
    """What a score pad says of a position: a struct of the game that has at least this."""

    @property
    def scores(self) -> Mapping[Any, int]: ...
    @property
    def lines(self) -> Sequence[ScoreLine]: ...


@runtime_checkable
class ScorePad(Protocol):
    """Scores a position from a real table."""

    def score(self, text: str, options: Values) -> ScoreSheet:
        """The points of each player, with a line for each reason."""
        ...


@runtime_checkable
class Surveyor(Protocol):
    """Explains a position."""

    def survey(self, s: Any) -> Data:
        """Who owns what, and what it is worth."""
        ...


@runtime_checkable
class Fitter(Protocol):
    """Says what can be added to a typed position, for a score pad that is tapped together."""

    def fitting(self, text: str) -> Data:
        """What fits where."""
        ...


@runtime_checkable
class Forecaster(Protocol):
    """Says what each answer to a question would bring."""

    def forecast(self, s: Any, seat: Seat) -> Data:
        """What the legal moves of a seat mean, as far as the seat can know."""
        ...


@runtime_checkable
class Refuser(Protocol):
    """Says why a move is not allowed."""

    def why_not(self, s: Any, seat: Seat, move: Move, names: Sequence[str]) -> WhyNot | None:
        """What stands against a move of a seat that is asked something; None if the move is legal."""
        ...


@runtime_checkable
class Accountant(Protocol):
    """Says where the points come from."""

    def breakdown(self, s: Any) -> Sequence[Data]:
        """Each seat's points by source."""
        ...


@runtime_checkable
class Chaptered(Protocol):
    """Has parts in which people think of a game, such as rounds."""

    def chapter(self, s: Any) -> str:
        """The name of the part that a position belongs to; "end" once the last points are counted apart."""
        ...


class Fact(NamedTuple):
    """Something that happened to a seat in a game and can be counted."""

    topic: str
    """Which of the game's questions it helps to answer."""
    what: str
    seat: Seat
    points: float | None = None
    """What it earned, if that can be said."""


@runtime_checkable
class Chronicler(Protocol):
    """Says what of a game is worth counting over many games."""

    topics: Mapping[str, str]
    """The question that the facts of each topic answer. Those of "points" say where a seat's points came from."""

    def facts(self, events: Sequence[Any]) -> Sequence[Fact]:
        """What happened in a whole game, told by its events."""
        ...


@runtime_checkable
class Discerning(Protocol):
    """Can tell what changed something from what only happened, such as a pass."""

    def changes(self, events: Sequence[Any]) -> Sequence[Any]:
        """Those of some events that changed something on the table."""
        ...


@runtime_checkable
class Drawn(Protocol):
    """Can be drawn."""

    def drawing(self, s: Any, seat: Seat | None) -> str:
        """The position as SVG, as a seat (None: a spectator) sees it."""
        ...


@runtime_checkable
class Terminal(Protocol):
    """Can be played in a terminal."""

    def picture(self, s: Any, seat: Seat | None, colour: bool) -> str:
        """The position in characters, as a seat sees it."""
        ...

    def choices(self, s: Any, seat: Seat) -> Sequence[tuple[str, str, WrittenMove]]:
        """The legal moves of a seat: what to type, what it means, the move."""
        ...

    def sentence(self, event: Any, names: list[str]) -> str:
        """An event in words, or an empty string if it needs no mention."""
        ...


@runtime_checkable
class Guide(Protocol):
    """Explains the choices of its terminal."""

    def kind(self, move: Any) -> str:
        """What a list that would be too long calls all moves of this kind; empty for those that are always listed."""
        ...

    def explain(self, s: Any, seat: Seat, move: Any, names: Sequence[str]) -> str:
        """What a legal move means and would bring, in sentences."""
        ...

    def tried(self, s: Any, seat: Seat, word: str) -> Json | None:
        """The move that somebody may have meant with a word that stands for none of the legal ones."""
        ...

    def about(self, word: str) -> str:
        """What something on the table does that is called so; empty if nothing is."""
        ...


@runtime_checkable
class Benchmark(Protocol):
    """Says how many seats to benchmark with, and which positions to use for timing the list of legal moves."""

    bench_seats: int

    def bench_positions(self) -> dict[int, int]:
        """Size of a position (such as tiles on the board) -> how many random decisions lead there."""
        ...


@runtime_checkable
class Trusted(Protocol):
    """Has an advisor whose ranking of moves counts for more in a search than a single try."""

    trust: float
    """For how many tries it counts, as the arena showed (docs/bots.md)."""


@runtime_checkable
class Farsighted(Protocol):
    """Has an advisor that is worth following further beyond the tree when a search has time."""

    playout_depth: int
    """Decisions that are played on before judging, as the arena showed (docs/bots.md)."""


@runtime_checkable
class LaidOut(Protocol):
    """Can identify the layout of its frozen positions, so that those of another version are not misread."""

    def layout(self) -> str:
        """A fingerprint that changes whenever the numbers of a frozen position mean something else."""
        ...


@runtime_checkable
class AllMayLose(Protocol):
    """A game in which everybody at the table can lose, because the rules play opponents too."""

    all_may_lose: bool


class Race(NamedTuple):
    """A phase in which everybody acts at once; moves count in the order in which they arrive."""

    number: int
    """Tells one race of a game from the next."""
    seconds: int
    """Its time limit; 0 for no limit."""
    late: tuple[tuple[Seat, WrittenMove], ...]
    """The seats that are not done yet, each with the move to make for it when time runs out, in that order."""


@runtime_checkable
class SharedSight(Protocol):
    """Can make one seat's view out of another's, so that all see a table for little more than the price of one."""

    def seen_by(self, s: Any, seen: Any, seat: Seat | None) -> Any:
        """The view of a seat; `seen` is that of any other seat of the same position. It equals `view(s, seat)`."""
        ...


@runtime_checkable
class Racing(Protocol):
    """Has phases that a clock can end. The rules know nothing of time: whatever runs the game keeps the clock."""

    def race(self, s: Any, options: Values) -> Race | None:
        """The race in progress, or None."""
        ...
