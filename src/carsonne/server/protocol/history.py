"""What is sent about a game: its moves, positions on the way, reasons, checks and scores."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from carsonne.kernel.options import OptionValue
from carsonne.locales import Message
from carsonne.server.protocol.games import Data, Event, Json, MatchView, ScoreLine, View
from carsonne.server.protocol.patch import Patch
from carsonne.server.protocol.payloads import DealInfo, GameName, Given, SeatNumber, Text


class Tried(Given):
    """A move that a player would like to make."""

    seat: SeatNumber
    move: dict[str, Any]


class WhyNot(Struct):
    """Why it would be refused; all empty if it would not."""

    code: str
    sentence: str
    """In English."""
    clause: str
    """The rule that says so, such as CA9; empty if none does."""
    said: Message | None = None


class Look(Struct):
    """The game as one viewer may see it now. Without a `seat`, the viewer is a spectator."""

    seat: int | None
    version: int
    view: MatchView


class Step(Struct):
    """One entry of the history: a move that stands."""

    n: int
    """The position after it is `/at/{n}`."""
    seat: int | None
    """Null is chance."""
    move: Json
    """As the viewer may see it."""
    events: list[Event]


class History(Struct):
    """All moves that stand. `begin` holds the events before the first one."""

    seat: int | None
    version: int
    begin: list[Event]
    steps: list[Step]


class At(Struct):
    """The position after `n` entries."""

    n: int
    of: int
    seat: int | None
    view: MatchView
    """As in Look; it asks nothing."""
    events: list[Event]
    """What happened with entry `n`."""


class Frame(Struct):
    """A position of a replay with what it is worth."""

    view: MatchView
    """As in Look; it asks nothing."""
    survey: Data | None
    """Null if the game has none."""


class Reel(Struct):
    """Some consecutive positions of a replay: the first one whole, each of the others as a change of the one before."""

    n: int
    """The entry of the first one."""
    seat: int | None
    first: Frame | None
    """Null if the client has it."""
    patches: list[Patch]
    """What each further entry changed in the frame."""


class Survey(Struct):
    """Who owns what and what it is worth, in the game's own format."""

    n: int
    survey: Data
    forecast: Data | None
    """What each answer would bring, in the game's own format; null for a viewer who is not asked anything."""


class Position(Struct):
    """A position in notation, as the viewer knows it."""

    n: int
    position: str


class Fairness(Struct):
    """Whether the game was dealt as committed. `fair` is null as long as this is unknown; `problem` says why."""

    fair: bool | None
    problem: str | None
    """In English."""
    said: Message | None
    deal: DealInfo
    entries: int
    draws: int


class Check(Given):
    """A record or a position in notation, to check before making a table of it."""

    game: GameName
    text: Text


class Checked(Struct):
    """What a text contains."""

    kind: Literal["record", "position"]
    game: str
    seats: int
    options: dict[str, OptionValue]
    names: list[str]
    entries: int
    over: bool
    scores: list[int]


class Score(Given):
    """A position of a real table."""

    game: GameName
    position: Text
    options: dict[str, Any] = {}  # noqa: RUF012 (msgspec copies it)


class Scored(Struct):
    """The score pad of that position; the game's own sheet may say more beside it."""

    scores: dict[str, int]
    """By player, as the notation names them."""
    lines: list[ScoreLine]
    view: View | None
    """Null if the position can be scored but not played."""
    fits: Json | None = None
    """What can be added to the position, for games whose pad is tapped together."""
