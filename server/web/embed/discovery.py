"""The links in a page's head by which WordPress and others find its oEmbed (https://oembed.com)."""

from __future__ import annotations

import flask

from server.web.embed.options import OPTIONS


def discovery_links(endpoint: str, title: str, **ids: str) -> list[dict[str, str]]:
    """The head's links of the page that is answered now, at `endpoint`; its options are the embed's too."""
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
