"""Pawn endings solved for a worker's reviews by a child of its own, which loads the compiler: `PawnChild`.

A stop is obeyed whatever the child does; one that dies or hangs costs the answer alone.
"""

from __future__ import annotations

import logging
import pickle
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import chess

from server.analysis.errors import Stopped
from server.analysis.evaluation import Line
from server.analysis.review.pawn_answers import Agreed
from server.i18n.texts import sentence
from server.sandbox.endgames import agreed_of
from server.sandbox.process import Answer, Question
from server.system.child import Child

MODULE = "server.sandbox.process"
SECONDS = 300.0
"""Of the processor, for one position: the first on a machine waits for the compiler."""
_POLL = 0.2
_log = logging.getLogger(__name__)


class PawnChild:
    """A `PawnSolver`, for one thread."""

    def __init__(self, folder: Path, log_format: str = "text") -> None:
        """`folder`: where the values of local positions are kept."""
        self._folder = folder
        self._log_format = log_format
        self._child: Child | None = None

    def __call__(self, board: chess.Board, lines: Sequence[Line], should_stop: Callable[[], bool]) -> Agreed:
        """As a `PawnSolver`."""
        question = Question(agreed_of, (board.fen(), tuple(lines), self._folder), SECONDS)
        try:
            answer = self._ask(pickle.dumps(question, pickle.HIGHEST_PROTOCOL), should_stop)
        except Stopped:
            self.close()
            raise
        except OSError as error:
            _log.warning("a pawn ending stays unsolved: %s", error or "the child has gone")
            self.close()
            return Agreed(tried=True)
        if answer.fault or answer.failed:
            _log.warning("a pawn ending stays unsolved: %s", answer.failed or "refused")
            return Agreed(tried=True)
        return Agreed(*answer.value)

    def close(self) -> None:
        """End the child; a later question starts another."""
        if self._child:
            self._child.end()
        self._child = None

    def _ask(self, request: bytes, should_stop: Callable[[], bool]) -> Answer:
        """Raises Stopped, OSError."""
        if self._child is None:
            self._child = Child(MODULE, [self._log_format])
            self._heard(self._child.hear, should_stop)
        child = self._child
        answered = self._heard(lambda patience: child.ask(request, patience), should_stop)
        answer: Answer = pickle.loads(answered)
        return answer

    def _heard(self, first: Callable[[float], bytes], should_stop: Callable[[], bool]) -> bytes:
        """What the child says, sooner or later. Raises Stopped, OSError."""
        assert self._child is not None
        deadline = time.monotonic() + SECONDS + 2 * _POLL
        wait = first
        while True:
            try:
                return wait(_POLL)
            except TimeoutError:
                wait = self._child.hear
            if should_stop():
                raise Stopped(sentence("end-stopped"))
            if time.monotonic() > deadline:
                raise TimeoutError("the child hangs")
