"""Other sites, asked by children: neither the loop that serves everybody nor a round that is followed waits
longer for a site than it may, not even for its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from server.i18n.texts import sentence
from server.imports.faults import SiteAway
from server.imports.fetching import Fetch, FetchBounds, SiteAnswer, fetch
from server.sandbox.pool import ReaderHangs, Sandbox, SandboxBounds

_GRACE = 5.0
"""Seconds that a child has beyond the bounds, before it is taken for hanging."""


def create_fetchers(
    children: int, bounds: FetchBounds, *, log_format: str, visitor: Callable[[], str] = lambda: ""
) -> Sandbox:
    """Children that ask sites within `bounds`, two requests for each at once; the rest as of `Sandbox`."""
    patience = bounds.connect + bounds.total + _GRACE
    bounds_of_children = SandboxBounds(patience=patience, waiting=2 * children)
    return Sandbox(bounds_of_children, children=children, log_format=log_format, visitor=visitor, cold=True)


def fetch_by(children: Sandbox) -> Fetch:
    """`fetch`, by one of these. Raises also ReadersBusy where all of them have much to do, and SiteAway where
    a child hangs: resolving a name has no deadline of its own."""

    def get(url: str, headers: Mapping[str, str], bounds: FetchBounds, name: str) -> SiteAnswer:
        try:
            return children.read(fetch, url, headers, bounds, name)
        except ReaderHangs:
            raise SiteAway(sentence("import-slow", site=name)) from None

    return get
