"""What docs/library.md shows is so, and its example script finds what it says it does."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"
TWICE = """1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0"""


def test_the_examples_of_the_page_give_what_stands_there() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) > 5
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF).run(session, out=said.append)
    assert said == []


def test_the_example_script_finds_the_faults() -> None:
    script: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "examples" / "faults.py"))
    game, moves, win = script["reviewed"](TWICE, 10_000)
    rows = list(script["fault_rows"](game, moves))
    assert ("Black", "Ke7", "blunder") in {(row["player"], row["move"], row["class"]) for row in rows}
    assert win.keys() == set(range(6))
