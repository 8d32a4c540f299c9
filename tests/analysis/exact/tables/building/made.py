"""Tables that are made in memory for the tests, each once, with its maker."""

from __future__ import annotations

from typing import Any

import pytest

from server.analysis.exact.tables.names import read_name
from server.analysis.exact.tables.ways import needs

pytest.importorskip("numba", reason="tables are built with numba")

import numpy as np

from server.analysis.exact.tables.building.making import Maker
from server.analysis.exact.tables.files import Far
from server.analysis.exact.tables.layout import Layout


class Made:
    """Tables made in memory, each once, with its maker; the bytes of both halves, and what is far in them."""

    def __init__(self) -> None:
        self.halves: dict[str, tuple[Any, Far]] = {}
        self.makers: dict[str, Maker] = {}

    def table(self, name: str) -> Any:
        if name not in self.halves:
            for needed in needs(read_name(name)):
                self.table(needed.name)
            self.makers[name] = self.make(name)
        return self.halves[name][0]

    def make(self, name: str, threads: int = 1) -> Maker:
        """Make it, whether it was made or not."""
        out = np.empty(2 * Layout(read_name(name)).entries, np.uint8)
        maker = Maker(read_name(name), out, self.halves, threads)
        self.halves[name] = (out, maker.make())
        return maker
