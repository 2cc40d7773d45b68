"""The backup file: compressed lines of JSON, the same for every database.

The first line says what it is, each further line holds one piece (store/stored.py), and the last one counts them, so
that a file that ends too early is noticed. The file holds the site's secret and the seeds of running games: only its
owner may read it.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

import carsonne
from carsonne.kernel.errors import CarsonneError
from carsonne.locales import message
from carsonne.server.store.database import Database
from carsonne.server.store.stored import Game, Piece, Player, Secret, frozen_view, pieces

FORMAT = "carsonne-backup/1"


class BadBackup(CarsonneError):
    """A file that is not a whole backup, or cannot become one."""

    code = "bad_backup"


class Heading(Struct, tag="backup", tag_field="is"):
    """The first line."""

    format: str
    carsonne: str
    made: float


class End(Struct, tag="end", tag_field="is"):
    """The last line: how many pieces of each kind came before."""

    counts: dict[str, int]


Line: TypeAlias = Heading | Secret | Player | Game | End
_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


async def write(database: Database, file: Path) -> Counter[str]:
    """Write everything in a database to a new file, as it is at this moment; return the counts by kind."""
    part = file.with_name(f"{file.name}.part")  # the name itself only ever belongs to a whole backup
    if file.exists():
        raise BadBackup(message("backup-exists", file=str(file)))
    counts: Counter[str] = Counter()
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as packed:
                packed.write(_line(Heading(FORMAT, carsonne.__version__, time.time())))
                async with frozen_view(database) as connection:
                    async for piece in pieces(connection):
                        counts[kind(piece)] += 1
                        packed.write(_line(piece))
                packed.write(_line(End(counts)))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


def _line(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def kind(piece: Piece) -> str:
    """Return what a piece is called in the counts."""
    return str(piece.__struct_config__.tag)


def read(file: Path) -> Iterator[Piece]:
    """Yield the pieces in a backup file. Raises BadBackup at the first thing that is wrong with it."""
    counts: Counter[str] = Counter()
    for number, line in enumerate(_lines(file), 1):
        if (number == 1) != isinstance(line, Heading):
            raise BadBackup(message("backup-other", file=str(file)))
        if isinstance(line, End):
            if line.counts != counts:
                raise BadBackup(message("backup-incomplete", file=str(file)))
            return
        if isinstance(line, Heading):
            _check(line, file)
        else:
            counts[kind(line)] += 1
            yield line
    raise BadBackup(message("backup-cut", file=str(file)))


def _check(heading: Heading, file: Path) -> None:
    if heading.format != FORMAT:
        raise BadBackup(message("backup-later", file=str(file), version=heading.carsonne))


def _lines(file: Path) -> Iterator[Line]:
    try:
        with gzip.open(file, "rb") as packed:
            for number, text in enumerate(packed, 1):
                yield _decoded(text, number, file)
    except EOFError:
        raise BadBackup(message("backup-cut", file=str(file))) from None
    except (gzip.BadGzipFile, zlib.error):
        raise BadBackup(message("backup-damaged", file=str(file))) from None


def _decoded(text: bytes, number: int, file: Path) -> Line:
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError as error:
        raise BadBackup(message("backup-damaged-line", file=str(file), line=number, why=str(error))) from None
