"""`kibitz uci`, driven as a program: by python-chess, by the review's own pool, and by hand."""

from __future__ import annotations

import io
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import chess
import chess.engine
import pytest

from server.analysis.engine.locate import EngineSpec
from server.analysis.engine.process import UciEngine
from server.analysis.nn.fallback import PlainThinker
from server.analysis.nn.modes import MODES
from server.analysis.nn.player import plain_thinker
from server.analysis.nn.thinking import Limits, Thought
from server.programs.uci import EngineLoader, UciProgram, info_line, read_limits, read_position

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "server.programs.uci")


@pytest.fixture(scope="module")
def engine() -> Iterator[chess.engine.SimpleEngine]:
    with chess.engine.SimpleEngine.popen_uci(list(COMMAND), timeout=90, cwd=str(ROOT)) as engine:
        engine.ping()
        yield engine


def test_name_and_options_are_told(engine: chess.engine.SimpleEngine) -> None:
    assert engine.id["name"].startswith("Kibitz ")
    assert {"Hash", "Threads", "MultiPV", "UCI_Chess960", "Mode"} <= set(engine.options)


def test_nodes_limit_gives_lines_with_score_depth_and_nodes(engine: chess.engine.SimpleEngine) -> None:
    infos = engine.analyse(chess.Board(), chess.engine.Limit(nodes=20_000), multipv=3, game=1)
    assert [info["multipv"] for info in infos] == [1, 2, 3]
    for info in infos:
        assert info["depth"] > 1 and info["pv"] and info["score"].relative.score() is not None
        assert info["nodes"] <= 20_000


def test_mate_is_reported_as_mate(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
    info = engine.analyse(board, chess.engine.Limit(depth=4), game=2)
    assert info["score"].white() == chess.engine.Mate(1)


def test_infinite_search_goes_on_until_stop(engine: chess.engine.SimpleEngine) -> None:
    with engine.analysis(chess.Board(), game=3) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 4:
                break
        analysis.stop()
        assert analysis.wait().move in list(chess.Board().legal_moves)


def test_clock_and_movetime_give_a_legal_move(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board("r3k2r/pp1b1ppp/2n2n2/1B2N3/Q2Pq3/2P1B3/P4PPP/R3K2R w KQkq - 1 13")
    clock = chess.engine.Limit(white_clock=1, black_clock=1, white_inc=0.1, black_inc=0.1)
    for limit in (clock, chess.engine.Limit(time=0.1)):
        assert engine.play(board, limit, game=4).move in list(board.legal_moves)


def test_game_of_chess960_is_played_with_castling(engine: chess.engine.SimpleEngine) -> None:
    board = chess.Board("1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w BGbg - 0 1", chess960=True)
    board.push_uci("c1g1")
    move = engine.play(board, chess.engine.Limit(nodes=5_000), game=5).move
    assert move in list(board.legal_moves)


def test_every_mode_plays_within_its_depth(engine: chess.engine.SimpleEngine) -> None:
    for name, mode in MODES.items():
        engine.configure({"Mode": name})
        info = engine.analyse(chess.Board(), chess.engine.Limit(nodes=200_000), game=name)
        assert info["depth"] <= mode.depth
    engine.configure({"Mode": "network"})


def test_pool_searches_with_it_and_twice_the_same() -> None:
    spec = EngineSpec("builtin", "Kibitz", COMMAND)
    board = chess.Board()
    board.push_san("e4")
    found = []
    for _ in range(2):
        engine = UciEngine(spec)
        try:
            engine.new_game()
            found.append(engine.search(board, 20_000, 2))
            assert engine.identity.startswith("Kibitz ")
        finally:
            engine.close()
    assert found[0] == found[1]
    assert [line.rank for line in found[0].lines] == [1, 2]


def test_uciok_comes_before_the_engine_is_loaded() -> None:
    with subprocess.Popen(
        COMMAND, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin is not None and program.stdout is not None
        program.stdin.write("uci\nisready\nquit\n")
        program.stdin.flush()
        lines = program.stdout.read().split("\n")
    assert lines.index("uciok") < lines.index("readyok")


class SlowThinker:
    """Searches until it is stopped."""

    def new_game(self) -> None: ...

    def resize(self, megabytes: int) -> None: ...

    def blend(self, share: int) -> None: ...

    def think(self, board, limits, ranks, stopped, tell):  # type: ignore[no-untyped-def]
        while not stopped():
            time.sleep(0.001)
        return "e2e4"


class BrokenThinker(SlowThinker):
    """Finds something, then fails."""

    def think(self, board, limits, ranks, stopped, tell):  # type: ignore[no-untyped-def]
        score = chess.engine.PovScore(chess.engine.Cp(3), chess.WHITE)
        if limits.depth > 1:
            tell(Thought(1, 1, score, 1, 0.1, ("g1f3",)))
        raise KeyError("a fault\nof two lines")


def converse(*lines: str, load=SlowThinker, spare=SlowThinker) -> list[str]:  # type: ignore[no-untyped-def]
    output = io.StringIO()
    UciProgram(output, EngineLoader(load, spare)).run(io.StringIO("\n".join(lines)))
    return output.getvalue().splitlines()


def test_commands_are_read_while_it_searches() -> None:
    said = converse("position startpos", "go infinite", "isready", "stop", "quit")
    assert said == ["readyok", "bestmove e2e4"]


def test_faults_are_told_and_do_not_end_the_program() -> None:
    said = converse("position fen nonsense", "setoption name Hash value 0", "what", "go nodes x", "isready")
    assert [line.startswith("info string") for line in said] == [True, True, True, True, False]
    assert said[-1] == "readyok"


@pytest.mark.parametrize(
    ("go", "move"),
    [("go nodes 9", "g1f3"), ("go depth 1 searchmoves h2h4", "h2h4"), ("go infinite", "g1f3")],
    ids=["what was found", "nothing found", "infinite"],
)
def test_a_search_that_fails_still_gives_a_move_and_says_so(go: str, move: str) -> None:
    said = converse("position startpos", go, "stop", "isready", load=BrokenThinker)
    assert said[-2:] == [f"bestmove {move}", "readyok"]
    (told,) = [line for line in said if line.startswith("info string")]
    assert "KeyError" in told


def test_compiler_that_takes_too_long_leaves_the_plain_engine_for_good() -> None:
    ready = threading.Event()

    def late() -> SlowThinker:
        ready.wait()
        return SlowThinker()

    loader = EngineLoader(late, plain_thinker)
    first = loader.wait(0.01)
    ready.set()
    time.sleep(0.05)
    assert isinstance(first, PlainThinker)
    assert loader.wait() is first


def test_position_with_a_game_keeps_its_moves() -> None:
    board = read_position(["startpos", "moves", "g1f3", "g8f6", "f3g1", "f6g8"], chess960=False)
    assert len(board.move_stack) == 4 and board.is_repetition(2)


def test_limits_are_read() -> None:
    white, black = chess.Board(), chess.Board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
    assert read_limits(["nodes", "5000"], white, "network") == Limits(nodes=5000)
    assert read_limits(["depth", "9"], white, "fast") == Limits(depth=6)
    assert read_limits([], white, "strong") == Limits(seconds=15.0, depth=8)
    clock = read_limits(["wtime", "60000", "btime", "1000"], black, "network")
    assert clock.seconds is not None and clock.seconds < 0.7
    with pytest.raises(ValueError, match="x"):
        read_limits(["nodes", "x"], white, "network")


def test_moves_to_search_are_read_up_to_the_next_word() -> None:
    board = chess.Board()
    limits = read_limits(["searchmoves", "e2e4", "g1f3", "nodes", "50"], board, "network")
    assert limits == Limits(nodes=50, moves=("e2e4", "g1f3"))
    for words in (["searchmoves", "e2e5"], ["searchmoves", "nodes", "50"]):
        with pytest.raises(ValueError, match=r"e2e5|no move"):
            read_limits(words, board, "network")


def test_only_the_moves_named_are_searched(engine: chess.engine.SimpleEngine) -> None:
    moves = [chess.Move.from_uci(text) for text in ("a2a3", "h2h4", "f2f3")]
    infos = engine.analyse(
        chess.Board(), chess.engine.Limit(nodes=20_000), multipv=5, root_moves=moves, game="named"
    )
    assert {info["pv"][0] for info in infos} == set(moves)
    played = engine.play(chess.Board(), chess.engine.Limit(nodes=5_000), root_moves=moves[:1], game="one")
    assert played.move == moves[0]


def test_info_line_of_a_mate_against_the_mover() -> None:
    score = chess.engine.PovScore(chess.engine.Mate(-2), chess.BLACK)
    line = info_line(Thought(1, 3, score, 50, 0.5, ("e7e8", "a1a8")))
    assert line == "info depth 3 multipv 1 score mate -2 nodes 50 nps 100 time 500 pv e7e8 a1a8"
