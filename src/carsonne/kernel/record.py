"""Game records: one JSON document that replays to the same position, byte for byte (docs/records.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from carsonne.kernel.dealer import SCHEME, SEED_BYTES, Dealer
from carsonne.kernel.errors import (
    BadMove,
    BadOptions,
    BadPosition,
    BadRecord,
    CarsonneError,
    IllegalMove,
    brief,
    located,
)
from carsonne.kernel.game import CHANCE, Game, Json, Seat
from carsonne.kernel.match import Match, checked_setup
from carsonne.kernel.privacy import PUBLIC
from carsonne.locales import Message, message

FORMAT = 1
MAX_BYTES = 16 * 1024 * 1024
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=0xFFFF)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]


class RecordSetup(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the game started."""

    seats: Number
    names: list[str] = []
    options: dict[str, Any] = {}
    position: str | None = None


class Deal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How to check the draws; the seed is missing until the game is over."""

    scheme: str
    commit: str
    salt: str = ""
    seed: str | None = None


class Record(msgspec.Struct, omit_defaults=True):
    """A game as saved in a file."""

    format: Number
    game: str
    rules: Number
    setup: RecordSetup
    moves: list[tuple[Number | Literal["*"], dict[str, Any]]]
    scores: list[Points] | None = None
    deal: Deal | None = None


class _Stamp(msgspec.Struct):
    """Read first, so that a record in a newer format is rejected for its format and not for its new fields."""

    format: Number
    game: str


_record = msgspec.json.Decoder(Record)
_stamp = msgspec.json.Decoder(_Stamp)


def parse(text: bytes | str) -> Record:
    """Read a record from JSON; raises BadRecord, which says where the first error is."""
    if len(text) > MAX_BYTES:
        raise BadRecord(message("record-too-long", bytes=len(text), most=MAX_BYTES))
    if not text.strip():
        raise BadRecord(message("record-empty"))
    try:
        data = text.encode() if isinstance(text, str) else text
        stamp = _stamp.decode(data)
        if stamp.format != FORMAT:
            raise BadRecord(message("record-format", format=stamp.format, ours=FORMAT))
        return _record.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(message("record-unreadable", why=str(error))) from None
    except RecursionError:
        raise BadRecord(message("record-too-deep")) from None


def write(record: Record) -> bytes:
    """Write a record as one line of JSON, always the same for the same game."""
    return msgspec.json.encode(record)


def record_of(match: Match, seat: Seat | None = None, full: bool = False) -> Record:
    """Record a match. During the game it shows what the seat may see, or with `full` everything but the seed."""
    setup = match.setup
    return Record(
        format=FORMAT,
        game=match.game.name,
        rules=match.game.rules,
        setup=RecordSetup(setup.seats, list(setup.names), dict(setup.options), setup.position),
        moves=[("*" if who == CHANCE else who, data) for who, data in match.moves(seat, full)],
        scores=[int(points) for points in match.game.scores(match.state)],
        deal=None if match.dealer is None else msgspec.convert(match.dealer.deal(match.over), Deal),
    )


def start_match(game: Game[Any], record: Record) -> Match:
    """Start the match of a record, without a dealer: the draws come from the record."""
    if record.game != game.name:
        raise BadRecord(message("record-of-other-game", game=brief(record.game), ours=repr(game.name)))
    if record.rules != game.rules:
        raise BadRecord(message("record-of-other-rules", rules=record.rules, ours=game.rules))
    setup = record.setup
    try:
        return Match(game, checked_setup(game, setup.seats, setup.options, setup.names, setup.position, recorded=True))
    except (BadOptions, BadPosition) as error:
        raise BadRecord(located("setup", error.said)) from None


def replay(game: Game[Any], record: Record, at: int | None = None) -> Match:
    """Return the match after `at` entries, or after all of them. Every move is checked again."""
    match = start_match(game, record)
    if at is not None and not 0 <= at <= len(record.moves):
        raise BadRecord(message("record-too-short", entries=len(record.moves), entry=at))
    for index, (who, data) in enumerate(record.moves[:at]):
        play_entry(match, index, CHANCE if who == "*" else who, data)
    wrong = _compare(match, record.scores) if at is None and record.scores is not None else None
    if wrong:
        raise BadRecord(wrong)
    return match


def play_entry(match: Match, index: int, seat: Seat, data: Json) -> None:
    """Make the recorded move at an index, or raise BadRecord."""
    try:
        match.play(seat, data)
    except (BadMove, IllegalMove) as error:
        raise BadRecord(located(f"moves[{index}]", _unshown(data) or error.said)) from None


def _unshown(data: Json) -> Message | None:
    """Explain why an entry of a record taken during the game cannot be replayed, if that is so."""
    if data.get("hidden") is True or ("to" in data and data.keys() <= set(PUBLIC)):
        return message("record-hidden")
    return None


def _compare(match: Match, scores: list[int]) -> Message | None:
    found = [int(points) for points in match.game.scores(match.state)]
    if found == scores:
        return None
    return message("record-scores", said=brief(scores), found=str(found))


class Unverifiable(CarsonneError):
    """A record whose draws cannot be checked, or not yet."""

    code = "unverifiable"


def verify(game: Game[Any], record: Record) -> Message | None:
    """Check every draw against the seed; return what is wrong, or None. Raises Unverifiable if there is no seed."""
    deal = record.deal
    if deal is None or deal.seed is None:
        raise Unverifiable(message("record-no-seed"))
    if deal.scheme != SCHEME:
        raise Unverifiable(message("record-other-scheme", scheme=brief(deal.scheme), ours=SCHEME))
    try:
        seed = bytes.fromhex(deal.seed)
    except ValueError:
        raise BadRecord(located("deal.seed", message("record-seed-not-hex"))) from None
    if len(seed) != SEED_BYTES:
        raise BadRecord(located("deal.seed", message("record-seed-length", bytes=SEED_BYTES, found=len(seed))))
    dealer = Dealer(seed, deal.salt)
    if dealer.commit != deal.commit:
        return message("record-other-commitment")
    return _verify_draws(game, record, dealer)


def _verify_draws(game: Game[Any], record: Record, dealer: Dealer) -> Message | None:
    match = start_match(game, record)
    for index, (who, data) in enumerate(record.moves):
        if who == "*":
            if tuple(game.to_act(match.state)) != (CHANCE,):
                return located(f"moves[{index}]", message("record-nothing-to-draw"))
            due = msgspec.to_builtins(game.to_json(match.state, CHANCE, dealer.draw(game.draw(match.state))))
            if due != data:
                return located(f"moves[{index}]", message("record-other-draw", draw=msgspec.json.encode(due).decode()))
        try:
            match.play(CHANCE if who == "*" else who, data)
        except (BadMove, IllegalMove) as error:
            return located(f"moves[{index}]", error.said)
    return None if record.scores is None else _compare(match, record.scores)
