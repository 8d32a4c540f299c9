"""Tables that a worker builds: in a process of their own, which may be stopped or killed."""

from __future__ import annotations

import logging
import os
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import chess
import pytest

from endgames.paths import COMPILED, COMPILED_VARIABLE
from endgames.tables.answers import TableAnswer
from endgames.tables.files import Head, TableFile, write_table
from endgames.tables.layout import Layout
from endgames.tables.names import read_name
from endgames.tables.probing import SHIPPED
from server.analysis.errors import Postponed, Stopped
from server.system.paths import PACKAGES
from server.work import table_builds
from server.work.table_builds import BuiltTables, end_builder, read_failures, start_builder
from tests.small_disk import small_disk

SOME = chess.Board("8/8/4k3/8/8/3RK3/3R4/8 w - - 0 1")

WRITES = """
import sys, time
from pathlib import Path
from endgames.tables.files import Head, write_table
from endgames.tables.layout import Layout
from endgames.tables.names import read_name
folder, _, *names = sys.argv[1:]
Path(folder).mkdir(exist_ok=True)
for name in names:
    entries = Layout(read_name(name)).entries
    halves = memoryview(bytes([254]) * (2 * entries))
    write_table(Path(folder) / f"{name}.kbt", Head(name, entries, 1.0), halves)
"""
"""In place of a builder: tables of nothing but draws."""
SLEEPS = "import time\ntime.sleep(600)"
TELLS = """
import sys
print('{"name": "%s", "key": "table-no-room", "params": {"name": "%s"}}' % (sys.argv[3], sys.argv[3]))
sys.exit(1)
"""


class Scripted:
    """Starts scripts in place of builders."""

    def __init__(self, script: str) -> None:
        self.script = script
        self.started: list[list[str]] = []
        self.processes: list[subprocess.Popen[bytes]] = []

    def __call__(self, folder: Path, names: Sequence[str], cache: Path) -> subprocess.Popen[bytes]:
        self.started.append(list(names))
        command = [sys.executable, "-c", self.script, str(folder), "1", *names]
        pipe = subprocess.PIPE
        self.processes.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=PACKAGES))
        return self.processes[-1]


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Scripted:
    made = Scripted(WRITES)
    monkeypatch.setattr(table_builds, "start_builder", made)
    return made


@pytest.fixture
def built(tmp_path: Path) -> Iterator[BuiltTables]:
    made = BuiltTables(tmp_path)
    yield made
    made.close()


def never() -> bool:
    return False


def test_what_is_missing_is_built_once(scripted: Scripted, built: BuiltTables) -> None:
    assert built.wanted(SOME) == "KRRvK"
    assert not built.ready("KRRvK")
    assert built.probe(SOME) is None
    for _ in range(2):
        assert built.ensure(["KRRvK", "KRvK"], never) == {}
    assert scripted.started == [["KRRvK"]]
    found = built.probe(SOME)
    assert found is not None
    assert (found.wdl, found.table) == (0, "KRRvK")


@pytest.mark.parametrize("postpones", [False, True])
def test_what_was_built_is_counted(scripted: Scripted, tmp_path: Path, postpones: bool) -> None:
    counted: list[tuple[str, float]] = []
    built = BuiltTables(tmp_path, postpones=postpones, count=lambda *what: counted.append(what))
    with suppress(Postponed):
        built.ensure(["KRRvK", "KQQvK"], never)
    while built.is_building():
        time.sleep(0.01)
    assert built.ensure(["KRRvK"], never) == {}
    built.close()
    assert counted == [("tables_built", 2)]


def test_it_says_what_it_builds_to_who_waits_for_it(scripted: Scripted, tmp_path: Path) -> None:
    told: list[str] = []
    built = BuiltTables(tmp_path, tell=told.append)
    for _ in range(2):
        built.ensure(["KRRvK"], never)
    built.close()
    assert told == ["Building endgame tables (KRRvK). This takes some minutes and is done once."]


def test_a_stop_is_obeyed_while_a_table_is_built(scripted: Scripted, built: BuiltTables) -> None:
    scripted.script = SLEEPS
    asked = iter([False, True])
    with pytest.raises(Stopped):
        built.ensure(["KRRvK"], lambda: next(asked))
    assert scripted.processes[0].poll() is None
    built.close()
    assert scripted.processes[0].returncode is not None


def test_a_worker_that_has_other_work_is_told_to_come_again(scripted: Scripted, tmp_path: Path) -> None:
    built = BuiltTables(tmp_path, postpones=True)
    scripted.script = WRITES
    with pytest.raises(Postponed) as first:
        built.ensure(["KRRvK"], never)
    with pytest.raises(Postponed):
        built.ensure(["KQQvK"], never)
    while not first.value.can_go_on():
        time.sleep(0.01)
    assert built.ensure(["KRRvK"], never) == {}
    assert scripted.started == [["KRRvK"]], "one after the other"
    with pytest.raises(Postponed):
        built.ensure(["KQQvK"], never)
    built.close()


def test_what_could_not_be_built_meanwhile_is_told_when_it_is_asked_for_again(
    scripted: Scripted, tmp_path: Path
) -> None:
    built = BuiltTables(tmp_path, postpones=True)
    scripted.script = TELLS
    with pytest.raises(Postponed):
        built.ensure(["KRRvK"], never)
    while built.is_building():
        time.sleep(0.01)
    assert built.ensure(["KRRvK"], never)["KRRvK"].key == "table-no-room"
    assert len(scripted.started) == 1
    built.close()


def test_what_cannot_be_built_is_told_and_not_tried_again_at_once(
    scripted: Scripted, built: BuiltTables, caplog: pytest.LogCaptureFixture
) -> None:
    scripted.script = TELLS
    with caplog.at_level(logging.WARNING):
        first, second = (built.ensure(["KRRvK"], never) for _ in range(2))
    assert first == second
    assert first["KRRvK"].key == "table-no-room"
    told = [record for record in caplog.records if record.name == table_builds.__name__]
    assert len(scripted.started) == len(told) == 1


def test_it_is_tried_again_later(
    scripted: Scripted, built: BuiltTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted.script = TELLS
    monkeypatch.setattr(table_builds, "TRIED_AGAIN", 0.0)
    built.ensure(["KRRvK"], never)
    scripted.script = WRITES
    assert built.ensure(["KRRvK"], never) == {}
    assert built.ready("KRRvK")


def test_a_builder_that_dies_is_told(scripted: Scripted, built: BuiltTables) -> None:
    scripted.script = "import os\nos.kill(os.getpid(), 9)"
    assert built.ensure(["KRRvK"], never)["KRRvK"].key == "table-not-built"


def test_a_builder_that_cannot_be_started_is_told(
    built: BuiltTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_builds, "start_builder", missing_program)
    assert built.ensure(["KRRvK"], never)["KRRvK"].key == "table-not-built"


def missing_program(*_: object) -> subprocess.Popen[bytes]:
    raise OSError(12, "Cannot allocate memory")


def test_a_damaged_table_is_built_again(scripted: Scripted, built: BuiltTables, tmp_path: Path) -> None:
    built.ensure(["KRRvK"], never)
    built.close()
    path = tmp_path / "tables" / "KRRvK.kbt"
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(bytes(data))
    assert built.ensure(["KRRvK"], never) == {}
    assert len(scripted.started) == 2
    assert built.ready("KRRvK")


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("a file")
    builder = start_builder(tmp_path / "tables", ["KRRvK"], cache())
    builder.wait(60)
    assert read_failures(builder)["KRRvK"].key == "table-no-access"
    end_builder(builder)


def cache() -> Path:
    return Path(os.environ.get(COMPILED_VARIABLE) or COMPILED)


def kill_while_building(folder: Path, times: int, seed: int) -> None:
    """Begin a table again and again and kill it at some moment: there is nothing, or a sound table."""
    chance = random.Random(seed)
    for _ in range(times):
        builder = start_builder(folder, ["KRRvK"], cache())
        time.sleep(chance.uniform(0, 8))
        end_builder(builder)
        for path in folder.glob("*.kbt"):
            TableFile(path).check()
            path.unlink()
    builder = start_builder(folder, ["KRRvK"], cache())
    assert builder.wait(600) == 0
    end_builder(builder)
    TableFile(folder / "KRRvK.kbt").check()
    assert sorted(path.name for path in folder.iterdir()) == ["KRRvK.kbt", "building.lock"]


@pytest.mark.nightly
def test_a_build_that_is_killed_ten_times_leaves_nothing_broken(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="tables are built with numba")
    kill_while_building(tmp_path, 10, seed=1)


def test_a_write_that_is_killed_leaves_no_table(tmp_path: Path) -> None:
    """Killed in the middle of writing, where it would hurt most."""
    script = WRITES + "print('written', flush=True)"
    halting = script.replace(
        "import sys, time", "import os, sys\nos.fsync = lambda _: os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", halting, str(tmp_path), "1", "KRRvK"], cwd=PACKAGES)
    assert [path.name for path in tmp_path.iterdir()] == ["KRRvK.kbt.part"]
    subprocess.run([sys.executable, "-c", script, str(tmp_path), "1", "KRRvK"], cwd=PACKAGES, check=True)
    TableFile(tmp_path / "KRRvK.kbt").check()
    assert [path.name for path in tmp_path.iterdir()] == ["KRRvK.kbt"]


@pytest.mark.nightly
def test_pawns_that_may_take_en_passant_are_worth_their_best_move(tmp_path: Path) -> None:
    """A table knows no right to take en passant; what it says of the move before it regards it."""
    pytest.importorskip("numba", reason="tables are built with numba")
    os.environ.setdefault(COMPILED_VARIABLE, str(cache()))
    built = BuiltTables(tmp_path)
    assert built.ensure(["KPvKP"], never) == {}
    chance, taken = random.Random(1), 0
    for _ in range(4000):
        file = chance.randrange(8)
        beside = chance.choice([each for each in (file - 1, file + 1) if 0 <= each <= 7])
        board = chess.Board(None)
        kings = chance.sample(range(64), 2)
        men = zip((*kings, 8 + file, 24 + beside), "KkPp", strict=True)
        board.set_piece_map({square: chess.Piece.from_symbol(letter) for square, letter in men})
        for each in (board, board.mirror()):
            if not each.is_valid() or not any(each.legal_moves) or len(each.piece_map()) < 4:
                continue
            before = built.probe(each)
            assert before is not None
            assert (before.wdl, before.dtm) == (before.moves[0].wdl, before.moves[0].dtm), each.fen()
            for move in list(each.legal_moves):
                each.push(move)
                if each.has_legal_en_passant():
                    after = built.probe(each)
                    assert after is not None
                    said = next(told for told in before.moves if told.uci == move.uci())
                    assert (said.wdl, said.dtm) == (-after.moves[0].wdl, dtm_before(after)), each.fen()
                    taken += each.is_en_passant(chess.Move.from_uci(after.moves[0].uci))
                each.pop()
    assert taken > 100
    built.close()


def dtm_before(after: TableAnswer) -> int | None:
    """Moves of whoever wins, from before the move that led to a position."""
    best = after.moves[0].dtm
    return best + 1 if best is not None and after.wdl < 0 else best


@pytest.mark.nightly
def test_two_workers_build_a_table_once(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="tables are built with numba")
    os.environ.setdefault(COMPILED_VARIABLE, str(cache()))
    workers = [BuiltTables(tmp_path) for _ in range(2)]
    told: list[object] = []
    threads = [
        threading.Thread(target=lambda each=each: told.append(each.ensure(["KRRvK"], never)))
        for each in workers
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told == [{}, {}]
    for each in workers:
        each.close()


def test_a_full_disk_leaves_no_piece_of_a_table(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "1m") as disk:
        entries = Layout(read_name("KRRvK")).entries
        with pytest.raises(OSError, match="No space"):
            write_table(disk / "KRRvK.kbt", Head("KRRvK", entries, 0.0), memoryview(bytes(2 * entries)))
        assert not list(disk.iterdir())
        shutil.copy(SHIPPED / "KQvK.kbt", disk)
        TableFile(disk / "KQvK.kbt").check()
