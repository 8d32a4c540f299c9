from __future__ import annotations

from collections.abc import Callable

import pytest

from server.live.task import LiveTask


class World:
    """Wanted for so many rounds; notes the pauses."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.worked = 0
        self.tasks: list[Callable[[], None]] = []
        self.pauses: list[float] = []
        self.task = LiveTask(
            self.work, lambda: self.worked < self.rounds, self.tasks.append, self.pauses.append, 0.5
        )

    def work(self) -> None:
        self.worked += 1
        if self.worked == 2:
            raise OSError("disk away")


def test_a_task_that_nobody_wants_does_not_begin() -> None:
    world = World(0)
    world.task.start()
    assert world.tasks == []


def test_it_runs_once_at_a_time_and_ends_when_nobody_wants_it_any_more() -> None:
    world = World(1)
    world.task.start()
    world.task.start()
    assert len(world.tasks) == 1
    world.tasks[0]()
    assert (world.worked, world.pauses) == (1, [0.5])
    world.rounds = 2
    world.task.start()
    assert len(world.tasks) == 2, "it begins again"


def test_a_fault_is_logged_and_the_pause_after_it_is_longer(caplog: pytest.LogCaptureFixture) -> None:
    world = World(3)
    world.task.start()
    world.tasks[0]()
    assert world.worked == 3
    assert world.pauses[0] == world.pauses[2] < world.pauses[1]
    assert "disk away" in caplog.text
