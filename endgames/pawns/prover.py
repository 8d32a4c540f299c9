"""Proofs that a pawn ending is won: a search to a queen that nothing can be done about.

Owns a depth-first proof-number search over positions with kings and pawns. It says "proven" or "not proven",
and never that something is drawn. The attacker is White here; `Prover` turns the board where Black attacks.
All that is compiled stands in this one file, as numba looks for changes in it alone (`nn/compiled.py`).

Won is: mate, or a queen that cannot be taken, with the other side neither stalemated nor near to a queen of
its own (`_is_won`). A repetition counts as no win, so a proof never leans on itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import chess
import numpy as np

from endgames.compiled import compiler

jit = compiler(Path(__file__).parent)
MAX_PLY = 160
FIRST_ROUND = 20_000
"""Positions that are opened until a search begins anew with what it has proven, then twice as many."""
_MOVES = 64
_INF = 1_000_000_000
_HARD = 10_000_000
"""What a repetition is said to cost: too much, but not disproven, as on another way it may be none."""
_ONE = np.uint64(1)
_ZERO = np.uint64(0)
_PROVEN, _OPEN, _LOST = 1, 0, -1
_U7, _U8, _U9, _U16 = np.uint64(7), np.uint64(8), np.uint64(9), np.uint64(16)
_NOT_A = np.uint64(0xFEFEFEFEFEFEFEFE)
_NOT_H = np.uint64(0x7F7F7F7F7F7F7F7F)
_KING = np.array([int(attacks) for attacks in chess.BB_KING_ATTACKS], dtype=np.uint64)
_FILES = np.array([int(chess.BB_FILES[square & 7]) for square in range(64)], dtype=np.uint64)


@jit
def _bit(square):
    return _ONE << np.uint64(square)


@jit
def _white_attacks(pawns):
    return ((pawns & _NOT_A) << _U7) | ((pawns & _NOT_H) << _U9)


@jit
def _black_attacks(pawns):
    return ((pawns & _NOT_A) >> _U9) | ((pawns & _NOT_H) >> _U7)


@jit
def _hash(wp, bp, wk, bk, turn, ep):
    """64 bits of a position, never 0."""
    h = wp * np.uint64(0x9E3779B97F4A7C15)
    h ^= h >> np.uint64(29)
    h = (h + bp) * np.uint64(0xBF58476D1CE4E5B9)
    h ^= h >> np.uint64(32)
    rest = np.uint64(wk) | (np.uint64(bk) << _U8) | (np.uint64(turn) << _U16)
    h = (h + (rest | (np.uint64(ep + 1) << np.uint64(24)))) * np.uint64(0x94D049BB133111EB)
    h ^= h >> np.uint64(31)
    h *= np.uint64(0xD6E8FEB86659FD93)
    h ^= h >> np.uint64(32)
    return h | _ONE


@jit
def _is_won(wp, bp, wk, bk, queen):
    """Whether a new queen of White, with Black to move, is a win: it is not taken, Black can move, and no
    pawn of Black is near its own queen: all have three steps to go, but those that a pawn of White blocks
    with Black's king away, and two at most have no pawn of White before them."""
    if _KING[bk] & _bit(queen) and not _KING[wk] & _bit(queen):
        return False
    free = 0
    for square in range(8, 56):
        if bp & _bit(square):
            blocked = wp & _bit(square - 8) != _ZERO
            if not blocked:
                if square < 24:
                    return False
                if not wp & (_FILES[square] >> np.uint64(63 - square // 8 * 8) >> _ONE):
                    free += 1
            elif square < 24 and (_KING[bk] & _bit(square - 8)):
                return False
            if _black_attacks(_bit(square)) & wp and square < 32:
                return False
    if free > 2:
        return False
    return _can_move(wp, bp, wk, bk, queen)


@jit
def _can_move(wp, bp, wk, bk, queen):
    """Whether Black is not stalemated with a white queen on the board: its king can move, or is in check
    (mated then, or a pawn is put between), or a pawn that the queen cannot have pinned can move."""
    queen_sees = _queen_attacks(wp | bp | _bit(wk), queen)
    near = _KING[wk] | _white_attacks(wp) | queen_sees | _bit(wk)
    for square in range(64):
        if _KING[bk] & _bit(square) and not (near | bp) & _bit(square):
            return True
    in_check = (_white_attacks(wp) | queen_sees) & _bit(bk) != _ZERO
    if in_check:
        return True
    taken = wp | bp | _bit(wk) | _bit(bk) | _bit(queen)
    return bp & ~queen_sees & ~(taken << _U8) != _ZERO


@jit
def _queen_attacks(blockers, queen):
    found = _ZERO
    for rank_step in range(-1, 2):
        for file_step in range(-1, 2):
            if rank_step == 0 and file_step == 0:
                continue
            rank, file = queen // 8 + rank_step, queen % 8 + file_step
            while 0 <= rank < 8 and 0 <= file < 8:
                found |= _bit(rank * 8 + file)
                if blockers & _bit(rank * 8 + file):
                    break
                rank += rank_step
                file += file_step
    return found


@jit
def _put(row, count, wp, bp, wk, bk, turn, ep, status):
    """Write down a position that a move leads to; the number of them so far."""
    row[count, 0] = wp
    row[count, 1] = bp
    row[count, 2] = np.uint64(wk)
    row[count, 3] = np.uint64(bk)
    row[count, 4] = np.uint64(turn)
    row[count, 5] = np.uint64(ep + 1)
    row[count, 6] = _hash(wp, bp, wk, bk, turn, ep)
    row[count, 7] = np.uint64(status + 1)
    return count + 1


@jit
def _white_moves(row, wp, bp, wk, bk, ep):
    """The positions after White's legal moves: pawns first, those that are far ahead before others."""
    count = 0
    kings = _bit(wk) | _bit(bk)
    taken = wp | bp | kings
    for back in range(56):
        origin = 55 - back
        if not wp & _bit(origin):
            continue
        rest = wp & ~_bit(origin)
        for step in (8, 7, 9, 16):
            target = origin + step
            if target > 63:
                continue
            if step == 16:
                if origin >= 16 or taken & (_bit(origin + 8) | _bit(target)):
                    continue
            elif step == 8:
                if taken & _bit(target):
                    continue
            elif not (_white_attacks(_bit(origin)) & _bit(target)):
                continue
            black, passed = bp, -1
            if step == 7 or step == 9:
                if bp & _bit(target):
                    black = bp & ~_bit(target)
                elif target == ep:
                    black = bp & ~_bit(target - 8)
                else:
                    continue
            if _black_attacks(black) & _bit(wk):
                continue
            if target >= 56:
                status = _PROVEN if _is_won(rest, black, wk, bk, target) else _LOST
                count = _put(row, count, rest, black, wk, bk, 1, -1, status)
                continue
            if step == 16 and _beside(target, bp):
                passed = origin + 8
            count = _put(row, count, rest | _bit(target), black, wk, bk, 1, passed, _OPEN)
    attacked = _KING[bk] | _black_attacks(bp)
    for target in range(64):
        if _KING[wk] & _bit(target) and not (wp | attacked) & _bit(target):
            count = _put(row, count, wp, bp & ~_bit(target), target, bk, 1, -1, _OPEN)
    return count


@jit
def _beside(square, pawns):
    """Whether one of the pawns stands beside a square."""
    if square % 8 > 0 and pawns & _bit(square - 1):
        return True
    return square % 8 < 7 and pawns & _bit(square + 1) != _ZERO


@jit
def _black_moves(row, wp, bp, wk, bk, ep):
    """The positions after Black's legal moves. A queen of Black's that White's king takes at once is a move
    with its answer: Black moves again; any other is lost for White's proof."""
    count = 0
    taken = wp | bp | _bit(wk) | _bit(bk)
    for origin in range(8, 56):
        if not bp & _bit(origin):
            continue
        rest = bp & ~_bit(origin)
        for step in (8, 7, 9, 16):
            target = origin - step
            if target < 0:
                continue
            if step == 16:
                if origin < 48 or taken & (_bit(origin - 8) | _bit(target)):
                    continue
            elif step == 8:
                if taken & _bit(target):
                    continue
            elif not (_black_attacks(_bit(origin)) & _bit(target)):
                continue
            white, passed = wp, -1
            if step == 7 or step == 9:
                if wp & _bit(target):
                    white = wp & ~_bit(target)
                elif target == ep:
                    white = wp & ~_bit(target + 8)
                else:
                    continue
            if _white_attacks(white) & _bit(bk):
                continue
            if target < 8:
                if _KING[wk] & _bit(target) and not (_KING[bk] | _black_attacks(rest)) & _bit(target):
                    count = _put(row, count, white, rest, target, bk, 1, -1, _OPEN)
                else:
                    count = _put(row, count, white, rest, wk, bk, 0, -1, _LOST)
                continue
            if step == 16 and _beside(target, wp):
                passed = origin - 8
            count = _put(row, count, white, rest | _bit(target), wk, bk, 0, passed, _OPEN)
    attacked = _KING[wk] | _white_attacks(wp)
    for target in range(64):
        if _KING[bk] & _bit(target) and not (bp | attacked) & _bit(target):
            count = _put(row, count, wp & ~_bit(target), bp, wk, target, 0, -1, _OPEN)
    return count


@jit
def _guess(wp, bp, wk, bk):
    """A first proof number, by what was found to save the most: how far White's foremost pawn has to go, more
    where a pawn stands before it, its king is far or Black's is near; and who has more pawns."""
    best, more = 60, 0
    for square in range(8, 56):
        if wp & _bit(square):
            more -= 1
            rank, file = square // 8, square % 8
            found = 6 * (7 - rank)
            if bp & ((_FILES[square] << np.uint64(rank * 8)) << _U8):
                found += 18
            found += 2 * min(max(abs(wk // 8 - rank - 1), abs(wk % 8 - file)), 4)
            if max(abs(bk // 8 - 7), abs(bk % 8 - file)) <= 7 - rank:
                found += 4
            best = min(best, found)
        elif bp & _bit(square):
            more += 1
    return max(best + 3 * more, 1)


@jit
def _find(keys, key):
    """The slot of a key, or -1."""
    mask = np.uint64(len(keys) - 1)
    for step in range(4):
        slot = ((key >> np.uint64(1)) + np.uint64(step)) & mask
        if keys[slot] == key:
            return np.int64(slot)
    return -1


@jit
def _store(keys, numbers, key, proof, disproof, era) -> None:
    """Keep the numbers of a position; a proof gives way to proofs alone."""
    mask = np.uint64(len(keys) - 1)
    chosen = np.int64((key >> np.uint64(1)) & mask)
    for step in range(4):
        slot = np.int64(((key >> np.uint64(1)) + np.uint64(step)) & mask)
        if keys[slot] == key or keys[slot] == _ZERO:
            chosen = slot
            break
        if numbers[slot, 0] != 0 and (numbers[chosen, 0] == 0 or numbers[slot, 2] != era):
            chosen = slot
    keys[chosen] = key
    numbers[chosen, 0] = proof
    numbers[chosen, 1] = disproof
    numbers[chosen, 2] = era


@jit
def _read(keys, numbers, child, path, ply, era):
    """(proof, disproof) of a position that a move leads to; of other eras proofs alone count."""
    if child[7] == np.uint64(_PROVEN + 1):
        return 0, _INF
    if child[7] == np.uint64(_LOST + 1) or child[0] == _ZERO:
        return _INF, 0
    slot = _find(keys, child[6])
    if slot >= 0 and numbers[slot, 0] == 0:
        return 0, _INF
    for back in range(ply + 1):
        if path[back] == child[6]:
            return _HARD, 0
    if slot >= 0 and numbers[slot, 2] == era:
        return np.int64(numbers[slot, 0]), np.int64(numbers[slot, 1])
    return _guess(child[0], child[1], np.int64(child[2]), np.int64(child[3])), 1


@jit
def _weigh(keys, numbers, row, count, is_white, path, ply, era):
    """(proof, disproof, best move, the number of its rival, open moves) of a position. Sums are taken as the
    greatest plus the number of others: many ways lead to the same positions, which would count twice."""
    best, least, rival, greatest, others = 0, _INF + 1, _INF + 1, 0, 0
    for index in range(count):
        proof, disproof = _read(keys, numbers, row[index], path, ply, era)
        own, other = (proof, disproof) if is_white else (disproof, proof)
        if own < least:
            best, rival, least = index, least, own
        elif own < rival:
            rival = own
        if other > 0:
            others += 1
            greatest = max(greatest, other)
    total = min(greatest + max(others - 1, 0), _INF)
    least = min(least, _INF)
    if is_white:
        return least, total, best, rival, others
    return total, least, best, rival, others


@jit
def _search(keys, numbers, rows, root, budget, era):
    """(1: proven, 0: not; positions opened)."""
    counts = np.zeros(MAX_PLY + 1, dtype=np.int64)
    most = np.zeros((MAX_PLY + 1, 2), dtype=np.int64)
    at = np.zeros((MAX_PLY + 1, 8), dtype=np.uint64)
    path = np.zeros(MAX_PLY + 1, dtype=np.uint64)
    is_open = np.zeros(MAX_PLY + 1, dtype=np.bool_)
    at[0] = root
    path[0] = root[6]
    most[0, 0], most[0, 1] = _HARD, _INF
    ply, nodes = 0, 0
    while True:
        wp, bp, wk, bk = at[ply, 0], at[ply, 1], np.int64(at[ply, 2]), np.int64(at[ply, 3])
        is_white = at[ply, 4] == _ZERO
        if not is_open[ply]:
            nodes += 1
            ep = np.int64(at[ply, 5]) - 1
            is_open[ply] = True
            if is_white:
                counts[ply] = _white_moves(rows[ply], wp, bp, wk, bk, ep)
            else:
                counts[ply] = _black_moves(rows[ply], wp, bp, wk, bk, ep)
        if counts[ply] == 0:
            mated = not is_white and _white_attacks(wp) & _bit(bk) != _ZERO
            proof, disproof = (0, _INF) if mated else (_INF, 0)
            best, rival, others = 0, _INF, 0
        else:
            proof, disproof, best, rival, others = _weigh(
                keys, numbers, rows[ply], counts[ply], is_white, path, ply, era
            )
        is_done = proof >= most[ply, 0] or disproof >= most[ply, 1] or proof == 0 or disproof == 0
        if ply + 1 > MAX_PLY and not is_done:
            proof, disproof, is_done = _HARD, 0, True
        if is_done or nodes >= budget:
            _store(keys, numbers, path[ply], proof, disproof, era)
            if ply == 0 or nodes >= budget:
                return (1 if proof == 0 and ply == 0 else 0), nodes
            ply -= 1
            continue
        at[ply + 1] = rows[ply, best]
        path[ply + 1] = rows[ply, best, 6]
        is_open[ply + 1] = False
        narrow = min(rival + 1 + rival // 4, _INF)
        if is_white:
            most[ply + 1, 0] = min(most[ply, 0], narrow)
            most[ply + 1, 1] = most[ply, 1] - max(others - 1, 0)
        else:
            most[ply + 1, 0] = most[ply, 0] - max(others - 1, 0)
            most[ply + 1, 1] = min(most[ply, 1], narrow)
        ply += 1


class Prover:
    """Proofs within a budget of positions; what is proven once is kept for the next question."""

    def __init__(self, budget: int, bits: int = 19) -> None:
        self.left = budget
        self._keys = np.zeros(1 << bits, dtype=np.uint64)
        self._numbers = np.zeros((1 << bits, 3), dtype=np.int32)
        self._era = 0
        self._rows = np.zeros((MAX_PLY + 1, _MOVES, 8), dtype=np.uint64)

    def wins(self, board: chess.Board, color: chess.Color, most: int) -> bool:
        """Whether it is proven that `color` wins a position with kings and pawns alone, opening at most
        `most` positions, and no more than are left of the budget. False proves nothing."""
        if color == chess.BLACK:
            board = board.mirror()
        root, allowed = _root(board), FIRST_ROUND
        while most > 0 and self.left > 0:
            # What a repetition spoilt on one way may be good on another: only proofs are kept.
            self._era += 1
            proven, nodes = _search(
                self._keys, self._numbers, self._rows, root, min(allowed, most, self.left), self._era
            )
            self.left -= nodes
            most -= nodes
            if proven:
                return True
            allowed *= 2
        return False


def _root(board: chess.Board) -> Any:
    """A position as the search has it: pawns, kings, who moves, en passant + 1, key."""
    ep = board.ep_square if board.has_legal_en_passant() else None
    white, black = board.king(chess.WHITE), board.king(chess.BLACK)
    assert white is not None and black is not None
    row = np.zeros((1, 8), dtype=np.uint64)
    pawns = [np.uint64(int(board.pieces(chess.PAWN, color))) for color in (chess.WHITE, chess.BLACK)]
    _put(row, 0, pawns[0], pawns[1], white, black, 0 if board.turn else 1, -1 if ep is None else ep, _OPEN)
    return row[0]
