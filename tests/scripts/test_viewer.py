from __future__ import annotations

import gzip
import json
import re
import subprocess
import zipfile
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

import server
from scripts.viewer import _INSIDE, write_package
from server.images.pieces import PIECE_SETS
from server.system.paths import NODE_MODULES
from server.web.embed.options import read_options
from server.web.pages.licences import gather
from tests.page import answer_of_page

QUERIES: list[dict[str, str]] = [
    {},
    {"theme": "dark", "orientation": "black", "ply": "last", "show": "", "hide": "menu,clocks,x"},
    {"ply": "23", "line": "e7e5,g1f3", "show": "graph,moves", "moves": "below", "wheel": "off"},
    {"ply": "-1", "line": "e9e4", "pieces": "none", "notation": "morse", "moves": "up", "keyboard": "no"},
    {"pieces": "merida", "accent": "#B86", "lightsquares": "b58863", "darksquares": "red"},
    {
        "mode": "puzzle",
        "font": "Georgia, serif",
        "headings": "url(x)",
        "notation": "figurines",
        "draw": "off",
    },
]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `npm pack` makes of it, unpacked again."""
    made = tmp_path_factory.mktemp("viewer")
    write_package(made / "made")
    command = ["npm", "pack", "--silent", "--pack-destination", str(made)]
    subprocess.run(command, cwd=made / "made", check=True, capture_output=True, timeout=60)
    (packed,) = made.glob("kibitz-viewer-*.tgz")
    subprocess.run(["tar", "-xzf", packed, "-C", made], check=True, timeout=60)
    return made / "package"


def test_the_package_is_two_scripts_with_their_licences(package: Path) -> None:
    names = {
        "kibitz-viewer.js",
        "kibitz-puzzles.js",
        "package.json",
        "README.md",
        "LICENSE",
        "THIRD-PARTY.txt",
    }
    assert {file.name for file in package.iterdir()} == names
    described = json.loads((package / "package.json").read_text())
    assert described["version"] == server.__version__
    assert described["license"] == "GPL-3.0-or-later"
    assert "dependencies" not in described
    told = (package / "THIRD-PARTY.txt").read_text()
    notices = gather(NODE_MODULES)
    for key in (*_INSIDE, *(key for key, notice in notices.items() if notice.kind == "pieces")):
        assert f"\n{notices[key].licence} {notices[key].source}\n" in told, key
        assert notices[key].text.strip() in told, key


def test_a_webmaster_gets_the_script_with_a_page_that_uses_it(package: Path) -> None:
    with zipfile.ZipFile(package.parent / "made" / "kibitz-viewer.zip") as archive:
        names = {name.removeprefix("kibitz-viewer/") for name in archive.namelist()}
        page = archive.read("kibitz-viewer/example.html").decode()
        script = archive.read("kibitz-viewer/kibitz-viewer.js")
    assert names == {"kibitz-viewer.js", "kibitz-puzzles.js", "example.html", "LICENSE", "THIRD-PARTY.txt"}
    assert '<script src="kibitz-viewer.js" defer></script>' in page and "https:" not in page
    assert script == (package / "kibitz-viewer.js").read_bytes()


@pytest.mark.parametrize("name", ["kibitz-viewer.js", "kibitz-puzzles.js"])
def test_a_script_loads_nothing_and_evaluates_nothing(package: Path, name: str) -> None:
    script = (package / name).read_text()
    assert script.startswith(f"/*! kibitz-viewer {server.__version__} ")
    assert not re.search(r"\beval\(|\bnew Function\b|@font-face", script)
    assert not re.search(r"""\bimport\(["'`]""", script)
    assert all(f'"{name}"' in script or f"{name}:" in script for name in PIECE_SETS)
    assert len(gzip.compress(script.encode(), 9)) < 96 * 1024


NO_BROWSER = """(text) => colorOf(text, (known) => ({
  "#b86": "color(srgb 0.733333 0.533333 0.4)", "#b58863": "color(srgb 0.709804 0.533333 0.388235)",
  red: "color(srgb 1 0 0)",
}[known] ?? ""))"""
"""What a browser says of the colours of `QUERIES`; tests/js/viewer/ and e2e/ ask for more."""


@pytest.mark.parametrize("query", QUERIES)
def test_its_options_are_those_of_an_embed(query: dict[str, str]) -> None:
    sets = json.dumps(list(PIECE_SETS))
    asked = f"optionsOf(new URLSearchParams({json.dumps(urlencode(query))}), {sets}, {NO_BROWSER})"
    modules = {"viewer/options.ts": "optionsOf", "viewer/colors.ts": "colorOf"}
    found: dict[str, Any] = answer_of_page(modules, asked)
    expected = dict(read_options(query))
    for name in ("lang", "rating"):  # a viewer has its reader's language, and knows no reviews
        expected.pop(name)
    assert found == expected
