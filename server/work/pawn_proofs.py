"""Pawn endings solved for a worker's reviews by children of its own, which load the compiler: `PawnChild`.

One child answers at once, and reviews wait for it. What takes longer another one solves, and a review is set
aside meanwhile. A stop is obeyed whatever they do; one that dies or hangs costs the answer alone.
"""

from __future__ import annotations

import logging
import pickle
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import chess

from server.analysis.endings.solved import Ending
from server.analysis.errors import Postponed, Stopped
from server.analysis.evaluation import Line
from server.analysis.review.pawn_endings import Agreed
from server.i18n.texts import Sentence, sentence
from server.sandbox.endgames import agreed_of, compile_in, endings_of, is_compiled
from server.sandbox.process import ChildAnswer, Question
from server.system.child import Child

MODULE = "server.sandbox.process"
SECONDS = 300.0
"""Of the processor, for one position."""
LONG_SECONDS = 1_800.0
"""The same for the endings of a game, which are bounded by work long before, and for the compiler."""
MEMORY, LONG_MEMORY = 1_024, 2_048
"""MiB that a child may take, and the one for what takes long."""
KEPT = 20
"""Games whose answers are kept until their reviews ask again."""
_POLL = 0.2
_log = logging.getLogger(__name__)


class PawnChild:
    """A `PawnSolver`, for one thread. `postpones`: who asks for what takes long need not wait, and asks again
    once `Postponed` says so. `tell` hears what is waited for, as a sentence."""

    def __init__(
        self,
        folder: Path,
        log_format: str = "text",
        *,
        postpones: bool = False,
        tell: Callable[[Sentence], None] = lambda words: None,
    ) -> None:
        """`folder`: where the values of local positions are kept."""
        self._folder = folder
        self._postpones = postpones
        self._tell = tell
        options = ("--log-format", log_format, "--memory")
        self._short = _AskedChild(*options, str(MEMORY))
        self._long = _AskedChild(*options, str(LONG_MEMORY))
        self._known: OrderedDict[tuple[str, ...], list[Ending]] = OrderedDict()
        self._hard: OrderedDict[tuple[str, ...], None] = OrderedDict()
        self._solving: threading.Thread | None = None
        self._closing = threading.Event()

    def __call__(self, board: chess.Board, lines: Sequence[Line], should_stop: Callable[[], bool]) -> Agreed:
        """As a `PawnSolver`."""
        question = Question(agreed_of, (board.fen(), tuple(lines), self._folder), SECONDS)
        answer = self._ask(self._short, question, should_stop)
        return Agreed(tried=True) if answer is None else Agreed(*answer.value)

    def endings(self, boards: Sequence[chess.Board], should_stop: Callable[[], bool]) -> Sequence[Ending]:
        """As a `PawnSolver`."""
        fens = tuple(board.fen() for board in boards)
        if fens not in self._known and fens not in self._hard and is_compiled(self._folder):
            found = self._endings(self._short, fens, should_stop, long=False)
            if all(ending.exact for ending in found):
                self._keep(fens, found)
            else:
                _remember(self._hard, fens, None)
        if fens not in self._known:
            self._solve_long(fens, should_stop)
        return self._known[fens]

    def prepare(self, should_stop: Callable[[], bool]) -> None:
        """Compile the solver if nobody has yet, for others who ask it. Raises Stopped."""
        self._compile(self._short, should_stop)

    def _is_solving(self) -> bool:
        """Whether something is being solved that a review was postponed for."""
        return self._solving is not None and self._solving.is_alive()

    def close(self) -> None:
        """End the children; a later question starts others."""
        self._closing.set()
        if self._solving:
            self._solving.join()
        self._closing.clear()
        self._short.close()
        self._long.close()

    def _solve_long(self, fens: tuple[str, ...], should_stop: Callable[[], bool]) -> None:
        """Raises Stopped, Postponed."""
        if not self._postpones:
            self._keep(fens, self._endings(self._long, fens, should_stop, long=True))
            return
        if not self._is_solving():  # one after the other: a core is enough for all of them
            self._solving = threading.Thread(target=self._solve_aside, args=(fens,), name="pawn endings")
            self._solving.start()
        awaited = "pawn endings to be solved" if is_compiled(self._folder) else "their solver to be compiled"
        raise Postponed(f"waiting for {awaited}", lambda: fens in self._known or not self._is_solving())

    def _solve_aside(self, fens: tuple[str, ...]) -> None:
        with suppress(Stopped):  # the worker ends
            self._keep(fens, self._endings(self._long, fens, self._closing.is_set, long=True))

    def _endings(
        self, child: _AskedChild, fens: tuple[str, ...], should_stop: Callable[[], bool], *, long: bool
    ) -> list[Ending]:
        seconds = LONG_SECONDS if long else SECONDS
        answer = self._ask(child, Question(endings_of, (fens, self._folder, long), seconds), should_stop)
        found: list[Ending] = [Ending() for _ in fens] if answer is None else answer.value
        return found

    def _ask(
        self, child: _AskedChild, question: Question, should_stop: Callable[[], bool]
    ) -> ChildAnswer | None:
        """Ask the child. If the solver is not compiled yet, the child compiles it first."""
        self._compile(child, should_stop)
        if child is self._long:
            self._tell(sentence("status-solving"))
        return child.ask(question, should_stop)

    def _compile(self, child: _AskedChild, should_stop: Callable[[], bool]) -> None:
        """Have the child compile the solver if nobody has yet. It ends then, to free its memory."""
        if not is_compiled(self._folder):
            self._tell(sentence("status-preparing"))
            child.ask(Question(compile_in, (self._folder,), LONG_SECONDS), should_stop)
            child.close()

    def _keep(self, fens: tuple[str, ...], found: list[Ending]) -> None:
        _remember(self._known, fens, found)


_Kept = TypeVar("_Kept")


def _remember(kept: OrderedDict[tuple[str, ...], _Kept], fens: tuple[str, ...], what: _Kept) -> None:
    """Add an entry; of too many drop the oldest."""
    kept[fens] = what
    if len(kept) > KEPT:
        kept.popitem(last=False)


class _AskedChild:
    """A child that is started when it is first asked, for one thread."""

    def __init__(self, *arguments: str) -> None:
        """`arguments`: of the child's program."""
        self._arguments = arguments
        self._child: Child | None = None

    def ask(self, question: Question, should_stop: Callable[[], bool]) -> ChildAnswer | None:
        """The answer; None where there is none, which the log says. Raises Stopped."""
        try:
            answer = self._answer(question, should_stop)
        except Stopped:
            self.close()
            raise
        except OSError as error:
            _log.warning("a pawn ending stays unsolved: %s", error or "the child has gone")
            self.close()
            return None
        if answer.fault or answer.failed:
            _log.warning("a pawn ending stays unsolved: %s", answer.failed or "refused")
            return None
        return answer

    def close(self) -> None:
        """End the child; a later question starts another."""
        if self._child:
            self._child.end()
        self._child = None

    def _answer(self, question: Question, should_stop: Callable[[], bool]) -> ChildAnswer:
        """Raises Stopped, OSError."""
        deadline = time.monotonic() + question.seconds + 2 * _POLL
        if self._child is None:
            self._child = Child(MODULE, self._arguments)
            self._heard(self._child.hear, should_stop, deadline)
        child, request = self._child, pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        answered = self._heard(lambda patience: child.ask(request, patience), should_stop, deadline)
        answer: ChildAnswer = pickle.loads(answered)
        return answer

    def _heard(
        self, first: Callable[[float], bytes], should_stop: Callable[[], bool], deadline: float
    ) -> bytes:
        """What the child says, sooner or later. Raises Stopped, OSError."""
        assert self._child is not None
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
