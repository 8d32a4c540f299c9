"""Kibitz's own processes for tests: as many webs and workers as a test wants, on one database,
each on a port of its own. They end with the test, and with the process of the tests."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from server.system.paths import ROOT
from tests.servers import end_with_parent, free_port

Json = dict[str, Any]
FAKE_ENGINE = ROOT / "tests" / "fake_uci.py"
PATIENCE = 180.0
"""Seconds after which a test has waited in vain."""
GENEROUS = {
    "KIBITZ_REVIEWS_PER_MINUTE": "1000",
    "KIBITZ_REVIEWS_PER_DAY": "10000",
    "KIBITZ_COLLECTIONS_PER_DAY": "1000",
    "KIBITZ_ATTEMPTS_PER_MINUTE": "10000",
    "KIBITZ_REVIEWS_RUNNING": "10",
    "KIBITZ_REVIEWS_WAITING": "100",
}
"""Rates and numbers that no test comes near."""


def wait_until(condition: Callable[[], object], what: str = "it", patience: float = PATIENCE) -> None:
    """Wait until `condition` holds; fail after a good while."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Process:
    """A `kibitz` command with its log."""

    def __init__(self, command: list[str], environment: dict[str, str], log: Path) -> None:
        self.log = log
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "server.cli", *command],
                cwd=ROOT,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=end_with_parent,
            )

    def is_running(self) -> bool:
        return self.process.poll() is None

    def stop(self) -> int:
        """End it in good order -> its exit status."""
        if self.is_running():
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def kill(self) -> None:
        """kill -9, it and its children."""
        if self.is_running():
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Client:
    """Asks the web process at `url`."""

    url: str

    def answers(self, path: str) -> bool:
        """Whether `path` is answered with 200."""
        try:
            return self.request(path)[0] == 200
        except OSError:
            return False

    def request(
        self, path: str, body: Json | None = None, method: str | None = None, token: str = ""
    ) -> tuple[int, Json]:
        """The status and the JSON of the answer. Raises OSError where nobody answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **({"X-Delete-Token": token} if token else {})}
        asked = urllib.request.Request(f"{self.url}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                text = answer.read()
                return answer.status, json.loads(text) if text.startswith(b"{") else {}
        except urllib.error.HTTPError as error:
            with error:
                text = error.read()
            return error.code, json.loads(text) if text.startswith(b"{") else {}


class Web(Process, Client):
    """A web process at `url`."""

    def __init__(self, environment: dict[str, str], log: Path, port: int = 0) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        super().__init__(["web"], {**environment, "KIBITZ_PORT": str(self.port)}, log)

    def wait_until_up(self) -> None:
        wait_until(lambda: not self.is_running() or self.answers("/healthz"), f"the web:\n{self.log}")
        assert self.is_running(), f"the web did not come up:\n{self.log.read_text()}"


class Site:
    """What runs on one database. `environment`: the settings that all processes share."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            **GENEROUS,
            "KIBITZ_CORES": "1",
            "KIBITZ_DATA_DIR": str(folder / "data"),
            **settings,
        }
        self.processes: list[Process] = []

    def use_fake_engine(self, *options: str) -> None:
        """A small UCI program in place of an engine, with the options of fake_uci.py."""
        engine = self.folder / "engine"
        engine.write_text(f"#!/bin/sh\nexec {sys.executable} {FAKE_ENGINE} {' '.join(options)}\n")
        engine.chmod(0o755)
        self.environment["KIBITZ_ENGINE"] = str(engine)

    def web(self, port: int = 0, **settings: str) -> Web:
        """Start one more web and wait until it answers."""
        web = self._begin_web(port, settings)
        web.wait_until_up()
        return web

    def two_webs(self) -> tuple[Web, Web]:
        """Start two at once. From this thread: a process ends with the thread that started it."""
        pair = self._begin_web(0, {}), self._begin_web(0, {})
        for web in pair:
            web.wait_until_up()
        return pair

    def _begin_web(self, port: int, settings: dict[str, str]) -> Web:
        web = Web({**self.environment, **settings}, self._log("web"), port)
        self.processes.append(web)
        return web

    def worker(self, **settings: str) -> Process:
        """Start one more worker."""
        worker = Process(["worker"], {**self.environment, **settings}, self._log("worker"))
        self.processes.append(worker)
        return worker

    def close(self) -> None:
        for process in self.processes:
            process.kill()

    def logs(self) -> str:
        """All that the processes have said."""
        return "\n".join(f"{process.log.name}:\n{process.log.read_text()}" for process in self.processes)

    def _log(self, name: str) -> Path:
        return self.folder / f"{name}-{len(self.processes)}.log"
