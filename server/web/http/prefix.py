"""Kibitz below a path of another site (`KIBITZ_PREFIX=/kibitz`): what comes there is answered as if it came
to the root. As WSGI says, the prefix is `SCRIPT_NAME` then, which Flask puts before every address it makes.

All else is not Kibitz's, and a 404; but probes ask a process directly (`OPEN_PATHS`), and need no prefix.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from werkzeug.middleware.dispatcher import DispatcherMiddleware
from werkzeug.utils import redirect
from werkzeug.wrappers import Request, Response

from server.web.http.hosts import OPEN_PATHS

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


def below(wsgi_app: WSGIApplication, prefix: str) -> WSGIApplication:
    """`wsgi_app` below `prefix` ("/kibitz"); "": as it is."""

    def elsewhere(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ.get("PATH_INFO") in OPEN_PATHS:
            return wsgi_app(environ, start_response)
        return Response(f"Kibitz is at {prefix}/\n", 404)(environ, start_response)

    def inside(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if environ["PATH_INFO"]:
            return wsgi_app(environ, start_response)
        query = Request(environ).query_string.decode("latin-1")
        target = f"{prefix}/?{query}" if query else f"{prefix}/"
        return redirect(target, 308)(environ, start_response)

    return DispatcherMiddleware(elsewhere, {prefix: inside}) if prefix else wsgi_app
