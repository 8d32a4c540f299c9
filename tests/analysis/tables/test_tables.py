"""Asking tables that lie in a folder."""

from __future__ import annotations

import chess
import pytest

from server.analysis.tables.tables import Tables


@pytest.mark.parametrize(
    ("fen", "name"),
    [
        ("8/8/4k3/8/8/3RK3/8/8 w - - 0 1", "KRvK"),
        ("8/8/4k3/3r4/8/4K3/4P3/8 w - - 0 1", "KRvKP"),
        ("8/8/4k3/3r4/8/4K3/4PP2/8 w - - 0 1", None),
        ("8/8/4k3/8/8/4K3/8/8 w - - 0 1", None),
        ("8/8/4k3/8/8/4K3/5N2/8 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", None),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", None),
    ],
)
def test_what_is_wanted_of_a_position(fen: str, name: str | None) -> None:
    assert Tables(None).wanted(chess.Board(fen)) == name
