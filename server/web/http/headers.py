"""The headers of every answer: what a page may load, who may frame it, who may read it, how long it keeps.

No cookies, no third-party hosts, no inline script but the one whose hash the policy knows.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping

import flask

from server.web.files.versions import script_hash
from server.web.services import services

_SOURCES: Mapping[str, str] = {
    "default-src": "'none'",
    "script-src": "'self' {script}",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "form-action": "'self'",
}
_WEBASSEMBLY = "'self' 'wasm-unsafe-eval'"
"""For the engine's worker alone, which goes by the policy of its own script."""
_UNLISTED = ("/r/", "/c/", "/embed/", "/api/")
_OPEN_TO_ALL = ("/static/", "/vendor/", "/pieces/", "/i18n/")
_READING = ("GET", "HEAD")
_DAY = 24 * 60 * 60
"""Seconds that a browser may remember the answer to its question; most forget earlier."""
_ORIGIN = re.compile(r"https?://[a-z0-9._-]+(:[0-9]{1,5})?", re.IGNORECASE | re.ASCII)
"""What may stand in a policy: the Host header is the visitor's, and could bring directives of its own."""


def attached(data: str | bytes, content_type: str, name: str) -> flask.Response:
    """A file that browsers save as `name`, and never show."""
    response = flask.Response(data, content_type=content_type)
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


def install_headers(app: flask.Flask) -> None:
    app.after_request(_add_headers)


def _add_headers(response: flask.Response) -> flask.Response:
    path = flask.request.path
    headers = response.headers
    headers["Content-Security-Policy"] = _policy(path)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    if not path.startswith("/embed/"):
        headers["X-Frame-Options"] = "SAMEORIGIN"
    if path.startswith(_UNLISTED):
        headers["X-Robots-Tag"] = "noindex"
    if _may_be_read_by_all(path):
        headers["Access-Control-Allow-Origin"] = "*"
        headers["Access-Control-Expose-Headers"] = "*"
        if flask.request.method == "OPTIONS":
            headers["Access-Control-Allow-Methods"] = ", ".join(_READING)
            headers["Access-Control-Allow-Headers"] = "*"
            headers["Access-Control-Max-Age"] = str(_DAY)
    headers.setdefault("Cache-Control", "no-cache")
    return response


def _policy(path: str) -> str:
    embedded = path.startswith("/embed/")
    origin = f"{flask.request.scheme}://{flask.request.host}" if embedded else ""
    known = origin if _ORIGIN.fullmatch(origin) else ""
    return _policy_of(embedded, known, path.startswith("/vendor/stockfish/"), services().first_script)


@functools.lru_cache(64)
def _policy_of(embedded: bool, origin: str, engine: bool, script: str) -> str:
    sources = {**_SOURCES, "script-src": _WEBASSEMBLY} if engine else _SOURCES
    if embedded:  # no frame-ancestors at all: `*` would leave out file: and data: pages
        sources = _beside_self(sources, origin) if origin else sources
    else:
        sources = {**sources, "frame-src": "'self'", "frame-ancestors": "'self'"}  # the embed's preview
    return "; ".join(f"{name} {value}" for name, value in sources.items()).format(script=script_hash(script))


def _beside_self(sources: Mapping[str, str], origin: str) -> dict[str, str]:
    """With the origin that the visitor sees beside 'self': in a sandbox an embed's own is opaque.

    There WebKit matches nothing to 'self', nor a socket to http:.
    """
    named = {name: value.replace("'self'", f"'self' {origin}") for name, value in sources.items()}
    return {**named, "connect-src": f"{named['connect-src']} {origin.replace('http', 'ws', 1)}"}


def _may_be_read_by_all(path: str) -> bool:
    """Module scripts, fonts and the API as a sandboxed embed (an opaque origin) asks for them; also the
    question of a browser before a page elsewhere reads with headers of its own (If-None-Match)."""
    method = flask.request.method
    if method == "OPTIONS":
        method = flask.request.headers.get("Access-Control-Request-Method", "")
    reads = method in _READING
    return reads and (path.startswith(_OPEN_TO_ALL) or path.startswith("/api/"))
