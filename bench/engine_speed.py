"""How fast the engine pool searches a game, beside a plain loop over the same game: `python -m
bench.engine_speed`.

Prints the ratio of the two, and how much of the wall time was search: wall x cores x bare nodes/s / nodes,
where the bare nodes/s are those of engines that do nothing but one long search each, taken on all cores at
once and on one.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import chess
import chess.engine
import chess.pgn

from server.analysis.engine.budget import DEFAULT_MULTIPV, HASH_MB, PRESETS
from server.analysis.engine.locate import EngineSpec, resolve_engine
from server.analysis.engine.plan import SearchKind, SearchPlan, plan_searches
from server.analysis.engine.pool import EnginePool
from server.analysis.game.openings import load_book

GAME = Path(__file__).parent / "data" / "80_plies.pgn"


@dataclass(frozen=True, slots=True)
class PoolRun:
    """`seconds` of wall time, `nodes` searched, `first_pair`: seconds until a full search and the next
    ply's."""

    seconds: float
    nodes: int
    first_pair: float


def read_boards(path: Path) -> list[chess.Board]:
    """Positions 0..N of the first game in `path`, each with the moves that led to it."""
    with path.open(encoding="utf-8") as file:
        game = chess.pgn.read_game(file)
    assert game is not None and not game.errors
    return [node.board() for node in (game, *game.mainline())]


def time_plain_loop(spec: EngineSpec, boards: list[chess.Board], nodes: int, multipv: int) -> float:
    """Seconds of python-chess's `analyse`, position after position, in one engine."""
    with chess.engine.SimpleEngine.popen_uci(list(spec.command), timeout=60) as engine:
        engine.configure({"Threads": 1, "Hash": HASH_MB})
        engine.ping()
        started = time.perf_counter()
        for board in boards:
            if not board.is_game_over():
                engine.analyse(board, chess.engine.Limit(nodes=nodes), multipv=multipv)
        return time.perf_counter() - started


def time_pool(spec: EngineSpec, boards: list[chess.Board], plan: SearchPlan, cores: int) -> PoolRun:
    """One run of a pool that is warm."""
    full = {position.ply for position in plan.positions if position.kind is SearchKind.FULL}
    found: set[int] = set()
    nodes, first_pair = 0, 0.0
    with EnginePool(spec, cores) as pool:
        pool.warm()
        started = time.perf_counter()
        for searched in pool.run(plan.chunks, boards):
            nodes += searched.analysis.nodes
            found.add(searched.ply)
            if not first_pair and any(ply in full and ply + 1 in found for ply in found):
                first_pair = time.perf_counter() - started
        return PoolRun(time.perf_counter() - started, nodes, first_pair)


def bare_speed(spec: EngineSpec, board: chess.Board, nodes: int, multipv: int, cores: int) -> float:
    """Nodes/s of one engine while `cores` of them search the same position, nothing else being done."""
    script = (
        f"setoption name Hash value {HASH_MB}\nsetoption name MultiPV value {multipv}\n"
        f"position fen {board.fen()}\ngo nodes {nodes}\n"
    )
    with _processes(spec, cores) as engines:
        for engine in engines:
            _say(engine, "isready\n", until="readyok")
        for engine in engines:
            assert engine.stdin is not None
            engine.stdin.write(script)
            engine.stdin.flush()
        speeds = [_last_nps(engine) for engine in engines]
    return sum(speeds) / len(speeds)


def bare_speed_of_game(
    spec: EngineSpec, boards: list[chess.Board], nodes: int, multipv: int, cores: int
) -> float:
    """Mean over every eighth position of the game: speed hangs on the position."""
    sample = [board for board in boards[4::8] if not board.is_game_over()]
    seconds = sum(1 / bare_speed(spec, board, nodes, multipv, cores) for board in sample)
    return len(sample) / seconds


@contextmanager
def _processes(spec: EngineSpec, count: int) -> Iterator[list[subprocess.Popen[str]]]:
    pipe = subprocess.PIPE
    engines = [
        subprocess.Popen(spec.command, stdin=pipe, stdout=pipe, text=True, bufsize=1) for _ in range(count)
    ]
    try:
        yield engines
    finally:
        for engine in engines:
            engine.communicate("quit\n", timeout=10)


def _say(engine: subprocess.Popen[str], text: str, *, until: str) -> list[str]:
    assert engine.stdin is not None and engine.stdout is not None
    engine.stdin.write(text)
    engine.stdin.flush()
    lines = []
    for line in engine.stdout:
        lines.append(line)
        if line.startswith(until):
            return lines
    raise RuntimeError("the engine died")


def _last_nps(engine: subprocess.Popen[str]) -> float:
    assert engine.stdout is not None
    nps = 0.0
    for line in engine.stdout:
        tokens = line.split()
        if "nps" in tokens:
            nps = float(tokens[tokens.index("nps") + 1])
        if line.startswith("bestmove"):
            return nps
    raise RuntimeError("the engine died")


def main() -> None:
    parser = argparse.ArgumentParser(description="The engine pool beside a plain loop over the same game")
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--nodes", type=int, default=PRESETS["standard"])
    parser.add_argument("--multipv", type=int, default=DEFAULT_MULTIPV)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--game", type=Path, default=GAME)
    given = parser.parse_args()

    spec = resolve_engine(given.engine)
    boards = read_boards(given.game)
    theory = [name is not None for name in load_book().names(boards)]
    plan = plan_searches(boards, theory, given.nodes, given.multipv)
    kinds = [position.kind for position in plan.positions]
    counts = ", ".join(f"{kinds.count(kind)} {kind}" for kind in SearchKind if kind in kinds)
    print(f"{spec.text}; {len(boards) - 1} plies ({counts}); {given.nodes} nodes, multipv {given.multipv}")

    alone = bare_speed_of_game(spec, boards, given.nodes, given.multipv, 1)
    together = bare_speed_of_game(spec, boards, given.nodes, given.multipv, given.cores)
    plain = time_plain_loop(spec, boards, given.nodes, given.multipv)
    run = time_pool(spec, boards, plan, given.cores)
    # The machine may have been busier before than after; the higher speed is the stricter measure.
    together = max(together, bare_speed_of_game(spec, boards, given.nodes, given.multipv, given.cores))
    print(f"bare engine: {alone:,.0f} nodes/s alone, {together:,.0f} each with {given.cores} at once")
    print(
        f"plain loop: {plain:.2f} s; pool on {given.cores} cores: {run.seconds:.2f} s ({run.nodes:,} nodes)"
    )
    print(f"ratio: {plain / run.seconds:.2f}; first pair of neighbours after {run.first_pair:.2f} s")
    share = run.seconds * given.cores / run.nodes
    shares = (
        f"{share * together:.3f} by the bare speed of all at once, {share * alone:.3f} by that of one alone"
    )
    print(f"wall x cores x nodes/s / nodes: {shares}")


if __name__ == "__main__":
    main()
