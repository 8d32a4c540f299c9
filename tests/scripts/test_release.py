"""A release: a newer version, and the changes that wait for it in the changelog, with the day."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pytest

from scripts.release import ROOT, ReleaseError, released_version, write_changelog

SOURCE = '"""Kibitz."""\n\n__version__ = "0.2.0"\n'
CHANGELOG = "# Changelog\n\n<!-- released -->\n\n## 0.2.0 (2026-11-22)\n\n### Fixed\n\n- Older.\n"
WAITING = sorted((ROOT / "changes").glob("*.*.md"))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A Kibitz with nothing new."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "changes").mkdir()
    shutil.copy(ROOT / "changes" / "template.md", tmp_path / "changes")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    return tmp_path


def test_the_version_is_set() -> None:
    assert released_version(SOURCE, "0.3.0") == SOURCE.replace("0.2.0", "0.3.0")
    assert "0.10.0" in released_version(SOURCE, "0.10.0")


@pytest.mark.parametrize("version", ["0.2.0", "0.1.9", "1.0", "v0.3.0", "0.3.0rc1", ""])
def test_a_version_that_is_not_newer_is_refused(version: str) -> None:
    with pytest.raises(ReleaseError):
        released_version(SOURCE, version)


def test_what_waits_comes_into_the_changelog_by_kind(root: Path) -> None:
    (root / "changes" / "boards.fixed.md").write_text("- A board.\n- Another, which is\n  long.\n")
    (root / "changes" / "words.fixed.md").write_text("- A word.\n")
    (root / "changes" / "words.added.md").write_text("- New words.\n")
    write_changelog(root, "0.3.0", date(2027, 1, 2))
    assert (root / "CHANGELOG.md").read_text() == (
        "# Changelog\n\n<!-- released -->\n\n## 0.3.0 (2027-01-02)\n\n"
        "### Added\n\n- New words.\n\n"
        "### Fixed\n\n- A board.\n- Another, which is\n  long.\n- A word.\n\n"
        "## 0.2.0 (2026-11-22)\n\n### Fixed\n\n- Older.\n"
    )
    assert [file.name for file in (root / "changes").iterdir()] == ["template.md"]


def test_no_release_without_news(root: Path) -> None:
    with pytest.raises(ReleaseError, match="No change waits"):
        write_changelog(root, "0.3.0", date(2027, 1, 2))


def test_a_misnamed_change_stops_the_release(root: Path) -> None:
    (root / "changes" / "words.feature.md").write_text("- New words.\n")
    with pytest.raises(ReleaseError, match=r"words\.feature\.md"):
        write_changelog(root, "0.3.0", date(2027, 1, 2))
    assert (root / "CHANGELOG.md").read_text() == CHANGELOG


@pytest.mark.parametrize("file", WAITING, ids=lambda file: file.name)
def test_the_changes_that_wait_are_lines_of_the_changelog(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert lines[0].startswith("- ")
    assert not [line for line in lines if not line.startswith(("- ", "  ")) or len(line) > 110]
    assert file.name.split(".")[-2] in ("added", "changed", "removed", "fixed", "security")
