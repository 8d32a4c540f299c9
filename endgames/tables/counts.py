"""What a table holds, counted: placements of all men that are legal, won, lost, drawn; the longest wins."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from endgames.tables.files import TableFile, meanings
from endgames.tables.layout import DRAW, ILLEGAL, STALEMATE


class SideCounts(TypedDict):
    """Of one side to move; en passant and castling are not regarded, equal men are told apart."""

    legal: int
    win: int
    loss: int
    draw: int
    max_win_moves: int
    max_loss_moves: int


def counts_of(file: TableFile) -> dict[str, SideCounts]:
    """{"w", "b"}: the side to move. Raises BrokenTableError."""
    file.check()
    return {side: _side(file, half) for half, side in enumerate("wb")}


def _side(file: TableFile, half: int) -> SideCounts:
    counts: Counter[int] = Counter()
    whole, says = file.whole(), meanings(file.head.far)[half]
    for start, size, weight in file.layout.parts():
        start += half * file.layout.entries
        for byte, count in Counter(bytes(whole[start : start + size])).items():
            counts[says[byte]] += count * weight
    del counts[ILLEGAL]
    wins = {plies: count for plies, count in counts.items() if plies < STALEMATE and plies & 1}
    losses = {plies: count for plies, count in counts.items() if plies < STALEMATE and not plies & 1}
    return {
        "legal": counts.total(),
        "win": sum(wins.values()),
        "loss": sum(losses.values()),
        "draw": counts[STALEMATE] + counts[DRAW],
        "max_win_moves": (max(wins, default=-1) + 1) // 2,
        "max_loss_moves": max(losses, default=0) // 2,
    }
