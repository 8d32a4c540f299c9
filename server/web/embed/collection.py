"""`/embed/c/<id>`: the table of a collection for frames, readable without JavaScript.

A game opens in the table's place, and its embed (`from=collection`) leads back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

import flask

from server.analysis.collection.tournament.shapes import Standing, TieBreak, Tournament
from server.analysis.evaluation import shown_accuracy
from server.analysis.game.study import chapter_title
from server.i18n import texts
from server.i18n.opening_names import opening_name
from server.images.from_tournament import points_text
from server.store.reviews.status import Status
from server.web.embed.crosstable import crosstable_of
from server.web.embed.options import COLLECTION_OPTIONS, read_collection_options
from server.web.embed.puzzles import puzzles_page
from server.web.embed.way_back import query_of
from server.web.http import caching
from server.web.http.languages import language, t
from server.web.resources import collections, exercises
from server.web.resources.tournaments import standings_of
from server.wire.bodies import CollectedFigures, CollectedGame, RowFault

blueprint = flask.Blueprint("embed_collection", __name__)

_UNKNOWN = "?.- "


@blueprint.get("/embed/c/<review_id:collection_id>")
def embed(collection_id: str) -> flask.Response:
    if read_collection_options(flask.request.args)["mode"] == "puzzle":
        return caching.of_standings(
            collection_id, lambda: _puzzles(collection_id), COLLECTION_OPTIONS, translated=True
        )
    return caching.of_collection(collection_id, lambda: _embed(collection_id), COLLECTION_OPTIONS)


def _puzzles(collection_id: str) -> str:
    found = exercises.puzzles_of_collection(collection_id)
    return puzzles_page(
        found.exercises,
        read_collection_options(flask.request.args),
        title=found.title,
        home=flask.url_for("pages.collection", collection_id=collection_id, _external=True),
        complete=found.complete,
    )


def _embed(collection_id: str) -> str:
    table = collections.table_of(collections.found(collection_id))
    options = read_collection_options(flask.request.args)
    rows = [row_of(game) for game in table["games"]]
    standings = None if options["show"] == ["games"] else standings_of(collection_id)
    return flask.render_template(
        "embed_collection.html",
        table=table,
        options=options,
        rows=rows,
        standings=standings,
        players=[player_of(player, standings["ties"]) for player in standings["players"]]
        if standings
        else [],
        ties=ties_shown(standings) if standings else [],
        unofficial=unofficial(standings) if standings else "",
        crosstable=crosstable_of(standings) if standings and "crosstable" in options["show"] else None,
        has_rounds=any(row["round"] for row in rows),
        reviewed=sum(row["status"] == Status.DONE for row in rows),
        reviews=sum(row["id"] is not None for row in rows),
        query=query_of(flask.request.args),
        explore_url=flask.url_for("pages.explore", _external=True),
        page_url=flask.url_for("pages.collection", collection_id=collection_id, _external=True),
    )


class WrittenRow(TypedDict):
    """A row as the template writes it."""

    id: str | None
    number: int
    status: str
    round: str
    white: str
    black: str
    white_accuracy: str
    black_accuracy: str
    result: str
    opening: str
    fault: str


class WrittenPlayer(TypedDict):
    """A player's line as the template writes it."""

    rank: int
    name: str
    points: str
    scored: int
    ties: list[str]
    accuracy: str


def row_of(game: CollectedGame) -> WrittenRow:
    """A row as the template writes it."""
    headers, fault = game["headers"], game["fault"]
    opening = game["opening"]
    white, black = (_player(headers, side) for side in ("White", "Black"))
    chapter = chapter_title(headers)
    return {
        "id": game["id"],
        "number": game["number"],
        "status": game["status"],
        "round": _known(headers.get("Round", "")),
        "white": chapter or white,
        "black": "" if chapter else black,
        "white_accuracy": _accuracy(game["white"]),
        "black_accuracy": _accuracy(game["black"]),
        "result": headers.get("Result", "*").replace("1/2", "½").replace("-", "–").replace("*", "–"),
        "opening": f"{opening['eco']} {opening_name(opening['name'], t)}" if opening else "",
        "fault": _fault(fault) if fault else "",
    }


def ties_shown(standings: Tournament) -> list[TieBreak]:
    """The tie-breaks that were chosen, else the first two of the usual ones."""
    return standings["ties"] if standings["chosen"] else standings["ties"][:2]


def unofficial(standings: Tournament) -> str:
    """What the games do not say, in sentences; "" where they say all."""
    gaps = standings["gaps"]
    told = " ".join(t(f"unofficial-{gap['kind']}", count=gap["count"]) for gap in gaps)
    return t("unofficial-why", gaps=told) if any(gap["kind"] != "open" for gap in gaps) else told


def player_of(player: Standing, ties: Sequence[TieBreak]) -> WrittenPlayer:
    """A player's line as the template writes it; `ties`: the tournament's."""
    accuracy = player["accuracy"]
    return {
        "rank": player["rank"],
        "name": player["name"],
        "points": points_text(player["points"]),
        "scored": player["scored"],
        "ties": [_tie_text(tie, value) for tie, value in zip(ties, player["ties"], strict=True)],
        "accuracy": "" if accuracy is None else f"{shown_accuracy(accuracy):.1f}",
    }


def _tie_text(tie: TieBreak, value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:.2f}" if tie == "sonneborn_berger" else f"{value:g}"


def _known(value: str) -> str:
    return value if value.strip(_UNKNOWN) else ""


def _player(headers: Mapping[str, str], side: str) -> str:
    return _known(headers.get(side, "")) or texts.text(language(), f"side-{side.lower()}")


def _accuracy(figures: CollectedFigures | None) -> str:
    if figures is None or figures["accuracy"] is None:
        return ""
    return f"{shown_accuracy(figures['accuracy']):.1f}"


def _fault(fault: RowFault) -> str:
    said = fault.get("said")
    message = (said and texts.from_json(said["message"], language())) or fault["message"]
    place = (said and texts.from_json(said["place"], language())) or fault["place"]
    return f"{place}: {message}" if place and place not in message else message
