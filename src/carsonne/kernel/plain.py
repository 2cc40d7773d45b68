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
_NOT_PART_OF_THE_POSITION = ("telling", "told", "tape", "pauses", "pictures", "is_picture")


def zeros(n: int) -> array[int]:
    """Make a fixed array of zeros; the .pxd gives the attribute its C type."""
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
    """Return whether two positions are equal, regardless of their events."""
    return type(a) is type(b) and _position(a) == _position(b)


def _position(state: object) -> dict[str, object]:
    return {name: value for name, value in state.__dict__.items() if name not in _NOT_PART_OF_THE_POSITION}


def keep_block(s: Any) -> None:
    """Keep the position at a pause, and how much was told before it."""
    s.pictures[s.pauses :] = [(s.told, s.clone())]
    s.pauses += 1


def kept_told(s: Any, i: int) -> int:
    """Return how much was told before a pause; 0 before the first."""
    told: int = s.pictures[i][0] if i >= 0 else 0
    return told


def load_block(to: object, s: Any, i: int) -> None:
    """Make a state the position at a pause."""
    copy_block(to, s.pictures[i][1])


def free_blocks(s: object) -> None:
    """Do nothing: Python frees them by itself."""


def stretch(
    out: Any, planes: Any, plane: int, vector: Any, number: int, vector_size: int, notes: Any, note: int
) -> None:
    """Point a canvas at the parts of arrays that begin at these places, with a vector of zeros."""
    out.planes = planes[plane:]
    out.vector = vector[number : number + vector_size]
    out.notes = memoryview(notes)[note:]
    out.vector[:] = memoryview(bytes(4 * vector_size)).cast("f")


def clear(out: Any, plane_size: int, note_count: int) -> None:
    """Set the planes and the notes to zero."""
    out.planes[:plane_size] = bytes(plane_size)
    out.notes[:note_count] = memoryview(bytes(4 * note_count)).cast("i")


def wipe(numbers: Any, start: int, size: int) -> None:
    """Set some numbers to zero."""
    numbers[start : start + size] = memoryview(bytes(size)).cast("b")


def look_up() -> None:
    """Do nothing; but a Python call lets Ctrl-C be noticed, which compiled loops never do."""
