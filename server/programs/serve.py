"""`kibitz serve`: web and worker as two processes, supervised.

Starts them, prints the address once the web answers, restarts the one that died (with growing delays), and
ends both. A web process whose event loop stands still is ended by gunicorn (`web_command`). Knows nothing of
reviews."""

from __future__ import annotations

import http.client
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from server.programs.start_check import check_apart
from server.programs.web import ENVIRONMENT, FREEING, check_port, web_command
from server.settings import Settings
from server.system.ending import end_on_signal, end_with_parent
from server.system.paths import BUILT, PACKAGES
from server.web.files.bundles import read_bundles

_log = logging.getLogger(__name__)

DELAYS = (0.2, 1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds before a restart, by the number of deaths in a row."""
_SETTLED_AFTER = 60.0
"""Seconds of life after which earlier deaths are forgotten."""
_STOP_TIMEOUT = 10.0
"""Seconds that a process has to end in good order."""
_POLL = 0.1
_PROBE_PAUSE = 0.2
"""Seconds between two questions whether the web process answers."""
_PROBE_PATIENCE = 10.0
"""Seconds for an answer."""


@dataclass(frozen=True, slots=True)
class Policy:
    """When to restart and how long to wait, in seconds."""

    delays: Sequence[float] = DELAYS
    settled_after: float = _SETTLED_AFTER
    stop_timeout: float = _STOP_TIMEOUT
    poll: float = _POLL


@dataclass(slots=True)
class ServedProcess:
    """A process that should run. `deaths` in a row; `due`: when it is to be started again (monotonic
    seconds)."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None
    started: float = 0.0
    deaths: int = 0
    due: float = 0.0
    policy: Policy = field(default_factory=Policy)

    def start(self) -> None:
        # A session of its own: Ctrl-C in the terminal is for the supervisor, which ends its children in
        # order.
        self.process = subprocess.Popen(
            self.command,
            cwd=PACKAGES,
            env={**os.environ, **self.environment},
            start_new_session=True,
            preexec_fn=end_with_parent,
        )
        self.started = time.monotonic()

    def tend(self) -> None:
        """Start it if it is due, note it if it died."""
        now = time.monotonic()
        if self.process is None:
            if now >= self.due:
                self.start()
        elif (status := self.process.poll()) is not None:
            self._note_death(status, now)

    def _note_death(self, status: int, now: float) -> None:
        if now - self.started > self.policy.settled_after:
            self.deaths = 0
        self._end_group()
        delay = self.policy.delays[min(self.deaths, len(self.policy.delays) - 1)]
        self.deaths += 1
        self.process, self.due = None, now + delay
        _log.error("the %s ended (%s); it is started again in %.1f s", self.name, status, delay)

    def signal(self, number: int) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    def wait(self, deadline: float) -> None:
        """Wait until it has ended; past `deadline` it is killed, with all that is left of its session."""
        if self.process is None:
            return
        try:
            self.process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            _log.warning("the %s does not end; it is killed", self.name)
        self._end_group()
        self.process.wait()

    def _end_group(self) -> None:
        """Kill the rest of its session: a web worker whose master died would keep the port."""
        assert self.process is not None
        with suppress(ProcessLookupError):  # nothing is left
            os.killpg(self.process.pid, signal.SIGKILL)


class Supervisor:
    """Keeps `children` running until `stop`."""

    def __init__(self, children: Sequence[ServedProcess], policy: Policy | None = None) -> None:
        self._children = children
        self._policy = policy or Policy()
        self._stopping = threading.Event()
        for child in children:
            child.policy = self._policy

    def stop(self) -> None:
        self._stopping.set()

    def run(self, on_tick: Callable[[], bool] = lambda: True) -> None:
        """Block until `stop`, or until `on_tick`, asked after each look at the children, says False."""
        try:
            while not self._stopping.is_set():
                for child in self._children:
                    child.tend()
                if not on_tick():
                    break
                self._stopping.wait(self._policy.poll)
        finally:
            self._end()

    def _end(self) -> None:
        for child in self._children:
            child.signal(signal.SIGTERM)
        deadline = time.monotonic() + self._policy.stop_timeout
        for child in self._children:
            child.wait(deadline)


class Probe:
    """Asks at `host` and `port`, in a thread of its own, until the web process answers."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self.has_answered = False

    def begin(self) -> None:
        """Ask from now on, until there is an answer."""
        threading.Thread(target=self._run, name="probe", daemon=True).start()

    def _run(self) -> None:
        while not self._answers():
            time.sleep(_PROBE_PAUSE)
        self.has_answered = True

    def _answers(self) -> bool:
        """Whatever the answer is: that the database is down is one."""
        connection = http.client.HTTPConnection(self._host, self._port, timeout=_PROBE_PATIENCE)
        try:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()
        return True


class _Greeter:
    """Prints the address once the web answers; gives up if the web dies before it ever did."""

    def __init__(self, web: ServedProcess, probe: Probe, address: str) -> None:
        self._web = web
        self._probe = probe
        self._address = address
        self._greeted = False
        self.failed = False

    def tick(self) -> bool:
        if not self._greeted:
            self.failed = self._web.deaths > 0
            self._greeted = not self.failed and self._probe.has_answered
            if self._greeted:
                sys.stdout.write(f"Kibitz is at {self._address} (Ctrl-C ends it)\n")
                sys.stdout.flush()
        return not self.failed


def run_serve(settings: Settings) -> int:
    """Run web and worker until SIGTERM or SIGINT. Raises SettingsError if the port is taken, or as
    `check_apart`."""
    check_apart(settings)
    read_bundles(BUILT)
    check_port(settings.host, settings.port)
    host = _reachable(settings.host)
    probe = Probe(host, settings.port)
    web = ServedProcess("web", web_command(settings), {**ENVIRONMENT, **settings.places})
    command = [sys.executable, "-m", "server.cli", "worker"]
    worker = ServedProcess("worker", command, {**FREEING, **settings.places})
    supervisor = Supervisor([web, worker], Policy(delays=DELAYS))
    shown = f"[{host}]" if ":" in host else host
    greeter = _Greeter(web, probe, f"http://{shown}:{settings.port}{settings.prefix}")

    end_on_signal(supervisor.stop)
    probe.begin()
    supervisor.run(greeter.tick)
    return 1 if greeter.failed else 0


def _reachable(host: str) -> str:
    """An address of this machine by which `host` can be reached from here."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
