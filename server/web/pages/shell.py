"""The app's page at `/`, `/explore`, `/editor`, `/reviews`, `/repertoire`, `/r/<id>`, `/c/<id>`,
`/c/<id>/openings` and `/c/<id>/season/<player>`: one page, routed in the browser; and what surrounds it."""

from __future__ import annotations

import flask

from server.analysis.game.positions import is_bare_fen
from server.system.paths import STATIC
from server.web.embed.options import OPTIONS
from server.web.files.sent import ASK_AGAIN, file_of, sent
from server.web.http import caching
from server.web.http.languages import t
from server.web.pages import link_previews
from server.web.pages.page import page
from server.web.resources import reviews
from server.web.services import services

blueprint = flask.Blueprint("pages", __name__)

_PREVIEWERS = ("Twitterbot", "facebookexternalhit", "LinkedInBot", "Slackbot", "Discordbot", "TelegramBot")
"""They draw a link's preview for whoever sends it, and list nothing."""
_ROBOTS = (
    "".join(f"User-agent: {name}\n" for name in _PREVIEWERS)
    + "Allow: {root}/r/\nAllow: {root}/c/\nDisallow: {root}/api/\n\n"
    + "User-agent: *\nDisallow: {root}/r/\nDisallow: {root}/c/\nDisallow: {root}/embed/\n"
    + "Disallow: {root}/api/\n"
)


@blueprint.get("/")
def start() -> flask.Response:
    return caching.of_program(lambda: page(t("page-title"), t("page-description")), ("lang",))


def _title(of: str) -> str:
    return t("page-review-title", game=of)


@blueprint.get("/explore")
def explore() -> flask.Response:
    """A position alone (`?fen=`, blanks as underscores): the page does the rest, nothing of it is stored."""
    if not is_bare_fen(flask.request.args.get("fen", "").replace("_", " ")):
        flask.abort(404)
    return caching.of_program(
        lambda: page(_title(t("position-title")), t("position-page-description"), noindex=True), ("lang",)
    )


@blueprint.get("/editor")
def editor() -> flask.Response:
    """A board on which a position is set up (`?fen=` as above); nothing of it comes here."""
    return caching.of_program(
        lambda: page(t("editor-page-title"), t("position-page-description"), noindex=True), ("lang",)
    )


@blueprint.get("/reviews")
def mine() -> flask.Response:
    """What a browser has made or opened: the list lies there, and none of it comes here."""
    return caching.of_program(
        lambda: page(_title(t("top-mine")), t("page-mine-description"), noindex=True), ("lang",)
    )


@blueprint.get("/repertoire")
def repertoire() -> flask.Response:
    """One's own openings: they lie in the browser, and none of them comes here."""
    return caching.of_program(
        lambda: page(_title(t("report-repertoire")), t("repertoire-page-description"), noindex=True),
        ("lang",),
    )


@blueprint.get("/r/<review_id:review_id>")
def review(review_id: str) -> flask.Response:
    return caching.of_review(review_id, lambda: _review(review_id), OPTIONS)


def _review(review_id: str) -> str:
    if reviews.find(review_id) is None:
        flask.abort(404)
    state = services().states.of(review_id)
    return page(
        _title(reviews.title_of(state)),
        reviews.description_of(state),
        noindex=True,
        open_graph=link_previews.open_graph(review_id, state),
        head_links=discovery_links("pages.review", reviews.title_of(state), review_id=review_id),
    )


@blueprint.get("/c/<review_id:collection_id>")
def collection(collection_id: str) -> flask.Response:
    return caching.of_collection(collection_id, lambda: _collection(collection_id), OPTIONS)


def _collection(collection_id: str) -> str:
    found = services().collections.get(collection_id)
    if found is None:
        flask.abort(404)
    description = t("page-collection-description")
    return page(
        _title(found.title),
        description,
        noindex=True,
        open_graph=link_previews.open_graph_of_collection(collection_id, found.title, description),
        head_links=discovery_links("pages.collection", found.title, collection_id=collection_id),
    )


@blueprint.get("/c/<review_id:collection_id>/season/<path:player>")
def season(collection_id: str, player: str) -> flask.Response:
    """A player's season; whether somebody of that name plays there, the page says."""
    return caching.of_collection(collection_id, lambda: _season(collection_id, player), ("lang",))


def _season(collection_id: str, player: str) -> str:
    found = services().collections.get(collection_id)
    if found is None:
        flask.abort(404)
    title = t("season-page-title", player=player, collection=found.title)
    return page(
        _title(title),
        t("season-page-description"),
        noindex=True,
        open_graph=link_previews.open_graph_of_season(found, player),
    )


@blueprint.get("/c/<review_id:collection_id>/openings")
def openings(collection_id: str) -> flask.Response:
    """The tree of a collection's openings, or of a player's in it (`?player=`, `&side=`)."""
    return caching.of_collection(collection_id, lambda: _openings(collection_id), ("lang",))


def _openings(collection_id: str) -> str:
    found = services().collections.get(collection_id)
    if found is None:
        flask.abort(404)
    title = f"{t('openings-all')} · {found.title}"
    return page(_title(title), t("openings-page-description"), noindex=True)


@blueprint.get("/favicon.ico")
def favicon() -> flask.Response:
    return sent(services().kept_files, file_of(STATIC, "img/favicon.svg"), ASK_AGAIN)


@blueprint.get("/robots.txt")
def robots() -> flask.Response:
    """Robots ask at the root alone: below a prefix these are lines for that file."""
    return flask.Response(_ROBOTS.format(root=flask.request.script_root), mimetype="text/plain")


def discovery_links(endpoint: str, title: str, **ids: str) -> list[dict[str, str]]:
    """The links by which WordPress and others find a page's oEmbed (https://oembed.com): those of the page
    that is answered now, at `endpoint`; its options are the embed's too."""
    page = _asked_page(endpoint, **ids)
    return [
        {
            "rel": "alternate",
            "type": f"{mime}+oembed",
            "href": flask.url_for("oembed.oembed", _external=True, url=page, format=form),
            "title": title,
        }
        for form, mime in (("json", "application/json"), ("xml", "text/xml"))
    ]


def _asked_page(endpoint: str, **ids: str) -> str:
    """The absolute address of the page, with the options of its query."""
    kept = {name: flask.request.args[name] for name in OPTIONS if name in flask.request.args}
    return flask.url_for(endpoint, _external=True, **ids, **kept)
