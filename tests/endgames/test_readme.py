"""The sample of `endgames/README.md` says what it prints, and needs no compiler and nothing of Kibitz."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOADED = 'import sys; print(*({"numba", "numpy", "server"} & {*sys.modules}))'


def test_the_sample_prints_what_it_says() -> None:
    sample = re.findall(r"```python\n(.*?)```", (ROOT / "endgames" / "README.md").read_text("utf-8"), re.S)[0]
    says = re.findall(r"  # (.*)", sample)
    printed = subprocess.check_output([sys.executable, "-c", f"{sample}\n{LOADED}"], cwd=ROOT, text=True)
    assert printed.splitlines() == [*says, ""]
