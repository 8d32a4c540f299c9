"""The API by which a collection's owner changes it: its title, and its games one by one or many at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flask

from server.analysis.errors import LimitError, OptionsError
from server.analysis.game.games_file import Entry
from server.i18n.texts import sentence
from server.limits.quota import ATTEMPTS, NEW_COLLECTIONS, NEW_REVIEWS, limited
from server.limits.visitors import visitor_of
from server.sandbox.work import corrected_entry
from server.store.collections.collections import CollectedGame
from server.store.collections.edits import LastGameError, NotThereError, TooManyGamesError
from server.store.reviews.rows import new_game
from server.web.api import requests
from server.web.api.game_files import (
    check_any,
    read_file,
    refused_of,
    reviews_of,
    title_of,
    was_played,
)
from server.web.api.openapi import HIDE_NAMES, Operation
from server.web.api.tokens import authorize_collection
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.resources import reviews
from server.web.resources.collections import options_of
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("edits", __name__, url_prefix="/api/collections/<review_id:collection_id>")
_GAME = "/games/<game_number:number>"
_takes_games = partial(
    Operation,
    gives=bodies.ChangedGames,
    status=201,
    takes=bodies.NewGames,
    texts=requests.PGN_TYPES,
    owner=True,
    query=(HIDE_NAMES,),
    errors=(503,),
)
_FORFEITS = ("+:-", "-:+", "-:-")


@blueprint.patch("")
@limited(ATTEMPTS)
@Operation("renameCollection", bodies.Renamed, takes=bodies.NewTitle, owner=True, errors=(503,))
def rename(collection_id: str) -> flask.Response:
    """Give it another title."""
    key = authorize_collection(collection_id)
    title = requests.read_title()
    if not title:  # as it would have been called at first
        title = title_of([game.facts for game in services().collections.games(collection_id)])
    services().collections.edits.rename(collection_id, title, key)
    caching.forget(collection_id)
    return flask.jsonify(bodies.Renamed(id=collection_id, title=title))


@blueprint.post("/games")
@limited(NEW_COLLECTIONS)
@_takes_games("addGames")
def add(collection_id: str) -> tuple[flask.Response, int]:
    """Add games.

    A collection holds as many games as a new one may.
    """
    key = authorize_collection(collection_id)
    order = requests.read_games(options_of(collection_id))
    entries = read_file(order.pgn)
    if all(was_played(entry) for entry in entries):
        check_any(entries)

    def store() -> tuple[str, list[tuple[int, str | None]]]:
        most = services().settings.limits.games
        games = [new_game(entry) for entry in entries]
        try:
            return collection_id, services().collections.edits.append(
                collection_id, order.options.to_json(), games, most=most, key=key
            )
        except TooManyGamesError:
            raise LimitError(sentence("error-too-many-in-collection", limit=most)) from None

    made = services().quota.admit(visitor_of(flask.request.environ), store)[1]
    return _changed(collection_id, made, entries, order.guessed)


@blueprint.put(_GAME)
@limited(NEW_REVIEWS)
@_takes_games("replaceGame")
def replace(collection_id: str, number: int) -> tuple[flask.Response, int]:
    """Replace a game.

    The review of the old game is deleted.
    """
    key = authorize_collection(collection_id)
    old = _game(collection_id, number)
    order = requests.read_games(options_of(collection_id, old))
    entries = read_file(order.pgn)
    if len(entries) > 1:
        raise ApiError(422, "many_games", sentence("error-one-game-wanted", count=len(entries)))
    (entry,) = entries
    if entry.fault and was_played(entry):
        raise entry.fault

    def store() -> tuple[str, str | None]:
        edits, options = services().collections.edits, order.options.to_json()
        try:
            return collection_id, edits.replace(collection_id, number, options, new_game(entry), key)
        except NotThereError:
            raise _no_game() from None

    review_id = services().quota.admit(visitor_of(flask.request.environ), store)[1]
    reviews.forget([old.review_id] if old.review_id else [])
    return _changed(collection_id, [(number, review_id)], entries, order.guessed)


@blueprint.patch(_GAME)
@limited(ATTEMPTS)
@Operation("correctGame", bodies.Corrected, takes=bodies.Correction, owner=True, errors=(409, 503))
def correct(collection_id: str, number: int) -> flask.Response:
    """Put names, result or round right.

    Its moves and its review stay. 409 `followed`: not while the collection follows a round.
    """
    key = authorize_collection(collection_id)
    headers, row = requests.read_correction(), _game(collection_id, number)
    if services().collections.follows.live([collection_id]):
        raise ApiError(409, "followed", sentence("error-followed"))
    if headers.get("Result") in _FORFEITS and row.facts["plies"]:
        raise OptionsError(sentence("error-forfeit-played"), place="result")
    review = services().store.get(row.review_id) if row.review_id else None
    text = review.pgn if review else row.facts.get("text", "")
    limits = services().settings.limits
    entry = services().parsers.read(corrected_entry, number, text, headers, limits)
    game = new_game(entry)
    if label := row.facts.get("label"):  # by which a round that is followed knows it
        game.facts["label"] = label
    if review:
        services().store.grow(review.id, entry.text, key)
    if not services().collections.edits.correct(collection_id, number, game.facts, row.review_id, key):
        raise _no_game()
    caching.forget(collection_id)
    shown = _game(collection_id, number).to_json(going=False)
    return flask.jsonify(bodies.Corrected(id=collection_id, game=shown))


@blueprint.delete(_GAME)
@limited(ATTEMPTS)
@Operation("removeGame", status=204, owner=True, errors=(409,))
def remove(collection_id: str, number: int) -> tuple[str, int]:
    """Remove a game and its review.

    Its number is not used again. 409 `last_game`: a collection keeps one game.
    """
    return _remove(collection_id, [number], authorize_collection(collection_id))


@blueprint.post("/remove")
@limited(ATTEMPTS)
@Operation("removeGames", status=204, takes=bodies.GoneGames, owner=True, errors=(409,))
def remove_many(collection_id: str) -> tuple[str, int]:
    """Remove games, all or none.

    409 `last_game`: a collection keeps one game.
    """
    key = authorize_collection(collection_id)
    return _remove(collection_id, requests.read_numbers(), key)


def _remove(collection_id: str, numbers: Sequence[int], key: str) -> tuple[str, int]:
    try:
        removed = services().collections.edits.remove(collection_id, numbers, key)
    except NotThereError:
        raise _no_game() from None
    except LastGameError:
        raise ApiError(409, "last_game", sentence("error-last-game")) from None
    caching.forget(collection_id)
    reviews.forget(removed)
    return "", 204


def _changed(
    collection_id: str,
    made: Sequence[tuple[int, str | None]],
    entries: Sequence[Entry],
    guessed: Sequence[int],
) -> tuple[flask.Response, int]:
    """What has come: `made` are the numbers and reviews of `entries`."""
    caching.forget(collection_id)
    refused = refused_of([(number, entry) for (number, _), entry in zip(made, entries, strict=True)])
    body = bodies.ChangedGames(
        id=collection_id, reviews=reviews_of(made), refused=refused, guessed=list(guessed)
    )
    return flask.jsonify(body), 201


def _game(collection_id: str, number: int) -> CollectedGame:
    found = services().collections.games(collection_id, [number])
    if not found:
        raise _no_game()
    return found[0]


def _no_game() -> ApiError:
    return ApiError(404, "not_found", sentence("error-no-game"))
