"""Rounds that are followed: which address a pasted text means, and what is found there now.

Only hosts in the settings are asked, one request at a time each, and none while it wants a pause.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from server.i18n.texts import sentence
from server.imports import livechess
from server.imports.faults import SiteBusy, WishError
from server.imports.fetching import Fetch, FetchBounds, SiteAnswer, check_allowed, fetch, fetch_pgn, host_of
from server.imports.links import read_wish
from server.imports.livechess import LiveChess, read_link
from server.imports.pacing import Pauses, SitePacing
from server.imports.wanted import Site, SourceKind

_LICHESS = "lichess.org"
_MOST_CHARS = 500
_PATHS = {SourceKind.ROUND: "/api/broadcast/round/", SourceKind.TOURNAMENT: "/api/broadcast/"}


class Rounds:
    """The rounds of `hosts`. `lichess`: the address of that site's interface, which a link to a broadcast
    stands for; `livechess`: the same of LiveChessCloud, which is asked where its host is one of `hosts`;
    `agent`: how the program names itself; `folder`, `pauses`: as of `SitePacing`; `bounds`: of one answer."""

    def __init__(
        self,
        hosts: Sequence[str],
        *,
        lichess: str,
        agent: str,
        bounds: FetchBounds,
        folder: Path | None = None,
        pauses: Pauses | None = None,
        livechess: str = livechess.POOL,
        get: Fetch = fetch,
    ) -> None:
        self._get = get
        self._hosts = frozenset(hosts)
        self._lichess = lichess
        self._agent = agent
        self._bounds = bounds
        self._turns = SitePacing(folder, pauses)
        if _LICHESS in self._hosts:
            self._hosts |= {urlsplit(lichess).netloc.lower()}
        self._livechess = LiveChess(self._json, livechess)
        self._pool = frozenset({urlsplit(livechess).netloc.lower()})

    def address_of(self, text: str) -> str:
        """The address of the PGN: for a lichess broadcast that of its PGN, for LiveChessCloud the link, else
        the text itself. Raises WishError if it is no address, or its host is not allowed."""
        plain = text.strip()
        if not plain or len(plain) > _MOST_CHARS:
            raise WishError(sentence("import-not-understood", text=plain[:80]), place="follow")
        try:
            wish = read_wish(plain)
        except WishError:
            wish = None
        if wish and wish.site is Site.LICHESS and wish.kind in _PATHS and _LICHESS in self._hosts:
            return f"{self._lichess}{_PATHS[wish.kind]}{wish.id}.pgn"
        link = read_link(plain)
        address = link.url if link else plain if "://" in plain else f"https://{plain}"
        self._check(address)
        return address

    def get(self, url: str, known: SiteAnswer | None = None) -> SiteAnswer:
        """The answer from there; `known` if that is still valid. Raises WishError, NotThere, SiteBusy,
        SiteAway."""
        self._check(url)
        site, link = self._site_of(url), read_link(url)
        with self._turns.turn(site):
            try:
                if link:
                    return SiteAnswer(200, self._livechess.pgn(link))
                return fetch_pgn(
                    url, self._hosts, agent=self._agent, known=known, bounds=self._bounds, get=self._get
                )
            except SiteBusy as busy:
                raise self._turns.rest(site, str(busy.wait)) from None

    def _json(self, url: str) -> bytes:
        return fetch_pgn(url, self._pool, agent=self._agent, bounds=self._bounds, get=self._get).body

    def _check(self, url: str) -> None:
        try:
            check_allowed(url, self._hosts)
        except WishError as fault:
            raise WishError(fault.message, place="follow") from None

    def _site_of(self, url: str) -> str:
        """What it is called where turns are taken: lichess has one for all of Kibitz."""
        host = host_of(url)
        return Site.LICHESS.value if host == urlsplit(self._lichess).netloc.lower() else host
