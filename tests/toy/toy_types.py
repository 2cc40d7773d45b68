"""The moves, events and view of the toy game."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from carsonne.kernel.data import Event, View, WrittenMove


class CardDraw(WrittenMove, tag="draw"):
    card: int | UnsetType = UNSET
    to: int | UnsetType = UNSET


class ChooseMove(WrittenMove, tag="choose"):
    card: int


class LockMove(WrittenMove, tag="lock"):
    card: int


class Roll(WrittenMove, tag="roll"):
    eyes: int


class SpendMove(WrittenMove, tag="spend"):
    n: int


class KeepMove(WrittenMove, tag="keep"):
    pass


class GiveMove(WrittenMove, tag="give"):
    seat: int


ToyMove: TypeAlias = CardDraw | ChooseMove | LockMove | Roll | SpendMove | KeepMove | GiveMove


class Drawn(Event, tag="drawn"):
    seat: int
    card: int | UnsetType = UNSET
    to: int | UnsetType = UNSET


class Chose(Event, tag="chose"):
    seat: int
    card: int | UnsetType = UNSET
    to: int | UnsetType = UNSET


class Revealed(Event, tag="revealed"):
    cards: list[int]


class Rolled(Event, tag="rolled"):
    seat: int
    eyes: int


class Spent(Event, tag="spent"):
    seat: int
    n: int


class Scored(Event, tag="scored"):
    seat: int
    points: int


class Ended(Event, tag="ended"):
    scores: list[int]


class ToyView(View):
    phase: str
    round: int
    turn: int
    prize: int
    points: list[int]
    left: int
    gone: list[int]
    hands: list[list[int] | int]
    chosen: list[int | bool]
    locked: list[int]
    moves: list[ToyMove]
