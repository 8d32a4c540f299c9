"""The samples of code in the docs."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

_BLOCK = re.compile(r"(?:(?<=\n\n)|\A)((?: {4}.*\n(?:\n(?= {4}))?)+)")


def blocks_of(page: Path) -> list[str]:
    """The indented samples of a page, in their order."""
    return [textwrap.dedent(found) for found in _BLOCK.findall(page.read_text("utf-8"))]
