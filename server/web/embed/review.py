"""`/embed/<id>`: the read-only viewer that anybody may frame, readable without JavaScript from the stored
log; and `/embed/pgn`: the same viewer, empty, for a PGN that the page around it sends: nothing of it comes
to the server."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

import flask
from markupsafe import Markup

from server.analysis.events.fold import State
from server.analysis.events.values import Line, Reason
from server.analysis.events.wire import Move, Position
from server.analysis.report.exercises import puzzles_of
from server.i18n import texts
from server.images import from_state
from server.images.board import board_svg
from server.images.pictures import BoardLook
from server.store.reviews.status import OPEN
from server.web.embed.first_paint import figures, graph
from server.web.embed.options import OPTIONS, ReviewEmbed, address, read_options, turned
from server.web.embed.puzzles import puzzles_page
from server.web.embed.way_back import FROM, way_back
from server.web.http import caching, languages
from server.web.resources import reviews
from server.web.services import services

blueprint = flask.Blueprint("embed", __name__)


@blueprint.get("/embed/<review_id:review_id>")
def embed(review_id: str) -> flask.Response:
    return caching.of_review(review_id, lambda: _embed(review_id), (*OPTIONS, FROM))


def _embed(review_id: str) -> str:
    reviews.found(review_id)
    state = services().states.of(review_id)
    asked = read_options(flask.request.args)
    if asked["mode"] == "puzzle":
        return puzzles_page(
            [(review_id, each) for each in puzzles_of(state, languages.language())],
            asked,
            title=reviews.title_of(state),
            home=flask.url_for("pages.review", review_id=review_id, _external=True),
            complete=state["status"] not in OPEN,
        )
    options = turned(asked, state["game"]["headers"] if state["game"] else {})
    ply = first_ply(options["ply"], state)
    way = way_back(review_id, flask.request.args)
    return flask.render_template(
        "embed.html",
        review_id=review_id,
        state=without_unsaid(state, options["hide"]),
        options=options,
        title=reviews.title_of(state),
        review_url=flask.url_for("pages.review", review_id=review_id, _external=True),
        address=lambda at: address(options, at) + ("&from=collection" if way else ""),
        pgn_url=flask.url_for("api.export_pgn", review_id=review_id, _external=True),
        explore_url=flask.url_for("pages.explore", _external=True),
        way=way,
        **first_paint(state, ply, options),
    )


def without_unsaid(state: State, hidden: Collection[str] = ()) -> State:
    """The state without what an embed neither says nor draws, a fifth of the page: the searches that prove
    what is said, what people play in place of moves of which it says nothing, the names of the moves in
    engine lines. `hidden`: as `hide` says it."""
    return {
        **state,
        "moves": [move and _said(move) for move in state["moves"]],
        "positions": [position and _drawn(position) for position in state["positions"]],
        "notes": [] if "notes" in hidden else state["notes"],
    }


def _drawn(position: Position) -> Position:
    """Its lines are played, not written."""
    lines = [{name: value for name, value in line.items() if name != "san"} for line in position["lines"]]
    return {**position, "lines": cast(list[Line], lines)}


def _said(move: Move) -> Move:
    reason = {name: value for name, value in move["reason"].items() if name != "proofs"}
    people = move["people"] if "moves" in (move["people"] or {}) else None
    return {**move, "reason": cast(Reason, reason), "people": people}


@blueprint.get("/embed/pgn")
def embed_pgn() -> flask.Response:
    return caching.of_program(_embed_pgn, OPTIONS)


def _embed_pgn() -> str:
    options = read_options(flask.request.args)
    home = flask.url_for("pages.start", _external=True)
    explore = flask.url_for("pages.explore", _external=True)
    return flask.render_template("embed_pgn.html", options=options, home=home, explore_url=explore)


def first_paint(state: State, ply: int, options: ReviewEmbed) -> dict[str, object]:
    """What `embed.html` draws of `state`, besides the words."""
    if state["game"] is None:
        return {"ply": 0, "rows": [], "moments": []}
    picture = from_state.board_at(state, ply, options["line"])
    pieces = texts.pieces(languages.language(), options["notation"])
    beside = picture.fen != from_state.board_at(state, ply).fen

    def say(text: texts.Text) -> str | None:
        return texts.from_json(text, languages.language(), options["notation"])

    return {
        "ply": ply,
        "beside": beside,
        "said": lambda at: figures.said_at(state, at, say, options["rating"]),
        "is_told": lambda at: figures.is_told(state, at),
        "kind": picture.classification,
        "board_svg": Markup(board_svg(picture, BoardLook(options["orientation"], pieces=options["pieces"]))),
        "win": None if beside else graph.win_at(state, ply),
        "score": "" if beside else graph.score_at(state, ply),
        "graph": graph.graph_of(state, ply, languages.t),
        "graph_box": (graph.WIDTH, graph.HEIGHT),
        "rows": list(figures.rows_of(state, pieces)),
        "moments": figures.moments_of(state, pieces),
        "accuracies": {side: figures.accuracy_of(state, side) for side in figures.SIDES},
        "classes": figures.present_classes(state),
        "glyphs": figures.GLYPHS,
        "notes": {} if "notes" in options["hide"] else figures.notes_of(state),
    }


def first_ply(asked: int | str, state: State) -> int:
    """The ply of the first paint, 0..N."""
    last = len(state["moves"])
    return last if asked == "last" else min(int(asked), last)
