"""SGF files: the last position, and the place of what is wrong."""

from __future__ import annotations

import pytest

from server.analysis.errors import GameError
from server.analysis.exact.go.sgf import rows_of_sgf


def test_the_position_after_the_main_line() -> None:
    rows = rows_of_sgf(b"(;GM[1]SZ[3]AB[aa]AW[ba];B[ab];W[];B[cc](;W[ca])(;W[bb]))")
    assert rows == ["xoo", "x..", "..x"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (b"(;SZ[3];B[aa];W[aa])", "move 2"),
        (b"(;SZ[3]AB[aa][aa:]", "SGF"),
        (b"", "SGF"),
        (b"(;SZ[25])", "SZ"),
        (b"(;SZ[3];B[zz])", "set-up"),
    ],
)
def test_a_bad_file_is_told_with_its_place(text: bytes, place: str) -> None:
    with pytest.raises(GameError) as caught:
        rows_of_sgf(text)
    assert caught.value.place == place
