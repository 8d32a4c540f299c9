"""The API of collections: `/api/collections` and what hangs below it. Each game is a review like any."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import flask

from server.analysis.collection.tournament.entries import NOT_PLAYED, kind_of
from server.analysis.events.fold import fold
from server.analysis.game.games_file import Entry
from server.analysis.game.writer import unread_pgn
from server.analysis.report.annotated_pgn import Told
from server.exports import file_names
from server.i18n.texts import sentence
from server.limits.quota import ATTEMPTS, EXPORTS, NEW_COLLECTIONS, NEW_FOLLOWS, limited
from server.limits.visitors import visitor_of
from server.sandbox.pool import Place
from server.sandbox.work import annotated, entry_of
from server.store.collections.follows import PAUSE
from server.store.keys import GoneError
from server.store.reviews.rows import NewGame, RowFacts, new_game
from server.store.reviews.status import OPEN, Status
from server.web.api import requests
from server.web.api.game_files import check_any, read_file, refused_of, reviews_of, title_of
from server.web.api.openapi import EXPIRES_DAYS, HIDE_NAMES, PGN, TOLD, Operation
from server.web.api.tokens import authorize_collection
from server.web.api.waits import REMAINING, WAIT, hold
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.headers import attached
from server.web.http.languages import language, said
from server.web.makers import Kind
from server.web.resources import follows, reviews
from server.web.resources.collections import found, table_of
from server.web.services import services
from server.wire import bodies
from server.work.failures import STOPPED

blueprint = flask.Blueprint("collections", __name__, url_prefix="/api/collections")
_ONE = "/<review_id:collection_id>"


@blueprint.post("")
@limited(NEW_COLLECTIONS)
@Operation(
    "createCollection",
    bodies.CreatedCollection,
    status=201,
    takes=bodies.NewCollection,
    texts=requests.PGN_TYPES,
    query=(HIDE_NAMES, EXPIRES_DAYS),
    errors=(404, 502, 503),
)
def create() -> tuple[flask.Response, int, dict[str, str]]:
    """Review a file of many games, or a round while it is played.

    Give one of `pgn`, `follow` and `reviews`. `reviews` makes copies: deleting a copy leaves the original.
    Name each review once; one that is gone is a 404 with its place. Errors of `follow`: 404 `follow_off`,
    `not_there`, `no_pgn`; 422 `bad_link` (the host is not allowed), `bad_options`; 429 `too_many_followed`;
    502 and 503 as for `/api/imports`.
    """
    order = requests.read_order(titled=True)
    first = follows.first_look(order.follow) if order.follow else None
    entries, new_games = _games_of(order, first)
    title = order.title or title_of([entry.facts for entry in entries])

    def store() -> tuple[str, tuple[str, list[str | None]]]:
        options = order.options.to_json()
        made, token, ids = services().collections.create(title, options, new_games, order.expires)
        if first:
            follows.begin(made, first, options)
        return made, (token, ids)

    visitor = visitor_of(flask.request.environ)
    collection_id, (token, ids) = services().quota.admit(visitor, store, follows=first is not None)
    games = [(entry, review_id) for entry, review_id in zip(entries, ids, strict=True)]
    if first:  # a game that has not begun is not refused
        games = [(entry, id_) for entry, id_ in games if not entry.fault or entry.fault.code != "no_moves"]
    return _created(collection_id, token, games, order.guessed)


def _games_of(
    order: requests.Order, first: follows.FirstLook | None
) -> tuple[Sequence[Entry], Sequence[NewGame]]:
    if first:
        return first.entries, first.games
    if order.reviews:
        return _games_like(order.reviews)
    entries = read_file(order.pgn)
    check_any(entries)
    return entries, [new_game(entry) for entry in entries]


def _games_like(ids: Sequence[str]) -> tuple[Sequence[Entry], Sequence[NewGame]]:
    """The games of reviews that there are, each to be taken over. Raises ApiError for one that has gone."""
    limits, entries = services().settings.limits, []
    with services().parsers.place() as place:
        for number, review_id in enumerate(ids, start=1):
            review = reviews.find(review_id)
            if review is None:
                raise ApiError(404, "not_found", sentence("error-no-review"), place=f"reviews.{number - 1}")
            entries.append(place.read(entry_of, number, review.pgn, limits))
    return entries, [
        replace(new_game(entry), like=review_id) for entry, review_id in zip(entries, ids, strict=True)
    ]


@blueprint.get(_ONE)
@Operation("showCollection", bodies.Collection, query=(WAIT,), errors=(400,))
def show(collection_id: str) -> flask.Response:
    """A collection with its table."""
    services().collections.follows.opened(collection_id)
    hold(lambda: services().marks.collection(collection_id))
    return caching.of_collection(collection_id, lambda: _shown(collection_id), translated=False)


def _shown(collection_id: str) -> flask.Response:
    collection = found(collection_id)
    marks = services().collections.marks([collection_id]).get(collection_id)
    response = flask.Response(mimetype="application/json")
    rows = marks.rows.values() if marks else ()
    response.headers[REMAINING] = str(sum(status in OPEN for status, _, _ in rows))
    response.set_etag(hashlib.sha256(repr(marks).encode()).hexdigest()[:16], weak=True)
    if flask.request.if_none_match.contains_weak(response.get_etag()[0] or ""):
        response.status_code = 304
        return response
    response.set_data(flask.json.dumps(table_of(collection)))
    return response


@blueprint.delete(_ONE)
@Operation("deleteCollection", status=204, owner=True)
def delete(collection_id: str) -> tuple[str, int]:
    """Delete it with its reviews."""
    deleted = services().collections.delete(collection_id, authorize_collection(collection_id))
    caching.forget(collection_id)
    services().images.forget(collection_id)
    reviews.forget(deleted)
    return "", 204


@blueprint.put(f"{_ONE}/follow")
@limited(NEW_FOLLOWS)
@Operation(
    "followPlayer", bodies.Follow, status=201, takes=bodies.NewFollow, owner=True, errors=(409, 502, 503)
)
def start_following(collection_id: str) -> tuple[flask.Response, int]:
    """Have new games come in.

    404 `follow_off`, `no_such_user`; 409 `followed`: it follows something already; 422 `bad_link` (the site
    is not allowed), `bad_name`, `bad_options`; 429 `too_many_followed`; 502 and 503 as for `/api/imports`.
    """
    key = authorize_collection(collection_id)
    follow = follows.begin_player(collection_id, requests.read_player(), key)
    caching.forget(collection_id)
    return flask.jsonify(follow), 201


@blueprint.post(f"{_ONE}/follow")
@limited(ATTEMPTS)
@Operation("lookNow", status=202, owner=True, errors=(409,))
def look_now(collection_id: str) -> tuple[str, int]:
    """Look at what it follows at once.

    A worker looks. 409 `not_followed`.
    """
    key = authorize_collection(collection_id)
    if not services().collections.follows.hurry(collection_id, PAUSE, key):
        raise ApiError(409, "not_followed", sentence("follow-not"))
    return "", 202


@blueprint.delete(f"{_ONE}/follow")
@Operation("stopFollowing", status=204, owner=True, errors=(409,))
def stop_following(collection_id: str) -> tuple[str, int]:
    """Stop following.

    409 `not_followed`.
    """
    if not services().collections.follows.end(collection_id, authorize_collection(collection_id)):
        raise ApiError(409, "not_followed", sentence("follow-not"))
    return "", 204


@blueprint.post(f"{_ONE}/stop")
@Operation("stopCollection", bodies.Accepted, status=202, owner=True, errors=(409,))
def stop(collection_id: str) -> tuple[flask.Response, int]:
    """Stop all its reviews.

    Those that wait or run.
    """
    key = authorize_collection(collection_id)
    if not services().collections.stop(collection_id, STOPPED.to_wire(), key):
        raise ApiError(409, "not_running", sentence("error-collection-ended"))
    runs = Status.RUNNING in services().collections.statuses([collection_id]).values()
    status = Status.RUNNING if runs else Status.STOPPED
    return flask.jsonify(bodies.Accepted(id=collection_id, status=status.value)), 202


@blueprint.post(f"{_ONE}/continue")
@limited(ATTEMPTS)
@Operation("continueCollection", bodies.Accepted, status=202, owner=True, errors=(409,))
def resume(collection_id: str) -> tuple[flask.Response, int]:
    """Go on with what was stopped."""
    key = authorize_collection(collection_id)
    games = services().collections.games(collection_id)
    stopped = [game.review_id for game in games if game.status is Status.STOPPED and game.review_id]

    def put_back() -> tuple[str, None]:
        resumed = [review_id for review_id in stopped if _resume(review_id, key)]
        if not resumed:
            services().collections.check_key(collection_id, key)  # it may have been deleted meanwhile
            raise ApiError(409, "not_stopped", sentence("error-nothing-stopped"))
        return collection_id, None

    services().quota.admit(visitor_of(flask.request.environ), put_back)
    return flask.jsonify(bodies.Accepted(id=collection_id, status=Status.WAITING.value)), 202


def _resume(review_id: str, key: str) -> bool:
    """As `Store.resume`; False also for a review that was deleted meanwhile."""
    try:
        return services().store.resume(review_id, key)
    except GoneError:
        return False


@blueprint.get(f"{_ONE}.pgn")
@limited(EXPORTS)
@Operation(
    "exportCollection",
    files=(PGN,),
    about="PGN with NAGs, %eval, comments and variations",
    query=TOLD,
    errors=(422, 503),
)
def export_pgn(collection_id: str) -> flask.Response:
    """Annotated PGN."""
    told = requests.read_told()
    return caching.of_collection(
        collection_id, lambda: _exported(collection_id, told), requests.TOLD, kind=Kind.FILE
    )


def _exported(collection_id: str, told: Told) -> flask.Response:
    collection = found(collection_id)
    with services().parsers.place() as place:
        games = [_annotated(place, told, *game) for game in services().collections.texts(collection_id)]
    text = "\n\n".join(games) + "\n"
    return attached(text, f"{PGN}; charset=utf-8", file_names.title_file_name(collection.title))


def _annotated(place: Place, told: Told, review_id: str | None, pgn: str, facts: RowFacts) -> str:
    if review_id is None:
        played = kind_of(facts["headers"], facts["plies"]) not in NOT_PLAYED
        fault = said(facts["fault"]["message"]) if played and facts.get("fault") else None
        return unread_pgn(facts["headers"], facts.get("text", ""), fault or "")
    state = fold(services().store.events(review_id))
    text: str = place.read(annotated, pgn, state, language(), services().settings.limits, told)
    return text.strip()


def _created(
    collection_id: str, token: str, games: Sequence[tuple[Entry, str | None]], guessed: Sequence[int]
) -> tuple[flask.Response, int, dict[str, str]]:
    url = flask.url_for("pages.collection", collection_id=collection_id, _external=True)
    body = bodies.CreatedCollection(
        id=collection_id,
        url=url,
        delete_token=token,
        guessed=list(guessed),
        reviews=reviews_of([(entry.number, review_id) for entry, review_id in games]),
        refused=refused_of([(entry.number, entry) for entry, _ in games]),
    )
    return flask.jsonify(body), 201, {"Location": url}
