"""The running service, measured from outside: `python -m bench.service`.

Starts `kibitz serve` with an empty folder, presses Review in Chromium and takes the time until the first
label of the engine is on the page, then the same by the API; in brackets, as a multiple of what a bare engine
needs for one position. Then runs reviews in a row and reads the memory of web and worker, without the
engines: in MiB, and as a ratio to a process that has loaded their libraries and does nothing. The last line
is of an idle Kibitz, which has freed what it can load again.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.engine_speed import GAME, bare_speed_of_game, read_boards
from bench.visitors import STATIC
from e2e.conftest import CHROMIUM_ARGS, Server, chromium_path, start_server, stop_server
from e2e.review_page import finished_state, get_json, post_json
from server.analysis.engine.budget import PRESETS
from server.analysis.engine.locate import resolve_engine

BARE = "import chess, flask, flask_socketio, sqlalchemy; print(flush=True); input()"
IDLE = 15.0
"""Seconds after which a worker is idle for good (`server/work/worker.py`)."""
NOTE_PRESS = """() => document.querySelector("form").addEventListener("submit", () => {
  window.pressed = performance.now();
})"""
FIRST_LABEL = """() => {
  const labels = [...document.querySelectorAll("button.move[data-class]")].map(move => move.dataset.class);
  return labels.some(label => !["theory", "forced"].includes(label)) && performance.now();
}"""


def first_label(page: Page, url: str, pgn: str) -> float:
    """Milliseconds from the press of Review to the first engine label in the list of moves."""
    page.goto(url)
    page.locator("#pgn").fill(pgn)
    page.evaluate(NOTE_PRESS)
    page.get_by_role("button", name="Review").click()
    seen = page.wait_for_function(FIRST_LABEL, polling="raf", timeout=60_000).json_value()
    return float(seen) - float(page.evaluate("window.pressed"))


def measure_first_labels(server: Server, pgn: str, times: int) -> list[float]:
    """`first_label` in a fresh page each time; the review is stopped afterwards."""
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
        for _ in range(times):
            page = browser.new_page()
            found.append(first_label(page, server.url, pgn))
            page.get_by_role("button", name="Stop").click()
            page.locator(".status[data-phase='stopped']").wait_for()
            page.close()
        browser.close()
    return found


def first_label_by_api(server: Server, pgn: str) -> float:
    """Milliseconds from the sending of a game to its first engine label, asked for ten times a second; the
    review is run to its end afterwards."""
    began, after = time.monotonic(), 0
    key = post_json(f"{server.url}/api/reviews", {"pgn": pgn})["id"]
    while True:
        for event in get_json(f"{server.url}/api/reviews/{key}/events?after={after}")["events"]:
            after = event["seq"]
            if event["type"] == "move" and event["classification"] not in STATIC:
                found = 1000 * (time.monotonic() - began)
                finished_state(server.url, key)
                return found
        time.sleep(0.1)


def run_review(server: Server, pgn: str, nodes: int) -> None:
    """One review from its POST to its end."""
    key = post_json(f"{server.url}/api/reviews", {"pgn": pgn, "options": {"nodes": nodes}})["id"]
    finished_state(server.url, key)


def memory(server: Server) -> dict[str, float]:
    """Resident MiB of the worker and of the web processes together."""
    worker = server.worker_pids()
    children = _children(server.process.pid)
    web = [pid for pid in children if pid not in worker]
    web += [grandchild for pid in web for grandchild in _children(pid)]
    return {"worker": sum(map(_resident, worker)), "web": sum(map(_resident, web))}


def bare_memory() -> float:
    """MiB of a process that has loaded the libraries of the web."""
    with subprocess.Popen([sys.executable, "-c", BARE], stdin=-1, stdout=-1) as process:
        assert process.stdout
        process.stdout.readline()
        found = _resident(process.pid)
        process.kill()
    return found


def tell_labels(where: str, labels: Sequence[float], position: float) -> None:
    """Print a line of first labels, in milliseconds; `position`: seconds of a bare engine's search."""
    told = ", ".join(f"{label / 1000:.2f} ({label / 1000 / position:.1f})" for label in labels)
    print(f"first engine label {where}: {told} s", flush=True)


def tell_memory(what: str, now: Mapping[str, float], bare: float) -> None:
    """Print a line of what `memory` has found."""
    told = ", ".join(f"{name} {size:.0f} MiB ({size / bare:.2f})" for name, size in now.items())
    print(f"{what}: {told}", flush=True)


def _children(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(child) for child in found.stdout.split()]


def _resident(pid: int) -> float:
    """Proportional set size in MiB: shared pages are counted once among the processes that share them."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError(f"the memory of process {pid} cannot be read")


def main() -> None:
    parser = argparse.ArgumentParser(description="First label on the page, and memory over reviews in a row")
    parser.add_argument("--reviews", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=20_000, help="nodes a position in the memory test")
    given = parser.parse_args()

    pgn = GAME.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(Path(folder))
        try:
            time.sleep(3)  # the engines are warmed in the background
            spec, boards = resolve_engine("auto"), read_boards(GAME)
            speed = bare_speed_of_game(spec, boards, PRESETS["standard"], 1, 2)
            position = PRESETS["standard"] / speed
            print(f"a position of {PRESETS['standard']:,} nodes takes a bare engine {position:.2f} s (1.0)")
            tell_labels("on the page", measure_first_labels(server, pgn, 5), position)
            tell_labels("by the API", [first_label_by_api(server, pgn) for _ in range(5)], position)
            bare = bare_memory()
            print(f"a process with the libraries alone: {bare:.0f} MiB (1.00)")
            for number in range(1, given.reviews + 1):
                run_review(server, pgn, given.nodes)
                if number in (1, 5, 10, 15, given.reviews):
                    tell_memory(f"after {number:>2} reviews", memory(server), bare)
            time.sleep(IDLE)
            tell_memory("idle", memory(server), bare)
        finally:
            stop_server(server)


if __name__ == "__main__":
    main()
