"""The app's one page, which the browser routes: what stands in its head, and what it is told at its start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import flask

from server.web.http.languages import t
from server.web.services import services

_NO_PREVIEW: Mapping[str, str] = MappingProxyType({})


def missing() -> flask.Response:
    """The page for an address where nothing is: the page says so itself."""
    return flask.Response(page(t("page-title"), t("page-description"), noindex=True), 404)


def page(
    title: str,
    description: str,
    *,
    noindex: bool = False,
    open_graph: Mapping[str, str] = _NO_PREVIEW,
    head_links: Sequence[Mapping[str, str]] = (),
    shared: Mapping[str, object] | None = None,
) -> str:
    return flask.render_template(
        "app.html",
        title=title,
        description=description,
        noindex=noindex,
        open_graph=open_graph,
        head_links=head_links,
        config=services().page_config,
        shared=shared,
    )
