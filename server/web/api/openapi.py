"""The OpenAPI document of the API. A test holds it to the app's addresses and to real answers."""

from __future__ import annotations

import server
from server.analysis.events.state import Seq
from server.web.api.schemas import Schema, schema_of, schemas
from server.web.http.waiting import LONGEST
from server.wire.bodies import EXPIRY_DAYS

_ORIGINAL: Schema = {
    "name": "original",
    "in": "query",
    "description": "1: the text that the review was made of, without verdicts",
    "schema": {"type": "string", "enum": ["0", "1"], "default": "0"},
}
_PGN_TYPES = ("application/x-chess-pgn", "text/plain")
_BARE = {"NewGames": _PGN_TYPES, "NewReport": ("text/csv", "text/plain")}
"""Of a change that comes as a bare text too: its types."""
_FOLLOW_ERRORS = "429 `too_many_followed`; 502 and 503 as for `/api/imports`."
_DETAILS = {
    "createCollection": (
        "Give one of `pgn`, `follow` and `reviews`. `reviews` makes copies: deleting a copy leaves the "
        "original. Name each review once; one that is gone is a 404 with its place. Errors of "
        "`follow`: 404 `follow_off`, `not_there`, `no_pgn`; 422 `bad_link` (the host is not allowed), "
        f"`bad_options`; {_FOLLOW_ERRORS}"
    ),
    "followPlayer": (
        "404 `follow_off`, `no_such_user`; 409 `followed`: it follows something already; 422 `bad_link` (the "
        f"site is not allowed), `bad_name`, `bad_options`; {_FOLLOW_ERRORS}"
    ),
    "lookNow": "A worker looks. 409 `not_followed`.",
    "stopFollowing": "409 `not_followed`.",
    "stopCollection": "Those that wait or run.",
    "writeNote": (
        "A note without content, or with `removed`, frees its place. 409 `too_many_notes`: the review has as "
        "many notes, or has had as many changes, as it may."
    ),
    "lendNotes": "The key writes notes and nothing else. It replaces an earlier one.",
    "withdrawNotes": "409 `no_link`.",
    "addGames": "A collection holds as many games as a new one may.",
    "replaceGame": "The review of the old game is deleted.",
    "correctGame": "Its moves and its review stay. 409 `followed`: not while the collection follows a round.",
    "removeGame": "Its number is not used again. 409 `last_game`: a collection keeps one game.",
    "removeGames": "409 `last_game`: a collection keeps one game.",
    "complete": "422 `bad_report` names the line.",
    "exportReport": "409 `no_rounds`: the games name no round.",
}
"""What is said of an operation beside its summary, by its id."""
_TEXT: Schema = {"type": "string"}
_OBJECT: Schema = {"type": "object"}


def document(root: str = "") -> Schema:
    """OpenAPI 3.1. `root`: what stands before each path ("/kibitz")."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kibitz",
            "version": server.__version__,
            "description": "Reviews of chess games. A review is a log of events (docs/protocol.md).",
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "servers": [{"url": root or "/"}],
        "paths": _paths(),
        "components": {
            "schemas": schemas(),
            "parameters": {"id": _ID_PARAMETER},
            "securitySchemes": {
                "deleteToken": {"type": "apiKey", "in": "header", "name": "X-Delete-Token"},
            },
        },
    }


def _paths() -> Schema:
    return {
        "/api/reviews": {"post": _create_operation()},
        "/api/reviews/{id}": {
            "parameters": [_ref("parameters", "id")],
            "get": _waits(
                _operation("showReview", "A review with its folded state", {200: "Review"}, 400, 404)
            ),
            "delete": _guarded("deleteReview", "Delete it for good", {204: None}, 403, 404),
        },
        "/api/reviews/{id}/events": {
            "parameters": [_ref("parameters", "id")],
            "get": _events_operation(),
        },
        "/api/reviews/{id}.pgn": {
            "parameters": [_ref("parameters", "id")],
            "get": _pgn_operation() | {"parameters": [_ORIGINAL]},
        },
        **_exercise_paths({"parameters": [_ref("parameters", "id")]}, "/api/reviews/{id}", "side"),
        "/api/reviews/{id}.html": {
            "parameters": [_ref("parameters", "id")],
            "get": _file_operation("exportPage", "The review as one HTML file", 404, 409),
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
        "/api/reviews/{id}/notes": {
            "parameters": [_ref("parameters", "id")],
            "post": _note_operation(),
        },
        "/api/reviews/{id}/notes/link": {
            "parameters": [_ref("parameters", "id")],
            "post": _guarded(
                "lendNotes", "A link by which notes may be written", {201: "NoteLink"}, 403, 404, 429
            ),
            "delete": _guarded("withdrawNotes", "End that link", {204: None}, 403, 404, 409, 429),
        },
        **_collection_paths(),
        **_question_paths(),
        "/api/endgame": {"get": _endgame_operation()},
        "/api/imports": {"post": _import_operation()},
        **_parcel_paths(),
        "/api/openapi.json": {
            "get": {
                "operationId": "openapi",
                "summary": "This document",
                "responses": {"200": _answer("OpenAPI 3.1", _OBJECT)},
            }
        },
    }


def _question_paths() -> Schema:
    move = "What a move costs or wins on the board, from lines that somebody has"
    threat = "What is threatened in a position, proven by lines that somebody has"
    people = "What people play in a position"
    return {
        "/api/explain": {"post": _question_operation("explainMove", move, "ExplainedMove", "AskedMove")},
        "/api/threat": {
            "post": _question_operation("explainThreat", threat, "ExplainedThreat", "AskedThreat")
        },
        "/api/people": {"post": _question_operation("askPeople", people, "PeopleHere", "AskedPeople")},
    }


def _parcel_paths() -> Schema:
    errors = (400, 413, 415, 422, 429, 503)
    leave = _operation("leaveParcel", "Leave an encrypted text for ten minutes", {201: "LeftParcel"}, *errors)
    taken = _operation("takeParcel", "Take it away, which can be done once", {200: "Parcel"}, 404, 429, 503)
    return {
        "/api/parcels": {"post": _takes(leave, "Parcel")},
        "/api/parcels/{id}": {"parameters": [_ref("parameters", "id")], "delete": taken},
    }


def _collection_paths() -> Schema:
    errors = (400, 404, 413, 415, 422, 429, 502, 503)
    summary = "Review a file of many games, or a round while it is played"
    create = _operation("createCollection", summary, {201: "CreatedCollection"}, *errors)
    asked = _takes(create, "NewCollection", *_PGN_TYPES) | {"parameters": _privacy_parameters()}
    one = {"parameters": [_ref("parameters", "id")]}
    shown = _waits(_operation("showCollection", "A collection with its table", {200: "Collection"}, 400, 404))
    start = _guarded(
        "followPlayer", "Have new games come in", {201: "Follow"}, *errors[:3], 403, 409, *errors[3:]
    )
    return {
        "/api/collections": {"post": asked},
        **_edit_paths(),
        "/api/collections/{id}": {
            **one,
            "get": shown,
            "patch": _edit_operation("renameCollection", "Give it another title", "Renamed", "NewTitle"),
            "delete": _guarded("deleteCollection", "Delete it with its reviews", {204: None}, 403, 404),
        },
        "/api/collections/{id}/follow": {
            **one,
            "put": _takes(start, "NewFollow"),
            "post": _guarded("lookNow", "Look at what it follows at once", {202: None}, 403, 404, 409, 429),
            "delete": _guarded("stopFollowing", "Stop following", {204: None}, 403, 404, 409),
        },
        "/api/collections/{id}/stop": {
            **one,
            "post": _guarded("stopCollection", "Stop all its reviews", {202: "Accepted"}, 403, 404, 409),
        },
        "/api/collections/{id}/openings": {**one, "get": _openings_operation()},
        "/api/collections/{id}/seasons/{player}": {
            "parameters": [_ref("parameters", "id"), _PLAYER_PARAMETER],
            "get": _season_operation(),
        },
        "/api/collections/{id}/continue": {
            **one,
            "post": _guarded(
                "continueCollection", "Go on with what was stopped", {202: "Accepted"}, 403, 404, 409, 429
            ),
        },
        "/api/collections/{id}/standings": {
            **one,
            "get": _operation("showStandings", "The games as a tournament", {200: "Tournament"}, 404),
            "patch": _edit_operation(
                "regulate", "Choose tie-breaks and scoring", "Tournament", "NewRegulations"
            ),
        },
        "/api/collections/{id}/report": {
            **one,
            "put": _edit_operation(
                "complete", "Complete the games by a TRF or a list of players", "Tournament", "NewReport"
            ),
            "delete": _guarded("removeReport", "Delete that report", {204: None}, 403, 404, 429),
        },
        "/api/collections/{id}.csv": {
            **one,
            "get": _text_operation("text/csv", "exportStandings", "The table of the tournament as CSV", 404),
        },
        "/api/collections/{id}.trf": {
            **one,
            "get": _text_operation("text/plain", "exportReport", "The tournament as a TRF file", 404, 409),
        },
        "/api/collections/{id}.pgn": {**one, "get": _pgn_operation("exportCollection", 422, 429, 503)},
        **_exercise_paths(one, "/api/collections/{id}", "player"),
        "/api/collections/{id}.html": {
            **one,
            "get": _file_operation("exportCollectionPage", "All finished games as one", 404, 409, 413, 429),
        },
    }


def _exercise_paths(one: Schema, path: str, whose: str) -> Schema:
    """The faults as PGN and as a deck; `whose`: the parameter that says which of them."""
    asked = {"name": whose, "in": "query", "schema": _TEXT}
    kinds = {"pgn": "application/x-chess-pgn", "apkg": "application/octet-stream"}
    found = {}
    for form, kind in kinds.items():
        name = f"{whose}Exercises{form.title()}"
        errors = (404, 409, 422, 429) if whose == "side" else (404, 409, 429)
        operation = _text_operation(kind, name, "The positions before its faults, to be solved", *errors)
        found[f"{path}/exercises.{form}"] = {**one, "get": operation | {"parameters": [asked]}}
    return found


def _edit_paths() -> Schema:
    one = "/api/collections/{id}"
    id_parameter, changed = _ref("parameters", "id"), "ChangedGames"
    number = {
        "name": "number",
        "in": "path",
        "required": True,
        "description": "of a game of the collection; 404 if there is none, however large the number is",
        "schema": {"type": "integer", "minimum": 0},
    }
    add = _edit_operation("addGames", "Add games", changed, "NewGames")
    replace = _edit_operation("replaceGame", "Replace a game", changed, "NewGames")
    correct = _edit_operation(
        "correctGame", "Put names, result or round right", "Corrected", "Correction", 409
    )
    removed: dict[int, str | None] = {204: None}
    many = _guarded(
        "removeGames", "Remove games, all or none", removed, 400, 403, 404, 409, 413, 415, 422, 429
    )
    return {
        f"{one}/games": {"parameters": [id_parameter], "post": add},
        f"{one}/games/{{number}}": {
            "parameters": [id_parameter, number],
            "put": replace,
            "patch": correct,
            "delete": _guarded("removeGame", "Remove a game and its review", removed, 403, 404, 409, 429),
        },
        f"{one}/remove": {
            "parameters": [id_parameter],
            "post": _takes(many, "GoneGames"),
        },
    }


def _edit_operation(name: str, summary: str, answer: str, body: str, *more: int) -> Schema:
    """A change by the owner. Games come as JSON or as the bare text too."""
    status = 201 if body == "NewGames" else 200
    operation = _guarded(name, summary, {status: answer}, 400, 403, 404, *more, 413, 415, 422, 429, 503)
    if body == "NewGames":
        operation["parameters"] = _privacy_parameters()[:1]
    return _takes(operation, body, *_BARE.get(body, ()))


_ID_PARAMETER: Schema = {
    "name": "id",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
}
_PLAYER_PARAMETER: Schema = {
    "name": "player",
    "in": "path",
    "required": True,
    "description": "as the headers write the name; or in other letters, or the surname behind",
    "schema": _TEXT,
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


def _text_operation(kind: str, name: str, summary: str, *errors: int) -> Schema:
    """A file of this type."""
    operation = _operation(name, summary, {200: None}, *errors)
    operation["responses"]["200"]["content"] = {kind: {"schema": _TEXT}}
    return operation


def _openings_operation() -> Schema:
    summary = "The openings of the reviewed games as a tree, of a player's or of all"
    operation = _operation("showOpenings", summary, {200: "OpeningTree"}, 404, 422, 429, 503)
    choices = {"side": ["white", "black"], "format": ["json", "pgn"]}
    operation["parameters"] = [
        {"name": "player", "in": "query", "schema": _TEXT},
        *(
            {"name": name, "in": "query", "schema": {"type": "string", "enum": words}}
            for name, words in choices.items()
        ),
    ]
    operation["responses"]["200"]["content"]["application/x-chess-pgn"] = {"schema": _TEXT}
    return operation


def _season_operation() -> Schema:
    operation = _operation(
        "showSeason", "What the reviews say of a player", {200: "Season"}, 404, 422, 429, 503
    )
    form = {"type": "string", "enum": ["json", "csv", "html"], "default": "json"}
    operation["parameters"] = [{"name": "format", "in": "query", "schema": form}]
    operation["responses"]["200"]["content"]["text/csv"] = {"schema": _TEXT}
    operation["responses"]["200"]["content"]["text/html"] = {"schema": _TEXT}
    return operation


def _create_operation() -> Schema:
    operation = _operation("createReview", "Review a game", {201: "Created"}, 400, 413, 415, 422, 429, 503)
    return _takes(operation, "NewReview", *_PGN_TYPES) | {"parameters": _privacy_parameters()}


def _deeper_operation() -> Schema:
    errors = (400, 403, 404, 409, 413, 415, 422, 429)
    operation = _guarded("deepenReview", "Review it once more with more nodes", {202: "Accepted"}, *errors)
    return _takes(operation, "Deeper")


def _note_operation() -> Schema:
    errors = (400, 403, 404, 409, 413, 415, 422, 429, 503)
    operation = _guarded("writeNote", "Note something on a position", {201: "NoteEvent"}, *errors)
    return _takes(operation, "NewNote")


def _question_operation(name: str, summary: str, answer: str, body: str) -> Schema:
    """About a position; nothing is stored."""
    operation = _operation(name, summary, {200: answer}, 400, 413, 415, 422, 429, 503)
    return _takes(operation, body)


def _endgame_operation() -> Schema:
    summary = "What tables and pawn sums know of a position exactly"
    operation = _operation("solveEndgame", summary, {200: "Solved"}, 422, 429, 503)
    fen = {"name": "fen", "in": "query", "required": True, "schema": _TEXT}
    return operation | {"parameters": [fen]}


def _import_operation() -> Schema:
    errors = (400, 404, 413, 415, 422, 429, 502, 503)
    summary = "Games behind a link to lichess or chess.com, or of a user there; nothing is stored"
    operation = _operation("importGames", summary, {200: "Imported"}, *errors)
    return _takes(operation, "AskedImport")


def _events_operation() -> Schema:
    after = {"name": "after", "in": "query", "schema": {**schema_of(Seq), "default": 0}}
    operation = _operation("listEvents", "The log after a cursor", {200: "Events"}, 400, 404)
    return operation | {"parameters": [after]}


def _takes(operation: Schema, body: str, *bare: str) -> Schema:
    """A request with a body: JSON, or the bare text, of these types."""
    content = {"application/json": {"schema": _ref("schemas", body)}}
    content |= {kind: {"schema": _TEXT} for kind in bare}
    return operation | {"requestBody": {"required": True, "content": content}}


def _waits(operation: Schema) -> Schema:
    """An answer that may take until all is done."""
    schema = {"type": "integer", "minimum": 0, "maximum": LONGEST, "default": 0}
    about = (
        "seconds that it may take until all reviews of it are done; Kibitz-Remaining says how many are not"
    )
    wait = {"name": "wait", "in": "query", "description": about, "schema": schema}
    return operation | {"parameters": [wait]}


def _pgn_operation(name: str = "exportPgn", *errors: int) -> Schema:
    operation = _operation(name, "Annotated PGN", {}, 404, *errors)
    pgn = {
        "description": "PGN with NAGs and %eval",
        "content": {"application/x-chess-pgn": {"schema": _TEXT}},
    }
    return operation | {"responses": {"200": pgn, **operation["responses"]}}


def _file_operation(name: str, summary: str, *errors: int) -> Schema:
    operation = _operation(name, summary, {}, *errors)
    page = {
        "description": "A page that needs no server; `lang`, `theme`, `orientation`, `pieces`, `notation`",
        "content": {"text/html": {"schema": _TEXT}},
    }
    return operation | {"responses": {"200": page, **operation["responses"]}}


def _guarded(name: str, summary: str, answers: dict[int, str | None], *errors: int) -> Schema:
    return _operation(name, summary, answers, *errors) | {"security": [{"deleteToken": []}]}


def _operation(name: str, summary: str, answers: dict[int, str | None], *errors: int) -> Schema:
    responses: Schema = {}
    for status, schema in answers.items():
        responses[str(status)] = _answer(_MEANINGS[status], _ref("schemas", schema) if schema else None)
    for status in errors:
        responses[str(status)] = _answer(_MEANINGS[status], _ref("schemas", "ErrorBody"))
    details = {"description": _DETAILS[name]} if name in _DETAILS else {}
    return {"operationId": name, "summary": summary, **details, "responses": responses}


def _answer(description: str, schema: Schema | None) -> Schema:
    if schema is None:
        return {"description": description}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _ref(kind: str, name: str) -> Schema:
    return {"$ref": f"#/components/{kind}/{name}"}


def _privacy_parameters() -> list[Schema]:
    """The same as query parameters, for a request whose body is the bare text."""
    days = {"type": "integer", "enum": list(EXPIRY_DAYS)}
    return [
        {
            "name": "hideNames",
            "in": "query",
            "schema": {"type": "string", "enum": ["1", "0", "true", "false"]},
        },
        {"name": "expiresDays", "in": "query", "schema": days},
    ]
