"""Counts the requests and bytes of a first visit to the front page, by kind.

    python benchmarks/first_load.py http://127.0.0.1:8000/ http://127.0.0.1:8001/

Name servers of different checkouts to compare them in one run. The browser is a new one for each, and reads English.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from sys import path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

path.insert(0, str(Path(__file__).parents[1]))

from tests.services.programs import needed


def visit(browser: Browser, address: str) -> tuple[int, Counter[str]]:
    """Open an address in a browser without a cache; return the number of requests, and the bytes of each kind."""
    context = browser.new_context(locale="en-US")
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def loaded(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", loaded)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    context.close()
    found: Counter[str] = Counter()
    for request, size in sizes.items():
        found[kinds.get(request, "Other")] += size
    return len(sizes), found


def main() -> None:
    """Print a line for each address."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("addresses", nargs="+")
    args = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(needed("chromium")), args=["--no-sandbox"])
        for address in args.addresses:
            requests, found = visit(browser, address)
            kinds = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in found.most_common())
            print(f"{address}: {requests} requests, {sum(found.values()) / 1000:.1f} KB ({kinds})")
        browser.close()


if __name__ == "__main__":
    main()
