"""Requests that come again word for word, as those for an embed do, are answered without Flask.

`caching` notes which answers may be sent again. Such an answer is sent with the headers that it had, as long
as the mark of what it tells of is the same. So a deleted review is gone at once, whichever process deleted
it. The bodies lie in the cache of answers.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from cachetools import LRUCache

from server.store.database.database import DatabaseAway
from server.web.http.answer_cache import AnswerCache

if TYPE_CHECKING:
    from _typeshed import OptExcInfo

REPEATABLE = "kibitz.repeatable"
"""Where the environment of a request has a list for its `Repeatable`."""

_WORDS = (
    "wsgi.url_scheme",
    "HTTP_HOST",
    "SCRIPT_NAME",
    "PATH_INFO",
    "QUERY_STRING",
    "HTTP_ACCEPT_ENCODING",
    "HTTP_ACCEPT_LANGUAGE",
    "HTTP_IF_NONE_MATCH",
)
"""All of a request that such an answer depends on, besides that it is a GET."""
_LONGEST = 1000
"""Characters of them together; a browser sends some 200."""
_MOST = 1024
"""Requests that are known, each some 3 KB."""


@dataclass(frozen=True, slots=True)
class Repeatable:
    """An answer that may be sent again. `subject`, `key`: where its body is kept; `mark`: what it was made
    of; `read_mark`: reads that of now; `rule`: of its address."""

    subject: str
    key: Hashable
    mark: object
    read_mark: Callable[[], object]
    rule: str


@dataclass(frozen=True, slots=True)
class _Sent:
    """An answer as it was sent. `size`: bytes of its body."""

    answer: Repeatable
    status: str
    headers: tuple[tuple[str, str], ...]
    size: int


class Repeats:
    """What was sent, by the words of its request. `kept`: the bodies; `count` is told of each that is sent
    again: its rule, method, status, seconds."""

    def __init__(self, kept: AnswerCache, count: Callable[[str, str, int, float], None]) -> None:
        self._kept = kept
        self._count = count
        self._lock = threading.Lock()
        self._sent: LRUCache[tuple[str, ...], _Sent] = LRUCache(_MOST)

    def around(self, app: WSGIApplication) -> WSGIApplication:
        """`app`, but for what was sent before and still holds."""

        def call(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
            words = tuple([environ.get(name, "") for name in _WORDS])
            if environ["REQUEST_METHOD"] != "GET" or sum(map(len, words)) > _LONGEST:
                return app(environ, start_response)
            began = time.perf_counter()
            if found := self._find(words):
                sent, body = found
                start_response(sent.status, list(sent.headers))
                self._count(sent.answer.rule, "GET", int(sent.status[:3]), time.perf_counter() - began)
                return body

            def start(
                status: str, headers: list[tuple[str, str]], error: OptExcInfo | None = None, /
            ) -> Callable[[bytes], object]:
                for answer in noted:
                    self._note(words, answer, status, headers)
                return start_response(status, headers, error)

            noted: list[Repeatable] = []
            environ[REPEATABLE] = noted
            return app(environ, start)

        return call

    def forget(self, subject: str) -> None:
        """A review or a collection was deleted."""
        with self._lock:
            for words in [words for words, sent in self._sent.items() if sent.answer.subject == subject]:
                del self._sent[words]

    def _find(self, words: tuple[str, ...]) -> tuple[_Sent, list[bytes]] | None:
        """What was sent for these words and still holds, and its body."""
        with self._lock:
            sent = self._sent.get(words)
        if sent is None or _mark_of(sent.answer) != sent.answer.mark:
            return None
        if not sent.size:
            return sent, []
        kept = self._kept.find(sent.answer.subject, sent.answer.key, sent.answer.mark)
        return (sent, [kept.body]) if kept and len(kept.body) == sent.size else None

    def _note(
        self, words: tuple[str, ...], answer: Repeatable, status: str, headers: list[tuple[str, str]]
    ) -> None:
        size = 0 if status.startswith("304") else int(dict(headers).get("Content-Length", 0))
        if status.startswith("304") or (status.startswith("200") and size):
            with self._lock:
                self._sent[words] = _Sent(answer, status, tuple(headers), size)


def _mark_of(answer: Repeatable) -> object:
    """None: the database is away; the views know what to say then."""
    try:
        return answer.read_mark()
    except DatabaseAway:
        return None
