from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from server.files import BUILT, ROOT, STATIC
from server.texts import page_text
from server.web.bundles import MANIFEST, fluent_script, read_bundles

ENTRY = {
    "script": "built/embed/review.js",
    "preload": ["built/embed/chunk.js"],
    "sheet": "built/embed-review.css",
}
SAID = {"keys": ["moves-label"], "prefixes": ["class-"]}


def manifest(built: Path, source: Path) -> None:
    inputs = {"static/a.js": hashlib.sha256(source.read_bytes()).hexdigest()}
    built.mkdir()
    made = {"inputs": inputs, "entries": {"embed/review": {**ENTRY, **SAID}, "embed/gone-by": ENTRY | SAID}}
    (built / MANIFEST).write_text(json.dumps(made))


def test_without_bundles_the_modules_are_loaded_as_they_are_written(tmp_path: Path) -> None:
    found = read_bundles(tmp_path / "nothing")
    assert found["embed/gone"].script == "js/embed/gone.js"
    assert found["embed/gone"].texts is None
    for entry, bundle in found.items():
        assert not bundle.whole, entry
        assert not bundle.preload
        assert all((STATIC / path).is_file() for path in (bundle.script, *bundle.sheets)), entry


def test_a_bundle_is_taken_while_its_sources_are_what_they_were(tmp_path: Path) -> None:
    source = tmp_path / "static" / "a.js"
    source.parent.mkdir()
    source.write_text("1")
    manifest(tmp_path / "built", source)
    found = read_bundles(tmp_path / "built", tmp_path)
    bundle = found["embed/review"]
    assert (bundle.script, bundle.preload, bundle.whole) == (ENTRY["script"], ("built/embed/chunk.js",), True)
    assert bundle.texts is not None
    assert "moves-label" in bundle.texts
    assert "class-best" in bundle.texts
    assert "moves" not in bundle.texts
    assert "embed/gone-by" not in found
    source.write_text("2")
    assert not read_bundles(tmp_path / "built", tmp_path)["embed/review"].whole
    source.unlink()
    assert not read_bundles(tmp_path / "built", tmp_path)["embed/review"].whole


def test_fluent_is_the_package_s_own_until_it_was_built(tmp_path: Path) -> None:
    assert fluent_script(tmp_path) == "vendor/@fluent/bundle/index.js"
    (tmp_path / "fluent.js").touch()
    assert fluent_script(tmp_path) == "built/fluent.js"


@pytest.mark.skipif(not (BUILT / MANIFEST).is_file(), reason="`make setup` makes the bundles")
def test_what_is_built_is_whole_and_says_what_its_modules_say() -> None:
    entries = json.loads((BUILT / MANIFEST).read_text())["entries"]
    assert entries.keys() == json.loads((ROOT / "resources" / MANIFEST).read_text()).keys()
    for made in entries.values():
        assert all((ROOT / path).is_file() for path in (made["script"], made["sheet"], *made["preload"]))
    for language in ("en", "de"):
        bundle = read_bundles(BUILT)["embed/review"]
        if bundle.texts is None:  # changed since: the modules are served
            continue
        keys = set(re.findall(r"^(-?[\w-]+) *=", page_text(language, bundle.texts), re.MULTILINE))
        assert {
            "language-pieces",
            "moves-label",
            "class-blunder",
            "report-moments",
            "story-how-hangs",
            "reason-given",
        } <= keys
        assert not {key for key in keys if key.startswith(("settings-", "start-"))}
