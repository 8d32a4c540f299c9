"""The real thing: `kibitz serve` with its worker and Stockfish, and Debian's Chromium.

With KIBITZ_E2E_BROWSER=firefox (`make nightly`) it is Debian's Firefox.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from endgames.paths import COMPILED, COMPILED_VARIABLE
from server.analysis.engine.budget import PRESETS
from server.system.paths import BUILT
from tests.processes import GENEROUS
from tests.scratch import use_memory
from tests.servers import free_port
from tests.stub_sites import StubSites, stub_sites
from tests.tuned import tuned

os.environ.setdefault(COMPILED_VARIABLE, str(COMPILED))  # compiled once for all
use_memory()
PATIENCE = 60_000
"""Milliseconds after which something on a page was waited for in vain."""
ROOT = Path(__file__).resolve().parents[1]
BROWSER = os.environ.get("KIBITZ_E2E_BROWSER") or "chromium"
FIREFOX_PREFERENCES: dict[str, str | float | bool] = {
    "dom.events.testing.asyncClipboard": True,
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
}
"""It knows no permission for the clipboard that could be granted. Without a screen it reports no pointer:
here it gets a mouse (fine, hovers), as Chromium has."""
chromium_only = pytest.mark.skipif(BROWSER != "chromium", reason="the driver of this browser cannot do it")
in_one_browser = pytest.mark.skipif(BROWSER != "chromium", reason="slow, and much the same in each browser")
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def holding(**items: str) -> str:
    """A script for every page, after which the browser holds these items of Kibitz's storage; an empty page
    has none, and Firefox says so by an error."""
    pairs = json.dumps([[f"kibitz:{name}", value] for name, value in items.items()])
    return f"try {{ for (const pair of {pairs}) localStorage.setItem(...pair); }} catch {{}}"


@dataclass
class Server:
    """A running `kibitz serve`."""

    process: subprocess.Popen[bytes]
    url: str
    data_dir: Path
    log: Path

    def worker_pids(self) -> list[int]:
        """The processes of the worker, found as children of the supervisor."""
        found = subprocess.run(
            ["pgrep", "-P", str(self.process.pid), "-f", "worker"],
            capture_output=True,
            text=True,
            check=False,
        )
        return [int(pid) for pid in found.stdout.split()]


def start_server(data_dir: Path, **settings: str) -> Server:
    """Start `kibitz serve` on a free port, or that of the settings, and wait until it answers."""
    assert (BUILT / "viewer" / "kibitz-viewer.js").exists(), "built/viewer is missing: run `make setup`"
    port = int(settings.get("KIBITZ_PORT") or free_port())
    data_dir.mkdir(parents=True, exist_ok=True)
    environment = {
        **os.environ,
        "KIBITZ_PORT": str(port),
        "KIBITZ_DATA_DIR": str(data_dir),
        **GENEROUS,
        **settings,
    }
    log = data_dir / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "server.cli", "serve"],
            cwd=ROOT,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    server = Server(process, f"http://127.0.0.1:{port}", data_dir, log)
    _wait_until_up(server)
    return server


def _wait_until_up(server: Server) -> None:
    deadline = time.monotonic() + 10 * 60
    while time.monotonic() < deadline:
        if server.process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{server.url}/healthz", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"the server did not come up:\n{server.log.read_text()}")


def stop_server(server: Server) -> None:
    """End it as Ctrl-C would, and insist that it goes."""
    server.process.send_signal(signal.SIGINT)
    server.process.wait(timeout=60)


def launch_chromium(playwright: Playwright) -> Browser:
    """Debian's Chromium."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)


def launch_firefox(playwright: Playwright) -> Browser:
    """Debian's Firefox, by WebDriver BiDi."""
    executable = shutil.which("firefox-esr") or shutil.which("firefox")
    assert executable, "Firefox is missing: run scripts/test-tools.sh"
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=executable, firefox_user_prefs=FIREFOX_PREFERENCES
    )


def chromium_path() -> str:
    """Where Debian's Chromium lies: the build without a window, a quarter cheaper, where it is installed."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    executable = next(filter(None, map(shutil.which, names)), None)
    assert executable, "Chromium is missing: run scripts/test-tools.sh"
    return executable


@pytest.fixture(autouse=True, scope="session")
def patience() -> None:
    """What a page shows may take a while on a busy machine, where a library or the engine is wanted first."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def sites() -> Iterator[StubSites]:
    """Where `server` asks for games in place of lichess and chess.com."""
    with stub_sites() as sites:
        yield sites


QUICK = {"server.analysis.engine.budget.PRESETS": {**PRESETS, "fast": 10_000}}
"""Most tests that paste a game wait for its fast review, and look at nothing that its nodes change."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, sites: StubSites) -> Iterator[Server]:
    """One server for all tests that do not break it."""
    running = start_server(tmp_path_factory.mktemp("kibitz"), **tuned(**QUICK, **sites.addresses))
    yield running
    stop_server(running)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, put right for Firefox as it is released (firefox.cjs)."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NODE_OPTIONS", f"--require {Path(__file__).with_name('firefox.cjs')}")
        manager = sync_playwright()
        playwright = manager.start()
    yield playwright
    playwright.stop()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium (Playwright's own cannot be downloaded everywhere), or the one that was asked for."""
    launch = {"chromium": launch_chromium, "firefox": launch_firefox}[BROWSER]
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh browser profile. Without the service worker, whose requests a test could not catch
    (test_offline.py looks at it)."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def german(browser: Browser) -> Iterator[Page]:
    """A page of a person whose browser asks for German."""
    context = browser.new_context(locale="de-DE", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which any uncaught error or CSP complaint fails the test."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console",
        lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None,
    )
    yield page
    assert not faults, faults
