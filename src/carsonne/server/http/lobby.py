"""People, games and the lists of tables."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from carsonne import registry
from carsonne.bots import levels
from carsonne.kernel.capabilities import Offers
from carsonne.kernel.errors import BadPosition, CarsonneError
from carsonne.kernel.game import Game, Setup, View
from carsonne.kernel.match import checked_setup
from carsonne.locales import message, spoken
from carsonne.server import identity
from carsonne.server.http.context import READING, WRITING, AnyRequest, import_text, known, my_id, rooms_of
from carsonne.server.live.edit import edit_unseen
from carsonne.server.live.rooms import Rooms
from carsonne.server.protocol.history import Check, Checked, Score, Scored
from carsonne.server.protocol.payloads import GameInfo, GameOption, Lobby, Me, NewMe, SiteInfo, Talent
from carsonne.server.store import players, tables
from carsonne.server.store.rows import PlayerRow
from carsonne.server.tables import lessons, naming, presenters, seating
from carsonne.server.tables.imports import check_text

BIG = 512 * 1024
HERE = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""Visitors from this machine."""


@get("/api/me", operation_id="getMe", tags=["people"], responses=READING)
async def get_me(request: AnyRequest) -> Response[Me]:
    """Return who this browser is, and renew its cookie: it may be of an earlier version, or about to expire."""
    player = await known(request)
    if player is None:
        return Response(Me(None))
    return Response(Me(presenters.player(player)), cookies=[_cookie(request, player)])


@get("/api/site", operation_id="getSite", tags=["people"], sync_to_thread=False)
def get_site(request: AnyRequest) -> SiteInfo:
    """Return where others in the same network find this site, and where its documentation is."""
    host = "" if request.client is None else request.client.host
    config = rooms_of(request).config
    return SiteInfo(lan=config.lan or None if host in HERE else None, docs=config.docs or None)


@post("/api/me", operation_id="setMe", tags=["people"], status_code=200, responses=WRITING)
async def set_me(request: AnyRequest, data: JSONBody[NewMe]) -> Response[Me]:
    """Choose a name, or change it."""
    rooms, player = rooms_of(request), await known(request)
    is_new = player is None
    name = naming.checked(data.name)
    if is_new:
        request.app.state.limits.newcomer(request)
    player = PlayerRow(identity.new_id() if player is None else player.id, name)
    async with rooms.database.write_transaction() as connection:
        await (players.add(connection, player, time.time()) if is_new else players.rename(connection, player))
    if not is_new:
        await _rename_everywhere(rooms, player)
    return Response(Me(presenters.player(player)), cookies=[_cookie(request, player)])


def _cookie(request: AnyRequest, player: PlayerRow) -> Cookie:
    """Make the cookie by which a browser is known for another year."""
    config = rooms_of(request).config
    return Cookie(
        identity.COOKIE,
        value=identity.sign(player.id, config.secret),
        max_age=identity.YEAR,
        httponly=True,
        samesite="lax",
        secure=config.secure or request.url.scheme == "https",
    )


async def _rename_everywhere(rooms: Rooms, player: PlayerRow) -> None:
    """Rename a player at all tables whose game is yet to begin or in progress."""
    async with rooms.database.read_transaction() as connection:
        current = await tables.current_of(connection, player.id)
    for table in current:
        await edit_unseen(rooms, table, lambda row: seating.rename(row, player))


def talents_of(offers: Offers) -> list[Talent]:
    """Return what the page may ask of a game."""
    found: dict[Talent, object] = {"notation": offers.notation, "score": offers.score_pad, "survey": offers.survey}
    return [name for name, offer in found.items() if offer]


@cache
def game_infos() -> list[GameInfo]:
    """Describe all games; they don't change while the server is running."""
    games = [registry.find(name) for name in registry.names()]
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            rules=game.rules,
            seats=list(game.seats),
            options=[msgspec.convert(option.describe(), GameOption) for option in game.options],
            levels=[presenters.level_info(level) for level in levels(game.name)],
            talents=talents_of(game.offers),
            lessons=lessons.infos(game.name),
            line=spoken(registry.about(game.name).line),
            minutes=registry.about(game.name).minutes,
            weight=registry.about(game.name).weight,
        )
        for game in games
    ]


@get("/api/games", operation_id="listGames", tags=["games"], sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Return the games with their options and levels of bots."""
    return game_infos()


@get("/api/lobby", operation_id="getLobby", tags=["tables"], responses=READING)
async def get_lobby(request: AnyRequest) -> Lobby:
    """Return my tables, open tables, and games to watch."""
    me = my_id(request)
    async with rooms_of(request).database.read_transaction() as connection:
        own = [] if me is None else await tables.of_player(connection, me)
        waiting, running = await tables.open_tables(connection), await tables.to_watch(connection)
    mine = [presenters.summary(row, me) for row in own]
    mine.sort(key=lambda one: not one.your_turn)
    return Lobby(
        mine=mine,
        open=[presenters.summary(row, me) for row in waiting if not row.held_by(me)],
        watch=[presenters.summary(row, me) for row in running if not row.held_by(me)],
    )


@post("/api/check", operation_id="check", tags=["games"], status_code=200, responses=WRITING, request_max_body_size=BIG)
async def check(request: AnyRequest, data: JSONBody[Check]) -> Checked:
    """Check a record or a position before a table is made of it."""
    return await import_text(request, check_text, data)


@post("/api/score", operation_id="score", tags=["games"], status_code=200, responses=WRITING, request_max_body_size=BIG)
async def score(request: AnyRequest, data: JSONBody[Score]) -> dict[str, Any]:
    """Score a real table: at least `scores` by player, `lines` with points and reasons, and a `view`."""
    return await import_text(request, _score, data)


def _score(data: Score) -> dict[str, Any]:
    game = registry.find(data.game)
    notation, pad, fitter = game.offers.notation, game.offers.score_pad, game.offers.fitting
    if pad is None or notation is None:
        raise BadPosition(message("error-no-score-pad", game=game.title))
    seats, options = notation.setup_of(data.position)
    setup = checked_setup(game, seats, options | data.options, position=data.position)
    sheet = pad.score(data.position, setup.options)
    fits = msgspec.to_builtins(fitter.fitting(data.position)) if fitter else None
    scored = Scored(dict(sheet.scores), list(sheet.lines), _drawn(game, setup), fits)
    return {**msgspec.to_builtins(sheet), **msgspec.structs.asdict(scored)}


def _drawn(game: Game[Any], setup: Setup) -> View | None:
    """Return the typed position as a spectator sees it; None if it can be scored but not played."""
    try:
        return game.view(game.start(setup), None)
    except CarsonneError:
        return None


HANDLERS = [get_me, get_site, set_me, list_games, get_lobby, check, score]
