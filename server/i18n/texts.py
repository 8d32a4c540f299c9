"""The texts people read, in their language: the files of `static/i18n`, one per language, by Project Fluent.

A language is a file and nothing else: `de.ftl`, which begins with its own name (`language-name = Deutsch`).
A page is sent what it can say of them (`Wanted`), never a section that is called "(server)". What a language
does not say yet is said in English. Knows no request.

A `Sentence` is English that can be said again in another language: so errors and warnings carry theirs.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, Self, TypedDict, cast

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, ast, visitor

from server.i18n.piece_letters import ENGLISH as ENGLISH_LETTERS
from server.i18n.piece_letters import FIGURINES, NOTATIONS, in_letters
from server.system.paths import STATIC

ENGLISH = "en"
FOLDER = STATIC / "i18n"
_SERVER_SECTION = "(server)"
_KEY = re.compile(r"-?[a-zA-Z][\w-]* *=")
_REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")
"""A text or term within a text."""


class Text(TypedDict):
    """A sentence that can be said in every language: a key of `static/i18n/en.ftl` and what it takes."""

    key: str
    params: dict[str, str | int | float | Text]


class Said(TypedDict):
    """Message and place for a page in another language."""

    message: Text
    place: Text | None


@dataclass(frozen=True, slots=True)
class Wanted:
    """Texts that a page can say: by whole keys and by how keys begin."""

    keys: frozenset[str]
    prefixes: tuple[str, ...] = ()

    def __contains__(self, key: object) -> bool:
        return key in self.keys or str(key).startswith(self.prefixes)


class Say(Protocol):
    """The texts of a language: `text` without it."""

    def __call__(self, key: str, **params: object) -> str: ...


class Catalogue:
    """A language: `code`, its own `name`, the letters of its `pieces`, its texts, in which `SAN($move)` gives
    a move in these letters and `KEY("f")` the key f. A text is parsed when it is first asked for, as the
    parser is slow; so is what the language needs for numbers and plurals, which takes a MiB of memory."""

    def __init__(self, code: str, sources: Mapping[str, str], pieces: str = "") -> None:
        """`sources`: the texts by key, as they stand in the file; `pieces`: the signs that moves are written
        with in place of the language's letters."""
        self.code = code
        self.sources = sources
        self._otherwise: dict[str, Catalogue] = {}
        self.name = self._plain("language-name") or code
        self.pieces = pieces or "".join(self._plain("language-pieces").split()) or ENGLISH_LETTERS

    def _plain(self, key: str) -> str:
        """A text without parameters, "" where there is none."""
        return self.sources.get(key, "").partition("=")[2].strip()

    @functools.cached_property
    def _bundle(self) -> FluentBundle:
        # a string will do, which the package's types do not say
        functions = {"SAN": self.in_letters, "KEY": str}
        return FluentBundle([self.code], functions=functions, use_isolating=False)  # type: ignore[arg-type]

    def writing(self, pieces: str) -> Catalogue:
        """The same texts, with moves in the signs of `pieces`."""
        if pieces == self.pieces:
            return self
        if pieces not in self._otherwise:
            self._otherwise[pieces] = Catalogue(self.code, self.sources, pieces)
        return self._otherwise[pieces]

    def in_letters(self, moves: object) -> str:
        """English SAN, one move or several with their numbers, in the letters of this language."""
        return in_letters(str(moves), self.pieces)

    def say(self, key: str, params: Mapping[str, object]) -> str:
        """The text of a key that there is."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        value, _ = self._bundle.format_pattern(pattern, dict(params)) if pattern else (key, [])
        return key if isinstance(value, FluentNone) else value

    def _parse(self, key: str) -> None:
        if self._bundle.has_message(key) or key not in self.sources:
            return
        resource = FluentParser().parse(self.sources[key])
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.keys:
            self._parse(other)


class _References(visitor.Visitor):
    """The keys of the messages and terms that a text is made with."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.keys.add(f"-{node.id.name}")


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


def to_json(words: str | None) -> Text | None:
    """{"key", "params"} of a Sentence, for the page to say in its own language; None for other texts."""
    if not isinstance(words, Sentence) or not words.key:
        return None
    params = {
        name: to_json(value) or value if isinstance(value, str) else value
        for name, value in words.params.items()
    }
    return {"key": words.key, "params": cast(dict[str, str | int | float | Text], params)}


def said_of(message: str, place: str | None = None) -> Said | None:
    """What the page needs to say an error or a warning in its own language: {"message", "place"}."""
    said = to_json(message)
    return said and {"message": said, "place": to_json(place)}


def from_json(said: Text | None, language: str, notation: str = NOTATIONS[0]) -> str | None:
    """What `to_json` made of a Sentence, in `language`, its moves in one of NOTATIONS; None also for a key of
    an old log that is gone."""
    found = said and _having(language, said["key"])
    if said is None or not found:
        return None
    params = {
        name: from_json(value, language, notation) if isinstance(value, dict) else value
        for name, value in said["params"].items()
    }
    return found.writing(pieces(language, notation)).say(said["key"], params)


def text(language: str, key: str, **params: object) -> str:
    """The text `key` in `language`; in English where that has none, and the key itself where nobody has."""
    found = _having(language, key)
    return found.say(key, params) if found else key


def _having(language: str, key: str) -> Catalogue | None:
    """The language, or else English, if it has the text."""
    there = (catalogues().get(code) for code in (language, ENGLISH))
    return next((found for found in there if found and key in found.sources), None)


def pieces(language: str, notation: str = NOTATIONS[0]) -> str:
    """The signs of king, queen, rook, bishop and knight in one of NOTATIONS, for `in_letters`."""
    own = {"english": ENGLISH_LETTERS, "figurines": FIGURINES}
    return own.get(notation) or catalogues().get(language, catalogues()[ENGLISH]).pieces


def languages() -> dict[str, str]:
    """Code -> own name, English first, the rest by code."""
    return {code: catalogue.name for code, catalogue in catalogues().items()}


@functools.cache
def foreign_letters() -> tuple[str, ...]:
    """The letters of the pieces in the installed languages, each set once; not the English ones."""
    sets = dict.fromkeys(catalogue.pieces for catalogue in catalogues().values())
    return tuple(pieces for pieces in sets if pieces != ENGLISH_LETTERS)


@functools.cache
def catalogues() -> Mapping[str, Catalogue]:
    """The installed languages, read once."""
    return read_catalogues(FOLDER)


def read_catalogues(folder: Path) -> dict[str, Catalogue]:
    """Every `<code>.ftl` in `folder`; English must be among them."""
    found = {
        file.stem: Catalogue(file.stem, dict(_entries(file.read_text("utf-8"))))
        for file in folder.glob("*.ftl")
    }
    return {code: found[code] for code in sorted(found, key=lambda code: (code != ENGLISH, code))}


@functools.cache
def page_text(language: str, wanted: Wanted, beside: Wanted | None = None) -> str:
    """The texts of a language that are `wanted`, with those that they are made with, and in English where the
    language has none; no comments. Without what a page that has `beside` has already."""
    own, english = catalogues()[language], catalogues()[ENGLISH]
    there = _with_references({**english.sources, **own.sources}, beside) if beside else frozenset[str]()
    return merged(own, english, wanted, _server_keys() | there)


def merged(catalogue: Catalogue, english: Catalogue, wanted: Wanted, without: Container[str] = ()) -> str:
    """The texts of `catalogue` that are wanted, and in English those that it does not have."""
    texts = {**english.sources, **catalogue.sources}
    found = _with_references(texts, wanted)
    return "".join(source for key, source in texts.items() if key in found and key not in without)


def _with_references(texts: Mapping[str, str], wanted: Wanted) -> set[str]:
    """The keys that are wanted and, of whatever depth, those that their texts name."""
    found: set[str] = set()
    next_ = {key for key in texts if key in wanted}
    while next_:
        found |= next_
        next_ = {key for text in next_ for key in _REFERENCE.findall(texts[text]) if key in texts} - found
    return found


def _server_keys() -> frozenset[str]:
    """What stands in the English sections that are the server's alone."""
    own = (section for section in _sections() if _SERVER_SECTION in section.partition("\n")[0])
    return frozenset(key for section in own for key, _ in _entries(section))


def _sections() -> list[str]:
    """Those of the English file, each with its title first."""
    return re.split(r"^### ", (FOLDER / f"{ENGLISH}.ftl").read_text("utf-8"), flags=re.MULTILINE)


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """(key, text as it stands in the file) of every message and term."""
    lines: list[str] = []
    for line in [*source.splitlines(keepends=True), "#"]:
        if lines and (line.startswith("#") or _KEY.match(line)):
            yield lines[0].split("=")[0].strip(), "".join(lines).rstrip() + "\n"
            lines = []
        if lines or _KEY.match(line):
            lines.append(line)
