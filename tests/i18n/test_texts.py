"""The catalogue: the languages say the same things, everything asked for is there, and nothing lies idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser, ast, visitor

from server.i18n import texts

ROOT = texts.FOLDER.parents[1]
EVERYTHING = texts.Wanted(frozenset(), ("",))
CODES = sorted(file.stem for file in texts.FOLDER.glob("*.ftl"))

_CALL = re.compile(r"""\bt\(\s*["']([\w-]*\w)["']""")
_SERVER_CALL = re.compile(r"""\b(?:text|t|sentence)\(\s*(?:\w+,\s*)?["']([a-z][a-z0-9-]+)["']""")
_LITERAL = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
_REFERENCE = re.compile(r"\{ ([a-z][a-z0-9]*(?:-[a-z0-9]+)+) \}")
"""A text within another one."""
_BUILT = re.compile(r"""(?:`|["'])([a-z][a-z0-9-]*-)(?:["']|\$?\{)""")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(code: str) -> list[ast.EntryType]:
    return FluentParser().parse((texts.FOLDER / f"{code}.ftl").read_text("utf-8")).body


class _BareMoves(visitor.Visitor):
    """The variables of moves that a text puts in as they are, not by SAN()."""

    MOVES: ClassVar = {"move", "best", "second", "capture", "answer"}

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.names |= {node.expression.id.name} & self.MOVES
        self.generic_visit(node)


_AS_WRITTEN = re.compile(r"(fault|uci|record)-|move-field-not-legal$")
"""Texts that quote what somebody wrote."""
_NO_SAN = {"spoken-check", "spoken-mate", "place-change"}
"""Their `move` is words, or a number alone."""


_NAMES = "Opening names (later)"
"""The section of what English needs no text for: parts of names, said by the English ones."""


@cache
def messages(code: str, *, names: bool = False) -> dict[str, set[str]]:
    """Key -> the variables of its text; of all sections but that of names, or, `names`, of that one."""
    found, in_names = {}, False
    for entry in entries(code):
        if isinstance(entry, ast.ResourceComment):
            in_names = entry.content == _NAMES
        if isinstance(entry, ast.Message) and in_names is names:
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def sources() -> Iterator[Path]:
    for folder, pattern in (
        ("static", "*.ts"),
        ("templates", "*.html"),
        ("server", "*.py"),
        ("endgames", "*.py"),
    ):
        yield from (ROOT / folder).rglob(pattern)


def test_the_languages_are_there_and_the_letters_of_their_pieces() -> None:
    assert texts.languages() == {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
    assert texts.foreign_letters() == ("KDTLS", "RDTAC", "RDTFC")


@pytest.mark.parametrize("code", CODES)
def test_a_file_begins_with_its_own_name_and_can_be_read(code: str) -> None:
    body = entries(code)
    assert isinstance(body[0], ast.Message)
    assert body[0].id.name == "language-name"
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("code", CODES)
def test_every_language_says_the_same_with_the_same_variables(code: str) -> None:
    english, own = messages("en"), messages(code)
    assert sorted(own) == sorted(english)
    assert {key: own[key] for key in own if own[key] != english[key]} == {}


def test_every_language_but_english_has_the_same_parts_of_names() -> None:
    german, *others = (messages(code, names=True) for code in CODES if code != texts.ENGLISH)
    assert len(german) > 300
    assert all(key.startswith("opening-") for key in german)
    assert [sorted(set(other) ^ set(german)) for other in others] == [[], []]
    assert all(other == german for other in others)
    assert messages(texts.ENGLISH, names=True) == {}


def test_every_key_that_is_asked_for_is_there() -> None:
    known = messages("en")
    asked = {}
    for file in sources():
        pattern = _SERVER_CALL if file.suffix == ".py" else _CALL
        asked.update(dict.fromkeys(pattern.findall(file.read_text("utf-8")), file.name))
    assert {key: name for key, name in asked.items() if key not in known} == {}


def test_no_key_lies_idle() -> None:
    code = "\n".join(file.read_text("utf-8") for file in sources())
    named = {*_LITERAL.findall(code), *_SERVER_CALL.findall(code)}
    named |= set(_REFERENCE.findall((texts.FOLDER / "en.ftl").read_text("utf-8")))
    built = tuple(set(_BUILT.findall(code)))
    assert [key for key in messages("en") if key not in named and not key.startswith(built)] == []


def test_a_language_is_a_file_and_what_it_does_not_say_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("language-name = English\nhello = Hello\nbye = Bye { $n }\n", "utf-8")
    (tmp_path / "fr.ftl").write_text("language-name = Français\nhello = Bonjour\n", "utf-8")
    english, french = texts.read_catalogues(tmp_path).values()
    assert french.name == "Français"
    assert "hello = Bonjour" in texts.merged(french, english, EVERYTHING)
    assert "bye = Bye { $n }" in texts.merged(french, english, EVERYTHING)
    assert "Hello" not in texts.merged(french, english, EVERYTHING)


def test_a_page_takes_what_it_wants_with_what_that_is_made_with(tmp_path: Path) -> None:
    source = "-brand = Kibitz\none = See { two }\ntwo = By { -brand }\nthree = No\nfour-a = A\n"
    (tmp_path / "en.ftl").write_text(source, "utf-8")
    english = texts.read_catalogues(tmp_path)["en"]
    wanted = texts.Wanted(frozenset({"one"}), ("four-",))
    assert texts.merged(english, english, wanted) == (
        "-brand = Kibitz\none = See { two }\ntwo = By { -brand }\nfour-a = A\n"
    )
    assert "two =" not in texts.merged(english, english, wanted, without={"two"})


def test_a_part_takes_what_the_page_beside_it_has_not() -> None:
    page = texts.Wanted(frozenset({"top-new"}))
    part = texts.Wanted(frozenset({"top-new", "season-page-title"}))
    assert texts.page_text("de", part, beside=page).startswith("season-page-title = Saison")
    assert "top-new" not in texts.page_text("de", part, beside=page)


def test_what_is_the_servers_alone_is_not_sent() -> None:
    assert texts.page_text("en", texts.Wanted(frozenset({"pawns-refused-large"}))) == ""


def test_plurals_and_parameters() -> None:
    assert texts.text("de", "report-moments-count", count=1) == "1 Schlüsselmoment"
    assert texts.text("en", "report-moments-count", count=2) == "2 key moments"
    assert texts.text("xx", "top-new") == "New review"
    assert texts.text("de", "no-such-key") == "no-such-key"


def test_a_text_writes_moves_in_the_letters_of_its_language(tmp_path: Path) -> None:
    say = "move = Played { SAN($move) }.\n"
    (tmp_path / "en.ftl").write_text(f"language-name = English\n{say}", "utf-8")
    (tmp_path / "de.ftl").write_text(f"language-pieces = K D T L S\n{say}", "utf-8")
    english, german = texts.read_catalogues(tmp_path).values()
    assert english.say("move", {"move": "18...Nc2+ 19.Kd1"}) == "Played 18...Nc2+ 19.Kd1."
    assert german.say("move", {"move": "18...Nc2+ 19.Kd1"}) == "Played 18...Sc2+ 19.Kd1."


@pytest.mark.parametrize("code", CODES)
def test_a_move_is_put_into_a_text_in_its_readers_letters(code: str) -> None:
    bare = {}
    for entry in entries(code):
        if isinstance(entry, ast.Message) and not _AS_WRITTEN.match(entry.id.name):
            found = _BareMoves()
            found.visit(entry)
            bare[entry.id.name] = found.names
    assert {key for key, names in bare.items() if names} == _NO_SAN


@pytest.mark.parametrize(
    ("language", "notation", "knight"),
    [
        ("de", "language", "Sxa5"),
        ("de", "english", "Nxa5"),
        ("de", "figurines", "♘xa5"),
        ("en", "figurines", "♘xa5"),
        ("en", "language", "Nxa5"),
    ],
)
def test_what_a_log_says_writes_moves_in_the_notation_that_is_asked_for(
    language: str, notation: str, knight: str
) -> None:
    inner: texts.Text = {"key": "reason-better", "params": {"move": "1…Nxa5"}}
    outer: texts.Text = {"key": "why-sentence", "params": {"change": inner}}
    for said in (inner, outer):
        assert knight in (texts.from_json(said, language, notation) or "")
    assert texts.from_json(inner, language) == texts.from_json(inner, language, "language")


def test_what_an_old_log_says_by_a_key_that_is_gone_is_left_out() -> None:
    assert texts.from_json({"key": "reason-of-long-ago", "params": {}}, "de") is None
    assert texts.from_json({"key": "reason-mates", "params": {}}, "de") == "Schachmatt."
