"""`/embed/<id>`: the read-only viewer that anybody may frame. Readable without JavaScript, from the stored
log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import chess
import chess.svg
import flask
from markupsafe import Markup

from server.analysis.fold import State
from server.web import reviews
from server.web.headers import csp_nonce
from server.web.services import services

blueprint = flask.Blueprint("embed", __name__)

SHOWN = ("graph", "report", "moves")
_MAX_PLY_DIGITS = 4
_COLORS = {"square light": "#ebe3d5", "square dark": "#9c8aa5"}


@blueprint.get("/embed/<review_id:review_id>")
def embed(review_id: str) -> str:
    reviews.found(review_id)
    state = services().states.of(review_id)
    options = read_options(flask.request.args)
    ply = first_ply(options["ply"], state)
    return flask.render_template(
        "embed.html",
        review_id=review_id,
        state=state,
        options=options,
        ply=ply,
        board_svg=board_svg(state, ply, options["orientation"]),
        title=reviews.title_of(state),
        review_url=flask.url_for("pages.review", review_id=review_id, _external=True),
        asset_version=services().asset_version,
        csp_nonce=csp_nonce(),
    )


def read_options(query: Mapping[str, str]) -> dict[str, Any]:
    """The options of an embed's address; what makes no sense falls back to its default, as addresses live
    long."""
    return {
        "theme": _choice(query.get("theme"), ("auto", "light", "dark")),
        "orientation": _choice(query.get("orientation"), ("white", "black")),
        "ply": _ply(query.get("ply", "")),
        "show": _shown(query.get("show")),
    }


def first_ply(asked: int | str, state: State) -> int:
    """The ply of the first paint, 0..N."""
    last = len(state["moves"])
    return last if asked == "last" else min(int(asked), last)


def board_svg(state: State, ply: int, orientation: str) -> Markup:
    """The position of `ply`, drawn by python-chess; the empty string while the game is not there yet."""
    game = state["game"]
    if game is None:
        return Markup("")
    move = game["moves"][ply - 1] if ply else None
    board = chess.Board(move["fen"] if move else game["start_fen"], chess960=True)
    svg = chess.svg.board(
        board,
        orientation=orientation == "white",
        lastmove=chess.Move.from_uci(move["origin"] + move["target"]) if move else None,
        check=board.king(board.turn) if board.is_check() else None,
        colors=_COLORS,
    )
    return Markup(svg)


def _choice(value: str | None, choices: tuple[str, ...]) -> str:
    return value if value in choices else choices[0]


def _ply(text: str) -> int | str:
    if text == "last":
        return text
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MAX_PLY_DIGITS else 0


def _shown(text: str | None) -> list[str]:
    if text is None:
        return list(SHOWN)
    asked = text.split(",")
    return [part for part in SHOWN if part in asked]
