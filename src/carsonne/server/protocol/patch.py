"""What changed between two views or surveys, as a patch that is small on the wire (docs/server.md explains the form).

A patch is made from structs, not from their JSON, so that what is equal is found by one comparison in C and only what
changed is written. It knows no game: `web/src/net/patch.ts` carries it out.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import astuple

Patch: TypeAlias = dict[str, Any] | list[Any]
"""`[]` drops a key, `[value]` sets one, `{key: patch}` changes parts of an object. A longer list begins with a number
and goes along a list: keep that many items, drop that many (negative), add these (a list), or change the next one (an
object; `{"": patch}` if that item is a list itself). What is not reached is kept."""

AHEAD = 4
"""How far a list is searched for the place where it goes on as before."""


def between(old: Struct, new: Struct) -> Patch:
    """Return the patch that makes `new` out of `old`."""
    return {} if old == new else _change(old, new)


def _change(old: Any, new: Any) -> Patch:
    """Return the patch from one value to another, which is not equal to it."""
    if new is UNSET:
        return []
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is list:
        return _Walk(old, new).patch()
    if kind is dict:
        return _in_mapping(old, new)
    if isinstance(new, Struct) and not new.__struct_config__.omit_defaults:
        return _in_struct(old, new)
    return [new]


def _in_struct(old: Struct, new: Struct) -> Patch:
    parts = zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True)
    return {name: _change(before, after) for name, before, after in parts if before != after}


def _in_mapping(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """Patch a mapping. New keys must come last, else it is sent whole, so that the order stays the server's."""
    kept = [key for key in old if key in new]
    if kept != list(new)[: len(kept)]:
        return [new]
    parts = [(key, old.get(key, UNSET), new.get(key, UNSET)) for key in {**old, **new}]
    return {key: _change(before, after) for key, before, after in parts if before != after}


class _Walk:
    """Goes along two lists side by side and writes down how one becomes the other."""

    def __init__(self, old: list[Any], new: list[Any]) -> None:
        self.old, self.new = old, new
        self.steps: list[Any] = []
        self.kept = self.dropped = 0
        self.added: list[Any] = []

    def patch(self) -> Patch:
        """Return the steps; everything after the last one is kept."""
        old, new = self.old, self.new
        start = _same_start(old, new)
        end = _same_end(old, new, start)
        if start + end == 0 and type(new[0] if new else None) is not type(old[0] if old else None):
            return [new]
        self.kept = start
        self._middle(start, len(old) - end, start, len(new) - end)
        self._flush()
        return self.steps if self.steps != [0, -len(old), new] else [new]

    def _middle(self, i: int, i_end: int, j: int, j_end: int) -> None:
        old, new = self.old, self.new
        while i < i_end and j < j_end:
            one, other = old[i], new[j]
            if one == other:
                self._keep()
            elif other in old[i + 1 : min(i + 1 + AHEAD, i_end)]:
                self.dropped += 1
                j -= 1
            elif one in new[j + 1 : min(j + 1 + AHEAD, j_end)]:
                self.added.append(other)
                i -= 1
            else:
                self._replace(one, other)
            i, j = i + 1, j + 1
        self.dropped += i_end - i
        self.added += new[j:j_end]

    def _keep(self) -> None:
        self._flush()
        self.kept += 1

    def _replace(self, one: Any, other: Any) -> None:
        """Change an item in place if it has parts that can stay, else drop it and add the other."""
        change = _change(one, other)
        if isinstance(change, dict) or len(change) > 1:
            self._flush()
            self._begin()
            self.steps.append(change if isinstance(change, dict) else {"": change})
        else:
            self.dropped += 1
            self.added.append(other)

    def _begin(self) -> None:
        """Write down what is kept, and always something in front."""
        if self.kept or not self.steps:
            self.steps.append(self.kept)
        self.kept = 0

    def _flush(self) -> None:
        """Write down what is dropped and added here."""
        if not self.dropped and not self.added:
            return
        self._begin()
        if self.dropped:
            self.steps.append(-self.dropped)
        if self.added:
            self.steps.append(self.added)
        self.dropped, self.added = 0, []


def _same_start(old: list[Any], new: list[Any]) -> int:
    """Return how many items at the beginning are the same."""
    most = min(len(old), len(new))
    if old[:most] == new[:most]:
        return most
    return next(n for n in range(most) if old[n] != new[n])


def _same_end(old: list[Any], new: list[Any], start: int) -> int:
    """Return how many items at the end are the same, after those at the beginning."""
    most = min(len(old), len(new)) - start
    return next((n for n in range(most) if old[-1 - n] != new[-1 - n]), most)
