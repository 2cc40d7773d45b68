"""Reads moves from outside: turns them into structs, or says what is wrong with them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec.inspect import BoolType, Field, IntType, LiteralType, NoneType, StructType, Type, UnionType, type_info

from carsonne.kernel.data import WrittenMove
from carsonne.kernel.errors import BadMove
from carsonne.locales import Argument, Message, message, sentences

FEW = 12
"""At most this many words are listed in a sentence."""


def read_move(union: Any, data: object, title: Argument) -> Any:
    """Parse a move in JSON form into one of the structs of a game's moves; raises BadMove if it is none of them."""
    if isinstance(data, union):
        return data
    if isinstance(data, WrittenMove):
        raise BadMove(message("error-other-move", game=title, move=repr(data.type)))
    try:
        return msgspec.convert({"move": data}, _holder(union)).move
    except (msgspec.ValidationError, UnicodeError, RecursionError):
        raise BadMove(problem(union, data, title)) from None


@cache
def _holder(union: Any) -> Any:
    """Return a struct with a move: msgspec prepares a union again each time it is asked for, but a struct only once."""
    return msgspec.defstruct("Holder", [("move", union)])


def problem(union: Any, data: object, title: Argument) -> Message:
    """Return what is wrong with something that is not a move of a game."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        return message("error-move-type")
    known, type_ = structs_of(union), data["type"]
    if type_ not in known:
        return message("error-no-such-move", game=title, move=quoted(type_), moves=[*known])
    fields = {field.encode_name: field for field in known[type_].fields}
    for name in sorted(name for name, field in fields.items() if field.required and name not in data):
        return message("error-move-must-say", move=repr(type_), field=repr(name))
    for name in sorted(data.keys() - fields.keys() - {"type"}, key=str):
        return message("error-move-has-no", move=repr(type_), field=quoted(name))
    wrong = (field for name, field in fields.items() if name in data and not accepts(field, data[name]))
    wished = next((wish(field, data[field.encode_name]) for field in wrong), None)
    return wished or message("error-not-a-move", move=repr(type_))


@cache
def structs_of(union: Any) -> dict[str, StructType]:
    """Return the structs of a union, by type."""
    found = leaves(type_info(union))
    return {str(struct.tag): struct for struct in found if isinstance(struct, StructType)}


def leaves(info: Type) -> tuple[Type, ...]:
    """Return the members of a union, or the type itself if it is not a union."""
    return info.types if isinstance(info, UnionType) else (info,)


def accepts(field: Field, value: object) -> bool:
    """Return whether a field may have this value."""
    for leaf in leaves(field.type):
        if isinstance(leaf, LiteralType) and isinstance(value, str) and value in leaf.values:
            return True
        if type(value) is {IntType: int, BoolType: bool, NoneType: type(None)}.get(type(leaf)):
            return True
    return False


def wish(field: Field, value: object) -> Message:
    """Return what a field must be."""
    kinds = {type(leaf) for leaf in leaves(field.type)}
    if IntType in kinds:
        return message("error-whole-number", field=repr(field.encode_name))
    if BoolType in kinds:
        return message("error-true-or-false", field=repr(field.encode_name))
    words = [str(word) for leaf in leaves(field.type) if isinstance(leaf, LiteralType) for word in leaf.values]
    said = message("error-no-such-word", field=field.encode_name, value=quoted(value))
    return sentences(said, message("choices", choices=words)) if len(words) <= FEW else said


def quoted(value: object) -> str:
    """Return a value from outside, short enough to quote in a sentence."""
    return repr(str(value)[:40])
