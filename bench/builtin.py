"""The built-in engine's figures: `python -m bench.builtin speed | nine | match | versus`.

- `speed`: nodes a second on the nine positions of the spec, on one core;
- `nine`: its move in each of them at 1, 3 and 15 s, graded by Stockfish at depth 18;
- `match`: games against Stockfish limited to a rating, the same time a move, each opening from both sides;
  the result as points and as a difference of ratings, with 95 % bounds from the spread over pairs of games;
- `versus`: the same against the engine of another checkout, at the same number of nodes a move, so that the
  machine may be busy meanwhile: whether a change of the search is one for the better.

Stop what else runs on the machine first.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import chess
import chess.engine

from server.analysis.engine.locate import STOCKFISH, resolve_engine

ROOT = Path(__file__).parents[1]
NINE = ROOT / "tests" / "data" / "nine_positions.txt"
OPENINGS = ROOT / "models" / "training" / "data" / "openings.txt"

COMMAND = [sys.executable, "-m", "server.analysis.builtin.uci"]
GRADES = ((10, "excellent"), (30, "very good"), (60, "good"), (100, "okay"), (200, "poor"))
"""Most centipawns lost, grade; beyond the last it is a blunder."""

JUDGE_DEPTH = 18
MATE_CENTIPAWNS = 10_000
MAX_PLIES = 300
OPENING_PLIES = range(6, 11)


@dataclass(frozen=True, slots=True)
class Graded:
    """A move with what it loses, in centipawns, and the judge's own first move."""

    move: str
    best: str
    loss: int

    @property
    def grade(self) -> str:
        return next((name for most, name in GRADES if self.loss <= most), "blunder")


@contextmanager
def builtin(folder: Path = ROOT, **options: str | int) -> Iterator[chess.engine.SimpleEngine]:
    """The built-in engine of a checkout as a program, ready to search."""
    subprocess.run([*COMMAND, "--compile"], cwd=folder, check=True)
    with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=120, cwd=str(folder)) as engine:
        engine.configure(options)
        engine.ping()
        yield engine


@contextmanager
def stockfish(**options: str | int | bool) -> Iterator[chess.engine.SimpleEngine]:
    spec = resolve_engine(STOCKFISH)
    with chess.engine.SimpleEngine.popen_uci(list(spec.command), timeout=60) as engine:
        engine.configure({"Threads": 1, "Hash": 64, **options})
        yield engine


def nine_positions() -> list[chess.Board]:
    return [chess.Board(fen) for fen in NINE.read_text().splitlines()]


def grade_move(judge: chess.engine.SimpleEngine, board: chess.Board, move: chess.Move) -> Graded:
    """The move's loss in the mover's view: 0 for the judge's own first move, never below 0."""
    limit = chess.engine.Limit(depth=JUDGE_DEPTH)
    info = judge.analyse(board, limit, game=object())
    best = info["pv"][0]
    if best == move:
        return Graded(board.san(move), board.san(best), 0)
    after = judge.analyse(board, limit, root_moves=[move], game=object())
    scores = [one["score"].pov(board.turn).score(mate_score=MATE_CENTIPAWNS) for one in (info, after)]
    return Graded(board.san(move), board.san(best), max(scores[0] - scores[1], 0))


def measure_speed(seconds: float) -> None:
    """Nodes a second, all nine positions together."""
    nodes, spent = 0, 0.0
    with builtin(Hash=64) as engine:
        for board in nine_positions():
            info = engine.analyse(board, chess.engine.Limit(time=seconds), game=object())
            nodes += info["nodes"]
            spent += info["time"]
            print(f"depth {info['depth']:2}  {info['nodes'] / info['time']:9,.0f} nodes/s  {board.fen()}")
    print(f"{nodes / spent:,.0f} nodes/s")


def grade_nine(times: list[float]) -> None:
    """The nine moves at each time, with their grades."""
    with builtin(Hash=64) as engine, stockfish() as judge:
        for seconds in times:
            graded = []
            for board in nine_positions():
                played = engine.play(board, chess.engine.Limit(time=seconds), game=object())
                assert played.move is not None
                graded.append(grade_move(judge, board, played.move))
            top = sum(one.grade in ("excellent", "very good") for one in graded)
            own = sum(one.move == one.best for one in graded)
            print(f"{seconds:g} s: {top} of 9 excellent or very good, {own} Stockfish's own first move")
            for one in graded:
                print(f"    {one.move:6} {one.grade:10} loss {one.loss:4}  (Stockfish: {one.best})")


def read_openings(count: int, seed: int) -> list[list[chess.Move]]:
    """`count` openings of 6 to 10 plies, chosen by the seed."""
    lines = [line.split() for line in OPENINGS.read_text().splitlines()]
    fitting = [line for line in lines if len(line) in OPENING_PLIES]
    return [
        [chess.Move.from_uci(text) for text in line] for line in random.Random(seed).sample(fitting, count)
    ]


def play_game(
    white: chess.engine.SimpleEngine,
    black: chess.engine.SimpleEngine,
    opening: list[chess.Move],
    limit: chess.engine.Limit,
) -> float:
    """White's points."""
    board = chess.Board()
    for move in opening:
        board.push(move)
    game = object()
    while not board.is_game_over(claim_draw=True) and board.ply() < MAX_PLIES:
        engine = white if board.turn else black
        played = engine.play(board, limit, game=game)
        assert played.move is not None
        board.push(played.move)
    outcome = board.outcome(claim_draw=True)
    return 0.5 if outcome is None or outcome.winner is None else float(outcome.winner)


def play_match(games: int, elo: int, seconds: float, seed: int) -> None:
    """Games against Stockfish limited to a rating."""
    with builtin(Hash=64) as ours, stockfish(UCI_LimitStrength=True, UCI_Elo=elo) as theirs:
        play_pairs(ours, theirs, read_openings((games + 1) // 2, seed), chess.engine.Limit(time=seconds))


def play_versus(folder: Path, games: int, nodes: int, seed: int) -> None:
    """Games against the engine of another checkout."""
    with builtin() as ours, builtin(folder) as theirs:
        play_pairs(ours, theirs, read_openings((games + 1) // 2, seed), chess.engine.Limit(nodes=nodes))


def play_pairs(
    ours: chess.engine.SimpleEngine,
    theirs: chess.engine.SimpleEngine,
    openings: list[list[chess.Move]],
    limit: chess.engine.Limit,
) -> None:
    """Two games from each opening, either side once."""
    results: list[tuple[float, float]] = []
    for opening in openings:
        first = play_game(ours, theirs, opening, limit)
        second = 1 - play_game(theirs, ours, opening, limit)
        results.append((first, second))
        print(f"{2 * len(results):4} games  {summary(results)}", flush=True)


def summary(results: list[tuple[float, float]]) -> str:
    """Wins, draws, losses, points with 95 % bounds, difference of ratings with the same."""
    games = [point for pair in results for point in pair]
    counts = [games.count(point) for point in (1.0, 0.5, 0.0)]
    pairs = [sum(pair) / 2 for pair in results]
    mean = statistics.fmean(pairs)
    margin = 1.96 * statistics.stdev(pairs) / math.sqrt(len(pairs)) if len(pairs) > 1 else 0.5
    low, high = rating(mean - margin), rating(mean + margin)
    return (
        f"+{counts[0]} ={counts[1]} -{counts[2]}  {100 * mean:.1f} % +- {100 * margin:.1f}"
        f"  rating {rating(mean):+.0f} ({low:+.0f} .. {high:+.0f})"
    )


def rating(share: float) -> float:
    """Difference of ratings that gives this share of the points: the logistic formula of the Elo system."""
    inside = min(max(share, 0.001), 0.999)
    return 400 * math.log10(inside / (1 - inside))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    speed = commands.add_parser("speed")
    speed.add_argument("--seconds", type=float, default=3.0)
    nine = commands.add_parser("nine")
    nine.add_argument("--seconds", type=float, nargs="+", default=[1.0, 3.0, 15.0])
    match = commands.add_parser("match")
    match.add_argument("--games", type=int, default=100)
    match.add_argument("--elo", type=int, default=2000)
    match.add_argument("--seconds", type=float, default=0.2)
    match.add_argument("--seed", type=int, default=1)
    versus = commands.add_parser("versus")
    versus.add_argument("folder", type=Path, help="root of the other checkout")
    versus.add_argument("--games", type=int, default=400)
    versus.add_argument("--nodes", type=int, default=10_000)
    versus.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    run: dict[str, Callable[[], None]] = {
        "speed": lambda: measure_speed(chosen.seconds),
        "nine": lambda: grade_nine(chosen.seconds),
        "match": lambda: play_match(chosen.games, chosen.elo, chosen.seconds, chosen.seed),
        "versus": lambda: play_versus(chosen.folder, chosen.games, chosen.nodes, chosen.seed),
    }
    started = time.perf_counter()
    run[chosen.command]()
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
