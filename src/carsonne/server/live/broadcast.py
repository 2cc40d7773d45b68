"""Sends what is new at a table to every socket that looks at it."""

from __future__ import annotations

from carsonne.kernel.data import MatchView
from carsonne.server.live.clients import Client
from carsonne.server.live.room import Room
from carsonne.server.protocol.messages import (
    ClockChanged,
    Moved,
    PresenceChanged,
    ServerMessage,
    TableChanged,
    View,
    write,
)
from carsonne.server.protocol.patch import between
from carsonne.server.store.rows import TableRow
from carsonne.server.tables import presenters


def send_news(room: Room) -> bool:
    """Send what is new of the game, and the table if it has changed; return whether the game had moved on.

    The lock is held.
    """
    opened = room.opened
    if opened is None:
        return False
    moved = opened.match.version != room.announced
    room.announced = opened.match.version
    send_moves(room)
    if opened.row.revision != room.shown_revision:
        send_table(room, opened.row)
    return moved


def send_moves(room: Room) -> None:
    """Send every client what it has not seen of the game. Clients that have seen the same share one encoding."""
    opened = room.opened
    if opened is None:
        return
    now = opened.match.version
    behind = [client for client in room.clients if client.greeted and client.version != now]
    views = presenters.views(*opened, {client.seat for client in behind})
    written: dict[tuple[int, int | None, int], str] = {}
    for client in behind:
        key = (client.version, client.seat, id(client.seen))
        if key not in written:
            written[key] = _news_for(room, client, views[client.seat])
        client.send_encoded(written[key])
    for client in behind:
        client.version = now
        client.show(views[client.seat])


def _news_for(room: Room, client: Client, view: MatchView) -> str:
    """What a client has not seen: the changes with a patch if it can use one, else with the whole view."""
    gap = room.gap(client.version)
    if gap is None:
        return write(View(view.version, client.seat, view))
    changes = presenters.changes(gap, client.seat)
    if client.seen is None:
        return write(Moved(client.version, view.version, changes, client.seat, view))
    return write(Moved(client.version, view.version, changes, client.seat, patch=between(client.seen, view)))


def send_view(room: Room, client: Client) -> None:
    """Send a client the whole view, without news."""
    client.version = room.version
    client.send(View(max(client.version, 0), client.seat, client.show(room.view(client.seat))))


def send_table(room: Room, row: TableRow) -> None:
    """Send the table itself to all clients."""
    room.shown_revision = row.revision
    written: dict[str | None, str] = {}
    seated = {seating.player for seating in row.seats}
    for client in room.clients:
        me = client.player if client.player in seated else None
        if me not in written:
            written[me] = write(TableChanged(presenters.table(row, me)))
        if client.greeted:
            client.send_encoded(written[me])


def reseat(room: Room, row: TableRow) -> None:
    """Move clients away from seats that have become another player's, as when the order of play is drawn."""
    for client in room.clients:
        if client.seat is not None and row.seats[client.seat].player != client.player:
            client.seat = presenters.viewpoint(row, client.player, None)


def send_end(room: Room) -> None:
    """Send all clients the view of a game that ended without a move."""
    for client in room.clients:
        if client.greeted:
            send_view(room, client)


def send_presence(room: Room) -> None:
    """Send everybody the list of people at the table."""
    _send(room, PresenceChanged(room.presence.shown))


def send_clock(room: Room, clock: ClockChanged) -> None:
    """Send everybody what the clock shows."""
    _send(room, clock)


def _send(room: Room, message: ServerMessage) -> None:
    text = write(message)
    for client in room.clients:
        if client.greeted:
            client.send_encoded(text)
