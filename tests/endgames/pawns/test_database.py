"""The database of local positions: found again, shared, and whole after whatever happened to its file."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from endgames.pawns import database
from endgames.pawns.database import FILE, VERSION, GroupRecord, Values
from endgames.pawns.local import LocalPosition, standing
from tests.modes import open_to_others

HALF = standing(LocalPosition(((0, 1, "P"), (0, 4, "p"), (0, 5, "p"), (1, 2, "P"))))[0]
UP = LocalPosition(((0, 1, "P"), (0, 4, "p")))


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[LocalPosition]:
    """The positions that were computed, in order."""
    asked: list[LocalPosition] = []
    compute = database.computed

    def counted(position: LocalPosition) -> GroupRecord:
        asked.append(position)
        return compute(position)

    monkeypatch.setattr(database, "computed", counted)
    return asked


def test_a_value_is_computed_once_and_found_in_the_next_game(
    tmp_path: Path, computed: list[LocalPosition]
) -> None:
    stands = standing(UP)[0]
    first = Values(tmp_path).record(stands)
    again = Values(tmp_path).record(stands)
    assert first == again
    assert computed == [stands]
    assert {first.low, first.high} <= {"^", "v"}


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_may_read_which_groups_were_met(tmp_path: Path) -> None:
    Values(tmp_path / "data").record(UP)
    assert (tmp_path / "data" / FILE).exists()
    assert open_to_others(tmp_path) == set()


def test_what_another_process_has_appended_is_read(tmp_path: Path, computed: list[LocalPosition]) -> None:
    one, other = Values(tmp_path), Values(tmp_path)
    one.record(UP)
    other.record(HALF)
    one.record(HALF)
    assert computed == [UP, HALF]


@pytest.mark.parametrize("cut", [1, 30, len(VERSION) + 5])
def test_a_line_that_was_cut_off_is_computed_again(
    tmp_path: Path, computed: list[LocalPosition], cut: int
) -> None:
    Values(tmp_path).record(UP)
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes()[:-cut])
    Values(tmp_path).record(UP)
    Values(tmp_path).record(HALF)
    last = Values(tmp_path)
    last.record(UP)
    last.record(HALF)
    assert computed == [UP, UP, HALF]


@pytest.mark.parametrize("content", [b"", b"rubbish", b"kibitz pawns 0\nx\n", bytes(range(256)) * 10])
def test_a_broken_file_is_begun_anew(tmp_path: Path, computed: list[LocalPosition], content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    Values(tmp_path).record(UP)
    assert Values(tmp_path).record(UP).low
    assert computed == [UP]


def test_a_line_that_was_changed_is_passed_over(tmp_path: Path, computed: list[LocalPosition]) -> None:
    Values(tmp_path).record(UP)
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes().replace(b'"^"', b'"v"', 1))
    assert Values(tmp_path).record(UP).low == "^"
    assert computed == [UP, UP]


def test_the_file_is_bounded_and_a_reader_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Values(tmp_path, read_only=True).record(UP)
    assert not list(tmp_path.iterdir())
    Values(tmp_path).record(UP)
    size = (tmp_path / FILE).stat().st_size
    monkeypatch.setattr(database, "MAX_BYTES", size + 1)
    Values(tmp_path).record(HALF)
    assert (tmp_path / FILE).stat().st_size == size


def test_a_folder_that_cannot_be_written_costs_the_keeping_alone(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert Values(tmp_path / "file").record(UP).low == "^"


def _fill(folder: Path) -> None:
    values = Values(folder)
    for rank in range(2, 7):
        values.record(LocalPosition(((0, 1, "P"), (0, rank, "p"))))


def test_several_processes_share_a_file(tmp_path: Path, computed: list[LocalPosition]) -> None:
    context = multiprocessing.get_context("spawn")
    children = [context.Process(target=_fill, args=(tmp_path,)) for _ in range(2)]
    for child in children:
        child.start()
    for child in children:
        child.join()
        assert child.exitcode == 0
    _fill(tmp_path)
    assert computed == []
