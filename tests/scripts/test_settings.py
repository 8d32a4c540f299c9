"""docs/settings.md is what the declarations make."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import settings
from server.settings import all_declared


def test_the_page_is_fresh() -> None:
    assert settings.PAGE.read_text("utf-8") == settings.page(), "run python -m scripts.settings"


def test_a_stale_page_is_told_and_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(settings, "ROOT", tmp_path)
    monkeypatch.setattr(settings, "PAGE", tmp_path / "settings.md")
    settings.PAGE.write_text("old")
    assert settings.main(["--check"]) == 1
    assert "settings.md is stale" in capsys.readouterr().err
    assert settings.PAGE.read_text() == "old"
    assert settings.main([]) == 0
    assert settings.main(["--check"]) == 0


def test_every_setting_says_what_may_be_written_and_what_it_means() -> None:
    for name, setting in all_declared():
        assert name.startswith("KIBITZ_")
        assert setting.kind.words
        assert setting.meaning
        assert "|" not in f"{setting.kind.words}{setting.usual}{setting.meaning}", "it stands in a table"
