"""The WSGI entry for gunicorn: `server.wsgi:app`. The one room of eventlet; nothing else imports it.

The patch comes before all other imports, so this module alone looks at KIBITZ_ASYNC_MODE besides
`settings`, which checks it.
"""

import os

if os.environ.get("KIBITZ_ASYNC_MODE", "").strip() in ("", "eventlet"):
    import eventlet

    eventlet.monkey_patch()
    # psycopg waits for PostgreSQL in C, which no patch reaches: one slow query would hold up everybody. Its
    # way by select() is patched; the choice is made when psycopg is imported.
    os.environ["PSYCOPG_WAIT_FUNC"] = "wait_select"

import logging
import sys
from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from server.app import create_app
from server.making import make
from server.settings import Settings, SettingsError, log_format
from server.system import logs
from server.work.start_faults import check_start

_log = logging.getLogger(__name__)


class _SocketLog:
    """Where eventlet writes that a WebSocket was closed twice, which happens to each and harms none."""

    def write(self, text: str) -> None:
        _log.debug(text)

    def flush(self) -> None:
        """Nothing is held back."""


def _quieten(wsgi_app: WSGIApplication, sockets: str) -> WSGIApplication:
    """`sockets`: the path of Socket.IO."""

    def call(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ["PATH_INFO"].startswith(sockets):
            environ["wsgi.errors"] = _SocketLog()
        return wsgi_app(environ, start_response)

    return call


try:
    _settings = Settings.from_environ()
    logs.set_up(_settings.log_level, _settings.log_format)
    check_start(_settings)
except SettingsError as error:
    logs.tell_start_fault(error.message, log_format())
    sys.exit(1)
app = create_app(_settings, make=make)
app.extensions["kibitz"].parsers.warm()  # the first visitor would otherwise wait for the book and the network
app.extensions["kibitz"].makers.warm()
app.extensions["kibitz"].images.keep_tidy()
app.wsgi_app = _quieten(app.wsgi_app, f"{_settings.prefix}/socket.io/")  # type: ignore[method-assign,assignment]
