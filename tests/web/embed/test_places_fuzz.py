"""The addresses of places, on generated ones: the page reads back what it writes, no text is a fault, and the
server (`/embed/<id>`, `/oembed`) reads in an address what the page reads in it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import SplitResult, urlencode

import chess
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from server.system.paths import ROOT
from server.web.embed.oembed import options_of
from server.web.embed.options import ReviewEmbed, read_options
from tests.page import node

Json = dict[str, Any]
Page = Callable[[Json], Any]

_MOST_MOVES = 60
"""Of a line; the server draws no longer one."""

_MOVE = st.builds(
    lambda origin, target, piece: origin + target + piece,
    st.sampled_from(chess.SQUARE_NAMES),
    st.sampled_from(chess.SQUARE_NAMES),
    st.sampled_from(["", "", "q", "n"]),
)
_LINES = st.lists(_MOVE, max_size=6)
_PLIES = st.integers(0, 9999)
_NEARLY = st.lists(
    _PLIES.map(str)
    | _MOVE
    | st.sampled_from([":", ",", "%3A", "%2c", "#", "?", "last", "-1", "٣", "e9"])
    | st.text(),
    max_size=6,
).map("".join)
"""Texts that are almost addresses."""
_GOOD = st.builds(lambda ply, line: f"{ply}:{','.join(line)}" if line else str(ply), _PLIES, _LINES)
_HASHES = st.just("") | _NEARLY | _GOOD | st.builds(str.__add__, _GOOD, _NEARLY)
_QUERIES = st.fixed_dictionaries(
    {}, optional={"ply": _PLIES.map(str) | _NEARLY, "line": _LINES.map(",".join) | _NEARLY, "lang": _NEARLY}
)
FEW = settings(max_examples=150, deadline=None, derandomize=True)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """The page's address.ts: one process for all cases."""
    script = ROOT / "tests" / "js" / "address_lines.js"
    with subprocess.Popen(
        node(f"import {json.dumps(str(script))};"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        given_to, told_by = process.stdin, process.stdout

        def ask(asked: Json) -> Any:
            given_to.write(json.dumps(asked) + "\n")
            given_to.flush()
            return json.loads(told_by.readline())

        yield ask
        given_to.close()


def place_of(options: ReviewEmbed) -> Json:
    """What the server shows of an address."""
    return {"ply": options["ply"], "line": options["line"]}


@FEW
@given(_PLIES, _LINES)
def test_what_the_page_writes_it_reads_back(page: Page, ply: int, line: list[str]) -> None:
    written = page({"ply": ply, "line": line})
    read = page({"hash": written, "search": ""})
    assert read == ({"ply": ply, "line": line} if written else None)
    assert bool(written) == bool(ply or line)


@FEW
@given(_PLIES, _LINES, st.sampled_from(["", "#?secret=abc", "?x"]))
def test_what_the_page_writes_oembed_reads(page: Page, ply: int, line: list[str], behind: str) -> None:
    fragment = page({"ply": ply, "line": line}).removeprefix("#") + behind
    for form in (fragment, fragment.replace(":", "%3A").replace(",", "%2C")):
        options = read_options(options_of(SplitResult("https", "host", "/r/x", "", form)))
        assert place_of(options) == {"ply": ply, "line": line}


@FEW
@given(_HASHES, _QUERIES)
@example("123456", {})
@example("٣", {})
@example("22%3Ae7e5%2Cg1f3", {})
@example("22:e7e5,g1f35", {})
@example("22:", {"line": "e7e5"})
@example("", {"ply": "22", "line": "e7e5\n"})
def test_oembed_reads_any_address_as_the_page_does(page: Page, fragment: str, query: dict[str, str]) -> None:
    kept = {name: value for name, value in query.items() if value}
    asked = page({"hash": f"#{fragment}" if fragment else "", "search": f"?{urlencode(kept)}"})
    found = read_options(options_of(SplitResult("https", "host", "/r/x", urlencode(kept), fragment)))
    assert found["ply"] == (asked["ply"] if asked else 0)
    if asked and asked["ply"] != "last":
        assert found["line"] == asked["line"][:_MOST_MOVES]


@FEW
@given(_QUERIES)
def test_an_embed_reads_any_query_as_the_page_does(page: Page, query: dict[str, str]) -> None:
    asked = page({"hash": "", "search": f"?{urlencode(query)}"})
    found = read_options(query)
    assert found["ply"] == (asked["ply"] if asked else 0)
    if asked and asked["ply"] != "last":
        assert found["line"] == asked["line"][:_MOST_MOVES]
