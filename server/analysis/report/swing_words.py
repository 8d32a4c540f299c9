"""The faults beside the course of a game in words: wins that were missed, faults that nobody punished.

Owns how a fault is told that changed nothing for good, and how many of them are counted in one sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass

import chess

from server.analysis.report.course import LEAD, STILL_WON, WON
from server.analysis.report.fault_words import FARTHEST_MATE, missed_by
from server.analysis.report.reported_move import ReportedMove
from server.analysis.report.told_game import ToldGame, is_fault, loss, name_of, text
from server.i18n.texts import Text

CHANCE = 0.15
"""Expected points that a missed chance must have been worth."""
_NAMED = 2
"""Faults, or pairs of them, that a sentence names; more are counted."""
_UNPUNISHED = 0.6
"""Share of what a fault gave away that the answer must have given back."""


@dataclass(frozen=True, slots=True)
class Missed:
    """One or two clauses, and the plies of the faults that they tell of. `at`: by which the sentence has its
    place among the others; `counted`: the faults are not named."""

    clauses: tuple[Text, ...]
    plies: frozenset[int]
    at: int
    counted: bool = False


def swings_missed(game: ToldGame, known: Set[int], turn: int | None = None) -> Missed | None:
    """The swings whose plies are not in `known`, named or counted; None where there are no others. `turn`:
    the ply of the move from which on the game was won."""
    swings = [move for move in game.swings() if move.ply not in known]
    if not swings:
        return None
    pairs = [*_pairs(game, swings, known)]
    if len(pairs) > _NAMED:
        plies = frozenset(move.ply for move in swings)
        return Missed((_counted(game, swings),), plies, swings[-1].ply, counted=True)
    return _named(pairs, tuple(_clause(game, pair, turn) for pair in pairs))


def chances_missed(game: ToldGame, known: Set[int]) -> Missed | None:
    """The weightiest chance that each side missed at once; None where there was none."""
    best: dict[chess.Color, ReportedMove] = {}
    for move in game.moves:
        if move.ply in known or not _is_missed(move):
            continue
        if move.color not in best or loss(move) > loss(best[move.color]):
            best[move.color] = move
    if not best:
        return None
    missed = sorted(best.values(), key=lambda move: move.ply)
    return _named([(move,) for move in missed], tuple(_missed(game, move) for move in missed))


def _named(faults: Sequence[Sequence[ReportedMove]], clauses: tuple[Text, ...]) -> Missed:
    plies = frozenset(move.ply for group in faults for move in group)
    return Missed(clauses, plies, max(plies))


def _pairs(
    game: ToldGame, swings: Sequence[ReportedMove], known: Set[int]
) -> Iterator[tuple[ReportedMove, ...]]:
    """Each swing, together with the one of the pair that it makes with the move before it or behind it: a
    fault, and the answer that gave it back."""
    told: set[int] = set(known)
    for swing in swings:
        if swing.ply in told:
            continue
        around = (game.moves[at - 1] for at in (swing.ply + 1, swing.ply - 1) if 0 < at <= len(game.moves))
        other = next((move for move in around if move.ply not in told and _is_pair(swing, move)), None)
        pair = (swing,) if other is None else (swing, other)
        told.update(move.ply for move in pair)
        yield tuple(sorted(pair, key=lambda move: move.ply))


def _is_pair(one: ReportedMove, other: ReportedMove) -> bool:
    first, answer = sorted((one, other), key=lambda move: move.ply)
    back = loss(answer) >= _UNPUNISHED * loss(first)
    return back and is_fault(first, CHANCE) and is_fault(answer, CHANCE)


def _clause(game: ToldGame, pair: Sequence[ReportedMove], turn: int | None) -> Text:
    fault, answer = pair[0], pair[-1]
    if answer is not fault:
        return text("story-unpunished", move=game.move(answer.ply), fault=game.move(fault.ply))
    return _missed(game, fault) if _is_missed(fault) else _costly(game, fault, turn)


def _costly(game: ToldGame, fault: ReportedMove, turn: int | None) -> Text:
    """ "19…b6?? gave White a winning position", or an easy one where it was won by then."""
    other = game.points(fault.ply, not fault.color)
    gives = "win" if other >= WON else "lead" if other >= LEAD else "back"
    if turn is not None and turn < fault.ply and fault.color != game.ending.winner:
        gives = "easy"
    return text("story-costly", move=game.move(fault.ply), gives=gives, side=name_of(not fault.color))


def _counted(game: ToldGame, swings: Sequence[ReportedMove]) -> Text:
    numbers = {"first": game.number(swings[0].ply), "last": game.number(swings[-1].ply)}
    span = game.moves[swings[0].ply - 1 : swings[-1].ply]
    wins = [move for move in span if is_fault(move, CHANCE) and _is_won(move)]
    if len({move.color for move in wins}) == 2:
        return text("story-both-missed", **numbers)
    if len(wins) > 1 and all(move in wins or move.color != wins[0].color for move in swings):
        return text("story-side-missed", side=name_of(wins[0].color), count=len(wins), **numbers)
    return text("story-errors", count=len(swings), **numbers)


def _missed(game: ToldGame, move: ReportedMove) -> Text:
    count = _own_mate(move)
    if count and count <= FARTHEST_MATE:
        return text("story-missed-mate", move=game.move(move.ply), count=count)
    given = missed_by(move)
    if given is not None:
        return text("story-missed-what", move=game.move(move.ply), **given)
    kind = "win" if _is_won(move) else "chance"
    return text("story-missed", move=game.move(move.ply), kind=kind)


def _is_won(move: ReportedMove) -> bool:
    """Whether a move let a won game go."""
    return (move.expected_before or 0.0) >= WON and (move.expected_after or 0.0) < STILL_WON


def _is_missed(move: ReportedMove) -> bool:
    """Whether a move missed a chance and no more: one that leaves its side worse lost something."""
    before, after = move.expected_before or 0.0, move.expected_after or 0.0
    if not is_fault(move, CHANCE) or before < LEAD or after < 1 - LEAD:
        return False
    return after < LEAD or bool(_own_mate(move))


def _own_mate(move: ReportedMove) -> int | None:
    """The moves to the mate that the mover let go of; None where there was none."""
    before, after = move.score_before, move.score_after
    if before is None or before.mate is None or (after is not None and after.mate is not None):
        return None
    own = before.of(move.color)
    return own if own > 0 else None
