"""The composition root: what it wires, and the contract over the views that it knows."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import flask
import pytest
from flask.testing import FlaskClient

from server.analysis.game.game import GameLimits
from server.app import create_app, page_config, register_views
from server.live.socket import Live
from server.settings import Settings
from server.store.wakeups.changes import CHANGED
from server.store.wakeups.listener import Hearer
from server.system.paths import ROOT
from server.web.services import Services


def settings(folder: Path, **environment: str) -> Settings:
    fixed = {"KIBITZ_DATA_DIR": str(folder), "KIBITZ_ASYNC_MODE": "threading"}
    return Settings.from_environ(fixed | environment)


def test_every_view_is_in_the_contract_of_the_views() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (views,) = (contract["modules"] for contract in contracts if contract["type"] == "independence")
    files = (ROOT / "server" / "web").rglob("*.py")
    with_addresses = (file for file in files if "flask.Blueprint(" in file.read_text())
    modules = (file.relative_to(ROOT).with_suffix("").as_posix() for file in with_addresses)
    assert sorted(module.replace("/", ".") for module in modules) == sorted(views)


@pytest.mark.parametrize(("proxies", "url"), [("0", "http://localhost/"), ("1", "https://localhost/")])
def test_a_proxy_is_believed_where_there_is_one(tmp_path: Path, proxies: str, url: str) -> None:
    app = create_app(settings(tmp_path, KIBITZ_PROXIES=proxies))
    services: Services = app.extensions["kibitz"]
    headers = {"X-Forwarded-Proto": "https"}
    made = FlaskClient(app).post("/api/reviews", json={"pgn": "1. e4 *"}, headers=headers).json
    services.store.close()
    services.parsers.close()
    assert made is not None and made["url"].startswith(url)


def test_the_page_is_told_the_limits_of_the_settings(tmp_path: Path) -> None:
    limits = GameLimits(bytes=1000, plies=40, games=3)
    told = page_config(replace(settings(tmp_path), limits=limits))
    assert told["limits"] == {"pgn_bytes": 1000, "plies": 40, "games": 3}
    assert told["engines"][0]["name"] == "auto"
    assert told["men"] == 5


def test_the_page_is_told_of_tables_with_more_men(tmp_path: Path) -> None:
    assert page_config(settings(tmp_path, KIBITZ_SYZYGY=str(tmp_path)))["men"] == 7


def test_changes_in_the_database_wake_what_is_watched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given: list[tuple[str, str, Hearer]] = []
    monkeypatch.setattr("server.app.listen", lambda *how: given.append(how))
    app = create_app(settings(tmp_path))
    services: Services = app.extensions["kibitz"]
    ((url, channel, hearer),) = given
    assert (url, channel) == (services.settings.database_url, CHANGED)
    assert isinstance(hearer.hear.__self__, Live)  # type: ignore[attr-defined]  # of a bound method
    assert hearer.rely == hearer.hear.__self__.rely_on_wakes  # type: ignore[attr-defined]
    services.store.close()


def test_the_views_of_every_room_are_there() -> None:
    app = flask.Flask("views")
    register_views(app)
    rooms = {
        view.__module__.split(".")[2]
        for view in app.view_functions.values()
        if view.__module__[:10] == "server.web"
    }
    assert rooms == {"api", "embed", "files", "images", "monitoring", "pages"}
    assert {"about", "api", "assets", "embed_season", "images", "watch"} <= app.blueprints.keys()


def test_no_view_has_two_endpoints() -> None:
    """Its rates would count twice."""
    app = flask.Flask("views")
    register_views(app)
    assert len(set(app.view_functions.values())) == len(app.view_functions)
