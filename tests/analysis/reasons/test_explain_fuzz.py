"""Whatever is played and whatever the lines: facts are true of the board, and there are words for them."""

from __future__ import annotations

import random

import chess
import pytest

from server.analysis.classes import Classification
from server.analysis.evaluation import Line, Score
from server.analysis.reasons.explain import Context, Scene, facts_of
from server.analysis.reasons.words import say
from server.i18n import texts
from tests.analysis.reasons.test_explain import holds
from tests.sampling import first

MATES = ("allows_mate", "misses_mate")
"""Scores are made up here, so that a mate is no mate."""


def position(luck: random.Random) -> chess.Board:
    """After random moves of a game, a third of them of Chess960; none that is over."""
    board = chess.Board.from_chess960_pos(luck.randrange(960)) if luck.random() < 0.3 else chess.Board()
    for _ in range(luck.randint(0, 90)):
        moves = list(board.legal_moves)
        move = luck.choice(moves)
        board.push(move)
        if board.is_game_over():
            board.pop()
            break
    return board


def line(luck: random.Random, board: chess.Board, rank: int = 1) -> Line:
    """Random moves, captures above all, with a random score."""
    board, pv = board.copy(stack=False), []
    for _ in range(luck.randint(0, 14)):
        moves = list(board.legal_moves)
        if not moves:
            break
        captures = [move for move in moves if board.is_capture(move)]
        move = luck.choice(captures if captures and luck.random() < 0.6 else moves)
        pv.append(board.uci(move))
        board.push(move)
    centipawns, mate = luck.randint(-900, 900), luck.choice([-5, -2, -1, 1, 3, 6])
    return Line(rank, 10, Score(cp=centipawns) if luck.random() < 0.8 else Score(mate=mate), tuple(pv))


@pytest.mark.parametrize("seed", first(3, range(8)))
def test_no_fact_is_false_and_none_is_without_words(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(40):
        board = position(luck)
        move = luck.choice(list(board.legal_moves))
        after = board.copy()
        after.push(move)
        context = Context(
            classification=luck.choice([None, *Classification]),
            taken=luck.choice([None, move.to_square]),
            lost=luck.choice([None, chess.BISHOP]),
            fault=luck.choice([None, 3]),
        )
        scene = Scene(board, move, [line(luck, board), line(luck, board, 2)], [line(luck, after)], context)
        facts = facts_of(scene)
        for fact in facts:
            assert fact["kind"] in MATES or holds(fact, board, move), (board.fen(), move, fact)
        for text in say(facts, scene):
            for language in texts.languages():
                words = texts.from_json(text, language) or ""
                assert words and words != text["key"] and "{" not in words, text
