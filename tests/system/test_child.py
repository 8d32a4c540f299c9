"""A child process: it answers, it is ended, it ends with its parent."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest

from server.system.child import Child, KeptChild, serve
from server.system.paths import ROOT

MODULE = "tests.echoing"


@pytest.fixture
def echo() -> Iterator[Child]:
    made = Child(MODULE, ["!"])
    yield made
    made.end()


def test_it_says_that_it_is_ready_and_answers_in_turn(echo: Child) -> None:
    assert echo.hear(60) == b""
    assert [echo.ask(word, 60) for word in (b"one", b"", b"x" * 3_000_000)] == [
        b"one!",
        b"!",
        b"x" * 3_000_000 + b"!",
    ]


def test_one_that_does_not_answer_is_given_up(echo: Child) -> None:
    echo.hear(60)
    os.kill(echo.process.pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError):
        echo.ask(b"one", 0.05)


def test_one_that_has_gone_is_told_apart(echo: Child) -> None:
    echo.hear(60)
    echo.process.kill()
    echo.process.wait()
    with pytest.raises(ConnectionError):
        echo.ask(b"one", 60)


def test_the_end_of_the_parent_is_its_own() -> None:
    """The parent is killed, so that it can tell nobody."""
    script = (
        "import os, signal\n"
        "from server.system.child import Child\n"
        f"made = Child({MODULE!r}, ['!'])\n"
        "made.hear(60)\n"
        "print(made.process.pid, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE)
    out, _ = parent.communicate()  # the child has the same end of the pipe: this returns when both have gone
    assert int(out)
    assert parent.returncode == -signal.SIGKILL


def test_ctrl_c_is_for_the_parent(echo: Child) -> None:
    echo.hear(60)
    echo.process.send_signal(signal.SIGINT)
    assert echo.ask(b"one", 60) == b"one!"


def test_one_that_nobody_asks_ends_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "nice", lambda niceness: niceness)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    ours, theirs = socket.socketpair()
    with ours:
        serve(str(theirs.detach()), lambda request: request, niceness=0, idle=0.01)
        assert ours.recv(100) == bytes(8), "it is ready"
        assert ours.recv(1) == b""


def test_one_that_is_kept_is_replaced_where_it_has_gone() -> None:
    kept = KeptChild(MODULE, ["!"], start=60)
    assert kept.child is None
    assert kept.ask(b"one", 60) == b"one!"
    first = kept.begin()
    first.process.kill()
    first.process.wait()
    assert kept.ask(b"two", 60) == b"two!"
    assert kept.begin() is not first
    kept.end()
    assert kept.child is None


def test_one_that_hangs_is_ended_and_its_answer_comes_to_nobody() -> None:
    kept = KeptChild(MODULE, ["!"], start=60)
    kept.ask(b"one", 60)
    os.kill(kept.begin().process.pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError):
        kept.ask(b"two", 0.05)
    assert kept.child is None
    assert kept.ask(b"three", 60) == b"three!"
    kept.end()
