"""Publishing to the other processes: a game has moved on, a table has changed, people came or went."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from litestar.channels import ChannelsPlugin

from carsonne.server.identity import new_id

NoticeKind: TypeAlias = Literal["moved", "table", "presence", "who"]


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes tell each other. It holds nothing secret: the database has the details."""

    kind: NoticeKind
    table: str
    origin: str
    players: list[str] = []
    watchers: int = 0


class Publisher:
    """Sends notices to every process of the site. One that gets lost is made up for by their sweepers."""

    def __init__(self, channels: ChannelsPlugin, prefix: str) -> None:
        self.channels = channels
        self.channel = f"{prefix}:notices"
        self.process = new_id(6)

    async def publish(self, kind: NoticeKind, table: str, players: list[str] | None = None, watchers: int = 0) -> None:
        """Send a notice about a table."""
        notice = Notice(kind, table, self.process, players or [], watchers)
        await self.channels.wait_published(msgspec.json.encode(notice), self.channel)
