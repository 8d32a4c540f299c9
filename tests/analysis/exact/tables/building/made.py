"""Tables that are made in memory for the tests, each once, with its maker."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.exact.tables.names import read_name
from server.analysis.exact.tables.ways import needs

pytest.importorskip("numba", reason="tables are built with numba")

from server.analysis.exact.tables.building.making import Maker

Halves = dict[str, Any]


class Made:
    """Tables made in memory, each once, with its maker."""

    def __init__(self) -> None:
        self.halves: Halves = {}
        self.makers: Halves = {}

    def table(self, name: str) -> Any:
        if name not in self.halves:
            material = read_name(name)
            for needed in needs(material):
                self.table(needed.name)
            self.makers[name] = Maker(material, self.halves)
            self.halves[name] = self.makers[name].make()
        return self.halves[name]
