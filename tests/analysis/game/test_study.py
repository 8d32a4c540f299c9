"""The chapters of a study of lichess are known by their headers."""

from __future__ import annotations

import json

import pytest

from server.analysis.game.study import Chapter, chapter_of
from server.system.paths import ROOT

CASES = json.loads((ROOT / "tests" / "data" / "pasted.json").read_text())["studies"]


@pytest.mark.parametrize(("headers", "study", "name"), CASES)
def test_study_and_chapter_are_read(headers: dict[str, str], study: str, name: str) -> None:
    assert chapter_of(headers) == Chapter(study, name)
