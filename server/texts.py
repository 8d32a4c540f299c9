"""The texts people read, in their language: the files of `static/i18n`, one per language, by Project Fluent.

A language is a file and nothing else: `de.ftl`, which begins with its own name (`language-name = Deutsch`).
The page reads the same files. What a language does not say yet is said in English. Knows no request.

A `Sentence` is English that can be said again in another language: so errors and warnings carry theirs.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, FluentSerializer, ast

ENGLISH = "en"
FOLDER = Path(__file__).resolve().parents[1] / "static" / "i18n"
_COMMENTS = re.compile(r"^#.*\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A language: its code, its own name, its bundle, and what the page is sent: no comments, and in English
    what is missing."""

    code: str
    name: str
    bundle: FluentBundle
    page_text: str


class Sentence(str):
    """A text of the catalogue in English, with what is needed to say it in any other language."""

    key: str
    params: Mapping[str, object]

    def __new__(cls, english: str, key: str = "", params: Mapping[str, object] | None = None) -> Self:
        made = super().__new__(cls, english)
        made.key, made.params = key, params or {}
        return made


def sentence(key: str, **params: object) -> Sentence:
    """The text `key` as a Sentence; `params` may be Sentences themselves."""
    return Sentence(text(ENGLISH, key, **params), key, params)


def translated(words: str, language: str) -> str:
    """A Sentence in `language`; any other text as it is."""
    if not isinstance(words, Sentence) or not words.key:
        return words
    params = {
        name: translated(value, language) if isinstance(value, str) else value
        for name, value in words.params.items()
    }
    return text(language, words.key, **params)


def to_json(words: str | None) -> dict[str, Any] | None:
    """{"key", "params"} of a Sentence, for the page to say in its own language; None for other texts."""
    if not isinstance(words, Sentence) or not words.key:
        return None
    params = {
        name: to_json(value) or value if isinstance(value, str) else value
        for name, value in words.params.items()
    }
    return {"key": words.key, "params": params}


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
