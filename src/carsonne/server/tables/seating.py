"""What people may do at a table besides playing: sit down, leave, start, resign, agree. Pure changes of a TableRow."""

from __future__ import annotations

import secrets

from carsonne.bots import check_offered
from carsonne.bots import names as bot_names
from carsonne.locales import message
from carsonne.server.errors import Refusal
from carsonne.server.protocol.payloads import Join, SeatSettings, SeatWish, Start
from carsonne.server.store.rows import Colour, PlayerRow, Seating, TableRow
from carsonne.server.tables import colours, naming
from carsonne.server.tables.ending import end_if_agreed, end_if_resigned

FAIR = "fair"
"""The level of bots that play for absent players."""


def new_seat(seat: int, wish: SeatWish, game: str, me: PlayerRow) -> Seating:
    """Make a seat as the host of a new table asked for it."""
    if wish.kind == "open":
        return Seating(seat, "open")
    if wish.kind == "bot":
        bot = wish.bot or best_bot(game)
        check_offered(game, bot)
        return Seating(seat, "bot", bot if wish.name is None else naming.checked(wish.name), bot=bot)
    guest = wish.kind == "guest"
    usual = f"{me.name} {seat + 1}"[:40] if guest else me.name
    name = usual if wish.name is None else naming.checked(wish.name)
    return Seating(seat, "player", name, player=me.id, guest=guest)


def best_bot(game: str) -> str:
    """Return the strongest bot for a game."""
    return bot_names(game)[-1]


def substitute(row: TableRow, seating: Seating) -> str:
    """Return the bot that plays for an absent player: the one chosen beforehand, else a fair one."""
    return seating.bot or fair_bot(row.game)


def fair_bot(game: str) -> str:
    """Return a bot that neither ruins a game nor wins it for the absent player."""
    offered = bot_names(game)
    return FAIR if FAIR in offered else offered[len(offered) // 2]


# Checks


def check_waiting(row: TableRow) -> None:
    """Refuse unless the game has yet to begin."""
    if row.status != "waiting":
        raise Refusal("not_waiting", message("error-started"))


def check_running(row: TableRow) -> None:
    """Refuse unless the game is in progress."""
    if row.status != "running":
        raise Refusal("not_running", message("error-not-running"))


def check_seat(row: TableRow, seat: int, player: str | None) -> Seating:
    """Return the seat, which must exist and be held by the player."""
    if not 0 <= seat < len(row.seats):
        raise Refusal("no_such_seat", message("error-no-such-seat", seat=seat))
    if player is None or row.seats[seat].player != player:
        raise Refusal("not_your_seat", message("error-not-your-seat"))
    return row.seats[seat]


def own_seats(row: TableRow, seat: int | None, player: str) -> list[Seating]:
    """Return the given seat, or all seats that the player holds; at least one."""
    if seat is not None:
        return [check_seat(row, seat, player)]
    mine = [row.seats[number] for number in row.held_by(player)]
    if not mine:
        raise Refusal("not_your_seat", message("error-no-seat"))
    return mine


# Before the game


def join(row: TableRow, me: PlayerRow, wish: Join) -> None:
    """Take an open seat, and another one for each guest."""
    check_waiting(row)
    open_seats = [s for s in row.seats if s.kind == "open" and wish.seat in (None, s.seat)]
    if not open_seats:
        raise Refusal("full", message("error-seat-taken" if wish.seat is not None else "error-table-full"))
    places = [open_seats[0], *[s for s in row.seats if s.kind == "open" and s is not open_seats[0]]]
    names = [me.name, *(naming.checked(guest) for guest in wish.guests)]
    if len(places) < len(names):
        raise Refusal("full", message("error-few-seats", count=len(places)))
    again = bool(row.held_by(me.id))
    for number, (seating, name) in enumerate(zip(places, names, strict=False)):
        others = [s.name for s in row.seats if s.kind != "open"]
        seating.kind, seating.name, seating.player = "player", naming.distinct(name, others), me.id
        seating.guest, seating.nonce = number > 0 or again, wish.nonce if number == 0 else ""


def leave_before_start(row: TableRow, me: str) -> None:
    """Give up all of a player's seats. The next person becomes host, or the table is closed if there is none."""
    check_waiting(row)
    if row.host != me:
        own_seats(row, None, me)
    for seat in row.held_by(me):
        row.seats[seat] = Seating(seat, "open")
    people = [s.player for s in row.seats if s.player is not None]
    if row.host == me and people:
        row.host = people[0]
    elif row.host == me:
        row.status = "closed"


def add_nonce(row: TableRow, me: str, nonce: str) -> None:
    """Contribute to the dealing."""
    check_waiting(row)
    own_seats(row, None, me)[0].nonce = nonce


def start(row: TableRow, me: str, wish: Start) -> None:
    """Start the game: every seat must be taken, and the salt is made from the nonces."""
    check_waiting(row)
    if row.host != me:
        raise Refusal("not_host", message("error-not-host"))
    for seating in row.seats:
        if seating.kind == "open" and wish.fill is not None:
            check_offered(row.game, wish.fill)
            row.seats[seating.seat] = Seating(seating.seat, "bot", wish.fill, bot=wish.fill)
    if any(seating.kind == "open" for seating in row.seats):
        raise Refusal("seats_open", message("error-seats-open"))
    if wish.nonce and row.held_by(me):
        row.seats[row.held_by(me)[0]].nonce = wish.nonce
    if wish.shuffle and row.position is None and row.prefix is None:
        _shuffle(row)
    row.salt = "-".join(seating.nonce for seating in row.seats if seating.nonce)
    row.status = "running"


def _shuffle(row: TableRow) -> None:
    """Draw the order of play: everyone keeps their colour."""
    colours.keep(row)
    secrets.SystemRandom().shuffle(row.seats)
    for number, seating in enumerate(row.seats):
        seating.seat = number


# During the game


def set_seat(row: TableRow, seat: int, me: str, wish: SeatSettings) -> None:
    """Change the settings of a seat."""
    seating = check_seat(row, seat, me)
    if wish.auto_confirm is not None:
        seating.auto_confirm = wish.auto_confirm
    if wish.ask_all is not None:
        seating.ask_all = wish.ask_all
    if wish.stand_in is not None:
        check_offered(row.game, wish.stand_in)
        seating.bot = wish.stand_in
    if wish.colour is not None:
        colours.choose(row, seating, wish.colour)
    if wish.name is not None:
        if row.ended:
            raise Refusal("over", message("error-over"))
        _call(row, seating, naming.checked(wish.name))


def rename(row: TableRow, me: PlayerRow) -> None:
    """Rename a player's seats; guests at the same screen keep their names."""
    for seat in row.held_by(me.id):
        if not row.seats[seat].guest:
            _call(row, row.seats[seat], me.name)


def _call(row: TableRow, seating: Seating, name: str) -> None:
    others = [s.name for s in row.seats if s is not seating and s.kind != "open"]
    seating.name = naming.distinct(name, others)


def resign(row: TableRow, me: str, seat: int | None) -> None:
    """Resign. If one seat is left, it wins; otherwise a bot plays on for the one who resigned."""
    check_running(row)
    for seating in own_seats(row, seat, me):
        if seating.resigned:
            raise Refusal("not_allowed", message("error-resigned"))
        seating.resigned, seating.stand_in = True, substitute(row, seating)
    end_if_resigned(row)


def agree(row: TableRow, me: str, yes: bool) -> None:
    """Agree to abandon the game, or take that back."""
    check_running(row)
    for seating in own_seats(row, None, me):
        seating.agrees = yes
    end_if_agreed(row)


def leave_during_game(row: TableRow, me: str) -> None:
    """Leave a game in progress: a bot takes over."""
    check_running(row)
    if not row.takeover:
        raise Refusal("not_allowed", message("error-no-takeover"))
    for seating in own_seats(row, None, me):
        seating.stand_in = seating.stand_in or substitute(row, seating)


def put_bot(row: TableRow, me: str, seat: int, bot: str | None, is_away: bool) -> None:
    """Let a bot play for oneself, or for an absent player: then it is the one that they chose."""
    check_running(row)
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != "player":
        raise Refusal("no_such_seat", message("error-nobody-there", seat=seat))
    if row.seats[seat].player != me:
        _check_absent(row, me, bot, is_away)
    if row.seats[seat].resigned:
        raise Refusal("not_allowed", message("error-bot-already"))
    bot = bot or substitute(row, row.seats[seat])
    check_offered(row.game, bot)
    row.seats[seat].stand_in = bot


def _check_absent(row: TableRow, me: str, bot: str | None, is_away: bool) -> None:
    """Refuse unless a player here may call a bot for another, who is away."""
    own_seats(row, None, me)
    if not row.takeover or not is_away:
        raise Refusal("not_allowed", message("error-not-away"))
    if bot is not None:
        raise Refusal("not_allowed", message("error-others-bot"))


def take_back(row: TableRow, me: str, seat: int | None) -> None:
    """Take the player's seat back from the bot."""
    check_running(row)
    for seating in own_seats(row, seat, me):
        if seating.resigned:
            raise Refusal("not_allowed", message("error-no-return"))
        seating.stand_in = None


def rotated_seats(row: TableRow) -> list[Seating]:
    """Return the seats of a rematch: everyone moves up by one, so that another player begins, and keeps their colour.

    A bot that stood in at the end does not agree to another game for the person: that seat is open.
    """
    moved = list(zip(row.seats, colours.colours(row.seats), strict=True))
    moved = moved[1:] + moved[:1]
    return [_again(number, seating, colour) for number, (seating, colour) in enumerate(moved)]


def _again(number: int, s: Seating, colour: Colour) -> Seating:
    if s.stand_in is not None and not s.resigned:
        return Seating(number, "open")
    kept = Seating(number, s.kind, s.name, s.player, s.guest, s.bot, colour=colour)
    kept.auto_confirm, kept.ask_all = s.auto_confirm, s.ask_all
    return kept
