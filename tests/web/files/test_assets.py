from __future__ import annotations

import logging
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import brotli
import flask
import pytest
from flask.testing import FlaskClient

from server.system.paths import STATIC
from server.web.files.assets import check_libraries
from tests.web.conftest import MakeApp


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    """A folder of libraries with files that may be served, and some that may not."""
    folder = tmp_path / "libraries"
    for name in (
        "jquery/package.json",
        "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
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
def vendor(make_app: MakeApp, libraries: Path, monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    monkeypatch.setattr("server.web.files.assets.NODE_MODULES", libraries)
    return make_app().test_client()


@pytest.mark.parametrize(
    ("path", "mime_type"),
    [
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
        "stockfish/bin/../../secret/key.js",
        "stockfish/bin/..%2f..%2fsecret/key.js",
        "chessops/dist/esm/chess.js",
        "../server/app.py",
    ],
)
def test_nothing_else_is_served(vendor: FlaskClient, path: str) -> None:
    assert vendor.get(f"/vendor/{path}").status_code == 404


@pytest.mark.parametrize("folder", ["static", "vendor", "i18n"])
def test_a_name_that_no_file_can_have_is_not_found(client: FlaskClient, folder: str) -> None:
    assert client.get(f"/{folder}/{'a' * 256}").status_code == 404


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
    assert "stockfish" in record.getMessage()


def test_a_catalogue_can_be_had_by_itself(client: FlaskClient) -> None:
    assert "top-new = Neue Analyse" in client.get("/i18n/de.ftl").text
    assert client.get("/i18n/xx.ftl").status_code == 404
    assert "season-page-title = " in client.get("/i18n/de/collection.ftl").text
    assert client.get("/i18n/de/nothing.ftl").status_code == 404
    assert client.get("/i18n/xx/season.ftl").status_code == 404


def test_what_not_every_page_shows_comes_when_it_is_asked_for(client: FlaskClient) -> None:
    at_once, later = (client.get(f"/i18n/de{part}.ftl").text for part in ("", "/later"))
    assert "exact-won-in =" in at_once
    assert "exact-from-here = ab hier exakt\n" in later
    assert "exact-from-here" not in at_once
    assert "exact-won-in" not in later


@pytest.fixture
def version(app: flask.Flask) -> str:
    found: str = app.extensions["kibitz"].asset_version
    return found


FILES = (
    "built/main.css",
    "css/theme.css",
    "img/favicon.svg",
    "pieces/cburnett/wK.svg",
    "vendor/stockfish/bin/stockfish-19-lite-single.js",
    "vendor/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
)
IMMUTABLE = "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", FILES)
def test_an_address_with_the_version_is_kept_for_ever_and_any_other_asked_for_again(
    client: FlaskClient, version: str, path: str
) -> None:
    forever = client.get(f"/static/{version}/{path}")
    assert forever.status_code == 200
    assert forever.headers["Cache-Control"] == IMMUTABLE
    for address in (f"/static/{path}", f"/static/{'0' * 12}/{path}", f"/static/{path}?v=other"):
        response = client.get(address)
        assert (response.status_code, response.data) == (200, forever.data)
        assert response.headers["Cache-Control"] == "no-cache"
        again = client.get(address, headers={"If-None-Match": response.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("address", "cache"),
    [
        ("/static/css/theme.css?v={}", IMMUTABLE),
        ("/static/embed.js", "no-cache"),
        ("/i18n/de.ftl?v={}", IMMUTABLE),
        ("/i18n/de/collection.ftl?v={}", IMMUTABLE),
        ("/i18n/de.ftl", "no-cache"),
        ("/i18n/de.ftl?v=other", "no-cache"),
        ("/pieces/cburnett/wK.svg", "public, max-age=604800"),
        (
            "/vendor/stockfish/bin/stockfish-19-lite-single.js",
            "public, max-age=3600, stale-while-revalidate=86400",
        ),
        ("/vendor/stockfish/bin/stockfish-19-lite-single.wasm?v=19.0.0", IMMUTABLE),
        ("/favicon.ico", "no-cache"),
        ("/robots.txt", "no-cache"),
    ],
)
def test_each_kind_of_address_says_how_long_it_may_be_kept(
    client: FlaskClient, version: str, address: str, cache: str
) -> None:
    response = client.get(address.format(version))
    assert response.status_code == 200
    assert response.headers["Cache-Control"] == cache


def test_all_that_a_page_loads_at_once_carries_the_version(client: FlaskClient, version: str) -> None:
    for page in ("/", "/embed/pgn"):
        html = client.get(page).text
        named = re.findall(r"""<(?:script|link)[^>]* (?:src|href)="(/[^"]+)\"""", html)
        loaded = [address for address in named if address != "/manifest.webmanifest"]
        assert len(loaded) > 3
        for address in loaded:
            assert address.startswith(f"/static/{version}/")
            assert client.get(address).headers["Cache-Control"] == IMMUTABLE


def test_a_style_sheet_names_files_relatively(client: FlaskClient, version: str) -> None:
    for source in (STATIC / "css").glob("*.css"):
        for name in re.findall(r"url\(([^)]+)\)", source.read_text("utf-8")):
            if not name.startswith(("data:", '"data:', "#")):
                assert name.startswith("../")
                address = f"/static/{version}/{name.removeprefix('../')}"
                assert client.get(address).headers["Cache-Control"] == IMMUTABLE


@pytest.mark.parametrize("path", FILES)
def test_a_file_is_packed_once(client: FlaskClient, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    plain = client.get(f"/static/{path}")
    first = client.get(f"/static/{path}", headers={"Accept-Encoding": "br"})
    monkeypatch.setattr("server.web.files.sent.packed", None)
    monkeypatch.setattr("flask_compress.flask_compress._compress_data", None)
    again = client.get(f"/static/{path}", headers={"Accept-Encoding": "br"})
    assert again.data == first.data
    if path.endswith(".woff2"):
        assert "Content-Encoding" not in again.headers
    else:
        assert again.headers["Content-Encoding"] == "br"
        assert "Accept-Encoding" in again.headers["Vary"]
        assert brotli.decompress(again.data) == plain.data


@pytest.mark.parametrize(
    "path", ["js/none.js", "vendor/secret/key.js", "pieces/x/wK.svg", "../server/app.py", "js"]
)
def test_nothing_else_lies_below_static(client: FlaskClient, version: str, path: str) -> None:
    assert client.get(f"/static/{path}").status_code == 404
    assert client.get(f"/static/{version}/{path}").status_code == 404
