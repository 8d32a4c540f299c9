"""The libraries from npm: what may be served is there, is named in package.json, and is nothing else's."""

from __future__ import annotations

import json
import re

import pytest

from server.system.npm import _SERVED, BUILT_IN, LICENCE, NEEDED, PACKAGE, SERVED
from server.system.paths import NODE_MODULES, ROOT, STATIC, TEMPLATES


def test_what_the_page_needs_is_a_dependency() -> None:
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    direct = {*NEEDED, *BUILT_IN} - {"@badrap/result"}  # which chessops brings
    assert direct <= set(package["dependencies"])
    assert direct.isdisjoint(package["devDependencies"])


def test_what_is_in_the_page_is_told() -> None:
    """Each package that a module imports by name."""
    sources = [*STATIC.rglob("*.ts"), *(ROOT / "scripts" / "bundle").glob("*.js")]
    imported = {
        name
        for source in sources
        for name in re.findall(
            r"""(?:from|import)\s*\(?"((?:@[\w-]+/)?[a-z][\w-]*)[/"]""", source.read_text("utf-8")
        )
    }
    assert {"chessops", "jquery", "@fluent/bundle"} <= imported
    assert [name for name in sorted(imported) if not PACKAGE.fullmatch(name)] == []


@pytest.fixture(scope="module")
def installed() -> list[str]:
    """The paths of the packages that any pattern speaks of."""
    packages = {re.sub(r"\\(.)", r"\1", pattern).split("/dist/")[0].split("/")[0] for pattern in _SERVED}
    files = (path for name in packages for path in (NODE_MODULES / name).rglob("*"))
    return [path.relative_to(NODE_MODULES).as_posix() for path in files]


@pytest.mark.parametrize("pattern", _SERVED)
def test_no_pattern_names_what_is_not_installed(installed: list[str], pattern: str) -> None:
    assert any(re.fullmatch(pattern, path) for path in installed)


def test_every_address_of_the_page_may_be_served() -> None:
    sources = [*STATIC.rglob("*.ts"), *STATIC.rglob("*.css"), *TEMPLATES.rglob("*.html")]
    named = {
        path
        for source in sources
        for path in re.findall(r"\bvendor/([\w@./-]+\.(?:js|css|wasm|woff2))", source.read_text("utf-8"))
    }
    assert len(named) > 2
    assert [path for path in sorted(named) if not SERVED.fullmatch(path)] == []


@pytest.mark.parametrize(
    "path",
    [
        "jquery/package.json",
        "stockfish/bin/../x.js",
        "stockfish/bin/stockfish-19-lite-single.js\n",
        "x/stockfish/bin/stockfish-19-lite-single.js",
    ],
)
def test_whole_paths_alone_count(path: str) -> None:
    assert not SERVED.fullmatch(path)


@pytest.mark.parametrize(
    ("name", "tells"),
    [
        ("LICENSE", True),
        ("license.md", True),
        ("LICENCE", True),
        ("COPYING", True),
        ("NOTICE.txt", True),
        ("README.md", False),
        ("license.min.js", False),
    ],
)
def test_the_files_that_tell_a_licence(name: str, tells: bool) -> None:
    assert bool(LICENCE.fullmatch(name)) == tells
