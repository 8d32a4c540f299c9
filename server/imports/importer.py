"""A Wish -> the games: which addresses are asked, in which order, and what each answer's status means.

Every address is made here of a setting and of ids and names of a known form. What reads the answers is an
argument: the web process gives its children, a command itself.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ParamSpec, Protocol, TypeVar
from urllib.parse import urlencode

from cachetools import LRUCache

from server.analysis.game.limits import GameLimits
from server.i18n.texts import sentence
from server.imports import answers
from server.imports.faults import NotThere, SiteAway, WishError
from server.imports.fetching import Fetch, FetchBounds, SiteAnswer, agent_of, fetch, validators
from server.imports.found_games import FoundGames, cut, joined
from server.imports.pacing import Pauses, SitePacing
from server.imports.wanted import Filter, ImportRequest, Site, SourceKind

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")

_FRESH = {Site.LICHESS: 60.0, Site.CHESSCOM: 300.0}
"""Seconds for which an answer is used again unasked. chess.com's change at most every twelve hours; of one
that is older it is asked whether it still holds."""
LICHESS = "https://lichess.org"
CHESSCOM = "https://api.chess.com/pub"
_MOST_MONTHS = 12
"""Months of chess.com that one wish looks through."""
_ALL = 100_000
"""Games: what chess.com has sent is all there, whether it is wanted or not."""
_SPARE = 10
"""Games of lichess that are asked for beside those that are wanted."""
_PATIENCE = 60.0
"""Seconds for a whole wish."""
_PGN = "application/x-chess-pgn"
_KEPT_BYTES = 32 * 1024 * 1024
_OVERHEAD = 1024
"""Bytes that a kept answer takes beside its body, about."""
_LARGEST_SHARE = 3
"""No kept answer takes more than this part of the room."""
_STUDY = {"clocks": "true", "comments": "true", "variations": "true", "orientation": "true"}


class Read(Protocol):
    """Has a function read a text, in a child or here. Raises its KibitzErrors, and in a child TooSlow and
    ReadersBusy."""

    def __call__(
        self, work: Callable[_Given, _Found], *given: _Given.args, **none: _Given.kwargs
    ) -> _Found: ...


@dataclass(frozen=True, slots=True)
class Sites:
    """`lichess`, `chesscom`: the addresses of both interfaces; `agent`: how the program names itself."""

    lichess: str
    chesscom: str
    agent: str

    @staticmethod
    def asked_by(contact: str) -> Sites:
        """The sites themselves. `contact`: how they reach who runs this Kibitz."""
        return Sites(LICHESS, CHESSCOM, agent_of(contact))


class Importer:
    """Gets games. `folder`: where the locks of `turns` lie; `pauses`: who remembers that a site wants a
    rest."""

    def __init__(
        self,
        sites: Sites,
        limits: GameLimits,
        *,
        folder: Path | None = None,
        pauses: Pauses | None = None,
        bounds: FetchBounds | None = None,
        get: Fetch = fetch,
    ) -> None:
        self._get = get
        self._sites = sites
        self._limits = limits
        self._turns = SitePacing(folder, pauses)
        self._bounds = bounds or FetchBounds()
        self._kept = KeptAnswers()

    def find(self, wish: ImportRequest, wanted: Filter, read: Read) -> FoundGames:
        """The games that are wished for, newest first where they are a user's and nobody asks for another
        order: then all that has come, which may be none. Raises WishError, NotThere, SiteBusy, SiteAway, and
        what `read` raises."""
        errand = _Errand(self._sites, self._turns, self._kept, self._bounds, self._limits, read, self._get)
        errand.anew = wanted.oldest_first
        found = (
            errand.of_chesscom(wish, wanted)
            if wish.site is Site.CHESSCOM
            else errand.of_lichess(wish, wanted)
        )
        if wanted.oldest_first:
            return found
        if not found.games:
            raise _nothing(wish, found)
        most = wanted.max if wish.kind is SourceKind.USER else self._limits.games
        return cut(found, min(most, self._limits.games), self._limits.bytes)


class _Errand:
    """One wish under way, with its deadline. `anew`: the site is asked though an answer is fresh, as a
    second look is for what is new."""

    anew = False

    def __init__(
        self,
        sites: Sites,
        turns: SitePacing,
        kept: KeptAnswers,
        bounds: FetchBounds,
        limits: GameLimits,
        read: Read,
        get: Fetch,
    ) -> None:
        self._fetch = get
        self._sites = sites
        self._turns = turns
        self._kept = kept
        self._bounds = bounds
        self._limits = limits
        self._read = read
        self._until = time.monotonic() + _PATIENCE

    # lichess

    def of_lichess(self, wish: ImportRequest, wanted: Filter) -> FoundGames:
        if wish.kind is SourceKind.USER:
            return self._lichess_user(wish, wanted)
        address = {
            SourceKind.GAME: f"/game/export/{wish.id}",
            SourceKind.STUDY: f"/api/study/{wish.id}.pgn",
            SourceKind.CHAPTER: f"/api/study/{wish.id}/{wish.part}.pgn",
            SourceKind.ROUND: f"/api/broadcast/round/{wish.id}.pgn",
            SourceKind.TOURNAMENT: f"/api/broadcast/{wish.id}.pgn",
        }[wish.kind]
        options = {
            SourceKind.GAME: {"clocks": "true", "evals": "false", "opening": "true", "literate": "false"},
            SourceKind.STUDY: _STUDY,
            SourceKind.CHAPTER: _STUDY,
        }.get(wish.kind, {})
        body = self._get(wish, address, options, _PGN).body
        only = wish.part if wish.kind is SourceKind.ROUND else ""
        return self._read(answers.pgn_games, body, self._limits, only, wish.color)

    def _lichess_user(self, wish: ImportRequest, wanted: Filter) -> FoundGames:
        """Some more than are wanted: variants are left out, and it shall be known whether there are more."""
        options = {
            "max": str(wanted.max + _SPARE),
            "clocks": "true",
            "opening": "true",
            "pgnInJson": "true",
            "finished": "true",
            "sort": "dateAsc" if wanted.oldest_first else "dateDesc",
            **({"color": wanted.color} if wanted.color else {}),
            **({"perfType": wanted.time_class} if wanted.time_class else {}),
            **({"since": str(wanted.since * 1000)} if wanted.since else {}),
        }
        answer = self._get(wish, f"/api/games/user/{wish.user}", options, "application/x-ndjson")
        found = self._read(answers.lichess_games, answer.body, wish.user)
        lines = len(found.games) + sum(left.games for left in found.left_out)
        return replace(found, more=lines >= wanted.max + _SPARE)

    # chess.com

    def of_chesscom(self, wish: ImportRequest, wanted: Filter) -> FoundGames:
        if not wish.user:
            raise WishError(sentence("import-whose-game"), code="whose_game", place="user")
        name = wish.user.lower()
        archives = self._get(wish, f"/player/{name}/games/archives", {}, "application/json")
        months = self._read(answers.months_of, archives.body)
        if wanted.oldest_first:
            wanted = replace(wanted, max=_ALL)
        parts: list[FoundGames] = []
        looked = 0
        for month in months:
            room = wanted.max - sum(len(part.games) for part in parts)
            if room < 1 or looked == _MOST_MONTHS or _is_before(month, wanted):
                break
            looked += 1
            answer = self._get(wish, f"/player/{name}/games/{month}", {}, "application/json")
            asked = replace(wanted, max=room)
            parts.append(self._read(answers.chesscom_games, answer.body, wish.user, asked, wish.id))
            if wish.id and parts[-1].games:
                return replace(parts[-1], more=False)
        left = any(not _is_before(month, wanted) for month in months[looked:])
        found = joined(parts)
        games = found.games[::-1] if wanted.oldest_first else found.games
        return replace(found, games=games, more=found.more or left)

    # Both

    def _get(self, wish: ImportRequest, path: str, options: dict[str, str], accept: str) -> SiteAnswer:
        base = self._sites.lichess if wish.site is Site.LICHESS else self._sites.chesscom
        url = f"{base}{path}?{urlencode(options)}" if options else f"{base}{path}"
        if kept := self._fresh(wish, url):
            return kept
        with self._turns.turn(wish.site.value):
            if kept := self._fresh(wish, url):  # somebody before asked the same
                return kept
            return self._asked(wish, url, accept)

    def _fresh(self, wish: ImportRequest, url: str) -> SiteAnswer | None:
        return None if self.anew else self._kept.fresh(url, _FRESH[wish.site])

    def _asked(self, wish: ImportRequest, url: str, accept: str) -> SiteAnswer:
        known = self._kept.known(url)
        left = self._until - time.monotonic()
        if left < 1:
            raise SiteAway(sentence("import-slow", site=wish.site.value))
        headers = {"User-Agent": self._sites.agent, "Accept": accept, **validators(known)}
        bounds = replace(self._bounds, total=min(left, self._bounds.total))
        answer = self._fetch(url, headers, bounds, wish.site.value)
        if answer.status == 304 and known is not None:
            answer = known
        elif answer.status == 429:
            raise self._turns.rest(wish.site.value, answer.retry_after)
        elif answer.status != 200:
            raise _refused(wish, answer.status)
        self._kept.keep(url, answer)
        return answer


def _is_before(month: str, wanted: Filter) -> bool:
    """Whether all of "2026/10" lies before what is wanted."""
    return wanted.since is not None and month < time.strftime("%Y/%m", time.gmtime(wanted.since))


def _refused(wish: ImportRequest, status: int) -> NotThere | SiteAway:
    site = wish.site.value
    if status in (404, 410):
        if wish.user:
            return NotThere(sentence("import-no-user", site=site, name=wish.user), code="no_such_user")
        return NotThere(sentence("import-nothing-there", url=_shown(wish)))
    if status in (401, 403):
        return NotThere(sentence("import-private", site=site), code="private")
    if 300 <= status < 400:
        return SiteAway(sentence("import-redirect", site=site))
    return SiteAway(sentence("import-status", site=site, status=str(status)))


def _nothing(wish: ImportRequest, found: FoundGames) -> NotThere:
    """What to say where nothing is left to review."""
    variants = ", ".join(sorted(left.variant for left in found.left_out if left.variant))
    if variants:
        return NotThere(sentence("import-variants-alone", variants=variants), code="variant")
    if wish.kind is SourceKind.USER:
        return NotThere(sentence("import-no-games", site=wish.site.value, name=wish.user), code="no_games")
    if wish.site is Site.CHESSCOM:
        message = sentence("import-not-in-months", name=wish.user, count=_MOST_MONTHS)
        return NotThere(message, code="no_games")
    if found.left_out:
        return NotThere(sentence("import-no-moves"), code="no_games")
    return NotThere(sentence("import-nothing-there", url=_shown(wish)))


def _shown(wish: ImportRequest) -> str:
    where = {
        SourceKind.STUDY: "study/",
        SourceKind.CHAPTER: "study/",
        SourceKind.ROUND: "broadcast/…/",
        SourceKind.TOURNAMENT: "broadcast/…/",
    }
    return f"lichess.org/{where.get(wish.kind, '')}{'/'.join(filter(None, (wish.id, wish.part)))}"


class KeptAnswers:
    """Answers by address, kept for minutes, of `most_bytes` together: the same question again asks no site.
    The least asked-for goes first. What is no longer fresh still says what to ask whether it holds (ETag,
    Last-Modified)."""

    def __init__(self, most_bytes: int = _KEPT_BYTES, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._lock = threading.Lock()
        self._clock = clock
        self._largest = most_bytes // _LARGEST_SHARE
        self._answers: LRUCache[str, tuple[float, SiteAnswer]] = LRUCache(most_bytes, _size)

    def fresh(self, url: str, seconds: float) -> SiteAnswer | None:
        """The answer, if it came within the last `seconds`."""
        with self._lock:
            at, answer = self._answers.get(url, (0.0, None))
        return answer if answer and self._clock() - at < seconds else None

    def known(self, url: str) -> SiteAnswer | None:
        """The answer, however old."""
        with self._lock:
            return self._answers.get(url, (0.0, None))[1]

    def keep(self, url: str, answer: SiteAnswer) -> None:
        """Keep it as of now; one that is too large for its share is not."""
        entry = (self._clock(), answer)
        if _size(entry) <= self._largest:
            with self._lock:
                self._answers[url] = entry


def _size(entry: tuple[float, SiteAnswer]) -> int:
    return len(entry[1].body) + _OVERHEAD
