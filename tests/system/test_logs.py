"""The log's lines, and what must never stand in one: a word of somebody's game."""

from __future__ import annotations

import io
import json
import logging
import pickle
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import flask
import pytest
import sqlalchemy as sa

from server.analysis.engine.base import EngineFault
from server.analysis.engine.plan import plan_searches
from server.analysis.engine.pool import EnginePool
from server.analysis.errors import GameError
from server.analysis.game.game import GameLimits
from server.analysis.review.options import ReviewOptions
from server.app import create_app
from server.sandbox.process import Question, answer
from server.settings import Settings
from server.store.database.database import reviews_table
from server.store.reviews.reviews import Store
from server.system import logs
from server.system.paths import ROOT
from server.work.first_look import FirstLooks
from server.work.runner import Runner
from tests.analysis.engine.fakes import boards_of
from tests.rows import failure
from tests.work.conftest import Moves, NoPools, runner

MARK = "Wanda-the-marker"
PGN = f'[White "{MARK}"]\n[Black "Bob"]\n\n1. e4 {{ {MARK} }} e5 *'
UNREADABLE = f'[White "{MARK}"]\n\n1. e4 e5 2. {MARK} *'

Json = dict[str, Any]


class Log:
    """What is logged, in both formats."""

    def __init__(self) -> None:
        self._streams = {kind: io.StringIO() for kind in logs.FORMATS}
        self.handlers = []
        for kind, stream in self._streams.items():
            handler = logs.handler_of(kind)
            assert isinstance(handler, logging.StreamHandler)
            handler.setStream(stream)
            self.handlers.append(handler)

    @property
    def text(self) -> str:
        return self._streams["text"].getvalue()

    @property
    def lines(self) -> list[Json]:
        return [json.loads(line) for line in self._streams["json"].getvalue().splitlines()]

    @property
    def all(self) -> str:
        return "".join(stream.getvalue() for stream in self._streams.values())


@pytest.fixture
def log() -> Iterator[Log]:
    made = Log()
    root = logging.getLogger()
    before = root.level
    root.setLevel(logging.DEBUG)
    for handler in made.handlers:
        root.addHandler(handler)
    yield made
    for handler in made.handlers:
        root.removeHandler(handler)
    root.setLevel(before)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/kibitz.db")
    yield made
    made.close()


def test_a_line_of_json_tells_time_level_logger_and_message(log: Log) -> None:
    logging.getLogger("server.thing").warning("so many: %d", 3)
    (line,) = log.lines
    assert line.pop("time")
    assert line.pop("process")
    assert line == {"level": "WARNING", "logger": "server.thing", "message": "so many: 3"}


def test_lines_about_a_review_have_its_id_in_a_field_of_its_own(log: Log) -> None:
    logger = logging.getLogger("server.thing")
    with logs.about("abc"):
        logger.warning("within")
        logger.warning("review abc within")
    logger.warning("outside")
    logger.warning("by itself", extra={"review": "def"})
    assert [line.get("review") for line in log.lines] == ["abc", "abc", None, "def"]
    assert [line.partition(": ")[2] for line in log.text.splitlines()] == [
        "within [review abc]",
        "review abc within",
        "outside",
        "by itself [review def]",
    ]


def test_the_threads_of_the_engines_log_about_the_review_that_they_search(log: Log) -> None:
    class Falls:
        identity = "Fallen"

        def __getattr__(self, name: str) -> Callable[..., None]:
            if name == "search":
                raise EngineFault("it fell over")
            return lambda *_: None

    boards = boards_of("e2e4 e7e5")
    chunks = plan_searches(boards, [False] * len(boards), 100, 1).chunks
    with (
        EnginePool(lambda _: Falls(), 1, retry_delays=(0.0,)) as pool,  # type: ignore[arg-type, return-value]
        logs.about("abc"),
        pytest.raises(Exception, match="Fallen"),
    ):
        list(pool.run(chunks, boards))
    error_text = [line for line in log.lines if "fell over" in line["message"]]
    assert error_text
    assert {line["review"] for line in error_text} == {"abc"}


def test_a_line_is_one_line(log: Log) -> None:
    logging.getLogger("server").warning("first\nsecond\r\nthird")
    assert len(log.text.splitlines()) == 1
    assert len(log.lines) == 1


def fall(error: BaseException) -> BaseException:
    """The exception with a place, as raising gives it one."""
    try:
        raise error
    except BaseException as caught:
        return caught


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ValueError(MARK), "ValueError: (its words are left out: they may quote a game)"),
        (KeyError(MARK), "KeyError: (its words are left out: they may quote a game)"),
        (ValueError(), "ValueError"),
        (GameError(MARK), "server.analysis.errors.GameError: bad_game"),
        (FileNotFoundError(2, "gone", "/var/x"), "FileNotFoundError: [Errno 2] gone: '/var/x'"),
        (sqlite3.OperationalError("database is locked"), "sqlite3.OperationalError: database is locked"),
        (TypeError("f() takes\nno argument"), "TypeError: f() takes\\nno argument"),
        (UnicodeDecodeError("utf-8", MARK.encode(), 0, 1, MARK), "UnicodeDecodeError: (its words are"),
    ],
)
def test_an_exceptions_words_are_told_where_they_are_about_the_program(
    error: BaseException, words: str
) -> None:
    error_text = logs.error_text(fall(error))
    assert error_text.splitlines()[0] == "Traceback (most recent call last):"
    assert error_text.splitlines()[-1].startswith(words)
    assert f'File "{__file__}"' in error_text
    assert MARK not in error_text


def test_a_chain_of_exceptions_is_told_from_its_first_on_without_their_words() -> None:
    def chain() -> None:
        try:
            try:
                raise KeyError(MARK)
            except KeyError as error:
                raise ValueError(MARK) from error
        except ValueError:
            raise OSError("disk away")  # noqa: B904  (the context is what is looked at)

    with pytest.raises(OSError, match="disk") as caught:
        chain()
    error_text = logs.error_text(caught.value)
    kinds = [
        error_text.index(kind)
        for kind in ("KeyError: (", "direct cause", "ValueError: (", "During", "OSError: disk")
    ]
    assert kinds == sorted(kinds)
    assert MARK not in error_text


def test_a_chain_that_bites_its_tail_ends() -> None:
    error = ValueError(MARK)
    error.__cause__ = error
    assert logs.error_text(error).count("ValueError") == 1


def test_no_exception_is_told_as_none(log: Log) -> None:
    logging.getLogger("server").error("nothing was raised", exc_info=True)
    assert log.lines[0]["message"] == "nothing was raised"


def test_a_review_that_fails_tells_its_id_and_no_word_of_its_game(log: Log, store: Store) -> None:
    review_id, _ = store.create(PGN, ReviewOptions().to_json(), [{"type": "game"}])

    def burst(ply: int) -> None:
        raise ValueError(f"cannot play {PGN}")

    runner(store, Moves(burst)).run()
    assert failure(store, review_id)["code"] == "internal"
    assert log.lines[-1]["message"] == f"review {review_id} is at its end: failed (internal)"
    failed = [line for line in log.lines if "exc_info" in line]
    assert len(failed) == 1
    assert "in burst" in failed[0]["exc_info"]
    assert {line["review"] for line in log.lines if line["logger"].startswith("server.work")} == {review_id}
    assert MARK not in log.all


def test_a_game_that_cannot_be_read_is_told_by_its_fault_and_no_word_of_it(log: Log, store: Store) -> None:
    review_id, _ = store.create(UNREADABLE, ReviewOptions().to_json(), [])
    FirstLooks(store, GameLimits()).look_at_next()
    Runner("worker", store, NoPools(), GameLimits(), Moves()).run()
    assert MARK in json.dumps(store.events(review_id)), "its reader is told"
    assert f"review {review_id} cannot be looked at: bad_game" in log.text
    assert {line["review"] for line in log.lines if line["logger"].startswith("server.work")} == {review_id}
    assert MARK not in log.all


def test_a_text_at_which_the_reader_breaks_is_not_quoted(log: Log) -> None:
    question = pickle.dumps(Question(int, (MARK,), seconds=60))  # whose fault quotes what it was given
    assert pickle.loads(answer(question)).failed == "broken"
    assert "a text cannot be read" in log.all
    assert MARK not in log.all


def test_a_fault_of_the_database_tells_no_value(log: Log, store: Store) -> None:
    try:
        with store.database.writing() as db:
            db.execute(sa.insert(reviews_table).values(id="x", pgn=PGN))
    except sa.exc.IntegrityError:
        logging.getLogger("server").exception("a review cannot be stored")
    assert "sqlite3.IntegrityError: NOT NULL constraint failed" in log.all
    assert MARK not in log.all


def test_a_fault_of_a_postgresql_tells_no_value(log: Log, postgres_url: str) -> None:
    """Which quotes the whole row that it refuses."""
    server = Store(postgres_url)
    try:
        with server.database.writing() as db:
            db.execute(sa.insert(reviews_table).values(id="x", pgn=PGN))
    except sa.exc.IntegrityError as error:
        assert MARK in str(error)
        logging.getLogger("server").exception("a review cannot be stored")
    server.close()
    assert "psycopg.errors.NotNullViolation" in log.all
    assert MARK not in log.all


def test_a_request_that_fails_tells_its_rule_and_its_review_and_no_word_that_came(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed = {"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "threading"}
    app: flask.Flask = create_app(Settings.from_environ(fixed))
    services = app.extensions["kibitz"]
    client = app.test_client()

    def burst(*_: object, **__: object) -> None:
        raise ValueError(PGN)

    monkeypatch.setattr(services.store, "create", burst)
    monkeypatch.setattr(services.store, "get", burst)
    monkeypatch.setattr(services.store, "request_stop", burst)
    body = {"pgn": PGN.replace(MARK, "Ann"), "options": {}}
    answers = [
        client.post("/api/reviews", json=body, headers={"User-Agent": MARK}),
        client.get(f"/r/abc?x={MARK}"),
    ]
    services.store.close()
    services.parsers.close()
    assert {answer.status_code for answer in answers} == {500}
    assert [line["message"] for line in log.lines if "exc_info" in line] == [
        "POST /api/reviews failed",
        "GET /r/<review_id:review_id> failed",
    ]
    assert [line.get("review") for line in log.lines if "exc_info" in line] == [None, "abc"]
    assert MARK not in log.all
    assert "127.0.0.1" not in log.all


FAULTS = """
import logging, sys, threading
from server.system import logs
logs.set_up("DEBUG", sys.argv[1])
import chess.engine
logging.getLogger("chess.engine").debug("position fen MARK")
logging.getLogger("engineio.server").info("Sending packet MARK")
logging.getLogger("server.x").debug("ours")
import socketio, warnings
socketio.Server(async_mode="threading")
warnings.warn("old")
for name in ("socketio.server", "engineio.server"):
    assert not logging.getLogger(name).handlers, name
def fall():
    raise ValueError("MARK")
one = threading.Thread(target=fall, name="engine_0")
one.start(); one.join()
try:
    fall()
except ValueError:
    logging.getLogger("gunicorn.error").exception("Error handling request")
fall()
"""


@pytest.mark.parametrize("kind", logs.FORMATS)
def test_what_nobody_catches_and_what_others_say_goes_by_the_same_way(kind: str) -> None:
    """Threads, the main thread, gunicorn, and loggers that hang up a stream of their own."""
    done = subprocess.run(
        [sys.executable, "-c", FAULTS.replace("MARK", MARK), kind], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stdout == ""
    for error_text in (
        "ours",
        "UserWarning: old",
        "'engine_0' ends by a fault",
        "Error handling request",
        "the process ends by a fault",
    ):
        assert error_text in done.stderr
    assert MARK not in done.stderr.replace("raise ValueError", "")
    if kind == "json":
        assert len([json.loads(line) for line in done.stderr.splitlines()]) == 5


def test_a_log_that_somebody_has_set_up_is_left_alone(log: Log) -> None:
    before = list(logging.getLogger().handlers), sys.excepthook, threading.excepthook
    logs.set_up("DEBUG", "json")
    assert (list(logging.getLogger().handlers), sys.excepthook, threading.excepthook) == before


def test_a_line_says_of_which_request_it_is(log: Log) -> None:
    logs.answering("abc")
    try:
        logging.getLogger("server.thing").warning("slow")
    finally:
        logs.answering(None)
    logging.getLogger("server.thing").warning("alone")
    assert [line.get("request") for line in log.lines] == ["abc", None]
    assert log.text.splitlines()[0].endswith("slow [request abc]")
