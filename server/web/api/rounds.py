"""The API of a collection as a tournament: `/api/collections/<id>/standings` as JSON, `<id>.csv` as CSV,
`<id>.trf` as FIDE's report, and how its owner has it reckoned and completed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import flask

from server.analysis.collection.tournament.csv_export import table_of
from server.analysis.collection.tournament.results import DATE
from server.analysis.collection.tournament.shapes import Tournament
from server.analysis.collection.tournament.trf_export import EventFacts, trf_of
from server.exports import file_names
from server.i18n.texts import sentence
from server.limits.quota import ATTEMPTS, limited
from server.sandbox.work import report_of
from server.web.api import requests
from server.web.api.openapi import CSV, TEXT, Operation
from server.web.api.tokens import authorize_collection
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.http.headers import attached
from server.web.resources.collections import found
from server.web.resources.tournaments import regulations_of, standings_of
from server.web.services import services
from server.wire import bodies

blueprint = flask.Blueprint("rounds", __name__, url_prefix="/api/collections")
_ONE = "/<review_id:collection_id>"


@blueprint.get(f"{_ONE}/standings")
@Operation("showStandings", Tournament)
def standings(collection_id: str) -> flask.Response:
    """The games as a tournament."""
    return caching.of_standings(collection_id, lambda: flask.jsonify(_tournament(collection_id)))


@blueprint.patch(f"{_ONE}/standings")
@limited(ATTEMPTS)
@Operation("regulate", Tournament, takes=bodies.NewRegulations, owner=True, errors=(503,))
def regulate(collection_id: str) -> flask.Response:
    """Choose tie-breaks and scoring."""
    key = authorize_collection(collection_id)
    wanted = requests.read_regulations(regulations_of(collection_id))
    services().collections.edits.regulate(collection_id, wanted.to_json(), key)
    caching.forget(collection_id)
    return flask.jsonify(_tournament(collection_id))


@blueprint.put(f"{_ONE}/report")
@limited(ATTEMPTS)
@Operation(
    "complete",
    Tournament,
    takes=bodies.NewReport,
    texts=requests.REPORT_TYPES,
    owner=True,
    errors=(503,),
)
def complete(collection_id: str) -> flask.Response:
    """Complete the games by a TRF or a list of players.

    422 `bad_report` names the line.
    """
    key = authorize_collection(collection_id)
    report = services().parsers.read(report_of, requests.read_report())
    services().collections.edits.report(collection_id, report, key)
    caching.forget(collection_id)
    return flask.jsonify(_tournament(collection_id))


@blueprint.delete(f"{_ONE}/report")
@limited(ATTEMPTS)
@Operation("removeReport", status=204, owner=True)
def remove_report(collection_id: str) -> tuple[str, int]:
    """Delete that report."""
    services().collections.edits.report(collection_id, None, authorize_collection(collection_id))
    caching.forget(collection_id)
    return "", 204


@blueprint.get(f"{_ONE}.csv")
@Operation("exportStandings", files=(CSV,))
def export_csv(collection_id: str) -> flask.Response:
    """The table of the tournament as CSV."""
    return caching.of_standings(collection_id, lambda: _table(collection_id))


def _table(collection_id: str) -> flask.Response:
    title = found(collection_id).title
    text = table_of(_tournament(collection_id))
    return attached(text, "text/csv; charset=utf-8", file_names.table_file_name(title))


@blueprint.get(f"{_ONE}.trf")
@Operation("exportReport", files=(TEXT,), errors=(409,))
def export_trf(collection_id: str) -> flask.Response:
    """The tournament as a TRF file.

    409 `no_rounds`: the games name no round.
    """
    return caching.of_standings(collection_id, lambda: _report(collection_id))


def _report(collection_id: str) -> flask.Response:
    title, tournament = found(collection_id).title, _tournament(collection_id)
    if not tournament["rounds"]:
        raise ApiError(409, "no_rounds", sentence("trf-no-rounds"))
    headers = [game.facts["headers"] for game in services().collections.games(collection_id)]
    text = trf_of(tournament, EventFacts(title, _site(headers), _dates(headers)))
    return attached(text, "text/plain; charset=utf-8", file_names.report_file_name(title))


def _site(headers: Sequence[Mapping[str, str]]) -> str:
    """Where the games were played; sites of the web put an address there."""
    sites = {each.get("Site", "").strip(" ?.-") for each in headers}
    return sites.pop() if len(sites) == 1 and not any("/" in site for site in sites) else ""


def _dates(headers: Sequence[Mapping[str, str]]) -> list[str]:
    return [date for each in headers if DATE.fullmatch(date := each.get("Date", ""))]


def _tournament(collection_id: str) -> Tournament:
    return standings_of(found(collection_id).id)
