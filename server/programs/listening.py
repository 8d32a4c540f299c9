"""What gunicorn is told in Python, as its configuration (`web_command` names this module): a web process may
open as many files as the system lets it, and goes on once it could open no more."""

# mypy: allow-any-explicit
# What is not said here is a socket's own; its addresses are of many kinds.

from __future__ import annotations

import errno
import logging
import os
import resource
import signal
import socket
import time
from collections.abc import MutableSequence
from typing import Any, Protocol

from server.system.parent import end_with_parent

_log = logging.getLogger(__name__)

_PAUSE = 0.5
"""Seconds until a connection that there was no room for is tried again; it waits in the system's queue."""
_SHORT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Listener(Protocol):
    """What is used of a socket that takes connections."""

    def accept(self) -> tuple[socket.socket, Any]: ...


class Worker(Protocol):
    """gunicorn's worker before it runs. `ppid`: the master that has started it."""

    ppid: int
    sockets: MutableSequence[Listener]


def post_worker_init(worker: Worker) -> None:
    """gunicorn's hook, by its name."""
    end_with_parent()  # an orphan would keep the port, and answer beside whoever comes next
    if os.getppid() != worker.ppid:
        os.kill(os.getpid(), signal.SIGTERM)  # it died before
    raise_open_files()
    worker.sockets[:] = [PatientListener(each) for each in worker.sockets]


def raise_open_files() -> None:
    """Let this process open what the system's hard limit allows; half of that is usual at first, or less."""
    from server.settings import most_open_files  # once a worker runs: eventlet patches what is imported later

    most = most_open_files()
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


class PatientListener:
    """`inner`, but that a connection which cannot be taken now has not come yet: gunicorn's eventlet worker
    would take no other, and live on."""

    def __init__(self, inner: Listener) -> None:
        self._inner = inner
        self._is_short = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def accept(self) -> tuple[socket.socket, Any]:
        """As a socket's that does not block."""
        try:
            taken = self._inner.accept()
        except OSError as error:
            if error.errno in _SHORT:
                self._wait(error)
            elif error.errno != errno.ECONNABORTED:
                raise
            raise BlockingIOError(errno.EWOULDBLOCK, "not now") from error
        self._is_short = False
        return taken

    def _wait(self, error: OSError) -> None:
        if not self._is_short:
            self._is_short = True
            _log.error("no connection can be taken, which is tried again: %s", error.strerror)
        time.sleep(_PAUSE)  # under eventlet all others go on meanwhile
