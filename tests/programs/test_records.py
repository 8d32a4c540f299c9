"""The commands on records: their formats, and what they say to bad input."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import chess
import pytest

from server.analysis.errors import GameError, LimitError
from server.analysis.game.game import GameLimits
from server.programs.records import add_commands
from server.settings import Settings

DATA = Path(__file__).parents[1] / "data"


def run(*arguments: str, limits: GameLimits | None = None) -> int:
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    parsed = parser.parse_args(arguments)
    code: int = parsed.run(parsed, Settings(limits=limits or GameLimits()))
    return code


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Any]:
    assert run(*arguments) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def records(name: str) -> list[Any]:
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


def test_classify_gives_the_expected_classes_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    games = records("classify.jsonl")
    found = printed(capsys, "classify", str(DATA / "classify.jsonl"), "--rules", "seed")
    assert [game["id"] for game in found] == [game["id"] for game in games]
    for game, expected in zip(found, games, strict=True):
        classes = [move["classification"] for move in game["moves"]]
        assert classes == [move["classification"] for move in expected["expected"]]
        assert all(set(move) == {"classification", "accuracy", "opening"} for move in game["moves"])


def test_phases_of_move_lists_are_the_expected_ones(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "phases", "--moves", str(DATA / "phases.jsonl"))
    expected = [{"id": game["id"], **game["expected"]} for game in records("phases.jsonl")]
    assert found == expected


def test_phases_are_told_of_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = (DATA / "games" / "00.pgn").read_bytes()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(game)))
    assert printed(capsys, "phases", "-") == printed(capsys, "phases", str(DATA / "games" / "00.pgn"))


def test_phases_of_a_pgn_file_are_one_line_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "two.pgn"
    file.write_text(
        (DATA / "games" / "00.pgn").read_text() + "\n\n" + (DATA / "games" / "28.pgn").read_text()
    )
    first, second = printed(capsys, "phases", str(file))
    assert set(first) == {"opening_end", "middlegame_end", "endgame_type", "endgame_changes"}
    assert second["endgame_type"] is not None


def test_endgame_types_are_one_json_list(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = printed(capsys, "endgame-type", str(DATA / "endgame_types.json"))
    assert found == [entry["expected"] for entry in json.loads((DATA / "endgame_types.json").read_text())]


def test_motifs_are_one_line_a_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "motifs", str(DATA / "motifs.jsonl"))
    assert [puzzle["id"] for puzzle in found] == [puzzle["id"] for puzzle in records("motifs.jsonl")]
    assert all(set(puzzle) == {"id", "themes"} for puzzle in found)
    assert all(puzzle["themes"] == sorted(puzzle["themes"]) for puzzle in found)


def test_a_fault_of_a_puzzle_names_file_line_and_move(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    good = json.dumps({"fen": chess.STARTING_FEN, "moves": ["e2e4", "e7e5"]})
    file.write_text(f"{good}\n\n{good.replace('e7e5', 'e8e5')}\n")
    with pytest.raises(GameError, match="e8e5") as caught:
        run("motifs", str(file))
    assert caught.value.place == f"{file}, line 3, move 1, Black"


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        (["phases"], "arguments"),
        (["phases", "nowhere.pgn"], "nowhere.pgn"),
        (["classify", "BAD"], "BAD, line 1"),
        (["motifs", "BAD"], "BAD, line 1"),
        (["endgame-type", "BAD"], "BAD"),
    ],
)
def test_bad_input_is_named(arguments: list[str], place: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text("rubbish")
    with pytest.raises(GameError) as caught:
        run(*(str(bad) if argument == "BAD" else argument for argument in arguments))
    assert caught.value.place == place.replace("BAD", str(bad))


def test_the_limits_of_the_settings_hold(tmp_path: Path) -> None:
    limits = GameLimits(plies=2)
    game, records = tmp_path / "game.pgn", tmp_path / "records.jsonl"
    game.write_text("1. e4 e5 2. Nf3 *")
    record = {"id": "long", "start_fen": chess.STARTING_FEN, "moves": ["e2e4", "e7e5", "g1f3"]}
    records.write_text(json.dumps(record))
    puzzles = tmp_path / "puzzles.jsonl"
    puzzles.write_text(json.dumps({**record, "fen": chess.STARTING_FEN}))
    for arguments in (
        ["phases", str(game)],
        ["phases", "--moves", str(records)],
        ["classify", str(records)],
        ["motifs", str(puzzles)],
    ):
        with pytest.raises(LimitError, match="2"):
            run(*arguments, limits=limits)


def test_json_that_is_nested_too_deeply_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"moves": ' + "[" * 100_000)
    with pytest.raises(GameError, match="no JSON") as caught:
        run("classify", str(file))
    assert caught.value.place == f"{file}, line 1"


def test_explain_says_of_every_move_what_it_costs_in_both_languages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = printed(capsys, "explain", str(DATA / "explain.jsonl"))
    assert [row["id"] for row in found] == [row["id"] for row in records("explain.jsonl")]
    assert all(set(row) == {"id", "facts", "text"} for row in found)
    quiet = [row["id"] for row in found if not row["text"]["en"]]
    assert quiet == [row["id"] for row in found if not row["text"]["de"]]
    assert quiet == ["2:71", "43:42"], "decided games: nothing to say"
    hung = next(row for row in found if row["id"] == "43:26")
    assert hung["facts"][0]["kind"] == "hangs"
    assert hung["text"]["en"].startswith("In the engine’s line 14.Rxa5 wins the queen.")


def test_explain_names_the_record_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "moves.jsonl"
    file.write_text('{"id": 7, "fen": "nonsense", "move": "e2e4", "before": [], "after": []}\n')
    with pytest.raises(GameError, match="7"):
        run("explain", str(file))
