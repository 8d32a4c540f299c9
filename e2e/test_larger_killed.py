"""Everything that a larger site is made of, nginx with the set-up of `deploy/` before it, each killed in turn
while a browser watches a review through nginx: the page ends with what an undisturbed review shows."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import ROOT, in_one_browser
from e2e.review_page import classes, post_json, wait_until_reviewed
from tests import nginx
from tests.processes import PATIENCE, Process, Site, Web, wait_until
from tests.servers import PostgresServer, end_with_parent, free_port, postgres

GAME = (ROOT / "tests" / "data" / "games" / "00.pgn").read_text()
OPTIONS = {"nodes": 60_000}
PIECES = ("first web", "second web", "first worker", "second worker", "postgresql", "nginx")


class Nginx:
    """nginx on a port that stays its own."""

    def __init__(self, folder: Path, webs: tuple[Web, Web]) -> None:
        self._folder = folder
        self._port = free_port()
        self._main = nginx.lay_out(folder, self._port, [web.port for web in webs])
        self.url = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert nginx.PROGRAM, "nginx is missing: run scripts/test-tools.sh"
        log = ["-e", str(self._folder / "error.log")]
        self._process = subprocess.Popen(
            [nginx.PROGRAM, "-c", str(self._main), "-p", str(self._folder), *log], preexec_fn=end_with_parent
        )
        nginx.wait_until_it_listens(self._port)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(30)


@dataclass
class Larger:
    """All of it. `url`: nginx's."""

    site: Site
    webs: list[Web]
    workers: list[Process]
    postgresql: PostgresServer
    nginx: Nginx

    @property
    def url(self) -> str:
        return self.nginx.url

    def kill(self, piece: str) -> None:
        """End a piece as it would end by itself: without a word. Then start it again."""
        if piece == "postgresql":
            self.postgresql.kill()
            self.postgresql.start()
        elif piece == "nginx":
            self.nginx.stop()
            self.nginx.start()
        else:
            self._kill_process(0 if piece.startswith("first") else 1, piece.endswith("web"))

    def _kill_process(self, number: int, is_web: bool) -> None:
        if is_web:
            self.webs[number].kill()
            self.webs[number] = self.site.web(self.webs[number].port)
        else:
            self.workers[number].kill()
            self.workers[number] = self.site.worker()


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Larger]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        site = Site(tmp_path_factory.mktemp("soak"), KIBITZ_DATABASE_URL=database.fresh(), KIBITZ_PROXIES="1")
        stack.callback(site.close)
        webs = site.two_webs()
        front = Nginx(tmp_path_factory.mktemp("nginx"), webs)
        front.start()
        stack.callback(front.stop)
        yield Larger(site, list(webs), [site.worker(), site.worker()], database, front)
        assert "Traceback" not in site.logs(), site.logs()


def start(larger: Larger) -> str:
    made: str = post_json(f"{larger.url}/api/reviews", {"pgn": GAME, "options": OPTIONS})["id"]
    return made


def watch(page: Page, larger: Larger, disturb: Callable[[], None]) -> list[str | None]:
    """Watch a review from its beginning to its end; in its middle `disturb` -> the classes that are shown."""
    page.goto(f"{larger.url}/r/{start(larger)}")
    page.wait_for_function(
        "() => document.querySelectorAll('button.move[data-class]').length > 10", timeout=1000 * PATIENCE
    )
    disturb()
    wait_until_reviewed(page)
    return classes(page)


@pytest.fixture(scope="module")
def whole(larger: Larger) -> Iterator[list[str]]:
    """Filled by the first review, which nobody disturbs."""
    yield []


@pytest.mark.nightly
@in_one_browser
@pytest.mark.parametrize("piece", ["nothing", *PIECES])
def test_whatever_is_killed_the_watcher_sees_the_whole_review(
    page: Page, larger: Larger, whole: list[str | None], piece: str
) -> None:
    if not whole:
        whole += watch(page, larger, lambda: None)
    if piece != "nothing":
        assert watch(page, larger, lambda: larger.kill(piece)) == whole
    assert None not in whole
    wait_until(lambda: all(web.answers("/healthz") for web in larger.webs), "both webs")
