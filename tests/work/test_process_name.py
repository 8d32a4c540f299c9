from __future__ import annotations

import os
from pathlib import Path

import pytest

from server.work import process_name
from tests.work.conftest import dead_owner


def test_this_process_is_not_gone_and_a_dead_one_is() -> None:
    assert not process_name.is_gone(process_name.this_process())
    assert process_name.is_gone(dead_owner())


def test_a_process_number_that_was_given_away_again_is_not_taken_for_the_worker() -> None:
    place, pid, start, rest = process_name.this_process().split(":")
    assert pid == str(os.getpid())
    assert process_name.is_gone(f"{place}:{pid}:{int(start) - 1}:{rest}")


def test_nothing_is_said_of_processes_elsewhere() -> None:
    assert not process_name.is_gone("another-machine/1:1:1:aa")
    assert not process_name.is_gone("nonsense")


def test_a_clone_of_this_machine_is_another_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has the same hostname and counts processes alike; its processes are not here."""
    on_the_clone = dead_owner()
    assert process_name.is_gone(on_the_clone)
    boot = tmp_path / "boot_id"
    boot.write_text("5a1f7f0e-0000-4000-8000-000000000000\n")
    monkeypatch.setattr(process_name, "_BOOT_ID", boot)
    assert not process_name.is_gone(on_the_clone)
    assert process_name.is_gone(f"{process_name.this_process().partition(':')[0]}:{2**22 + 1}:1:aa")


def test_nobody_is_known_to_be_gone_where_machines_cannot_be_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_name, "_BOOT_ID", tmp_path / "nothing")
    place = process_name.this_process().partition(":")[0]
    assert not process_name.is_gone(f"{place}:{2**22 + 1}:1:aa")


def test_a_name_tells_the_machine_and_the_process() -> None:
    host, pid = process_name.host_of(process_name.this_process())
    assert (host, pid) == (os.uname().nodename, str(os.getpid()))
    assert process_name.memory() > 1 << 20
