"""Python versions of the primitives that state.pxd defines in C, and helpers that only plain Python needs."""

from __future__ import annotations

import os
from array import array
from typing import Any


class CheckedArray(array):  # type: ignore[type-arg]  # array.array takes no argument at run time
    """An array that rejects negative indices, which would be a bug in C."""

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return CheckedArray("i", super().__getitem__(i))
        if i < 0:
            raise IndexError(i)
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if not isinstance(i, slice) and i < 0:
            raise IndexError(i)
        super().__setitem__(i, value)


_ARRAY: Any = CheckedArray if os.environ.get("CARSONNE_CHECKED") == "1" else array
_NOT_PART_OF_THE_POSITION = ("telling", "told", "tape")


def zeros(n: int) -> array[int]:
    """A fixed array of zeros; the .pxd gives the attribute its C type."""
    numbers: array[int] = _ARRAY("i", bytes(4 * n))
    return numbers


def copy_block(to: object, source: object) -> bool:
    """Copy all fields of a position, sharing no arrays."""
    if type(to) is not type(source):
        return False
    fields = to.__dict__
    for name, value in source.__dict__.items():
        if name in _NOT_PART_OF_THE_POSITION:
            continue
        fields[name] = value[:] if isinstance(value, array) else value
    return True


def same_block(a: object, b: object) -> bool:
    """Whether two positions are equal, regardless of their events."""
    return type(a) is type(b) and _position(a) == _position(b)


def _position(state: object) -> dict[str, object]:
    return {name: value for name, value in state.__dict__.items() if name not in _NOT_PART_OF_THE_POSITION}


def stretch(out: Any, planes: Any, plane: int, plane_size: int, vector: Any, number: int, vector_size: int) -> None:
    """Let a canvas show the part of two arrays that begins at these places, and clear it."""
    out.planes = planes[plane : plane + plane_size]
    out.vector = vector[number : number + vector_size]
    out.planes[:] = bytes(plane_size)
    out.vector[:] = memoryview(bytes(4 * vector_size)).cast("f")


def aim(out: Any, planes: Any, plane: int, vector: Any, number: int, vector_size: int) -> None:
    """Let a canvas show two arrays as `stretch` does, but leave the planes as they are."""
    out.planes = planes[plane:]
    out.vector = vector[number : number + vector_size]
    out.vector[:] = memoryview(bytes(4 * vector_size)).cast("f")


def blank(out: Any, plane_size: int) -> None:
    """Clear the planes."""
    out.planes[:plane_size] = bytes(plane_size)


def renew(out: Any, kept: Any, start: int, old: int) -> None:
    """Turn planes that show the notes `kept` into planes that show the fresh ones, and keep those."""
    was, now = list(kept[start : start + old]), list(out.fresh.at[: out.inked])
    if len({note >> 8 for note in now}) < len(now):
        raise AssertionError("a place was drawn twice, which C would not draw right")
    for note in was:
        out.planes[note >> 8] = 0
    for k, note in enumerate(now):
        out.planes[note >> 8] = note & 255
        kept[start + k] = note


def wipe(numbers: Any, start: int, size: int) -> None:
    """Set some numbers to zero."""
    numbers[start : start + size] = memoryview(bytes(size)).cast("b")


def look_up() -> None:
    """Does nothing, but a Python call gives Ctrl-C a chance to be noticed, which compiled loops never do."""
