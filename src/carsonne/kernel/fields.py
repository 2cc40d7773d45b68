"""The fields of a position, listed once: saving, loading, access by name and the C declaration follow from the list.

A game lists its fields as annotations of a class derived from `Fields`:

    class Layout(Fields):
        __slots__ = ()
        phase: int
        points: Annotated[Array, Row(5)]

    class Position(State, Layout):
        FIELDS = fields(Layout)
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_type_hints

if TYPE_CHECKING:
    Array: TypeAlias = array[int]
else:
    Array = array  # takes no argument at run time
"""A fixed array of small numbers. When compiled, Python reads it as a list that is a copy."""
Kind: TypeAlias = Literal["int", "u8", "i8", "u16", "i16"]
RANGES: tuple[tuple[Kind, int, int], ...] = (
    ("u8", 0, 255),
    ("i8", -128, 127),
    ("i16", -32768, 32767),
    ("u16", 0, 65535),
    ("int", -(2**31), 2**31 - 1),
)
"""What each kind of number can be."""


class Fields:
    """Base of the class whose annotations list the fields of a position."""

    __slots__ = ()


class Row(NamedTuple):
    """How an array is stored."""

    size: int
    kind: Kind = "int"
    until: str = ""
    """The name of an earlier field that counts the numbers in use; the rest are zero and not saved."""
    derived: bool = False
    """It follows from the other fields: it is not saved, and `State.derive` computes it again."""


def smallest(most: int, least: int = 0) -> Kind:
    """Return the smallest way to store numbers from `least` to `most`."""
    return next(kind for kind, low, high in RANGES if low <= least and most <= high)


class Field(NamedTuple):
    """One field; a single number if `row` is None."""

    name: str
    row: Row | None = None


def fields(layout: type[Fields]) -> tuple[Field, ...]:
    """Return the fields that a class lists, in order."""
    found = tuple(_field(layout, name, hint) for name, hint in get_type_hints(layout, include_extras=True).items())
    _check_order(layout, found)
    return found


def _field(layout: type[Fields], name: str, hint: Any) -> Field:
    if hint is int:
        return Field(name)
    rows = [note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Row)]
    if len(rows) != 1:
        raise TypeError(f"{layout.__name__}.{name} is neither an int nor an Annotated[Array, Row(…)].")
    return Field(name, rows[0])


def _check_order(layout: type[Fields], found: tuple[Field, ...]) -> None:
    """Check that a count comes before the numbers it counts."""
    seen: set[str] = set()
    for name, row in found:
        if row and row.until and row.until not in seen:
            raise TypeError(f"{layout.__name__}.{row.until} must be an int listed above {name}.")
        if row is None:
            seen.add(name)


def layout(kind: Any) -> str:
    """Return a fingerprint of a state class's fields: saved numbers with another fingerprint cannot be loaded."""
    return _fingerprint(kind.FIELDS)


@cache
def _fingerprint(found: tuple[Field, ...]) -> str:
    return f"{zlib.crc32(repr(found).encode()):08x}"


def dump(s: Any) -> list[int]:
    """Return every number to save, in the order of the list."""
    values: list[int] = []
    for name, row in s.FIELDS:
        if row is None:
            values.append(getattr(s, name))
        elif not row.derived:
            numbers = getattr(s, name)
            values += numbers[: getattr(s, row.until)] if row.until else numbers
    return values


def load(s: Any, values: Sequence[int]) -> None:
    """Restore a position from the numbers of `dump`."""
    at = 0
    for name, row in s.FIELDS:
        if row is None:
            setattr(s, name, values[at])
            at += 1
        elif not row.derived:
            used = getattr(s, row.until) if row.until else row.size
            write(s, name, [*values[at : at + used], *[0] * (row.size - used)])
            at += used
    if at != len(values):
        raise ValueError(f"A {type(s).__name__} is saved as {at} numbers, not {len(values)}.")


def write(s: Any, name: str, numbers: Sequence[int]) -> None:
    """Set a whole array."""
    old = getattr(s, name)
    if len(numbers) != len(old):
        raise ValueError(f"{name} has {len(old)} numbers, not {len(numbers)}.")
    if isinstance(old, array):
        old[:] = type(old)("i", numbers)
    else:
        setattr(s, name, list(numbers))


def put(s: Any, name: str, place: int, value: int) -> None:
    """Set one number of an array: `s.name[place] = value` would change a copy when compiled."""
    numbers = list(getattr(s, name))
    numbers[place] = value
    write(s, name, numbers)
