"""The store by itself: migrations against the schema, conflicts, and batches."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, func, select, update

from carsonne.kernel.errors import IllegalMove
from carsonne.kernel.snapshot import freeze
from carsonne.server.config import Config
from carsonne.server.live.room import SNAPSHOT_EVERY, Room
from carsonne.server.protocol.payloads import NewTable, SeatWish
from carsonne.server.startup import prepare
from carsonne.server.store import archive, log, players, retention, schema, tables
from carsonne.server.store.batch_writer import BatchWriter
from carsonne.server.store.database import Database
from carsonne.server.store.rows import PlayerRow
from carsonne.server.store.schema import metadata, site, snapshots
from carsonne.server.tables import replays
from carsonne.server.tables.new_table import make_table
from carsonne.server.tables.operations import AutoPlay, Op, first_match, opening
from tests.server.sites import _sql
from tests.services.session import address

pytestmark = pytest.mark.anyio
ME = PlayerRow("me", "Me")


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, tmp_path: Any) -> AsyncIterator[Database]:
    name = f"carsonne_{uuid.uuid4().hex[:12]}"
    url = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3"
    if request.param == "postgres":
        await _sql(address("postgres"), f"CREATE DATABASE {name}")
        url = f"{address('postgres').replace('postgresql:', 'postgresql+asyncpg:')}/{name}"
    first = await prepare(Config(url))
    assert (await prepare(Config(url))).secret == first.secret
    database = Database(url)
    async with database.write_transaction() as connection:
        await players.add(connection, ME, 0.0)
    yield database
    await database.close()
    if request.param == "postgres":
        await _sql(address("postgres"), f"DROP DATABASE {name} WITH (FORCE)")


async def new_game(database: Database) -> str:
    row, _ = make_table(NewTable("carcassonne", [SeatWish("me"), SeatWish("guest")]), ME)
    row.status = "running"
    async with database.write_transaction() as connection:
        await tables.add(connection, row)
        match = first_match(row)
        await log.begin(connection, row.id, opening(match, 0, AutoPlay()))
        await log.save_snapshot(connection, row.id, freeze(match))
    return row.id


def room_of(database: Database, table: str) -> Room:
    return Room(table, database, BatchWriter(database))


async def step(room: Room, rng: Random) -> None:
    await room.ensure()
    assert room.match is not None
    match, seat = room.match, room.match.waiting_for()[0]
    decision = match.decision(seat)
    op = Op("confirm", seat, uuid.uuid4().hex, decision)
    if match.asks(seat) != "confirm":
        op.kind = "play"
        move = rng.choice(match.game.legal(match.state, seat))
        op.move = msgspec.to_builtins(match.game.to_json(match.state, seat, move))
    async with room.lock:
        await room.operate(op)


async def test_the_migrations_make_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with database.read_transaction() as connection:
        assert await connection.run_sync(differences) == []


async def test_two_rooms_of_one_table_never_lose_a_move(database: Database) -> None:
    """As two processes would: each trusts its own memory until the log disagrees."""
    table, rng = await new_game(database), Random(1)
    rooms = [room_of(database, table), room_of(database, table)]
    codes: set[str] = set()
    for _ in range(60):
        try:
            await step(rng.choice(rooms), rng)
        except IllegalMove as error:
            codes.add(error.code)
    assert codes <= {"stale", "not_your_turn", "nothing_to_confirm"}
    for room in rooms:
        async with room.lock:
            await room.catch_up()
    assert rooms[0].match is not None
    assert rooms[1].match is not None
    assert rooms[0].match.view(0) == rooms[1].match.view(0)
    async with database.read_transaction() as connection:
        entries = await log.since(connection, table, -1)
    assert [entry.seq for entry in entries] == list(range(rooms[0].match.version + 1))


async def test_many_games_are_written_together_and_one_bad_one_spoils_none(database: Database) -> None:
    games = [await new_game(database) for _ in range(12)]
    writer = BatchWriter(database)
    rooms = [Room(table, database, writer) for table in games]
    for _ in range(6):
        await asyncio.gather(*[step(room, Random(3)) for room in rooms])
    one, other = rooms[0], Room(games[0], database, writer)
    await other.ensure()
    await step(one, Random(4))
    results = await asyncio.gather(
        other.operate(Op("undo", 1, "x")), *[step(room, Random(5)) for room in rooms[1:]], return_exceptions=True
    )
    assert [result for result in results[1:] if isinstance(result, BaseException)] == []
    async with database.read_transaction() as connection:
        written = [await log.since(connection, table, -1) for table in games[1:]]
    assert [rows[-1].seq for rows in written] == [room.match.version for room in rooms[1:] if room.match]
    assert min(len(rows) for rows in written) > 7  # the start, seven steps, and what answered itself


async def test_the_same_operation_id_is_written_once(database: Database) -> None:
    table = await new_game(database)
    one, other = room_of(database, table), room_of(database, table)
    await step(one, Random(1))
    await other.ensure()
    first, second = await asyncio.gather(one.operate(Op("undo", 0, "same")), other.operate(Op("undo", 0, "same")))
    assert first.version == second.version == 2
    assert {first.repeated, second.repeated} == {False, True}


async def test_the_end_is_written_as_it_stands_in_memory(database: Database) -> None:
    table, rng = await new_game(database), Random(7)
    room = room_of(database, table)
    await room.ensure()
    while room.row is not None and not room.row.ended:
        await step(room, rng)
    async with database.read_transaction() as connection:
        written = await tables.fetch(connection, table)
    assert room.row is not None
    assert written is not None
    assert (written.status, written.ended_by, written.waiting) == ("finished", "rules", [])
    written.updated = room.row.updated
    assert written == room.row


async def test_a_snapshot_of_another_layout_is_ignored(database: Database) -> None:
    table, rng = await new_game(database), Random(2)
    room = room_of(database, table)
    for _ in range(20):
        await step(room, rng)
    assert room.match is not None
    old = freeze(room.match)
    old.layout, old.base, old.state = "", [0] * len(old.base), None
    async with database.write_transaction() as connection:
        await log.save_snapshot(connection, table, old)
    again = room_of(database, table)
    await again.ensure()
    assert again.match is not None
    assert again.match.view(0) == room.match.view(0)


async def test_a_snapshot_is_only_a_cache(database: Database) -> None:
    table, rng = await new_game(database), Random(2)
    room = room_of(database, table)
    for _ in range(SNAPSHOT_EVERY + 4):
        await step(room, rng)
    async with database.write_transaction() as connection:
        await connection.execute(delete(snapshots))
    again = room_of(database, table)
    await step(again, rng)
    await step(again, rng)
    await step(again, rng)
    async with database.read_transaction() as connection:
        assert await log.last_snapshot(connection, table) is not None
        assert (await connection.execute(select(site.c.key).order_by(site.c.key))).scalars().all() == [
            "probe",
            "secret",
            "snapshots",
        ]


# The archive, and what is no longer kept


async def finished_game(database: Database) -> tuple[Room, str]:
    """Play a game to its end; return it with the id of its last operation that has one."""
    room, rng = room_of(database, await new_game(database)), Random(7)
    await room.ensure()
    while room.row is not None and not room.row.ended:
        await step(room, rng)
    async with database.read_transaction() as connection:
        entries = await log.since(connection, room.id, -1)
    return room, next(entry.op for entry in reversed(entries) if entry.op is not None)


async def test_a_game_in_the_archive_is_read_as_before_and_is_small(database: Database) -> None:
    room, op = await finished_game(database)
    async with database.read_transaction() as connection:
        whole, version = await log.since(connection, room.id, -1), await log.find_op(connection, room.id, op)
    async with database.write_transaction() as connection:
        assert await retention.fold(connection, time.time() + 1) == 1
        assert await retention.fold(connection, time.time() + 1) == 0
    async with database.read_transaction() as connection:
        assert (await connection.execute(select(func.count()).select_from(schema.log))).scalar() == 0
        assert await log.since(connection, room.id, -1) == whole
        assert await log.find_op(connection, room.id, op) == version
        packed = await archive.packed(connection, room.id)
    assert packed is not None
    assert len(packed) < len(msgspec.json.encode(whole)) / 4
    again = room_of(database, room.id)
    async with again.lock:
        row, match = await again.with_past()
        assert replays.record(match, row, None) == replays.record((await room.with_past())[1], row, None)


async def test_only_what_the_settings_name_is_removed(database: Database) -> None:
    played, _ = await finished_game(database)
    begun, later = await new_game(database), time.time() + 1
    second = update(schema.seats).where(schema.seats.c.table == played.id, schema.seats.c.seat == 1)
    async with database.write_transaction() as connection:
        await players.add(connection, PlayerRow("you", "You"), 0.0)
        await connection.execute(second.values(player="you", guest=False))
        assert await retention.remove(connection, retention.abandoned(later - 3600)) == []
        assert await retention.remove(connection, retention.alone(later)) == []  # two people have played it
        assert await retention.remove(connection, retention.abandoned(later)) == [begun]
        await connection.execute(second.values(player=ME.id, guest=True))
        assert await retention.remove(connection, retention.alone(later)) == [played.id]
        for table in (schema.tables, schema.seats, schema.log, schema.snapshots):
            assert (await connection.execute(select(func.count()).select_from(table))).scalar() == 0
