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

from server.front.clients import Clients
from server.programs.listening import PatientListener, clients_of, pre_request
from server.settings import Settings
from server.system.paths import ROOT
from tests.processes import Site, Web, wait_until
from tests.sampling import first

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


@pytest.mark.parametrize("mode", first(1, ["eventlet", "threading"]))
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
    listener = PatientListener(Failing(errno.EMFILE, errno.ENFILE, errno.ECONNABORTED), Clients(10, None))
    for expected in (1, 2, 2):
        with pytest.raises(BlockingIOError):
            listener.accept()
        assert len(pauses) == expected, "one that the other side took back needs no pause"


def test_a_listener_that_is_closed_says_so() -> None:
    with pytest.raises(OSError) as told:
        PatientListener(Failing(errno.EBADF), Clients(10, None)).accept()
    assert told.value.errno == errno.EBADF


@pytest.mark.nightly
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


class Waiting:
    """A listener with these connections."""

    def __init__(self, *accepted: socket.socket) -> None:
        self.accepted = list(accepted)

    def accept(self) -> tuple[socket.socket, object]:
        if not self.accepted:
            raise BlockingIOError(errno.EWOULDBLOCK, "nobody")
        return self.accepted.pop(0), ("192.0.2.7", 1)


def test_a_connection_too_many_is_told_so_and_the_next_one_is_taken() -> None:
    clients = Clients(10, 1)
    pairs = [socket.socketpair() for _ in range(3)]
    listener = PatientListener(Waiting(*(ours for ours, _ in pairs)), clients)
    first, _ = listener.accept()
    with pytest.raises(BlockingIOError):
        listener.accept()
    for _, theirs in pairs[1:]:
        assert theirs.recv(1000).startswith(b"HTTP/1.1 503 ")
    first.close()
    assert len(clients) == 0
    for _, theirs in pairs:
        theirs.close()


def test_behind_a_proxy_no_address_is_held_to_a_number() -> None:
    assert clients_of(Settings(proxies=1))._per_address is None
    assert clients_of(Settings())._per_address == 128
    assert clients_of(Settings(connections=64))._per_address == 16


class Asked:
    def __init__(self, *headers: tuple[str, str]) -> None:
        self.headers = headers
        self.is_closed = False

    def force_close(self) -> None:
        self.is_closed = True


@pytest.mark.parametrize(
    ("header", "is_closed"),
    [
        (("CONTENT-LENGTH", "65536"), False),
        (("CONTENT-LENGTH", "65537"), True),
        (("TRANSFER-ENCODING", "chunked"), True),
        (("ACCEPT", "99999"), False),
    ],
)
def test_a_connection_ends_after_a_body_that_may_be_long(header: tuple[str, str], is_closed: bool) -> None:
    asked = Asked(header)
    pre_request(None, asked)  # type: ignore[arg-type]
    assert asked.is_closed is is_closed
