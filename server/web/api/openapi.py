"""The OpenAPI document of the API. A test holds it to the app's addresses and to real answers."""

from __future__ import annotations

from typing import Any

import server
from server.analysis.engine.budget import MAX_MULTIPV, MAX_NODES, MIN_MULTIPV, MIN_NODES, PRESETS
from server.analysis.engine.locate import NAMES as ENGINES
from server.analysis.rule_sets import RULE_SETS
from server.store.status import Status
from server.web.api.requests import EXPIRY_DAYS

Json = dict[str, Any]

_TEXT: Json = {"type": "string"}
_FLAG: Json = {"type": "boolean"}
_OBJECT: Json = {"type": "object"}
_OBJECT_OR_NULL: Json = {"type": ["object", "null"]}
_STATUS: Json = {"type": "string", "enum": [str(status) for status in Status]}
_POSITION: Json = {"type": ["integer", "null"], "minimum": 1, "description": "1 is next; null: not waiting"}
_SEQ: Json = {"type": "integer", "minimum": 0, "description": "number of an event, from 1 in its review"}


def document() -> Json:
    """OpenAPI 3.1."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kibitz",
            "version": server.__version__,
            "description": "Reviews of chess games. A review is a log of events (docs/protocol.md).",
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "paths": _paths(),
        "components": {
            "schemas": _schemas(),
            "parameters": {"id": _ID_PARAMETER},
            "securitySchemes": {
                "deleteToken": {"type": "apiKey", "in": "header", "name": "X-Delete-Token"},
            },
        },
    }


def _paths() -> Json:
    return {
        "/api/reviews": {"post": _create_operation()},
        "/api/reviews/{id}": {
            "parameters": [_ref("parameters", "id")],
            "get": _operation("showReview", "A review with its folded state", {200: "Review"}, 404),
            "delete": _guarded("deleteReview", "Delete it for good", {204: None}, 403, 404),
        },
        "/api/reviews/{id}/events": {
            "parameters": [_ref("parameters", "id")],
            "get": _events_operation(),
        },
        "/api/reviews/{id}.pgn": {
            "parameters": [_ref("parameters", "id")],
            "get": _pgn_operation(),
        },
        "/api/reviews/{id}/stop": {
            "parameters": [_ref("parameters", "id")],
            "post": _guarded("stopReview", "Stop it", {202: "Accepted"}, 403, 404, 409),
        },
        "/api/reviews/{id}/continue": {
            "parameters": [_ref("parameters", "id")],
            "post": _guarded("continueReview", "Go on from its log", {202: "Accepted"}, 403, 404, 409, 429),
        },
        "/api/reviews/{id}/deeper": {
            "parameters": [_ref("parameters", "id")],
            "post": _deeper_operation(),
        },
        **_collection_paths(),
        "/api/openapi.json": {
            "get": {
                "operationId": "openapi",
                "summary": "This document",
                "responses": {"200": _answer("OpenAPI 3.1", _OBJECT)},
            }
        },
    }


def _collection_paths() -> Json:
    create = _operation(
        "createCollection", "Review a file of many games", {201: "CreatedCollection"}, 400, 413, 415, 422, 429
    )
    pgn = {"schema": _TEXT}
    content = {
        "application/json": {"schema": _ref("schemas", "NewCollection")},
        "application/x-chess-pgn": pgn,
        "text/plain": pgn,
    }
    one = {"parameters": [_ref("parameters", "id")]}
    asked = {"parameters": _privacy_parameters(), "requestBody": {"required": True, "content": content}}
    shown = _operation("showCollection", "A collection with its table", {200: "Collection"}, 404)
    return {
        "/api/collections": {"post": create | asked},
        "/api/collections/{id}": {
            **one,
            "get": shown,
            "delete": _guarded("deleteCollection", "Delete it with its reviews", {204: None}, 403, 404),
        },
        "/api/collections/{id}/stop": {
            **one,
            "post": _guarded("stopCollection", "Stop all its reviews", {202: "Accepted"}, 403, 404, 409),
        },
        "/api/collections/{id}.pgn": {**one, "get": _pgn_operation("exportCollection", 429)},
    }


_ID_PARAMETER: Json = {
    "name": "id",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
}
_MEANINGS = {
    200: "OK",
    201: "Created and queued",
    202: "Accepted",
    204: "Deleted",
    400: "The request cannot be understood",
    403: "The delete token is missing or wrong",
    404: "There is no such review",
    409: "Not in this state of the review",
    413: "The text is too large",
    415: "Not a type of text that is taken",
    422: "No game that can be played, too large a game, or a wrong option; `place` names the spot",
    429: "Too many reviews; Retry-After tells how long to wait",
}


def _create_operation() -> Json:
    pgn = {"schema": _TEXT}
    operation = _operation("createReview", "Review a game", {201: "Created"}, 400, 413, 415, 422, 429)
    content = {
        "application/json": {"schema": _ref("schemas", "NewReview")},
        "application/x-chess-pgn": pgn,
        "text/plain": pgn,
    }
    return operation | {
        "parameters": _privacy_parameters(),
        "requestBody": {"required": True, "content": content},
    }


def _deeper_operation() -> Json:
    errors = (400, 403, 404, 409, 413, 415, 422, 429)
    operation = _guarded("deepenReview", "Review it once more with more nodes", {202: "Accepted"}, *errors)
    content = {"application/json": {"schema": _ref("schemas", "Deeper")}}
    return operation | {"requestBody": {"required": True, "content": content}}


def _events_operation() -> Json:
    after = {"name": "after", "in": "query", "schema": {**_SEQ, "default": 0}}
    operation = _operation("listEvents", "The log after a cursor", {200: "Events"}, 400, 404)
    return operation | {"parameters": [after]}


def _pgn_operation(name: str = "exportPgn", *errors: int) -> Json:
    operation = _operation(name, "Annotated PGN", {}, 404, *errors)
    pgn = {
        "description": "PGN with NAGs and %eval",
        "content": {"application/x-chess-pgn": {"schema": _TEXT}},
    }
    return operation | {"responses": {"200": pgn, **operation["responses"]}}


def _guarded(name: str, summary: str, answers: dict[int, str | None], *errors: int) -> Json:
    return _operation(name, summary, answers, *errors) | {"security": [{"deleteToken": []}]}


def _operation(name: str, summary: str, answers: dict[int, Any], *errors: int) -> Json:
    responses: Json = {}
    for status, schema in answers.items():
        responses[str(status)] = _answer(_MEANINGS[status], schema and _ref("schemas", schema))
    for status in errors:
        responses[str(status)] = _answer(_MEANINGS[status], _ref("schemas", "Error"))
    return {"operationId": name, "summary": summary, "responses": responses}


def _answer(description: str, schema: Json | None) -> Json:
    if schema is None:
        return {"description": description}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _ref(kind: str, name: str) -> Json:
    return {"$ref": f"#/components/{kind}/{name}"}


def _schema(required: Json, optional: Json | None = None, *, closed: bool = True) -> Json:
    return {
        "type": "object",
        "required": list(required),
        "properties": required | (optional or {}),
        "additionalProperties": not closed,
    }


def _schemas() -> Json:
    return {
        "NewReview": _schema({"pgn": _TEXT}, {"options": _ref("schemas", "Options"), **_privacy()}),
        "Options": _schema({}, _options()),
        "Deeper": _schema({"nodes": _options()["nodes"]}),
        "Created": _schema({"id": _TEXT, "url": {"type": "string", "format": "uri"}, "delete_token": _TEXT}),
        "Review": _schema(
            {
                "id": _TEXT,
                "status": _STATUS,
                "queue_position": _POSITION,
                "created": {"type": "string", "format": "date-time"},
                "expires": {
                    "type": ["string", "null"],
                    "format": "date-time",
                    "description": "from then on it is gone",
                },
                "collection": {**_OBJECT_OR_NULL, "description": "where it stands in a file of many games"},
                "state": _ref("schemas", "State"),
            }
        ),
        "State": _state(),
        **_collection_schemas(),
        "Events": _schema(
            {
                "events": {"type": "array", "items": _ref("schemas", "Event")},
                "seq": _SEQ,
                "status": _STATUS,
                "queue_position": _POSITION,
            }
        ),
        "Event": _schema({"seq": _SEQ, "type": {"type": "string", "enum": _EVENT_TYPES}}, closed=False),
        "Accepted": _schema({"id": _TEXT, "status": _STATUS}),
        "Error": _schema({"error": _ref("schemas", "Fault")}),
        "Fault": _schema(
            {"code": _TEXT, "message": _TEXT, "place": {"type": ["string", "null"]}, "retry": _FLAG}
        ),
    }


def _collection_schemas() -> Json:
    number = {"type": "integer", "minimum": 1, "description": "place in the file"}
    place = {"type": ["string", "null"]}
    review = _schema({"number": number, "id": _TEXT})
    refused = _schema({"number": number, "message": _TEXT, "place": place})
    time = {"type": "string", "format": "date-time"}
    return {
        "NewCollection": _schema(
            {"pgn": _TEXT}, {"options": _ref("schemas", "Options"), "title": _TEXT, **_privacy()}
        ),
        "CreatedCollection": _schema(
            {
                "id": _TEXT,
                "url": {"type": "string", "format": "uri"},
                "delete_token": _TEXT,
                "reviews": {"type": "array", "items": review},
                "refused": {"type": "array", "items": refused},
            }
        ),
        "Collection": _schema(
            {
                "id": _TEXT,
                "title": _TEXT,
                "created": time,
                "expires": {**time, "type": ["string", "null"]},
                "games": {"type": "array", "items": _ref("schemas", "CollectedGame")},
            }
        ),
        "CollectedGame": _schema(
            {
                "number": number,
                "id": {"type": ["string", "null"], "description": "its review; null: it could not be read"},
                "status": {"type": "string", "enum": [*map(str, Status), "refused"]},
                "headers": _OBJECT,
                "plies": {"type": "integer", "minimum": 0},
                "opening": _OBJECT_OR_NULL,
                "fault": _OBJECT_OR_NULL,
                "judged": {"type": ["integer", "null"], "description": "of `plies`, while it runs"},
                "provisional": _FLAG,
                "white": _OBJECT_OR_NULL,
                "black": _OBJECT_OR_NULL,
            }
        ),
    }


_EVENT_TYPES = ["game", "phases", "plan", "preview", "position", "move", "report", "done", "failed"]


def _privacy() -> Json:
    return {
        "hideNames": {**_FLAG, "description": "White and Black in place of the players, before it is stored"},
        "expiresDays": {
            "type": ["integer", "null"],
            "enum": [*EXPIRY_DAYS, None],
            "description": "deleted by itself after so many days",
        },
    }


def _privacy_parameters() -> list[Json]:
    """The same in the query, for whoever sends the bare text."""
    days = {"type": "integer", "enum": list(EXPIRY_DAYS)}
    return [
        {
            "name": "hideNames",
            "in": "query",
            "schema": {"type": "string", "enum": ["1", "0", "true", "false"]},
        },
        {"name": "expiresDays", "in": "query", "schema": days},
    ]


def _options() -> Json:
    return {
        "engine": {"type": "string", "enum": list(ENGINES)},
        "preset": {"type": "string", "enum": list(PRESETS), "description": "instead of nodes"},
        "nodes": {"type": "integer", "minimum": MIN_NODES, "maximum": MAX_NODES},
        "multipv": {"type": "integer", "minimum": MIN_MULTIPV, "maximum": MAX_MULTIPV},
        "rules": {"type": "string", "enum": list(RULE_SETS)},
        "includeTheory": _FLAG,
        "includeCritical": _FLAG,
        "includeBrilliant": _FLAG,
    }


def _state() -> Json:
    slots = {"type": "array", "items": _OBJECT_OR_NULL}
    parts = ("game", "phases", "plan", "preview", "report", "end", "earlier")
    return _schema(
        {
            "seq": _SEQ,
            "status": _STATUS,
            **dict.fromkeys(parts, _OBJECT_OR_NULL),
            "positions": slots,
            "moves": slots,
            "counts": _OBJECT,
            "progress": _OBJECT,
        },
        closed=False,
    )
