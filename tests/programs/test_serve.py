from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from server.programs.serve import Policy, Probe, ServedProcess, Supervisor, _reachable
from server.system.paths import ROOT
from tests.processes import PATIENCE, Client, is_alive, wait_until
from tests.servers import free_port

QUICK = Policy(delays=(0.05, 0.1), settled_after=60, stop_timeout=5, poll=0.02)
NOTES_ITS_START = """
import os, pathlib, sys, time
with open(sys.argv[1], "a") as file:
    file.write(f"{os.getpid()}\\n")
time.sleep(60)
"""
STUBBORN = """
import pathlib, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
pathlib.Path(sys.argv[1]).write_text(f"{helper.pid}\\n")
time.sleep(60)
"""


def starts(note: Path) -> list[int]:
    return [int(line) for line in note.read_text().split()] if note.exists() else []


def child(code: str, note: Path) -> ServedProcess:
    return ServedProcess("worker", [sys.executable, "-c", code, str(note)])


def run_until(supervisor: Supervisor, condition: Callable[[], bool]) -> None:
    """Run until `condition`, or fail after a good while."""
    deadline = time.monotonic() + 30
    supervisor.run(lambda: not condition() and time.monotonic() < deadline)
    assert condition()


def test_a_process_that_is_killed_is_started_again(tmp_path: Path) -> None:
    note = tmp_path / "starts"
    supervisor = Supervisor([child(NOTES_ITS_START, note)], QUICK)
    killed: set[int] = set()

    def kill_twice() -> bool:
        for pid in starts(note)[:2]:
            if pid not in killed:
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)
        return len(starts(note)) == 3

    run_until(supervisor, kill_twice)
    wait_for(lambda: not any(is_alive(pid) for pid in starts(note)))


def test_the_delay_grows_with_each_death_and_is_forgotten_after_a_while(tmp_path: Path) -> None:
    dying = child("", tmp_path / "none")
    dying.policy = Policy(delays=(1.0, 5.0), settled_after=60)
    dues = []
    for lived in (0.0, 1.0, 2.0, 61.0):
        dying.process = subprocess.Popen([sys.executable, "-c", ""], start_new_session=True)
        dying.process.wait()
        dying.started = 1000.0
        dying._note_death(1, 1000.0 + lived)
        dues.append(dying.due - 1000.0 - lived)
    assert dues == [1.0, 5.0, 5.0, 1.0]


def test_a_process_that_will_not_end_is_killed_with_its_helpers(tmp_path: Path) -> None:
    note = tmp_path / "helper"
    stubborn = child(STUBBORN, note)
    policy = Policy(delays=(0.05,), stop_timeout=0.5, poll=0.02)
    run_until(Supervisor([stubborn], policy), lambda: bool(starts(note)))
    assert stubborn.process is not None
    assert stubborn.process.returncode == -signal.SIGKILL
    wait_for(lambda: not is_alive(starts(note)[0]))  # SIGKILL is sent; the kernel takes its time


def test_what_a_dead_process_left_behind_is_ended(tmp_path: Path) -> None:
    note = tmp_path / "helper"
    stubborn = child(STUBBORN, note)
    killed: list[int] = []

    def helper_is_gone() -> bool:
        if starts(note) and not killed and stubborn.process is not None:
            killed.append(starts(note)[0])
            os.kill(stubborn.process.pid, signal.SIGKILL)
        return bool(killed) and not is_alive(killed[0])

    run_until(Supervisor([stubborn], QUICK), helper_is_gone)


def test_stop_ends_the_supervisor_from_another_thread(tmp_path: Path) -> None:
    note = tmp_path / "starts"
    supervisor = Supervisor([child(NOTES_ITS_START, note)], QUICK)
    timer = threading.Timer(0.3, supervisor.stop)
    timer.start()
    supervisor.run()
    timer.join()
    wait_for(lambda: not any(is_alive(pid) for pid in starts(note)))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child that its parent died")
def test_the_children_of_a_killed_supervisor_end(tmp_path: Path) -> None:
    note = tmp_path / "starts"
    code = (
        "import sys; from pathlib import Path; from server.programs.serve import *;"
        f"worker = ServedProcess('worker', [sys.executable, '-c', {NOTES_ITS_START!r}, {str(note)!r}]);"
        "Supervisor([worker]).run()"
    )
    supervisor = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    wait_for(lambda: len(starts(note)) == 1)
    supervisor.kill()
    supervisor.wait()
    wait_for(lambda: not is_alive(starts(note)[0]))


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


def test_a_port_in_use_ends_the_command_at_once(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        environment = {
            **os.environ,
            "KIBITZ_PORT": str(taken.getsockname()[1]),
            "KIBITZ_DATA_DIR": str(tmp_path),
        }
        done = subprocess.run(
            [sys.executable, "-m", "server.cli", "serve"],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("kibitz: Kibitz cannot listen on")
    assert "Traceback" not in done.stderr


def test_an_address_for_all_is_asked_and_shown_as_one_that_can_be_opened() -> None:
    assert _reachable("0.0.0.0") == "127.0.0.1"
    assert _reachable("::") == "::1"
    assert _reachable("chess.example") == "chess.example"


@pytest.mark.nightly
def test_a_relative_data_folder_is_that_of_whoever_calls(tmp_path: Path) -> None:
    """Web and worker run in the program's own folder."""
    port = free_port()
    environment = {**os.environ, "KIBITZ_PORT": str(port), "KIBITZ_DATA_DIR": "lab/var"}
    environment["PYTHONPATH"] = str(ROOT)
    command = [sys.executable, "-m", "server.cli"]
    server = subprocess.Popen([*command, "serve"], cwd=tmp_path, env=environment)
    try:
        web = Client()
        web.url = f"http://127.0.0.1:{port}"
        wait_until(lambda: web.answers("/healthz"))
        assert web.request("/api/reviews", {"pgn": "1. e4 *"})[0] == 201
        subprocess.run([*command, "backup", "copy.db"], cwd=tmp_path, env=environment, check=True)
    finally:
        server.terminate()
        server.wait(PATIENCE)
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM reviews").fetchone() == (1,)


def urls(folder: Path) -> dict[str, Any]:
    return {"database_url": f"sqlite:///{folder}/kibitz.db"}


class Health(BaseHTTPRequestHandler):
    """What is said of a site whose database is down, unless nothing is said."""

    speaks = threading.Event()
    asked = 0

    def do_GET(self) -> None:
        Health.asked += 1
        if self.speaks.wait(30):
            self.send_response(503)
            self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def port() -> Iterator[int]:
    Health.speaks.set()
    Health.asked = 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), Health)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server.server_address[1]
    Health.speaks.set()
    server.shutdown()
    thread.join()
    server.server_close()


def test_any_answer_is_one(port: int) -> None:
    probe = Probe("127.0.0.1", port)
    probe.begin()
    wait_until(lambda: probe.has_answered)


def test_it_asks_until_there_is_an_answer(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.programs.serve._PROBE_PATIENCE", 0.05)
    Health.speaks.clear()
    probe = Probe("127.0.0.1", port)
    probe.begin()
    wait_until(lambda: Health.asked > 1)
    assert not probe.has_answered
    Health.speaks.set()
    wait_until(lambda: probe.has_answered)


def test_one_that_is_not_up_yet_is_asked_again() -> None:
    probe = Probe("127.0.0.1", free_port())
    assert not probe._answers()
