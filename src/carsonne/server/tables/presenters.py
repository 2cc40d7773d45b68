"""What each viewer may see of a table: the table itself, its game, and what happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from carsonne.bots import Level, level
from carsonne.kernel.data import Data, MatchView, View
from carsonne.kernel.dealer import SCHEME, Dealer
from carsonne.kernel.game import Part
from carsonne.kernel.match import Match
from carsonne.kernel.privacy import shown_news
from carsonne.kernel.questions import can_take_back
from carsonne.locales import message, say
from carsonne.server.protocol.games import Json
from carsonne.server.protocol.messages import Change, Pause
from carsonne.server.protocol.patch import between
from carsonne.server.protocol.payloads import DealInfo, LessonPlace, LevelInfo, Player, SeatInfo, Summary, Table
from carsonne.server.store.rows import Colour, PlayerRow, Seating, TableRow
from carsonne.server.tables.automation import has_auto_answers
from carsonne.server.tables.colours import colours
from carsonne.server.tables.operations import News
from carsonne.server.tables.seating import check_seat


def level_info(found: Level) -> LevelInfo:
    """Return a level as people see it."""
    about = say(found.said, language="en") if found.said else ""
    return LevelInfo(
        name=found.name,
        title=say(found.called, language="en"),
        called=found.called,
        about=about,
        said=found.said,
        rating=found.rating,
        seconds=found.seconds,
    )


def level_of(game: str, bot: str | None) -> LevelInfo | None:
    """Return the level of a bot, if there is one; a bot that is not offered any more has none."""
    if bot is None:
        return None
    found = level(game, bot)
    return replace(level_info(Level(name="former")), name=bot) if found is None else level_info(found)


def seat_info(seating: Seating, game: str, me: str | None, colour: Colour = "red") -> SeatInfo:
    """Return a seat as a player sees it."""
    return SeatInfo(
        seat=seating.seat,
        kind=seating.kind,
        name=seating.name,
        player=seating.player,
        mine=me is not None and seating.player == me,
        guest=seating.guest,
        bot=seating.bot if seating.kind == "bot" else None,
        stand_in=seating.stand_in,
        level=level_of(game, seating.played_by),
        resigned=seating.resigned,
        agrees=seating.agrees,
        auto_confirm=seating.auto_confirm,
        ask_all=seating.ask_all,
        colour=colour,
    )


def display_names(row: TableRow) -> list[str]:
    """Return the names that the page shows, by seat: bots after their level, equal ones with numbers."""
    names = []
    for seating in row.seats:
        found = level_of(row.game, seating.bot)
        if found is None or seating.name != seating.bot:
            names.append(seating.name)
        else:
            names.append(say(message("bot-named", bot=found.called), language="en"))
    bots = {seating.seat for seating in row.seats if seating.kind == "bot"}
    return [_numbered(names, seat, bots) for seat in range(len(names))]


def _numbered(names: list[str], seat: int, bots: set[int]) -> str:
    alike = [other for other in sorted(bots) if names[other] == names[seat]]
    if seat not in alike or len(alike) == 1:
        return names[seat]
    return say(message("bot-numbered", name=names[seat], number=alike.index(seat) + 1), language="en")


def player(row: PlayerRow) -> Player:
    """Return a person as others see them."""
    return Player(row.id, row.name)


def _facts(row: TableRow, me: str | None) -> Json:
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "listed": row.listed,
        "seats": [
            seat_info(seating, row.game, me, colour)
            for seating, colour in zip(row.seats, colours(row.seats), strict=True)
        ],
        "options": row.options,
        "waiting": row.waiting,
        "your_turn": any(seat in row.waiting for seat in row.held_by(me) if row.seats[seat].played_by is None),
        "scores": row.scores,
        "winners": row.winners,
        "version": row.version,
        "created": row.created,
        "updated": row.updated,
    }


def summary(row: TableRow, me: str | None) -> Summary:
    """Return a table as the lobby lists it."""
    return Summary(**_facts(row, me))


def table(row: TableRow, me: str | None) -> Table:
    """Return a table as a player sees it, without its game."""
    return Table(
        **_facts(row, me),
        revision=row.revision,
        host=row.host,
        takeover=row.takeover,
        hints=row.gives_hints(me),
        deal=deal_info(row),
        ended_by=row.ended_by,
        imported=row.imported,
        rematch=row.rematch,
        lesson=None if row.lesson is None else LessonPlace(row.lesson, row.read),
    )


def deal_info(row: TableRow) -> DealInfo:
    """Return the commitment to a deal, and the seed once the game has ended."""
    return DealInfo(SCHEME, Dealer(bytes.fromhex(row.seed)).commit, row.salt, row.seed if row.ended else None)


# The game


def viewpoint(row: TableRow, me: str | None, wish: int | None) -> int | None:
    """Return the seat to look from: the one asked for, else the viewer's that is to act or its first, else none."""
    if wish is not None:
        return check_seat(row, wish, me).seat
    mine = row.held_by(me)
    return next((seat for seat in mine if seat in row.waiting), mine[0] if mine else None)


def view(row: TableRow, match: Match, seat: int | None) -> MatchView:
    """Return the game as a seat may see it. A table that has ended asks nothing, even where the rules would go on."""
    return _undoing(row, match, seat, _ended(row, match.view(seat)))


def views(row: TableRow, match: Match, seats: Iterable[int | None]) -> dict[int | None, MatchView]:
    """Return the game as several seats may see it."""
    return {seat: _undoing(row, match, seat, _ended(row, seen)) for seat, seen in match.views(seats).items()}


def _ended(row: TableRow, seen: MatchView) -> MatchView:
    if row.ended and not seen.over:
        seen = replace(asking_nothing(seen), over=True, waiting=[], winners=row.winners)
    return seen


def _undoing(row: TableRow, match: Match, seat: int | None, seen: MatchView) -> MatchView:
    """Hide undo where only forced answers could be undone, if they are given automatically."""
    if seat is None or not seen.can_undo or not has_auto_answers(row, match, seat):
        return seen
    return replace(seen, can_undo=can_take_back(match, seat))


def asking_nothing(seen: MatchView) -> MatchView:
    """Return the same view for a client that may only look."""
    return replace(seen, decision=None, asks=None, can_undo=False, view=replace(seen.view, moves=[]))


def forecast(match: Match, seat: int | None) -> Data | None:
    """Return what the answers of a seat would bring, if it is asked something."""
    forecaster = match.game.offers.forecast
    if seat is None or match.asks(seat) != "move" or forecaster is None:
        return None
    return forecaster.forecast(match.state, seat)


# What happened


class Pictures:
    """The positions on the way to the present one, as each viewer may see them. Each is looked at once."""

    def __init__(self, match: Match, now: Mapping[int | None, MatchView]) -> None:
        self.match = match
        self.now = now
        """The present position, as all viewers see it."""
        self._sights: dict[int, dict[int | None, View]] = {}

    def view(self, part: Part, version: int, seat: int | None) -> MatchView:
        """Return a position as a seat may see it, while nobody is asked anything."""
        sights = self._sights.get(id(part))
        if sights is None:
            sights = self._sights[id(part)] = self.match.sights(part.state, self.now)
        shown = replace(self.now[seat], version=version, view=sights[seat])
        scores = list(self.match.game.scores(part.state))
        return replace(asking_nothing(shown), waiting=[], over=False, winners=[], scores=scores)


def changes(news: list[News], seat: int | None) -> list[Change]:
    """Return what happened, as a seat may see it, without the positions on the way."""
    return [Change(one.version, one.kind, one.seat, shown_news(one.events, seat), []) for one in news]


def pictured(
    news: list[News], seat: int | None, pictures: Pictures, seen: MatchView | None
) -> tuple[list[Change], MatchView | None]:
    """Return what happened, with patches for the positions on the way, and the last view that these lead to.

    `seen` is the view that the client has. The last part of all leads to the present position, which is sent by itself.
    """
    told = changes(news, seat)
    for one, change in zip(news, told, strict=True):
        after = 0
        for part in one.parts if one is not news[-1] else one.parts[:-1]:
            after += len(part.events)
            if part.state is not None:
                view = pictures.view(part, one.version, seat)
                change.pauses.append(Pause(after, [view] if seen is None else between(seen, view)))
                seen = view
    return told, seen
