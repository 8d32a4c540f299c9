"""Whether a hostile text holds others up: `python -m bench.hostile`.

Starts the web process with an empty folder, asks `/healthz` every 20 ms, first alone, then while each text of
`tests/data/hostile` is posted in turn, and prints how long the answers took, in both async modes.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from server.system.paths import ROOT
from tests.hostile import Hostile, hostile_texts

PAUSE = 0.02
PATIENCE = 60.0
MODES = ("eventlet", "threading")
GENEROUS = ("REVIEWS_PER_MINUTE", "REVIEWS_PER_DAY", "ATTEMPTS_PER_MINUTE", "COLLECTIONS_PER_DAY")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def web(mode: str, folder: Path) -> Iterator[str]:
    """The web process alone, as `kibitz web` starts it; its address."""
    port = free_port()
    environment = {
        **os.environ,
        "KIBITZ_PORT": str(port),
        "KIBITZ_DATA_DIR": str(folder),
        "KIBITZ_ASYNC_MODE": mode,
        "KIBITZ_LOG_LEVEL": "ERROR",
        "KIBITZ_REVIEWS_WAITING": "100000",
        **{f"KIBITZ_{name}": "100000" for name in GENEROUS},
    }
    command = [sys.executable, "-W", "ignore", "-m", "server.cli", "web"]
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        wait_until_it_answers(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def wait_until_it_answers(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            ask(f"{url}/healthz")
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def ask(url: str, text: Hostile | None = None) -> int:
    """The status of the answer."""
    headers = {"Content-Type": text.content_type, **text.headers} if text else {}
    request = urllib.request.Request(url, data=text.body() if text else None, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            response.read()
            return int(response.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def answers_while(url: str, work: Callable[[], object]) -> list[float]:
    """Milliseconds of each answer of /healthz while `work` is done; each is asked for by itself."""
    found: list[float] = []
    done = threading.Event()

    def look() -> None:
        while not done.is_set():
            began = time.perf_counter()
            ask(f"{url}/healthz")
            found.append((time.perf_counter() - began) * 1000)
            done.wait(PAUSE)

    looker = threading.Thread(target=look)
    looker.start()
    try:
        work()
    finally:
        done.set()
        looker.join()
    return found


def told(name: str, found: list[float]) -> str:
    in_order = sorted(found)
    p50, p99 = (in_order[int(len(in_order) * share)] for share in (0.5, 0.99))
    return f"{name:34} {len(found):>6} {p50:>8.1f} {p99:>8.1f} {in_order[-1]:>8.1f}"


def measure(url: str, texts: list[Hostile], idle: float) -> None:
    """Print a line for nothing, one for all texts, and the five that held others up longest."""
    warm = next(text for text in texts if text.name == "six hundred plies")
    ask(url + warm.address, warm)  # the first child has loaded the program now
    alone = answers_while(url, lambda: time.sleep(idle))
    by_text: dict[str, list[float]] = {}
    worst_status = 0
    for text in texts:
        statuses: list[int] = []
        posts = lambda text=text, statuses=statuses: statuses.append(ask(url + text.address, text))  # noqa: E731
        by_text[text.name] = answers_while(url, posts)
        worst_status = max(worst_status, *statuses)
    every = [each for found in by_text.values() for each in found]
    print(told("nothing", alone))
    print(told(f"{len(texts)} hostile texts", every))
    for name in sorted(by_text, key=lambda name: -max(by_text[name]))[:5]:
        print(told(f"  {name}", by_text[name]))
    print(f"worst status: {worst_status}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--idle", type=float, default=10.0, help="seconds of asking without a text")
    parser.add_argument("--texts", type=int, default=None, help="so many of the texts")
    parser.add_argument("--mode", choices=MODES, action="append")
    given = parser.parse_args()
    for mode in given.mode or MODES:
        print(f"{mode}: ms until /healthz answers while there is")
        print(f"{'':34} {'asked':>6} {'p50':>8} {'p99':>8} {'max':>8}")
        with tempfile.TemporaryDirectory() as folder, web(mode, Path(folder)) as url:
            measure(url, hostile_texts()[: given.texts], given.idle)


if __name__ == "__main__":
    main()
