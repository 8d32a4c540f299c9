from __future__ import annotations

import os

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
