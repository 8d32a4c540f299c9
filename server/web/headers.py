"""The headers of every answer: what a page may load, who may frame it, who may read it, how long it keeps.

No cookies, no third-party hosts, no inline scripts but those with the request's nonce.
"""

from __future__ import annotations

import re
import secrets

import flask

from server.web.services import services

_SOURCES = {
    "default-src": "'none'",
    "script-src": "'self' 'nonce-{nonce}'",
    "style-src": "'self' 'unsafe-inline'",
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
_OPEN_TO_ALL = ("/static/", "/vendor/", "/pieces/")
_ORIGIN = re.compile(r"https?://[a-z0-9._-]+(:[0-9]{1,5})?", re.IGNORECASE | re.ASCII)
"""What may stand in a policy: the Host header is the visitor's, and could bring directives of its own."""
_FOREVER = "public, max-age=31536000, immutable"


def csp_nonce() -> str:
    """The nonce of this request's inline scripts."""
    if "csp_nonce" not in flask.g:
        flask.g.csp_nonce = secrets.token_urlsafe(16)
    nonce: str = flask.g.csp_nonce
    return nonce


def install_headers(app: flask.Flask) -> None:
    """To be called after Flask-Compress was: the last to come sees an answer first."""
    app.after_request(_add_headers)
    app.after_request(_read_files)


def _read_files(response: flask.Response) -> flask.Response:
    """Files are small and sent whole: a stream is compressed worse, and Flask-Compress leaves it open."""
    if response.is_streamed and response.status_code == 200:
        response.direct_passthrough = False
        response.make_sequence()
    return response


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
    if path.startswith("/static/"):
        headers["Cache-Control"] = _static_cache()
    headers.setdefault("Cache-Control", "no-cache")
    return response


def _policy(path: str) -> str:
    engine = {"script-src": _WEBASSEMBLY} if path.startswith("/vendor/stockfish/") else {}
    sources = {**_SOURCES, **engine}
    if path.startswith("/embed/"):  # no frame-ancestors at all: `*` would leave out file: and data: pages
        sources = _beside_self(sources)
    else:
        sources["frame-ancestors"] = "'self'"
    return "; ".join(f"{name} {value}" for name, value in sources.items()).format(nonce=csp_nonce())


def _beside_self(sources: dict[str, str]) -> dict[str, str]:
    """With the origin that the visitor sees beside 'self': in a sandbox an embed's own is opaque.

    There WebKit matches nothing to 'self', nor a socket to http:.
    """
    origin = f"{flask.request.scheme}://{flask.request.host}"
    if not _ORIGIN.fullmatch(origin):
        return sources
    named = {name: value.replace("'self'", f"'self' {origin}") for name, value in sources.items()}
    return {**named, "connect-src": f"{named['connect-src']} {origin.replace('http', 'ws', 1)}"}


def _may_be_read_by_all(path: str) -> bool:
    """Module scripts, fonts and the API as a sandboxed embed (an opaque origin) asks for them."""
    reads = flask.request.method in ("GET", "HEAD")
    return reads and (path.startswith(_OPEN_TO_ALL) or path.startswith("/api/"))


def _static_cache() -> str:
    """An address with the current version never changes; any other is asked for again (304 by its ETag)."""
    return _FOREVER if flask.request.args.get("v") == services().asset_version else "no-cache"
