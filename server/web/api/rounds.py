"""The API of a collection as a tournament: `/api/collections/<id>/standings` as JSON, `<id>.csv` as CSV."""

from __future__ import annotations

import flask

from server.analysis.collection.tournament.csv_export import table_of
from server.analysis.collection.tournament.shapes import Tournament
from server.exports import file_names
from server.web.http import caching
from server.web.resources.collections import found
from server.web.resources.tournaments import standings_of

blueprint = flask.Blueprint("rounds", __name__, url_prefix="/api/collections")


@blueprint.get("/<review_id:collection_id>/standings")
def standings(collection_id: str) -> flask.Response:
    """How the players and teams stand."""
    return caching.of_collection(
        collection_id, lambda: flask.jsonify(_tournament(collection_id)), translated=False
    )


@blueprint.get("/<review_id:collection_id>.csv")
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
