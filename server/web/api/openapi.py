"""The API's OpenAPI document. `Operation` says beside a view what it takes and gives. `document` adds its
address, method, rate and docstring: the first paragraph is the summary, the second the description."""

# mypy: allow-any-explicit
# msgspec takes types of every kind.

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, TypeVar

import flask
from werkzeug.routing import Rule

import server
from server.limits.quota import is_limited
from server.web.api.schemas import Schema, schema_of, schemas
from server.wire.bodies import EXPIRY_DAYS, ErrorBody

PGN = "application/x-chess-pgn"
CSV = "text/csv"
TEXT = "text/plain"
HTML = "text/html"
_JSON = "application/json"
_View = TypeVar("_View")


_operations: dict[object, Operation] = {}
"""By view."""


@dataclass(frozen=True, slots=True)
class Operation:
    """A decorator: what the document says of a view."""

    name: str
    gives: type[Any] | None = None
    """The JSON of its answer."""
    _: KW_ONLY
    files: Sequence[str] = ()
    """The types of its answer as a text."""
    status: int = 200
    about: str = ""
    """The answer; "": what the status means."""
    takes: type[Any] | None = None
    """The JSON of its request."""
    texts: Sequence[str] = ()
    """The types of its request as a bare text."""
    owner: bool = False
    """Whether it asks for the delete token."""
    query: Sequence[Schema] = ()
    errors: Sequence[int] = ()
    """Statuses besides those that follow from all the rest."""

    def __call__(self, view: _View) -> _View:
        _operations[view] = self
        return view


def asked(name: str, schema: Schema | None = None, *, about: str = "", required: bool = False) -> Schema:
    """A parameter of the query; `schema`: None: any text."""
    found: Schema = {"name": name, "in": "query", "schema": schema or schema_of(str)}
    return found | ({"description": about} if about else {}) | ({"required": True} if required else {})


def one_of(*words: str, default: str | None = None) -> Schema:
    return {"type": "string", "enum": list(words)} | ({"default": default} if default else {})


HIDE_NAMES = asked("hideNames", one_of("1", "0", "true", "false"))
"""As in the body, for a request whose body is the bare text; so is EXPIRES_DAYS."""
EXPIRES_DAYS = asked("expiresDays", {"type": "integer", "enum": list(EXPIRY_DAYS)})
TOLD = (
    asked("variations", one_of("0", "1", default="1"), about="0: without the better line at each fault"),
    asked("comments", one_of("0", "1", default="1"), about="0: without Kibitz's words and arrows"),
)
"""What an exported PGN tells."""
_IN_PATH: dict[str, Schema] = {
    "id": {"schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}},
    "player": {
        "description": "as the headers write the name; or in other letters, or the surname behind",
        "schema": {"type": "string"},
    },
    "number": {
        "description": "of a game of the collection; 404 if there is none, however large the number is",
        "schema": {"type": "integer", "minimum": 0},
    },
}
_MEANINGS = {
    200: "OK",
    201: "Created",
    202: "Accepted",
    204: "Deleted",
    400: "The request cannot be understood",
    403: "The delete token is missing or wrong",
    404: "There is no such thing, here or on the site that was asked",
    409: "Not in this state of the review",
    413: "The text is too large",
    415: "Not a type of text that is taken",
    422: "No game that can be played, too large a game, or a wrong option; `place` names the spot",
    429: "Too many reviews; Retry-After tells how long to wait",
    502: "Another site gives no answer that can be used",
    503: "Too much is being read just now; Retry-After tells how long to wait",
}


def document(app: flask.Flask, root: str = "") -> Schema:
    """OpenAPI 3.1 of the views of `app`. `root`: what stands before each path ("/kibitz")."""
    paths: Schema = {}
    bodies: dict[type[Any], None] = {ErrorBody: None}
    for rule in app.url_map.iter_rules():
        view = inspect.unwrap(app.view_functions[rule.endpoint])
        if told := _operations.get(view):
            path = re.sub(r"<\w+:(\w+)>", r"{\1}", re.sub(r"<review_id:\w+>", "{id}", rule.rule))
            (method,) = (rule.methods or set()) - {"HEAD", "OPTIONS"}
            paths.setdefault(path, _parameters(path))[method.lower()] = _described(rule, view, told)
            bodies |= {body: None for body in (told.takes, told.gives) if body}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kibitz",
            "version": server.__version__,
            "description": "Reviews of chess games. A review is a log of events (docs/protocol.md).",
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "servers": [{"url": root or "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas(bodies),
            "parameters": {"id": _in_path("id")},
            "securitySchemes": {
                "deleteToken": {"type": "apiKey", "in": "header", "name": "X-Delete-Token"},
            },
        },
    }


def _parameters(path: str) -> Schema:
    names = re.findall(r"{(\w+)}", path)
    found = [{"$ref": "#/components/parameters/id"} if name == "id" else _in_path(name) for name in names]
    return {"parameters": found} if found else {}


def _in_path(name: str) -> Schema:
    return {"name": name, "in": "path", "required": True, **_IN_PATH[name]}


def _described(rule: Rule, view: Callable[..., object], told: Operation) -> Schema:
    summary, _, details = (" ".join(part.split()) for part in (inspect.getdoc(view) or "").partition("\n\n"))
    found: Schema = {"operationId": told.name, "summary": summary.removesuffix(".")}
    if details:
        found["description"] = details
    if told.takes:
        found["requestBody"] = {"required": True, "content": _content(told.takes, told.texts)}
    if told.query:
        found["parameters"] = list(told.query)
    if told.owner:
        found["security"] = [{"deleteToken": []}]
    answer: Schema = {"description": told.about or _MEANINGS[told.status]}
    if content := _content(told.gives, told.files):
        answer["content"] = content
    responses = {str(told.status): answer}
    for status in _errors(rule, view, told):
        responses[str(status)] = {"description": _MEANINGS[status], "content": _content(ErrorBody, ())}
    return found | {"responses": responses}


def _errors(rule: Rule, view: Callable[..., object], told: Operation) -> list[int]:
    found = {*told.errors}
    if told.takes:
        found |= {400, 413, 415, 422}
    if told.owner:
        found.add(403)
    if rule.arguments:
        found.add(404)
    if is_limited(view):
        found.add(429)
    return sorted(found)


def _content(body: type[Any] | None, texts: Sequence[str]) -> Schema:
    found: Schema = {_JSON: {"schema": schema_of(body)}} if body else {}
    return found | {kind: {"schema": {"type": "string"}} for kind in texts}
