"""The rows of the database as objects."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

SeatKind: TypeAlias = Literal["open", "player", "bot"]
Status: TypeAlias = Literal["waiting", "running", "finished", "abandoned", "closed"]
"""A table is closed when the last person leaves before the start; it is announced once and then deleted."""
EndedBy: TypeAlias = Literal["rules", "resignation", "agreement"]
Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "black", "purple"]
LogKind: TypeAlias = Literal["start", "play", "confirm", "undo"]


class PlayerRow(Struct):
    """A person."""

    id: str
    name: str


class Seating(Struct):
    """Who sits in a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    player: str | None = None
    guest: bool = False
    bot: str | None = None
    """The bot of a bot's seat; of a person's seat, the one that they want to play for them when they are away."""
    stand_in: str | None = None
    resigned: bool = False
    agrees: bool = False
    auto_confirm: bool = False
    ask_all: bool = False
    colour: Colour | None = None
    """The colour that its holder has chosen."""
    nonce: str = ""

    @property
    def played_by(self) -> str | None:
        """The bot that moves for this seat, or None for a person."""
        return self.bot if self.kind == "bot" else self.stand_in


class TableRow(Struct):
    """A table with its seats."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    host: str
    listed: bool
    takeover: bool
    status: Status
    created: float
    updated: float
    hints: bool = False
    """Whether the table said that people may ask for hints."""
    lesson: str | None = None
    """The lesson that the table plays; `read` says how many of its steps have been read."""
    read: int = 0
    position: str | None = None
    prefix: list[tuple[int | str, dict[str, Any]]] | None = None
    """The moves of an imported record."""
    imported: int = 0
    salt: str = ""
    ended_by: EndedBy | None = None
    rematch: str | None = None
    revision: int = 0
    version: int = 0
    waiting: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    seats: list[Seating] = field(default_factory=list)

    @property
    def ended(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self.status in ("finished", "abandoned")

    def gives_hints(self, player: str | None) -> bool:
        """Return whether a player may ask for hints: alone with bots always, with people if the table said so."""
        mine = self.held_by(player)
        alone = all(s.player == player and not s.guest for s in self.seats if s.kind == "player")
        return bool(mine) and self.status == "running" and (self.hints or alone)

    def held_by(self, player: str | None) -> list[int]:
        """Return the seats that a player holds."""
        return [] if player is None else [s.seat for s in self.seats if s.player == player]


class LogRow(Struct):
    """One accepted operation and the draws that followed it."""

    seq: int
    kind: LogKind
    seat: int | None = None
    move: dict[str, Any] | None = None
    drawn: list[dict[str, Any]] = field(default_factory=list)
    op: str | None = None
    at: float = 0.0
