"""Writes `endgames/data/duels.npz` of tables of four men: `python -m scripts.build_duels FOLDER`.

What becomes of a promotion of Black when no pawns are left, White to move: sets of squares of the white king,
[white piece, file of Black's new piece, black king]. `wins` and `holds`: a queen against whatever Black may
have promoted to; `may_q`, `may_r`: a queen or rook wins against a queen (bishop and knight never do).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from endgames.paths import DATA
from endgames.tables.files import TableFile
from endgames.tables.layout import LAST_BYTE, SLOTS

TARGET = DATA / "duels.npz"
NAMES = ("KQvKQ", "KQvKR", "KQvKB", "KQvKN")


def main(folder: Path) -> None:
    np.savez_compressed(TARGET, **duels(folder))


def duels(folder: Path) -> dict[str, Any]:
    """The sets, from the tables `NAMES` in a folder."""
    against = {name[-1]: _bytes(folder, name, swapped=False) for name in NAMES}
    wins = np.logical_and.reduce([_wins(found) for found in against.values()])
    holds = np.logical_and.reduce([(found != 255) & ~_loses(found) for found in against.values()])
    by_rook = _wins(_bytes(folder, "KQvKR", swapped=True))
    found = {"wins": wins, "holds": holds, "may_q": _wins(against["Q"]), "may_r": by_rook}
    assert not any(_wins(_bytes(folder, name, swapped=True)).any() for name in ("KQvKB", "KQvKN"))
    return {
        name: np.packbits(each, axis=-1, bitorder="little").view(np.uint64).reshape(64, 8, 64)
        for name, each in found.items()
    }


def _bytes(folder: Path, name: str, *, swapped: bool) -> Any:
    """What a table says with White to move, [white piece, file, black king, white king]; `swapped`: White has
    the second piece, and Black's queen is the new one."""
    file = TableFile(folder / f"{name}.kbt")
    file.check()
    half = np.frombuffer(file.whole(), np.uint8)[(file.head.entries if swapped else 0) :]
    piece, new, black, white = np.meshgrid(*map(np.arange, (64, 8, 64, 64)), indexing="ij")
    if swapped:
        piece, new, black, white = new ^ 56, piece ^ 56, white ^ 56, black ^ 56
    flip = np.where(white & 4, 7, 0) ^ np.where(white & 32, 56, 0)
    men = [each ^ flip for each in (white, black, piece, new)]
    slanted = (men[0] >> 3) > (men[0] & 7)
    white, black, piece, new = (np.where(slanted, each >> 3 | (each & 7) << 3, each) for each in men)
    found: Any = half[((np.array(SLOTS)[white] * 64 + black) * 64 + piece) * 64 + new]
    return found


def _wins(found: Any) -> Any:
    return (found <= LAST_BYTE) & (found & 1 == 1)


def _loses(found: Any) -> Any:
    return (found <= LAST_BYTE) & (found & 1 == 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
