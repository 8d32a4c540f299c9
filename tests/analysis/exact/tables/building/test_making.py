"""Tables made in memory: each byte is what the moves lead to, and those that come with Kibitz are these."""

from __future__ import annotations

import numpy as np
import pytest

from server.analysis.exact.tables.files import TableFile
from server.analysis.exact.tables.names import TableError, every_name, read_name
from server.analysis.exact.tables.probing import SHIPPED
from tests.analysis.exact.tables.building.made import Made

pytest.importorskip("numba", reason="tables are built with numba")

from server.analysis.exact.tables.building import making
from server.analysis.exact.tables.building.making import Maker


@pytest.mark.parametrize("name", every_name(3))
def test_the_tables_that_come_with_kibitz_are_what_is_built(made: Made, name: str) -> None:
    assert bytes(made.table(name)) == bytes(TableFile(SHIPPED / f"{name}.kbt").whole())


@pytest.mark.parametrize("name", every_name(3))
def test_every_byte_follows_from_the_moves(made: Made, name: str) -> None:
    table = made.table(name)
    assert made.makers[name].faults(table) == 0
    wrong = table.copy()
    wrong[np.flatnonzero(table == 11)[0]] = 13
    assert made.makers[name].faults(wrong) > 0


def test_two_threads_make_the_same(made: Made) -> None:
    halves = {name: made.table(name) for name in ("KQvK", "KRvK", "KPvK")}
    for name in halves:
        assert bytes(Maker(read_name(name), halves, threads=2).make()) == bytes(halves[name])


def test_mates_that_have_no_room_in_a_byte_are_told(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    made.table("KPvK")
    monkeypatch.setattr(making, "_MOVES", dict.fromkeys("QRBNP", 200))
    with pytest.raises(TableError) as told:
        Maker(read_name("KPvK"), made.halves).make()
    assert "KPvK" in told.value.message


@pytest.mark.soak
@pytest.mark.parametrize("name", every_name(4))
def test_every_byte_of_four_men_follows_from_the_moves(made: Made, name: str) -> None:
    table = made.table(name)
    assert made.makers[name].faults(table) == 0
