"""The page in other languages: what a button is called there, and which texts on a screen are in no catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Page

from carsonne.locales import Catalogue, catalogue, message
from tests.locales.pseudo import CLOSE, OPEN

# All texts of a page, in order: what is written and what is read aloud. Rules say in which language they are.
TEXTS = """() => {
    const found = [document.title];
    const aria = ['label', 'description', 'valuetext', 'roledescription'].map((name) => `aria-${name}`);
    const spoken = [...aria, 'title', 'alt', 'placeholder'];
    const visit = (node) => {
        if (node.nodeType === Node.TEXT_NODE) { found.push(node.data); return; }
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script, style, noscript, [lang]:not(html)')) return;
        for (const name of spoken) if (node.hasAttribute(name)) found.push(`\\n${node.getAttribute(name)}\\n`);
        const inline = getComputedStyle(node).display.startsWith('inline');
        if (!inline) found.push('\\n');
        node.childNodes.forEach(visit);
        if (!inline) found.push('\\n');
    };
    visit(document.body);
    return found.join('');
}"""
LETTERS = re.compile(r"[^\W\d_]{2,}(?!\d)")
"""Words; not clauses, such as CA12."""


@cache
def english() -> dict[str, str]:
    """Return the id of each English text without arguments."""
    texts = catalogue("en")
    return {texts.say(message(id)): id for id in reversed(texts.entries) if "{" not in texts.entries[id]}


def called(text: str, texts: Catalogue) -> str:
    """Return what stands in a language where the English page says this."""
    return texts.say(message(english()[text])) if text in english() else text


def unbracketed(page: Page, known: frozenset[str]) -> Iterator[str]:
    """Yield the lines with words outside the brackets of the pseudo-language, but for words that are known."""
    depth, line = 0, ""
    for character in f"{page.evaluate(TEXTS)}\n":
        if character == OPEN:
            depth += 1
        elif character == CLOSE:
            depth -= 1
        elif character == "\n" and depth == 0:
            if set(LETTERS.findall(line)) - known:
                yield line.strip()
            line = ""
        elif depth == 0:
            line += character
