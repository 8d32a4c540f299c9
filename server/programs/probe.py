"""Whether a web process answers, asked again and again in a thread of its own: one may live on and answer
nobody."""

from __future__ import annotations

import http.client
import threading
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """`patience`: seconds for an answer; `pause`: between two questions; `early`: before the first answer;
    `failures`: questions in a row without an answer after which a process counts as silent."""

    patience: float = 10.0
    pause: float = 5.0
    early: float = 0.2
    failures: int = 4


class Probe:
    """Asks at `host` and `port`. Nothing is silent that has not answered since its start: gunicorn itself
    ends what does not come up."""

    def __init__(self, host: str, port: int, pace: Pace | None = None) -> None:
        self._host = host
        self._port = port
        self._pace = pace or Pace()
        self._failures = 0
        self._over = threading.Event()
        self._thread: threading.Thread | None = None
        self.has_answered = False
        """Since the last `begin`."""

    @property
    def is_silent(self) -> bool:
        return self.has_answered and self._failures >= self._pace.failures

    def begin(self) -> None:
        """The process has been started, or started again."""
        self.has_answered, self._failures = False, 0
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="probe", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Ask no more."""
        self._over.set()

    def _run(self) -> None:
        while not self._over.is_set():
            if self._answers():
                self.has_answered, self._failures = True, 0
            else:
                self._failures += 1
            self._over.wait(self._pace.pause if self.has_answered else self._pace.early)

    def _answers(self) -> bool:
        """Whatever the answer is: that the database is down is one."""
        connection = http.client.HTTPConnection(self._host, self._port, timeout=self._pace.patience)
        try:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()
        return True
