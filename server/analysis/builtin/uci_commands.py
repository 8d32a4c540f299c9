"""What the commands of UCI say: words -> board, limits, options, and the modes among these. Knows no engine
and no streams.

What cannot be read is told, never guessed: a position or an option is taken as a whole or not at all; of a
`go` whatever can be read is taken, as an answer to it must come in any case.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile

import chess

from server.analysis.builtin.thinking import MAX_DEPTH, SearchLimits
from server.analysis.errors import KibitzError
from server.analysis.game.positions import describe_status
from server.i18n.texts import sentence

MOVES_TO_GO = 30
"""Moves that the rest of the clock is divided by, when nothing is said."""

OVERHEAD = 0.01
"""Seconds of a move that are left to the way there and back."""


@dataclass(frozen=True, slots=True)
class Mode:
    """`seconds`: time for a move when nothing else is asked, None without end. `depth`: most plies.
    `share`: per cent of the network in the evaluation, the rest is classical material."""

    seconds: float | None
    depth: int
    share: int


MODES: dict[str, Mode] = {
    "network": Mode(None, MAX_DEPTH, 100),
    "fast": Mode(3.0, 6, 90),
    "balanced": Mode(5.0, 6, 80),
    "strong": Mode(15.0, 8, 70),
}
"""By name. "network" is for reviews and games; the other three are the seed's."""

DEFAULT_MODE = "network"

_SPINS = {"Hash": (16, 1, 4096), "Threads": (1, 1, 1), "MultiPV": (1, 1, 5)}
"""The whole numbers among the options: default, least, most."""

OPTION_LINES = (
    *(f"option name {name} type spin default {d} min {a} max {z}" for name, (d, a, z) in _SPINS.items()),
    "option name Ponder type check default false",
    "option name UCI_Chess960 type check default false",
    f"option name Mode type combo default {DEFAULT_MODE} " + " ".join(f"var {name}" for name in MODES),
    "option name Clear Hash type button",
)
"""The options, as the answer to `uci` offers them."""

_NUMBERS = ("nodes", "movetime", "depth", "mate", "wtime", "btime", "winc", "binc", "movestogo")
_GO_WORDS = frozenset((*_NUMBERS, "searchmoves", "ponder", "infinite"))
_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")
_TOLD = 80
"""Characters of somebody else's words that are told back."""

Complain = Callable[[str], None]
"""Told each sentence about something that is left out."""


class CommandError(KibitzError):
    """A command that says nothing that could be obeyed."""

    code = "bad_command"


@dataclass(frozen=True, slots=True)
class UciOptions:
    """What `setoption` has set."""

    hash_mb: int = _SPINS["Hash"][0]
    ranks: int = _SPINS["MultiPV"][0]
    chess960: bool = False
    mode: str = DEFAULT_MODE


def shortened(words: Sequence[str]) -> str:
    """The words on one line, short enough to be quoted in an answer."""
    text = " ".join(words)
    return text if len(text) <= _TOLD else f"{text[:_TOLD]}..."


def read_setoption(words: Sequence[str]) -> tuple[str, str]:
    """Name and value, "" for none, of a `setoption` command. Raises CommandError without a name."""
    inside = words[words.index("name") + 1 :] if "name" in words else []
    split = inside.index("value") if "value" in inside else len(inside)
    if not split:
        raise CommandError(sentence("uci-option-no-name"))
    return " ".join(inside[:split]), " ".join(inside[split + 1 :])


def with_option(options: UciOptions, name: str, value: str) -> UciOptions:
    """The options with one of them changed; neither `name` nor `value` minds capitals. Raises CommandError if
    there is no such option, or it cannot have the value."""
    match name.lower():
        case "hash":
            return replace(options, hash_mb=_read_spin("Hash", value))
        case "multipv":
            return replace(options, ranks=_read_spin("MultiPV", value))
        case "uci_chess960":
            return replace(options, chess960=_read_check("UCI_Chess960", value))
        case "mode":
            return replace(options, mode=_read_mode(value))
        case "threads":
            _read_spin("Threads", value)
        case "ponder":  # says that `go ponder` may come; it is obeyed in any case
            _read_check("Ponder", value)
        case _:
            raise CommandError(sentence("uci-option-unknown", name=shortened([name])))
    return options


def _read_spin(name: str, value: str) -> int:
    _, least, most = _SPINS[name]
    number = _whole(value)
    if number is None or not least <= number <= most:
        raise CommandError(
            sentence("uci-option-range", name=name, least=str(least), most=str(most), value=_named(value))
        )
    return number


def _read_check(name: str, value: str) -> bool:
    if value.lower() not in ("true", "false"):
        raise CommandError(sentence("uci-option-check", name=name, value=_named(value)))
    return value.lower() == "true"


def _read_mode(value: str) -> str:
    if value.lower() not in MODES:
        raise CommandError(
            sentence("uci-option-choice", name="Mode", choices=", ".join(MODES), value=_named(value))
        )
    return value.lower()


def _named(value: str) -> str:
    return shortened([value]) if value else sentence("uci-nothing")


def _whole(text: str) -> int | None:
    return int(text) if _WHOLE.fullmatch(text) else None


def read_position(words: Sequence[str], *, chess960: bool) -> chess.Board:
    """The board of a `position` command, with the moves that led to it. Raises CommandError on any fault: a
    board with part of the moves would be a position that nobody has asked about."""
    split = words.index("moves") if "moves" in words else len(words)
    if words[:split] == ["startpos"]:
        board = chess.Board(chess960=chess960)
    elif words[:1] == ["fen"]:
        board = _read_fen(words[1:split], chess960=chess960)
    else:
        raise CommandError(sentence("uci-position-form"))
    for number, text in enumerate(words[split + 1 :], 1):
        move = _legal_move(board, text)
        if move is None:
            raise CommandError(sentence("uci-position-move", move=shortened([text]), number=str(number)))
        board.push(move)
    return board


def _read_fen(words: Sequence[str], *, chess960: bool) -> chess.Board:
    try:
        board = chess.Board(" ".join(words), chess960=chess960)
    except ValueError:
        raise CommandError(sentence("uci-position-fen", fen=shortened(words))) from None
    if not board.is_valid():
        raise CommandError(
            sentence("fault-fen-unplayable", fen=shortened(words), reasons=describe_status(board))
        )
    return board


def _legal_move(board: chess.Board, text: str) -> chess.Move | None:
    try:
        return board.parse_uci(text) or None  # the null move is false, and no move
    except ValueError:
        return None


def read_limits(
    words: Sequence[str], board: chess.Board, mode: str, complain: Complain
) -> SearchLimits | None:
    """The limits of a `go` command; where it names none, the mode's; None if it leaves no move to be played.

    A number or a move that cannot be read is left out. If nothing else would end the search, it ends with the
    first depth then.
    """
    moves = _read_moves(words, board, complain)
    if moves is None or not any(board.legal_moves):
        return None
    return replace(_read_span(words, board.turn, mode, complain), moves=moves)


def _read_moves(words: Sequence[str], board: chess.Board, complain: Complain) -> tuple[str, ...] | None:
    """The moves after `searchmoves`, up to the next word of the protocol; () for all, None if no legal one is
    among them."""
    if "searchmoves" not in words:
        return ()
    named = list(takewhile(lambda word: word not in _GO_WORDS, words[words.index("searchmoves") + 1 :]))
    if not named:
        complain(sentence("uci-go-no-moves"))
        return ()
    moves = []
    for text in named:
        move = _legal_move(board, text)
        if move is None:
            complain(sentence("uci-go-move", move=shortened([text])))
        else:
            moves.append(board.uci(move))
    return tuple(moves) or None


def _read_span(words: Sequence[str], turn: chess.Color, mode: str, complain: Complain) -> SearchLimits:
    numbers, faulty = _read_numbers(words, complain)
    chosen = MODES[mode]
    nodes = max(numbers["nodes"], 1) if "nodes" in numbers else None
    asked = min(numbers.get("depth", MAX_DEPTH), 2 * numbers.get("mate", MAX_DEPTH))
    depth = max(min(asked, chosen.depth), 1)
    if "movetime" in numbers:
        return SearchLimits(nodes, max(numbers["movetime"] / 1000 - OVERHEAD, 0.005), None, depth)
    if "wtime" in numbers or "btime" in numbers:
        return _clock_limits(numbers, turn, nodes, depth)
    free = "infinite" in words or not numbers.keys().isdisjoint(("nodes", "depth", "mate"))
    if faulty and not free:
        return SearchLimits(depth=1)
    return SearchLimits(nodes, None if free else chosen.seconds, None, depth)


def _read_numbers(words: Sequence[str], complain: Complain) -> tuple[dict[str, int], bool]:
    """The numbers by the word before them, the last of each; whether one could not be read."""
    numbers: dict[str, int] = {}
    faulty = False
    for word, text in pairwise([*words, ""]):
        if word in _NUMBERS:
            number = _whole(text)
            if number is None:
                complain(sentence("uci-go-number", name=word))
                faulty = True
            else:
                numbers[word] = number
    return numbers, faulty


def _clock_limits(numbers: dict[str, int], turn: chess.Color, nodes: int | None, depth: int) -> SearchLimits:
    """A share of the clock: a new depth is begun within it, and may take three times as long. A missing clock
    counts as run down."""
    left = max(numbers.get("wtime" if turn else "btime", 0) / 1000 - OVERHEAD, 0.005)
    gained = numbers.get("winc" if turn else "binc", 0) / 1000
    share = left / max(min(numbers.get("movestogo", MOVES_TO_GO), MOVES_TO_GO), 1) + 0.7 * gained
    return SearchLimits(nodes, min(3 * share, 0.7 * left), min(0.6 * share, 0.7 * left), depth)
