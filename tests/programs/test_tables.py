"""`kibitz tables`: what is there, building, counting."""

from __future__ import annotations

import argparse
import json
import os
import shutil
from pathlib import Path

import pytest

from endgames.paths import COMPILED, COMPILED_VARIABLE
from endgames.tables.names import every_name
from endgames.tables.probing import SHIPPED
from server.analysis.errors import KibitzError
from server.programs.tables import add_tables
from server.settings import Settings
from server.system.paths import ROOT

STATS = json.loads((ROOT / "tests/data/tablebase_stats.json").read_text("utf-8"))["tables"]


@pytest.fixture(autouse=True)
def compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled code of all tests lies in one place."""
    monkeypatch.setenv(COMPILED_VARIABLE, os.environ.get(COMPILED_VARIABLE) or str(COMPILED))


def run(folder: Path, *words: str) -> int:
    parser = argparse.ArgumentParser()
    add_tables(parser.add_subparsers())
    parsed = parser.parse_args(["tables", *words])
    code: int = parsed.run(parsed, Settings(data_dir=folder))
    return code


@pytest.mark.parametrize("words", [(), ("list",)])
def test_what_is_there_is_listed_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    shutil.copy(SHIPPED / "KRvK.kbt", folder)
    assert run(tmp_path, *words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["table", "KPvK", "KQvK", "KRvK"]
    assert [line.split()[-1] for line in lines[1:]] == ["sound"] * 3
    assert "with Kibitz" in lines[1]
    assert "with Kibitz" not in lines[3]


def test_a_broken_table_is_told_in_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    (folder / "KQvKR.kbt").write_bytes(b"half of one")
    assert run(tmp_path) == 1
    assert "KQvKR.kbt is damaged" in capsys.readouterr().out.splitlines()[-1]


def test_the_file_of_the_fifty_move_rule_is_checked_and_counted_with_its_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    for ending in ("kbt", "kbz"):
        shutil.copy(SHIPPED / "KPvK.kbt", folder / f"KPvK.{ending}")
    assert run(tmp_path) == 0
    assert capsys.readouterr().out.splitlines()[1].split()[:2] == ["KPvK", "0.4"]
    (folder / "KPvK.kbz").write_bytes(b"half of one")
    assert run(tmp_path) == 1
    assert "KPvK.kbz is damaged" in capsys.readouterr().out


def test_an_order_that_is_too_large_is_refused_before_it_begins(tmp_path: Path) -> None:
    with pytest.raises(KibitzError) as refused:
        run(tmp_path, "build", "KPPvKP")
    assert refused.value.place == "KPPvKP"
    assert str(refused.value.message).startswith("KPPvKP needs 105 tables")
    assert not (tmp_path / "tables").exists()


@pytest.mark.parametrize("name", every_name(3))
def test_three_men_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    pytest.importorskip("numba", reason="tables are built with numba")
    assert run(tmp_path, "count", name) == 0
    assert_counts(capsys.readouterr().out, name)


def assert_counts(printed: str, name: str) -> None:
    told = json.loads(printed)
    for side in "wb":
        assert told[side] == {key: STATS[name][side][key] for key in told[side]}
        assert set(told[side]) == {"legal", "win", "loss", "draw", "max_win_moves", "max_loss_moves"}


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(set(STATS) - set(every_name(3))))
def test_four_men_are_counted(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    folder = (
        tmp_path_factory.getbasetemp() / "counted"
    )  # one for all of them: what one needs another has built
    assert run(folder, "count", name) == 0
    assert_counts(capsys.readouterr().out, name)


@pytest.mark.nightly
def test_a_table_of_four_men_is_built_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba", reason="tables are built with numba")
    assert run(tmp_path, "build", "KRRK") == 0
    assert run(tmp_path, "count", "krrvk") == 0
    assert_counts(capsys.readouterr().out, "KRRvK")
    assert run(tmp_path) == 0
    assert "KRRvK" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("word", "name"), [("build", "KXvK"), ("count", "Rook"), ("build", "KBvK"), ("count", "KRRRvKR")]
)
def test_a_name_that_is_none_is_told_before_anything_is_built(tmp_path: Path, word: str, name: str) -> None:
    with pytest.raises(KibitzError) as told:
        run(tmp_path, word, name)
    assert name in told.value.message
    assert not (tmp_path / "tables").exists()


def test_what_cannot_be_built_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("a file where the folder should be")
    with pytest.raises(KibitzError) as told:
        run(tmp_path, "build", "KQvKR")
    assert "KQvKR" in told.value.message
