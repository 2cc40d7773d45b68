"""Writes docs/glossary.md: the words of the games in all languages side by side, each with where it comes from.

The words are those of the catalogue, the sources those of docs/glossary/<language>.md. Run it after changing either;
tests/locales/test_glossary.py fails if the page is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale

from carsonne.locales import catalogue, languages, message

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "glossary.md"
SECTIONS = {
    "Carcassonne": {
        "Features": "feature-(city|road|monastery|field)",
        "Followers": "role-.*",
        "Tiles": "tile-[A-X]",
    },
    "Carson City": {
        "Buildings and land": "cc-building-.*",
        "Characters": "cc-character-.*",
        "Sides of the characters": "cc-side-(yellow|red)",
        "Squares of the track": "cc-square-.*",
        "Phases": "cc-phase-.*",
    },
    "The Card Game": {
        "What parcels show": "cards-element-.*",
        "Characters": "cards-person-.*",
        "Suits": "cards-suit-.*",
        "Virtual players": "cards-virtual-level-.*",
    },
}
OTHERS = [language for language in languages() if language != "en"]
SOURCES = {"printed": "p", "usual": "u", "ours": "o"}
HEAD = """\
# Glossary

What the words of the three games are in each language of the catalogue. This page is made from the catalogue by
`scripts/glossary.py`; the sources, and all other words that translators need, with their forms, stand in
[French](glossary/fr.md), [Dutch](glossary/nl.md), [German](glossary/de.md) and [Russian](glossary/ru.md).

The letter behind a word says where it comes from: **p** printed in a rulebook of that language, **u** usual among
players and in published editions, **o** ours. A word without a letter is composed of others.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *(line for game in SECTIONS for line in chapter(game))])


def chapter(game: str) -> Iterator[str]:
    """Yield the lines of a game."""
    yield f"## {game}\n"
    for heading, ids in SECTIONS[game].items():
        yield f"### {heading}\n"
        yield "| English | " + " | ".join(Locale.parse(one).english_name or one for one in OTHERS) + " |"
        yield "| --- " * (len(OTHERS) + 1) + "|"
        for id in catalogue("en").entries:
            if re.fullmatch(ids, id):
                yield "| " + " | ".join([said("en", id), *(sourced(language, id, game) for language in OTHERS)]) + " |"
        yield ""


def said(language: str, id: str) -> str:
    """Return a word of the catalogue."""
    return catalogue(language).say(message(id)).replace("|", "\\|")


def sourced(language: str, id: str, game: str) -> str:
    """Return a word with the letter of its source."""
    word = normal(said("en", id))
    source = sources(language).get((game, word)) or sources(language).get(("", word))
    return f"{said(language, id)} ({source})" if source else said(language, id)


@cache
def sources(language: str) -> dict[tuple[str, str], str]:
    """Return the source of each English word in a language's glossary, by game; under "" for all games."""
    found: dict[tuple[str, str], str] = {}
    game = ""
    for line in (ROOT / "docs" / "glossary" / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = game_of(line)
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        letter = letter_of(cells[-1])
        if line.startswith("|") and letter:
            english = cells[1] if cells[0].isdigit() else cells[0]
            for word in words(english):
                found.setdefault((game, word), letter)
                found.setdefault(("", word), letter)
    return found


def game_of(heading: str) -> str:
    """Return the game that a heading is about."""
    if "The Card Game" in heading:
        return "The Card Game"
    return next((game for game in ("Carcassonne", "Carson City") if game in heading), "")


def letter_of(source: str) -> str:
    """Return the letter of a source: that of its first word."""
    return SOURCES.get(re.split(r"\W", source)[0], "")


def words(english: str) -> Iterator[str]:
    """Yield the words that a cell of the glossary explains: "Land (land purchase)", "boot, horseshoe"."""
    yield normal(english)
    for part in re.split(r"[,;/()]", english):
        yield normal(part)


def normal(word: str) -> str:
    """Return a word as it is compared."""
    return re.sub(r"\W+", " ", word).strip().lower()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
