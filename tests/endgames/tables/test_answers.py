"""What a review needs of tables is what `TableFolder` gives."""

from __future__ import annotations

from pathlib import Path

from endgames.tables.answers import TableSource
from endgames.tables.probing import TableFolder


def test_tables_can_stand_where_a_review_asks(tmp_path: Path) -> None:
    source: TableSource = TableFolder(tmp_path)
    missing = source.ensure(["KQvKR"], lambda: False)
    assert list(missing) == ["KQvKR"]
    assert missing["KQvKR"].params == {"name": "KQvKR"}
