"""The texts people read, in their language: the files of `static/i18n`, one per language, by Project Fluent.

A language is a file and nothing else: `de.ftl`, which begins with its own name (`language-name = Deutsch`).
The page reads the same files. What a language does not say yet is said in English. Knows no request.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, FluentSerializer, ast

from server.settings import PROJECT_ROOT

ENGLISH = "en"
FOLDER = PROJECT_ROOT / "static" / "i18n"
_COMMENTS = re.compile(r"^#.*\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A language: its code, its own name, its bundle, and what the page is sent: no comments, and in English
    what is missing."""

    code: str
    name: str
    bundle: FluentBundle
    page_text: str


def text(language: str, key: str, **params: object) -> str:
    """The text `key` in `language`; in English where that has none, and the key itself where nobody has."""
    found = catalogues()
    for code in (language, ENGLISH):
        catalogue = found.get(code)
        if catalogue and catalogue.bundle.has_message(key):
            return _formatted(catalogue.bundle, key, params)
    return key


def languages() -> dict[str, str]:
    """Code -> own name, English first, the rest by code."""
    return {code: catalogue.name for code, catalogue in catalogues().items()}


@functools.cache
def catalogues() -> Mapping[str, Catalogue]:
    """The installed languages, read once."""
    return read_catalogues(FOLDER)


def read_catalogues(folder: Path) -> dict[str, Catalogue]:
    """Every `<code>.ftl` in `folder`; English must be among them."""
    parsed = {
        file.stem: FluentParser().parse(file.read_text("utf-8")) for file in sorted(folder.glob("*.ftl"))
    }
    english = parsed[ENGLISH]
    order = sorted(parsed, key=lambda code: (code != ENGLISH, code))
    return {code: _catalogue(code, folder / f"{code}.ftl", parsed[code], english) for code in order}


def _catalogue(code: str, file: Path, resource: ast.Resource, english: ast.Resource) -> Catalogue:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(resource)
    name = _formatted(bundle, "language-name", {}) if bundle.has_message("language-name") else code
    missing = [entry for entry in english.body if _name(entry) and not bundle.has_message(_name(entry))]
    page_text = _COMMENTS.sub("", file.read_text("utf-8")) + "".join(
        FluentSerializer().serialize_entry(entry) for entry in missing
    )
    return Catalogue(code, name, bundle, page_text)


def _name(entry: ast.EntryType) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else ""


def _formatted(bundle: FluentBundle, key: str, params: Mapping[str, object]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    value, _ = bundle.format_pattern(pattern, dict(params))
    return key if isinstance(value, FluentNone) else value
