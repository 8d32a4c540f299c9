"""The program `kibitz uci`: the built-in engine for any chess program that speaks UCI.

Owns the protocol: reading commands, options, `info` lines. Holds no search.

`uciok` comes at once. The engine is loaded meanwhile in the background, and compiled if this machine has
not done so yet, which takes some 20 s once; `isready` waits for that, at most PATIENCE. The engine then
stays what it is until the end of the process: compiled, or where numba is missing, cannot compile or takes
longer, in plain Python. So no review changes its engine midway; and a compilation that took too long still
fills the cache for the next start.
"""

from __future__ import annotations

import logging
import os
import re
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import TextIO

import chess
import chess.engine

import server
from server.analysis.nn.modes import DEFAULT_MODE, MODES
from server.analysis.nn.thinking import MAX_DEPTH, Limits, Thinker, Thought, root_moves

NAME = "Kibitz"
PATIENCE = 25.0
"""Seconds that `isready` waits for the compiler: less than the pool's deadline for a start."""

CACHE_VARIABLE = "NUMBA_CACHE_DIR"
MOVES_TO_GO = 30
"""Moves that the rest of the clock is divided by, when nothing is said."""

OVERHEAD = 0.01
"""Seconds of a move that are left to the way there and back."""

_MAX_HASH = 4096
_MOVE = re.compile(r"[a-h][1-8][a-h][1-8][nbrq]?")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Options:
    """What `setoption` has set."""

    hash_mb: int = 16
    ranks: int = 1
    chess960: bool = False
    mode: str = DEFAULT_MODE


class EngineLoader:
    """Loads the engine in the background, once."""

    def __init__(self, load: Callable[[], Thinker], spare: Callable[[], Thinker]) -> None:
        self._load, self._spare = load, spare
        self._thinker: Thinker | None = None
        self._error: BaseException | None = None
        self._chosen: Thinker | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        if not self._thread.ident:
            self._thread.start()

    def wait(self, patience: float = PATIENCE) -> Thinker:
        """The engine, the same in every call. Raises what loading raised."""
        self.start()
        if self._chosen is None:
            self._thread.join(patience)
            if self._error is not None:
                raise self._error
            self._chosen = self._thinker or self._spare()
        return self._chosen

    def _run(self) -> None:
        try:
            self._thinker = self._load()
        except BaseException as error:  # raised again by `wait`
            self._error = error


class UciProgram:
    """A conversation over two text streams."""

    def __init__(self, output: TextIO, loader: EngineLoader) -> None:
        self._output = output
        self._lock = threading.Lock()
        self._loader = loader
        self._options = Options()
        self._applied: Options | None = None
        self._board = chess.Board()
        self._worker: threading.Thread | None = None
        self._stop = threading.Event()
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self._greet,
            "isready": self._answer_ready,
            "setoption": self._set_option,
            "ucinewgame": self._new_game,
            "position": self._set_position,
            "go": self._go,
            "stop": lambda words: self._end_search(),
            "ponderhit": lambda words: None,
        }

    def run(self, commands: TextIO) -> None:
        """Obey until `quit` or the end of the stream."""
        for line in commands:
            words = line.split()
            if not words:
                continue
            if words[0] == "quit":
                break
            command = self._commands.get(words[0])
            if command is None:
                self._say(f"info string unknown command: {words[0]}")
                continue
            try:
                command(words[1:])
            except (ValueError, IndexError) as error:
                self._say(f"info string {error}")
        self._end_search()

    def _say(self, *lines: str) -> None:
        with self._lock:
            self._output.write("".join(f"{line}\n" for line in lines))
            self._output.flush()

    def _greet(self, words: list[str]) -> None:
        self._say(
            f"id name {NAME} {server.__version__}",
            "id author the Kibitz project",
            f"option name Hash type spin default 16 min 1 max {_MAX_HASH}",
            "option name Threads type spin default 1 min 1 max 1",
            "option name MultiPV type spin default 1 min 1 max 5",
            "option name UCI_Chess960 type check default false",
            f"option name Mode type combo default {DEFAULT_MODE} "
            + " ".join(f"var {name}" for name in MODES),
            "option name Clear Hash type button",
            "uciok",
        )
        self._loader.start()

    def _answer_ready(self, words: list[str]) -> None:
        if self._worker is None or not self._worker.is_alive():
            self._thinker()
        self._say("readyok")

    def _thinker(self) -> Thinker:
        """The engine, with the options as they are now."""
        thinker = self._loader.wait()
        if self._applied is None or self._applied.hash_mb != self._options.hash_mb:
            thinker.resize(self._options.hash_mb)
        if self._applied is None or self._applied.mode != self._options.mode:
            thinker.blend(MODES[self._options.mode].share)
        self._applied = self._options
        return thinker

    def _set_option(self, words: list[str]) -> None:
        self._end_search()
        name, value = _option_words(words)
        match name.lower():
            case "hash":
                self._options = replace(self._options, hash_mb=_within(value, 1, _MAX_HASH))
            case "multipv":
                self._options = replace(self._options, ranks=_within(value, 1, 5))
            case "threads":
                _within(value, 1, 1)
            case "uci_chess960":
                self._options = replace(self._options, chess960=value.lower() == "true")
            case "mode":
                if value not in MODES:
                    raise ValueError(f"no such mode: {value}")
                self._options = replace(self._options, mode=value)
            case "clear hash":
                self._thinker().new_game()
            case _:
                raise ValueError(f"no such option: {name}")

    def _new_game(self, words: list[str]) -> None:
        self._end_search()
        self._thinker().new_game()

    def _set_position(self, words: list[str]) -> None:
        self._end_search()
        self._board = read_position(words, chess960=self._options.chess960)

    def _go(self, words: list[str]) -> None:
        self._end_search()
        thinker = self._thinker()
        limits = read_limits(words, self._board, self._options.mode)
        endless = "infinite" in words or "ponder" in words
        self._stop = threading.Event()
        board, ranks = self._board.copy(), self._options.ranks
        self._worker = threading.Thread(target=self._search, args=(thinker, board, limits, ranks, endless))
        self._worker.start()

    def _search(
        self, thinker: Thinker, board: chess.Board, limits: Limits, ranks: int, endless: bool
    ) -> None:
        told: list[Thought] = []

        def tell(thought: Thought) -> None:
            told.append(thought)
            self._say(info_line(thought))

        try:
            best = thinker.think(board, limits, ranks, self._stop.is_set, tell)
        except Exception as error:  # whatever it is, the other side waits for a move
            _log.exception("The search failed.")
            fault = f"{type(error).__name__}: {error}".splitlines()[0]
            self._say(f"info string The search failed ({fault}); the best move known so far is given.")
            best = _known_move(board, limits, told)
        if endless:  # the protocol: no answer before `stop`, even if nothing is left to search
            self._stop.wait()
        self._say(f"bestmove {best or '0000'}")

    def _end_search(self) -> None:
        if self._worker is not None:
            self._stop.set()
            self._worker.join()
            self._worker = None


def _known_move(board: chess.Board, limits: Limits, told: Sequence[Thought]) -> str | None:
    """What a search that failed found last, or else any move it was to try."""
    firsts = [thought.line[0] for thought in told if thought.rank == 1 and thought.line]
    return firsts[-1] if firsts else next(map(board.uci, root_moves(board, limits)), None)


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


def read_position(words: Sequence[str], *, chess960: bool) -> chess.Board:
    """The board of a `position` command. Raises ValueError on a fault in it."""
    split = words.index("moves") if "moves" in words else len(words)
    if words[:1] == ["startpos"]:
        board = chess.Board(chess960=chess960)
    elif words[:1] == ["fen"]:
        board = chess.Board(" ".join(words[1:split]), chess960=chess960)
    else:
        raise ValueError("position needs startpos or fen")
    if not board.is_valid():
        raise ValueError(f"not a valid position: {board.fen()}")
    for text in words[split + 1 :]:
        board.push_uci(text)
    return board


def read_limits(words: Sequence[str], board: chess.Board, mode: str) -> Limits:
    """The limits of a `go` command; where it names none, the mode's. Raises ValueError on a fault in it."""
    return replace(_read_span(words, board.turn, mode), moves=_read_moves(words, board))


def _read_moves(words: Sequence[str], board: chess.Board) -> tuple[str, ...]:
    """The moves after `searchmoves`, up to the next word of the protocol."""
    if "searchmoves" not in words:
        return ()
    named = takewhile(_MOVE.fullmatch, words[words.index("searchmoves") + 1 :])
    moves = tuple(board.uci(board.parse_uci(text)) for text in named)
    if not moves:
        raise ValueError("searchmoves names no move")
    return moves


def _read_span(words: Sequence[str], turn: chess.Color, mode: str) -> Limits:
    numbers = {
        name: int(words[words.index(name) + 1])
        for name in ("nodes", "movetime", "depth", "wtime", "btime", "winc", "binc", "movestogo")
        if name in words
    }
    chosen = MODES[mode]
    depth = max(min(numbers.get("depth", MAX_DEPTH), chosen.depth), 1)
    nodes = max(numbers["nodes"], 1) if "nodes" in numbers else None
    clock = "wtime" if turn else "btime"
    if "movetime" in numbers:
        return Limits(nodes, max(numbers["movetime"] / 1000 - OVERHEAD, 0.005), None, depth)
    if clock in numbers:
        return _clock_limits(numbers, clock, nodes, depth)
    free = "infinite" in words or nodes is not None or "depth" in numbers
    return Limits(nodes, None if free else chosen.seconds, None, depth)


def _clock_limits(numbers: dict[str, int], clock: str, nodes: int | None, depth: int) -> Limits:
    """A share of the clock: a new depth is begun within it, and may take thrice as long."""
    left = max(numbers[clock] / 1000 - OVERHEAD, 0.005)
    gained = numbers.get("winc" if clock == "wtime" else "binc", 0) / 1000
    share = left / max(min(numbers.get("movestogo", MOVES_TO_GO), MOVES_TO_GO), 1) + 0.7 * gained
    return Limits(nodes, min(3 * share, 0.7 * left), min(0.6 * share, 0.7 * left), depth)


def _option_words(words: list[str]) -> tuple[str, str]:
    if words[:1] != ["name"]:
        raise ValueError("setoption needs a name")
    split = words.index("value") if "value" in words else len(words)
    return " ".join(words[1:split]), " ".join(words[split + 1 :])


def _within(value: str, least: int, most: int) -> int:
    number = int(value)
    if not least <= number <= most:
        raise ValueError(f"{number} is not within {least} and {most}")
    return number


def _load_engine() -> Thinker:
    from server.analysis.nn.player import best_thinker

    return best_thinker()


def _load_spare() -> Thinker:
    from server.analysis.nn.player import plain_thinker

    return plain_thinker()


def main(cache_folder: Path | None = None, *, compile_only: bool = False) -> int:
    """Speak UCI on the standard streams until `quit`. `cache_folder`: for compiled code, unless the
    environment names one. `compile_only`: fill it, and say nothing."""
    if cache_folder is not None:
        os.environ.setdefault(CACHE_VARIABLE, str(cache_folder))
    if compile_only:
        _load_engine()
        return 0
    UciProgram(sys.stdout, EngineLoader(_load_engine, _load_spare)).run(sys.stdin)
    return 0


if __name__ == "__main__":
    sys.exit(main(compile_only="--compile" in sys.argv[1:]))
