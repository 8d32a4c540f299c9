"""`kibitz go`: SGF and JSON, both formats, and boards that are refused."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from server.analysis.errors import GameError
from server.programs.go import add_go
from server.settings import Settings


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_go(parser.add_subparsers())
    parsed = parser.parse_args(["go", *arguments])
    code: int = parsed.run(parsed, Settings())
    return code


@pytest.mark.nightly
def test_boards_are_one_line_each_and_a_refused_one_holds_nothing_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "boards.json"
    open_board = ["x...."] + ["....."] * 4
    boards = [
        {"rows": open_board},
        {"rows": ["XXOO", "Xo.O", "XXOO"]},
        {"no": "rows"},
        {"rows": ["XXXX", "X..O", "XXXX"]},
    ]
    file.write_text(json.dumps(boards))
    assert run(str(file), "--rules", "territory") == 1
    told = capsys.readouterr()
    open_, ko, bad, good = (json.loads(line) for line in told.out.splitlines())
    assert open_["place"].startswith(f"{file}, board 1, ")
    assert (ko["ko"], ko["value"], ko["score_black_first"]) == (["C2"], None, None)
    assert bad["place"] == f"{file}, board 3"
    assert good["value"] == "{1|*}"
    assert len(told.err.splitlines()) == 2


def test_an_sgf_by_area_and_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.sgf"
    rows = [".x.x.", "xxxxx", ".....", "ooooo", ".o.o."]
    points = {
        sign: "".join(f"[{'abcde'[x]}{'abcde'[y]}]" for y in range(5) for x in range(5) if rows[y][x] == sign)
        for sign in "xo"
    }
    file.write_text(f"(;SZ[5]AB{points['x']}AW{points['o']})")
    assert run(str(file), "--rules", "area") == 0
    assert json.loads(capsys.readouterr().out)["score_black_first"] == "1"
    assert run(str(file), "--format", "text") == 0
    assert "aaaaa" in capsys.readouterr().out
    assert run(str(file), "--format", "sgf") == 0
    assert capsys.readouterr().out.startswith("(;GM[1]")


def test_an_illegal_sgf_says_why_and_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.sgf"
    file.write_text("(;SZ[9];B[ee];W[ee])")
    assert run(str(file)) == 1
    told = capsys.readouterr()
    assert json.loads(told.out) == {
        "error": "E5 is occupied: a stone cannot be played there.",
        "place": f"{file}, move 2",
    }
    assert told.err == f"kibitz: {file}, move 2: E5 is occupied: a stone cannot be played there.\n"


def test_what_is_neither_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    file.write_text('{"rows": []}')
    with pytest.raises(GameError):
        run(str(file))
