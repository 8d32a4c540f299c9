"""`/embed/<id>`: the read-only viewer that anybody may frame, readable without JavaScript from the stored
log; and `/embed/pgn`: the same viewer, empty, for a PGN that the page around it sends: nothing of it comes
to the server."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any
from urllib.parse import urlencode

import flask
from markupsafe import Markup

from server import texts
from server.analysis.events.fold import State
from server.images import from_state
from server.images.board import board_svg
from server.images.pictures import BoardLook
from server.images.pieces import DEFAULT_SET, PIECE_SETS
from server.web import languages, reviews
from server.web.embed.first_paint import figures, graph
from server.web.embed.way_back import way_back
from server.web.headers import csp_nonce
from server.web.services import services

blueprint = flask.Blueprint("embed", __name__)

SHOWN = ("graph", "moves", "moments", "report")
OPTIONS = ("theme", "orientation", "ply", "line", "show", "lang", "pieces")
"""The names of all options of an embed's address: a promise (docs/embed.md)."""

_MAX_PLY_DIGITS = 4
_MAX_LINE_MOVES = 60
_LINE = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?(,[a-h][1-8][a-h][1-8][qrbn]?)*")


@blueprint.get("/embed/<review_id:review_id>")
def embed(review_id: str) -> str:
    reviews.found(review_id)
    state = services().states.of(review_id)
    options = read_options(flask.request.args)
    ply = first_ply(options["ply"], state)
    way = way_back(review_id, flask.request.args)
    return flask.render_template(
        "embed.html",
        review_id=review_id,
        state=state,
        options=options,
        title=reviews.title_of(state),
        review_url=flask.url_for("pages.review", review_id=review_id, _external=True),
        address=lambda at: address(options, at) + ("&from=collection" if way else ""),
        way=way,
        **first_paint(state, ply, options),
        **_page(),
    )


@blueprint.get("/embed/pgn")
def embed_pgn() -> str:
    options = read_options(flask.request.args)
    return flask.render_template(
        "embed_pgn.html",
        options=options,
        home=flask.url_for("pages.start", _external=True),
        **_page(),
    )


def _page() -> dict[str, Any]:
    return {"asset_version": services().asset_version, "csp_nonce": csp_nonce()}


def first_paint(state: State, ply: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What `embed.html` draws of `state`, besides the words."""
    if state["game"] is None:
        return {"ply": 0, "rows": [], "moments": []}
    picture = from_state.board_at(state, ply, options["line"])
    beside = picture.fen != from_state.board_at(state, ply).fen
    return {
        "ply": ply,
        "kind": picture.classification,
        "board_svg": Markup(board_svg(picture, BoardLook(options["orientation"]))),
        "win": None if beside else graph.win_at(state, ply),
        "score": "" if beside else graph.score_at(state, ply),
        "graph": graph.graph_of(state, ply, languages.t),
        "graph_box": (graph.WIDTH, graph.HEIGHT),
        "rows": list(figures.rows_of(state)),
        "moments": figures.moments_of(state),
        "accuracies": {side: figures.accuracy_of(state, side) for side in figures.SIDES},
        "classes": figures.present_classes(state),
        "glyphs": figures.GLYPHS,
    }


def read_options(query: Mapping[str, str]) -> dict[str, Any]:
    """The options of an embed's address; what makes no sense falls back to its default, as addresses live
    long."""
    return {
        "theme": _choice(query.get("theme"), ("auto", "light", "dark")),
        "orientation": _choice(query.get("orientation"), ("white", "black")),
        "ply": _ply(query.get("ply", "")),
        "line": _line(query.get("line", "")),
        "show": _shown(query.get("show")),
        "lang": _known(query.get("lang"), texts.languages()),
        "pieces": _choice(query.get("pieces"), tuple(PIECE_SETS)),
    }


def address(options: Mapping[str, Any], ply: int) -> str:
    """The query of the same embed at another ply, for steps without JavaScript."""
    kept = {name: options[name] for name in ("theme", "orientation", "lang") if options[name]}
    if options["pieces"] != DEFAULT_SET:
        kept["pieces"] = options["pieces"]
    if set(options["show"]) != set(SHOWN):
        kept["show"] = ",".join(options["show"])
    return "?" + urlencode({"ply": ply, **kept})


def first_ply(asked: int | str, state: State) -> int:
    """The ply of the first paint, 0..N."""
    last = len(state["moves"])
    return last if asked == "last" else min(int(asked), last)


def _choice(value: str | None, choices: tuple[str, ...]) -> str:
    return value if value in choices else choices[0]


def _known(value: str | None, known: Collection[str]) -> str | None:
    return value if value in known else None


def _ply(text: str) -> int | str:
    if text == "last":
        return text
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MAX_PLY_DIGITS else 0


def _line(text: str) -> list[str]:
    return text.split(",")[:_MAX_LINE_MOVES] if _LINE.fullmatch(text) else []


def _shown(text: str | None) -> list[str]:
    if text is None:
        return list(SHOWN)
    asked = text.split(",")
    return [part for part in SHOWN if part in asked]
