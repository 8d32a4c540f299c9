"""What a review is made of, from lines that somebody's engine has found already: no engine is started."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import chess

from server.analysis import endgame_types
from server.analysis.classification.batch import classify_moves, positions_of
from server.analysis.classification.waterfall import Options, Verdict
from server.analysis.evaluation import Line, shown_accuracy
from server.analysis.events.values import Fact
from server.analysis.game.openings import load_book
from server.analysis.phases import Phases, as_shown, detect_phases
from server.analysis.reasons.asked import tell_of_lines
from server.analysis.reasons.motifs import Motif, find
from server.analysis.rule_sets import KIBITZ, rule_set
from server.i18n.texts import ENGLISH, from_json


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a move costs or wins. `verdict`: by the rule set kibitz, as if there were no book; `facts`: the
    most telling first (docs/reasons.md); `text`: at most two sentences in the language that was asked for."""

    verdict: Verdict
    facts: tuple[Fact, ...]
    text: str


def classify(
    start: chess.Board,
    moves: Sequence[chess.Move],
    lines: Sequence[Sequence[Line]],
    *,
    rules: str = KIBITZ.name,
    theory: bool = True,
) -> list[Verdict]:
    """The verdicts on the N legal `moves` from `start`. `lines`: the engine's lines of the positions 0..N, of
    which some may be empty; `rules`: "kibitz" or "seed"; `theory`: whether moves of Kibitz's book are THEORY.

    Raises ValueError for a move that is not legal and for another number of lines, OptionsError for unknown
    rules.
    """
    boards = _boards(start, moves)
    names = [opening.name if opening else None for opening in load_book().names(boards)]
    options = Options(rules=rule_set(rules), include_theory=theory)
    return classify_moves(positions_of(start, moves, lines, names), moves, options)


def accuracy(verdicts: Iterable[Verdict]) -> float | None:
    """The accuracy of these moves, 0..100, as the report card shows it; None where there is none, or one that
    is not judged. A side's moves are every second one: `accuracy(verdicts[::2])`."""
    found = [verdict.accuracy for verdict in verdicts]
    known = [each for each in found if each is not None]
    return shown_accuracy(sum(known) / len(known)) if known and len(known) == len(found) else None


def phases(start: chess.Board, moves: Sequence[chess.Move]) -> Phases:
    """The phases of the game of the legal `moves` from `start`, with Kibitz's own book (docs/phases.md).
    Raises ValueError for a move that is not legal."""
    names = load_book().names(_boards(start, moves))
    book_plies = max((ply for ply in range(1, len(names)) if names[ply]), default=0)
    return as_shown(detect_phases(start, moves, book_plies), start)


def endgame_type(board: chess.Board) -> str | None:
    """The type of the endgame on the board; None: it is none yet."""
    return endgame_types.endgame_type(*endgame_types.counts_of(board))


def explain(
    board: chess.Board,
    move: chess.Move,
    before: Sequence[Line],
    after: Sequence[Line],
    language: str = ENGLISH,
) -> Explanation:
    """What `move` costs or wins on `board`. `before`, `after`: the engine's lines of the positions before and
    after it; `language`: "en", "de", "es" or "fr". Raises ValueError for a move that is not legal."""
    _check(board, move)
    told = tell_of_lines(board, move, tuple(before), tuple(after))
    say = partial(from_json, language=language)
    return Explanation(told.verdict, tuple(told.facts), " ".join(filter(None, map(say, told.said))))


def motifs(board: chess.Board, line: Sequence[chess.Move], side: chess.Color) -> list[Motif]:
    """The motifs that `side` has in `line` from `board`, named as lichess names the themes of its puzzles, in
    the order of the moves that show them. Raises ValueError for a move that is not legal."""
    _boards(board, line)
    return find(board, line, side)


def _boards(start: chess.Board, moves: Sequence[chess.Move]) -> list[chess.Board]:
    """The positions 0..N, without what led to them."""
    boards = [start]
    for move in moves:
        _check(boards[-1], move)
        boards.append(boards[-1].copy(stack=False))
        boards[-1].push(move)
    return boards


def _check(board: chess.Board, move: chess.Move) -> None:
    if move not in board.legal_moves:
        raise ValueError(f"{move.uci()} is not legal in {board.fen()}")
