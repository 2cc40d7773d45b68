"""Sentences for people about requests that do not fit, from what the validator says of them."""

from __future__ import annotations

import re
from typing import Any

KINDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}
UNREADABLE = r"This is not a record: (.*?)(?: - at `(?:key in )?\$\.?([^`]*)`)?\."
"""What the kernel says of a record that its decoder refuses."""
BODY = "data"
"""What the framework calls the whole body."""
NAMED = r"`([^`]*)`"
MEANINGS: list[tuple[str, str]] = [
    (r"Expected `str` of length >= 1\b.*", "{what} must not be empty."),
    (r"Expected `str` of length <= (\d+).*", "{what} can have at most {0} characters."),
    (r"Expected `array` of length >= (\d+).*", "{what} must have at least {0} entries."),
    (r"Expected `array` of length <= (\d+).*", "{what} can have at most {0} entries."),
    (r"Expected `str` matching regex.*", "{what} has characters that are not allowed."),
    (r"Expected `\w+` >= (-?[\d.]+).*", "{what} must be at least {0}."),
    (r"Expected `\w+` <= (-?[\d.]+).*", "{what} must be at most {0}."),
    (rf"Object missing required field {NAMED}.*", "{what} needs “{0}”."),
    (rf"Object contains unknown field {NAMED}.*", "{what} has no “{0}”."),
    (rf"Invalid enum value (.*?)(?: - at {NAMED})?", "{what} cannot be {0}."),
    (rf"Expected {NAMED}, got {NAMED}.*", "{what} must be {0}, not {1}."),
]


def plain(detail: str) -> str:
    """Say what is wrong with a record, without the decoder's own words."""
    found = re.fullmatch(UNREADABLE, detail)
    if found is None:
        return detail
    if not found[1].startswith(("Object", "Expected")):
        return "This is not a game that was downloaded here: the text is damaged or cut off."
    where = {"message": found[1], "key": found[2] or ""}
    return f"This is not a game that was downloaded here. {sentence(where).replace('The request', 'It')}"


def sentence(problem: dict[str, Any]) -> str:
    """Say what is wrong with one field, or with the whole body."""
    said, key = str(problem.get("message", "")), str(problem.get("key", "") or "")
    what = _what(key)
    for pattern, meaning in MEANINGS:
        if found := re.fullmatch(pattern, said):
            return meaning.format(*(_kind(group or "") for group in found.groups()), what=what)
    return f"{what} is not valid: {said[:200]}."


def _what(key: str) -> str:
    """Name a field as people call it: `seats[1].name` is a player's name, anything else a part of the request."""
    if key in ("", BODY):
        return "The request"
    if key.endswith("name") or key.startswith("guests"):
        at = re.search(r"\[(\d+)\]", key)
        return f"The name of player {int(at[1]) + 1}" if at and key.startswith("seats") else "A name"
    return f"“{key[:80]}”"


def _kind(name: str) -> str:
    """Name a type as people call it: `int | null` is "a whole number or nothing"."""
    return " or ".join(KINDS.get(one.strip(), one.strip()[:80]) for one in name.split("|"))
