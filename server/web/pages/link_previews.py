"""What a link to a review shows elsewhere: the OpenGraph and Twitter properties of `/r/<id>`;
to a collection, and to a season in it."""

from __future__ import annotations

import flask

from server.analysis.collection.season.player_games import Source, games_of
from server.analysis.events.fold import State
from server.i18n import texts
from server.images.pictures import CARD_HEIGHT, CARD_WIDTH
from server.store.collections.collections import Collection
from server.store.reviews.status import Status
from server.web.http.languages import language, t
from server.web.resources import reviews
from server.web.services import services

_PASSED_ON = ("ply", "line", "lang", "orientation")


def open_graph(review_id: str, state: State) -> dict[str, str]:
    """Property -> content; the address's ply, line and language are the card's too."""
    query = {key: flask.request.args[key] for key in _PASSED_ON if key in flask.request.args}
    title = reviews.title_of(state)
    properties = {
        "og:type": "article",
        "og:site_name": "Kibitz",
        "og:title": title,
        "og:description": reviews.description_of(state),
        "og:url": _address("pages.review", review_id, query),
    }
    if state["game"] is None:
        return properties
    card = _address("images.card", review_id, query)
    return properties | _picture(card, texts.text(language(), "image-alt", title=title))


def open_graph_of_collection(collection_id: str, title: str, description: str) -> dict[str, str]:
    """The same for `/c/<id>`."""
    page = flask.url_for("pages.collection", collection_id=collection_id, _external=True)
    return _of_site(page, title, description) | _card_of(collection_id, title)


def open_graph_of_season(collection: Collection, player: str) -> dict[str, str]:
    """The same for `/c/<id>/season/<player>`, with the collection's card; of nobody's season nothing is
    said, whatever name stands in the address."""
    rows = services().collections.games(collection.id)
    done = {row.number: row.status is Status.DONE for row in rows}
    games = games_of([Source(row.number, row.facts) for row in rows], player)
    if not games:
        return {}
    reviewed = sum(done[game.source.number] for game in games)
    page = flask.url_for("pages.season", collection_id=collection.id, player=player, _external=True)
    title = t("season-page-title", player=player, collection=collection.title)
    description = t("season-preview", games=len(games), reviewed=reviewed)
    return _of_site(page, title, description) | _card_of(collection.id, collection.title)


def card_of_collection(collection_id: str) -> str:
    """The address of its picture; a language that the page was asked for in is the card's."""
    query = {"lang": flask.request.args["lang"]} if "lang" in flask.request.args else {}
    return flask.url_for("collection_images.card", collection_id=collection_id, _external=True, **query)


def _card_of(collection_id: str, title: str) -> dict[str, str]:
    alt = texts.text(language(), "image-alt-collection", title=title)
    return _picture(card_of_collection(collection_id), alt)


def _of_site(page: str, title: str, description: str) -> dict[str, str]:
    return {
        "og:type": "website",
        "og:site_name": "Kibitz",
        "og:title": title,
        "og:description": description,
        "og:url": page,
    }


def _picture(address: str, alt: str) -> dict[str, str]:
    return {
        "og:image": address,
        "og:image:type": "image/png",
        "og:image:width": str(CARD_WIDTH),
        "og:image:height": str(CARD_HEIGHT),
        "og:image:alt": alt,
        "twitter:card": "summary_large_image",
    }


def _address(endpoint: str, review_id: str, query: dict[str, str]) -> str:
    return flask.url_for(endpoint, review_id=review_id, _external=True, **query)
