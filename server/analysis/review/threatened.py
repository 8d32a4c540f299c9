"""What the other side threatens in a position, with the lines that somebody has: a fact, its sentence, and
the positions that must be known before it can be said.

Owns the questions, for callers that have an engine and no review. A threat is proven as a review proves it
(`proving.py`, `reasons/threats.py`): it is what every good defence leaves. No engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import chess

from server.analysis.classification.batch import LineRecord
from server.analysis.engine.base import Analysis
from server.analysis.engine.rule import rule_score
from server.analysis.evaluation import Line, points_by, top_line
from server.analysis.events.values import Fact, Proofs
from server.analysis.game_records import start_of
from server.analysis.reasons import threat_words
from server.analysis.reasons.asked import lines_given
from server.analysis.reasons.exchange import turned
from server.analysis.reasons.played import Played
from server.analysis.reasons.scene import Context, Scene
from server.analysis.reasons.threats import MATTERS, may_threaten, threat_of, threatens_mate
from server.analysis.review.proving import LINES, Owed, after_move, may_be_good
from server.i18n.texts import Text

_NAME = ""


@dataclass(frozen=True, slots=True)
class WantedLines:
    """A position (FEN) of which so many `lines` must be known before more can be said."""

    fen: str
    lines: int


@dataclass(frozen=True, slots=True)
class Threatened:
    """`fact`: the threat, of kind `threat`, None as long as none is proven; `said`: what can be said by what
    is known; `wanted`: what must be known for more, empty at the end."""

    fact: Fact | None
    said: list[Text]
    wanted: list[WantedLines]


def threatened(fen: str, known: Sequence[tuple[str, Sequence[LineRecord]]]) -> Threatened:
    """What the side that is not to move threatens in the position `fen`. `known`: positions with an engine's
    lines, White's view; asked once more with those that are wanted it says more, three times at the most.
    Raises GameError, with the place, for a position or a line that is none."""
    board = start_of(fen, _NAME)
    lines = _known(known)
    passed = turned(board)
    if passed is None:
        return Threatened(None, [threat_words.in_check()], [])
    if rule_score(board) or rule_score(passed):
        return Threatened(None, [], [])
    lacking = _lacking(lines, [board, passed], 1)
    return Threatened(None, [], lacking) if lacking else _of_scene(board, passed, lines)


_Known = Mapping[str, tuple[Line, ...]]
"""Lines by position (EPD)."""


def _known(given: Sequence[tuple[str, Sequence[LineRecord]]]) -> _Known:
    """Those that begin with a move."""
    found = {}
    for index, (fen, rows) in enumerate(given):
        place = f"known.{index}"
        board = start_of(fen, place, "fen")
        lines = lines_given(rows, f"{place}.lines", board)
        found[board.epd()] = tuple(line for line in lines if Played(board, line.pv).steps)
    return found


def _lacking(lines: _Known, boards: Sequence[chess.Board], count: int) -> list[WantedLines]:
    missing = (board for board in boards if top_line(lines.get(board.epd(), ())) is None)
    return [WantedLines(board.fen(), count) for board in missing]


def _of_scene(board: chess.Board, passed: chess.Board, lines: _Known) -> Threatened:
    """The same, once the position and the one after a pass are known."""
    after = top_line(lines[passed.epd()])
    assert after is not None
    scene = _scene(board, lines, {"passed": [*after.pv]})
    if threatens_mate(scene):
        return _proven(scene)
    cost = scene.expected[0] - points_by(after.score, board.turn, last_moved=board.turn)
    move = may_threaten(scene)
    if cost < MATTERS:
        told = threat_words.nothing(scene) if move is None else threat_words.would_play(scene)
        return Threatened(None, [told], [])
    if move is None:
        return Threatened(None, [threat_words.would_play(scene)], [])
    return _tried(scene, Played(passed, after.pv).uci(2), lines)


def _tried(scene: Scene, passed: Sequence[str], lines: _Known) -> Threatened:
    """A move that may be a threat, against every good defence. `passed`: it and the defence of its line."""
    assert scene.passed is not None
    owed = Owed(0, "threat", scene.passed.boards[0], (passed[0],), None, scene.mover)
    board, said = owed.board, [threat_words.by_the_line(scene)]
    if rule_score(board):
        return Threatened(None, [threat_words.would_play(scene)], [])
    if lacking := _lacking(lines, [board], LINES):
        return Threatened(None, said, lacking)
    found = Analysis(lines[board.epd()], 0, 0)
    own = passed[1] if len(passed) > 1 else None
    tries = {move: after_move(board, move) for move in may_be_good(found, board.turn, own)}
    lines = {**lines, **{each.epd(): over for each in tries.values() if (over := _by_rule(each))}}
    if lacking := _lacking(lines, list(tries.values()), 1):
        return Threatened(None, said, lacking)
    replies = {move: line for move, each in tries.items() if (line := top_line(lines[each.epd()]))}
    proofs: Proofs = {"passed": scene.passed.uci(), "threat": owed.own(owed.proof(replies, None))}
    return _proven(_scene(scene.board, lines, proofs))


def _by_rule(board: chess.Board) -> tuple[Line, ...]:
    """Of a position where the game is over."""
    score = rule_score(board)
    return (Line(1, 0, score),) if score else ()


def _proven(scene: Scene) -> Threatened:
    fact = threat_of(scene)
    told = threat_words.would_play(scene) if fact is None else threat_words.threatened(fact, scene)
    return Threatened(fact, [told], [])


def _scene(board: chess.Board, lines: _Known, proofs: Proofs) -> Scene:
    """The position as its best move sees it."""
    known = lines[board.epd()]
    top = top_line(known)
    assert top is not None
    return Scene(board, Played(board, top.pv).steps[0].move, known, (), Context(), proofs)
