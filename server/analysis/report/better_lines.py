"""The better line at a fault as a variation of the exported PGN: its moves, and its score as %eval and in
words.

Decides which line is shown and how far, and recognises Kibitz's own lines when an export is reviewed again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import chess

from server.analysis.classes import FAULTS
from server.analysis.events.fold import State, fen_at, known, mover
from server.analysis.events.wire import Position
from server.analysis.game.moves import Line, PlayedMove
from server.analysis.game.notes import NotedScore, read_note, with_score
from server.analysis.report.owner_notes import played_line

LONGEST = 9
"""Plies that are shown of an engine's line, five moves of the side that erred; what proves a reason is shown
whole."""
_PROVES = frozenset(("misses_mate", "misses_win", "misses_punishing", "no_recapture"))
"""Facts whose line is played with the best defence. Those of other facts show what a weak one runs into."""
_OURS = re.compile(r"\(Kibitz: (?:[+-]?[0-9]+\.[0-9]{2}|#-?[0-9]+)\)")
"""The words with which a line of ours begins: its score."""


def with_better_line(
    variations: tuple[Line, ...], state: State, ply: int, *, words: bool
) -> tuple[Line, ...]:
    """`variations` of the move of `ply` with the better line behind them, in place of one that Kibitz wrote
    earlier. If somebody else's line begins with the same move, it only gets the score. `words`: the score of
    a line is said in words too, beside %eval."""
    others = tuple(line for line in variations if not _is_ours(line))
    line = better_line(state, ply, words=words)
    if not line:
        return others
    if all(line[0].uci != other[0].uci for other in others):
        return (*others, line)
    return tuple(_with_score_of(line[0], other) for other in others)


def better_line(state: State, ply: int, *, words: bool = True) -> Line:
    """The better line at the fault of `ply`; empty where the move is no fault, or nothing better is known."""
    verdict, before = state["moves"][ply - 1], state["positions"][ply - 1]
    if verdict is None or verdict["classification"] not in FAULTS or not before or not before["lines"]:
        return ()
    game, pv, best = known(state["game"]), before["lines"][0]["pv"], verdict["best"]
    if not pv or best is None or pv[0] != best["uci"] or pv[0] == game["moves"][ply - 1]["uci"]:
        return ()  # as the page: of a move that proved as good, or while a deeper pass is under way
    fen = fen_at(game, ply - 1)
    board = chess.Board(fen, chess960=game["variant"] == "chess960")
    told = [
        fact["line"]
        for fact in verdict["reason"].get("facts", [])
        if fact["kind"] in _PROVES and fact.get("line", [])[:1] == pv[:1]
    ]
    first, *rest = played_line(board, _shown(pv, max(told, key=len, default=[])))
    return (_scored(first, before, white_moved=mover(state, ply) == "white", words=words), *rest)


def _shown(pv: Sequence[str], told: Sequence[str]) -> Sequence[str]:
    """The engine's line, or the one that the reason tells, where that goes on otherwise."""
    return told if list(pv[: len(told)]) != list(told) else pv[: max(LONGEST, len(told))]


def _scored(first: PlayedMove, before: Position, *, white_moved: bool, words: bool) -> PlayedMove:
    top = before["lines"][0]
    cp, mate = top["cp"], top["mate"]
    if mate is not None and (mate > 0) == white_moved:
        mate -= 1 if mate > 0 else -1  # the move is one of those that are counted
    if mate == 0:
        return first
    depth = before["depth"] - 1 if before["depth"] > 1 else None
    said = f"(Kibitz: #{mate})" if cp is None else f"(Kibitz: {cp / 100:{'+' if cp else ''}.2f})"
    return replace(first, note=read_note(with_score(said if words else "", NotedScore(cp, mate, depth))))


def _with_score_of(first: PlayedMove, theirs: Line) -> Line:
    """`theirs`, which may begin with the move `first`, with its score if it has none."""
    own, *rest = theirs
    if own.uci != first.uci or own.note.score is not None or first.note.score is None:
        return theirs
    return (replace(own, note=read_note(with_score(own.note.raw, first.note.score))), *rest)


def _is_ours(line: Line) -> bool:
    """Whether Kibitz wrote the line, and nobody has added anything to it."""
    first, *rest = line
    added = any((move.note.raw or move.variations) for move in rest)
    added = added or bool(first.starting_note.raw or first.variations or first.note.arrows)
    return not added and _OURS.fullmatch(first.note.text) is not None
