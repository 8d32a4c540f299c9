"""What a request passes before the views see it."""

from __future__ import annotations

import io
import json
import socket
from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from wsgiref.types import StartResponse, WSGIEnvironment

import pytest
from werkzeug.test import EnvironBuilder, run_wsgi_app

from server.front.clients import Client, Clients, Stage
from server.front.door import LARGE_EACH, SMALL, Door
from server.front.turns import Turns

MOST = 3 * SMALL


class App:
    """Notes what it sees of each request."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.lengths: list[str] = []
        self.stages: list[Stage | None] = []

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        line = environ.get("gunicorn.socket")
        self.stages.append(line.itself.stage if line else None)
        self.bodies.append(environ["wsgi.input"].read())
        self.lengths.append(environ.get("CONTENT_LENGTH", ""))
        start_response("200 OK", [("Content-Type", "text/plain")])
        return [b"answer"]


class Line:
    """As eventlet has a socket around the connection."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self.client, name)


@pytest.fixture
def app() -> App:
    return App()


@pytest.fixture
def door(app: App) -> Door:
    return Door(app, MOST, None)


@pytest.fixture
def line() -> Iterator[Line]:
    ours, theirs = socket.socketpair()
    client = Clients(10, 10).admit(ours, ("192.0.2.7", 1))
    assert client is not None
    yield Line(client)
    client.close()
    theirs.close()


def ask(
    door: Door, path: str = "/api/reviews", body: bytes | None = None, method: str = "POST", **environ: Any
) -> tuple[int, dict[str, str], bytes]:
    made = (
        EnvironBuilder(path, method=method, data=body).get_environ() | {"REMOTE_ADDR": "192.0.2.7"} | environ
    )
    answer, status, headers = run_wsgi_app(door, made)
    return int(status[:3]), dict(headers), b"".join(answer)


def chunked(body: bytes) -> dict[str, Any]:
    return {"HTTP_TRANSFER_ENCODING": "chunked", "wsgi.input": io.BytesIO(body), "CONTENT_LENGTH": ""}


def test_a_view_finds_the_whole_body(door: Door, app: App) -> None:
    assert ask(door, body=b"1. e4 *")[0] == 200
    ask(door, **chunked(b"1. d4 *"))
    ask(door, method="GET")
    assert app.bodies == [b"1. e4 *", b"1. d4 *", b""]
    assert app.lengths[:2] == ["7", "7"]


def test_a_body_that_is_too_large_is_left_unread_and_the_view_knows_its_size(door: Door, app: App) -> None:
    body = io.BytesIO(b"x" * (MOST + 1))
    told: dict[str, Any] = {"wsgi.input": body, "CONTENT_LENGTH": str(MOST + 1)}
    ask(door, **told)
    assert (app.bodies, app.lengths, body.tell()) == ([b""], [str(MOST + 1)], 0)
    ask(door, **chunked(b"x" * (2 * MOST)))
    assert (app.bodies[1], app.lengths[1]) == (b"", str(MOST + 1))


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_nobody_reads_a_body_that_belongs_to_no_such_request(door: Door, app: App, method: str) -> None:
    body = io.BytesIO(b"x" * 100)
    told: dict[str, Any] = {"wsgi.input": body, "CONTENT_LENGTH": "100"}
    ask(door, method=method, **told)
    assert (app.bodies, body.tell()) == ([b""], 0)


def test_a_body_that_breaks_off_reaches_no_view(door: Door, app: App) -> None:
    half: dict[str, Any] = {"wsgi.input": io.BytesIO(b"1. e4"), "CONTENT_LENGTH": "100"}
    status, headers, body = ask(door, **half)
    assert (status, json.loads(body)["error"]["code"]) == (408, "too_slow")
    assert headers["Retry-After"]
    status, _, body = ask(door, "/share", **half, HTTP_ACCEPT_LANGUAGE="de")
    assert status == 408
    assert "zu langsam" in body.decode()
    assert app.bodies == []


def test_a_visitor_sends_a_few_large_bodies_at_once(door: Door) -> None:
    """Each comes while the one before is still read."""
    statuses: list[tuple[str, int]] = []

    def send(visitors: Sequence[str]) -> None:
        class Interrupted(io.BytesIO):
            def read(self, size: int | None = -1) -> bytes:
                if self.tell() == 0:
                    send(visitors[1:])
                return super().read(size)

        if visitors:
            told: dict[str, Any] = {
                "REMOTE_ADDR": visitors[0],
                "wsgi.input": Interrupted(b"x" * (SMALL + 1)),
                "CONTENT_LENGTH": str(SMALL + 1),
            }
            statuses.append((visitors[0], ask(door, **told)[0]))

    greedy, other = "192.0.2.7", "192.0.2.8"
    send([greedy] * LARGE_EACH + [other, greedy])
    assert statuses == [(greedy, 503), (other, 200), *[(greedy, 200)] * LARGE_EACH]
    send([greedy])
    assert statuses[-1] == (greedy, 200)


def test_the_connection_knows_what_goes_on(door: Door, app: App, line: Line) -> None:
    environ = EnvironBuilder("/r/x", method="GET").get_environ() | {"gunicorn.socket": line}
    answer: Any = door(environ, lambda status, headers: None)  # type: ignore[arg-type]
    stages = [*app.stages, line.client.stage]
    answer.close()
    assert [*stages, line.client.stage] == [Stage.WORK, Stage.ANSWER, Stage.HEAD]


def test_a_socket_is_set_free(door: Door, app: App, line: Line) -> None:
    told: dict[str, Any] = {"HTTP_UPGRADE": "websocket", "gunicorn.socket": line}
    ask(door, "/socket.io/?EIO=4", method="GET", **told)
    assert app.stages == [Stage.SOCKET]


def test_health_waits_for_no_turn_and_others_do(app: App) -> None:
    taken: list[str] = []

    class Noting(Turns):
        def take(self, visitor: str) -> None:
            taken.append(visitor)

    door = Door(app, MOST, Noting())
    ask(door, "/healthz", method="GET")
    assert taken == []
    ask(door, "/", method="GET")
    assert taken == ["192.0.2.7"]
