"""Tables as files: whole or not at all, nothing broken is believed."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from endgames.tables.files import PAGE, BrokenTableError, Draft, Head, TableFile, men_of, write_table
from endgames.tables.probing import SHIPPED

QUEEN = SHIPPED / "KQvK.kbt"


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    halves = bytes(number % 251 for number in range(2 * 40_960))
    write_table(tmp_path / "KQvK.kbt", Head("KQvK", 40_960, 1.5), memoryview(halves))
    file = TableFile(tmp_path / "KQvK.kbt")
    file.check()
    assert file.head == Head("KQvK", 40_960, 1.5)
    assert [file.says(0, 7), file.says(1, 40_959)] == [halves[7], halves[-1]]
    assert bytes(file.whole()) == halves
    assert [path.name for path in tmp_path.iterdir()] == ["KQvK.kbt"]


@pytest.mark.parametrize("size", [0, 5, PAGE - 1, PAGE, PAGE + 100, 3 * PAGE, -1])
def test_a_file_that_is_cut_short_is_broken(tmp_path: Path, size: int) -> None:
    path = tmp_path / "KQvK.kbt"
    path.write_bytes(QUEEN.read_bytes()[:size])
    with pytest.raises(BrokenTableError) as told:
        TableFile(path)
    assert told.value.message.params == {"file": "KQvK.kbt"}
    assert told.value.place == str(path)


@pytest.mark.parametrize("place", [0, 9, 20, 60, PAGE, PAGE + 79])
def test_a_damaged_head_is_found_at_once(tmp_path: Path, place: int) -> None:
    with pytest.raises(BrokenTableError):
        TableFile(damaged(tmp_path, place))


@pytest.mark.parametrize("place", [2 * PAGE, 5 * PAGE + 17, -1])
def test_a_damaged_page_is_found_where_it_is_read(tmp_path: Path, place: int) -> None:
    file = TableFile(damaged(tmp_path, place))
    with pytest.raises(BrokenTableError):
        file.check()
    index = place % file.size - 2 * PAGE
    with pytest.raises(BrokenTableError):
        file.says(*divmod(index, file.head.entries))
    other = 0 if index > PAGE else 3 * PAGE
    assert file.says(0, other) == TableFile(QUEEN).says(0, other)


def test_plies_that_have_no_room_in_a_byte_are_listed(tmp_path: Path) -> None:
    halves = memoryview(bytes([12, 13]) * 40_960)
    write_table(tmp_path / "KQvK.kbt", Head("KQvK", 40_960, 1.5, ({13: 253}, {12: 300})), halves)
    file = TableFile(tmp_path / "KQvK.kbt")
    assert [file.says(side, index) for side in (0, 1) for index in (0, 1)] == [12, 253, 300, 13]


def test_a_table_that_is_not_finished_is_not_there(tmp_path: Path) -> None:
    draft = Draft(tmp_path / "KQvK.kbt", "KQvK", 40_960)
    assert (tmp_path / "KQvK.kbt.part").stat().st_size > 2 * 40_960, "its disk is taken at once"
    draft.drop()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("name", "men"), [("KPvK.kbt", 3), ("KRPvKR.kbt.part", 5)])
def test_a_name_tells_how_many_men(name: str, men: int) -> None:
    assert men_of(Path(name)) == men


def test_a_table_of_another_version_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("endgames.tables.files.VERSION", 2)
    with pytest.raises(BrokenTableError):
        TableFile(QUEEN)


def test_nothing_is_left_where_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("endgames.tables.files.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_table(tmp_path / "KQvK.kbt", Head("KQvK", 40_960, 1.5), memoryview(bytes(2 * 40_960)))
    assert not list(tmp_path.iterdir())


def damaged(folder: Path, place: int) -> Path:
    data = bytearray(QUEEN.read_bytes())
    data[place] ^= 1
    path = folder / "KQvK.kbt"
    path.write_bytes(bytes(data))
    return path
