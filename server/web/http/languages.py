"""The language of a request and what the templates need of it: `?lang=`, else Accept-Language, else English.

The browser alone knows a person's kept choice (there are no cookies); where it differs, the page takes the
other catalogue from `/i18n/<code>.ftl` (static/js/lib/i18n.ts).
"""

from __future__ import annotations

import functools

import flask
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header
from werkzeug.wrappers import Request

from server.i18n import texts
from server.i18n.opening_names import opening_name
from server.web.services import services

_LONGEST_REMEMBERED = 200


def asked() -> str | None:
    """The language the address asks for, if there is such a one."""
    return _asked_of(flask.request)


def _asked_of(request: Request) -> str | None:
    lang = request.args.get("lang", "")
    return lang if lang in texts.languages() else None


def language_of(request: Request) -> str:
    """The language of any request, one that no view will see among them."""
    return _asked_of(request) or _accepted(request.headers.get("Accept-Language", ""))


def language() -> str:
    """The language of the current request (English outside one). Its answer then varies by language."""
    if not flask.has_request_context():
        return texts.ENGLISH
    if "language" not in flask.g:
        flask.g.language = language_of(flask.request)
    found: str = flask.g.language
    return found


def _accepted(header: str) -> str:
    """The best of the languages for the header `Accept-Language`."""
    return _remembered(header) if len(header) <= _LONGEST_REMEMBERED else _best(header)


def _best(header: str) -> str:
    accepted = parse_accept_header(header, LanguageAccept)
    return accepted.best_match(list(texts.languages()), default=texts.ENGLISH)


_remembered = functools.lru_cache(256)(_best)
"""Reading such a header takes as long as all the rest of a kept answer's way through Flask."""


def t(key: str, **params: object) -> str:
    """The text `key` in the language of the current request."""
    return texts.text(language(), key, **params)


def said(words: str | None) -> str | None:
    """What an error or a warning says, in the language of the current request where that is known."""
    return None if words is None else texts.translated(words, language())


def install_languages(app: flask.Flask) -> None:
    """The texts in every template, and the header that says by what an answer varies."""
    app.context_processor(_template_texts)
    app.after_request(_vary)


def _template_texts() -> dict[str, object]:
    """`t`, `opening_name`, `language`, `asked_language` and the page's JSON in every template."""
    return {
        "t": t,
        "opening_name": opening_name,
        "language": language,
        "asked_language": asked,
        "page_catalogue": _page_catalogue,
        "page_languages": texts.languages,
    }


def _page_catalogue(wanted: texts.Wanted) -> dict[str, object]:
    return {
        "language": language(),
        "languages": texts.languages(),
        "letters": texts.foreign_letters(),
        "version": services().asset_version,
        "text": texts.page_text(language(), wanted),
    }


def _vary(response: flask.Response) -> flask.Response:
    if "language" in flask.g:
        response.vary.add("Accept-Language")
    return response
