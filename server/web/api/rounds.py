"""The API of a collection as a tournament: `/api/collections/<id>/standings` as JSON, `<id>.csv` as CSV, and
how its owner has it reckoned."""

from __future__ import annotations

import flask
from flask_limiter import Limiter

from server.analysis.collection.tournament.csv_export import table_of
from server.analysis.collection.tournament.shapes import Tournament
from server.exports import file_names
from server.settings import Quotas
from server.web.api import requests
from server.web.api.tokens import authorize_collection
from server.web.http import caching
from server.web.resources.collections import found
from server.web.resources.tournaments import regulations_of, standings_of
from server.web.services import services


def create_blueprint(limiter: Limiter, quotas: Quotas) -> flask.Blueprint:
    """The addresses of tournaments below `/api/collections`."""
    blueprint = flask.Blueprint("rounds", __name__, url_prefix="/api/collections")
    one = "/<review_id:collection_id>"
    some_a_minute = limiter.limit(f"{quotas.attempts_per_minute} per minute")
    blueprint.get(f"{one}/standings")(standings)
    blueprint.patch(f"{one}/standings")(some_a_minute(regulate))
    blueprint.get(f"{one}.csv")(export_csv)
    return blueprint


def standings(collection_id: str) -> flask.Response:
    """How the players and teams stand."""
    return caching.of_collection(
        collection_id, lambda: flask.jsonify(_tournament(collection_id)), translated=False
    )


def regulate(collection_id: str) -> flask.Response:
    """Choose tie-breaks and scoring."""
    authorize_collection(collection_id)
    wanted = requests.read_regulations(regulations_of(collection_id))
    services().collections.edits.regulate(collection_id, wanted.to_json())
    caching.forget(collection_id)
    return flask.jsonify(_tournament(collection_id))


def export_csv(collection_id: str) -> flask.Response:
    """The same as a table."""
    return caching.of_collection(collection_id, lambda: _table(collection_id), translated=False)


def _table(collection_id: str) -> flask.Response:
    title = found(collection_id).title
    response = flask.Response(table_of(_tournament(collection_id)), content_type="text/csv; charset=utf-8")
    name = file_names.table_file_name(title)
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


def _tournament(collection_id: str) -> Tournament:
    return standings_of(found(collection_id).id)
