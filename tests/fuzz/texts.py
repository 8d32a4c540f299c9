"""PGN that somebody got wrong: real games, cut and stuck together, with what a reader has a rule for."""

from __future__ import annotations

import functools
from pathlib import Path

from hypothesis import strategies as st

_GAMES = Path(__file__).parents[1] / "data" / "games"
_SIGNS = [
    "{", "}", "(", ")", "[", "]", ";", "%", '"', "\\", "$", "$1", "$999999999999", "*", "1-0", "1/2-1/2", "!",
    "?", "!?", "?!!", "...", ".", "1.", "999999999.", "--", "Z0", "@@@@", "O-O", "0-0-0", "e.p.", "+", "#",
    "e4", "exd5", "e8=Q", "a8(Q)", "Nbd7", "R1a3", "Qh4xe1", "Ke9", "♘f3", "Sf3", "Dxh7", "P@e4", "e2e4",
    "[%clk 0:00:01]", "[%clk 9:99:99.999]", "[%eval #-3]", "[%eval 1e400]", "[%emt -1]", "[%csl Ga1,Rh8]",
    "[%cal Ga1h8,,]", "[%]", "[%clk " + "9" * 400 + "]", '[FEN "', '[SetUp "1"]\n', '[Variant "Chess960"]\n',
    '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n', '[FEN "k7/8/K7/8/8/8/8/8 b - - 99 ' + "9" * 50 + '"]\n',
    '[White "A"]\n', '[White ""]\n', '[ "x"]\n', '[A ""]', '[Result "1-0"]\n', '[Variant "Atomic"]\n',
    '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1"]\n', '[Event "?"]\n\n', "\n", "\n\n",
    "\t", "\r\n", "\x00", "\ufeff", "\u2028", "\ud800", "\U0001f41b", "é", "\u202e", "<script>",
    "=HYPERLINK(1)",
]  # fmt: skip
_WORDS = st.one_of(st.sampled_from(_SIGNS), st.text(max_size=8), st.integers(0, 10**30).map(str))
_REPEATED = st.tuples(st.sampled_from(_SIGNS), st.integers(2, 400)).map(lambda found: found[0] * found[1])


@functools.cache
def games() -> list[str]:
    """Real games that are not too long."""
    found = [path.read_text("utf-8") for path in sorted(_GAMES.glob("*.pgn"))]
    return [text for text in found if len(text) < 6000] or found


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A real game after some accidents."""
    text = draw(st.sampled_from(games()))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 60)))
        match draw(st.sampled_from(("insert", "delete", "double", "swap", "repeat", "cut"))):
            case "insert":
                text = text[:start] + draw(_WORDS) + text[start:]
            case "delete":
                text = text[:start] + text[end:]
            case "double":
                text = text[:end] + text[start:]
            case "swap":
                text = text[end:] + text[start:end] + text[:start]
            case "repeat":
                text = text[:start] + draw(_REPEATED) + text[start:]
            case "cut":
                text = text[:end]
    return text


TEXTS = st.one_of(mutated(), st.lists(_WORDS, max_size=30).map(" ".join), st.text(max_size=60))
"""What is posted as a game."""
BYTES = st.one_of(
    TEXTS.map(lambda text: text.encode("utf-8", "replace")),
    TEXTS.map(lambda text: text.encode("utf-16", "replace")),
    TEXTS.map(lambda text: text.encode("latin-1", "replace")),
    st.binary(max_size=80),
)
"""The same as it may come over the wire."""
