from __future__ import annotations

import logging
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from server.web.assets import check_libraries, version_of
from tests.web.conftest import MakeApp


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    """A folder of libraries with files that may be served, and some that may not."""
    folder = tmp_path / "libraries"
    for name in (
        "jquery/dist/jquery.slim.min.js",
        "jquery/package.json",
        "@badrap/result/dist/mjs/index.mjs",
        "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
        "chessops/dist/esm/chess.js",
        "chessops/dist/cjs/chess.js",
        "stockfish/bin/stockfish-19-lite-single.js",
        "stockfish/bin/stockfish-19-lite-single.wasm",
        "stockfish/bin/stockfish-19-single.wasm",
        "secret/key.js",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"/* {name} */")
    return folder


@pytest.fixture
def vendor(make_app: MakeApp, libraries: Path) -> FlaskClient:
    return make_app(KIBITZ_NODE_MODULES=str(libraries)).test_client()


@pytest.mark.parametrize(
    ("path", "mime_type"),
    [
        ("jquery/dist/jquery.slim.min.js", "text/javascript"),
        ("@badrap/result/dist/mjs/index.mjs", "text/javascript"),
        ("chessops/dist/esm/chess.js", "text/javascript"),
        ("stockfish/bin/stockfish-19-lite-single.js", "text/javascript"),
        ("stockfish/bin/stockfish-19-lite-single.wasm", "application/wasm"),
        ("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", "font/woff2"),
    ],
)
def test_a_listed_file_of_a_library_is_served(vendor: FlaskClient, path: str, mime_type: str) -> None:
    response = vendor.get(f"/vendor/{path}")
    assert response.status_code == 200
    assert response.mimetype == mime_type
    assert response.text == f"/* {path} */"
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    etag = response.headers["ETag"]
    assert vendor.get(f"/vendor/{path}", headers={"If-None-Match": etag}).status_code == 304


def test_an_address_with_a_library_s_version_is_kept_for_ever(vendor: FlaskClient) -> None:
    path = "/vendor/stockfish/bin/stockfish-19-lite-single.wasm"
    assert "immutable" in vendor.get(f"{path}?v=19.0.0").headers["Cache-Control"]
    assert "immutable" not in vendor.get(path).headers["Cache-Control"]


@pytest.mark.parametrize(
    "path",
    [
        "jquery/package.json",
        "chessops/dist/cjs/chess.js",
        "secret/key.js",
        "stockfish/bin/stockfish-19-single.wasm",
        "jquery/dist/../../secret/key.js",
        "jquery/dist/..%2f..%2fsecret/key.js",
        "jquery/dist/jquery.min.js",
        "../server/app.py",
    ],
)
def test_nothing_else_is_served(vendor: FlaskClient, path: str) -> None:
    assert vendor.get(f"/vendor/{path}").status_code == 404


def test_each_piece_is_a_drawing(client: FlaskClient) -> None:
    drawings = set()
    for name in [color + kind for color in "wb" for kind in "KQRBNP"]:
        response = client.get(f"/pieces/cburnett/{name}.svg")
        assert response.mimetype == "image/svg+xml"
        assert ET.fromstring(response.text).get("viewBox") == "0 0 45 45"
        assert "max-age" in response.headers["Cache-Control"]
        drawings.add(response.text)
    assert len(drawings) == 12


@pytest.mark.parametrize("name", ["wk", "xK", "w", "wKK", "K"])
def test_there_are_no_other_pieces(client: FlaskClient, name: str) -> None:
    assert client.get(f"/pieces/cburnett/{name}.svg").status_code == 404


def test_there_is_no_other_set(client: FlaskClient) -> None:
    assert client.get("/pieces/wood/wK.svg").status_code == 404


def test_missing_libraries_are_told_once_and_clearly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        check_libraries(tmp_path)
    (record,) = caplog.records
    assert "npm ci" in record.getMessage()
    assert "socket.io-client" in record.getMessage()


def test_the_version_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    versions = [version_of([tmp_path])]
    (tmp_path / "a.js").write_text("2")
    versions.append(version_of([tmp_path]))
    (tmp_path / "b.js").write_text("")
    versions.append(version_of([tmp_path]))
    assert len(set(versions)) == 3
    assert version_of([tmp_path]) == versions[-1]


def test_a_catalogue_can_be_had_by_itself(client: FlaskClient) -> None:
    assert "language-name = Deutsch" in client.get("/i18n/de.ftl").text
    assert client.get("/i18n/xx.ftl").status_code == 404
