"""The name of a request, from the proxy to the log."""

from __future__ import annotations

import logging

import flask
import pytest

from server.system.logs import add_context
from tests.web.conftest import MakeApp


@pytest.fixture
def named() -> list[str | None]:
    """The requests that lines of the log were about."""
    return []


def asked(app: flask.Flask, named: list[str | None], **headers: str) -> str | None:
    """Of what request a line is that a view writes."""

    def view() -> str:
        record = logging.LogRecord("server", logging.INFO, "", 0, "", (), None)
        add_context(record)
        named.append(getattr(record, "request", None))
        return ""

    app.add_url_rule("/tells", view_func=view)
    app.test_client().get(
        "/tells", headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    return named[-1]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("0af7651916cd43dd8448eb211c80319c", "0af7651916cd43dd8448eb211c80319c"),
        ("a b", None),
        ("x" * 65, None),
    ],
)
def test_the_log_names_the_request_as_the_proxy_does(
    make_app: MakeApp, named: list[str | None], given: str, told: str | None
) -> None:
    app = make_app(KIBITZ_PROXIES="1")
    assert asked(app, named, X_Request_Id=given) == told
    record = logging.LogRecord("server", logging.INFO, "", 0, "", (), None)
    add_context(record)
    assert "request" not in record.__dict__, "its end is the end of that"


def test_without_a_proxy_nobody_names_requests(make_app: MakeApp, named: list[str | None]) -> None:
    assert asked(make_app(), named, X_Request_Id="mine") is None
