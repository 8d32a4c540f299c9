"""The sample of `endgames/README.md` says what it prints, and needs no compiler and nothing of Kibitz."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.docs_code import blocks_of

ROOT = Path(__file__).parents[2]
LOADED = 'import sys; print(*({"numba", "numpy", "server"} & {*sys.modules}))'


def test_the_sample_prints_what_it_says() -> None:
    (sample,) = blocks_of(ROOT / "endgames" / "README.md")
    says = re.findall(r"  # (.*)", sample)
    printed = subprocess.check_output([sys.executable, "-c", f"{sample}\n{LOADED}"], cwd=ROOT, text=True)
    assert printed.splitlines() == [*says, ""]
