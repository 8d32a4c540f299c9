"""The facts of a move: the table of the specification, and every fact of real games held to the board."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import pytest

from server.analysis.classification.batch import lines_of
from server.analysis.evaluation import Line, top_line
from server.analysis.events.values import Fact
from server.analysis.reasons.explain import Context, explain
from server.system.paths import ROOT
from tests.analysis.reasons.situations import HANGS_THE_QUEEN, LIGHTNING, said
from tests.sampling import first

DATA = ROOT / "tests" / "data"
WORTH = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9, "k": 0}
_MATERIAL = {
    "hangs",
    "loses",
    "misses_win",
    "gives_back",
    "no_recapture",
    "misses_punishing",
    "traps",
    "promotes",
}
_CLAIMS = {"hangs", "loses", "misses_win", "gives_back"}

Case = tuple[chess.Board, chess.Move, tuple[Line, ...], tuple[Line, ...], dict[str, Any]]


def cases_of_faults(path: Path = DATA / "explain.jsonl") -> Iterator[Case]:
    for text in path.read_text("utf-8").splitlines():
        row = json.loads(text)
        board = chess.Board(row["fen"])
        before, after = (lines_of(row[name], "") for name in ("before", "after"))
        yield board, board.parse_uci(row["move"]), before, after, row["expected"]


def cases_of_games() -> Iterator[Case]:
    for text in (DATA / "classify.jsonl").read_text("utf-8").splitlines():
        row = json.loads(text)
        board = chess.Board(row["start_fen"])
        lines = [lines_of(rows, "") for rows in row["lines"]]
        for uci, before, after in zip(row["moves"], lines, lines[1:], strict=False):
            move = board.parse_uci(uci)
            yield board.copy(), move, before, after, {}
            board.push(move)


def points(board: chess.Board, color: chess.Color) -> int:
    """Counted by hand, as a check on the code."""
    pieces = str(board).replace(" ", "").replace("\n", "").replace(".", "")
    white = sum(WORTH[letter.lower()] * (1 if letter.isupper() else -1) for letter in pieces)
    return white if color else -white


def played_out(start: chess.Board, line: list[str]) -> chess.Board:
    board = start.copy(stack=False)
    for uci in line:
        board.push(board.parse_uci(uci))
    return board


def holds(fact: Fact, board: chess.Board, move: chess.Move) -> bool:
    """Whether a fact is true of the board, checked without the code that found it."""
    mover, after = board.turn, played_out(board, [board.uci(move)])
    start = after if fact.get("base") == "after" else board
    if "line" in fact:
        assert played_out(start, fact["line"])
        assert len(fact["san"]) == len(fact["line"])
    match fact["kind"]:
        case "hangs":
            square = chess.parse_square(fact["square"])
            piece, by = after.piece_at(square), after.parse_uci(fact["by"])
            return bool(
                piece
                and piece.color == mover
                and piece.symbol().lower() == fact["piece"]
                and after.is_capture(by)
            )
        case "loses":
            return points(board, mover) - points(played_out(after, fact["line"]), mover) == fact["net"]
        case "misses_win" | "misses_punishing":
            return points(played_out(board, fact["line"]), mover) - points(board, mover) == fact["net"]
        case "allows_mate" | "misses_mate":
            end = played_out(start, fact["line"])
            whole = len(fact["line"]) == 2 * fact["in"] - 1
            return (
                end.is_checkmate()
                if whole
                else len(fact["line"]) < 2 * fact["in"] - 1 or len(fact["line"]) == 12
            )
        case "motif":
            end = played_out(start, fact["line"][: fact["ply"] + 1])
            own = fact.get("by_piece")
            standing = own is None or end.piece_at(chess.parse_square(own["square"])) is not None
            return standing and all(
                end.piece_at(chess.parse_square(each["square"])) for each in fact["targets"]
            )
        case "stalemate" if fact["name"] != "misses":
            return played_out(start, fact["line"]).is_stalemate()
        case "only_legal":
            return board.legal_moves.count() == 1
        case "recaptures" | "wins" | "no_recapture":
            return fact["piece"] in WORTH
        case _:
            return True


@pytest.mark.parametrize("cases", first(1, [cases_of_games, cases_of_faults]))
def test_every_fact_of_real_games_is_true_of_the_board(cases: Any) -> None:
    seen: Counter[str] = Counter()
    for board, move, before, after, _ in cases():
        fen = board.fen()
        for fact in explain(board, move, before, after):
            seen[fact["kind"]] += 1
            assert holds(fact, board, move), (fen, board.san(move), fact)
        assert board.fen() == fen
    assert seen["hangs"] > 3
    assert seen["misses_win"] > 3


def test_the_faults_of_real_games_say_what_the_lines_say() -> None:
    """As the score of unseen cases is made: the kinds that must be there, and where none may be."""
    for board, move, before, after, expected in cases_of_faults():
        kinds = [fact["kind"] for fact in explain(board, move, before, after)]
        where = (board.fen(), board.san(move), kinds)
        if "mate_allowed" in expected:
            assert "allows_mate" in kinds[:2], where
        if "mate_missed" in expected:
            assert "misses_mate" in kinds[:2], where
        if "material" in expected:
            assert _MATERIAL & set(kinds[:3]) or "allows_mate" in kinds, where
        if expected.get("none"):
            assert not _CLAIMS & set(kinds), where


def test_the_played_move_is_never_its_own_alternative() -> None:
    for board, move, before, after, _ in cases_of_games():
        top = top_line(before)
        if top and top.pv and top.pv[0] == board.uci(move):
            kinds = {fact["kind"] for fact in explain(board, move, before, after)}
            assert not kinds & {"misses_win", "misses_mate", "no_recapture", "misses_punishing"}


def test_a_game_that_is_decided_says_so_first() -> None:
    fen, move, before, after = HANGS_THE_QUEEN
    del before, after
    board = chess.Board(fen)
    facts = explain(board, board.parse_san(move), (), (), Context(expected_before=0.02, expected_after=0.01))
    assert facts[0] == {"kind": "noise"}
    level = explain(board, board.parse_san(move), (), (), Context(expected_before=0.5, expected_after=0.01))
    assert {"kind": "noise"} not in level


def test_without_lines_nothing_is_claimed() -> None:
    board = chess.Board(LIGHTNING)
    kinds = {fact["kind"] for fact in explain(board, board.parse_san("Qxa5"), (), ())}
    assert not kinds & (_MATERIAL | {"allows_mate", "misses_mate"})


def test_what_a_move_wins_both_searches_that_saw_it_agree_on() -> None:
    fen = "rn2k2r/pppb1ppp/4p3/4N3/4P3/2N1P1nP/PPP2KP1/3R1B1R b kq - 6 13"
    answer = ("Kf3 f6 Nc4 a6 Bd3 Nc6 a4 Nd8 e5 Nf7", -360)
    lost_again = ("Nxh1+ Kf3 f6 Nc4 Bc6 Bd3 Nd7 Rxh1 Ke7 Ke2 a6", -359)
    assert said(fen, "Nxh1+", ("Nxh1+ Kf3 f6 Nc4 Bc6 Bd3", -359), answer) == "Wins the rook on h1."
    assert said(fen, "Nxh1+", lost_again, answer) == "Wins the exchange."
