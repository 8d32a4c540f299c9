"""Tables that are made in memory for the tests, each once, with its maker."""

from __future__ import annotations

from typing import Any

import pytest

from endgames.tables.names import read_name
from endgames.tables.ways import needs

pytest.importorskip("numba", reason="tables are built with numba")

import numpy as np

from endgames.tables.building.making import ZEROING_CODES, Codes, Maker, codes_of
from endgames.tables.files import Far
from endgames.tables.layout import Layout


class Made:
    """Tables made in memory, each once, with its maker: the bytes of both halves, what they are, and what is
    far in them. `zeroing`: the tables of the 50-move rule."""

    def __init__(self) -> None:
        self.halves: dict[str, tuple[Any, Codes]] = {}
        self.far: dict[str, Far] = {}
        self.zeroing: dict[str, tuple[Any, Codes]] = {}
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
        self.far[name] = maker.make()
        self.halves[name] = (out, codes_of(self.far[name]))
        return maker

    def zeroing_table(self, name: str) -> Any:
        """What is said of the 50-move rule."""
        if name not in self.zeroing:
            for needed in needs(read_name(name)):
                self.zeroing_table(needed.name)
            out = np.empty(2 * Layout(read_name(name)).entries, np.uint8)
            Maker(read_name(name), out, self.zeroing, zeroing=True).make()
            self.zeroing[name] = (out, ZEROING_CODES)
        return self.zeroing[name][0]
