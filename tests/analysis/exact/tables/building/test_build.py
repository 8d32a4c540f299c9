"""Building into a folder: once, whole, what is needed first, and anew where it is broken."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import Any

import pytest

from server.analysis.exact.tables.files import Far, Head, TableFile, write_table
from server.analysis.exact.tables.names import Material, read_name
from server.analysis.exact.tables.probing import SHIPPED

pytest.importorskip("numba", reason="tables are built with numba")

from server.analysis.exact.tables.building import build
from server.analysis.exact.tables.building.build import Builder


class Quick:
    """In place of a Maker: a table of nothing but draws."""

    made: list[str]

    def __init__(self, material: Material, out: Any, halves: dict[str, object], threads: int) -> None:
        self.name, self.out = material.name, out
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
