"""Moves: generating, making, and whether a square is attacked. Compiled; proved by `perft`.

Moves are pseudo-legal: whoever makes one asks `is_check` for the side that moved. Castling alone is checked
here, for attacked squares on its way.
"""

from __future__ import annotations

import numpy as np

from endgames.compiled import lowest_bit
from server.analysis.builtin.attacks import (
    KING_ATTACKS,
    KNIGHT_ATTACKS,
    PAWN_ATTACKS,
    RANK_SPANS,
    bishop_attacks,
    rook_attacks,
)
from server.analysis.builtin.compiled import jit
from server.analysis.builtin.moves import (
    BISHOP,
    CASTLING,
    DOUBLE_STEP,
    EMPTY,
    EN_PASSANT,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
)
from server.analysis.builtin.state import MAX_PLY, NO_SQUARE, PASSANT_KEYS, PIECE_KEYS, RIGHTS_KEYS, TURN_KEY

_NONE = np.uint64(0)
_ONE = np.uint64(1)


@jit
def bit(square):  # type: ignore[no-untyped-def]
    """The set of one square."""
    return _ONE << np.uint64(square)


@jit
def attackers(search, ply, square, occupied):  # type: ignore[no-untyped-def]
    """Pieces of both sides that attack `square` when `occupied` squares block."""
    bits = search.bits[ply]
    diagonal = bits[BISHOP] | bits[6 + BISHOP] | bits[QUEEN] | bits[6 + QUEEN]
    straight = bits[ROOK] | bits[6 + ROOK] | bits[QUEEN] | bits[6 + QUEEN]
    return (
        (PAWN_ATTACKS[1, square] & bits[PAWN])
        | (PAWN_ATTACKS[0, square] & bits[6 + PAWN])
        | (KNIGHT_ATTACKS[square] & (bits[KNIGHT] | bits[6 + KNIGHT]))
        | (KING_ATTACKS[square] & (bits[KING] | bits[6 + KING]))
        | (bishop_attacks(square, occupied) & diagonal)
        | (rook_attacks(square, occupied) & straight)
    )


@jit
def is_attacked(search, ply, square, side):  # type: ignore[no-untyped-def]
    """Whether `side` attacks `square`."""
    bits = search.bits[ply]
    first = 6 * side
    if (PAWN_ATTACKS[1 - side, square] & bits[first + PAWN]) != _NONE:
        return True
    if (KNIGHT_ATTACKS[square] & bits[first + KNIGHT]) != _NONE:
        return True
    if (KING_ATTACKS[square] & bits[first + KING]) != _NONE:
        return True
    occupied = bits[12] | bits[13]
    if (bishop_attacks(square, occupied) & (bits[first + BISHOP] | bits[first + QUEEN])) != _NONE:
        return True
    return (rook_attacks(square, occupied) & (bits[first + ROOK] | bits[first + QUEEN])) != _NONE


@jit
def is_check(search, ply, side):  # type: ignore[no-untyped-def]
    """Whether the king of `side` is attacked."""
    return is_attacked(search, ply, lowest_bit(search.bits[ply, 6 * side + KING]), 1 - side)


@jit
def _add_moves(search, ply, count, origin, targets):  # type: ignore[no-untyped-def]
    moves = search.moves[ply]
    while targets != _NONE:
        moves[count] = origin | lowest_bit(targets) << 6
        count += 1
        targets &= targets - _ONE
    return count


@jit
def _add_promotions(search, ply, count, step, last):  # type: ignore[no-untyped-def]
    """The pawn's `step` with each promotion from the queen down to `last`."""
    for kind in range(QUEEN, last - 1, -1):
        search.moves[ply, count] = step | kind << 12
        count += 1
    return count


@jit
def _add_pawn_moves(search, ply, count, pawn, quiet):  # type: ignore[no-untyped-def]
    """A pawn's moves: those that take or make a queen, the others if `quiet`."""
    bits = search.bits[ply]
    side = search.turn[ply]
    occupied = bits[12] | bits[13]
    forward = 8 - 16 * side
    step = pawn + forward
    targets = PAWN_ATTACKS[side, pawn] & bits[13 - side]
    if step < 8 or step > 55:
        last = KNIGHT if quiet else QUEEN
        while targets != _NONE:
            count = _add_promotions(search, ply, count, pawn | lowest_bit(targets) << 6, last)
            targets &= targets - _ONE
        if (occupied & bit(step)) == _NONE:
            count = _add_promotions(search, ply, count, pawn | step << 6, last)
        return count
    count = _add_moves(search, ply, count, pawn, targets)
    passant = search.passant[ply]
    if passant != NO_SQUARE and (PAWN_ATTACKS[side, pawn] & bit(passant)) != _NONE:
        search.moves[ply, count] = pawn | passant << 6 | EN_PASSANT << 15
        count += 1
    if quiet and (occupied & bit(step)) == _NONE:
        search.moves[ply, count] = pawn | step << 6
        count += 1
        if (pawn >> 3) == 1 + 5 * side and (occupied & bit(step + forward)) == _NONE:
            search.moves[ply, count] = pawn | (step + forward) << 6 | DOUBLE_STEP << 15
            count += 1
    return count


@jit
def _may_castle(search, ply, king, rook, king_target, rook_target):  # type: ignore[no-untyped-def]
    """Whether all squares between are free, king and rook apart, and none that the king touches attacked."""
    side = search.turn[ply]
    bits = search.bits[ply]
    others = (bits[12] | bits[13]) & ~(bit(king) | bit(rook))
    if ((RANK_SPANS[king, king_target] | RANK_SPANS[rook, rook_target]) & others) != _NONE:
        return False
    path = RANK_SPANS[king, king_target]
    while path != _NONE:
        if is_attacked(search, ply, lowest_bit(path), 1 - side):
            return False
        path &= path - _ONE
    return True


@jit
def _add_castling(search, ply, count, king):  # type: ignore[no-untyped-def]
    side = search.turn[ply]
    rights = search.rights[ply] >> (2 * side)
    home = 56 * side
    for wing in range(2):
        if (rights >> wing) & 1:
            rook = search.rooks[2 * side + wing]
            if _may_castle(search, ply, king, rook, home + 6 - 4 * wing, home + 5 - 2 * wing):
                search.moves[ply, count] = king | rook << 6 | CASTLING << 15
                count += 1
    return count


@jit
def generate(search, ply, quiet):  # type: ignore[no-untyped-def]
    """Write the pseudo-legal moves at `ply` to `search.moves[ply]` -> their number.

    Captures and promotions to a queen always; the others if `quiet`.
    """
    bits = search.bits[ply]
    side = search.turn[ply]
    own = bits[12 + side]
    occupied = bits[12] | bits[13]
    wanted = bits[13 - side]
    if quiet:
        wanted |= ~occupied
    count = np.int64(0)  # no literal: numba would compile all that is called once more for it
    pieces = own
    while pieces != _NONE:
        origin = lowest_bit(pieces)
        pieces &= pieces - _ONE
        kind = search.squares[ply, origin] - 6 * side
        if kind == PAWN:
            count = _add_pawn_moves(search, ply, count, origin, quiet)
            continue
        if kind == KNIGHT:
            targets = KNIGHT_ATTACKS[origin]
        elif kind == BISHOP:
            targets = bishop_attacks(origin, occupied)
        elif kind == ROOK:
            targets = rook_attacks(origin, occupied)
        elif kind == QUEEN:
            targets = bishop_attacks(origin, occupied) | rook_attacks(origin, occupied)
        else:
            targets = KING_ATTACKS[origin]
            if quiet:
                count = _add_castling(search, ply, count, origin)
        count = _add_moves(search, ply, count, origin, targets & wanted)
    return count


@jit
def _copy_position(search, ply):  # type: ignore[no-untyped-def]
    for square in range(64):
        search.squares[ply + 1, square] = search.squares[ply, square]
    for index in range(14):
        search.bits[ply + 1, index] = search.bits[ply, index]
    search.pawn_key[ply + 1] = search.pawn_key[ply]


@jit
def _remove(search, ply, piece, square):  # type: ignore[no-untyped-def]
    """Take `piece` off `square` in the position at `ply`, and note it for the accumulators."""
    search.squares[ply, square] = EMPTY
    search.bits[ply, piece] ^= bit(square)
    search.bits[ply, 12 + piece // 6] ^= bit(square)
    search.key[ply] ^= PIECE_KEYS[piece, square]
    if piece % 6 == PAWN:
        search.pawn_key[ply] ^= PIECE_KEYS[piece, square]
    search.removed[ply, search.removed_count[ply]] = piece * 64 + square
    search.removed_count[ply] += 1


@jit
def _add(search, ply, piece, square):  # type: ignore[no-untyped-def]
    search.squares[ply, square] = piece
    search.bits[ply, piece] ^= bit(square)
    search.bits[ply, 12 + piece // 6] ^= bit(square)
    search.key[ply] ^= PIECE_KEYS[piece, square]
    if piece % 6 == PAWN:
        search.pawn_key[ply] ^= PIECE_KEYS[piece, square]
    search.added[ply, search.added_count[ply]] = piece * 64 + square
    search.added_count[ply] += 1


@jit
def _move_pieces(search, ply, move):  # type: ignore[no-untyped-def]
    """Carry out `move` on the position at `ply`, which is a copy of the one before."""
    origin, target = move & 63, (move >> 6) & 63
    promotion, kind = (move >> 12) & 7, (move >> 15) & 3
    piece = np.int64(search.squares[ply, origin])
    side = piece // 6
    _remove(search, ply, piece, origin)
    if kind == CASTLING:
        wing = 0 if target > origin else 1
        _remove(search, ply, 6 * side + ROOK, target)
        _add(search, ply, piece, 56 * side + 6 - 4 * wing)
        _add(search, ply, 6 * side + ROOK, 56 * side + 5 - 2 * wing)
        return
    taken = np.int64(search.squares[ply, target])
    if taken != EMPTY:
        _remove(search, ply, taken, target)
    elif kind == EN_PASSANT:
        _remove(search, ply, 6 * (1 - side) + PAWN, target - 8 + 16 * side)
    _add(search, ply, 6 * side + promotion if promotion else piece, target)


@jit
def make_move(search, ply, move):  # type: ignore[no-untyped-def]
    """Write the position after `move` to `ply` + 1."""
    after = ply + 1
    side = search.turn[ply]
    origin, target = move & 63, (move >> 6) & 63
    kind = (move >> 15) & 3
    zeroing = search.squares[ply, origin] == 6 * side + PAWN or (
        search.squares[ply, target] != EMPTY and kind != CASTLING
    )
    _copy_position(search, ply)
    search.key[after] = (
        search.key[ply] ^ TURN_KEY ^ RIGHTS_KEYS[search.rights[ply]] ^ PASSANT_KEYS[search.passant[ply]]
    )
    search.added_count[after] = 0
    search.removed_count[after] = 0
    search.fresh[after] = 0
    _move_pieces(search, after, move)
    search.turn[after] = 1 - side
    search.rights[after] = search.rights[ply] & search.kept[origin] & search.kept[target]
    search.clock[after] = 0 if zeroing else search.clock[ply] + 1
    search.passant[after] = NO_SQUARE
    if kind == DOUBLE_STEP:
        passed = (origin + target) >> 1
        if (PAWN_ATTACKS[side, passed] & search.bits[after, 6 * (1 - side) + PAWN]) != _NONE:
            search.passant[after] = passed
    search.key[after] ^= RIGHTS_KEYS[search.rights[after]] ^ PASSANT_KEYS[search.passant[after]]


@jit
def make_pass(search, ply):  # type: ignore[no-untyped-def]
    """Write the position after a null move to `ply` + 1."""
    after = ply + 1
    _copy_position(search, ply)
    search.key[after] = search.key[ply] ^ TURN_KEY ^ PASSANT_KEYS[search.passant[ply]]
    search.added_count[after] = 0
    search.removed_count[after] = 0
    search.fresh[after] = 0
    search.turn[after] = 1 - search.turn[ply]
    search.rights[after] = search.rights[ply]
    search.clock[after] = 0  # no repetition reaches over it
    search.passant[after] = NO_SQUARE


@jit
def perft(search, depth):  # type: ignore[no-untyped-def]
    """Number of legal lines of `depth` >= 1 plies from the root: the proof of this module."""
    assert depth <= MAX_PLY
    lines = 0
    ply = np.int64(0)
    search.count[0] = generate(search, ply, depth > 0)
    search.next[0] = 0
    while ply >= 0:
        if search.next[ply] == search.count[ply]:
            ply -= 1
            continue
        move = np.int64(search.moves[ply, search.next[ply]])
        search.next[ply] += 1
        make_move(search, ply, move)
        if is_check(search, ply + 1, search.turn[ply]):
            continue
        if ply + 1 == depth:
            lines += 1
            continue
        ply += 1
        search.count[ply] = generate(search, ply, depth > 0)
        search.next[ply] = 0
    return lines
