"""Tables that were asked for are built one after the other; what cannot be built stands in nobody's way."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import chess
import pytest

from endgames.tables import costs
from endgames.tables.orders import Wishes
from server.analysis.errors import Stopped
from server.i18n.texts import Sentence, sentence
from server.settings import Settings
from server.web.resources.endgame_tables import TableLookup
from server.work.table_builds import BuiltTables
from server.work.table_orders import OrderBuilder
from server.work.worker import Worker

ASKED = chess.Board("8/8/3k4/8/3K4/8/1B6/N7 w - - 0 1")


class Building:
    """Stands in for a builder: what is asked of it; `fails`: what it cannot build."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.fails: set[str] = set()

    def ensure(
        self, tables: BuiltTables, names: Sequence[str], should_stop: Callable[[], bool]
    ) -> dict[str, Sentence]:
        if should_stop():
            raise Stopped(sentence("end-stopped"))
        self.asked += names
        return {name: sentence("table-no-room", name=name) for name in names if name in self.fails}


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> Iterator[Building]:
    made = Building()
    monkeypatch.setattr(BuiltTables, "ensure", lambda self, *given: made.ensure(self, *given))
    yield made


def test_what_the_web_was_asked_for_is_built_and_forgotten(tmp_path: Path, building: Building) -> None:
    lookup = TableLookup(tmp_path / "tables")
    _, wanted = lookup.look_up(ASKED)
    assert wanted == "KBNvK"
    assert lookup.wish(wanted)
    builder = OrderBuilder(tmp_path, lambda: False)
    assert [builder.build_next() for _ in range(2)] == [True, False]
    assert building.asked == ["KBNvK"]


def test_what_cannot_be_built_waits_and_lets_others_pass(tmp_path: Path, building: Building) -> None:
    wishes = Wishes(tmp_path / "tables")
    for name in ("KBNvK", "KRvKP"):
        wishes.note(name)
    building.fails = {"KBNvK"}
    builder = OrderBuilder(tmp_path, lambda: False)
    assert [builder.build_next() for _ in range(2)] == [True, False]
    assert wishes.names() == ["KBNvK"]


def test_a_stop_leaves_the_wish(tmp_path: Path, building: Building) -> None:
    wishes = Wishes(tmp_path / "tables")
    wishes.note("KRvKP")
    assert not OrderBuilder(tmp_path, lambda: True).build_next()
    assert wishes.names() == ["KRvKP"]


FIVE = chess.Board("8/8/4k3/3r4/8/4K3/4P3/4R3 w - - 0 1")


def test_a_position_of_five_men_is_a_wish_that_has_a_lane_of_its_own(
    tmp_path: Path, building: Building, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(costs, "available_memory", lambda: None)
    BuiltTables(tmp_path).probe(FIVE)
    assert Wishes(tmp_path / "tables", 4 << 30).names(of_five=True) == []
    BuiltTables(tmp_path, five=4 << 30).probe(FIVE)
    small = OrderBuilder(tmp_path, lambda: False)
    five = OrderBuilder(tmp_path, lambda: False, five=4 << 30)
    with caplog.at_level(logging.INFO):
        assert [small.build_next(), five.build_next(), five.build_next()] == [False, True, False]
    assert building.asked == ["KRPvKR"]
    assert "KRPvKR is wanted, tables to build: 15," in caplog.text
    assert "minutes of one core" in caplog.text


def test_five_men_for_which_the_machine_is_too_small_are_told_once(
    tmp_path: Path, building: Building, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(costs, "available_memory", lambda: 1 << 20)
    Wishes(tmp_path / "tables", 4 << 30).note("KRPvKR")
    five = OrderBuilder(tmp_path, lambda: False, five=4 << 30)
    assert [five.build_next() for _ in range(3)] == [False] * 3
    assert building.asked == []
    assert len(caplog.records) == 1
    assert "MB of memory" in caplog.text


def test_a_worker_without_a_review_builds_what_is_wanted(
    tmp_path: Path, building: Building, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.work.worker._WISH", 0.001)
    worker = Worker(Settings.from_environ({"KIBITZ_DATA_DIR": str(tmp_path)}))
    wishes = Wishes(tmp_path / "tables")
    wishes.note("KRvKP")
    hands: Iterator[list[str]] = iter([["a review"], ["a review"], []])
    left: list[list[str]] = []

    def in_hand() -> list[str]:
        left.append(wishes.names())
        found = next(hands, ["a review"])
        if len(left) == 4:
            worker.stop()
        return found

    monkeypatch.setattr(worker.runner, "in_hand", in_hand)
    (builds,) = (job for job in worker.jobs() if job.name == "table orders")
    helper = threading.Thread(target=worker.keep, args=(builds,))
    helper.start()
    helper.join()
    worker.close()
    assert left == [["KRvKP"]] * 3 + [[]]
    assert building.asked == ["KRvKP"]
