"""Who is at a table now, across all processes. Presence is about people, not about connections or clocks."""

from __future__ import annotations

import time
from collections.abc import Iterable

from msgspec import Struct

from carsonne.server.live.clients import Client
from carsonne.server.protocol.messages import Presence

FRESH = 30.0
"""Seconds for which what another process said counts."""


class Elsewhere(Struct):
    """Who is at the table through another process, and when it said so."""

    players: list[str]
    watchers: int
    at: float


class PresenceTracker:
    """The people at one table. One who loses the connection counts as present for a few more seconds."""

    def __init__(self) -> None:
        self.opened = time.monotonic()
        self.left: dict[str, float] = {}
        self.seen: dict[str, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.shown = Presence([], 0, [])
        self.is_stable = False
        """Whether nothing can change before a client comes or goes: no grace period is running."""
        self.told = 0.0
        """When other processes were last told, and what they were told."""
        self.here_told = Presence([], 0, [])

    def leave(self, client: Client) -> None:
        """Note that a connection has ended."""
        self.is_stable = False
        if client.player is not None:
            self.left[client.player] = time.monotonic()

    def here(self, clients: Iterable[Client], seated: Iterable[str | None], grace: float) -> Presence:
        """Return who is connected to this process, or was a moment ago."""
        now, holders = time.monotonic(), set(seated)
        self.left = {player: at for player, at in self.left.items() if now - at < grace}
        greeted = [client for client in clients if client.greeted]
        players = {client.player for client in greeted if client.player is not None} | self.left.keys()
        self.is_stable = not self.left and not self.elsewhere
        return Presence(sorted(players), sum(client.player not in holders for client in greeted), [])

    def everywhere(self, here: Presence, seated: Iterable[str | None], patience: float) -> Presence:
        """Return who is connected to any process, and which seated players have been missing longer than `patience`."""
        now = time.monotonic()
        self.elsewhere = {name: said for name, said in self.elsewhere.items() if now - said.at < FRESH}
        others = self.elsewhere.values()
        players = set(here.players).union(*(said.players for said in others))
        self.seen |= dict.fromkeys(players.union(self.shown.players), now)
        absent = {player for player in seated if player is not None} - players
        missing = sorted(player for player in absent if self._gone_for(player) >= patience)
        self.is_stable = self.is_stable and len(missing) == len(absent)
        return Presence(sorted(players), here.watchers + sum(said.watchers for said in others), missing)

    def is_away(self, player: str, seconds: float) -> bool:
        """Return whether a player has been away for at least this long."""
        return player not in self.shown.players and self._gone_for(player) >= seconds

    def _gone_for(self, player: str) -> float:
        return time.monotonic() - self.seen.get(player, self.opened)
