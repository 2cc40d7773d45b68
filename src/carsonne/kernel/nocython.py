"""Stands in for the module `cython` when Cython is not installed."""

from builtins import int as int  # a C type has its Python counterpart's name
from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")
compiled = False
nogil = nullcontext()


def cast(kind: type[T], value: object) -> T:
    """Return the value, which is known to be of that class."""
    assert isinstance(value, kind)
    return value
