"""What the pages load: files that `scripts/bundle.mjs` has put together (`make setup`). Which entries there
are, and with which style sheets, is said once, in `resources/bundles.json`.
"""

# mypy: allow-any-explicit
# The manifest is our own build's.

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from server.i18n.texts import Wanted
from server.settings import SettingsError
from server.system.paths import RESOURCES, ROOT

_log = logging.getLogger(__name__)

MANIFEST = "bundles.json"
FIRST = "first.js"
"""Runs in the app's head before anything is drawn; written into the page (static/js/lib/chosen.ts)."""

WORKER = "worker.js"
"""Keeps the page for a time without the server (static/js/offline/worker.ts)."""

APP = "main"
"""The entry of the app's page."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Paths below `/static/<version>/`: the module that begins, those that it needs first, the style sheet.
    `texts`: what the modules can say; `later`: what parts of the app can say that are loaded when they are
    wanted, by their names; `has_board`: it begins with one; `sheets`: what the style sheet is made of."""

    script: str
    preload: tuple[str, ...]
    sheet: str
    has_board: bool
    texts: Wanted
    later: Mapping[str, Wanted]
    sheets: frozenset[str] = frozenset()


class _Spoken(TypedDict):
    """Texts by whole keys and by how keys begin."""

    keys: list[str]
    prefixes: list[str]


class _BuiltEntry(_Spoken):
    """An entry of the manifest, as `scripts/bundle.mjs` writes it."""

    script: str
    preload: list[str]
    sheet: str
    later: dict[str, _Spoken]


class _Manifest(TypedDict):
    """`inputs`: the hash of each source that something was made of."""

    inputs: dict[str, str]
    entries: dict[str, _BuiltEntry]


class _PlannedEntry(TypedDict, total=False):
    """An entry of resources/bundles.json. `board`: the module that brings the board later."""

    sheets: list[str]
    board: str


def read_bundles(built: Path, root: Path = ROOT) -> Mapping[str, Bundle]:
    """By entry ("embed/review"). `built`: where the bundles lie; `root`: where their sources lie. Raises
    SettingsError where they were never made; logs a warning where a source has changed since."""
    try:
        manifest: _Manifest = json.loads((built / MANIFEST).read_text("utf-8"))
    except FileNotFoundError:
        message = f"The page was not put together (no {built / MANIFEST}): run `make setup`."
        raise SettingsError(message) from None
    changed = [
        name for name, made_of in manifest["inputs"].items() if _hash(root / name) not in ("", made_of)
    ]
    if changed:
        _log.warning("the page was put together of older files (%s changed): run `make setup`", changed[0])
    said: dict[str, _PlannedEntry] = json.loads((RESOURCES / MANIFEST).read_text("utf-8"))
    return {entry: _bundle(manifest["entries"][entry], named) for entry, named in said.items()}


def first_script(built: Path) -> str:
    return (built / FIRST).read_text("utf-8").strip()


def _hash(file: Path) -> str:
    """ "" if the file does not exist: a wheel has no sources."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def _bundle(made: _BuiltEntry, said: _PlannedEntry) -> Bundle:
    has_board = "board" in said["sheets"] and "board" not in said
    later = {part: _wanted(spoken) for part, spoken in made["later"].items()}
    sheets = frozenset(said["sheets"])
    return Bundle(
        made["script"], tuple(made["preload"]), made["sheet"], has_board, _wanted(made), later, sheets
    )


def _wanted(spoken: _Spoken) -> Wanted:
    return Wanted(frozenset(spoken["keys"]), tuple(spoken["prefixes"]))
