"""Whether the texts of a page fit: looked at by a script on the page, at the sizes of screens that people have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from playwright.sync_api import Page

Size = tuple[int, int]
FINGERS: tuple[Size, ...] = ((360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1180, 820))
MOUSE: tuple[Size, ...] = ((1280, 720), (1440, 900))
DRAWN = """async () => {
    const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    await drawn();
    await document.fonts.ready;
    await drawn();
}"""
# Texts that are cut off, or stick out of the button that they stand on. Names of people may be cut, with their whole
# length in a title.
CUT = """() => {
    const found = new Set();
    const shown = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const text = walker.currentNode, node = text.parentElement;
        if (!text.data.trim() || !node.checkVisibility({ visibilityProperty: true })) continue;
        if (node.clientWidth === 1 || node.closest('svg, [data-name], [title], script, style')) continue;
        range.selectNodeContents(text);
        const said = range.getBoundingClientRect();
        const hides = getComputedStyle(node).overflowX;
        if (['hidden', 'clip'].includes(hides) && node.scrollWidth > node.clientWidth + 1)
            found.add(`cut: ${text.data.trim()}`);
        const button = node.closest('button, .btn, [role=tab]')?.getBoundingClientRect();
        if (button && said.width > 1 && (said.left < button.left - 1 || said.right > button.right + 1))
            found.add(`sticks out: ${text.data.trim()}`);
    }
    return [...found];
}"""
# Texts that lie over each other, as far as they are seen, on the same layer of the page: a bar that stays and a dialog
# lie over the rest.
OVERLAPS = """() => {
    const layer = (node) => {
        for (let at = node; at && at !== document.body; at = at.parentElement)
            if (at.matches('dialog') || ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
        return document.body;
    };
    const seen = ({ left, top, right, bottom }, node) => {
        for (let at = node; at && at !== document.body; at = at.parentElement) {
            if (getComputedStyle(at).overflowX === 'visible') continue;
            const box = at.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { left, top, right, bottom };
    };
    const texts = [];
    const shown = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const text = walker.currentNode, node = text.parentElement;
        if (!text.data.trim() || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (node.closest('svg, option, script, style, noscript') || node.clientWidth === 1) continue;
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
            const rect = seen(line, node);
            if (rect.right > rect.left + 4 && rect.bottom > rect.top + 4)
                texts.push({ text: text.data.trim(), rect, over: layer(node), of: text });
        }
    }
    const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 5 && b.top < a.bottom - 5;
    texts.sort((a, b) => a.rect.top - b.rect.top);
    const found = new Set();
    texts.forEach((one, i) => {
        for (let j = i + 1; j < texts.length && texts[j].rect.top < one.rect.bottom; j++)
            if (texts[j].of !== one.of && texts[j].over === one.over && meet(one.rect, texts[j].rect))
                found.add(`overlap: ${one.text} and ${texts[j].text}`);
    });
    return [...found];
}"""
# What is pressed, by what it is, with the shorter of its sides; links in a sentence are as high as their line.
TARGETS = """() => [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(PRESSED)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest('.unseen, [aria-hidden=true]'))
    .map((node) => {
        const box = (node.closest('label') ?? node).getBoundingClientRect();
        return [`${node.localName} ${node.textContent.trim().slice(0, 40)}`, Math.min(box.width, box.height)];
    })""".replace("PRESSED", repr("button, a.btn, input, select, summary, textarea, [role=tab]"))
WIDE = "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"


def unfit(page: Page) -> Iterator[str]:
    """Yield what does not fit on a page as it stands."""
    yield from page.evaluate(CUT)
    yield from page.evaluate(OVERLAPS)
    if wider := page.evaluate(WIDE):
        yield f"{wider} px wider than the window"


def targets(page: Page) -> list[tuple[str, float]]:
    """Return what can be pressed on a page, with the shorter side of each."""
    return [(str(what), float(size)) for what, size in cast(list[list[str]], page.evaluate(TARGETS))]


def resize(page: Page, size: Size) -> None:
    """Give the page another window, and wait until it is drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
