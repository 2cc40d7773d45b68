"""Takes the pictures for the README, one of them moving, with a real server, real games and the machine's Chromium.

python scripts/screenshots.py [FOLDER]        the default folder is docs/pictures
"""

from __future__ import annotations

import io
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from carsonne import registry
from carsonne.arena.playing import play_one
from carsonne.bots import find
from carsonne.kernel.match import checked_setup
from carsonne.kernel.record import record_of, write
from tests.services.programs import needed

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ("Maud", "Ines", "Hazel", "Teun")
ENTRIES = 112  # into the game: enough tiles to look good, and one to place
EARLIER = 64  # where the moving picture begins, so that its tiles are larger
TURNS = 3  # of ours in the moving picture
FRAME = 0.25  # seconds
LONGEST = 2.0
PATIENCE = 120_000  # milliseconds, on a busy machine
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--font-render-hinting=none"]
STAGE: dict[str, Any] = {"viewport": {"width": 1152, "height": 720}}
SHRUNK = (864, 540)
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
OURS = "Boolean(document.querySelector('.dock:not([data-playing=true]) [data-hint]'))"
HINTED = "Boolean(document.querySelector('[data-advice]'))"
Theme = Literal["light", "dark"]


def game_of_bots() -> str:
    """Record a game of four bots, always the same."""
    game = registry.find("carcassonne")
    setup = checked_setup(game, len(NAMES), {}, NAMES)
    bots = [find("carcassonne", "greedy") for _ in NAMES]
    return write(record_of(play_one(game, setup, bots, "pictures", 2), full=True)).decode()


class Film:
    """Frames of a page, taken while we wait for something."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[float] = []

    def until(self, condition: str, patience: float = PATIENCE / 1000) -> None:
        """Take frames until a condition holds."""
        end = monotonic() + patience
        while not self.page.evaluate(condition):
            assert monotonic() < end, condition
            self._take()

    def hold(self, seconds: float) -> None:
        """Take frames for some time."""
        end = monotonic() + seconds
        while monotonic() < end:
            self._take()

    def _take(self) -> None:
        self.times.append(monotonic())
        frame = Image.open(io.BytesIO(self.page.screenshot()))
        self.frames.append(frame.convert("RGB").resize(SHRUNK, Image.Resampling.LANCZOS))
        self.page.wait_for_timeout(max(0.0, FRAME - (monotonic() - self.times[-1])) * 1000)

    def save(self, file: Path) -> None:
        """Save the frames, each for as long as it was shown, unless the machine was busy."""
        ends = [*self.times[1:], self.times[-1] + 2.0]
        shown = [round(1000 * min(end - begin, LONGEST)) for begin, end in zip(self.times, ends, strict=True)]
        first, *others = self.frames
        first.save(file, save_all=True, append_images=others, duration=shown, loop=0, quality=60, method=4)


class Camera:
    """Opens pages of a server and takes screenshots of them."""

    def __init__(self, browser: Browser, base: str, folder: Path) -> None:
        self.browser = browser
        self.base = base
        self.folder = folder
        self.people = browser.new_context(**DESK)

    def call(self, method: str, path: str, body: dict[str, Any]) -> Any:
        """Send a request as the person at the table."""
        cookies = {cookie["name"]: cookie["value"] for cookie in self.people.cookies()}
        headers = {"x-csrftoken": cookies.get("csrftoken", "")}
        answer = self.people.request.fetch(self.base + path, method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def set_up(self) -> str:
        """Set up a table in the middle of a game; return its id."""
        self.people.request.get(f"{self.base}/api/me")
        self.call("POST", "/api/me", {"name": NAMES[0]})
        seats = [{"kind": "me"}, *({"kind": "guest", "name": name} for name in NAMES[1:])]
        new = {"game": "carcassonne", "seats": seats, "record": game_of_bots(), "at": ENTRIES, "listed": True}
        table = self.call("POST", "/api/tables", new)
        self.call("POST", f"/api/tables/{table['id']}/start", {})
        opened = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "listed": True}
        self.call("POST", "/api/tables", opened)
        return str(table["id"])

    def take(self, name: str, path: str, theme: Theme, ready: str, screen: dict[str, Any], aim: bool = False) -> None:
        """Take one screenshot once everything is drawn."""
        context = self.browser.new_context(**screen, color_scheme=theme, storage_state=self.people.storage_state())
        page = context.new_page()
        page.goto(self.base + path)
        page.locator(ready).first.wait_for(timeout=PATIENCE)
        if aim:
            self._aim(page)
        page.wait_for_timeout(1200)
        page.screenshot(path=self.folder / f"{name}.png")
        context.close()

    def film(self, name: str, theme: Theme) -> None:
        """Save a moving picture of a game against bots, in which we play by the hints."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "fair"} for _ in NAMES[1:])]
        new = {"game": "carcassonne", "seats": seats, "record": game_of_bots(), "at": EARLIER}
        table = self.call("POST", "/api/tables", new)
        self.call("POST", f"/api/tables/{table['id']}/start", {})
        context = self.browser.new_context(**STAGE, color_scheme=theme, storage_state=self.people.storage_state())
        page = context.new_page()
        page.goto(f"{self.base}/t/{table['id']}")
        page.locator("[data-hint]").wait_for(timeout=PATIENCE)
        film = Film(page)
        for _ in range(TURNS):
            film.until(OURS)
            film.hold(0.5)
            page.get_by_role("button", name="Hint", exact=True).click()
            film.until(HINTED)
            film.hold(1.5)
            page.get_by_role("button", name="Play this").first.click()
            film.hold(1.0)
        film.until(OURS)
        film.save(self.folder / f"{name}.webp")
        context.close()

    def _aim(self, page: Page) -> None:
        page.wait_for_timeout(900)
        cells = page.locator("[data-cell]")
        cells.nth(cells.count() // 2).hover(force=True)


def serve(folder: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server with its own database."""
    database = f"sqlite+aiosqlite:///{folder}/pictures.sqlite3"
    alone = "address_share=100.0, address_burst=1000.0"  # its one visitor may use all of its time
    code = f"from carsonne.server.main import serve; serve(port=0, database={database!r}, {alone})"
    command = [sys.executable, "-c", code]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if " is at " in line:
            return server, line.rpartition(" is at ")[2].strip().rstrip("/")
    raise SystemExit("the server did not start")


def main() -> None:
    """Take all screenshots."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server, base = serve(place)
        browser = playwright.chromium.launch(executable_path=needed("chromium"), args=FLAGS)
        try:
            camera = Camera(browser, base, folder)
            table = f"/t/{camera.set_up()}"
            camera.take("table-light", table, "light", "[data-cell]", DESK, aim=True)
            camera.take("table-dark", table, "dark", "[data-cell]", DESK)
            camera.take("phone", table, "light", "[data-cell]", PHONE)
            camera.film("play", "light")
            camera.take("lobby", "/", "light", "[data-table]", DESK)
        finally:
            browser.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
