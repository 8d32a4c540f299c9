"""Exact answers where few men are left: tables of our own, and Syzygy's."""

from __future__ import annotations

from endgames.tables.answers import MoveAnswer, TableAnswer, TableSource
from endgames.tables.costs import bytes_of, check_affordable, lacking, minutes_of
from endgames.tables.counts import counts_of
from endgames.tables.files import ENDING, ZEROING, BrokenTableError, TableFile
from endgames.tables.names import MOST_BUILT, TableError, check_buildable, read_name
from endgames.tables.orders import Wishes
from endgames.tables.probing import SHIPPED, TableFolder

__all__ = [
    "ENDING",
    "MOST_BUILT",
    "SHIPPED",
    "ZEROING",
    "BrokenTableError",
    "MoveAnswer",
    "TableAnswer",
    "TableError",
    "TableFile",
    "TableFolder",
    "TableSource",
    "Wishes",
    "bytes_of",
    "check_affordable",
    "check_buildable",
    "counts_of",
    "lacking",
    "minutes_of",
    "read_name",
]
