"""Files as the commands read them."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.limits import GameLimits
from server.programs.reading import parse_json, read_games, read_records, read_text

TEXT = "1. e4 {“gut” – ü} *"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_a_file_is_read_in_the_encoding_it_is_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], encoding: str
) -> None:
    file = tmp_path / "game.pgn"
    file.write_bytes(TEXT.encode(encoding))
    assert read_games(file, GameLimits()) == read_text(file) == TEXT
    assert ("game 1. Are the names right?" in capsys.readouterr().err) == (encoding == "cp1252")


def test_a_file_of_games_is_read_up_to_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    limits = GameLimits(bytes=2048)
    file.write_bytes(b"x" * (2 * 2048 + 2))
    assert len(read_games(file, limits)) == 2 * 2048 + 2
    file.write_bytes(b"x" * (2 * 2048 + 3))
    with pytest.raises(LimitError, match="longer than 2 KiB") as caught:
        read_games(file, limits)
    assert caught.value.code == "text_too_large"


def test_no_more_is_read_than_may_be_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = io.BytesIO(b"x" * 1_000_000)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=endless))
    with pytest.raises(LimitError):
        read_games(Path("-"), GameLimits(bytes=100))
    assert endless.tell() == 203


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="No such file"):
        read_text(tmp_path / "none.pgn")


def test_the_line_that_is_no_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text('{"id": 1}\n\n[]\n')
    records = read_records(file)
    assert next(records) == {"id": 1}
    with pytest.raises(GameError) as caught:
        next(records)
    assert caught.value.place == f"{file}, line 3"
    with pytest.raises(GameError, match="no JSON"):
        parse_json("{", "here")
