"""Every view of the web: a module of these rooms that has a `blueprint` answers at its addresses."""

from __future__ import annotations

import importlib
import pkgutil

import flask

from server.web.resources.collections import GameNumberConverter
from server.web.resources.reviews import ReviewIdConverter

_ROOMS = ("api", "embed", "files", "images", "monitoring", "pages")


def register_views(app: flask.Flask) -> None:
    app.url_map.converters |= {"review_id": ReviewIdConverter, "game_number": GameNumberConverter}
    for room in _ROOMS:
        package = importlib.import_module(f"server.web.{room}")
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            blueprint = getattr(importlib.import_module(found.name), "blueprint", None)
            if blueprint:
                app.register_blueprint(blueprint)
