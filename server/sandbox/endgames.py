"""Pawn endings solved by a child: what takes a compiler, and now and then seconds.

Plain functions, as those of `work.py`. The parent imports this without loading what it calls. `folder`: the
data folder, where the values of local positions are kept, and compiled code. Compiling takes minutes: the
worker's child does it, once for a data folder, and leaves a mark; a stranger's ending is proven only then.
"""

from __future__ import annotations

import functools
import hashlib
import os
import signal
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

import chess

from endgames.paths import COMPILED_VARIABLE
from server.analysis.endings.solved import Ending, SolvedSum, SolvedWhole
from server.analysis.evaluation import Line
from server.analysis.events.values import PawnSums
from server.system.paths import PACKAGES, compiled_of

_ENDGAMES = PACKAGES / "endgames"
_COMPILED = (
    _ENDGAMES / "pawns" / "prover.py",
    *sorted((_ENDGAMES / "structures").glob("*.py")),
    _ENDGAMES / "compiled.py",
)
_TRIAL = "8/8/8/4k2p/4Pp2/5K2/7P/8 b - - 0 1"
_QUEENING = "8/P7/8/8/7p/6k1/8/K7 w - - 0 1"
"""Positions that are proven at once, by all that is compiled."""


def is_compiled(folder: Path) -> bool:
    """Whether proofs need no compiler any more."""
    return _mark(folder).exists()


def compile_in(folder: Path) -> None:
    """Compile what proves and solves, for all who ask later."""
    _load(folder, compiled=True)


def pawns_of(fen: str, folder: Path, prove: bool) -> SolvedSum:
    """What a stranger's pawn ending is worth, or why nothing is said of it. Keeps nothing."""
    _load(folder, compiled=prove)
    from server.analysis.endings.pawn_sums import solved_pawns, values_in  # the parent needs no compiler

    return solved_pawns(chess.Board(fen), values_in(folder, read_only=True), prove=prove)


def whole_of(fen: str, folder: Path) -> tuple[SolvedWhole, bool]:
    """A stranger's pawn ending solved whole, as far as that is quick; and whether its sum is the reason."""
    _load(folder, compiled=True)
    from server.analysis.endings.pawn_sums import values_in  # as above
    from server.analysis.endings.whole import QUICK, solved_whole  # as above

    return solved_whole(chess.Board(fen), QUICK, values_in(folder, read_only=True))


def endings_of(fens: Sequence[str], folder: Path, long: bool) -> list[Ending]:
    """What a review says of its pawn endings; `long`: however long that takes within the limits."""
    _load(folder, compiled=True)
    from server.analysis.endings.pawn_sums import values_in  # as above
    from server.analysis.endings.whole import LONG, SHORT, solved_game  # as above

    limits = (SHORT, LONG) if long else (SHORT,)
    return solved_game([chess.Board(fen) for fen in fens], values_in(folder), limits)


def agreed_of(fen: str, lines: Sequence[Line], folder: Path) -> tuple[bool, PawnSums | None]:
    """What a review says of a pawn ending, and whether a proof was tried."""
    _load(folder, compiled=True)
    from server.analysis.endings.pawn_sums import agreed_pawns, values_in  # as above

    return agreed_pawns(chess.Board(fen), lines, values_in(folder))


@functools.cache
def _load(folder: Path, *, compiled: bool) -> None:
    """Load what solves, and compile it if wanted, in nobody's time: cut off in the middle it would be
    broken."""
    left = signal.setitimer(signal.ITIMER_PROF, 0)
    try:
        os.environ.setdefault(COMPILED_VARIABLE, str(compiled_of(folder)))
        from server.analysis.endings.pawn_sums import solved_pawns  # as above

        if compiled:
            from server.analysis.endings.whole import QUICK, solved_whole  # as above

            solved_pawns(chess.Board(_TRIAL))
            for trial in (_TRIAL, _QUEENING):
                solved_whole(chess.Board(trial), QUICK)
            _mark(folder).parent.mkdir(parents=True, exist_ok=True)
            _mark(folder).touch()
    finally:
        signal.setitimer(signal.ITIMER_PROF, *left)


def _mark(folder: Path) -> Path:
    """By the text of its sources, as the compiled code is found (`endgames/compiled.py`)."""
    return compiled_of(folder) / f"pawns-{_state_of_sources()}"


@functools.cache
def _state_of_sources() -> str:
    digest = hashlib.sha256(version("numba").encode())
    for path in _COMPILED:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
