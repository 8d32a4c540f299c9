"""Pawn endings solved whole: how many, and in what time, by men; beside Stockfish's time to a clear score.

    python -m bench.pawn_endings [--file FILE.jsonl] [--men 6 7] [--most 10] [--engine PATH]

Times are of the processor, one core. A score is clear beyond 3 pawns or with a mate; that of a draw never is.
A claim that is not the file's result is told and ends the bench with 1.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import NamedTuple

import chess
import chess.engine

from endgames.structures.solver import solve

FILE = Path(__file__).parent.parent / "tests" / "data" / "pawn_endings.jsonl"
CLEAR = 300
PATIENCE = 10.0
"""Seconds that the engine has for a position."""


class Row(NamedTuple):
    """One position: seconds of the solver; whether it is solved, contradicts; the engine's seconds."""

    seconds: float
    solved: bool
    false: bool
    engine: float | None


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--men", type=int, nargs="*", default=[6, 7])
    parser.add_argument("--most", type=int, default=100)
    parser.add_argument("--engine", default="/usr/games/stockfish")
    given = parser.parse_args()
    lines = [json.loads(line) for line in given.file.read_text().splitlines()]
    played = [line for line in lines if not line.get("source", "").startswith("kibitz")]
    solve(chess.Board("8/P7/8/8/7p/6k1/8/K7 w - - 0 1"))  # compiled
    print("| men | endings | solved | median | 90 of 100 | longest | Stockfish clear | median |")
    print("|---|---|---|---|---|---|---|---|")
    false = 0
    with chess.engine.SimpleEngine.popen_uci(given.engine) as engine:
        engine.configure({"Threads": 1, "Hash": 64})
        for men in given.men:
            of_men = [each for each in played if chess.popcount(chess.Board(each["fen"]).occupied) == men]
            rows = [row_of(each["fen"], each["result"], engine) for each in of_men[: given.most]]
            false += sum(row.false for row in rows)
            print(table_row(men, rows), flush=True)
    return 1 if false else 0


def row_of(fen: str, result: str, engine: chess.engine.SimpleEngine) -> Row:
    board = chess.Board(fen)
    begun = time.process_time()
    answer = solve(board)
    seconds = time.process_time() - begun
    false = answer.result not in (None, result) and result != "?"
    if false:
        print(f"{fen}: {answer.result}, said to be {result}")
    return Row(seconds, answer.result is not None, false, clear_after(board, engine))


def clear_after(board: chess.Board, engine: chess.engine.SimpleEngine) -> float | None:
    """Seconds until the engine's score is clear."""
    begun = time.perf_counter()
    with engine.analysis(board, chess.engine.Limit(time=PATIENCE)) as analysis:
        for info in analysis:
            score = info.get("score")
            if score and abs(score.white().score(mate_score=100_000)) >= CLEAR:
                return time.perf_counter() - begun
    return None


def table_row(men: int, rows: list[Row]) -> str:
    times = sorted(row.seconds for row in rows if row.solved) or [0.0]
    clear = [row.engine for row in rows if row.engine is not None] or [0.0]
    most = times[min(len(times) - 1, len(times) * 9 // 10)]
    solved, clear_count = sum(row.solved for row in rows), sum(row.engine is not None for row in rows)
    return (
        f"| {men} | {len(rows)} | {solved} | {statistics.median(times):.1f} s "
        f"| {most:.1f} s | {times[-1]:.1f} s | {clear_count} | {statistics.median(clear):.2f} s |"
    )


if __name__ == "__main__":
    sys.exit(main())
