"""`/oembed`: how a site embeds an address of this Kibitz (https://oembed.com).

The answer is a blockquote with a link, which is what stands where frames are not allowed, and the frame.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit
from xml.sax.saxutils import escape as xml_escape

import flask
from markupsafe import Markup
from werkzeug.exceptions import HTTPException

from server.i18n.texts import sentence
from server.images.pictures import CARD_HEIGHT, CARD_WIDTH
from server.web.embed import frame_line
from server.web.embed.frame_line import FrameSize
from server.web.embed.options import COLLECTION_OPTIONS, OPTIONS
from server.web.http import caching
from server.web.http.errors import ApiError
from server.web.pages import link_previews
from server.web.resources import collections, reviews
from server.web.services import services

blueprint = flask.Blueprint("oembed", __name__)

_MOST_DIGITS = 5
_CACHE_SECONDS = 3600
_TWO_COLUMNS_FROM = 560
_ON_CARDS = ("ply", "line", "lang", "orientation")
_FORMATS = ("json", "xml")
_ASKED = ("url", "format", "maxwidth", "maxheight", "lang")
_MOVE = "[a-h][1-8][a-h][1-8][qrbn]?"
_HASH = re.compile(rf"(?P<ply>[0-9]{{1,4}})(?::(?P<line>{_MOVE}(?:,{_MOVE})*))?(?![0-9])")
"""A place as `static/js/state/address.ts` reads it."""
_ESCAPED = {"%3A": ":", "%3a": ":", "%2C": ",", "%2c": ","}
"""What a messenger may have made of a place."""
_HTML = Markup(
    '<blockquote><a href="{page}">{title}</a></blockquote>'
    '<iframe src="{frame}" width="100%" height="{height}" title="{title}" frameborder="0" loading="lazy"'
    ' sandbox="{sandbox}"></iframe>'
)


@dataclass(frozen=True, slots=True)
class Target:
    """What is embedded: its `title`, its `page`, its `frame`, and a picture of it (absolute addresses)."""

    title: str
    page: str
    frame: str
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class EmbedKind:
    """What can be embedded. `build`: from id and options; `kept`: how its answers are kept; `size`: of its
    frame where the site names none."""

    build: Callable[[str, Mapping[str, str]], Target]
    kept: Callable[[str, caching.Make, Sequence[str]], flask.Response]
    size: FrameSize


@blueprint.get("/oembed")
def oembed() -> flask.Response:
    query = flask.request.args
    if query.get("format", "json") not in _FORMATS:
        raise ApiError(501, "format", sentence("oembed-format"), place="format")
    kind, subject, options = target_of(query.get("url", ""))
    return kind.kept(subject, lambda: _answer(kind.build(subject, options), kind.size), _ASKED)


def _answer(target: Target, full: FrameSize) -> flask.Response:
    query = flask.request.args
    width = min(full.width, _size(query, "maxwidth") or full.width)
    needed = height_of(width, full)
    body = body_of(target, width, min(needed, _size(query, "maxheight") or needed))
    if query.get("format") == "xml":
        response = flask.Response(to_xml(body), content_type="text/xml; charset=utf-8")
    else:
        response = flask.jsonify(body)
    response.headers["Access-Control-Allow-Origin"] = "*"
    return response


def target_of(url: str) -> tuple[EmbedKind, str, Mapping[str, str]]:
    """What the address names: kind, id, options. Raises ApiError: 400 for no address, 404 for one where
    nothing of ours can be."""
    parts = _split(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ApiError(400, "bad_url", sentence("oembed-no-address"), place="url")
    if parts.netloc.lower() != flask.request.host.lower():
        raise ApiError(404, "not_found", sentence("oembed-elsewhere"), place="url")
    endpoint, ids = _match(parts.path)
    kind = _KINDS.get(endpoint)
    if kind is None:
        raise ApiError(404, "not_found", sentence("page-missing"), place="url")
    return kind, next(iter(ids.values())), options_of(parts)


def options_of(parts: SplitResult) -> dict[str, str]:
    """The options of an address, its hash (#23, #22:e7e5,g1f3) among them: the hash wins."""
    kept = {name: value for name, value in parse_qsl(parts.query, True) if name in OPTIONS}
    if place := _HASH.match(re.sub("%3a|%2c", lambda sign: _ESCAPED[sign[0]], parts.fragment, flags=re.I)):
        kept.pop("line", None)
        kept |= {name: value for name, value in place.groupdict().items() if value}
    return kept


def height_of(width: int, full: FrameSize) -> int:
    """About how high an embed of this width is; `full`: at its greatest width. The height messages say it
    exactly."""
    return full.height - round((full.width - width) * 0.5833) if width >= _TWO_COLUMNS_FROM else 980


class OEmbed(TypedDict):
    """An answer of the type `rich` (https://oembed.com)."""

    version: str
    type: str
    provider_name: str
    provider_url: str
    title: str
    cache_age: int
    html: str
    width: int
    height: int
    thumbnail_url: NotRequired[str]
    thumbnail_width: NotRequired[int]
    thumbnail_height: NotRequired[int]


def body_of(target: Target, width: int, height: int) -> OEmbed:
    """The answer. The frame fills its column, however narrow that becomes; the sizes said are for a column of
    `width` pixels."""
    html = _HTML.format(
        page=target.page, title=target.title, frame=target.frame, height=height, sandbox=frame_line.SANDBOX
    )
    body: OEmbed = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Kibitz",
        "provider_url": flask.url_for("pages.start", _external=True),
        "title": target.title,
        "cache_age": _CACHE_SECONDS,
        "html": str(html),
        "width": width,
        "height": height,
    }
    if target.picture:
        body["thumbnail_url"] = target.picture
        body["thumbnail_width"], body["thumbnail_height"] = CARD_WIDTH, CARD_HEIGHT
    return body


def to_xml(body: Mapping[str, object]) -> str:
    fields = "".join(f"<{name}>{xml_escape(str(value))}</{name}>" for name, value in body.items())
    return f'<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>{fields}</oembed>\n'


def _split(url: str) -> SplitResult:
    try:
        return urlsplit(url.strip())
    except ValueError:
        return SplitResult("", "", "", "", "")


def _match(path: str) -> tuple[str, Mapping[str, str]]:
    """The endpoint of one of our paths; "" for none."""
    root = flask.request.script_root
    if not path.startswith(f"{root}/"):
        return "", {}
    adapter = flask.current_app.url_map.bind(flask.request.host)
    try:
        endpoint, ids = adapter.match(path.removeprefix(root).rstrip("/") or "/", method="GET")
    except HTTPException:
        return "", {}
    return str(endpoint), ids


def _size(query: Mapping[str, str], name: str) -> int | None:
    """A size in pixels; one that makes no sense counts as none."""
    text = query.get(name, "")
    return int(text) or None if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None


def _review(review_id: str, options: Mapping[str, str]) -> Target:
    reviews.found(review_id)
    state = services().states.of(review_id)
    shown = {name: options[name] for name in _ON_CARDS if name in options}
    picture = flask.url_for("images.card", review_id=review_id, _external=True, **shown)
    place = f"#{options['ply']}" if options.get("ply", "").isdigit() else ""
    if place and options.get("line"):
        place += f":{options['line']}"
    return Target(
        reviews.title_of(state),
        flask.url_for("pages.review", review_id=review_id, _external=True) + place,
        _frame("embed.embed", options, review_id=review_id),
        picture if state["game"] else None,
    )


def _collection(collection_id: str, options: Mapping[str, str]) -> Target:
    kept = {name: options[name] for name in COLLECTION_OPTIONS if name in options}
    return Target(
        collections.found(collection_id).title,
        flask.url_for("pages.collection", collection_id=collection_id, _external=True),
        _frame("embed_collection.embed", kept, collection_id=collection_id),
        link_previews.card_of_collection(collection_id),
    )


def _frame(endpoint: str, options: Mapping[str, str], **ids: str) -> str:
    address = flask.url_for(endpoint, _external=True, **ids)
    return f"{address}?{urlencode(options, safe=',')}" if options else address


_REVIEW = EmbedKind(_review, caching.of_review, frame_line.REVIEW)
_COLLECTION = EmbedKind(_collection, caching.of_collection, frame_line.COLLECTION)
_KINDS: Mapping[str, EmbedKind] = {
    "pages.review": _REVIEW,
    "embed.embed": _REVIEW,
    "pages.collection": _COLLECTION,
    "embed_collection.embed": _COLLECTION,
}
"""By the endpoint of the address."""
