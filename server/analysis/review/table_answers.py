"""The positions of a game that a table knows: their answers, and what the run had to do without.

Owns which positions take a table's answer, what the moves of the game so far change in it (a table knows of
no repetition), and how it becomes lines. A run that goes on takes what its log says of tables, and asks those
alone that its plan has named: so it ends as it began.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import chess
from msgspec import convert, structs

from endgames.tables import MoveAnswer, TableAnswer, TableSource
from endgames.themes import Supposed, themes
from server.analysis.classification.exact import LOSS, WIN, Exact, points_of_wdl, score_of
from server.analysis.endings.refusals import in_words
from server.analysis.endings.solved import has_pawns_alone
from server.analysis.engine.base import Analysis
from server.analysis.engine.plan import SearchKind
from server.analysis.engine.rule import lets_claim, repeating_moves
from server.analysis.evaluation import Line
from server.analysis.events.values import Table, Theme, Warning
from server.analysis.review.building import Known
from server.analysis.review.run import Run
from server.i18n.texts import said_of, sentence

PLIES = 16
"""Plies of a line that are played out by the tables."""
_WARNING = "tables"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableAnswers:
    """`known` by ply; `tables` that spoke, by name; `warnings`: of those that could not be had."""

    known: Mapping[int, Known]
    tables: tuple[Table, ...] = ()
    warnings: tuple[Warning, ...] = ()


def table_answers(run: Run, source: TableSource | None, searched: Container[int]) -> TableAnswers:
    """What tables know of the game's positions; waits for those that are to be built.

    `searched`: the plies that were searched before the game grew. Raises Stopped, Postponed.
    """
    if not run.judge.options.rules.exact:
        return TableAnswers({})
    log, told = run.log, run.log.state["plan"]
    mine = told if told and told["pass"] == run.pass_number else None
    recalled = {found["ply"]: Known.from_wire(found) for found in log.answers(run.pass_number)}
    known = {ply: found for ply, found in recalled.items() if found.source == "table"}
    named = {table["name"] for table in mine["tables"]} if mine and log.is_planned() else None
    warnings = [convert(each, Warning) for each in mine["warnings"]] if mine else []
    rules = (SearchKind.RULE, SearchKind.KNOWN)
    positions = run.prepared.plan(known=searched).positions
    left = [at.ply for at in positions if at.kind not in rules and at.ply not in known]
    if source is not None and named != set() and left:
        asked = _AskedTables(source, run.boards, named)
        failed = asked.prepare(left, run.should_stop)
        warnings += [each for each in failed if each not in warnings]
        known |= dict(asked.answers(left, run.prepared.options.multipv))
    return TableAnswers(dict(sorted(known.items())), tuple(_spoken(known)), tuple(warnings))


def lines_of(board: chess.Board, answer: TableAnswer, source: TableSource, multipv: int) -> tuple[Line, ...]:
    """The best moves, the first played out by best play of both sides."""
    return tuple(
        Line(rank, 0, score_of(move.wdl, move.dtm, board.turn), _played_out(board, move, source, rank))
        for rank, move in enumerate(answer.moves[:multipv], start=1)
    )


def in_game(board: chess.Board, answer: TableAnswer) -> TableAnswer:
    """The answer with the draws by repetition that can be claimed after a move, `board` with its moves: a win
    that lets the opponent claim is none, and a loss is none that can be escaped so."""
    claims = [*repeating_moves(board)]
    moves = [_claimed(board, move, claims) for move in answer.moves]
    if moves == [*answer.moves]:
        return answer
    moves.sort(key=lambda move: -move.wdl)
    best = moves[0]
    if best.wdl == answer.wdl:
        return structs.replace(answer, moves=tuple(moves))
    return structs.replace(answer, wdl=best.wdl, dtm=None, dtz=None, moves=tuple(moves))


def _claimed(board: chess.Board, answer: MoveAnswer, claims: Sequence[chess.Move]) -> MoveAnswer:
    move = chess.Move.from_uci(answer.uci)
    drawn = move in claims or (answer.wdl > 0 and lets_claim(board, move))
    return structs.replace(answer, wdl=0, dtm=None, dtz=None) if drawn and answer.wdl else answer


class _AskedTables:
    """A source of tables, asked of some positions. `named`: the tables that may answer, None for all."""

    def __init__(self, source: TableSource, boards: Sequence[chess.Board], named: set[str] | None) -> None:
        self._source = source
        self._boards = boards
        self._named = named

    def prepare(self, plies: Sequence[int], should_stop: Callable[[], bool]) -> list[Warning]:
        """Wait for the tables of these positions -> a warning for those that cannot be had."""
        wanted = (self._source.wanted(self._boards[ply]) for ply in plies)
        names = [name for name in dict.fromkeys(wanted) if name is not None and self._may_answer(name)]
        failed = self._source.ensure(names, should_stop) if names else {}
        if not failed:
            return []
        reasons = [in_words(each) for each in failed.values()]
        _log.warning("without the tables %s: %s", ", ".join(failed), " ".join(dict.fromkeys(reasons)))
        message = sentence("tables-without", names=", ".join(failed), count=len(failed), why=reasons[0])
        return [Warning(_WARNING, message, said=said_of(message))]

    def answers(self, plies: Sequence[int], multipv: int) -> Iterator[tuple[int, Known]]:
        for ply in plies:
            board = self._boards[ply]
            answer = self._source.probe(board)
            if answer is not None and answer.moves and self._may_answer(answer.table):
                answer = in_game(board, answer)
                lines = lines_of(board, answer, self._source, multipv)
                analysis = Analysis(lines, 0, 0)
                exact = _exact(answer)
                exact = replace(exact, themes=tuple(_themes(board, exact, self._source)))
                yield ply, Known(analysis, "table", answer.source, exact=exact)

    def _may_answer(self, name: str) -> bool:
        return self._named is None or name in self._named


def _exact(answer: TableAnswer) -> Exact:
    points = points_of_wdl(answer.wdl)
    keep = tuple(move.uci for move in answer.moves if points_of_wdl(move.wdl) == points)
    return Exact(answer.wdl, answer.dtm, answer.table, answer.source, keep)


def _themes(board: chess.Board, exact: Exact, source: TableSource) -> Iterator[Theme]:
    """What the moves that keep a win or a draw do, of kings and pawns alone; nothing where all do."""
    if exact.wdl not in (WIN, 0) or not has_pawns_alone(board):
        return
    if len(exact.keep) == board.legal_moves.count():
        return
    kept = [chess.Move.from_uci(uci) for uci in exact.keep]
    for move in kept:
        fits = themes(board, move, kept, board.turn if exact.wdl == WIN else None)
        holds = (theme for theme in fits if all(_holds(each, source) for each in theme.supposed))
        if (theme := next(holds, None)) is not None:
            yield {"move": move.uci(), "name": theme.name, "square": chess.square_name(theme.square)}


def _holds(supposed: Supposed, source: TableSource) -> bool:
    answer = source.probe(supposed.board)
    winning = WIN if supposed.board.turn == supposed.color else LOSS
    return answer is not None and (answer.wdl == winning) == supposed.wins


def _played_out(board: chess.Board, first: MoveAnswer, source: TableSource, rank: int) -> tuple[str, ...]:
    """The moves of a line. A draw is played out only as far as there is but one move that holds it: where
    there are many, none of them says anything."""
    moves, board = [first.uci], board.copy(stack=False)
    board.push_uci(first.uci)
    while rank == 1 and len(moves) < PLIES and not board.is_game_over():
        answer = source.probe(board)
        if answer is None or not answer.moves or not _tells(answer):
            break
        moves.append(answer.moves[0].uci)
        board.push_uci(moves[-1])
    return tuple(moves)


def _tells(answer: TableAnswer) -> bool:
    """Whether the best move says something: it wins, delays a loss, or alone holds the draw."""
    exact = _exact(answer)
    return exact.points != 0.5 or len(exact.keep) == 1


def _spoken(known: Mapping[int, Known]) -> Iterator[Table]:
    spoken = {(found.exact.table, found.exact.source) for found in known.values() if found.exact}
    for name, source in sorted(spoken):
        yield {"name": name, "source": source}
