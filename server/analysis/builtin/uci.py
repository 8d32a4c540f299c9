"""The program `kibitz uci`: the built-in engine for any chess program that speaks UCI.

Owns the conversation: which command comes when, the thread of the search, `info` lines. Holds no search, and
leaves what the commands say to `uci_commands`.

`uciok` comes at once. The engine is loaded meanwhile in the background, and compiled if this machine has
not done so yet, which takes some 20 s once; `isready` waits for that.
"""

from __future__ import annotations

import io
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import dropwhile
from pathlib import Path
from typing import TextIO

import chess

import server
from endgames.paths import COMPILED_VARIABLE
from server.analysis.builtin.thinking import SearchLimits, Thinker, Thought, root_moves
from server.analysis.builtin.uci_commands import (
    MODES,
    OPTION_LINES,
    CommandError,
    UciOptions,
    read_limits,
    read_position,
    read_setoption,
    shortened,
    with_option,
)
from server.analysis.errors import EngineError
from server.i18n.texts import sentence

NAME = "Kibitz"
_NO_MOVE = "0000"
"""The protocol's null move: the answer where no move can be played."""

_log = logging.getLogger(__name__)


class EngineLoader:
    """Loads the engine in the background, once."""

    def __init__(self, load: Callable[[], Thinker]) -> None:
        self._load = load
        self._thinker: Thinker | None = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        if not self._thread.ident:
            self._thread.start()

    def wait(self) -> Thinker:
        """The engine, the same in every call. Raises what loading raised."""
        self.start()
        self._thread.join()
        if self._error is not None:
            raise self._error
        assert self._thinker is not None
        return self._thinker

    def _run(self) -> None:
        try:
            self._thinker = self._load()
        except BaseException as error:  # raised again by `wait`
            self._error = error


class RunningSearch:
    """A search under way: what ends it, and when the protocol lets its answer come."""

    def __init__(self, *, ponder: bool, infinite: bool) -> None:
        self._pondering, self._infinite, self._stopped = ponder, infinite, False
        self._changed = threading.Condition()

    def is_stopped(self) -> bool:
        return self._stopped

    def is_pondering(self) -> bool:
        return self._pondering

    def is_due(self) -> bool:
        """Whether the answer may come: while it ponders or is to search without end only a stop lets it, even
        if nothing is left to search."""
        return self._stopped or not (self._pondering or self._infinite)

    def hit(self) -> None:
        """The move that was pondered on was played: the search is like any other from now on."""
        with self._changed:
            self._pondering = False
            self._changed.notify_all()

    def stop(self) -> None:
        with self._changed:
            self._stopped = True
            self._changed.notify_all()

    def wait(self) -> None:
        """Until the answer is due."""
        with self._changed:
            self._changed.wait_for(self.is_due)


class UciProgram:
    """A conversation. `hang_up`: called, in the thread that notices it, when the output has no reader any
    more."""

    def __init__(self, output: TextIO, loader: EngineLoader, hang_up: Callable[[], None]) -> None:
        self._output, self._hang_up = output, hang_up
        self._lock = threading.Lock()
        self._loader = loader
        self._options = UciOptions()
        self._applied: UciOptions | None = None
        self._board: chess.Board | None = chess.Board()
        """None after a `position` that could not be read, so that no move is played on another board."""
        self._search: RunningSearch | None = None
        self._worker: threading.Thread | None = None
        self._debug = False
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self._greet,
            "debug": self._set_debug,
            "isready": self._answer_ready,
            "setoption": self._set_option,
            "register": lambda words: None,  # there is nothing to be registered
            "ucinewgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "stop": lambda words: self._end_search(),
            "ponderhit": self._hit,
            "quit": lambda words: None,
        }

    def run(self, commands: Iterable[str]) -> None:
        """Obey line after line until `quit` or the end. Raises EngineError if the engine cannot be loaded."""
        try:
            for line in commands:
                words = line.split()
                if self._debug:
                    self.tell(sentence("uci-received", line=shortened(words)))
                # The protocol: words before a command are passed over.
                rest = list(dropwhile(lambda word: word not in self._commands, words))
                if rest[:1] == ["quit"]:
                    break
                if rest:
                    self._obey(rest[0], rest[1:])
                elif words:
                    self.tell(sentence("uci-unknown-command", line=shortened(words)))
        finally:  # a thread that still searches would keep the process alive
            self._end_search()

    def tell(self, text: str) -> None:
        """Write a sentence for the reader of the chess program's log."""
        self._say(f"info string {text}")

    def _obey(self, command: str, words: list[str]) -> None:
        try:
            self._commands[command](words)
        except CommandError as fault:
            self.tell(fault.message)

    def _say(self, *lines: str) -> None:
        with self._lock:
            try:
                self._output.write("".join(f"{line}\n" for line in lines))
                self._output.flush()
            except OSError:
                self._hang_up()

    def _greet(self, words: list[str]) -> None:
        self._say(
            f"id name {NAME} {server.__version__}", "id author the Kibitz project", *OPTION_LINES, "uciok"
        )
        self._loader.start()

    def _set_debug(self, words: list[str]) -> None:
        if words[:1] not in (["on"], ["off"]):
            raise CommandError(sentence("uci-debug-form"))
        self._debug = words[0] == "on"

    def _answer_ready(self, words: list[str]) -> None:
        if self._worker is None or not self._worker.is_alive():
            self._thinker()
        self._say("readyok")

    def _thinker(self) -> Thinker:
        """The engine, with the options as they are now. Raises EngineError."""
        try:
            thinker = self._loader.wait()
        except Exception as error:
            raise EngineError(sentence("uci-not-loaded")) from error
        if self._applied is None or self._applied.hash_mb != self._options.hash_mb:
            self._resize(thinker)
        if self._applied is None or self._applied.mode != self._options.mode:
            thinker.blend(MODES[self._options.mode].share)
        self._applied = self._options
        return thinker

    def _resize(self, thinker: Thinker) -> None:
        try:
            thinker.resize(self._options.hash_mb)
        except MemoryError:  # it keeps what it has
            kept = (self._applied or UciOptions()).hash_mb
            self.tell(sentence("uci-no-memory", asked=str(self._options.hash_mb), kept=str(kept)))
            self._options = replace(self._options, hash_mb=kept)

    def _set_option(self, words: list[str]) -> None:
        """A value holds from the next search on; the one under way goes on."""
        name, value = read_setoption(words)
        if name.lower() == "clear hash":
            self._new_game([])
        else:
            self._options = with_option(self._options, name, value)

    def _new_game(self, words: list[str]) -> None:
        self._end_search()
        self._thinker().new_game()

    def _set_position(self, words: list[str]) -> None:
        self._end_search()
        self._board = None
        self._board = read_position(words, chess960=self._options.chess960)

    def _go(self, words: list[str]) -> None:
        self._end_search()
        search = RunningSearch(ponder="ponder" in words, infinite="infinite" in words)
        find = self._finder(search, words)
        self._search = search
        self._worker = threading.Thread(target=self._answer, args=(search, find))
        self._worker.start()

    def _finder(self, search: RunningSearch, words: list[str]) -> Callable[[], str]:
        """What finds the answer to a `go`."""
        if self._board is None:
            self.tell(sentence("uci-go-no-position"))
            return lambda: _NO_MOVE
        limits = read_limits(words, self._board, self._options.mode, self.tell)
        if limits is None:
            return lambda: _NO_MOVE
        return partial(self._think, self._thinker(), search, self._board.copy(), limits, self._options.ranks)

    def _answer(self, search: RunningSearch, find: Callable[[], str]) -> None:
        answer = find()
        search.wait()
        self._say(f"bestmove {answer}")

    def _think(
        self, thinker: Thinker, search: RunningSearch, board: chess.Board, limits: SearchLimits, ranks: int
    ) -> str:
        """The best move, and with it the answer that is expected, if one is known."""
        thoughts: list[Thought] = []

        def tell(thought: Thought) -> None:
            thoughts.append(thought)
            self._say(info_line(thought))

        try:
            best = thinker.think(board, limits, ranks, search.is_stopped, tell, search.is_pondering)
        except Exception:  # whatever it is, the other side waits for a move
            _log.exception("The search failed.")
            self.tell(sentence("uci-search-failed"))
            best = _known_move(board, limits, thoughts)
        return _with_expected(best or _NO_MOVE, thoughts)

    def _hit(self, words: list[str]) -> None:
        if self._search is not None:
            self._search.hit()

    def _end_search(self) -> None:
        if self._search is not None and self._worker is not None:
            self._search.stop()
            self._worker.join()
            self._search = self._worker = None


def _known_move(board: chess.Board, limits: SearchLimits, thoughts: Sequence[Thought]) -> str | None:
    """What a search that failed found last, or else any move it was to try."""
    firsts = [thought.line[0] for thought in thoughts if thought.rank == 1 and thought.line]
    return firsts[-1] if firsts else next(map(board.uci, root_moves(board, limits)), None)


def _with_expected(best: str, thoughts: Sequence[Thought]) -> str:
    """The move, and the next one of the last line that begins with it, for the other side to ponder on."""
    lines = [thought.line for thought in thoughts if thought.line[:1] == (best,)]
    return f"{best} ponder {lines[-1][1]}" if lines and len(lines[-1]) > 1 else best


def info_line(thought: Thought) -> str:
    """The `info` line of a thought."""
    relative = thought.score.relative
    mate = relative.mate()
    score = f"mate {mate}" if mate is not None else f"cp {relative.score()}"
    speed = int(thought.nodes / thought.seconds) if thought.seconds > 0 else thought.nodes
    return (
        f"info depth {thought.depth} multipv {thought.rank} score {score} nodes {thought.nodes} nps {speed}"
        f" time {int(thought.seconds * 1000)} pv {' '.join(thought.line)}"
    )


def _load_engine() -> Thinker:
    from server.analysis.builtin.deepening import compiled_thinker  # half a second, or the compiler

    return compiled_thinker()


def main(cache_folder: Path | None = None, *, compile_only: bool = False) -> int:
    """Speak UCI on the standard streams until `quit` -> exit status. `cache_folder`: for compiled code,
    unless the environment names one. `compile_only`: fill it, and say nothing."""
    if cache_folder is not None:
        os.environ.setdefault(COMPILED_VARIABLE, str(cache_folder))
    if compile_only:
        _load_engine()
        return 0
    if sys.stdin is None or sys.stdout is None:  # closed before the start
        return 1
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Ctrl-C ends the process at once, whatever its threads do; Python's way would wait for them.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # no byte is a reason to end
            stream.reconfigure(encoding="utf-8", errors="replace")
    program = UciProgram(sys.stdout, EngineLoader(_load_engine), _leave)
    try:
        program.run(sys.stdin)
    except EngineError as error:
        _log.error("%s", error.message, exc_info=error)
        program.tell(error.message)
        return 1
    return 0


def _leave() -> None:
    """End the process though its main thread waits for the next command; nothing is left to be tidied up."""
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(compile_only="--compile" in sys.argv[1:]))
