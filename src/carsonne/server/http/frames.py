"""Frames of a socket, as far as the server reads and writes them itself.

Nearly all that a browser sends is one short text in one piece. Reading that takes a few lines; everything else is left
to `websockets`, which takes ten times as long. The standard is RFC 6455, section 5.2.
"""

from __future__ import annotations

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
"""The first byte of a text that is not continued: the bit of the last piece, and the number of the kind."""
MASKED = 0x80
MASK = 4
"""Bytes of the mask, which every frame of a client has."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say how many bytes the true length has."""
_short, _medium, _long = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


def frame(data: bytes) -> bytes:
    """A text in UTF-8 as the server sends it."""
    size = len(data)
    if size < TWO_BYTES:
        return _short.pack(WHOLE_TEXT, size) + data
    if size < 1 << 16:
        return _medium.pack(WHOLE_TEXT, TWO_BYTES, size) + data
    return _long.pack(WHOLE_TEXT, EIGHT_BYTES, size) + data


def whole_text(data: bytes) -> str | None:
    """The text, if these bytes are exactly one frame of a client with a short one; else None."""
    if len(data) < 2 + MASK or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    start = _head(data, 0)
    if start is None or start + _length(data, 0) != len(data):
        return None
    try:
        return apply_mask(data[start:], data[start - MASK : start]).decode()
    except UnicodeDecodeError:
        return None


def _head(data: bytes, at: int) -> int | None:
    """Where a frame's content begins, or None if not even its length has come."""
    if len(data) < at + 2:
        return None
    kind = data[at + 1] & ~MASKED
    start = at + (2 if kind < TWO_BYTES else 4 if kind == TWO_BYTES else 10)
    if len(data) < start:
        return None
    return start + (MASK if data[at + 1] & MASKED else 0)


def _length(data: bytes, at: int) -> int:
    """The bytes of a frame's content."""
    kind = data[at + 1] & ~MASKED
    if kind < TWO_BYTES:
        return kind
    return int.from_bytes(data[at + 2 : at + (4 if kind == TWO_BYTES else 10)])


class Ruler:
    """Knows whether what has come so far ends with the end of a frame."""

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame whose length has not come."""
        self._left = 0
        """Bytes of the last frame that have not come."""

    @property
    def is_even(self) -> bool:
        """Whether a new frame begins with the next byte."""
        return not self._left and not self._head

    def measure(self, data: bytes) -> None:
        """Take note of what has come."""
        data = self._head + data
        at, self._head = self._left, b""
        while at < len(data):
            start = _head(data, at)
            if start is None:
                self._head, self._left = data[at:], 0
                return
            at = start + _length(data, at)
        self._left = at - len(data)
