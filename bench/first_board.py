"""How soon a phone shows the board of a finished review: `python -m bench.first_board`.

Chromium at 390 px, its processor slowed four times, over Chromium's own "slow 4G" (1.6 Mbit/s down, 750
kbit/s up, 150 ms), nothing kept from before. A game of 36 plies and one of 240: seconds until the pieces can
be seen, requests and bytes until then, and how many times as long the long game takes.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import chess
from playwright.sync_api import Browser, sync_playwright

from e2e.conftest import CHROMIUM_ARGS, Server, chromium_path, start_server, stop_server
from e2e.review_page import get_json, post_json
from e2e.test_weight import LOADED_BEFORE_BOARD, MARK_BOARD

PLIES = (36, 240)
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWED = 4
SHOWN = "performance.getEntriesByName('board')[0].startTime"
SEED = 7


@dataclass(frozen=True, slots=True)
class Load:
    """Seconds, requests and packed bytes before the board."""

    seconds: float
    requests: int
    size: int


def random_game(plies: int) -> str:
    """The moves of a game of this length, chosen by chance but the same every time, as in a PGN."""
    chance, board = random.Random(SEED), chess.Board()
    sans: list[str] = []
    while len(sans) < plies:
        move = chance.choice([*board.legal_moves])
        sans.append(board.san(move))
        board.push(move)
        if not any(board.legal_moves) or board.is_insufficient_material():
            board, sans = chess.Board(), []
    return " ".join(sans)


def reviewed(server: Server, pgn: str) -> str:
    """The path of a finished review."""
    key = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"nodes": 1000}})["id"]
    while get_json(f"{server.url}/api/reviews/{key}")["status"] != "done":
        time.sleep(0.2)
    return f"/r/{key}"


def load(browser: Browser, address: str) -> Load:
    """One first visit."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, extra_http_headers={"Accept-Encoding": "gzip"}
    )
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.add_init_script(MARK_BOARD)
    page.goto(address, timeout=120_000)
    requests, size = page.evaluate(LOADED_BEFORE_BOARD)
    seconds = page.evaluate(SHOWN) / 1000
    context.close()
    return Load(seconds, requests, size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times: int = parser.parse_args().times
    medians = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start_server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
        for plies in PLIES:
            address = f"{server.url}{reviewed(server, random_game(plies))}"
            loads = [load(browser, address) for _ in range(times)]
            median = statistics.median(one.seconds for one in loads)
            medians.append(median)
            print(
                f"{plies} plies: {median:.1f} s ({min(one.seconds for one in loads):.1f} to "
                f"{max(one.seconds for one in loads):.1f}), {loads[0].requests} requests, "
                f"{loads[0].size / 1000:.0f} KB"
            )
        browser.close()
        stop_server(server)
    print(f"the long game takes {medians[1] / medians[0]:.2f} times as long")


if __name__ == "__main__":
    main()
