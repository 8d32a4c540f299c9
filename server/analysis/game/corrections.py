"""A PGN text with other values of some headers: what an arbiter puts right of a game that was entered
wrongly. The moves stay as they are, but for the result behind them.
"""

from __future__ import annotations

from collections.abc import Mapping

from server.analysis.game.limits import GameLimits
from server.analysis.game.pgn_text import map_text, split_games
from server.analysis.game.tokens import TokenKind, tokens, write_tag

_MARKERS = frozenset({"1-0", "0-1", "1/2-1/2", "*"})
"""Results that PGN writes behind the moves; what else there is stands in the header alone."""


def corrected(text: str, headers: Mapping[str, str], limits: GameLimits | None = None) -> str:
    """`text`, of one game, with these values of `headers`. Raises LimitError, GameError as reading does."""
    game, left = split_games(text, limits)[0], dict(headers)

    def tag(header: tuple[str, str]) -> str | None:
        name, value = header
        if name in headers:
            return write_tag(name, left.pop(name)) if name in left else None
        return write_tag(name, value)

    mapped = map_text(game.source, tag=tag, comment=lambda words: words)
    if "Result" in headers:
        mapped = _with_marker(mapped, headers["Result"])
    new = "".join(f"{write_tag(name, value)}\n" for name, value in left.items())
    return f"{new}{'' if game.has_header_lines or not new else chr(10)}{mapped.strip()}\n"


def _with_marker(text: str, result: str) -> str:
    marker = result if result in _MARKERS else "*"
    last = max(tokens(text), key=lambda token: token.end, default=None)
    if last is not None and last.kind is TokenKind.WORD and last.text in _MARKERS:
        return text[: last.start] + marker + text[last.end :]
    return f"{text}\n{marker}"
