"""`kibitz web`: the web process alone, for machines that share a database and a queue. `kibitz serve` starts
the same command beside a worker.

One process of gunicorn: Socket.IO's clients live in it. A machine that needs more starts several, each on a
port of its own.
"""

from __future__ import annotations

import logging
import os
import socket
import sys

from server.settings import Settings, SettingsError
from server.system.paths import BUILT, PACKAGES
from server.web.files.bundles import read_bundles

_log = logging.getLogger(__name__)

STILL = 30
"""Seconds after which a web process whose event loop has not turned once is replaced. A busy one is slower
than usual, and turns all the same."""
FREEING = {
    "MALLOC_ARENA_MAX": "2",
    "MALLOC_MMAP_THRESHOLD_": "131072",
    "MALLOC_TRIM_THRESHOLD_": "131072",
}
"""glibc gives the memory of large answers back to the system; left to itself it keeps it for others that may
come."""
ENVIRONMENT = {
    **FREEING,
    "PYTHONWARNINGS": "ignore:::gunicorn.workers.geventlet",
    "EVENTLET_NO_GREENDNS": "yes",
}
"""gunicorn warns at each start that eventlet grows old, which nobody who runs Kibitz can change. The web
process resolves no names (its children ask other sites), so eventlet need not load dnspython, which with
cryptography takes 20 MiB."""


def run_web(settings: Settings) -> int:
    """Become the web process: signals reach gunicorn itself. Raises SettingsError if the port is taken, or as
    `check_start`."""
    from server.work.start_faults import check_start  # not for the supervisor, which knows `web_command`

    check_start(settings)
    read_bundles(BUILT)
    check_port(settings.host, settings.port)
    paths = [str(PACKAGES), *filter(None, [os.environ.get("PYTHONPATH")])]
    command = web_command(settings)
    _log.info("the web listens on %s:%d", settings.host, settings.port)
    os.execve(command[0], command, {**os.environ, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join(paths)})


def web_command(settings: Settings, app: str = "server.wsgi:app") -> list[str]:
    """How the web process is started."""
    threads = ["-k", "gthread", "--threads", str(settings.connections)]
    model = ["-k", "eventlet"] if settings.async_mode == "eventlet" else threads
    many = ["--worker-connections", str(settings.connections), "-c", "python:server.programs.listening"]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    options = ["-w", "1", "-b", f"{host}:{settings.port}", "--graceful-timeout", "3", "--timeout", str(STILL)]
    quiet = ["--no-control-socket", "--log-level", "error"]
    return [sys.executable, "-m", "gunicorn", app, *model, *many, *options, *quiet]


def check_port(host: str, port: int) -> None:
    """Raise SettingsError if the port cannot be listened on; gunicorn itself would try for seconds."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as error:
            message = (
                f"Kibitz cannot listen on {host}:{port}: {error.strerror}. Set KIBITZ_PORT to another port."
            )
            raise SettingsError(message, place="KIBITZ_PORT") from None
