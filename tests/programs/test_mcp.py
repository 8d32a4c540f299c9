"""`kibitz mcp`: the command, with and without the protocol's SDK."""

from __future__ import annotations

from pathlib import Path

import pytest

from server import cli
from server.programs import mcp, mcp_server
from server.settings import Settings


def test_without_the_sdk_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mcp, "find_spec", lambda name: None)
    assert cli.main(["mcp"]) == 2
    assert "kibitz mcp needs the extra: pip install 'kibitz[mcp]'" in capsys.readouterr().err


def test_with_it_the_server_runs_with_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KIBITZ_DATA_DIR", str(tmp_path))
    served: list[Settings] = []
    monkeypatch.setattr(mcp_server, "serve", served.append)
    assert cli.main(["mcp"]) == 0
    assert [each.data_dir for each in served] == [tmp_path]
