"""What is said of requests that do not fit, from what the validator says of them."""

from __future__ import annotations

import re
from typing import Any

from carsonne.locales import Message, message, sentences

KINDS = ("str", "int", "float", "bool", "array", "object", "null")
"""The types that have a name in the catalogue."""
AT = r"(?: - at `(?:key in )?\$\.?([^`]*)`)?"
BODY = "data"
"""What the framework calls the whole body."""
NAMED = r"`([^`]*)`"
MEANINGS: list[tuple[str, str]] = [
    (r"Expected `str` of length >= 1\b.*", "error-empty"),
    (r"Expected `str` of length <= (\d+).*", "error-long"),
    (r"Expected `array` of length >= (\d+).*", "error-few-entries"),
    (r"Expected `array` of length <= (\d+).*", "error-many-entries"),
    (r"Expected `str` matching regex.*", "error-characters"),
    (r"Expected `\w+` >= (-?[\d.]+).*", "error-small"),
    (r"Expected `\w+` <= (-?[\d.]+).*", "error-large"),
    (rf"Object missing required field {NAMED}.*", "error-lacks"),
    (rf"Object contains unknown field {NAMED}.*", "error-has-no"),
    (rf"Invalid enum value (.*?)(?: - at {NAMED})?", "error-cannot-be"),
]
WRONG_TYPE = rf"Expected {NAMED}, got {NAMED}.*"


def plain(said: Message) -> Message:
    """Say what is wrong with a record, without the decoder's own words."""
    if said.id != "record-unreadable":
        return said
    why = str(said.args["why"])
    found = re.fullmatch(rf"(.*?){AT}", why)
    if found is None or not why.startswith(("Object", "Expected")):
        return message("error-record-damaged")
    problem = {"message": found[1], "key": found[2] or ""}
    return sentences(message("error-not-a-record"), sentence(problem, message("the-record")))


def sentence(problem: dict[str, Any], whole: Message | None = None) -> Message:
    """Say what is wrong with one field, or with the whole body, which is a request if nothing else is said."""
    said, key = str(problem.get("message", "")), str(problem.get("key", "") or "")
    what = _what(key, whole or message("the-request"))
    for pattern, id in MEANINGS:
        if found := re.fullmatch(pattern, said):
            return message(id, what=what, **({"value": found[1]} if found.groups() else {}))
    if found := re.fullmatch(WRONG_TYPE, said):
        return message("error-wrong-type", what=what, wanted=_kinds(found[1]), got=_kinds(found[2]))
    return message("error-invalid", what=what, why=said[:200])


def _what(key: str, whole: Message) -> Message:
    """Name a field as people call it: `seats[1].name` is a player's name, anything else a part of the request."""
    if key in ("", BODY):
        return whole
    if key.endswith("name") or key.startswith("guests"):
        at = re.search(r"\[(\d+)\]", key)
        return message("the-name-of", n=int(at[1]) + 1) if at and key.startswith("seats") else message("a-name")
    return message("the-field", field=key[:80])


def _kinds(names: str) -> Message:
    """Name types as people call them: `int | null` is "a whole number or nothing"."""
    kinds = [_kind(one.strip()[:80]) for one in names.split("|")]
    said = kinds[0]
    for kind in kinds[1:]:
        said = message("kind-or", one=said, other=kind)
    return said


def _kind(name: str) -> Message:
    return message(f"kind-{name}") if name in KINDS else message("verbatim", text=name)
