"""The API of a collection as a tournament: `/api/collections/<id>/standings` as JSON, `<id>.csv` as CSV,
`<id>.trf` as FIDE's report, and how its owner has it reckoned and completed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import flask
from flask_limiter import Limiter

from server.analysis.collection.tournament.csv_export import table_of
from server.analysis.collection.tournament.results import DATE
from server.analysis.collection.tournament.shapes import Tournament
from server.analysis.collection.tournament.trf_export import EventFacts, trf_of
from server.exports import file_names
from server.i18n.texts import sentence
from server.sandbox.work import report_of
from server.settings import Quotas
from server.web.api import requests
from server.web.api.tokens import authorize_collection
from server.web.http import caching
from server.web.http.errors import ApiError
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
    blueprint.put(f"{one}/report")(some_a_minute(complete))
    blueprint.delete(f"{one}/report")(some_a_minute(remove_report))
    blueprint.get(f"{one}.csv")(export_csv)
    blueprint.get(f"{one}.trf")(export_trf)
    return blueprint


def standings(collection_id: str) -> flask.Response:
    """How the players and teams stand."""
    return caching.of_standings(collection_id, lambda: flask.jsonify(_tournament(collection_id)))


def regulate(collection_id: str) -> flask.Response:
    """Choose tie-breaks and scoring."""
    key = authorize_collection(collection_id)
    wanted = requests.read_regulations(regulations_of(collection_id))
    services().collections.edits.regulate(collection_id, wanted.to_json(), key)
    caching.forget(collection_id)
    return flask.jsonify(_tournament(collection_id))


def complete(collection_id: str) -> flask.Response:
    """Have its games completed by an arbiter's report, in place of the one that there is."""
    key = authorize_collection(collection_id)
    report = services().parsers.read(report_of, requests.read_report())
    services().collections.edits.report(collection_id, report, key)
    caching.forget(collection_id)
    return flask.jsonify(_tournament(collection_id))


def remove_report(collection_id: str) -> tuple[str, int]:
    """Have its games say what they say by themselves."""
    services().collections.edits.report(collection_id, None, authorize_collection(collection_id))
    caching.forget(collection_id)
    return "", 204


def export_csv(collection_id: str) -> flask.Response:
    """The same as a table."""
    return caching.of_standings(collection_id, lambda: _table(collection_id))


def _table(collection_id: str) -> flask.Response:
    title = found(collection_id).title
    response = flask.Response(table_of(_tournament(collection_id)), content_type="text/csv; charset=utf-8")
    name = file_names.table_file_name(title)
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


def export_trf(collection_id: str) -> flask.Response:
    """The same as a report that other programs read."""
    return caching.of_standings(collection_id, lambda: _report(collection_id))


def _report(collection_id: str) -> flask.Response:
    title, tournament = found(collection_id).title, _tournament(collection_id)
    if not tournament["rounds"]:
        raise ApiError(409, "no_rounds", sentence("trf-no-rounds"))
    headers = [game.facts["headers"] for game in services().collections.games(collection_id)]
    text = trf_of(tournament, EventFacts(title, _site(headers), _dates(headers)))
    response = flask.Response(text, content_type="text/plain; charset=utf-8")
    name = file_names.report_file_name(title)
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


def _site(headers: Sequence[Mapping[str, str]]) -> str:
    """Where the games were played; sites of the web put an address there."""
    sites = {each.get("Site", "").strip(" ?.-") for each in headers}
    return sites.pop() if len(sites) == 1 and not any("/" in site for site in sites) else ""


def _dates(headers: Sequence[Mapping[str, str]]) -> list[str]:
    return [date for each in headers if DATE.fullmatch(date := each.get("Date", ""))]


def _tournament(collection_id: str) -> Tournament:
    return standings_of(found(collection_id).id)
