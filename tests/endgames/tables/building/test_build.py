"""Building into a folder: once, whole, what is needed first, and anew where it is broken."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import pytest

from endgames.tables.answers import TableAnswer
from endgames.tables.files import Far, Head, TableFile, write_table
from endgames.tables.names import Material, read_name
from endgames.tables.probing import SHIPPED, TableFolder

pytest.importorskip("numba", reason="tables are built with numba")

from endgames.tables.building import build
from endgames.tables.building.build import Builder


class Quick:
    """In place of a Maker: a table of nothing but draws."""

    made: list[str]
    deepest = 0

    def __init__(
        self, material: Material, out: Any, halves: dict[str, object], threads: int, *, zeroing: bool
    ) -> None:
        self.name, self.out = f"{material.name}{' (50 moves)' * zeroing}", out
        self.halves = sorted(halves)

    def make(self) -> Far:
        Quick.made.append(f"{self.name} by {', '.join(self.halves)}")
        self.out[:] = 254
        return {}, {}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> type[Quick]:
    Quick.made = []
    monkeypatch.setattr(build, "Maker", Quick)
    return Quick


def test_what_is_needed_is_built_first_and_once(quick: type[Quick], tmp_path: Path) -> None:
    for _ in range(2):
        Builder(tmp_path).build(read_name("KRvKP"))
    assert [line.split()[0] for line in quick.made] == ["KQvKR", "KRvKB", "KRvKN", "KRvKR", "KRvKP"]
    assert quick.made[-1] == "KRvKP by KPvK, KQvK, KQvKR, KRvK, KRvKB, KRvKN, KRvKR"
    assert {path.name for path in tmp_path.iterdir()} == {
        *(f"{name}.kbt" for name in ("KQvKR", "KRvKB", "KRvKN", "KRvKR", "KRvKP")),
        build.LOCK,
    }


def test_a_broken_table_is_built_again_and_a_sound_one_only_when_it_is_asked(
    quick: type[Quick], tmp_path: Path
) -> None:
    Builder(tmp_path).build(read_name("KRRvK"))
    path = tmp_path / "KRRvK.kbt"
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(bytes(data))
    Builder(tmp_path).build(read_name("KRRvK"))
    TableFile(path).check()
    assert len(quick.made) == 2
    Builder(tmp_path).build(read_name("KRRvK"))
    assert len(quick.made) == 2
    Builder(tmp_path).build(read_name("KRRvK"), anew=True)
    assert len(quick.made) == 3


def test_what_a_killed_builder_has_left_is_removed(quick: type[Quick], tmp_path: Path) -> None:
    (tmp_path / "KQvKR.kbt.part").write_bytes(b"half a table")
    Builder(tmp_path).build(read_name("KRRvK"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["KRRvK.kbt", build.LOCK]


def test_where_mates_lie_beyond_fifty_moves_a_second_file_says_what_the_rule_makes_of_them(
    quick: type[Quick], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick, "deepest", 101)
    Builder(tmp_path).build(read_name("KRRvK"))
    assert quick.made == ["KRRvK by KRvK", "KRRvK (50 moves) by KRvK"]
    assert {path.name for path in tmp_path.iterdir()} == {"KRRvK.kbt", "KRRvK.kbz", build.LOCK}


def test_who_builds_five_men_holds_nobody_up(quick: type[Quick], tmp_path: Path) -> None:
    (tmp_path / "KRPvKR.kbt.part").write_bytes(b"half a table")
    with (tmp_path / build.FIVE_LOCK).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        Builder(tmp_path).build(read_name("KRRvK"))
    assert (tmp_path / "KRPvKR.kbt.part").exists(), "of somebody who is at work"
    assert (tmp_path / "KRRvK.kbt").exists()


def test_three_men_are_not_built_again(quick: type[Quick], tmp_path: Path) -> None:
    Builder(tmp_path).build(read_name("KQK"))
    assert not quick.made
    write_table(tmp_path / "KQvK.kbt", Head("KQvK", 40_960, 0.0), TableFile(SHIPPED / "KQvK.kbt").whole())
    Builder(tmp_path).build(read_name("KQK"))
    assert not quick.made


@pytest.fixture(scope="module")
def zeroing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableFolder]:
    """Tables of three men that say what becomes of them under the 50-move rule, too."""
    folder = tmp_path_factory.mktemp("tables")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "FIFTY", 0)
        for name in ("KRvK", "KPvK"):
            Builder(folder).build(read_name(name), anew=True)
    made = {path.name for path in folder.glob("K*.kb?")}
    assert made == {"KRvK.kbt", "KRvK.kbz", "KPvK.kbt", "KPvK.kbz", "KQvK.kbz"}, "KPvK needs what KQvK says"
    tables = TableFolder(folder)
    yield tables
    tables.close()


def answer(tables: TableFolder, fen: str) -> TableAnswer:
    found = tables.probe(chess.Board(fen))
    assert found is not None
    return found


@pytest.mark.parametrize(("clock", "wdl"), [(93, 2), (97, 2), (98, 1)])
def test_a_win_by_a_late_mate_is_sure_where_a_pawn_moves_in_time(
    zeroing: TableFolder, clock: int, wdl: int
) -> None:
    """After Kd1 Black moves, and the pawn promotes: two plies. The mate is far away."""
    found = answer(zeroing, f"8/4P3/8/8/8/8/1k6/4K3 w - - {clock} 120")
    move = next(move for move in found.moves if move.san == "Kd1")
    assert (move.wdl, move.dtz) == (wdl, 2)
    assert (found.wdl, found.dtz) == (2, 1), "it may promote at once"


@pytest.mark.parametrize(("clock", "wdl"), [(69, 2), (70, 1)])
def test_a_mate_that_comes_too_late_is_none(zeroing: TableFolder, clock: int, wdl: int) -> None:
    found = answer(zeroing, f"8/8/8/8/8/2k5/1R6/K7 w - - {clock} 80")
    assert (found.wdl, found.dtm, found.dtz) == (wdl, 16, 31)


def test_a_draw_has_no_plies_to_a_pawn_move(zeroing: TableFolder) -> None:
    found = answer(zeroing, "8/8/8/8/8/4k3/1r6/K7 w - - 90 80")
    assert (found.wdl, found.dtz, {move.dtz for move in found.moves}) == (0, None, {None})
