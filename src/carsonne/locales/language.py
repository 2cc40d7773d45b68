"""Which of the languages a reader wants: the best match for a list of wishes, or for the environment of a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

ENGLISH = "en"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal's language is set; the first that is not empty counts, as for other programs."""


def negotiate(wished: Sequence[str], offered: Sequence[str]) -> str:
    """Return the first wished language that is offered, "fr-BE" as "fr" if need be; else English."""
    known = {language.lower(): language for language in offered}
    for wish in wished:
        tag = wish.strip().lower().replace("_", "-")
        while tag:
            if tag in known:
                return known[tag]
            tag = tag.rpartition("-")[0]
    return ENGLISH


def of_environment(environment: Mapping[str, str], offered: Sequence[str]) -> str:
    """Return the language that the variables of a terminal ask for."""
    value = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return negotiate([wish.partition(".")[0].partition("@")[0] for wish in value.split(":")], offered)
