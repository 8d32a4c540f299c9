from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

from server.live.task import LiveTask, Pace
from server.store.database.database import DatabaseAway


class World:
    """Wanted for so many rounds; notes the pauses and what was looked at. `slow`: the pause of a task that is
    woken. `meanwhile`: what happens in a pause that a wake-up can end, `during`: in a look, by number."""

    def __init__(self, rounds: int, *, slow: float = 1000.0) -> None:
        self.rounds = rounds
        self.tasks: list[Callable[[], None]] = []
        self.pauses: list[float] = []
        self.looked: list[set[str] | None] = []
        self.meanwhile: dict[int, Callable[[], None]] = {}
        self.during: dict[int, Callable[[], None]] = {}
        self.waits: list[float] = []
        self.rung = False
        self.version: int | None = None
        self.task = LiveTask(
            self.work,
            lambda: len(self.looked) < self.rounds,
            lambda: self.version,
            self.tasks.append,
            self.pauses.append,
            Pace(tick=0.5, slow=slow, gap=0.25),
            lambda: self,
        )

    def set(self) -> None:
        self.rung = True

    def clear(self) -> None:
        self.rung = False

    def wait(self, timeout: float) -> None:
        self.waits.append(timeout)
        self.meanwhile.get(len(self.waits), lambda: None)()

    def work(self, keys: Collection[str] | None) -> None:
        self.looked.append(None if keys is None else set(keys))
        self.during.get(len(self.looked), lambda: None)()

    def run(self) -> None:
        self.task.start()
        self.tasks[0]()


def fail() -> None:
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
    assert (len(world.looked), world.pauses) == (1, [0.5])
    world.rounds = 2
    world.task.start()
    assert len(world.tasks) == 2, "it begins again"


def test_a_fault_is_logged_and_the_pause_after_it_is_longer(caplog: pytest.LogCaptureFixture) -> None:
    world = World(3)
    world.during[2] = fail
    world.run()
    assert len(world.looked) == 3
    assert world.pauses[0] == world.pauses[2] < world.pauses[1]
    assert "disk away" in caplog.text


def test_while_nobody_relies_on_wake_ups_it_looks_at_everything_each_tick() -> None:
    world = World(3)
    world.during[1] = lambda: world.task.wake("a")
    world.run()
    assert world.looked == [None, None, None]
    assert (world.pauses, world.waits) == ([0.5, 0.5, 0.5], [])


def test_while_nobody_writes_it_looks_at_what_it_was_woken_for_alone() -> None:
    world = World(5)
    world.version = 1
    world.during = {1: lambda: world.task.wake("a"), 3: lambda: setattr(world, "version", 2), 4: fail}
    world.run()
    assert world.looked == [None, {"a"}, set(), None, None], "at everything after a write, and after a fault"
    assert world.waits == []


def test_woken_it_looks_at_what_it_was_woken_for_and_not_sooner_than_it_may() -> None:
    world = World(3)
    world.task.rely_on_wakes(True)

    def ring() -> None:
        for key in "bcb":
            world.task.wake(key)

    world.meanwhile = {1: lambda: world.task.wake("a"), 2: ring}
    world.run()
    assert world.looked == [None, {"a"}, {"b", "c"}], "everything first"
    assert world.pauses == [0.25, 0.25, 0.25]
    assert all(900 < wait <= 1000 for wait in world.waits), "it waits for the bell until all is due again"


def test_a_wake_up_during_a_look_rings_for_the_next_one() -> None:
    world = World(2)
    world.task.rely_on_wakes(True)
    world.during[1] = lambda: world.task.wake("a")
    rung: list[bool] = []
    world.meanwhile[1] = lambda: rung.append(world.rung)
    world.run()
    assert (world.looked, rung) == ([None, {"a"}], [True])


def test_everything_is_looked_at_again_once_it_is_due() -> None:
    world = World(3, slow=0.0)
    world.task.rely_on_wakes(True)
    world.run()
    assert world.looked == [None, None, None]


def test_after_a_fault_everything_is_looked_at_as_nobody_tells_of_it_twice() -> None:
    world = World(3)
    world.task.rely_on_wakes(True)
    world.meanwhile[1] = lambda: world.task.wake("a")
    world.during[2] = fail
    world.run()
    assert world.looked == [None, {"a"}, None]


def test_wake_ups_that_are_gone_bring_the_ticks_back_at_once() -> None:
    world = World(4)
    world.task.rely_on_wakes(True)
    rung: list[bool] = []

    def lose() -> None:
        world.task.rely_on_wakes(False)
        rung.append(world.rung)

    world.meanwhile[1] = lose
    world.run()
    assert world.looked == [None, None, None, None]
    assert (world.pauses, rung) == ([0.25, 0.5, 0.5, 0.5], [True])


@pytest.mark.parametrize(("fault", "is_told"), [(DatabaseAway("It is away."), False), (ValueError(), True)])
def test_a_database_that_is_away_is_no_fault_of_the_task(
    caplog: pytest.LogCaptureFixture, fault: Exception, is_told: bool
) -> None:
    world = World(2)

    def fail() -> None:
        raise fault

    world.during[1] = fail
    world.run()
    assert world.looked == [None, None], "it looks again, at everything"
    assert bool(caplog.records) is is_told
