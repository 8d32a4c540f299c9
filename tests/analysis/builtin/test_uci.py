"""`kibitz uci`, driven as a program: by python-chess, by the review's own pool, and by hand."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import chess
import chess.engine
import pytest

from server.analysis.builtin.thinking import SearchLimits, Tell, Thinker, Thought, never
from server.analysis.builtin.uci import EngineLoader, RunningSearch, UciProgram, info_line
from server.analysis.builtin.uci_commands import MODES
from server.analysis.engine.locate import EngineSpec
from server.analysis.engine.process import UciEngine
from server.analysis.errors import EngineError
from tests.sampling import first

ROOT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-m", "server.analysis.builtin.uci")


@pytest.fixture(scope="module")
def engine() -> Iterator[chess.engine.SimpleEngine]:
    with chess.engine.SimpleEngine.popen_uci(list(COMMAND), timeout=90, cwd=str(ROOT)) as engine:
        engine.ping()
        yield engine


def test_name_and_options_are_told(engine: chess.engine.SimpleEngine) -> None:
    assert engine.id["name"].startswith("Kibitz ")
    assert {"Hash", "Threads", "MultiPV", "Ponder", "UCI_Chess960", "Mode"} <= set(engine.options)


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


Ask = Callable[[], bool]


class SlowThinker:
    """Searches until it is stopped."""

    def new_game(self) -> None: ...

    def resize(self, megabytes: int) -> None: ...

    def blend(self, share: int) -> None: ...

    def think(
        self,
        board: chess.Board,
        limits: SearchLimits,
        ranks: int,
        stopped: Ask,
        tell: Tell,
        pondering: Ask = never,
    ) -> str | None:
        while self.goes_on(stopped, pondering):
            time.sleep(0.001)
        return self.find(board, limits, tell, stopped)

    def goes_on(self, stopped: Ask, pondering: Ask) -> bool:
        return not stopped()

    def find(self, board: chess.Board, limits: SearchLimits, tell: Tell, stopped: Ask) -> str | None:
        return "e2e4"


class QuickThinker(SlowThinker):
    """Has the first legal move at once, and a line of two."""

    def goes_on(self, stopped: Ask, pondering: Ask) -> bool:
        return False

    def find(self, board: chess.Board, limits: SearchLimits, tell: Tell, stopped: Ask) -> str | None:
        best = limits.moves[0] if limits.moves else next(map(board.uci, board.legal_moves))
        tell(Thought(1, 1, chess.engine.PovScore(chess.engine.Cp(3), board.turn), 1, 0.1, (best, "e7e5")))
        return best


class BrokenThinker(QuickThinker):
    """Finds something, then fails."""

    def find(self, board: chess.Board, limits: SearchLimits, tell: Tell, stopped: Ask) -> str | None:
        score = chess.engine.PovScore(chess.engine.Cp(3), chess.WHITE)
        if limits.depth > 1:
            tell(Thought(1, 1, score, 1, 0.1, ("g1f3",)))
        raise KeyError("a fault\nof two lines")


def no_reader() -> None:
    raise AssertionError("the output is said to be broken")


Load = Callable[[], Thinker]


def converse(*lines: str, load: Load = SlowThinker) -> list[str]:
    output = io.StringIO()
    UciProgram(output, EngineLoader(load), no_reader).run(io.StringIO("\n".join(lines)))
    return output.getvalue().splitlines()


def told(said: Sequence[str]) -> list[str]:
    """What stands in the `info string` lines."""
    return [line.removeprefix("info string ") for line in said if line.startswith("info string ")]


def test_commands_are_read_while_it_searches() -> None:
    said = converse("position startpos", "go infinite", "isready", "stop", "quit")
    assert said == ["readyok", "bestmove e2e4"]


def test_faults_are_told_and_do_not_end_the_program() -> None:
    said = converse(
        "position fen nonsense", "setoption name Hash value 0", "what", "debug perhaps", "isready"
    )
    assert told(said) == [
        "The position cannot be read. This is not a FEN: nonsense",
        "Hash must be a whole number from 1 to 4096; 0 is ignored.",
        "Unknown command: what",
        "debug must be followed by on or off.",
    ]
    assert said[-1] == "readyok"


@pytest.mark.parametrize("word", ["nothing", "startpos e2e4", "startpos moves e2e4 e2e4", "fen 8/8/8/8 w"])
@pytest.mark.parametrize("go", ["go depth 1", "go infinite", "go ponder wtime 9 btime 9"])
def test_no_move_is_played_on_the_board_before_a_faulty_position(word: str, go: str) -> None:
    said = converse(
        "position startpos moves g1f3", f"position {word}", go, "stop", "isready", load=QuickThinker
    )
    assert said[-2:] == ["bestmove 0000", "readyok"]
    assert told(said)[-1] == "The last position could not be read, so there is nothing to search."


def test_a_position_after_a_faulty_one_is_played_on() -> None:
    said = converse("position fen nonsense", "position startpos", "go searchmoves g1f3", load=QuickThinker)
    assert said[-1] == "bestmove g1f3 ponder e7e5"


def test_words_before_a_command_are_passed_over() -> None:
    assert converse("joho isready", "\t please  isready now ", "", "  ") == ["readyok", "readyok"]
    assert converse("now quit", "isready") == []


def test_debug_tells_what_is_received_until_it_is_off() -> None:
    said = converse("isready", "joho debug on", "isready", "debug off", "isready")
    assert said == [
        "readyok",
        "info string Received: isready",
        "readyok",
        "info string Received: debug off",
        "readyok",
    ]


def test_registration_is_taken_without_a_word() -> None:
    assert converse("register later", "register name Stefan MK code 4359874324") == []


def test_options_hold_from_the_next_search_on() -> None:
    asked = []

    class Recorder(QuickThinker):
        def resize(self, megabytes: int) -> None:
            asked.append(("resize", megabytes))

        def blend(self, share: int) -> None:
            asked.append(("blend", share))

        def new_game(self) -> None:
            asked.append(("new game", 0))

    said = converse(
        "setoption name hash value 32",
        "setoption name MODE value Strong",
        "isready",
        "setoption name Hash",
        "setoption name Hash value 99999",
        "setoption name clear HASH",
        load=Recorder,
    )
    assert asked == [("resize", 32), ("blend", MODES["strong"].share), ("new game", 0)]
    assert told(said) == [
        "Hash must be a whole number from 1 to 4096; no value is ignored.",
        "Hash must be a whole number from 1 to 4096; 99999 is ignored.",
    ]


def test_a_hash_without_memory_for_it_is_told_and_the_old_one_kept() -> None:
    asked = []

    class Small(QuickThinker):
        def resize(self, megabytes: int) -> None:
            asked.append(megabytes)
            if megabytes > 64:
                raise MemoryError

    said = converse(
        "isready",
        "setoption name Hash value 4096",
        "isready",
        "isready",
        "setoption name Hash value 2048",
        "go depth 1",
        load=Small,
    )
    assert asked == [16, 4096, 2048]
    assert told(said) == [
        "There is not enough memory for a Hash of 4096; it stays at 16.",
        "There is not enough memory for a Hash of 2048; it stays at 16.",
    ]
    assert said[-1].startswith("bestmove ")


def test_an_option_does_not_end_the_search_under_way() -> None:
    said = converse("go infinite", "setoption name MultiPV value 3", "isready", "stop")
    assert said == ["readyok", "bestmove e2e4"]


@pytest.mark.parametrize(
    "go", ["go depth", "go nodes x", "go searchmoves e2e5", "go wtime btime", "go depth -5", "go nodes 0"]
)
def test_go_with_a_fault_is_answered(go: str) -> None:
    said = converse("position startpos", go, "isready", load=QuickThinker)
    assert len([line for line in said if line.startswith("bestmove ")]) == 1


def test_nothing_legal_to_search_is_answered_with_the_null_move() -> None:
    mated = "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
    assert converse("go searchmoves e2e5 0000", load=QuickThinker)[-1] == "bestmove 0000"
    for go in ("go depth", "go infinite", "go movetime 5"):
        assert converse(mated, go, load=QuickThinker)[-1] == "bestmove 0000"


class Ponderer(SlowThinker):
    """Searches until it is stopped or ponders no more."""

    def goes_on(self, stopped: Ask, pondering: Ask) -> bool:
        return not stopped() and pondering()

    def find(self, board: chess.Board, limits: SearchLimits, tell: Tell, stopped: Ask) -> str | None:
        return "d2d4" if stopped() else "e2e4"


@pytest.mark.parametrize("load", [Ponderer, QuickThinker], ids=["still searches", "has done"])
@pytest.mark.parametrize("words", ["wtime 900 btime 900", "depth 3", "searchmoves e2e4"])
def test_ponderhit_brings_the_answer_and_nothing_comes_before(load: Load, words: str) -> None:
    said = converse("position startpos", f"go {words} ponder", "isready", "debug on", "ponderhit", load=load)
    assert said.index("readyok") < said.index("info string Received: ponderhit")
    assert [line.split()[0] for line in said].count("bestmove") == 1 and said[-1].startswith("bestmove ")


def test_ponderhit_alone_lets_the_search_go_on_by_its_limits() -> None:
    """Nobody stops it: the end of the stream would, so the stream ends after the answer only."""
    answered = threading.Event()

    class Output(io.StringIO):
        def write(self, text: str) -> int:
            if "bestmove" in text:
                answered.set()
            return super().write(text)

    def commands() -> Iterator[str]:
        yield from ("position startpos", "go ponder wtime 900 btime 900", "ponderhit")
        assert answered.wait(60)

    output = Output()
    UciProgram(output, EngineLoader(Ponderer), no_reader).run(commands())
    assert output.getvalue() == "bestmove e2e4\n"


def test_stop_ends_pondering_and_ponderhit_without_it_is_nothing() -> None:
    said = converse("ponderhit", "go ponder movetime 10", "stop", "ponderhit", "isready", load=Ponderer)
    assert said == ["bestmove d2d4", "readyok"]


@pytest.mark.parametrize(
    ("ponder", "infinite", "due", "due_after_hit"),
    [
        (False, False, True, True),
        (True, False, False, True),
        (False, True, False, False),
        (True, True, False, False),
    ],
)
def test_the_answer_is_due_after_ponderhit_or_stop(
    ponder: bool, infinite: bool, due: bool, due_after_hit: bool
) -> None:
    search = RunningSearch(ponder=ponder, infinite=infinite)
    assert (search.is_due(), search.is_pondering()) == (due, ponder)
    search.hit()
    assert (search.is_due(), search.is_pondering(), search.is_stopped()) == (due_after_hit, False, False)
    stopped = RunningSearch(ponder=ponder, infinite=infinite)
    stopped.stop()
    assert stopped.is_due() and stopped.is_stopped()


def test_the_expected_answer_is_of_the_line_that_is_played() -> None:
    class Manifold(QuickThinker):
        def find(self, board: chess.Board, limits: SearchLimits, tell: Tell, stopped: Ask) -> str | None:
            score = chess.engine.PovScore(chess.engine.Cp(3), board.turn)
            for line in (("e2e4", "c7c5"), ("e2e4", "e7e5", "g1f3"), ("d2d4", "d7d5"), ("g1f3",)):
                tell(Thought(1, 1, score, 1, 0.1, line))
            return limits.moves[0]

    for move, answer in (("e2e4", "e2e4 ponder e7e5"), ("g1f3", "g1f3"), ("a2a3", "a2a3")):
        assert converse(f"go searchmoves {move}", load=Manifold)[-1] == f"bestmove {answer}"


@pytest.mark.parametrize(
    ("go", "move"),
    [("go nodes 9", "g1f3"), ("go depth 1 searchmoves h2h4", "h2h4"), ("go infinite", "g1f3")],
    ids=["what was found", "nothing found", "infinite"],
)
def test_a_search_that_fails_still_gives_a_move_and_says_so(go: str, move: str) -> None:
    said = converse("position startpos", go, "stop", "isready", load=BrokenThinker)
    assert said[-2:] == [f"bestmove {move}", "readyok"]
    assert told(said) == [
        "The search failed; the best move found so far is given. The reason is on standard error."
    ]


def broken_network() -> Thinker:
    raise OSError(2, "No such file", "weights.npz")


def test_an_engine_that_cannot_be_loaded_is_an_error() -> None:
    for command in ("isready", "go depth 1", "ucinewgame"):
        with pytest.raises(EngineError, match=r"^The engine could not be loaded\."):
            converse(command, load=broken_network)


class Gone(io.StringIO):
    """An output that nobody takes."""

    def write(self, text: str) -> int:
        raise BrokenPipeError(32, "Broken pipe")


@pytest.mark.parametrize(("command", "in_main"), [("isready", True), ("go depth 1", False)])
def test_an_output_that_nobody_takes_is_hung_up_on_by_whoever_finds_out(command: str, in_main: bool) -> None:
    found = []
    loader = EngineLoader(QuickThinker)
    UciProgram(Gone(), loader, lambda: found.append(threading.current_thread())).run([command])
    assert found and (threading.main_thread() in found) is in_main


@contextmanager
def program(*words: str, **streams: Any) -> Iterator[subprocess.Popen[str]]:
    """The program as a process of its own; killed if it has not ended at the end."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # As from a terminal: what runs the tests in the background may have it ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        **{"stdout": subprocess.PIPE, **streams},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def ask(process: subprocess.Popen[str], *lines: str) -> None:
    assert process.stdin is not None
    process.stdin.write("".join(f"{line}\n" for line in lines))
    process.stdin.flush()


@pytest.mark.parametrize("go", first(1, ["go infinite", "go ponder wtime 9000 btime 9000"]))
def test_an_interrupt_ends_an_endless_search(go: str) -> None:
    with program() as process:
        assert process.stdout is not None and process.stderr is not None
        ask(process, "position startpos", go)
        assert process.stdout.readline().startswith("info depth 1 ")
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == -signal.SIGINT
        assert process.stderr.read() == ""


@pytest.mark.parametrize("go", first(1, ["go infinite", "isready"]))
def test_the_process_ends_when_nobody_reads_what_it_says(go: str) -> None:
    """Its own input stays open: it must not wait for it."""
    with program() as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        ask(process, "position startpos", go)
        assert process.wait(60) == 1
        assert process.stderr.read() == ""


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_stream_that_is_closed_from_the_start_ends_it_without_a_word(closed: str) -> None:
    ended = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *COMMAND], cwd=ROOT, input=b"uci\n", capture_output=True
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, b"", b"")


def test_bytes_that_are_no_text_end_nothing_whatever_the_environment_says() -> None:
    """Here it says ASCII, and that all else is an error."""
    ended = subprocess.run(
        COMMAND,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        input=b"\xff\xfe position\n\xc3\xa4\nisready\n",
        capture_output=True,
    )
    said = ended.stdout.decode("utf-8").splitlines()
    assert told(said)[1:] == ["Unknown command: \u00e4"]
    assert (said[-1], ended.returncode, ended.stderr) == ("readyok", 0, b"")


def test_a_game_is_played_while_it_ponders(
    engine: chess.engine.SimpleEngine, caplog: pytest.LogCaptureFixture
) -> None:
    """python-chess sends `go ponder` after each answer; then `ponderhit` where its guess was played, else
    `stop`. It logs a move to ponder on that is not legal."""
    board = chess.Board()
    limit = chess.engine.Limit(white_clock=2, black_clock=2, white_inc=0.02, black_inc=0.02)
    sent = []
    send_line = engine.protocol.send_line

    def send(line: str) -> None:
        sent.append(line.split()[0])
        send_line(line)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine.protocol, "send_line", send)
        for number in range(8):
            played = engine.play(board, limit, game="ponder", ponder=True)
            assert played.move in list(board.legal_moves)
            board.push(played.move)
            hit = played.ponder if number % 3 else None
            board.push(hit or next(move for move in board.legal_moves if move != played.ponder))
        engine.ping()
    assert sent.count("ponderhit") >= 2 and sent.count("stop") >= 2
    assert not [record for record in caplog.records if "ponder move" in record.message]


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
