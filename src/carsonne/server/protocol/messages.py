"""The messages of a table's socket in both directions (docs/server.md). Each is a JSON object with a `type`."""

from __future__ import annotations

from typing import Annotated, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from carsonne.locales import Message
from carsonne.server.protocol.games import Event, Json, MatchView
from carsonne.server.protocol.patch import Patch
from carsonne.server.protocol.payloads import SeatNumber, Table
from carsonne.server.store.rows import LogKind

OpId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]


# From the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(FromClient, tag="hello"):
    """The first message. `version` is the last one this client has seen, `seat` the one it looks from."""

    version: Version | None = None
    seat: SeatNumber | None = None
    pauses: bool = False
    """Whether this client follows patches from pause to pause; others are sent whole views."""
    patches: bool = False
    """What pages from before the pauses say: their patches would start elsewhere, so they are sent whole views."""
    lists: bool = False
    """Whether this client takes several messages in one frame, as a list."""


class LookFrom(FromClient, tag="look"):
    """Look from another seat of the player, or as a spectator with null."""

    seat: SeatNumber | None = None


class Operation(FromClient):
    """Something that changes the game. The client chooses `id`; sent twice, it counts once."""

    id: OpId
    seat: SeatNumber


class Play(Operation, tag="play"):
    """One of `view.moves`, as an answer to `decision`."""

    decision: int
    move: Json
    confirm: bool = False
    """End the turn as well, if there is nothing left to decide in it."""


class Confirm(Operation, tag="confirm"):
    """End the turn."""

    decision: int


class Undo(Operation, tag="undo"):
    """Take back the seat's last move."""


class Restart(Operation, tag="restart"):
    """Take back every move of this turn that can be taken back."""


class Ping(FromClient, tag="ping"):
    """Sent after 2.5 seconds without any other message."""


ClientMessage: TypeAlias = Hello | LookFrom | Play | Confirm | Undo | Restart | Ping
CLIENT_MESSAGES: tuple[type[FromClient], ...] = get_args(ClientMessage)


# From the server


class FromServer(Struct, tag_field="type"):
    """A message from the server."""


class Pause(Struct):
    """A position on the way, to be shown for a while; it asks nothing."""

    after: int
    """How many events of the change lead to it."""
    patch: Patch
    """What has changed since the view before; the first one of a welcome is whole."""


class Change(Struct):
    """An accepted operation and what happened, as this viewer may see it."""

    version: int
    kind: LogKind
    seat: int | None
    events: list[Event]
    pauses: list[Pause]
    """Empty for clients that take no patches, and for operations of long ago."""


class Presence(Struct):
    """Who is at the table now."""

    players: list[str]
    """The ids of players with an open socket, seated or not."""
    watchers: int
    """How many open sockets belong to people without a seat."""
    missing: list[str]
    """Players of this game who have been away so long that others may let a bot play for them."""


class Welcome(FromServer, tag="welcome"):
    """The answer to hello. `changes` is what the client missed; null if that is too much, unknown or not asked for."""

    table: Table
    presence: Presence
    version: int
    seat: int | None
    view: MatchView | None
    """Null before the game has begun."""
    changes: list[Change] | None


class Moved(FromServer, tag="moved"):
    """The game has moved on from version `since` to `version`."""

    since: int
    version: int
    changes: list[Change]
    seat: int | None
    view: MatchView | UnsetType = UNSET
    """Missing if there is a patch."""
    patch: Patch | UnsetType = UNSET
    """What has changed since the last pause; without one, since the view that this socket was sent last."""


class View(FromServer, tag="view"):
    """The current view without any news: after `look` and after a refusal."""

    version: int
    seat: int | None
    view: MatchView | None


class Ack(FromServer, tag="ack"):
    """The operation is safely in the log; `version` is the one it made."""

    id: str
    version: int
    repeated: bool


class Refused(FromServer, tag="refused"):
    """The message changed nothing; a `view` follows. `id` is null if the message had no readable one."""

    id: str | None
    code: str
    detail: str
    """In English."""
    said: Message


class TableChanged(FromServer, tag="table"):
    """The seats, settings or status of the table have changed."""

    table: Table


class PresenceChanged(FromServer, tag="presence"):
    """A person came or went."""

    presence: Presence


class ClockChanged(FromServer, tag="clock"):
    """A clock is running: after `left` seconds the server plays for the late seats. Null: it has stopped."""

    left: float | None


class Pong(FromServer, tag="pong"):
    """The answer to ping; a client with an older version should say hello again."""

    version: int


class Bye(FromServer, tag="bye"):
    """The server is about to close this socket; `retry` says whether to reconnect immediately."""

    code: str
    detail: str
    """In English."""
    said: Message
    retry: bool


ServerMessage: TypeAlias = (
    Welcome | Moved | View | Ack | Refused | TableChanged | PresenceChanged | ClockChanged | Pong | Bye
)
SERVER_MESSAGES: tuple[type[FromServer], ...] = get_args(ServerMessage)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read(text: bytes | str) -> ClientMessage:
    """Decode a client's message, or raise msgspec.DecodeError."""
    return _decoder.decode(text)


def write(message: ServerMessage) -> str:
    """Encode a message of the server."""
    return _encoder.encode(message).decode()
