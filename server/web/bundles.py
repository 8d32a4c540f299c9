"""What an embed's page loads: files put together by `scripts/bundle.mjs` where they are there and fresh, else
the modules and style sheets as they are written. Which entries there are, and with which style sheets, is
said once, in `resources/bundles.json`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from server.files import RESOURCES, ROOT
from server.texts import Wanted

MANIFEST = "bundles.json"


@dataclass(frozen=True, slots=True)
class Bundle:
    """Paths below `/static/<version>/`: the module that begins, those that it needs first, the style sheets.
    `texts`: what the modules can say, None for all; `has_board`: it begins with one; `whole`: the libraries
    are in it."""

    script: str
    preload: tuple[str, ...]
    sheets: tuple[str, ...]
    has_board: bool
    texts: Wanted | None = None
    whole: bool = False


def read_bundles(built: Path, root: Path = ROOT) -> Mapping[str, Bundle]:
    """By entry ("embed/review"). `built`: where the bundles lie, if they do; `root`: where their sources."""
    manifest = _manifest(built / MANIFEST, root)
    said = json.loads((RESOURCES / MANIFEST).read_text("utf-8"))
    written = {entry: _as_written(entry, **named) for entry, named in said.items()}
    return {
        entry: _bundled(manifest[entry], bundle) if entry in manifest else bundle
        for entry, bundle in written.items()
    }


def fluent_script(built: Path) -> str:
    """The path of the script that pages of modules begin with."""
    return "built/fluent.js" if (built / "fluent.js").is_file() else "vendor/@fluent/bundle/index.js"


def _manifest(file: Path, root: Path) -> Mapping[str, Any]:
    """The entries of a manifest whose sources are still what they were; none where there is no such."""
    if not file.is_file():
        return {}
    manifest = json.loads(file.read_text("utf-8"))
    fresh = all(_hash(root / name) == hash_ for name, hash_ in manifest["inputs"].items())
    entries: Mapping[str, Any] = manifest["entries"]
    return entries if fresh else {}


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def _as_written(entry: str, sheets: list[str], board: str | None = None, **_: object) -> Bundle:
    """`board`: the module that brings the board later."""
    has_board = "board" in sheets and board is None
    return Bundle(f"js/{entry}.js", (), tuple(f"css/{name}.css" for name in sheets), has_board)


def _bundled(made: Mapping[str, Any], written: Bundle) -> Bundle:
    texts = Wanted(frozenset(made["keys"]), tuple(made["prefixes"]))
    preload, sheets = tuple(made["preload"]), (made["sheet"],)
    return Bundle(made["script"], preload, sheets, written.has_board, texts, whole=True)
