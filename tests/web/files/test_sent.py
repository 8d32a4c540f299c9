from __future__ import annotations

import gzip
from pathlib import Path

import flask
import pytest
from werkzeug.exceptions import NotFound

from server.web.files.sent import FileSource, file_of, sent
from server.web.http.answer_cache import AnswerCache

APP = flask.Flask(__name__)
TEXT = "body { color: red } " * 100


def get(kept: AnswerCache, source: FileSource, **headers: str) -> flask.Response:
    with APP.test_request_context(headers=headers):
        return sent(kept, source, "no-cache")


@pytest.fixture
def kept() -> AnswerCache:
    return AnswerCache(1 << 20)


def test_a_file_is_read_once_while_it_stays_as_it_is(tmp_path: Path, kept: AnswerCache) -> None:
    file = tmp_path / "a.css"
    file.write_text(TEXT)
    source = file_of(tmp_path, "a.css")
    first = get(kept, source)
    assert first.get_data(as_text=True) == TEXT
    file.unlink()
    again = get(kept, source)
    assert (again.data, again.headers["ETag"]) == (first.data, first.headers["ETag"])


def test_a_file_that_changes_is_read_anew(tmp_path: Path, kept: AnswerCache) -> None:
    (tmp_path / "a.css").write_text("1")
    first = get(kept, file_of(tmp_path, "a.css"))
    (tmp_path / "a.css").write_text("22")
    again = get(kept, file_of(tmp_path, "a.css"), **{"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (200, b"22")
    assert again.headers["ETag"] != first.headers["ETag"]


def test_a_tag_is_the_content_s_on_every_machine(tmp_path: Path) -> None:
    tags = set()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.css").write_text(TEXT)
        for accepted in ("gzip", ""):
            source = file_of(tmp_path / name, "a.css")
            tags.add(get(AnswerCache(0), source, **{"Accept-Encoding": accepted}).headers["ETag"])
    assert len(tags) == 1


@pytest.mark.parametrize(
    ("name", "content_type", "packs"),
    [
        ("a.js", "text/javascript; charset=utf-8", True),
        ("a.mjs", "text/javascript; charset=utf-8", True),
        ("a.svg", "image/svg+xml", True),
        ("a.woff2", "font/woff2", False),
        ("a.wasm", "application/wasm", False),
        ("a.unknown", "application/octet-stream", False),
    ],
)
def test_text_is_packed_and_the_rest_as_it_is(
    tmp_path: Path, kept: AnswerCache, name: str, content_type: str, packs: bool
) -> None:
    (tmp_path / name).write_text(TEXT)
    response = get(kept, file_of(tmp_path, name), **{"Accept-Encoding": "gzip"})
    assert response.headers["Content-Type"] == content_type
    assert (response.headers.get("Content-Encoding") == "gzip") == packs
    assert (gzip.decompress(response.data) if packs else response.data).decode() == TEXT


def test_a_short_text_is_not_packed(tmp_path: Path, kept: AnswerCache) -> None:
    (tmp_path / "a.css").write_text("a {}")
    response = get(kept, file_of(tmp_path, "a.css"), **{"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in response.headers


@pytest.mark.parametrize("path", ["none.css", "../outside.css", "/etc/passwd", "folder", ""])
def test_no_other_file_is_found(tmp_path: Path, path: str) -> None:
    (tmp_path / "outside.css").write_text("x")
    (tmp_path / "inside" / "folder").mkdir(parents=True)
    with pytest.raises(NotFound):
        file_of(tmp_path / "inside", path)
