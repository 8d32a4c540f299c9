"""What gunicorn is told in Python, as its configuration (`web_command` names this module): a web process may
open as many files as the system lets it, goes on once it could open no more, and holds each address to a
number of connections (`server/front/clients.py`)."""

# mypy: allow-any-explicit
# What is not said here is a socket's own; its addresses are of many kinds.

from __future__ import annotations

import errno
import gc
import logging
import os
import resource
import signal
import socket
import time
from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from server.system.ending import end_with_parent

if TYPE_CHECKING:  # what is imported once a worker runs is patched by eventlet
    from server.front.clients import Client, Clients
    from server.settings import Settings

_log = logging.getLogger(__name__)

ADDRESS_CONNECTIONS = 128
"""Connections that one address may have open besides its sockets; fewer where a process has few."""
_PAUSE = 0.5
"""Seconds until a connection that there was no room for is tried again; it waits in the system's queue."""
_REFUSED_AT_ONCE = 256
"""Connections that are refused before others have their turn."""
_LARGE_BODY = 64 * 1024
"""Bytes of a body that may be left unread: gunicorn reads on to the next request."""
_SHORT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class ListeningSocket(Protocol):
    """What is used of a socket that takes connections."""

    def accept(self) -> tuple[Any, Any]: ...


class GunicornWorker(Protocol):
    """gunicorn's worker before it runs. `ppid`: the master that has started it; `wsgi`: the app."""

    ppid: int
    sockets: MutableSequence[ListeningSocket]
    wsgi: Any


class Request(Protocol):
    """What is used of gunicorn's request: (name, value) of each header, names in capitals."""

    headers: Sequence[tuple[str, str]]

    def force_close(self) -> None: ...


def pre_fork(arbiter: object, worker: GunicornWorker) -> None:
    """gunicorn's hook, by its name: the worker's garbage collector lets alone what the master has loaded, so
    that both go on sharing its memory."""
    gc.freeze()


def post_worker_init(worker: GunicornWorker) -> None:
    """gunicorn's hook, by its name."""
    end_with_parent()  # an orphan would keep the port, and answer beside the next process
    if os.getppid() != worker.ppid:
        os.kill(os.getpid(), signal.SIGTERM)  # it died before
    raise_open_files()
    clients = clients_of(worker.wsgi.extensions["kibitz"].settings)
    clients.keep_watch()
    worker.sockets[:] = [PatientListener(each, clients) for each in worker.sockets]


def clients_of(settings: Settings) -> Clients:
    """The connections that a web process may have. Behind a proxy all come from one address."""
    from server.front.clients import Clients

    few = max(8, settings.connections // 4)
    per_address = None if settings.proxies else min(ADDRESS_CONNECTIONS, few)
    return Clients(settings.connections, per_address)


def pre_request(worker: GunicornWorker, request: Request) -> None:
    """gunicorn's hook, by its name: after a large body the connection ends, so that nothing that a view has
    left unread is read on to its end, which may never come."""
    for name, value in request.headers:
        is_long = name == "CONTENT-LENGTH" and value.isdigit() and int(value) > _LARGE_BODY
        if is_long or name == "TRANSFER-ENCODING":
            request.force_close()


def raise_open_files() -> None:
    """Let this process open what the system's hard limit allows; half of that is usual at first, or less."""
    from server.setting_kinds import (
        most_open_files,  # once a worker runs: eventlet patches what is imported later
    )

    most = most_open_files()
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


class PatientListener:
    """`inner`, but that a connection which cannot be taken now has not come yet: gunicorn's eventlet worker
    would take no other, and live on. `clients`: who may come in."""

    def __init__(self, inner: ListeningSocket, clients: Clients) -> None:
        self._inner = inner
        self._clients = clients
        self._is_short = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def accept(self) -> tuple[Client, Any]:
        """As a socket's that does not block: the next connection that is admitted."""
        for _ in range(_REFUSED_AT_ONCE):
            accepted, address = self._accept()
            if client := self._clients.admit(accepted, address):
                return client, address
        raise BlockingIOError(errno.EWOULDBLOCK, "not now")

    def _accept(self) -> tuple[socket.socket, Any]:
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
