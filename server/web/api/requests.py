"""What a request asks for, read and checked in one place: a text of games with its options and its privacy, a
deeper pass, a cursor. Refuses with ApiError or OptionsError, which name the field."""

from __future__ import annotations

import functools
import re
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar, cast

import flask
from werkzeug.exceptions import BadRequest

from server.analysis.collection.tournament.regulations import Regulations
from server.analysis.engine.budget import MAX_NODES
from server.analysis.errors import LimitError, OptionsError
from server.analysis.game.decoding import without_controls
from server.analysis.report.annotated_pgn import Told
from server.analysis.review.options import ReviewOptions
from server.i18n.texts import sentence
from server.imports.links import read_wish, wish_for_user
from server.imports.wanted import USUAL_GAMES, Filter, ImportRequest, Site
from server.sandbox.work import decoded, without_names, wrong_in
from server.web.http.errors import ApiError
from server.web.http.waiting import LONGEST
from server.web.services import services
from server.wire.bodies import (
    EXPIRY_DAYS,
    MOST_SEARCHED,
    PARCEL_LETTERS,
    AskedGames,
    AskedImport,
    AskedMove,
    AskedPeople,
    AskedThreat,
    Correction,
    GoneGames,
    NewCollection,
    NewFollow,
    NewGames,
    NewNote,
    NewRegulations,
    NewReport,
    NewReview,
    NewTitle,
    Parcel,
)

Unread = dict[str, object]
"""A JSON object of which nothing is known yet: `_read` reads it."""
_Shape = TypeVar("_Shape")
_Given = TypeVar("_Given")
_Found = TypeVar("_Found")

_SMALL = 16 * 1024
"""Bytes of a request that this process reads itself. A child reads what is larger."""
PGN_TYPES = ("text/plain", "application/x-chess-pgn")
REPORT_TYPES = ("text/plain", "text/csv")
_JSON_TYPE = "application/json"
_PRIVACY = ("hideNames", "expiresDays")
TOLD = ("variations", "comments")
"""In the query of an exported PGN: the fields of `Told`."""
_MAX_SEQ_DIGITS = 9
_MAX_TITLE_CHARS = 200
_DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants reviewed. `pgn`: one game or many, without names if they are to be hidden;
    `expires`: when all of it is to be deleted (seconds since 1970), None: never by itself; in place of `pgn`
    `follow`, the address of a round, or `reviews`, ids; `guessed`: the games, from 1, in which an encoding
    was guessed."""

    pgn: str
    options: ReviewOptions
    expires: float | None = None
    title: str = ""
    follow: str = ""
    reviews: Sequence[str] = ()
    guessed: Sequence[int] = ()


def read_order(*, titled: bool = False) -> Order:
    """The request for reviews: JSON, or the bare text with the defaults; its privacy may stand in the query
    too. `titled`: it may bear a title."""
    shape: type[NewReview | NewCollection] = NewCollection if titled else NewReview
    given = _given_games(("pgn", "follow", "reviews") if titled else ("pgn",))
    body = cast(NewCollection, _read(shape, _wishes_of_query() | given))
    options, expires = ReviewOptions.from_json(body.get("options", {})), _expires(body.get("expiresDays"))
    title = _title(body.get("title"))
    if "reviews" in body:
        return Order("", options, expires, title, reviews=_reviews_of(body))
    if "follow" not in body:
        return Order(_pgn_of(body), options, expires, title, guessed=_guessed())
    return Order("", options, expires, title, _follow_of(body))


def read_games(options: ReviewOptions) -> Order:
    """A request that adds games to an existing collection, as JSON or bare text; `options`: used if the
    request names none."""
    body = _read(NewGames, _wishes_of_query(("hideNames",)) | _given_games())
    asked = ReviewOptions.from_json(body["options"]) if "options" in body else options
    return Order(_pgn_of(body), asked, guessed=_guessed())


def read_title() -> str:
    """Another title for a collection; it may be empty."""
    return _title(_read(NewTitle, _read_object('{"title": "Club Cup"}', required=("title",)))["title"])


def read_regulations(now: Regulations) -> Regulations:
    """How a tournament is to be reckoned, `now` so far."""
    given = _read(NewRegulations, _read_object('{"ties": ["buchholz"]}', required=("ties", "scoring")))
    asked = now.to_json() | given
    ties = asked["ties"] or []
    if twice := next((tie for at, tie in enumerate(ties) if tie in ties[:at]), None):
        raise OptionsError(sentence("wrong-twice", value=twice), place="ties")
    return Regulations.from_json(asked)


def read_report() -> str:
    """The text of an arbiter's report, as JSON or bare."""
    if flask.request.mimetype in REPORT_TYPES:
        return _decoded()[0]
    return _clean(_read(NewReport, _read_object('{"text": "001 ..."}', required=("text",)))["text"])


def read_correction() -> dict[str, str]:
    """What is put right of a game, by the names of its headers; one at least."""
    given = _read(Correction, _read_object('{"result": "1/2-1/2"}', required=()))
    if not given:
        raise OptionsError(sentence("wrong-missing", name="result"), place="result")
    values = {name.capitalize(): _title(str(value)) for name, value in given.items()}
    return {name: value or "?" for name, value in values.items()}


def read_numbers() -> list[int]:
    """The games that somebody wants removed, one at least."""
    numbers = _read(GoneGames, _read_object('{"numbers": [3, 7]}', required=("numbers",)))["numbers"]
    if not numbers:
        raise OptionsError(sentence("wrong-missing", name="numbers"), place="numbers")
    return numbers


def _given_games(needed: Sequence[str] = ("pgn",)) -> Unread:
    """A text alone, or an object with one of the fields `needed`."""
    if flask.request.mimetype not in (*PGN_TYPES, _JSON_TYPE):
        flask.abort(415)  # its sentence names them all
    if flask.request.mimetype in PGN_TYPES:
        return {"pgn": _decoded()[0]}
    return _read_object('{"pgn": "1. e4 e5", "options": {}}', required=needed)


def _guessed() -> list[int]:
    """JSON is UTF-8, or no JSON."""
    return _decoded()[1] if flask.request.mimetype in PGN_TYPES else []


def _decoded() -> tuple[str, list[int]]:
    """The bare text of the request, and the games in which its encoding was guessed: read once."""
    if "decoded" not in flask.g:
        data = flask.request.get_data()
        flask.g.decoded = _apart(decoded, data, len(data))
    found: tuple[str, list[int]] = flask.g.decoded
    return found


def _apart(work: Callable[[_Given], _Found], given: _Given, size: int) -> _Found:
    """What `work` makes of a part of the request of about `size` bytes."""
    return work(given) if size <= _SMALL else services().parsers.read(work, given)


def _follow_of(body: NewCollection) -> str:
    """The address of a round, which is the collection's one source; its names come with each text anew."""
    if "pgn" in body:
        raise OptionsError(sentence("follow-or-pgn"), place="follow")
    if body.get("hideNames", False):
        raise OptionsError(sentence("follow-names"), place="hideNames")
    address = _clean(body["follow"]).strip()
    if not address:
        raise OptionsError(sentence("wrong-missing", name="follow"), place="follow")
    return address


def _reviews_of(body: NewCollection) -> list[str]:
    """The ids of reviews, each once, which are the collection's one source; their names are there already."""
    if "pgn" in body or "follow" in body:
        raise OptionsError(sentence("reviews-alone"), place="reviews")
    if refused := [name for name in ("options", "hideNames") if name in body]:
        raise OptionsError(sentence("reviews-as-they-are"), place=refused[0])
    ids, most = list(dict.fromkeys(body["reviews"])), services().settings.limits.games
    if not ids:
        raise OptionsError(sentence("wrong-missing", name="reviews"), place="reviews")
    if len(ids) > most:
        raise LimitError(sentence("error-too-many-in-collection", limit=most), place="reviews")
    return ids


def _pgn_of(body: NewReview | NewCollection | NewGames) -> str:
    pgn = body["pgn"] if flask.request.mimetype in PGN_TYPES else _clean(body["pgn"])
    if body.get("hideNames", False):
        pgn = services().parsers.read(without_names, pgn, services().settings.limits)
    return pgn


def read_deeper(now: ReviewOptions, reached: int) -> ReviewOptions:
    """The options of a review, `now` so far, with the budget that the request asks for: more than the nodes
    `reached`."""
    body = _read_object('{"nodes": 1000000}', required=("nodes",))
    _check_known(body, ("nodes",))
    asked = ReviewOptions.from_json({**now.to_json(), "nodes": body["nodes"]})
    if asked.nodes <= reached:
        message = sentence("error-not-deeper", nodes=reached, limit=MAX_NODES)
        raise OptionsError(message, place="nodes")
    return asked


def read_asked_move() -> AskedMove:
    """The move that somebody tries, with its lines."""
    example = '{"fen": "...", "move": "e2e4", "before": [], "after": []}'
    return _read(AskedMove, _read_object(example, required=("fen",)))


def read_note() -> NewNote:
    """What somebody notes of a position."""
    return _read(NewNote, _read_object('{"ply": 12, "comment": "Better was c5."}', required=("ply",)))


def read_parcel() -> Parcel:
    """What a browser leaves for another."""
    body = _read_object('{"data": "aGVsbG8"}', required=("data",))
    if isinstance(body["data"], str) and not re.fullmatch(PARCEL_LETTERS, body["data"]):
        raise OptionsError(sentence("wrong-base64", name="data"), place="data")
    return _read(Parcel, body)


def read_asked_people() -> AskedPeople:
    """The position of which somebody wants to know what people play there."""
    return _read(AskedPeople, _read_object('{"fen": "...", "moves": ["e2e4"]}', required=("fen",)))


def read_asked_games() -> AskedGames:
    """Among which reviews somebody looks for what."""
    body = _read(AskedGames, _read_object('{"reviews": ["..."], "kind": "rooks"}', required=("reviews",)))
    if len(body["reviews"]) > MOST_SEARCHED:
        raise OptionsError(sentence("find-too-many", most=MOST_SEARCHED), place="reviews")
    return body


def read_asked_threat() -> AskedThreat:
    """The position of which somebody asks what is threatened, with what is known."""
    return _read(AskedThreat, _read_object('{"fen": "...", "known": []}', required=("fen",)))


def read_player() -> ImportRequest:
    """The player whose new games somebody wants to come in."""
    example = '{"site": "lichess", "user": "name"}'
    body = _read(NewFollow, _read_object(example, required=("site", "user")))
    return wish_for_user(Site(body["site"]), body["user"])


def read_import() -> tuple[ImportRequest, Filter]:
    """The games that somebody wants from another site, and which of a user's."""
    body = _read(AskedImport, _read_object('{"link": "https://lichess.org/@/name"}', required=()))
    link, site, user = body.get("link", "").strip(), body.get("site"), body.get("user", "").strip()
    wanted = Filter(
        max=body.get("max", USUAL_GAMES),
        color=body.get("color"),
        time_class=body.get("timeClass"),
        since=_day(body.get("since")),
    )
    if link:
        return read_wish(f"{link} {site}" if site and link.startswith("@") else link, user), wanted
    if not site or not user:
        missing = "user" if site else "site" if user else "link"
        raise OptionsError(sentence("wrong-missing", name=missing), place=missing)
    return wish_for_user(Site(site), user), wanted


def _day(text: str | None) -> int | None:
    """The begin of a day, "2026-11-22", in UTC, as seconds since 1970."""
    if text is None:
        return None
    try:
        return int(datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp())
    except ValueError:
        raise OptionsError(sentence("wrong-day", name="since"), place="since") from None


def read_cursor() -> int:
    """The number of the last event that is known, from the query."""
    text = flask.request.args.get("after", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= _MAX_SEQ_DIGITS):
        raise ApiError(400, "bad_cursor", sentence("wrong-cursor", name="after"), place="after")
    return int(text)


def read_wait() -> int:
    """Seconds that the answer may take until what it tells of is done, from the query."""
    text = flask.request.args.get("wait", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= LONGEST):
        message = sentence("wrong-number-between", name="wait", low=0, high=LONGEST)
        raise ApiError(400, "bad_wait", message, place="wait")
    return int(text)


def read_told() -> Told:
    """What an exported PGN tells, from the query."""
    return Told(**{name: _read_switch(name) for name in TOLD})


def _read_switch(name: str) -> bool:
    """On unless the query says 0."""
    word = flask.request.args.get(name, "1")
    if word not in ("0", "1"):
        raise OptionsError(sentence("wrong-choice", name=name, choices="0, 1"), place=name)
    return word == "1"


def _wishes_of_query(known: Collection[str] = _PRIVACY) -> Unread:
    """The privacy that `?hideNames=1&expiresDays=7` asks for. A misspelt wish is refused: a typo must not
    publish the names."""
    query = flask.request.args.to_dict()
    query.pop("lang", None)
    _check_known(query, known)
    meant = {"1": True, "true": True, "0": False, "false": False}
    wishes: Unread = {"hideNames": meant.get(query["hideNames"], "")} if "hideNames" in query else {}
    if "expiresDays" in query:
        days = query["expiresDays"]
        wishes["expiresDays"] = int(days) if days in map(str, EXPIRY_DAYS) else days
    return wishes


def _title(title: str | None) -> str:
    return " ".join(_clean(title or "").split())[:_MAX_TITLE_CHARS]


def _clean(text: str) -> str:
    return _apart(without_controls, text, len(text))


def _expires(days: int | None) -> float | None:
    return None if days is None else time.time() + days * _DAY


def _read(shape: type[_Shape], body: Unread) -> _Shape:
    wrong = _apart(functools.partial(wrong_in, shape), body, flask.request.content_length or 0)
    if wrong is None:
        return cast(_Shape, body)
    path, message = wrong
    place = ".".join(map(str, path))
    if place == "pgn":
        raise ApiError(400, "bad_json", message, place=place)
    raise OptionsError(message, place=place)


def _read_object(example: str, *, required: Sequence[str]) -> Unread:
    """The JSON object of the request, if it has one of the fields `required`; (): any."""
    if flask.request.mimetype != _JSON_TYPE:
        raise ApiError(415, "unsupported_media_type", sentence("error-wants-json", example=example))
    try:
        body = flask.request.get_json()
    except (BadRequest, RecursionError):  # nested deeper than the reader goes
        raise ApiError(400, "bad_json", sentence("wrong-json")) from None
    if not isinstance(body, dict) or (required and not any(name in body for name in required)):
        place = required[0] if required else ""
        raise ApiError(400, "bad_json", sentence("error-wants-json", example=example), place=place)
    return body


def _check_known(given: Collection[str], known: Collection[str]) -> None:
    if unknown := sorted(set(given) - set(known)):
        raise OptionsError(sentence("wrong-field", name=unknown[0]), place=unknown[0])
