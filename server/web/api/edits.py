"""The API by which a collection's owner changes it: its title, and its games one by one or many at once."""

from __future__ import annotations

from collections.abc import Sequence

import flask
from flask_limiter import Limiter

from server.analysis.errors import LimitError, OptionsError
from server.analysis.game.games_file import Entry
from server.i18n.texts import sentence
from server.limits.quota import limit_collections, limit_reviews
from server.limits.visitors import visitor_of
from server.sandbox.work import corrected_entry
from server.settings import Quotas
from server.store.collections.collections import CollectedGame
from server.store.collections.edits import LastGameError, NotThereError, TooManyGamesError
from server.web.api import requests
from server.web.api.game_files import (
    check_any,
    new_game,
    read_file,
    refused_of,
    reviews_of,
    title_of,
    was_played,
)
from server.web.api.tokens import authorize_collection
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.resources import reviews
from server.web.resources.collections import options_of
from server.web.services import services
from server.wire import bodies

_FORFEITS = ("+:-", "-:+", "-:-")


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """What can be changed below `/api/collections/<id>`."""
    blueprint = flask.Blueprint("edits", __name__, url_prefix="/api/collections/<review_id:collection_id>")
    game = "/games/<game_number:number>"
    some_a_minute = limiter.limit(f"{quotas.attempts_per_minute} per minute")
    blueprint.patch("")(some_a_minute(rename))
    blueprint.post("/games")(limit_collections(limiter, quotas, add))
    blueprint.put(game)(limit_reviews(limiter, quotas, replace))
    blueprint.patch(game)(some_a_minute(correct))
    blueprint.delete(game)(some_a_minute(remove))
    blueprint.post("/remove")(some_a_minute(remove_many))
    return blueprint


def rename(collection_id: str) -> flask.Response:
    """Give it a title; an empty one is that which it would have been given at first."""
    key = authorize_collection(collection_id)
    title = requests.read_title()
    if not title:
        title = title_of([game.facts for game in services().collections.games(collection_id)])
    services().collections.edits.rename(collection_id, title, key)
    caching.forget(collection_id)
    return flask.jsonify(bodies.Renamed(id=collection_id, title=title))


def add(collection_id: str) -> flask.Response:
    """Add the games of a file behind the existing ones."""
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


def replace(collection_id: str, number: int) -> flask.Response:
    """Put a game in the place of another, whose review is deleted."""
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


def correct(collection_id: str, number: int) -> flask.Response:
    """Put names, result or round of a game right; its moves and its review stay."""
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


def remove(collection_id: str, number: int) -> tuple[str, int]:
    """Remove a game with its review."""
    return _remove(collection_id, [number], authorize_collection(collection_id))


def remove_many(collection_id: str) -> tuple[str, int]:
    """Remove games with their reviews, all of them or none."""
    key = authorize_collection(collection_id)
    return _remove(collection_id, requests.read_numbers(), key)


def _remove(collection_id: str, numbers: Sequence[int], key: str) -> tuple[str, int]:
    try:
        removed = services().collections.edits.remove_all(collection_id, numbers, key)
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
) -> flask.Response:
    """What has come: `made` are the numbers and reviews of `entries`."""
    caching.forget(collection_id)
    refused = refused_of([(number, entry) for (number, _), entry in zip(made, entries, strict=True)])
    body = bodies.ChangedGames(
        id=collection_id, reviews=reviews_of(made), refused=refused, guessed=list(guessed)
    )
    response = flask.jsonify(body)
    response.status_code = 201
    return response


def _game(collection_id: str, number: int) -> CollectedGame:
    found = services().collections.games(collection_id, [number])
    if not found:
        raise _no_game()
    return found[0]


def _no_game() -> ApiError:
    return ApiError(404, "not_found", sentence("error-no-game"))
