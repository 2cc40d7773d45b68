"""axe looks at a page in four appearances: on a desk and on a phone, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal, cast

from playwright.sync_api import Page, ViewportSize

Colours = Literal["light", "dark"]
COLOURS: tuple[Colours, ...] = ("dark", "light")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
# What axe finds that keeps people from using the page: the rule, the element and why. In the dark only colours differ.
RUN = """async (dark) => {
    const frame = () => new Promise(requestAnimationFrame);
    const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let still = 0; still < 4; still = moves() ? 0 : still + 1) await frame();
    // Drawings have thousands of nodes, of which it has nothing to say.
    const drawings = [...document.querySelectorAll(DRAWINGS)].map((one) => [one, [...one.childNodes]]);
    for (const [one] of drawings) one.replaceChildren();
    const which = dark
        ? { runOnly: ['color-contrast', 'link-in-text-block'] }
        : { rules: { 'label-content-name-mismatch': { enabled: true } } };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...which });
    for (const [one, nodes] of drawings) one.replaceChildren(...nodes);
    return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
            `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`));
}""".replace("DRAWINGS", repr("svg[aria-hidden=true], .town-art, .world > :not(.live)"))


@cache
def _axe() -> str:
    return AXE.read_text()


def audit(page: Page) -> list[str]:
    """Return what axe objects to on this page as it stands, in each of its appearances."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate(f"window.axe || (() => {{{_axe()}}})()")
    found = [f"{size}: {one}" for size in _sizes(page) for colours in COLOURS for one in _look(page, colours)]
    page.set_viewport_size(SIZES["desk"])
    return found


def _sizes(page: Page) -> Iterator[str]:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        yield size


def _look(page: Page, colours: Colours) -> list[str]:
    page.emulate_media(color_scheme=colours)
    return [f"{colours}: {one}" for one in cast(list[str], page.evaluate(RUN, colours == "dark"))]


def clear(found: dict[str, list[str]]) -> None:
    """Fail with what was found, by moment."""
    lines = [f"{moment}: {one}" for moment, trouble in found.items() for one in trouble]
    assert not lines, "\n".join(lines)
