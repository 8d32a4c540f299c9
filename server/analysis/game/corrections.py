"""A PGN text with other values of some headers: what an arbiter puts right of a game that was entered
wrongly. The moves stay as they are, but for the result behind them.
"""

from __future__ import annotations

from collections.abc import Mapping

from server.analysis.game.limits import GameLimits
from server.analysis.game.pgn_text import map_text, split_games
from server.analysis.game.tokens import TokenKind, tokens, write_tag
from server.analysis.game.words import BOTH_LOST, read_result
from server.analysis.game.writer import MARKERS

_COMMENTS = (TokenKind.COMMENT, TokenKind.LINE_COMMENT, TokenKind.ESCAPED)


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
        mapped = _with_marker(mapped, headers["Result"], both_lost=game.result == BOTH_LOST)
    new = "".join(f"{write_tag(name, value)}\n" for name, value in left.items())
    return f"{new}{'' if game.has_header_lines or not new else chr(10)}{mapped.strip()}\n"


def _with_marker(text: str, result: str, *, both_lost: bool) -> str:
    """`both_lost`: a "0-0" at the end is a result, no castling."""
    marker = result if result in MARKERS else "*"
    words = (token for token in tokens(text) if token.kind not in _COMMENTS)
    last = max(words, key=lambda token: token.end, default=None)
    said = read_result(last.text) if last and last.kind is TokenKind.WORD else ""
    if last and said and (both_lost or said != BOTH_LOST):
        return f"{text[: last.start]}{marker}{text[last.end :]}"
    return f"{text}\n{marker}"
