"""The images of a review: `/r/<id>/card.png`, `board.png`, `board.svg`, `game.gif`. Options that make no
sense fall back to their defaults, as addresses live long. docs/images.md describes them."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import replace

import flask

import server
from server.analysis.events.fold import State
from server.analysis.report.story_words import story_in
from server.i18n import texts
from server.images import from_state
from server.images.board import board_svg
from server.images.boards import BOARD_THEMES
from server.images.drawing import Picture
from server.images.pictures import DEFAULT_SIZE, MAX_SIZE, MIN_SIZE, BoardLook, BoardPicture, StillPicture
from server.images.pieces import PIECE_SETS
from server.limits.quota import ANIMATIONS, IMAGES, limited
from server.store.reviews.rows import Review
from server.web.http import caching
from server.web.http.languages import language
from server.web.images.drawn import drawn, tagged
from server.web.makers import Kind
from server.web.resources import reviews
from server.web.services import services

blueprint = flask.Blueprint("images", __name__)
_ONE = "/r/<review_id:review_id>"

_GIF_SIZE, _MAX_GIF_SIZE = 480, 640
_DELAY, _MIN_DELAY, _MAX_DELAY = 800, 100, 10_000
_MAX_DIGITS = 5
_ASKED = (
    "ply",
    "line",
    "orientation",
    "theme",
    "pieces",
    "size",
    "coordinates",
    "from",
    "to",
    "delay",
    "lang",
)

Query = Mapping[str, str]


@blueprint.get(f"{_ONE}/card.png")
@limited(IMAGES)
def card(review_id: str) -> flask.Response:
    """The picture of a link's preview: of a move where the address names one, else of the game."""
    return caching.of_review(review_id, lambda: _card(review_id), _ASKED, kind=Kind.IMAGE)


def _card(review_id: str) -> flask.Response:
    review, state = _asked(review_id)
    query = flask.request.args
    ply = _ply(query.get("ply"), state, from_state.telling_ply(state))
    wanted = read_look(query)
    look = BoardLook(wanted.orientation, pieces=wanted.pieces)
    story = "" if "ply" in query or "line" in query else story_in(state, language())

    def picture() -> Picture:
        say = functools.partial(texts.text, language())
        return from_state.card(state, ply, _line(query), look, say, story)

    return _image(review, state, "image/png", picture)


@blueprint.get(f"{_ONE}/board.png")
@limited(IMAGES)
def board_png(review_id: str) -> flask.Response:
    """A position as PNG."""
    return caching.of_review(review_id, lambda: _board_png(review_id), _ASKED, kind=Kind.IMAGE)


def _board_png(review_id: str) -> flask.Response:
    review, state = _asked(review_id)
    picture = StillPicture(_board(state), read_look(flask.request.args))
    return _image(review, state, "image/png", lambda: picture)


@blueprint.get(f"{_ONE}/board.svg", endpoint="board_svg")
def board_as_svg(review_id: str) -> flask.Response:
    """A position as SVG: text alone, so it is written here."""
    return caching.of_review(review_id, lambda: _board_as_svg(review_id), _ASKED)


def _board_as_svg(review_id: str) -> flask.Response:
    _, state = _asked(review_id)
    response = flask.Response(
        board_svg(_board(state), read_look(flask.request.args)), mimetype="image/svg+xml"
    )
    tagged(response, _tag(state)).make_conditional(flask.request)
    return response


@blueprint.get(f"{_ONE}/game.gif")
@limited(ANIMATIONS)
def gif(review_id: str) -> flask.Response:
    """The game, or the plies `from` to `to` of it, as an animation."""
    return caching.of_review(review_id, lambda: _gif(review_id), _ASKED, kind=Kind.IMAGE)


def _gif(review_id: str) -> flask.Response:
    review, state = _asked(review_id)
    query = flask.request.args
    last = len(state["moves"])
    start, end = sorted((_ply(query.get("from"), state, 0), _ply(query.get("to"), state, last)))
    wanted = read_look(query)
    size = min(_whole(query.get("size"), _GIF_SIZE, MIN_SIZE, MAX_SIZE), _MAX_GIF_SIZE)
    look = replace(wanted, size=size)
    delay = _whole(query.get("delay"), _DELAY, _MIN_DELAY, _MAX_DELAY)

    def picture() -> Picture:
        return from_state.animation(state, start, end, look, delay, functools.partial(texts.text, language()))

    return _image(review, state, "image/gif", picture)


def read_look(query: Query) -> BoardLook:
    """How a board is wanted."""
    orientation, theme = query.get("orientation", ""), query.get("theme", "")
    pieces = query.get("pieces", "")
    default = BoardLook()
    return BoardLook(
        orientation="black" if orientation == "black" else "white",
        theme=theme if theme in BOARD_THEMES else default.theme,
        size=_whole(query.get("size"), DEFAULT_SIZE, MIN_SIZE, MAX_SIZE),
        coordinates=query.get("coordinates") != "off",
        pieces=pieces if pieces in PIECE_SETS else default.pieces,
    )


def _asked(review_id: str) -> tuple[Review, State]:
    """A review that has its game, and its state. Raises ApiError (404)."""
    review = reviews.found(review_id)
    state = services().states.of(review_id)
    if state["game"] is None:
        flask.abort(404)
    return review, state


def _board(state: State) -> BoardPicture:
    query = flask.request.args
    return from_state.board_at(state, _ply(query.get("ply"), state, len(state["moves"])), _line(query))


def _image(review: Review, state: State, mimetype: str, picture: Callable[[], Picture]) -> flask.Response:
    """The image of the current address."""
    return drawn(
        review.id, _tag(state), mimetype, picture, lambda: services().store.get(review.id) is not None
    )


def _tag(state: State) -> str:
    """Changes whenever the image may; what says nothing about it makes no further image."""
    query = "&".join(f"{key}={flask.request.args.get(key, '')}" for key in _ASKED)
    name = f"{server.__version__} {state['seq']} {language()} {flask.request.path} {query}"
    return hashlib.sha256(name.encode()).hexdigest()[:24]


def _ply(text: str | None, state: State, default: int) -> int:
    last = len(state["moves"])
    return last if text == "last" else min(_whole(text, default, 0, None), last)


def _line(query: Query) -> list[str]:
    """The moves of `line=e2e4,e7e5`."""
    return [uci for uci in query.get("line", "").split(",") if uci]


def _whole(text: str | None, default: int, low: int, high: int | None) -> int:
    if not (text and text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS):
        return default
    return max(low, int(text) if high is None else min(int(text), high))
