"""What the REST API takes and returns: the page's TypeScript types are generated from these (docs/server.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from carsonne.kernel.options import OptionType, OptionValue
from carsonne.server.protocol.games import Data, Event, Json, MatchView, ScoreLine, View
from carsonne.server.protocol.patch import Patch
from carsonne.server.store.rows import EndedBy, SeatKind, Status

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Nonce: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Text: TypeAlias = Annotated[str, Meta(max_length=400_000, pattern=r"^[^\x00]*$")]
TableId: TypeAlias = Annotated[str, Meta(max_length=40)]
GameName: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Given(Struct, forbid_unknown_fields=True):
    """What a client sends. An unknown field is an error."""


# People


class Player(Struct):
    """A person as others see them."""

    id: str
    name: str


class Me(Struct):
    """Who this browser is; null before the first `POST /api/me`."""

    player: Player | None


class NewMe(Given):
    """A new name."""

    name: Name


# Games


class GameOption(Struct, forbid_unknown_fields=True):
    """An option as `Option.describe()` gives it, without what does not apply."""

    id: str
    type: OptionType
    default: OptionValue
    help: str
    choices: list[OptionValue] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    only_if: dict[str, list[OptionValue]] | UnsetType = UNSET
    """When the option matters: values of other options."""
    sets: dict[str, dict[str, OptionValue]] | UnsetType = UNSET
    """In a preset: the values that each choice gives to other options."""


class LevelInfo(Struct):
    """A level of play that a bot has: what a person wants to know before choosing one."""

    name: str
    """What `SeatWish.bot` and the like call it."""
    title: str
    about: str
    rating: int | None
    """Measured in the arena, where the bot `greedy` has 1500; null if it has not been measured."""
    seconds: float
    """The most time that it thinks about a move; 0 where it answers at once."""


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    seats: list[int]
    options: list[GameOption]
    levels: list[LevelInfo]
    """Of the bots, from the weakest to the strongest."""
    talents: list[Literal["notation", "score", "survey"]]


# Tables


class SeatWish(Given):
    """Who gets a seat: the host, anybody with the link, a bot, or somebody else at the host's screen."""

    kind: Literal["me", "open", "bot", "guest"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Given):
    """A table to set up. `record` (with `at`) or `position` starts the game in the middle."""

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    takeover: bool = True
    """Whether a bot may take over for somebody who has left."""
    hints: bool = False
    """Whether everybody may ask for hints. Who plays against bots alone always may."""
    position: Text | None = None
    record: Text | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    player: str | None
    """The id of the player who holds it."""
    mine: bool
    guest: bool
    """Another person at the holder's screen."""
    bot: str | None
    stand_in: str | None
    """The bot that plays for the holder."""
    level: LevelInfo | None
    """Of the bot that plays here, if there is one."""
    resigned: bool
    agrees: bool
    """Whether the holder agrees to abandon the game."""
    auto_confirm: bool


class DealInfo(Struct):
    """What is needed to check the dealing; the seed is included once the game has ended."""

    scheme: str
    commit: str
    salt: str
    seed: str | None


class Summary(Struct):
    """A table as the lobby lists it."""

    id: str
    game: str
    status: Status
    listed: bool
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    """All options, with defaults filled in."""
    waiting: list[int]
    """The seats that are to act."""
    your_turn: bool
    scores: list[int]
    version: int
    created: float
    """Seconds since 1970, as are all times."""
    updated: float


class Table(Summary):
    """Everything about a table except the game itself. `revision` grows with every change."""

    revision: int
    host: str
    takeover: bool
    hints: bool
    """Whether I may ask for hints now (`/explain`)."""
    deal: DealInfo
    winners: list[int]
    ended_by: EndedBy | None
    imported: int
    """How many entries of the history were imported rather than played here."""
    rematch: str | None
    """The table of the rematch, once somebody has asked for one."""


class Lobby(Struct):
    """The lists of the lobby."""

    mine: list[Summary]
    """My tables: current ones first, those where it is my turn before the others, then ended ones, newest first."""
    open: list[Summary]
    watch: list[Summary]


class Join(Given):
    """Take an open seat, any one without `seat`. `guests` play at the same screen."""

    seat: SeatNumber | None = None
    guests: Annotated[list[Name], Meta(max_length=15)] = []
    nonce: Nonce = ""


class Start(Given):
    """Start the game. Open seats go to the bot `fill`; without it, they prevent the start."""

    nonce: Nonce = ""
    fill: Annotated[str, Meta(max_length=40)] | None = None


class NewNonce(Given):
    """A random number that the client makes after it has seen `deal.commit`; it becomes part of the salt."""

    nonce: Nonce


class SeatSettings(Given):
    """The holder's settings for a seat."""

    auto_confirm: bool | None = None
    name: Name | None = None
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that is to play for me if I am away; a fair one unless I say so."""


class StandIn(Given):
    """Let a bot play for a seat: one's own, or that of somebody who has been away for a while."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """For one's own seat only; others get the bot that they chose, or a fair one."""


class SeatRef(Given):
    """One of the caller's seats; without it, all of them."""

    seat: SeatNumber | None = None


class Abandon(Given):
    """Agree to end the game without a winner, or withdraw the agreement."""

    agree: bool = True


# Looking back


class Tried(Given):
    """A move that somebody would like to make."""

    seat: SeatNumber
    move: dict[str, Any]


class WhyNot(Struct):
    """Why it would be refused; all empty if it would not."""

    code: str
    sentence: str
    clause: str
    """The rule that says so, such as CA9; empty if none does."""


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


class Position(Struct):
    """A position in notation, as the viewer knows it."""

    n: int
    position: str


class Fairness(Struct):
    """Whether the game was dealt as committed. `fair` is null as long as this is unknown; `problem` says why."""

    fair: bool | None
    problem: str | None
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
    options: dict[str, Any] = {}


class Scored(Struct):
    """The score pad of that position; the game's own sheet may say more beside it."""

    scores: dict[str, int]
    """By player, as the notation names them."""
    lines: list[ScoreLine]
    view: View | None
    """Null if the position can be scored but not played."""


class Problem(Struct):
    """Every error: a stable code, and a sentence for a person."""

    code: str
    detail: str


class Health(Struct):
    """Whether this process can do its work. `problems` says in sentences what is wrong."""

    status: Literal["ok", "degraded", "unwell"]
    version: str
    database: bool
    """Whether games can be saved."""
    rules: Literal["compiled", "plain"]
    redis: bool | None = None
    """Whether Redis answers; null without one."""
    problems: list[str] = []
