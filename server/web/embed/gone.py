"""What a frame shows where nothing (any more) is: one sentence, and its height for the page around."""

from __future__ import annotations

import flask

from server.web.embed.options import read_collection_options


def gone(sentence: str) -> flask.Response:
    """The small page with `sentence`, in the theme that the address asks for; 404."""
    page = flask.render_template(
        "embed_gone.html",
        sentence=sentence,
        subject=flask.request.path.rpartition("/")[2],
        options=read_collection_options(flask.request.args),
        home=flask.url_for("pages.start", _external=True),
    )
    return flask.Response(page, 404)
