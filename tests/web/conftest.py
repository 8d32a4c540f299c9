"""A web app over a fresh store, with no worker: the tests play the worker themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import flask
import pytest
from flask.testing import FlaskClient
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from server.analysis.game.game import GameLimits
from server.app import create_app
from server.sandbox.pool import Sandbox
from server.settings import Settings
from server.store.reviews.reviews import Store
from server.system.paths import ROOT
from server.web.files import versions
from server.web.files.bundles import read_bundles

Json = dict[str, Any]
MakeApp = Callable[..., flask.Flask]
GENEROUS = {
    "KIBITZ_REVIEWS_PER_MINUTE": "1000",
    "KIBITZ_REVIEWS_PER_DAY": "1000",
    "KIBITZ_ATTEMPTS_PER_MINUTE": "1000",
    "KIBITZ_REVIEWS_WAITING": "1000",
}


class BufferedClient(FlaskClient):
    """Reads each answer to its end, so that the file behind it is closed."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        return super().open(*args, **{"buffered": True, **kwargs})


@pytest.fixture(autouse=True, scope="session")
def files_are_read_once() -> Iterator[None]:
    """The version of Kibitz's own files, for all apps: each would read a megabyte of them."""
    whole, known = versions.version_of, cache(versions.version_of)

    def version_of(folders: Iterable[Path], *more: str, pattern: str = "*") -> str:
        own = tuple(folders)
        return (known if all(map(is_own, own)) else whole)(own, *more, pattern=pattern)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(versions, "version_of", version_of)
        patch.setattr("server.app.read_bundles", cache(read_bundles))
        patch.setattr(versions, "library_versions", cache(versions.library_versions))
        yield


@pytest.fixture(autouse=True, scope="session")
def addresses_are_compiled_once() -> Iterator[None]:
    """For all apps: it takes werkzeug more than half of the time that an app takes to make."""
    plain, known = Rule.compile, dict[object, dict[str, Any]]()
    compiled = ("_parts", "_trace", "_converters", "arguments", "_build", "_build_unknown")

    def compile_rule(rule: Rule) -> None:
        key = (rule.rule, str(rule.defaults), rule.subdomain, rule.merge_slashes)
        if key not in known:
            plain(rule)
            known[key] = {name: getattr(rule, name) for name in compiled}
        vars(rule).update(known[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rule, "compile", compile_rule)
        yield


def is_own(folder: Path) -> bool:
    """Whether it is a part of Kibitz, which no test changes."""
    return folder.is_relative_to(ROOT)


@pytest.fixture(scope="session")
def parsers() -> Iterator[Sandbox]:
    """The children that read texts, for all apps: loading the program takes them a second."""
    made = Sandbox()
    yield made
    made.close()


@pytest.fixture
def make_app(tmp_path: Path, parsers: Sandbox) -> Iterator[MakeApp]:
    """Make the app with KIBITZ_ settings; it is closed with the test."""
    made: list[flask.Flask] = []

    def make(limits: GameLimits | None = None, **environment: str) -> flask.Flask:
        fixed = {"KIBITZ_DATA_DIR": str(tmp_path), "KIBITZ_ASYNC_MODE": "threading"}
        settings = Settings.from_environ(fixed | environment)
        made.append(create_app(replace(settings, limits=limits or settings.limits), parsers))
        made[-1].test_client_class = BufferedClient
        return made[-1]

    yield make
    for app in made:
        app.extensions["kibitz"].store.close()


@pytest.fixture
def app(make_app: MakeApp) -> flask.Flask:
    return make_app(**GENEROUS)


@pytest.fixture
def client(app: flask.Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def store(app: flask.Flask) -> Store:
    found: Store = app.extensions["kibitz"].store
    return found


@pytest.fixture
def sample(app: flask.Flask) -> str:
    """The first of the reviews that come with Kibitz."""
    review: str = app.extensions["kibitz"].page_config["samples"][0]["id"]
    return review


@pytest.fixture
def post(client: FlaskClient) -> Callable[..., Json]:
    """Create a review -> the answer's JSON."""

    def create(pgn: str = "1. e4 e5 2. Nf3 *", **options: object) -> Json:
        response = client.post("/api/reviews", json={"pgn": pgn, "options": options})
        assert response.status_code == 201, response.text
        return dict(response.json or {})

    return create
