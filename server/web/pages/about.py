"""`/about`: what this Kibitz is, its version and licence, whose work it serves, and who runs it."""

from __future__ import annotations

import flask

import server
from server.setting_kinds import Link
from server.system.paths import NODE_MODULES
from server.web.http.languages import t
from server.web.pages import licences
from server.web.pages.licences import LicenceNotice
from server.web.services import services

blueprint = flask.Blueprint("about", __name__)

_KNOWN = {"imprint": "links-imprint", "privacy": "links-privacy", "source": "links-source"}
"""Names of links, in small letters, that are said in the reader's language."""
_SOURCE = "source"
_KEPT = "public, max-age=86400"


@blueprint.app_context_processor
def links() -> dict[str, object]:
    """`site_links` and `link_key` in every template: what the foot of a page leads to."""
    return {"site_links": services().settings.links, "link_key": link_key}


def link_key(link: Link) -> str:
    """The key of the text for the link's name, "" where it is said as the setting has it."""
    return _KNOWN.get(link.name.casefold(), "")


@blueprint.get("/about")
def about() -> str:
    return flask.render_template(
        "about.html",
        title=t("links-about"),
        version=server.__version__,
        source=next((link.address for link in services().settings.links if _is_source(link)), ""),
        notices=[notice for notice in _notices().values() if notice.kind != "kibitz"],
    )


@blueprint.get("/about/licences/<key>")
def licence(key: str) -> flask.Response:
    """A licence's whole text, as it came with the work."""
    found = _notices().get(key)
    if found is None or not found.text:
        flask.abort(404)
    response = flask.Response(found.text, mimetype="text/plain")
    response.headers["Cache-Control"] = _KEPT
    return response


def _notices() -> dict[str, LicenceNotice]:
    return dict(licences.gather(NODE_MODULES))


def _is_source(link: Link) -> bool:
    return link.name.casefold() == _SOURCE
