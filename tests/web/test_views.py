"""Each module with a blueprint answers, and each view of the API is described."""

from __future__ import annotations

import flask

from server.web.views import register_views


def test_the_views_of_every_room_are_there() -> None:
    app = flask.Flask("views")
    register_views(app)
    rooms = {
        view.__module__.split(".")[2]
        for view in app.view_functions.values()
        if view.__module__[:10] == "server.web"
    }
    assert rooms == {"api", "embed", "files", "images", "monitoring", "pages"}
    assert {"about", "api", "assets", "embed_season", "images", "watch"} <= app.blueprints.keys()


def test_no_view_has_two_endpoints() -> None:
    """Its rates would count twice."""
    app = flask.Flask("views")
    register_views(app)
    assert len(set(app.view_functions.values())) == len(app.view_functions)
