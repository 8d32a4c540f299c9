"""Answers about what stays as it is: a finished review, a finished collection, the start page.

An asker who has the answer already is told so (304) before anything is folded or drawn; any other gets what
was made and packed before, if that still holds. Both cost the store one row at most, and the same request is
answered by `repeats` from then on. Of what is not finished every
answer is made anew, but for standings. Answers are made by child processes (`server/web/makers.py`), if there
are any.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Sequence
from functools import partial

import flask
from flask.typing import ResponseReturnValue

from server.limits.quota import is_limited, note_made
from server.store.freshness import Mark
from server.web.http.answer_cache import CachedAnswer
from server.web.http.compression import SMALLEST, coding_of, packed
from server.web.http.languages import language
from server.web.http.repeats import REPEATABLE, Repeatable
from server.web.makers import Kind
from server.web.services import services

Make = Callable[[], ResponseReturnValue]

_ALWAYS = Mark(ended=True, status="", seq=0, games=0)
_KEPT = (Kind.PAGE, None)
"""The kinds of answers that are kept in memory. Files are large, and images are kept as files."""
_NEVER_KEPT = ("Content-Length",)
_API = "/api/"


def of_review(
    review_id: str,
    make: Make,
    options: Sequence[str] = (),
    *,
    translated: bool = True,
    kind: Kind | None = Kind.PAGE,
) -> flask.Response:
    """What `make` says of a review at the current address. `options`: names of the query that it reads, all
    others say nothing; `translated`: it depends on the language; `kind`: which child makes it, None: this
    process. Pages alone are kept in memory."""
    return _answer(
        review_id,
        partial(services().marks.review, review_id),
        make,
        _key(options, translated=translated),
        kind,
    )


def of_collection(
    collection_id: str,
    make: Make,
    options: Sequence[str] = (),
    *,
    translated: bool = True,
    kind: Kind | None = Kind.PAGE,
) -> flask.Response:
    """The same of a collection."""
    return _answer(
        collection_id,
        partial(services().marks.collection, collection_id),
        make,
        _key(options, translated=translated),
        kind,
    )


def of_standings(
    collection_id: str, make: Make, options: Sequence[str] = (), *, translated: bool = False
) -> flask.Response:
    """What `make` says of a collection's games and of the reviews of it that have ended. It is kept while
    others run: all who watch ask for it whenever a game has ended."""
    return _answer(
        collection_id,
        partial(services().marks.standings, collection_id),
        make,
        _key(options, translated=translated),
        Kind.PAGE,
    )


def of_program(make: Make, options: Sequence[str] = (), kind: Kind | None = None) -> flask.Response:
    """The same of nothing that is stored: it changes with the program."""
    return _answer("", lambda: _ALWAYS, make, _key(options, translated=True), kind)


def of_request(make: Make) -> flask.Response:
    """What `make` says of what the request itself brings."""
    return _made(make, Kind.PAGE)


def forget(subject: str) -> None:
    """A review or a collection was deleted."""
    services().kept.forget(subject)
    services().repeats.forget(subject)


def _answer(
    subject: str,
    read_mark: Callable[[], Mark | None],
    make: Make,
    key: tuple[str, ...],
    kind: Kind | None,
) -> flask.Response:
    mark = read_mark()
    if mark is None or not mark.ended:
        if mark is None:
            forget(subject)
        return _made(make, kind)
    tag = _tag(subject, mark, key)
    coding = coding_of(flask.request.headers.get("Accept-Encoding", ""))
    _note_repeatable(Repeatable(subject, (coding, *key), mark, read_mark, str(flask.request.url_rule)))
    if flask.request.if_none_match.contains_weak(tag):
        return _tagged(flask.Response(status=304), tag)
    find = partial(services().kept.find, subject, (coding, *key), mark)
    if answer := find():
        return _tagged(_response(answer), tag)
    if kind not in _KEPT:
        made = _made(make, kind)
        return _tagged(made, tag) if made.status_code == 200 and read_mark() == mark else made
    with services().kept.making(subject, (coding, *key)):
        if answer := find():
            return _tagged(_response(answer), tag)
        made = _made(make, kind)
        if made.status_code != 200 or read_mark() != mark:  # made of what came in between
            return made
        answer = _kept(made, mark, coding)
        services().kept.keep(subject, (coding, *key), answer)
    return _tagged(_response(answer), tag)


def _note_repeatable(answer: Repeatable) -> None:
    """Unless its view has more to do than to answer: to count, to wait, to note that a round was opened."""
    view = flask.current_app.view_functions[flask.request.endpoint or ""]
    if not flask.request.path.startswith(_API) and not is_limited(inspect.unwrap(view, stop=is_limited)):
        flask.request.environ.get(REPEATABLE, []).append(answer)


def _made(make: Make, kind: Kind | None) -> flask.Response:
    """The answer, made by a child if there is one for it."""
    if kind is Kind.FILE:
        note_made()
    makers = services().makers
    return makers.answer(kind) if makers and kind else flask.make_response(make())


def _response(answer: CachedAnswer) -> flask.Response:
    return flask.Response(answer.body, headers=list(answer.headers))


def _kept(made: flask.Response, mark: Mark, coding: str) -> CachedAnswer:
    headers = [(name, value) for name, value in made.headers if name not in _NEVER_KEPT]
    body = made.get_data()
    if coding and len(body) >= SMALLEST and "Content-Encoding" not in made.headers:
        body = packed(body, coding)
        headers.append(("Content-Encoding", coding))
    return CachedAnswer(mark, body, tuple(headers))


def _tagged(response: flask.Response, tag: str) -> flask.Response:
    """Anybody may keep it who asks each time whether it still holds: no deleted review is shown."""
    response.set_etag(tag, weak=True)  # the same for every coding
    response.headers["Cache-Control"] = "no-cache"
    response.vary.add("Accept-Encoding")
    return response


def _key(options: Sequence[str], *, translated: bool) -> tuple[str, ...]:
    """All that an answer depends on besides its subject: links name the origin that the visitor sees."""
    request = flask.request
    query = [f"{name}={request.args[name]}" for name in options if name in request.args]
    return (request.root_url, request.path, language() if translated else "", *query)


def _tag(subject: str, mark: Mark, key: tuple[str, ...]) -> str:
    text = repr((services().build, subject, mark, key))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:24]
