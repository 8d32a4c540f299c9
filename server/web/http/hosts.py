"""Which names Kibitz answers to: the Host header is the visitor's, and every absolute address is made of it.

Stands before the app and Socket.IO alike. A header that names no valid host is always refused. KIBITZ_HOSTS
lists the names that are answered. Without it, a Kibitz that only this machine can reach answers to loopback
names alone: otherwise any web page could have its own name resolve to 127.0.0.1 and read this Kibitz through
the visitor's browser (DNS rebinding). Probes (`OPEN_PATHS`) may use any name.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING

from werkzeug.sansio.utils import host_is_trusted
from werkzeug.wrappers import Request, Response

from server.i18n import texts
from server.i18n.texts import sentence
from server.settings import Settings
from server.web.http.errors import error_body
from server.web.http.languages import language_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

OPEN_PATHS = ("/healthz", "/metrics")
_LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
_API = "/api/"
_log = logging.getLogger(__name__)


def only_own_hosts(wsgi_app: WSGIApplication, settings: Settings) -> WSGIApplication:
    """Wrap `wsgi_app` so that it answers to the names of the settings only (see the module)."""
    hosts = _answered_hosts(settings)
    wrong_host = "error-wrong-host" if settings.hosts else "error-only-localhost"

    def call(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        host = environ.get("HTTP_HOST", "")
        if environ.get("PATH_INFO") in OPEN_PATHS:
            return wsgi_app(environ, start_response)
        if not host_is_trusted(host):
            return _refusal(environ, 400, "bad_host", "error-no-host")(environ, start_response)
        if hosts and not is_one_of(host, hosts):
            return _refusal(environ, 421, "wrong_host", wrong_host)(environ, start_response)
        return wsgi_app(environ, start_response)

    return call


def _answered_hosts(settings: Settings) -> Sequence[str]:
    """The names that are answered, in the notation of KIBITZ_HOSTS; empty: every name."""
    if settings.hosts or _strangers_reach(settings):
        return settings.hosts
    own = f"[{settings.host}]" if ":" in settings.host else settings.host
    return (*_LOOPBACK_NAMES, own)


def is_one_of(host: str, hosts: Iterable[str]) -> bool:
    """Whether `host` ("club.example:8000") is meant by one of `hosts`: "club.example" at every port,
    "club.example:8000" at that one, "*.club.example" for each name below it."""
    name, port = _parts(host.lower())
    return any(_means(*_parts(own), name, port) for own in hosts)


def warn_if_open(settings: Settings) -> None:
    """Say it once, at the start, where strangers can choose the name."""
    if not settings.hosts and _strangers_reach(settings):
        _log.warning(
            "KIBITZ_HOSTS is not set: links are made of whatever Host header a request brings. Name the "
            "hosts of this Kibitz, as in KIBITZ_HOSTS=club.example"
        )


def _strangers_reach(settings: Settings) -> bool:
    """Whether requests come from other machines: directly, or through a proxy on this one."""
    return settings.proxies > 0 or not _is_loopback(settings.host)


def _means(own: str, own_port: str, name: str, port: str) -> bool:
    named = name.endswith(own[1:]) if own.startswith("*.") else name == own
    return named and own_port in ("", port)


def _parts(host: str) -> tuple[str, str]:
    """ "[::1]:80" -> ("[::1]", "80"); no port: ""."""
    name, colon, port = host.rpartition(":")
    return (name, port) if colon and not port.endswith("]") else (host, "")


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _refusal(environ: WSGIEnvironment, status: int, code: str, key: str) -> Response:
    request = Request(environ)
    message = texts.translated(sentence(key), language_of(request))
    if request.path.startswith(_API):
        body, mimetype = json.dumps(error_body(code, message)), "application/json"
    else:
        body, mimetype = f"{message}\n", "text/plain"
    return Response(body, status, {"X-Content-Type-Options": "nosniff"}, mimetype=mimetype)
