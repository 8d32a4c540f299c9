"""Other sites cannot make a visitor's browser change anything here: no form of theirs creates a review.

What only reads stays open to all (`headers`), and so does everything to programs, which send neither of the
two headers that are asked. Browsers do, and no page can change them:

- `Sec-Fetch-Site` (all since 2023, over https and on the own machine): "same-origin" is our page, "none" is
  the person's own doing, as an address that was typed;
- else `Origin`, which comes with all that does not only read: ours, another, or "null" of a sandbox, a file,
  a page without referrers. Our own pages send theirs: what `fetch` asks goes by CORS, not by referrers.

An embed in a sandbox only reads, so that its opaque origin needs no leave here.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import flask

from server.i18n.texts import sentence
from server.web.http.errors import ApiError

_READING = ("GET", "HEAD", "OPTIONS")
_OWN = ("same-origin", "none")


def refuse_other_sites(app: flask.Flask) -> None:
    """Before every view: raises ApiError (403) for what another site's page has sent."""
    app.before_request(_check)


def _check() -> None:
    if flask.request.method not in _READING and comes_from_elsewhere(flask.request):
        raise ApiError(403, "cross_site", sentence("error-cross-site"))


def comes_from_elsewhere(request: flask.Request) -> bool:
    """Whether a browser sends it for a page that is not ours."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site not in _OWN
    origin = request.headers.get("Origin")
    return origin is not None and _host_of(origin) != _without_usual_port(request.headers.get("Host", ""))


def _host_of(origin: str) -> str | None:
    """The host of an origin; None for one that is opaque or none."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return _without_usual_port(parts.netloc) if parts.scheme in ("http", "https") else None


def _without_usual_port(host: str) -> str:
    """Browsers leave out the port that goes without saying, proxies may write it."""
    return host.lower().removesuffix(":80").removesuffix(":443")
