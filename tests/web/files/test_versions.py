from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import flask

from server.images.pieces import PIECE_SETS
from server.system.npm import BUILT_IN, NEEDED
from server.system.paths import NODE_MODULES
from server.web.files.versions import asset, drawn_pieces, library_versions, script_hash, version_of


def test_the_version_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    versions = [version_of([tmp_path])]
    (tmp_path / "a.js").write_text("2")
    versions.append(version_of([tmp_path]))
    (tmp_path / "b.js").write_text("")
    versions.append(version_of([tmp_path]))
    assert len(set(versions)) == 3
    assert version_of([tmp_path]) == versions[-1]


def test_the_version_changes_with_what_else_is_kept_and_with_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    before = version_of([tmp_path], "library 1", pattern="*.py")
    (tmp_path / "a.pyc").write_text("compiled")
    assert version_of([tmp_path], "library 1", pattern="*.py") == before
    assert version_of([tmp_path], "library 2", pattern="*.py") != before
    assert len(before) == 12


def test_another_version_of_a_library_is_noticed(tmp_path: Path) -> None:
    assert library_versions(tmp_path) == ""
    package = tmp_path / "jquery" / "package.json"
    package.parent.mkdir()
    package.write_text('{"version": "4.0.0"}')
    assert library_versions(tmp_path) == '{"version": "4.0.0"}'
    (tmp_path / "not-served" / "package.json").parent.mkdir()
    (tmp_path / "not-served" / "package.json").write_text("x")
    assert library_versions(tmp_path) == '{"version": "4.0.0"}'


def test_every_library_that_is_served_is_looked_at() -> None:
    versions = library_versions(NODE_MODULES)
    for name in (*NEEDED, *BUILT_IN):
        assert f'"name": "{name}"' in versions
    assert '"name": "typescript"' not in versions


def test_a_piece_that_is_drawn_anew_is_noticed() -> None:
    assert drawn_pieces().count("<svg") == 12 * len(PIECE_SETS)


def test_an_address_carries_the_version(app: flask.Flask) -> None:
    with app.test_request_context():
        assert asset("css/base.css") == f"/static/{app.extensions['kibitz'].asset_version}/css/base.css"


def test_a_policy_knows_a_script_by_its_hash() -> None:
    digest = base64.b64encode(hashlib.sha256(b"{}").digest()).decode()
    assert script_hash("{}") == f"'sha256-{digest}'"
