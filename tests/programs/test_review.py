"""`kibitz review`: what it prints in each format, what it tells beside, and what it says to bad input."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import chess
import pytest

from server.analysis.errors import GameError, KibitzError
from server.analysis.game.game import GameLimits, parse_games
from server.i18n.texts import sentence
from server.programs import review as program
from server.programs.review import add_review
from server.settings import Settings
from server.system.paths import ROOT
from server.work.pawn_proofs import PawnChild

GAMES = ROOT / "tests" / "data" / "games"
SHORT = str(GAMES / "14.pgn")
QUICK = ("--nodes", "1000")


def run(*arguments: str, limits: GameLimits | None = None) -> int:
    parser = argparse.ArgumentParser()
    add_review(parser.add_subparsers())
    parsed = parser.parse_args(["review", *arguments])
    code: int = parsed.run(parsed, Settings(cores=2, limits=limits or GameLimits()))
    return code


@pytest.fixture
def three(tmp_path: Path) -> str:
    file = tmp_path / "three.pgn"
    file.write_text('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *\n\n[White "C"]\n\n1. c4 *\n')
    return str(file)


def test_json_is_the_folded_state(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(SHORT, *QUICK, "--format", "json") == 0
    state = json.loads(capsys.readouterr().out)
    assert state["status"] == "done"
    assert [move["classification"] for move in state["moves"]][-1] is not None


def test_pgn_has_evaluations(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(SHORT, *QUICK, "--format", "pgn") == 0
    assert "[%eval" in capsys.readouterr().out


def test_html_is_a_page_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(SHORT, *QUICK, "--format", "html", "--lang", "de") == 0
    page = capsys.readouterr().out
    assert page.startswith("<!doctype html>")
    assert 'lang="de"' in page
    assert 'id="game-1"' in page


def test_progress_without_a_terminal_is_whole_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(SHORT, *QUICK) == 0
    told = capsys.readouterr().err
    assert "\r" not in told
    assert told.splitlines()[-1] == "5/5 positions"
    assert len(told.splitlines()) == len(set(told.splitlines()))


def test_what_is_waited_for_is_told_below_the_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def compiles(folder: Path, log_format: str, *, tell: Callable[[str], None]) -> PawnChild:
        tell(sentence("status-preparing"))
        return PawnChild(folder, log_format, tell=tell)

    monkeypatch.setattr(program, "PawnChild", compiles)
    assert run(SHORT, *QUICK) == 0
    words = "kibitz: Preparing exact endgames for this game. This takes a few minutes and is done only once"
    assert words in capsys.readouterr().err.splitlines()


def test_names_can_be_hidden(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text('[White "Larsson, Anna"]\n\n1. e4 { Anna begins } e5 *')
    assert run(str(file), *QUICK, "--format", "pgn", "--hide-names") == 0
    out = capsys.readouterr().out
    assert '[White "White"]' in out
    assert "{ White begins" in out


def test_the_first_of_many_games_is_reviewed_and_the_others_are_told(
    three: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(three, *QUICK) == 0
    out, err = capsys.readouterr()
    assert out.startswith("A v Black")
    assert "Game 1 of 3 is reviewed; --game N takes another, --all takes all." in err


def test_another_game_can_be_asked_for(three: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(three, *QUICK, "--game", "3") == 0
    assert capsys.readouterr().out.startswith("C v Black")
    with pytest.raises(GameError, match="no game 4; it has 3"):
        run(three, *QUICK, "--game", "4")


def test_all_games_can_be_asked_for(three: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(three, *QUICK, "--all", "--format", "pgn") == 0
    out = capsys.readouterr().out
    assert [game.headers["White"] for game in parse_games(out)] == ["A", "B", "C"]
    assert out.count('\n\n[Event "?"]') == 2
    with pytest.raises(KibitzError, match="one game"):
        run(three, *QUICK, "--all", "--format", "html")
    with pytest.raises(SystemExit):
        run(three, "--all", "--game", "2")


def test_a_game_of_all_that_cannot_be_read_stops_no_other(
    three: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(three)
    file.write_text(file.read_text().replace("1. d4", "1. d9"))
    assert run(three, *QUICK, "--all", "--format", "json") == 1
    out, err = capsys.readouterr()
    assert [json.loads(line)["game"]["headers"]["White"] for line in out.splitlines()] == ["A", "C"]
    assert "game 2, move 1, White: “d9”" in err
    assert "It is left out." in err


def test_a_game_without_moves_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "forfeit.pgn"
    file.write_text('[White "A"]\n\n1-0\n')
    with pytest.raises(GameError, match="no moves"):
        run(str(file))


def test_an_epd_list_is_reviewed_position_by_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mate = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq -"
    file = tmp_path / "positions.epd"
    file.write_text(f'{mate} bm Qxf7#; id "scholar";\n\n{chess.STARTING_FEN}\n')
    assert run(str(file), *QUICK, "--format", "json") == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["positions"][0]["lines"][0]["san"] == ["Qxf7#"]
    assert second["game"]["start_fen"] == chess.STARTING_FEN


def test_a_faulty_line_of_an_epd_list_is_named(tmp_path: Path) -> None:
    file = tmp_path / "positions.epd"
    file.write_text("8/8/8/8/8/8/8/9 w - -\n")
    with pytest.raises(GameError, match="8/8/8/8/8/8/8/9"):
        run(str(file))


def test_prose_is_refused_with_what_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "bad"
    file.write_text("rubbish")
    with pytest.raises(GameError) as caught:
        run(str(file))
    assert "Kibitz reads games as PGN" in caught.value.message


def test_a_bad_budget_is_refused() -> None:
    with pytest.raises(KibitzError, match="nodes"):
        run(SHORT, "--nodes", "5")


def test_the_program_speaks_utf8_whatever_the_environment_says_and_nobody_else_speaks(tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text('[White "Müller"]\n[Black "Иванов"]\n\n1. e4 *\n', encoding="utf-8")
    environment = {"PATH": f"{os.environ['PATH']}:/usr/games", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "server.cli", "review", str(file), *QUICK],
        cwd=ROOT,
        env={**environment, "HOME": str(tmp_path), "KIBITZ_DATA_DIR": str(tmp_path)},
        capture_output=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.decode("utf-8").startswith("Müller v Иванов")
    assert all(line.endswith(b"positions") for line in done.stderr.splitlines())
