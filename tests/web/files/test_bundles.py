from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from server.i18n.texts import Wanted, page_text
from server.settings import SettingsError
from server.system.paths import BUILT, RESOURCES, ROOT, STATIC
from server.web.files.bundles import MANIFEST, read_bundles

ENTRY = {
    "script": "built/embed/review.js",
    "preload": ["built/embed/chunk.js"],
    "sheet": "built/embed-review.css",
}
SPOKEN = {"keys": ["moves-label"], "prefixes": ["class-"]}
SAID = SPOKEN | {"later": {"later": SPOKEN}}


def manifest(built: Path, source: Path) -> None:
    """A build of all entries that are said, of one source."""
    inputs = {"static/a.ts": hashlib.sha256(source.read_bytes()).hexdigest()}
    built.mkdir()
    said = json.loads((RESOURCES / MANIFEST).read_text("utf-8"))
    (built / MANIFEST).write_text(
        json.dumps({"inputs": inputs, "entries": dict.fromkeys(said, ENTRY | SAID)})
    )


def test_a_page_that_was_never_put_together_is_told_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="run `make setup`"):
        read_bundles(tmp_path / "nothing")


def test_what_pages_load_is_what_was_built(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    source = tmp_path / "static" / "a.ts"
    source.parent.mkdir()
    source.write_text("1")
    manifest(tmp_path / "built", source)
    found = read_bundles(tmp_path / "built", tmp_path)
    bundle = found["embed/review"]
    assert (bundle.script, bundle.preload) == (ENTRY["script"], ("built/embed/chunk.js",))
    assert (bundle.has_board, found["embed/gone"].has_board) == (True, False)
    assert "moves-label" in bundle.texts
    assert "class-best" in bundle.texts
    assert "moves" not in bundle.texts
    assert list(found["main"].later) == ["later"]
    assert not caplog.records


def test_a_source_that_changed_since_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    source = tmp_path / "static" / "a.ts"
    source.parent.mkdir()
    source.write_text("1")
    manifest(tmp_path / "built", source)
    source.write_text("2")
    read_bundles(tmp_path / "built", tmp_path)
    assert "static/a.ts changed" in caplog.text
    caplog.clear()
    source.unlink()
    read_bundles(tmp_path / "built", tmp_path)
    assert not caplog.records, "a wheel has no sources"


def test_what_is_built_is_whole_and_says_what_its_modules_say() -> None:
    entries = json.loads((BUILT / MANIFEST).read_text())["entries"]
    assert entries.keys() == json.loads((ROOT / "resources" / MANIFEST).read_text()).keys()
    for made in entries.values():
        assert all((ROOT / path).is_file() for path in (made["script"], made["sheet"], *made["preload"]))
    for language in ("en", "de"):
        bundle = read_bundles(BUILT)["embed/review"]
        keys = _keys_of(page_text(language, bundle.texts))
        assert {
            "language-pieces",
            "moves-label",
            "class-blunder",
            "report-moments",
            "story-how-hangs",
            "reason-given",
        } <= keys
        assert not {key for key in keys if key.startswith(("settings-", "start-"))}


ELSEWHERE = ("embed-", "puzzle-", "links-", "page-", "language-name")
"""Of embeds, of the foot and the head of a page, which the server writes."""


def test_the_app_has_every_text_that_a_page_may_say() -> None:
    app = read_bundles(BUILT)["main"]
    parts = [page_text("en", part, beside=app.texts) for part in app.later.values()]
    sent = _keys_of("\n".join([page_text("en", app.texts), *parts]))
    every = _keys_of(page_text("en", Wanted(frozenset(), ("",))))
    assert not {key for key in every - sent if not key.startswith(ELSEWHERE)}


def test_a_page_is_sent_each_text_that_its_modules_name() -> None:
    every = _keys_of((STATIC / "i18n" / "en.ftl").read_text("utf-8"))
    for entry in read_bundles(BUILT).values():
        for part in (entry.texts, *entry.later.values()):
            assert not (part.keys & every) - _keys_of(page_text("en", part)), "it stands among the server's"


def test_what_a_part_alone_says_does_not_weigh_on_the_page() -> None:
    app = read_bundles(BUILT)["main"]
    assert "season-page-title" not in _keys_of(page_text("en", app.texts))
    assert "season-page-title" in _keys_of(page_text("en", app.later["collection"], beside=app.texts))


def _keys_of(source: str) -> set[str]:
    return set(re.findall(r"^(-?[\w-]+) *=", source, re.MULTILINE))
