"""A release: a newer version, a changelog that says something of it, the day it was made."""

from __future__ import annotations

from datetime import date

import pytest

from scripts.release import ReleaseError, released_changelog, released_version

SOURCE = '"""Kibitz."""\n\n__version__ = "0.2.0"\n'
CHANGELOG = "# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.2.0 (2026-11-22)\n\n- Older.\n"


def test_the_version_is_set() -> None:
    assert released_version(SOURCE, "0.3.0") == SOURCE.replace("0.2.0", "0.3.0")
    assert "0.10.0" in released_version(SOURCE, "0.10.0")


@pytest.mark.parametrize("version", ["0.2.0", "0.1.9", "1.0", "v0.3.0", "0.3.0rc1", ""])
def test_a_version_that_is_not_newer_is_refused(version: str) -> None:
    with pytest.raises(ReleaseError):
        released_version(SOURCE, version)


def test_what_was_unreleased_gets_its_version_and_day() -> None:
    text = released_changelog(CHANGELOG, "0.3.0", date(2027, 1, 2))
    assert text.startswith("# Changelog\n\n## Unreleased\n\n## 0.3.0 (2027-01-02)\n\n- Something new.\n")
    assert text.count("## ") == 3


@pytest.mark.parametrize(
    "text", ["# Changelog\n", "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-22)\n\n- Older.\n"]
)
def test_no_release_without_news(text: str) -> None:
    with pytest.raises(ReleaseError):
        released_changelog(text, "0.3.0", date(2027, 1, 2))
