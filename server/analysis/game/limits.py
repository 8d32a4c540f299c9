"""How large a text and its games may be."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from server.analysis.errors import GameError, LimitError
from server.i18n.texts import sentence


@dataclass(frozen=True, slots=True)
class GameLimits:
    """The limits of docs/limits.md: `bytes` of the whole text in UTF-8, `games` in it; of each game
    `plies` of the main line, levels and moves of variations; of each header and comment its characters."""

    bytes: int = 1024 * 1024
    games: int = 200
    plies: int = 600
    variation_depth: int = 20
    variation_nodes: int = 5_000
    header_chars: int = 1_000
    comment_chars: int = 10_000

    @property
    def tokens(self) -> int:
        """So many moves, numbers, signs, comments and brackets a game may have: eight for each move of it,
        and some for a small one."""
        return 10_000 + 8 * (self.plies + self.variation_nodes)


def check_text(text: str, *, max_bytes: int) -> None:
    """Raises LimitError past `max_bytes` of UTF-8, GameError where there is nothing at all."""
    size = len(text.encode("utf-8", "replace"))
    if size > max_bytes:
        message = sentence("fault-text-too-large", size=ceil(size / 1024), limit=max_bytes // 1024)
        raise LimitError(message, code="text_too_large")
    if not text.replace("\ufeff", "").strip():
        raise GameError(sentence("fault-empty"), code="empty")
