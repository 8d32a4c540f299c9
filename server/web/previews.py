"""What a link to a review shows elsewhere: the OpenGraph and Twitter properties of `/r/<id>`;
to a collection: its title, without a picture."""

from __future__ import annotations

import flask

from server import texts
from server.analysis.events.fold import State
from server.images.pictures import CARD_HEIGHT, CARD_WIDTH
from server.web import reviews
from server.web.languages import language

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
    return properties | {
        "og:image": _address("images.card", review_id, query),
        "og:image:type": "image/png",
        "og:image:width": str(CARD_WIDTH),
        "og:image:height": str(CARD_HEIGHT),
        "og:image:alt": texts.text(language(), "image-alt", title=title),
        "twitter:card": "summary_large_image",
    }


def open_graph_of_collection(collection_id: str, title: str, description: str) -> dict[str, str]:
    """The same for `/c/<id>`."""
    return {
        "og:type": "website",
        "og:site_name": "Kibitz",
        "og:title": title,
        "og:description": description,
        "og:url": flask.url_for("pages.collection", collection_id=collection_id, _external=True),
    }


def _address(endpoint: str, review_id: str, query: dict[str, str]) -> str:
    return flask.url_for(endpoint, review_id=review_id, _external=True, **query)
