"""What gunicorn is told: how many files, and what becomes of a connection that cannot be taken."""

from __future__ import annotations

import errno
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.programs.listening import PatientListener
from server.system.paths import ROOT
from tests.processes import Site, Web, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
FILES = resource.RLIMIT_NOFILE


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(tmp_path)
    yield made
    made.close()


def worker_of(web: Web) -> int:
    """gunicorn's worker, which serves."""
    pid = web.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


def test_a_web_process_opens_as_many_files_as_the_system_allows(site: Site) -> None:
    soft, hard = resource.getrlimit(FILES)
    resource.setrlimit(FILES, (min(256, hard), hard))
    try:
        web = site.web()
    finally:
        resource.setrlimit(FILES, (soft, hard))
    assert resource.prlimit(worker_of(web), FILES)[0] == hard


@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_a_web_process_goes_on_once_it_could_open_no_more(site: Site, mode: str) -> None:
    web = site.web(KIBITZ_ASYNC_MODE=mode)
    worker = worker_of(web)
    usual = resource.prlimit(worker, FILES)
    resource.prlimit(worker, FILES, (len(list(Path(f"/proc/{worker}/fd").iterdir())) + 5, usual[1]))
    with ExitStack() as held:

        def is_full() -> bool:  # it may have let go of some files meanwhile: one more each time
            held.enter_context(socket.create_connection(("127.0.0.1", web.port)))
            return "no connection can be taken" in web.log.read_text()

        wait_until(is_full, "the limit")
    resource.prlimit(worker, FILES, usual)
    wait_until(lambda: web.answers("/healthz"), "an answer", patience=30)
    assert worker_of(web) == worker
    assert web.log.read_text().count("no connection can be taken") == 1


def test_it_is_read_before_eventlet_patches_anything_and_loads_nothing_that_must_be() -> None:
    script = "import sys, server.programs.listening; print(*sorted(m for m in sys.modules if 'server' in m))"
    told = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "server.settings" not in told.stdout.split()


class Failing:
    """A listener of which each answer is an error."""

    def __init__(self, *errors: int) -> None:
        self.errors = list(errors)

    def accept(self) -> tuple[socket.socket, object]:
        raise OSError(self.errors.pop(0), "told by the test")


def test_what_cannot_be_taken_now_has_not_come_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    listener = PatientListener(Failing(errno.EMFILE, errno.ENFILE, errno.ECONNABORTED))
    for expected in (1, 2, 2):
        with pytest.raises(BlockingIOError):
            listener.accept()
        assert len(pauses) == expected, "one that the other side took back needs no pause"


def test_a_listener_that_is_closed_says_so() -> None:
    with pytest.raises(OSError) as told:
        PatientListener(Failing(errno.EBADF)).accept()
    assert told.value.errno == errno.EBADF


@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_no_orphan_keeps_the_port_of_a_web_process_that_is_killed(site: Site, mode: str) -> None:
    web = site.web(KIBITZ_ASYNC_MODE=mode)
    worker = worker_of(web)
    web.process.kill()
    web.process.wait()
    wait_until(lambda: not Path(f"/proc/{worker}").exists(), "the worker's end", patience=30)
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", web.port))
