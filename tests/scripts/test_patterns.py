"""The check of regular expressions: it finds what has stopped Kibitz before, and reads patterns as they are
used."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from scripts import patterns
from scripts.patterns import Pattern, Short, Unreadable, check, idle, in_javascript, patterns_of, slow

SLOW = {
    "1. e4 !!!!!!x": r"^(?:(?:\$\d{1,3}|[!?]{1,2})+)$",
    '[A ""      ': r'^[ \t]*\[[ \t]*([A-Za-z0-9]\w*)\s+"(.*)"\s*\]?\s*$',
    "{[%a[%a[%a}": r"\s*\[%[A-Za-z]\w*[^\]]*\]\s*",
}
"""By the text that showed it: patterns that Kibitz had."""
LINEAR = [r"\[%[A-Za-z][^\[\]]*\]", r"^(?:[O0]-[O0](?:-[O0])?)"]
MODULE = r"""
import re
_HERE = re.compile(r"a+b", re.I)
_WHOLE = re.compile("a+b")
_ANYWHERE = re.compile("a+b")
_HANDED = re.compile("a+b")
_TWO = re.compile("a+b")
GIVEN = re.compile("a+b")
def f(text):
    _HERE.match(text), _WHOLE.fullmatch(text), _ANYWHERE.search(text), g(_HANDED)
    _TWO.match(text), _TWO.sub("", text)
    return re.match("c+d", text, flags=re.S), re.split("e", text)
"""


def pattern(source: str, place: str = "x.py:1") -> Pattern:
    return {"place": place, "source": source, "flags": ""}


def of(text: str, *others: str, **names: object) -> list[str]:
    import re

    found = patterns_of(ast.parse(text), {"re": re, **names}, "x.py", [ast.parse(other) for other in others])
    return [f"/{each['source']}/{each['flags']}" for each in found]


def test_what_has_stopped_kibitz_is_found() -> None:
    checked = check([pattern(source) for source in [*SLOW.values(), *LINEAR]])
    assert [each["source"] for each in slow(checked)] == [*SLOW.values()]


def test_patterns_of_the_page_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "js" / "in"
    folder.mkdir(parents=True)
    (folder / "a.js").write_text(
        'const PART = "a+";\n'
        "export const f = (t) => /(?:b|b)+c/g.test(t) || new RegExp(`(?:${PART})+$`).exec(t);\n"
    )
    found = slow(check([], ["js"], tmp_path))
    assert [(each["place"], each["source"]) for each in found] == [
        ("js/in/a.js:2", "(?:b|b)+c"),
        ("js/in/a.js:2", "(?:a+)+$"),
    ]


def test_a_pattern_is_checked_as_it_is_used() -> None:
    used = "from x import GIVEN\nGIVEN.fullmatch('')"
    assert of(MODULE, used) == [
        "/^(?:a+b)/i", "/^(?:a+b)$/", "/a+b/", "/a+b/", "/a+b/", "/^(?:a+b)$/", "/^(?:c+d)/s", "/e/",
    ]  # fmt: skip


def test_a_pattern_made_of_others_is_whole() -> None:
    assert of('A = re.compile(rf"{PART}+(?P<b>{PART})")', PART="[ab]") == ["/[ab]+(?<b>[ab])/"]


def test_what_a_function_makes_needs_an_example() -> None:
    with pytest.raises(Unreadable, match=r"x\.py:2.*LOCALS"):
        of("def f(part):\n    return re.compile(part + 'x')")


@pytest.mark.parametrize("source", ["(?>a+)b", "a++b", "[]a]", r"a\Z", "(?i:a)"])
def test_what_javascript_cannot_say_is_not_passed_over(source: str) -> None:
    with pytest.raises(Unreadable):
        in_javascript(source, 0)


def test_a_short_one_that_is_not_needed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    short = Short("x.py", "(?:a|a)+$", "four letters")
    monkeypatch.setattr(patterns, "SHORT", (short,))
    checked = check([pattern("(?:a|a)+$")])
    assert not slow(checked)
    assert not idle(checked)
    assert slow(check([pattern("(?:a|a)+$", "y.py:1")]))
    assert idle([]) == [short]


@pytest.mark.nightly
def test_all_patterns_of_the_server_can_be_had() -> None:
    """By day `make lint` reads and checks them all."""
    places = {each["place"].partition(":")[0] for each in patterns.of_server()}
    assert {"server/analysis/game/tokens.py", "server/analysis/game/words.py"} <= places
