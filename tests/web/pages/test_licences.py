from __future__ import annotations

import json
from pathlib import Path

import pytest

from server.images.pieces import DEFAULT_SET, PIECE_SETS
from server.system.npm import BUILT_IN, SERVED
from server.system.paths import NODE_MODULES
from server.web.pages.licences import _address, _packages, gather


def test_every_package_whose_files_are_served_is_named_with_its_licence() -> None:
    paths = (path.relative_to(NODE_MODULES) for path in NODE_MODULES.rglob("*") if path.is_file())
    served = [path for path in paths if SERVED.fullmatch(path.as_posix())]
    packages = {"/".join(path.parts[: 2 if path.parts[0].startswith("@") else 1]) for path in served}
    found = {notice.name: notice for notice in _packages(NODE_MODULES)}
    assert found.keys() == packages | set(BUILT_IN)
    for notice in found.values():
        assert notice.version, notice
        assert notice.licence, notice
        assert len(notice.text) > 500, f"{notice.name}: the text of its licence"
        assert notice.source.startswith("https://"), notice


def test_what_is_no_package_is_named_too_and_kibitz_first() -> None:
    notices = gather(NODE_MODULES)
    assert next(iter(notices)) == "kibitz"
    assert {"kibitz", "pieces", "set", "openings", "people", "library", "font", "engine"} == {
        n.kind for n in notices.values()
    }
    for key in ("kibitz", "python-chess", "maia"):
        assert "GNU GENERAL PUBLIC LICENSE" in notices[key].text
    assert "CC0 1.0 Universal" in notices["chess-openings"].text
    assert notices["stockfish"].source == "https://github.com/nmrugg/stockfish.js"


def test_a_text_that_a_package_leaves_out_is_ours(tmp_path: Path) -> None:
    package = tmp_path / "jquery"
    package.mkdir()
    described = {"name": "jquery", "version": "4", "license": "Apache-2.0", "repository": "github:a/b"}
    (package / "package.json").write_text(json.dumps(described))
    (notice,) = _packages(tmp_path)
    assert "Apache License" in notice.text
    assert notice.source == "https://github.com/a/b"
    (package / "LICENSE").write_text("Its own.")
    assert [notice.text for notice in _packages(tmp_path)] == ["Its own."]


def test_what_is_not_served_is_not_named(tmp_path: Path) -> None:
    (tmp_path / "typescript").mkdir()
    (tmp_path / "typescript" / "package.json").write_text('{"name": "typescript"}')
    assert list(_packages(tmp_path)) == []


@pytest.mark.parametrize(
    ("repository", "address"),
    [
        ({"type": "git", "url": "git+https://github.com/a/b.git"}, "https://github.com/a/b"),
        ({"url": "git://github.com/a/b"}, "https://github.com/a/b"),
        ({"url": "ssh://git@github.com/a/b.git"}, "https://github.com/a/b"),
        ("https://example.org/a/", "https://example.org/a"),
        ("github:a/b", "https://github.com/a/b"),
        ("a/b", "https://github.com/a/b"),
        ("javascript:alert(1)", ""),
        ({"url": 7}, ""),
        (None, ""),
    ],
)
def test_a_repository_becomes_an_address(repository: object, address: str) -> None:
    assert _address(repository) == address


def test_every_set_of_pieces_is_named_with_its_licence() -> None:
    notices = gather(NODE_MODULES).values()
    named = {notice.key for notice in notices if notice.kind == "set"}
    assert named == PIECE_SETS.keys() - {DEFAULT_SET}
    assert all(len(notice.text) > 500 for notice in notices if notice.kind == "set")
