"""The messages of a table's socket, both ways (docs/server.md). Each is a JSON object with a `type`."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from carsonne.server.protocol.payloads import Said, SeatNumber, Table

OpId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Json: TypeAlias = dict[str, Any]


# From the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(FromClient, tag="hello"):
    """The first message. `version` is the last one that this client has seen; `seat` the one it looks from."""

    version: Version | None = None
    seat: SeatNumber | None = None


class LookFrom(FromClient, tag="look"):
    """Look from another of one's seats, or with null as a spectator."""

    seat: SeatNumber | None = None


class Operation(FromClient):
    """Something that changes the game. `id` is the client's own: the same one twice counts once."""

    id: OpId
    seat: SeatNumber


class Play(Operation, tag="play"):
    """One of `view.moves`, as an answer to `decision`."""

    decision: int
    move: Json


class Confirm(Operation, tag="confirm"):
    """End one's turn."""

    decision: int


class Undo(Operation, tag="undo"):
    """Take back one's last move."""


class Restart(Operation, tag="restart"):
    """Take back all moves of this turn that can be taken back."""


class Ping(FromClient, tag="ping"):
    """Sent after 2.5 seconds without any other message."""


ClientMessage: TypeAlias = Hello | LookFrom | Play | Confirm | Undo | Restart | Ping
CLIENT_MESSAGES: tuple[type[FromClient], ...] = get_args(ClientMessage)


# From the server


class FromServer(Struct, tag_field="type"):
    """What the server may say."""


class Change(Struct):
    """One accepted operation: what it was, and what happened, as this viewer may see it."""

    version: int
    kind: str
    """start, play, confirm, undo."""
    seat: int | None
    events: list[Said]


class Presence(Struct):
    """Who is at the table now."""

    players: list[str]
    """Ids of players with an open socket, seated or not."""
    watchers: int
    """How many of the open sockets belong to nobody who holds a seat."""


class Welcome(FromServer, tag="welcome"):
    """The answer to hello. `changes` is the gap since its version; null when it is too long, unknown or none asked."""

    table: Table
    presence: Presence
    version: int
    seat: int | None
    view: Said | None
    """Null before the game has begun."""
    changes: list[Change] | None


class Moved(FromServer, tag="moved"):
    """The game went on from version `since` to `version`."""

    since: int
    version: int
    changes: list[Change]
    seat: int | None
    view: Said


class View(FromServer, tag="view"):
    """The current view, without news: after `look` and after a refusal."""

    version: int
    seat: int | None
    view: Said | None


class Ack(FromServer, tag="ack"):
    """The operation is in the log and will never be lost; `version` is the one it made."""

    id: str
    version: int
    repeated: bool


class Refused(FromServer, tag="refused"):
    """The message changed nothing; a `view` follows. `id` is null when the message had none that could be read."""

    id: str | None
    code: str
    detail: str


class TableChanged(FromServer, tag="table"):
    """Seats, settings or the state of the table have changed."""

    table: Table


class PresenceChanged(FromServer, tag="presence"):
    """Somebody came or went."""

    presence: Presence


class ClockChanged(FromServer, tag="clock"):
    """A clock runs: everybody who is not done after `left` seconds is done then. Null: no clock runs any more."""

    left: float | None


class Pong(FromServer, tag="pong"):
    """The answer to ping; a client whose own version is lower says hello again."""

    version: int


class Bye(FromServer, tag="bye"):
    """The server closes this socket; `retry` says whether to come back at once."""

    code: str
    detail: str
    retry: bool


ServerMessage: TypeAlias = (
    Welcome | Moved | View | Ack | Refused | TableChanged | PresenceChanged | ClockChanged | Pong | Bye
)
SERVER_MESSAGES: tuple[type[FromServer], ...] = get_args(ServerMessage)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read(text: bytes | str) -> ClientMessage:
    """A client's message; msgspec.DecodeError when it is none."""
    return _decoder.decode(text)


def write(message: ServerMessage) -> str:
    """A message of the server as JSON."""
    return _encoder.encode(message).decode()
