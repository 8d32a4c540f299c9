"""Many engines on one game: order, replacement, stopping, and that nothing is left over."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import chess
import pytest

from server.analysis.engine import process
from server.analysis.engine.base import Analysis, EngineFault
from server.analysis.engine.budget import Deadlines
from server.analysis.engine.locate import EngineSpec, resolve_engine
from server.analysis.engine.plan import Chunk, PlannedSearch, SearchPlan, plan_searches
from server.analysis.engine.pool import POLL, EnginePool, Searched, prepare
from server.analysis.engine.process import UciEngine
from server.analysis.errors import EngineError, Stopped
from server.analysis.evaluation import Line, Score
from server.work.runner import STOP_POLL
from tests.analysis.engine.fakes import HASTY, PATIENT, boards_of, fake_spec, is_gone, noted_pids
from tests.sampling import first

QUICK = (0.0, 0.0)
GAME = boards_of("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 c3d4 c5b4")
CHUNKS = (
    Chunk(0, (PlannedSearch(1, 100, 1), PlannedSearch(0, 100, 1))),
    Chunk(1, (PlannedSearch(3, 100, 1), PlannedSearch(2, 100, 1))),
    Chunk(2, (PlannedSearch(4, 100, 1),)),
)


class PythonEngine:
    """An engine without a process. `faults`: how many more searches are to fail, shared by all that are
    made."""

    made: list[PythonEngine]

    def __init__(self, faults: list[int], made: list[PythonEngine]) -> None:
        self.faults = faults
        self.log: list[int] = []
        self.closed = False
        self.identity = f"Python {len(made) + 1}"
        made.append(self)

    def new_game(self) -> None:
        self.log.append(-1)

    def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
        self.log.append(board.ply())
        if self.faults and board.ply() == self.faults[0]:
            self.faults.pop(0)
            raise EngineFault("it fell over")
        return Analysis((Line(1, 1, Score(cp=board.ply())),), 1, nodes)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def made() -> list[PythonEngine]:
    return []


Opener = Callable[..., EnginePool]


@pytest.fixture
def pool_of(made: list[PythonEngine]) -> Iterator[Opener]:
    """Pools of Python engines; `faults`: the plies whose next search fails, one after the other."""
    pools: list[EnginePool] = []

    def build(size: int, faults: Sequence[int] = ()) -> EnginePool:
        left = list(faults)
        pools.append(EnginePool(lambda halt: PythonEngine(left, made), size, retry_delays=QUICK))
        return pools[-1]

    yield build
    for pool in pools:
        pool.close()


def fake_pool(size: int, *arguments: object, hasty: bool = False) -> EnginePool:
    deadlines = HASTY if hasty else PATIENT
    return EnginePool(
        lambda halt: UciEngine(fake_spec(*arguments), deadlines, halt), size, retry_delays=QUICK
    )


def plan_of(boards: Sequence[chess.Board], nodes: int = 100) -> SearchPlan:
    return plan_searches(boards, [False] * len(boards), nodes, 2)


def verdicts(answers: Iterator[Searched]) -> dict[int, Analysis]:
    """By ply; fails where a ply is answered twice."""
    found: dict[int, Analysis] = {}
    for answer in answers:
        assert answer.ply not in found
        found[answer.ply] = answer.analysis
    return found


def test_one_engine_searches_chunk_after_chunk_each_on_a_cleared_hash(
    pool_of: Opener, made: list[PythonEngine]
) -> None:
    answers = list(pool_of(1).run(CHUNKS, GAME))
    assert [(answer.ply, answer.chunk) for answer in answers] == [(1, 0), (0, 0), (3, 1), (2, 1), (4, 2)]
    assert made[0].log == [-1, 1, 0, -1, 3, 2, -1, 4]
    assert {answer.engine for answer in answers} == {"Python 1"}


def test_many_engines_search_every_position_once(pool_of: Opener) -> None:
    assert verdicts(pool_of(3).run(CHUNKS, GAME)).keys() == {0, 1, 2, 3, 4}


def test_no_chunks_are_no_work(pool_of: Opener, made: list[PythonEngine]) -> None:
    assert list(pool_of(2).run((), GAME)) == []
    assert made == []


def test_engines_are_started_once_and_serve_review_after_review(
    pool_of: Opener, made: list[PythonEngine]
) -> None:
    before = threading.active_count()
    pool = pool_of(2)
    pool.warm()
    for _ in range(20):
        assert len(list(pool.run(CHUNKS, GAME))) == 5
    assert len(made) == 2
    assert pool.identity == "Python 1" or pool.identity == "Python 2"
    assert threading.active_count() <= before + 2
    pool.close()
    assert all(engine.closed for engine in made)


def test_a_failed_engine_is_replaced_and_its_chunk_searched_as_a_whole(
    pool_of: Opener, made: list[PythonEngine]
) -> None:
    found = verdicts(pool_of(1, faults=[2]).run(CHUNKS, GAME))
    assert found.keys() == {0, 1, 2, 3, 4}
    assert made[0].log == [-1, 1, 0, -1, 3, 2]
    assert made[1].log == [-1, 3, 2, -1, 4]
    assert made[0].closed


def test_the_third_failure_of_a_chunk_ends_the_run(pool_of: Opener) -> None:
    assert verdicts(pool_of(1, faults=[2, 2]).run(CHUNKS, GAME)).keys() == {0, 1, 2, 3, 4}
    with pytest.raises(EngineError, match=r"Python \d failed 3 times .* it fell over") as caught:
        list(pool_of(1, faults=[2, 2, 2]).run(CHUNKS, GAME))
    assert caught.value.retry


def test_what_is_done_is_counted_searches_that_were_told_and_engines_that_were_replaced(
    made: list[PythonEngine],
) -> None:
    counted: Counter[str] = Counter()

    def count(name: str, amount: float) -> None:
        counted[name] += int(amount)

    left = [2]
    with EnginePool(lambda halt: PythonEngine(left, made), 1, retry_delays=QUICK, count=count) as pool:
        answers = list(pool.run(CHUNKS, GAME))
    nodes = sum(answer.analysis.nodes for answer in answers)
    assert nodes
    assert counted == {"searches": len(answers), "nodes": nodes, "engine_restarts": 1}


def test_failures_of_different_chunks_do_not_add_up(pool_of: Opener) -> None:
    assert len(verdicts(pool_of(1, faults=[1, 0, 3, 2, 4]).run(CHUNKS, GAME))) == 5


def test_a_pool_that_gave_up_takes_the_next_review(pool_of: Opener) -> None:
    pool = pool_of(2, faults=[2, 2, 2])
    with pytest.raises(EngineError):
        list(pool.run(CHUNKS, GAME))
    assert len(list(pool.run(CHUNKS, GAME))) == 5


def test_other_engines_go_on_while_one_waits_to_be_replaced(made: list[PythonEngine]) -> None:
    others_done = threading.Event()

    class Waiting(PythonEngine):
        def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
            if self is not made[0] and board.ply() == 0:
                assert others_done.wait(30)  # the replacement comes to the failed chunk when the rest is done
            return super().search(board, nodes, multipv)

    faults = [0]
    with EnginePool(lambda halt: Waiting(faults, made), 2, retry_delays=QUICK) as pool:
        rest = {1, 2, 3, 4}
        for answer in pool.run(CHUNKS, GAME):
            rest.discard(answer.ply)
            if not rest:
                others_done.set()
    assert len(made) == 3


def test_an_engine_that_cannot_be_started_ends_the_run_at_once() -> None:
    with EnginePool(EngineSpec("stockfish", "Stockfish", ("/no/such/engine",)), 2) as pool:
        with pytest.raises(EngineError, match="Stockfish could not be started"):
            list(pool.run(CHUNKS, GAME))
        with pytest.raises(EngineError, match="Stockfish could not be started"):
            pool.warm()


def test_a_mistake_in_a_search_is_raised_where_the_run_is(pool_of: Opener) -> None:
    with pytest.raises(IndexError):
        list(pool_of(2).run((Chunk(0, (PlannedSearch(99, 100, 1),)),), GAME))


def test_stops_when_asked_and_can_be_used_again(pool_of: Opener) -> None:
    pool = pool_of(2)
    with pytest.raises(Stopped):
        list(pool.run(CHUNKS, GAME, lambda: True))
    assert len(list(pool.run(CHUNKS, GAME))) == 5


class Patient(PythonEngine):
    """Answers its first search once `may` is set."""

    may: threading.Event

    def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
        assert self.may.wait(30)
        return super().search(board, nodes, multipv)


EIGHT = [Chunk(index, (PlannedSearch(index, 100, 1),)) for index in range(8)]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> Iterator[EnginePool]:
    """A pool of two engines that search nothing to its end before `Patient.may` is set."""
    monkeypatch.setattr(Patient, "may", threading.Event(), raising=False)
    with EnginePool(lambda halt: Patient([], []), 2, retry_delays=QUICK) as pool:
        yield pool


def test_a_pause_finishes_what_is_begun_and_takes_no_more(patient: EnginePool) -> None:
    answers: list[int] = []

    def pause() -> bool:
        patient.pause()
        Patient.may.set()
        return False

    run = patient.run(EIGHT, GAME, pause)
    with pytest.raises(Stopped):
        while True:
            answers.append(next(run).ply)
    assert sorted(answers) == [0, 1]
    assert len(list(patient.run(EIGHT[:2], GAME, pause))) == 2
    assert len(list(patient.run(EIGHT, GAME))) == 8


def test_meanwhile_the_pool_has_another_run(patient: EnginePool) -> None:
    order: list[int] = []

    def meanwhile() -> None:
        order.extend(-answer.ply for answer in patient.run(CHUNKS, GAME))

    def pause() -> bool:
        if not Patient.may.is_set():
            patient.pause(meanwhile)
            Patient.may.set()
        return False

    for answer in patient.run(EIGHT, GAME, pause):
        order.append(answer.ply)
    assert sorted(order) == [-4, -3, -2, -1, 0, *range(8)]
    assert order.index(-1) < order.index(2)


class Stoppable(PythonEngine):
    """Searches until it is asked to stop; then it answers, or with `fails` has died of it."""

    fails = False

    def __init__(self, faults: list[int], made: list[PythonEngine]) -> None:
        super().__init__(faults, made)
        self.searching, self.asked = threading.Event(), threading.Event()

    def search(self, board: chess.Board, nodes: int, multipv: int) -> Analysis:
        self.searching.set()
        assert self.asked.wait(30)
        found = super().search(board, nodes, multipv)
        if self.fails:
            raise EngineFault("it was killed")
        return found

    def stop(self) -> None:
        self.asked.set()


class Mortal(Stoppable):
    fails = True


@pytest.mark.parametrize("kind", [Stoppable, Mortal], ids=["answers", "dies"])
@pytest.mark.parametrize("chunks", [CHUNKS, CHUNKS[::-1]], ids=["in a chunk", "between two"])
def test_after_a_stop_no_further_search_begins(
    made: list[PythonEngine], kind: type[Stoppable], chunks: tuple[Chunk, ...]
) -> None:
    """The first chunk has two searches or one: its next must not begin, or the next chunk's."""
    first = kind([], made)
    with EnginePool(lambda halt: first if not first.log else kind([], made), 1, retry_delays=QUICK) as pool:
        with pytest.raises(Stopped):
            list(pool.run(chunks, GAME, first.searching.is_set))
        assert first.log == [-1, chunks[0].searches[0].ply]
    assert made == [first]


def test_a_stop_does_not_wait_for_an_engine_to_be_replaced(made: list[PythonEngine]) -> None:
    with EnginePool(lambda halt: PythonEngine([1], made), 1, retry_delays=(3_600,)) as pool:
        with pytest.raises(Stopped):
            list(pool.run(CHUNKS, GAME, lambda: bool(made) and made[0].closed))
        assert len(made) == 1


def killed_at_its_start(tmp_path: Path, times: int) -> EngineSpec:
    """An engine that is killed before it is up, so often."""
    fake = " ".join(fake_spec().command)
    dies = "{ echo >> starts; kill -9 $$; }"
    script = f"cd {tmp_path}; [ $(wc -l < starts) -ge {times} ] || {dies}; exec {fake}"
    (tmp_path / "starts").touch()
    return EngineSpec("stockfish", "Fake", ("/bin/sh", "-c", script))


def test_an_engine_that_is_killed_while_it_starts_is_started_again(tmp_path: Path) -> None:
    with EnginePool(killed_at_its_start(tmp_path, 2), 1) as pool:
        pool.warm()
        assert len(list(pool.run(CHUNKS, GAME))) == 5


def test_an_engine_that_is_always_killed_is_not_started_for_ever(tmp_path: Path) -> None:
    with (
        EnginePool(killed_at_its_start(tmp_path, 99), 1) as pool,
        pytest.raises(EngineError, match="could not be"),
    ):
        pool.warm()
    assert len((tmp_path / "starts").read_text().splitlines()) == 3


HANGS = [("--mute", "uci"), ("--mute", "isready"), ("--mute", "isready", "--at", "2"), ("--fault", "deaf")]
SHORT = Deadlines(start=600, floor=600, stop=0.2, quit=0.2)
"""Nothing but a stop ends what hangs."""


@pytest.mark.parametrize("hang", HANGS, ids=" ".join)
def test_a_stop_is_obeyed_wherever_an_engine_hangs(tmp_path: Path, hang: tuple[str, ...]) -> None:
    once, pids = tmp_path / "once", tmp_path / "pids"
    spec = fake_spec(*hang, "--once", once, "--pids", pids)
    with EnginePool(lambda halt: UciEngine(spec, SHORT, halt), 1, retry_delays=QUICK) as pool:
        with pytest.raises(Stopped):
            list(pool.run(CHUNKS, GAME, once.exists))
        (pid,) = noted_pids(pids)
        assert is_gone(pid)
        assert len(list(pool.run(CHUNKS, GAME))) == 5, "the pool is fit for the next review"


def test_a_stop_is_obeyed_while_the_engines_are_warmed(tmp_path: Path) -> None:
    once = tmp_path / "once"
    spec = fake_spec("--mute", "uci", "--once", once)
    with EnginePool(lambda halt: UciEngine(spec, SHORT, halt), 2) as pool:
        with pytest.raises(Stopped):
            pool.warm(once.exists)
        pool.warm()
        assert pool.identity == "Fake 1"


def test_a_run_does_not_wait_for_an_engine_that_hangs_while_another_thread_warms_it(tmp_path: Path) -> None:
    once = tmp_path / "once"
    spec = fake_spec("--mute", "uci", "--once", once)
    ended: list[BaseException] = []
    pool = EnginePool(lambda halt: UciEngine(spec, SHORT, halt), 1)
    warming = threading.Thread(target=lambda: ended.append(raised_by(pool.warm)))
    warming.start()
    with pytest.raises(Stopped):
        list(pool.run(CHUNKS, GAME, once.exists))
    with pytest.raises(Stopped):
        pool.warm(lambda: True)
    pool.close()
    warming.join()
    assert isinstance(ended[0], Stopped)
    with pytest.raises(Stopped):
        pool.warm()


def raised_by(call: Callable[[], object]) -> BaseException:
    try:
        call()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def test_a_stop_takes_less_than_two_seconds_by_all_that_is_waited_for() -> None:
    """The store is asked, the run, the engine's start, the grace of an engine, a look whether it is gone."""
    assert STOP_POLL + POLL + process._POLL + Deadlines().stop + 0.1 < 2


def test_what_should_stop_raises_ends_the_run(pool_of: Opener) -> None:
    def lost() -> bool:
        raise LookupError("lease")

    pool = pool_of(1)
    with pytest.raises(LookupError):
        list(pool.run(CHUNKS, GAME, lost))
    assert len(list(pool.run(CHUNKS, GAME))) == 5


def test_two_runs_at_once_are_refused(pool_of: Opener) -> None:
    pool = pool_of(1)
    first = pool.run(CHUNKS, GAME)
    next(first)
    with pytest.raises(RuntimeError, match="busy"):
        next(pool.run(CHUNKS, GAME))
    first.close()
    assert len(list(pool.run(CHUNKS, GAME))) == 5


def test_a_pool_without_engines_is_refused(pool_of: Opener) -> None:
    with pytest.raises(ValueError, match="at least one"):
        pool_of(0)


@pytest.mark.parametrize(
    ("fault", "hasty"), first(2, [("die", False), ("hang", True), ("illegal", False), ("senseless", False)])
)
def test_a_review_with_a_failing_engine_equals_one_without(tmp_path: Path, fault: str, hasty: bool) -> None:
    chunks = plan_of(GAME).chunks
    with fake_pool(2) as pool:
        expected = verdicts(pool.run(chunks, GAME))
    once, pids = tmp_path / "once", tmp_path / "pids"
    with fake_pool(2, "--fault", fault, "--at", 3, "--once", once, "--pids", pids, hasty=hasty) as pool:
        assert verdicts(pool.run(chunks, GAME)) == expected
    assert once.exists()
    assert len(noted_pids(pids)) >= 3
    assert all(is_gone(pid) for pid in noted_pids(pids))


def test_an_engine_that_always_dies_ends_the_run_and_leaves_no_process(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    with (
        fake_pool(2, "--fault", "die", "--pids", pids) as pool,
        pytest.raises(EngineError, match="Fake 1 failed 3"),
    ):
        list(pool.run(plan_of(GAME).chunks, GAME))
    assert all(is_gone(pid) for pid in noted_pids(pids))


def test_an_engine_killed_between_two_reviews_is_replaced(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    with fake_pool(1, "--fault", "die", "--at", 6, "--once", tmp_path / "once", "--pids", pids) as pool:
        assert len(list(pool.run(CHUNKS, GAME))) == 5
        assert len(list(pool.run(CHUNKS, GAME))) == 5
    assert len(noted_pids(pids)) == 2


def test_closing_early_ends_the_searches_under_way() -> None:
    plan = plan_of(GAME, nodes=500_000_000)
    short = Chunk(0, (PlannedSearch(0, 1_000, 1),))
    with EnginePool(resolve_engine("stockfish"), 2) as pool:
        answers = pool.run((short, *plan.chunks), GAME)
        assert next(answers).ply == 0
        answers.close()
        assert len(list(pool.run(plan_of(GAME, nodes=1_000).chunks, GAME))) == len(GAME)


def test_a_stop_ends_long_searches_of_stockfish() -> None:
    asked = 0

    def at_the_third_time() -> bool:
        nonlocal asked
        asked += 1
        return asked >= 3

    with EnginePool(resolve_engine("stockfish"), 2) as pool, pytest.raises(Stopped):
        list(pool.run(plan_of(GAME, nodes=500_000_000).chunks, GAME, at_the_third_time))


def test_stockfish_gives_the_same_verdicts_on_any_number_of_cores() -> None:
    chunks = plan_of(GAME, nodes=3_000).chunks
    found = []
    for size in (1, 3):
        with EnginePool(resolve_engine("stockfish"), size) as pool:
            found += [verdicts(pool.run(chunks, GAME)), verdicts(pool.run(chunks, GAME))]
    assert all(run == found[0] for run in found)
    assert found[0].keys() == set(range(len(GAME)))


def test_lines_that_are_searched_alike_share_the_nodes(pool_of: Opener, made: list[PythonEngine]) -> None:
    asked = (PlannedSearch(0, 1_000, 2), PlannedSearch(1, 1_000, 2, alike=True))
    list(pool_of(1).run((Chunk(0, asked),), GAME))
    assert made[0].log == [-1, 0, 0, 1], "two searches of the first position, one of the second"


ENDLESS = "import os, sys, time; print(os.getpid(), file=open(sys.argv[1], 'w'), flush=True); time.sleep(600)"


def preparing(*command: str) -> EngineSpec:
    return EngineSpec("builtin", "Slow", ("engine",), command)


def test_a_preparation_is_run_to_its_end(tmp_path: Path) -> None:
    note = tmp_path / "note"
    prepare(preparing(sys.executable, "-c", f"open({str(note)!r}, 'w').write('done')"), threading.Event())
    assert note.read_text() == "done"


@pytest.mark.parametrize(
    ("command", "told"),
    [((sys.executable, "-c", "raise SystemExit('no room')"), "no room"), (("/no/such/program",), "No such")],
)
def test_a_preparation_that_fails_is_logged_and_the_engine_tells_the_rest(
    caplog: pytest.LogCaptureFixture, command: tuple[str, ...], told: str
) -> None:
    prepare(preparing(*command), threading.Event())
    assert "Slow could not be prepared" in caplog.text
    assert told in caplog.text


def test_a_halt_ends_a_preparation(tmp_path: Path) -> None:
    note, halt = tmp_path / "pid", threading.Event()
    timer = threading.Timer(0.5, halt.set)
    timer.start()
    with pytest.raises(Stopped):
        prepare(preparing(sys.executable, "-c", ENDLESS, str(note)), halt)
    assert not note.exists() or all(is_gone(pid) for pid in noted_pids(note))


def test_a_preparation_that_takes_too_long_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("server.analysis.engine.pool.PREPARATION_DEADLINE", 0.5)
    note = tmp_path / "pid"
    prepare(preparing(sys.executable, "-c", ENDLESS, str(note)), threading.Event())
    assert "could not be prepared (-9)" in caplog.text
    assert not note.exists() or all(is_gone(pid) for pid in noted_pids(note))
