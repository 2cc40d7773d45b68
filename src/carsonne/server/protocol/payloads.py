"""What the REST API takes and returns: the page's TypeScript types are generated from these (docs/server.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from carsonne.kernel.options import OptionType, OptionValue
from carsonne.kernel.overview import Weight
from carsonne.locales import Message
from carsonne.server.protocol.games import Json, View
from carsonne.server.store.rows import Colour, EndedBy, SeatKind, Status

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


class SiteInfo(Struct):
    """Where this site is, and where its documentation."""

    lan: str | None
    """For visitors from this machine: its address in the local network; null if it does not listen there."""
    docs: str | None
    """The address of its documentation, if it is published (`CARSONNE_DOCS`)."""


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
    """What people call it, in English."""
    called: Message
    """The same in any language."""
    about: str
    """What it is like, in English."""
    said: Message | None
    """The same in any language."""
    rating: int | None
    """Measured in the arena, where the bot `greedy` has 1500; null if it has not been measured."""
    seconds: float
    """The most time that it thinks about a move; 0 where it answers immediately."""


class LessonInfo(Struct):
    """A lesson before it begins."""

    name: str
    title: Message
    about: Message
    minutes: int


Talent: TypeAlias = Literal["notation", "score", "survey"]
"""What the page may ask of a game."""


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    seats: list[int]
    options: list[GameOption]
    levels: list[LevelInfo]
    """Of the bots, from the weakest to the strongest."""
    talents: list[Talent]
    lessons: list[LessonInfo]
    line: Message
    """What it is, in a line."""
    minutes: tuple[int, int]
    weight: Weight


# Tables


class SeatWish(Given):
    """Who gets a seat: the host, anyone with the link, a bot, or another player at the host's screen."""

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
    """Whether a bot may take over for a player who has left."""
    hints: bool = False
    """Whether all players may ask for hints. One who plays alone against bots always may."""
    position: Text | None = None
    record: Text | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class SeatInfo(Struct):
    """A seat as all players see it."""

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
    ask_all: bool
    colour: Colour
    """No two seats of a table have the same."""


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
    winners: list[int]
    version: int
    created: float
    """Seconds since 1970, as are all times."""
    updated: float


class LessonPlace(Struct):
    """The lesson that a table plays, and how many of its steps have been read."""

    name: str
    read: int


class Table(Summary):
    """Everything about a table except the game itself. `revision` grows with every change."""

    revision: int
    host: str
    takeover: bool
    hints: bool
    """Whether I may ask for hints now (`/explain`)."""
    deal: DealInfo
    ended_by: EndedBy | None
    imported: int
    """How many entries of the history were imported rather than played here."""
    rematch: str | None
    """The table of the rematch, once a player has asked for one."""
    lesson: LessonPlace | None


class Watchers(Struct):
    """Who is looking at a table without a seat."""

    names: list[str]
    others: int
    """How many have not given a name."""


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
    shuffle: bool = False
    """Whether the order of the seats is drawn, so that chance says who begins. Not where a game is played on."""


class NewNonce(Given):
    """A random number that the client makes after it has seen `deal.commit`; it becomes part of the salt."""

    nonce: Nonce


class SeatSettings(Given):
    """The holder's settings for a seat."""

    auto_confirm: bool | None = None
    ask_all: bool | None = None
    """Whether to ask me even where there is only one answer."""
    colour: Colour | None = None
    """A colour that no other player has chosen, before the game starts."""
    name: Name | None = None
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that is to play for me if I am away; a fair one unless I say so."""


class StandIn(Given):
    """Let a bot play for a seat: the player's own, or that of someone who has been away for a while."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """Only for the player's own seat; others get the bot that they chose, or a fair one."""


class SeatRef(Given):
    """One of the caller's seats; without it, all of them."""

    seat: SeatNumber | None = None


class Abandon(Given):
    """Agree to end the game without a winner, or withdraw the agreement."""

    agree: bool = True


# Lessons


class LessonStep(Struct):
    """A step of a lesson (docs/lessons.md). It is over when `end` moves stand and, if it asks nothing, it was read."""

    say: Message
    ask: list[Json]
    """The moves that lead on, of which fields may be missing."""
    point: list[str]
    begin: int
    """How many moves stand when it begins."""
    end: int


class LessonText(Struct):
    """A lesson as the page shows it."""

    name: str
    title: Message
    learner: int
    steps: list[LessonStep]


class PanelView(Struct):
    """One idea of a game, with a position that shows it."""

    title: Message
    text: Message
    clause: str
    part: str
    """Which part of the table shows it; empty for the usual one."""
    view: View


class ReadOn(Given):
    """How many steps of the lesson have been read."""

    read: Annotated[int, Meta(ge=0, le=1000)]


# Trouble


class Problem(Struct):
    """Every error: a stable code, and what is said to people."""

    code: str
    detail: str
    """In English."""
    said: Message


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
