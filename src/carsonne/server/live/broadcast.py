"""Sends what is new at a table to every socket that looks at it."""

from __future__ import annotations

from carsonne.server.live.clients import Client
from carsonne.server.live.room import Room
from carsonne.server.protocol.messages import (
    Change,
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
from carsonne.server.tables.operations import News


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
    pictures = presenters.Pictures(opened.match, views)
    written: dict[tuple[int, int | None, int], str] = {}
    for client in behind:
        key = (client.version, client.seat, id(client.seen))
        if key not in written:
            written[key] = _news_for(room, client, pictures)
        client.send_encoded(written[key])
    for client in behind:
        client.version = now
        client.show(views[client.seat])


def _news_for(room: Room, client: Client, pictures: presenters.Pictures) -> str:
    """Encode what a client has not seen: the changes with a patch if it can use one, else with the whole view."""
    since, seat, gap, view = client.version, client.seat, room.gap(client.version), pictures.now[client.seat]
    if gap is None:
        return write(View(view.version, seat, view))
    if client.seen is None:
        return write(Moved(since, view.version, presenters.changes(gap, seat), seat, view))
    changes, seen = presenters.pictured(gap, seat, pictures, client.seen)
    return write(Moved(since, view.version, changes, seat, patch=between(seen or client.seen, view)))


def missed(room: Room, client: Client, gap: list[News]) -> list[Change]:
    """Return what a client that comes back has missed; it is sent the present view, too."""
    if room.opened is None or client.seen is None:
        return presenters.changes(gap, client.seat)
    pictures = presenters.Pictures(room.opened.match, {client.seat: client.seen})
    return presenters.pictured(gap, client.seat, pictures, None)[0]


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


def send_views(room: Room) -> None:
    """Send all clients the view of a game that has changed without a move, as by a resignation or a new name."""
    for client in room.clients:
        if client.greeted:
            send_view(room, client)


def send_presence(room: Room) -> None:
    """Send all clients the list of people at the table."""
    _send(room, PresenceChanged(room.presence.shown))


def send_clock(room: Room, clock: ClockChanged) -> None:
    """Send all clients what the clock shows."""
    _send(room, clock)


def _send(room: Room, message: ServerMessage) -> None:
    text = write(message)
    for client in room.clients:
        if client.greeted:
            client.send_encoded(text)
