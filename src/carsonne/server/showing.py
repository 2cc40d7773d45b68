"""What each viewer may see of a table: views, news and the table itself, and sending them to all who look on."""

from __future__ import annotations

from carsonne.kernel.dealer import SCHEME
from carsonne.kernel.privacy import shown_news
from carsonne.server.clients import Client
from carsonne.server.matches import News, dealer_of
from carsonne.server.messages import Change, Moved, TableChanged, View, write
from carsonne.server.payloads import DealInfo, Json, SeatInfo, Summary, Table
from carsonne.server.room import Room
from carsonne.server.seating import check_seat
from carsonne.server.store.rows import Seating, TableRow


def seat_info(seating: Seating, me: str | None) -> SeatInfo:
    """A seat as a player sees it."""
    return SeatInfo(
        seat=seating.seat,
        kind=seating.kind,  # type: ignore[arg-type]  # the database holds no other
        name=seating.name,
        player=seating.player,
        mine=me is not None and seating.player == me,
        guest=seating.guest,
        bot=seating.bot,
        stand_in=seating.stand_in,
        resigned=seating.resigned,
        agrees=seating.agrees,
        auto_confirm=seating.auto_confirm,
    )


def _facts(row: TableRow, me: str | None) -> Json:
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "listed": row.listed,
        "seats": [seat_info(seating, me) for seating in row.seats],
        "options": row.options,
        "waiting": row.waiting,
        "your_turn": any(seat in row.waiting for seat in row.held_by(me) if row.seats[seat].played_by is None),
        "scores": row.scores,
        "version": row.version,
        "created": row.created,
        "updated": row.updated,
    }


def summary(row: TableRow, me: str | None) -> Summary:
    """A table in the lobby."""
    return Summary(**_facts(row, me))


def table(row: TableRow, me: str | None) -> Table:
    """A table without its game."""
    return Table(
        **_facts(row, me),
        revision=row.revision,
        host=row.host,
        takeover=row.takeover,
        deal=deal_info(row),
        winners=row.winners,
        ended_by=row.ended_by,  # type: ignore[arg-type]  # the database holds no other
        imported=row.imported,
        rematch=row.rematch,
    )


def deal_info(row: TableRow) -> DealInfo:
    """The promise, and after the end what it was about."""
    return DealInfo(SCHEME, dealer_of(row).commit, row.salt, row.seed if row.ended else None)


# The game


def viewpoint(row: TableRow, me: str | None, wish: int | None) -> int | None:
    """The seat to look from: the one wished for, else one's own that is asked, else one's first, else none."""
    if wish is not None:
        return check_seat(row, wish, me).seat
    mine = row.held_by(me)
    return next((seat for seat in mine if seat in row.waiting), mine[0] if mine else None)


def view(room: Room, seat: int | None) -> Json | None:
    """The game as a seat may see it; None before it has begun. A table that has ended asks nothing."""
    if room.match is None or room.row is None:
        return None
    seen = room.match.view(seat)
    if room.row.ended and not seen["over"]:
        seen |= {"over": True, "waiting": [], "decision": None, "asks": None, "can_undo": False}
        seen["winners"] = room.row.winners
        seen["view"] = {**seen["view"], "moves": []}
    return seen


def changes(news: list[News], seat: int | None) -> list[Change]:
    """News as a seat may see them."""
    return [Change(one.version, one.kind, one.seat, shown_news(one.events, seat)) for one in news]


def bring_up_to_date(room: Room) -> None:
    """Send every client what it has not seen. The same words are written once for all who look from one place."""
    if room.match is None:
        return
    written: dict[tuple[int, int | None], str] = {}
    now = room.match.version
    for client in room.clients:
        if client.greeted and client.version != now:
            key = (client.version, client.seat)
            if key not in written:
                written[key] = _news_for(room, client)
            client.version = now
            client.send_text(written[key])


def _news_for(room: Room, client: Client) -> str:
    assert room.match is not None
    seen, now = view(room, client.seat) or {}, room.match.version
    gap = room.gap(client.version)
    if gap is None:
        return write(View(now, client.seat, seen))
    return write(Moved(client.version, now, changes(gap, client.seat), client.seat, seen))


def show_table(room: Room) -> None:
    """Send the table itself to everybody."""
    assert room.row is not None
    written: dict[str | None, str] = {}
    seated = {seating.player for seating in room.row.seats}
    for client in room.clients:
        me = client.player if client.player in seated else None
        if me not in written:
            written[me] = write(TableChanged(table(room.row, me)))
        if client.greeted:
            client.send_text(written[me])


def show_end(room: Room) -> None:
    """Send everybody the view of a game that ended without a move."""
    assert room.match is not None
    for client in room.clients:
        if client.greeted:
            client.version = room.match.version
            client.send(View(client.version, client.seat, view(room, client.seat)))
