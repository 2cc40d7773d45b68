"""What the REST interface takes and gives: the page's TypeScript types are generated from these (docs/server.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Json: TypeAlias = dict[str, Any]
if TYPE_CHECKING:
    Said: TypeAlias = Any
else:
    Said: TypeAlias = Json
"""What a game says: a struct of its own, which to those outside is an object like any other."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Nonce: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Text: TypeAlias = Annotated[str, Meta(max_length=400_000, pattern=r"^[^\x00]*$")]
TableId: TypeAlias = Annotated[str, Meta(max_length=40)]
GameName: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Status: TypeAlias = Literal["waiting", "running", "finished", "abandoned", "closed"]
"""A table is closed when the last person leaves it before the start: it is told once and then gone."""


class Given(Struct, forbid_unknown_fields=True):
    """What a client sends: an unknown field is a mistake, not a wish."""


# People


class Player(Struct):
    """A person as others see them."""

    id: str
    name: str


class Me(Struct):
    """Who this browser is; nobody before the first `POST /api/me`."""

    player: Player | None


class NewMe(Given):
    """A guest's name, chosen or changed."""

    name: Name


# Games


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    seats: list[int]
    options: list[Json]
    """Each as `Option.describe()` gives it: id, type, default, help, and choices, min, max, only_if, sets."""
    bots: list[str]
    """From the weakest to the strongest."""
    talents: list[Literal["notation", "score", "survey"]]


# Tables


class SeatWish(Given):
    """Who shall sit on a seat: oneself, anybody with the link, a bot, or somebody else at this screen."""

    kind: Literal["me", "open", "bot", "guest"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Given):
    """A table to be set up. `record` (with `at`) or `position` begins it in the middle."""

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    takeover: bool = True
    """Whether a bot may play for somebody who has left."""
    position: Text | None = None
    record: Text | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "player", "bot"]
    name: str
    player: str | None
    """The id of the player who holds it."""
    mine: bool
    guest: bool
    """Somebody else at the holder's screen."""
    bot: str | None
    stand_in: str | None
    """The bot that plays while the holder is away."""
    resigned: bool
    agrees: bool
    """To abandon the game."""
    auto_confirm: bool


class DealInfo(Struct):
    """What can be checked of the dealing; the seed appears when the game has ended."""

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
    options: Json
    """All of them, resolved."""
    waiting: list[int]
    """The seats that are asked something now."""
    your_turn: bool
    scores: list[int]
    version: int
    created: float
    """Seconds since 1970, as are all times."""
    updated: float


class Table(Summary):
    """A table with all that is not the game itself. `revision` grows with every change of it."""

    revision: int
    host: str
    takeover: bool
    deal: DealInfo
    winners: list[int]
    ended_by: Literal["rules", "resignation", "agreement"] | None
    imported: int
    """How many entries of the history were imported and not played here."""
    rematch: str | None
    """The table of the rematch, once somebody has asked for one."""


class Lobby(Struct):
    """What one may do next."""

    mine: list[Summary]
    """Running and waiting, one's own turn first; then those that have ended, newest first."""
    open: list[Summary]
    watch: list[Summary]


class Join(Given):
    """Sit down on an open seat; any open one without `seat`. `guests` sit down at the same screen."""

    seat: SeatNumber | None = None
    guests: Annotated[list[Name], Meta(max_length=15)] = []
    nonce: Nonce = ""


class Start(Given):
    """Begin. Open seats go to `fill` (a bot), or the table cannot start."""

    nonce: Nonce = ""
    fill: Annotated[str, Meta(max_length=40)] | None = None


class NewNonce(Given):
    """A random number made by the client after it has seen `deal.commit`; it becomes part of the salt."""

    nonce: Nonce


class SeatSettings(Given):
    """What the holder of a seat may choose at any time."""

    auto_confirm: bool | None = None
    name: Name | None = None


class StandIn(Given):
    """Let a bot play for a seat: for oneself, or for somebody who has been away for a while."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class SeatRef(Given):
    """One of the seats that the caller holds; all of them without it."""

    seat: SeatNumber | None = None


class Abandon(Given):
    """Agree to end the game without a winner, or no longer agree."""

    agree: bool = True


# Looking back


class Look(Struct):
    """The game as one viewer may see it now; `seat` null is a spectator."""

    seat: int | None
    version: int
    view: Said
    """`Match.view`: version, waiting, decision, asks, can_undo, scores, over and, under "view", the game's own."""


class Step(Struct):
    """One entry of the history: a move that stands."""

    n: int
    """The position after it is `/at/{n}`."""
    seat: int | None
    """Null is chance."""
    move: Json
    """As the viewer may see it."""
    events: list[Said]


class History(Struct):
    """All moves that stand. `begin` holds the events before the first."""

    seat: int | None
    version: int
    begin: list[Said]
    steps: list[Step]


class At(Struct):
    """The position after `n` entries."""

    n: int
    of: int
    seat: int | None
    view: Said
    """As in Look; it asks nothing."""
    events: list[Said]
    """What happened with entry `n`."""


class Survey(Struct):
    """What belongs to whom and what it is worth: the game's own data."""

    n: int
    survey: Said


class Position(Struct):
    """A position in notation, as the viewer knows it."""

    n: int
    position: str


class Fairness(Struct):
    """Whether the tiles were dealt as promised. `fair` is null while it cannot be known; `problem` says why."""

    fair: bool | None
    problem: str | None
    deal: DealInfo
    entries: int
    draws: int


class Check(Given):
    """A record or a position in notation, to be looked at before a table is made of it."""

    game: GameName
    text: Text


class Checked(Struct):
    """What a text holds."""

    kind: Literal["record", "position"]
    game: str
    seats: int
    options: Json
    names: list[str]
    entries: int
    over: bool
    scores: list[int]


class Score(Given):
    """A position of a real table."""

    game: GameName
    position: Text
    options: dict[str, Any] = {}


class Problem(Struct):
    """Every refusal: a stable code, and a sentence for a person."""

    code: str
    detail: str


class Health(Struct):
    """Whether this process can do its work."""

    status: Literal["ok", "unwell"]
    version: str
    database: bool
    rules: Literal["compiled", "plain"]
