"""What code and docs cite can be opened: pages, their sections, files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = (
    "server", "kibitz", "endgames", "static", "templates", "tests", "e2e", "bench", "models", "scripts",
    "docs",
)  # fmt: skip
KINDS = frozenset({".py", ".ts", ".js", ".css", ".html", ".md", ".ftl"})
SOURCES = sorted(
    file
    for folder in (*(ROOT / name for name in FOLDERS), ROOT)
    for file in (folder.glob("*") if folder == ROOT else folder.rglob("*"))
    if file.suffix in KINDS and "node_modules" not in file.parts
)
PAGES = [file for file in SOURCES if file.suffix == ".md"]

CITED = re.compile(r"\bdocs/(\w+\.md)\b")
SECTION = re.compile(r"\bdocs/(\w+\.md)`?,? sections? (\d+)(?: and (\d+))?")
ELSEWHERE = re.compile(r"\bspec" + r"/\w+\.md")
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
NAMED = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./-]+)`")


def found(pattern: re.Pattern[str]) -> Iterator[tuple[Path, re.Match[str]]]:
    for file in SOURCES:
        for match in pattern.finditer(file.read_text(encoding="utf-8")):
            yield file, match


def test_the_sources_are_looked_at() -> None:
    kinds = {file.suffix for file in SOURCES}
    assert kinds == KINDS
    assert {"phases.md", "classification.md", "accuracy.md", "network.md"} <= {
        match.group(1) for _, match in found(CITED)
    }


def test_every_cited_page_is_there() -> None:
    missing = [
        (str(file), match.group()) for file, match in found(CITED) if not (ROOT / match.group()).is_file()
    ]
    assert not missing


def test_every_cited_section_is_there() -> None:
    sections = [
        (match.group(1), number) for _, match in found(SECTION) for number in match.groups()[1:] if number
    ]
    assert ("classification.md", "7") in sections
    headings = {
        (page.name, number) for page in PAGES for number in re.findall(r"^## (\d+)\.", page.read_text(), re.M)
    }
    assert set(sections) <= headings


def test_nothing_cites_what_a_reader_of_the_repository_cannot_open() -> None:
    assert not [str(file) for file, _ in found(ELSEWHERE)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_paths_of_a_page_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lost = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    gone = [path for path in NAMED.findall(text) if "NAME" not in path and not (ROOT / path).exists()]
    assert not lost + gone


def test_the_modules_that_the_page_of_the_page_names_are_there() -> None:
    names = set(re.findall(r"`([\w/]+\.[jt]s)`", (ROOT / "docs" / "frontend.md").read_text()))
    assert "lib/storage.ts" in names
    places = (ROOT / "static" / "js", ROOT)
    assert not {name for name in names if not any((place / name).is_file() for place in places)}


def test_only_two_scripts_touch_what_the_browser_keeps() -> None:
    scripts = [file for file in SOURCES if file.suffix == ".ts" and "static" in file.parts]
    keepers = {file.name for file in scripts if re.search(r"\b(local|session)Storage\b", file.read_text())}
    assert keepers == {"storage.ts", "chosen.ts"}


@pytest.mark.parametrize("page", ["architecture.md", "frontend.md"])
def test_what_the_page_on_the_code_names_is_in_the_code(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    files = [file for file in SOURCES if file.suffix != ".md"]
    places = [f"/{file.relative_to(ROOT).as_posix()}" for file in files]
    named = re.findall(r"`([\w/]+\.(?:py|ts|css|html))`", text)
    assert len(named) > 20
    assert not [name for name in named if not any(place.endswith(f"/{name}") for place in places)]
    code = "\n".join(file.read_text("utf-8") for file in files if file.suffix in (".py", ".ts", ".js"))
    calls = re.findall(r"`(?:\w+\.)*(\w+)\([^`]*\)`", text)
    assert not [name for name in calls if not re.search(rf"\b{name}\b", code)]
