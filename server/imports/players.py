"""Players whose new games come in by themselves: whose page is meant, and what was played there since a time.

Only sites in the settings are asked, as of an import and by the same rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from server.i18n.texts import sentence
from server.imports.faults import NotThere, WishError
from server.imports.found_games import FoundGames
from server.imports.importer import Importer, Read
from server.imports.links import read_wish
from server.imports.wanted import Filter, ImportRequest, Site, SourceKind

_A_LOOK = 60
"""Games of lichess that are asked for at once: it sends twenty a second."""
_HOSTS = {Site.LICHESS: "lichess.org", Site.CHESSCOM: "chess.com"}
_PAGES = {Site.LICHESS: "https://lichess.org/@/", Site.CHESSCOM: "https://www.chess.com/member/"}
_NOTHING_YET = ("no_games", "variant")


class Players:
    """The players of those sites whose host is one of `hosts`."""

    def __init__(self, hosts: Sequence[str], importer: Importer) -> None:
        self._sites = frozenset(site for site, host in _HOSTS.items() if host in hosts)
        self._importer = importer

    def page_of(self, wish: ImportRequest, read: Read) -> str:
        """The address of a user's page, with the name as the site writes it. Raises WishError where the site
        is not allowed, NotThere for a user whom it does not have, SiteBusy, SiteAway."""
        self._check(wish.site)
        name = wish.user
        try:
            name = self._importer.find(wish, Filter(max=1), read).player or name
        except NotThere as fault:
            if fault.code not in _NOTHING_YET:
                raise
        return f"{_PAGES[wish.site]}{name}"

    def new_games(self, page: str, since: float, read: Read) -> FoundGames:
        """The games since then, oldest first, of the user whose page it is; `more`: others after them. Raises
        as `page_of`."""
        wish = read_wish(page)
        self._check(wish.site)
        return self._importer.find(wish, Filter(max=_A_LOOK, since=int(since), oldest_first=True), read)

    def _check(self, site: Site) -> None:
        if site not in self._sites:
            raise WishError(sentence("import-host-not-allowed", host=_HOSTS[site]), place="site")


def name_of_game(address: str) -> str | None:
    """What a game is known by, of its address there; None: it is no address of a game on these sites."""
    try:
        wish = read_wish(address)
    except WishError:
        return None
    return f"{wish.site.value}/{wish.id}" if wish.kind is SourceKind.GAME else None
