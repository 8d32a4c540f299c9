"""Whether a web process answers, asked again and again in a thread of its own until it does."""

from __future__ import annotations

import http.client
import threading
import time

_PAUSE = 0.2
"""Seconds between two questions."""
_PATIENCE = 10.0
"""Seconds for an answer."""


class Probe:
    """Asks at `host` and `port`."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self.has_answered = False

    def begin(self) -> None:
        """Ask from now on, until there is an answer."""
        threading.Thread(target=self._run, name="probe", daemon=True).start()

    def _run(self) -> None:
        while not self._answers():
            time.sleep(_PAUSE)
        self.has_answered = True

    def _answers(self) -> bool:
        """Whatever the answer is: that the database is down is one."""
        connection = http.client.HTTPConnection(self._host, self._port, timeout=_PATIENCE)
        try:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()
        return True
