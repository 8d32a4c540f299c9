"""One UCI engine: with a fake program that fails on order, and with the true Stockfish."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import chess
import pytest

from server.analysis.engine.base import Analysis, EngineFault
from server.analysis.engine.budget import Deadlines
from server.analysis.engine.locate import EngineSpec, resolve_engine
from server.analysis.engine.process import UciEngine
from server.analysis.errors import EngineError, Stopped
from server.analysis.evaluation import Line, Score, win_chance
from tests.analysis.engine.fakes import HASTY, PATIENT, boards_of, fake_spec, is_gone, noted_pids
from tests.sampling import first

START = chess.Board()
Opener = Callable[..., UciEngine]


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Starts engines and closes them after the test."""
    engines: list[UciEngine] = []

    def start(spec: EngineSpec, deadlines: Deadlines = PATIENT) -> UciEngine:
        engines.append(UciEngine(spec, deadlines))
        return engines[-1]

    yield start
    for engine in engines:
        engine.close()


def stop_soon(engine: UciEngine, until: threading.Event) -> threading.Thread:
    """Says `stop` until the search has ended."""

    def insist() -> None:
        while not until.wait(0.05):
            engine.stop()

    thread = threading.Thread(target=insist)
    thread.start()
    return thread


def stopped(engine: UciEngine, board: chess.Board, nodes: int) -> BaseException | None:
    """What a search raises that is stopped soon after its start."""
    over = threading.Event()
    thread = stop_soon(engine, over)
    try:
        engine.search(board, nodes, 1)
    except (Stopped, EngineFault) as error:
        return error
    finally:
        over.set()
        thread.join()
    return None


def test_answers_with_lines_in_whites_view(opened: Opener) -> None:
    engine = opened(fake_spec())
    assert engine.identity == "Fake 1"
    engine.new_game()
    lines = (Line(1, 7, Score(cp=99), ("a2a3",)), Line(2, 7, Score(cp=98), ("a2a4",)))
    assert engine.search(START, 500, 2) == Analysis(lines, 7, 500)
    black = boards_of("e2e4")[-1]
    assert engine.search(black, 500, 1).lines == (Line(1, 7, Score(cp=-199), ("a7a5",)),)


def test_wants_no_more_lines_than_there_are_moves(opened: Opener) -> None:
    board = chess.Board("7k/8/8/8/8/2r5/1K6/2r5 w - - 0 1")
    assert len(opened(fake_spec()).search(board, 100, 5).lines) == 1


def test_an_engine_without_multipv_gives_one_line(opened: Opener) -> None:
    assert len(opened(fake_spec("--fault", "bare")).search(START, 100, 3).lines) == 1


def test_a_new_game_forgets_the_searches_before(opened: Opener) -> None:
    engine = opened(fake_spec())
    first = []
    for _ in range(2):
        engine.new_game()
        first.append([engine.search(START, 100, 2), engine.search(START, 100, 2)])
    assert first[0] == first[1]
    assert first[0][0] != first[0][1]


@pytest.mark.parametrize(
    "board",
    [chess.Board("8/8/8/8/8/8/8/8 w - - 0 1"), chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")],
    ids=["no kings", "stalemate"],
)
def test_refuses_a_position_that_no_engine_may_get(opened: Opener, board: chess.Board) -> None:
    with pytest.raises(ValueError, match="not a position"):
        opened(fake_spec()).search(board, 100, 1)


@pytest.mark.parametrize(
    ("fault", "deadlines", "message"),
    first(
        4,
        [
            ("die", PATIENT, "died"),
            ("hang", HASTY, "no answer in"),
            ("bounds", PATIENT, "no exact score"),
            ("illegal", PATIENT, "no legal move"),
            ("deaf", HASTY, "no answer in"),
            ("garbage", HASTY, "no answer in"),
            ("senseless", PATIENT, "e9e9"),
        ],
    ),
)
def test_a_failing_engine_is_a_fault_and_leaves_no_process(
    opened: Opener, fault: str, deadlines: Deadlines, message: str
) -> None:
    engine = opened(fake_spec("--fault", fault), deadlines)
    pid = engine.pid
    assert pid is not None
    with pytest.raises(EngineFault, match=message):
        engine.search(START, 100, 2)
    engine.close()
    assert is_gone(pid)


def test_bounds_alone_make_it_search_on_with_more_nodes(opened: Opener) -> None:
    engine = opened(fake_spec("--fault", "bounds-at-first"))
    engine.new_game()
    analysis = engine.search(START, 100, 1)
    assert analysis.lines[0].score == Score(cp=199)
    assert analysis.nodes == 100 + 200


def test_a_score_that_a_later_bound_contradicts_is_searched_on(opened: Opener) -> None:
    engine = opened(fake_spec("--fault", "contradicts-at-first"))
    engine.new_game()
    analysis = engine.search(START, 100, 1)
    assert analysis.lines[0].score == Score(cp=199)
    assert (analysis.nodes, analysis.wobble) == (100 + 200, 0.0)


def test_what_is_contradicted_still_has_not_settled(opened: Opener) -> None:
    engine = opened(fake_spec("--fault", "contradicts"))
    engine.new_game()
    analysis = engine.search(START, 100, 1)
    assert analysis.lines[0].score == Score(cp=399)
    assert analysis.nodes == 100 + 200 + 400 + 800
    assert analysis.wobble == pytest.approx(win_chance(399) - win_chance(-300), abs=1e-4)


def test_an_illegal_tail_is_no_fault(opened: Opener) -> None:
    assert opened(fake_spec("--fault", "tail")).search(START, 100, 1).lines[0].pv == ("a2a3",)


def test_an_engine_may_start_slowly_but_not_for_ever(opened: Opener, tmp_path: Path) -> None:
    assert opened(fake_spec("--slow-start", 0.5)).search(START, 100, 1).depth == 7
    pids = tmp_path / "pids"
    silent = EngineSpec("stockfish", "Silent", ("/bin/sh", "-c", f"echo $$ > {pids}; exec sleep 60"))
    with pytest.raises(EngineError, match=r"Silent could not be started .*no answer in time"):
        UciEngine(silent, Deadlines(start=1))
    assert all(is_gone(pid) for pid in noted_pids(pids))


@pytest.mark.parametrize(
    "command",
    [
        ("/no/such/engine",),
        (sys.executable, "-c", "print('hello')"),
        (sys.executable, "-c", "raise SystemExit(1)"),
    ],
    ids=["not there", "no engine", "fails at once"],
)
def test_what_cannot_be_started_is_told_by_name(command: tuple[str, ...]) -> None:
    with pytest.raises(EngineError, match="My engine could not be started") as caught:
        UciEngine(EngineSpec("stockfish", "My engine", command), PATIENT)
    assert caught.value.retry


def test_stop_ends_a_search_and_the_engine_is_fit_for_the_next(opened: Opener, tmp_path: Path) -> None:
    engine = opened(fake_spec("--fault", "hang", "--once", tmp_path / "once"))
    assert isinstance(stopped(engine, START, 100), Stopped)
    assert engine.search(START, 100, 1).depth == 7


def test_an_engine_that_is_deaf_to_stop_is_killed(opened: Opener) -> None:
    engine = opened(fake_spec("--fault", "deaf"), Deadlines(stop=0.2))
    assert isinstance(stopped(engine, START, 100), EngineFault)


def test_an_engine_that_hangs_before_it_searches_is_killed_by_a_stop(opened: Opener) -> None:
    """`isready` after a new game: it has no search yet that could be stopped."""
    engine = opened(fake_spec("--mute", "isready", "--at", 2), Deadlines(floor=600, stop=0.2))
    engine.new_game()
    assert isinstance(stopped(engine, START, 100), EngineFault)


@pytest.mark.parametrize("word", ["uci", "isready"])
def test_an_engine_that_hangs_at_its_start_is_killed_by_a_halt(tmp_path: Path, word: str) -> None:
    pids, halt = tmp_path / "pids", threading.Event()
    timer = threading.Timer(0.3, halt.set)
    timer.start()
    with pytest.raises(Stopped):
        UciEngine(fake_spec("--mute", word, "--pids", pids), Deadlines(start=600, stop=0.1), halt)
    assert halt.is_set()
    assert not pids.exists() or all(is_gone(pid) for pid in noted_pids(pids))


def test_a_halt_gives_an_engine_the_time_to_get_up(opened: Opener) -> None:
    halt = threading.Event()
    halt.set()
    engine = UciEngine(fake_spec("--slow-start", 0.2), PATIENT, halt)
    assert engine.search(START, 100, 1).depth == 7
    engine.close()


def test_a_halt_does_not_hide_why_an_engine_cannot_be_started() -> None:
    halt = threading.Event()
    halt.set()
    with pytest.raises(EngineError, match="could not be started"):
        UciEngine(EngineSpec("stockfish", "None", ("/no/such/engine",)), PATIENT, halt)


def test_close_ends_an_engine_that_will_not_quit(opened: Opener) -> None:
    engine = opened(fake_spec("--mute", "quit"), Deadlines(quit=0.1))
    pid = engine.pid
    assert pid is not None
    engine.close()
    assert is_gone(pid)


def test_a_stop_between_searches_is_nothing(opened: Opener) -> None:
    engine = opened(fake_spec())
    engine.search(START, 100, 1)
    engine.stop()
    assert engine.search(START, 100, 1).depth == 7


def test_close_ends_the_process_and_may_be_called_twice(opened: Opener) -> None:
    engine = opened(fake_spec())
    pid = engine.pid
    assert pid is not None and not is_gone(pid)
    engine.close()
    engine.close()
    engine.stop()
    assert is_gone(pid)


def test_close_ends_an_engine_that_is_started_by_a_script(opened: Opener, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    command = " ".join(fake_spec("--pids", pids).command)
    engine = opened(EngineSpec("stockfish", "Script", ("/bin/sh", "-c", f"{command}; true")), HASTY)
    engine.search(START, 100, 1)
    engine.close()
    (pid,) = noted_pids(pids)
    deadline = time.monotonic() + 20
    while not is_gone(pid) and time.monotonic() < deadline:
        time.sleep(0.02)  # not our child: somebody else reaps it
    assert is_gone(pid)


@pytest.fixture(scope="module")
def stockfish() -> Iterator[UciEngine]:
    engine = UciEngine(resolve_engine("stockfish"), PATIENT)
    yield engine
    engine.close()


def test_stockfish_repeats_itself_to_the_byte(stockfish: UciEngine) -> None:
    boards = boards_of("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6")

    def answers() -> list[Analysis]:
        stockfish.new_game()
        return [stockfish.search(board, 5_000, 2) for board in reversed(boards)]

    first = answers()
    assert answers() == first
    assert all(len(analysis.lines) == 2 and analysis.nodes >= 5_000 for analysis in first)


def test_stockfish_finds_mates_for_both_sides(stockfish: UciEngine) -> None:
    white = chess.Board("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
    for board, mate, move in ((white, 1, "a1a8"), (white.mirror(), -1, "a8a1")):
        top = stockfish.search(board, 5_000, 2).lines[0]
        assert (top.score, top.pv) == (Score(mate=mate), (move,))


def test_stockfish_mates_by_castling_in_chess960(stockfish: UciEngine) -> None:
    board = chess.Board("2Q1R3/8/8/3k4/8/8/8/RK6 w Q - 0 1", chess960=True)
    top = stockfish.search(board, 5_000, 1).lines[0]
    assert (top.score, top.pv) == (Score(mate=1), ("b1a1",))


def test_stockfish_stops_in_the_middle_of_a_long_search(stockfish: UciEngine) -> None:
    assert isinstance(stopped(stockfish, START, 500_000_000), Stopped)
    assert stockfish.search(START, 1_000, 1).nodes < 100_000


def test_the_webassembly_stockfish_answers_and_repeats_itself(opened: Opener) -> None:
    engine = opened(resolve_engine("stockfish-js"))
    assert engine.identity.startswith("Stockfish 19")
    answers = []
    for _ in range(2):
        engine.new_game()
        answers.append([engine.search(board, 2_000, 2) for board in boards_of("e2e4 e7e5")])
    assert answers[0] == answers[1]
