"""Pawn endings by the rules alone: every position that can be reached, solved backwards, in plain Python.

Slow and simple, and shares nothing with the solver. A promotion is asked of the table that comes with Kibitz.
"""

from __future__ import annotations

import chess

from endgames.tables.probing import TableFolder

Key = tuple[int, int, int, int, bool, int | None]


def key_of(board: chess.Board) -> Key:
    white, black = board.king(chess.WHITE), board.king(chess.BLACK)
    assert white is not None and black is not None
    passed = board.ep_square if board.has_legal_en_passant() else None
    own, other = (int(board.pieces(chess.PAWN, color)) for color in chess.COLORS)
    return (own, other, white, black, board.turn, passed)


def results(roots: list[chess.Board]) -> dict[Key, int]:
    """1 White wins, 0 a draw, -1 Black wins, of all positions that can be reached."""
    after: dict[Key, list[Key]] = {}
    known: dict[Key, int] = {}
    before: dict[Key, list[Key]] = {}
    tables = TableFolder(None)
    waiting = [board.copy(stack=False) for board in roots]
    while waiting:
        board = waiting.pop()
        key = key_of(board)
        if key in after:
            continue
        after[key] = []
        if not board.pawns or board.queens | board.rooks | board.bishops | board.knights:
            known[key] = _by_table(board, tables)
            continue
        moves = [*board.legal_moves]
        if not moves:
            known[key] = 0 if not board.is_check() else -1 if board.turn else 1
        for move in moves:
            board.push(move)
            child = key_of(board)
            if board.pawns and not move.promotion:
                waiting.append(board.copy(stack=False))
            else:  # what is promoted to is no part of the key
                child = (*child[:5], 1000 + len(known))
                after[child], known[child] = [], _by_table(board, tables)
            after[key].append(child)
            before.setdefault(child, []).append(key)
            board.pop()
    return _spread(after, before, known)


def _by_table(board: chess.Board, tables: TableFolder) -> int:
    if chess.popcount(board.occupied) == 2 or board.is_insufficient_material():
        return 0
    answer = tables.probe(board)
    assert answer is not None, board.fen()
    return answer.wdl // 2 * (1 if board.turn else -1)


def _spread(
    after: dict[Key, list[Key]], before: dict[Key, list[Key]], known: dict[Key, int]
) -> dict[Key, int]:
    known = {key: result for key, result in known.items() if result or not after[key]}
    left = {key: len(children) for key, children in after.items()}
    waiting = [key for key, result in known.items() if result]
    while waiting:
        child = waiting.pop()
        for key in before.get(child, []):
            if key in known:
                continue
            left[key] -= 1
            mine = 1 if key[4] else -1
            if known[child] == mine or (left[key] == 0 and known[child] == -mine):
                known[key] = known[child]
                waiting.append(key)
    return {key: known.get(key, 0) for key in after}
